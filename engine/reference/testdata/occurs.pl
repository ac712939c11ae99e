% With the flag occurs_check no term contains itself.
:- set_prolog_flag(occurs_check, true).
p(X, f(X)).
q(X, Y) :- r(Y, X).
r(A, g(A, _)).
r(_, none).
n(X) :- X = f(X).
n(no).
%% ?- q(A, A).
%% ?- n(X).
%% ?- \+ p(A, A), p(1, B).
%% ?- member(X, [f(X), 2]).
