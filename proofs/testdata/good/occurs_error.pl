%% ?- raised(E).
%% ?- none(N).
%% ?- finite(X).

:- set_prolog_flag(occurs_check, error).

twice(B, f(B)).

raised(Name) :- catch(twice(A, A), error(E, _), true), E =.. [Name | _].
none(N) :- findall(x, seen, L), length(L, N).
seen :- catch(member(X, [f(X)]), _, fail).
finite(yes) :- \+ unify_with_occurs_check(A, f(A)).
