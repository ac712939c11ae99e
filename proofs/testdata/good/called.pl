%% ?- fresh(X).
%% ?- apart(X, Y).
%% ?- copy(X).

fresh(X) :- var(X), X = 1.
apart(X, Y) :- X \== Y, X = 1, Y = 1.
copy(X) :- copy_term(f(_, Y, Y), X), X = f(1, 2, 2).
