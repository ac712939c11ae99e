% library(control) and library(error).

:- dynamic(done/1).
p(1).
p(2).
p(3).

?- once(p(X)).
%  X = 1
?- once(fail).
%  no
?- once(X).
%  error: instantiation_error
?- ignore(p(X)).
%  X = 1
?- ignore(fail).
%  true
?- not(fail), not(p(4)).
%  true
?- not(p(X)).
%  no
?- forall(p(X), X > 0).
%  true
?- forall(p(X), X > 1).
%  no
?- forall(fail, true).
%  true
?- apply(plus(1), [2, X]).
%  X = 3
?- repeat, true.
%  true
%  true
%  true
%  true
%  true
%  true
%  true
%  true
%  ...
?- X^p(X).
%  X = 1
%  X = 2
%  X = 3
?- setup_call_cleanup(X = 1, p(Y), write(cleanup)).
%  X = 1, Y = 1
% out: cleanup
?- setup_call_cleanup(true, fail, write(cleanup)).
%  no
% out: cleanup
?- setup_call_cleanup(true, throw(oops), write(cleanup)).
%  error: oops
% out: cleanup
?- setup_call_cleanup(true, throw(oops), throw(other)).
%  error: oops
?- call_cleanup(p(X), write(bye)).
%  X = 1
% out: bye
?- must_be(integer, a).
%  error: type_error(integer, a)
?- must_be(integer, X).
%  error: instantiation_error
?- must_be(integer, 3).
%  true
?- must_be(nonneg, -1).
%  error: type_error(nonneg, -1)
?- must_be(positive_integer, 0).
%  error: type_error(positive_integer, 0)
?- must_be(list, [a|b]).
%  error: type_error(list, [a | b])
?- must_be(list, [a|X]).
%  error: instantiation_error
?- must_be(list(atom), [a, 1]).
%  error: type_error(atom, 1)
?- must_be(boolean, maybe).
%  error: type_error(boolean, maybe)
?- must_be(oneof([a, b]), c).
%  error: domain_error(oneof([a, b]), c)
?- must_be(between(1, 3), 4).
%  error: domain_error(between(1, 3), 4)
?- must_be(foo, a).
%  error: existence_error(type, foo)
?- must_be(var, a).
%  error: uninstantiation_error(a)
?- is_of_type(integer, 3), \+ is_of_type(integer, a), \+ is_of_type(integer, _).
%  true
?- type_error(integer, a).
%  error: type_error(integer, a)
?- domain_error(foo, a).
%  error: domain_error(foo, a)
?- assertion(p(X)), var(X).
%  true
?- assertion(fail).
%  error: assertion_failed(fail)
?- listing(p/1).
%  true
% out: p(1).
% out: p(2).
% out: p(3).
% out: 
?- listing(no_such).
%  true
?- listing(X).
%  error: instantiation_error
?- listing(1).
%  error: type_error(predicate_indicator, 1)
q(X, Y) :- p(X), ( Y = X ; \+ Y = 2, ! ).
?- listing(q).
%  true
% out: q(A, B) :-
% out:     p(A),
% out:     (   B = A
% out:     ;   \+ B = 2,
% out:         !
% out:     ).
% out: 
