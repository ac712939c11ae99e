% Absence and collection over tabled predicates, whose clauses alone do not end.
:- table path/2, even/1, odd/1, win/1.
%% ?- unreachable(X).
%% ?- reachable(L).
%% ?- lost(X).
edge(a, b). edge(b, c). edge(c, a). edge(c, d).
path(X, Y) :- path(X, Z), edge(Z, Y).
path(X, Y) :- edge(X, Y).
unreachable(X) :- node(X), \+ path(X, a).
reachable(L) :- findall(Y, path(a, Y), L).
node(a). node(b). node(c). node(d).
even(0).
even(N) :- N > 0, M is N - 1, odd(M).
odd(N) :- N > 0, M is N - 1, even(M).
move(1, 2). move(2, 3). move(3, 4). move(1, 3).
win(X) :- move(X, Y), \+ win(Y).
lost(X) :- member(X, [1, 2, 3, 4]), \+ win(X), \+ odd(X).
