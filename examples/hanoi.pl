% The towers of Hanoi: move a pile of disks, one at a time, never a larger disk on
% a smaller one.
%
% To move N disks, move N - 1 out of the way, then the largest, then the N - 1 on
% top of it. The moves are collected in a list.

%% ?- hanoi(3, left, right, middle, Moves).

hanoi(0, _, _, _, []).
hanoi(N, From, To, Spare, Moves) :-
    N > 0,
    Rest is N - 1,
    hanoi(Rest, From, Spare, To, Before),
    hanoi(Rest, Spare, To, From, After),
    append(Before, [move(From, To) | After], Moves).
