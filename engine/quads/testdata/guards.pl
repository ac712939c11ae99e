% Tests before a cut, on arguments that the head binds through another argument.

first(1, X) :- nonvar(X), !, true.

list([_|_], X) :- nonvar(X), !.
list(_, none).

compound(f(_), X) :- compound(X), !.
compound(_, none).

number(1, X) :- X > 0, !.
number(_, none).

unbound(1, X) :- var(X), !.
unbound(_, none).

chosen(a, X) :- atom(X), !.
chosen(b, X) :- integer(X), !.
chosen(_, none).

?- first(X, X).
   X = 1.
?- first(_, _).
   false.
?- list(X, X).
   X = [_|_].
?- list(_, X).
   X = none.
?- list([], X).
   X = none.
?- compound(X, X).
   X = f(_).
?- compound(_, X).
   X = none.
?- compound(f(1), X).
   X = none.
?- number(X, X).
   X = 1.
?- number(_, _).
   error(instantiation_error, _).
?- number(2, X).
   X = none.
?- unbound(X, X).
   X = none.
?- unbound(_, X).
   true.
?- unbound(1, X).
   true.
?- chosen(X, X).
   X = a.
?- chosen(X, 3).
   X = b.
?- chosen(b, X).
   X = none.
