% A knight's tour that is not lost when the rule of thumb is.
%
% Warnsdorff's rule often leaves several squares with the same number of onward
% jumps. The program of knights-tour.pl takes the first of them for good, and from
% p(3, 1) that ends in a corner. This one comes back and tries the others.

%% ?- answer(SquareCount, Tour).
%% ?- tours(Start, Count).

board_size(5).

knight_move(p(X0, Y0), p(X, Y)) :-
    member(d(DX, DY), [
        d(1, 2), d(2, 1), d(-1, 2), d(-2, 1),
        d(1, -2), d(2, -1), d(-1, -2), d(-2, -1)
    ]),
    X is X0 + DX, Y is Y0 + DY,
    board_size(N),
    X >= 1, X =< N, Y >= 1, Y =< N.

degree(Square, Visited, Degree) :-
    findall(Next, (knight_move(Square, Next), \+ member(Next, Visited)), Nexts),
    length(Nexts, Degree).

% The least degree comes first in the sorted candidates; every square that has it
% is as good a choice as any other, and member/2 gives them one by one.
tour_(_, Visited, SquareCount, Visited) :- length(Visited, SquareCount), !.
tour_(Current, Visited, SquareCount, Tour) :-
    findall(Degree-Next, (
        knight_move(Current, Next),
        \+ member(Next, Visited),
        degree(Next, Visited, Degree)
    ), Candidates),
    keysort(Candidates, Sorted),
    Sorted = [Least-_ | _],
    member(Least-Best, Sorted),
    tour_(Best, [Best | Visited], SquareCount, Tour).

knights_tour(Start, Tour) :-
    board_size(N),
    SquareCount is N * N,
    tour_(Start, [Start], SquareCount, Reversed),
    reverse(Reversed, Tour).

% One tour from a square where the first of equals leads nowhere.
answer(SquareCount, Tour) :-
    once(knights_tour(p(3, 1), Tour)),
    length(Tour, SquareCount).

% How many tours the rule allows from the corner.
tours(p(1, 1), Count) :-
    countall(knights_tour(p(1, 1), _), Count).
