% The flag occurs_check: error.

:- set_prolog_flag(occurs_check, error).
:- dynamic(d/2).
p(X, f(X)).
d(X, h(X)).
d(_, _).
n(X) :- X = f(X).
n(no).

?- X = f(X).
   error(occurs_check(_, f(_)), _).
?- X \= f(X).
   error(occurs_check(_, f(_)), _).
?- \+ X = f(X).
   error(occurs_check(_, f(_)), _).
?- p(A, A).
   error(occurs_check(_, f(_)), _).
?- p(A, f(1)).
   A = 1.
?- d(A, A).
   error(occurs_check(_, h(_)), _).
?- n(X).
   error(occurs_check(_, f(_)), _).
?- member(X, [f(X)]).
   error(occurs_check(_, f(_)), _).
?- X =.. [f, X].
   error(occurs_check(_, f(_)), _).
?- findall(X-Y, p(X, Y), [A-A]).
   error(occurs_check(_, f(_)), _).
?- catch(X = f(X), error(occurs_check(A, B), _), true).
   B = f(A).
?- catch(catch(throw(f(A, g(A))), f(B, B), true), f(_, _), R = passed).
   R = passed.
?- ( X = f(X) ; true ).
   error(occurs_check(_, f(_)), _).
?- unify_with_occurs_check(X, f(X)).
   false.
?- X == f(X).
   false.
