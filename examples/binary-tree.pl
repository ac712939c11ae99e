% Binary trees: a compound term with trees inside.
%
% A tree is nil or t(Left, Value, Right). In a search tree smaller values are on
% the left and greater ones on the right, so that one path decides whether a value
% is there. Trees are never changed: put/3 gives a new tree that shares what is the
% same.

%% ?- tree([4, 2, 6, 1, 3], Tree).
%% ?- in(3, t(t(nil, 1, t(nil, 3, nil)), 4, t(nil, 6, nil))).
%% ?- sorted([4, 2, 6, 1, 3], List).
%% ?- height(t(t(nil, 1, t(nil, 3, nil)), 4, t(nil, 6, nil)), H).

tree(Values, Tree) :- foldl(put, Values, nil, Tree).

put(X, nil, t(nil, X, nil)).
put(X, t(L, V, R), t(L2, V, R)) :- X < V, put(X, L, L2).
put(X, t(L, V, R), t(L, V, R2)) :- X > V, put(X, R, R2).
put(X, t(L, X, R), t(L, X, R)).

in(X, t(_, X, _)).
in(X, t(L, V, _)) :- X < V, in(X, L).
in(X, t(_, V, R)) :- X > V, in(X, R).

sorted(Values, List) :-
    tree(Values, Tree),
    phrase(values(Tree), List).

% The values from left to right, as a grammar: the list grows at its end without
% a single append/3.
values(nil) --> [].
values(t(L, V, R)) --> values(L), [V], values(R).

height(nil, 0).
height(t(L, _, R), H) :-
    height(L, HL),
    height(R, HR),
    H is max(HL, HR) + 1.
