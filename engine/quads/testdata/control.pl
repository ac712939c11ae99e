% library(control) and library(error).

:- dynamic(done/1).
p(1).
p(2).
p(3).

?- once(p(X)).
   X = 1.
?- once(fail).
   false.
?- once(X).
   error(instantiation_error, _).
?- ignore(p(X)).
   X = 1.
?- ignore(fail).
   true.
?- not(fail), not(p(4)).
   true.
?- not(p(X)).
   false.
?- forall(p(X), X > 0).
   true.
?- forall(p(X), X > 1).
   false.
?- forall(fail, true).
   true.
?- apply(plus(1), [2, X]).
   X = 3.
?- repeat, true.
   true
;  true
;  true
;  true
;  true
;  true
;  true
;  true
;  ... .
?- X^p(X).
   X = 1
;  X = 2
;  X = 3.
?- setup_call_cleanup(X = 1, p(Y), write(cleanup)).
   X = 1, Y = 1.
% outputs: "cleanup"
?- setup_call_cleanup(true, fail, write(cleanup)).
   false.
% outputs: "cleanup"
?- setup_call_cleanup(true, throw(oops), write(cleanup)).
   throw(oops).
% outputs: "cleanup"
?- setup_call_cleanup(true, throw(oops), throw(other)).
   throw(oops).
?- call_cleanup(p(X), write(bye)).
   X = 1.
% outputs: "bye"
?- must_be(integer, a).
   error(type_error(integer, a), _).
?- must_be(integer, X).
   error(instantiation_error, _).
?- must_be(integer, 3).
   true.
?- must_be(nonneg, -1).
   error(type_error(nonneg, -1), _).
?- must_be(positive_integer, 0).
   error(type_error(positive_integer, 0), _).
?- must_be(list, [a|b]).
   error(type_error(list, [a | b]), _).
?- must_be(list, [a|X]).
   error(instantiation_error, _).
?- must_be(list(atom), [a, 1]).
   error(type_error(atom, 1), _).
?- must_be(boolean, maybe).
   error(type_error(boolean, maybe), _).
?- must_be(oneof([a, b]), c).
   error(domain_error(oneof([a, b]), c), _).
?- must_be(between(1, 3), 4).
   error(domain_error(between(1, 3), 4), _).
?- must_be(foo, a).
   error(existence_error(type, foo), _).
?- must_be(var, a).
   error(uninstantiation_error(a), _).
?- is_of_type(integer, 3), \+ is_of_type(integer, a), \+ is_of_type(integer, _).
   true.
?- type_error(integer, a).
   error(type_error(integer, a), _).
?- domain_error(foo, a).
   error(domain_error(foo, a), _).
?- assertion(p(X)), var(X).
   true.
?- assertion(fail).
   error(assertion_failed(fail), _).
?- listing(p/1).
   true.
% outputs: "p(1).\np(2).\np(3).\n\n"
?- listing(no_such).
   true.
?- listing(X).
   error(instantiation_error, _).
?- listing(1).
   error(type_error(predicate_indicator, 1), _).
q(X, Y) :- p(X), ( Y = X ; \+ Y = 2, ! ).
?- listing(q).
   true.
% outputs: "q(A, B) :-\n    p(A),\n    (   B = A\n    ;   \\+ B = 2,\n        !\n    ).\n\n"
