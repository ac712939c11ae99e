% A farmer crosses the river with a wolf, a goat and a cabbage.
%
% A state says on which bank each of them is. The plan is a path through the safe
% states that never visits one twice; its length is counted down, so that the
% shortest plan is found.

%% ?- plan(7, Plan).

% state(Farmer, Wolf, Goat, Cabbage)
plan(Length, Plan) :-
    crossings(Length, state(left, left, left, left), [], Plan).

crossings(0, state(right, right, right, right), _, []).
crossings(N, State, Visited, [Move | Plan]) :-
    N > 0,
    move(State, Move, Next),
    safe(Next),
    \+ member(Next, Visited),
    M is N - 1,
    crossings(M, Next, [State | Visited], Plan).

opposite(left, right).
opposite(right, left).

% The farmer takes along what is on his bank, or nothing.
move(state(F, F, G, C), wolf, state(T, T, G, C)) :- opposite(F, T).
move(state(F, W, F, C), goat, state(T, W, T, C)) :- opposite(F, T).
move(state(F, W, G, F), cabbage, state(T, W, G, T)) :- opposite(F, T).
move(state(F, W, G, C), nothing, state(T, W, G, C)) :- opposite(F, T).

% The goat is with the farmer, or away from both others.
safe(state(F, _, F, _)).
safe(state(F, W, G, C)) :-
    opposite(F, G),
    opposite(W, G),
    opposite(C, G).
