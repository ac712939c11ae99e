%% ?- apart(L).
%% ?- never(X).

:- set_prolog_flag(occurs_check, true).

twice(B, f(B)).
twice(f(a), f(a)).

apart(L) :- findall(A, twice(A, A), L).
never(X) :- X = none, \+ twice(g(A), A).
