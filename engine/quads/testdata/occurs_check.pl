% The flag occurs_check: true.

:- set_prolog_flag(occurs_check, true).
:- dynamic(d/2).
p(X, f(X)).
q(X, Y) :- r(Y, X).
r(A, g(A, _)).
r(_, none).
d(X, h(X)).
d(X, [X]) :- atom(X).
l(a, X, f(X)). l(b, X, f(X)). l(c, X, f(X)). l(d, X, f(X)). l(e, X, f(X)). l(f, X, f(X)).
l(g, X, f(X)). l(h, X, f(X)). l(i, X, f(X)). l(j, X, f(X)). l(k, X, f(X)). l(l, X, f(X)).
l(m, X, f(X)). l(n, X, f(X)). l(o, X, f(X)). l(p, X, f(X)). l(q, X, f(X)). l(r, X, f(Y)) :- Y = X.
n(X) :- X = f(X).
n(no).
app([], L, L).
app([X|Xs], Ys, [X|Zs]) :- app(Xs, Ys, Zs).

?- current_prolog_flag(occurs_check, X).
   X = true.
?- X = f(X).
   false.
?- X = f(Y), Y = g(X).
   false.
?- X \= f(X).
   true.
?- f(X, Y) = f(Y, g(X)).
   false.
?- X = X, X = Y, Y = X.
   X = Y.
?- p(A, A).
   false.
?- p(A, f(1)).
   A = 1.
?- q(A, A).
   A = none.
?- d(A, A).
   false.
?- d(a, X).
   X = h(a)
;  X = [a].
?- clause(d(A, A), _).
   false.
?- retract(d(A, A)).
   false.
?- l(_, A, A).
   false.
?- l(r, 1, A).
   A = f(1).
?- n(X).
   X = no.
?- member(X, [f(X)]).
   false.
?- X =.. [f, X].
   false.
?- append([], [a|L], L).
   false.
?- app([], [a|L], L).
   false.
?- app(X, [c], [a, b, c]).
   X = [a, b]
;  false.
?- findall(X-Y, p(X, Y), [A-A]).
   false.
?- catch(throw(f(A, g(A))), f(B, B), true).
   throw(f(_, g(_))).
?- ( X = f(X) -> Y = then ; Y = else ).
   Y = else.
?- \+ X = f(X).
   true.
?- G = (X = f(X)), \+ G.
   G = (X = f(X)).
?- between(1, 20, N), \+ d(A, A), N >= 20.
   N = 20.
?- set_prolog_flag(occurs_check, false), p(_A, _A), set_prolog_flag(occurs_check, true), \+ p(_B, _B).
   true.
?- set_prolog_flag(occurs_check, maybe).
   domain_error(flag_value, occurs_check + maybe).
