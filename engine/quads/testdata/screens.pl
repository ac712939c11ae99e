% Clauses that commit, looked at before they are tried, and clauses that another
% argument than the first tells apart: there is no choice left behind.

least(X, Y, X) :- X =< Y, !.
least(_, Y, Y).

pair(a, b) :- !.
pair(_, c).

same(X, f(X), X) :- !.
same(_, _, none).

nested(p(X, X), X) :- !.
nested(p(_, _), none).

number(N, 0) :- number(N), !.
number(x, 1).
number(A + B, C) :- number(A, C), number(B, C).

merged([], Q, Q) :- !.
merged(P, [], P) :- !.
merged([X|P], [Y|Q], [X, Y|R]) :- merged(P, Q, R).

float(1.5, X, X) :- !.
float(_, _, none).

twice(N, X, X) :- N > 0, N < 10, !.
twice(_, _, none).

all(_, []).
all(X, [X|Xs]) :- all(X, Xs).

digit(_, 0, zero).
digit(_, 1, one).
digit(_, 1, uno).
digit(_, f(_), f).
digit(_, [_], list).

between_cuts(X, Y) :- X \== Y, !.
between_cuts(X, X).

?- least(1, 2, X).
   X = 1.
?- least(2, 1, X).
   X = 1.
?- least(1, 2, 2).
   true.
?- least(1, 2, 3).
   false.
?- least(_, 1, _).
   error(instantiation_error, _).
?- least(1, X, X).
   X = 1.
?- least(X, X, 1).
   X = 1.
?- least(X, X, _).
   error(instantiation_error, _).
?- least(a, 1, b).
   false.
?- least(a, 1, _).
   error(type_error(evaluable, a/0), _).
?- least(1.0, 2, X).
   X = 1.0.
?- least(1 + 1, 3, X).
   X = 1 + 1.
?- least(4611686018427387904, 3, X).
   X = 3.
?- pair(X, X).
   X = c.
?- pair(X, Y).
   X = a, Y = b.
?- pair(a, X).
   X = b.
?- pair(b, X).
   X = c.
?- pair(a, c).
   true.
?- same(1, f(1), X).
   X = 1.
?- same(1, f(2), X).
   X = none.
?- same(X, f(1), Y).
   X = 1, Y = 1.
?- nested(p(1, 2), X).
   X = none.
?- nested(p(1, X), Y).
   X = 1, Y = 1.
?- nested(p(A, B), 1).
   A = 1, B = 1.
?- number(3, X).
   X = 0.
?- number(x, X).
   X = 1.
?- number(x + x, X).
   X = 1.
?- number(X, 1).
   X = x
;  X = x + x
;  ... .
?- merged([1], [2], X).
   X = [1, 2].
?- merged([1], [], X).
   X = [1].
?- merged(X, [], [1]).
   X = [1].
?- merged(X, Y, X).
   X = [], Y = [].
?- float(1.5, a, X).
   X = a.
?- float(2.5, a, X).
   X = none.
?- float(1.5, a, b).
   false.
?- twice(5, a, X).
   X = a.
?- twice(10, a, X).
   X = none.
?- twice(5, X, X).
   true.
?- twice(a, b, c).
   false.
?- all(a, [a, a]).
   true.
?- all(a, [a, b]).
   false.
?- digit(_, 0, X).
   X = zero.
?- digit(_, 1, X).
   X = one
;  X = uno.
?- digit(_, f(x), X).
   X = f.
?- digit(_, [x], X).
   X = list.
?- digit(_, [], _).
   false.
?- digit(_, X, uno).
   X = 1.
?- between_cuts(1, 2).
   true.
?- between_cuts(1, 1).
   true.
