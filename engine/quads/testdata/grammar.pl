% library(grammar).

greeting --> [hello], name.
name --> [world].
name --> [prolog].
digits([D|Ds]) --> digit(D), digits(Ds).
digits([D]) --> digit(D).
digit(D) --> [D], { char_code(D, C), C >= 0'0, C =< 0'9 }.
anything([]) --> [].
anything([X|Xs]) --> [X], anything(Xs).
ab --> "a", !, ab.
ab --> "b".

?- phrase(greeting, [hello, X]).
   X = world
;  X = prolog.
?- phrase(greeting, [hello]).
   false.
?- phrase(digits(Ds), "12", R).
   Ds = ['1', '2'], R = []
;  Ds = ['1'], R = ['2'].
?- phrase(anything(X), [a, b], R).
   X = [], R = [a, b]
;  X = [a], R = [b]
;  X = [a, b], R = []
;  false.
?- phrase(ab, "aab").
   true.
?- phrase(([a], [b] ; [c]), L).
   L = [a, b]
;  L = [c].
?- phrase(([a], \+ [b]), [a, c], R).
   R = [c].
?- phrase(X, []).
   error(instantiation_error, _).
?- phrase(1, []).
   error(type_error(callable, 1), _).
?- phrase(greeting, a).
   error(type_error(list, a), _).
?- phrase(greeting, [hello|X], a).
   error(type_error(list, a), _).
?- phrase([], L, L).
   true.
?- phrase({X = 1}, [], R).
   X = 1, R = [].
?- call_dcg(anything(X), [a], R).
   X = [], R = [a]
;  X = [a], R = []
;  false.
?- dcg_translate_rule((a --> b, [c]), C).
   C = (a(_A, _B) :- b(_A, _C), _C = [c | _B]).
?- expand_term((a --> [x]), C), expand_term(foo, D).
   C = (a(_A, _B) :- _A = [x | _B]), D = foo.
