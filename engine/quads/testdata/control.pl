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
% Setup_call_cleanup/3 keeps the choices of its goal. The clean-up is run when the
% goal has its last solution, fails, throws, or a cut drops its choices.

?- setup_call_cleanup(X = 1, p(Y), write(cleanup)), write(Y).
   X = 1, Y = 1
;  X = 1, Y = 2
;  X = 1, Y = 3.
% outputs: "12cleanup3"
?- setup_call_cleanup(true, fail, write(cleanup)).
   false.
% outputs: "cleanup"
?- setup_call_cleanup(true, throw(oops), write(cleanup)).
   throw(oops).
% outputs: "cleanup"
?- setup_call_cleanup(true, throw(oops), throw(other)).
   throw(oops).
?- setup_call_cleanup(fail, write(no), write(no)).
   false.
% outputs: ""
?- setup_call_cleanup(p(X), Y = X, write(X + Y)).
   X = 1, Y = 1.
% outputs: "1+1"
?- setup_call_cleanup(true, p(X), write(clean(X))), write(X), X >= 2, !.
   X = 2.
% outputs: "12clean(2)"
?- setup_call_cleanup(true, p(X), write(bye)), X > 3.
   false.
% outputs: "bye"
?- setup_call_cleanup(true, p(X), write(bye)), throw(oops).
   throw(oops).
% outputs: "bye"
?- catch((setup_call_cleanup(true, p(X), write(bye)), X == 2, throw(oops)), oops, write(caught)).
   true.
% outputs: "byecaught"
?- catch((catch(setup_call_cleanup(true, p(_), write(bye)), _, write(wrong)), throw(oops)), oops, write(right)).
   true.
% outputs: "byeright"
?- setup_call_cleanup(true, (X = 1; X = 2), write(a)), setup_call_cleanup(true, (Y = 1; Y = 2), write(b)), !.
   X = 1, Y = 1.
% outputs: "ba"
?- findall(X, setup_call_cleanup(true, p(X), write(c)), L).
   L = [1, 2, 3].
% outputs: "c"
?- findall(X, (setup_call_cleanup(true, p(X), write(c)), X == 2), L).
   L = [2].
% outputs: "c"
?- findall(X, findall(Y, (call_cleanup(p(X), write(c)), throw(inner)), _), _).
   throw(inner).
% outputs: "c"
?- catch(findall(X, (call_cleanup(p(X), write(c)), X == 2, throw(inner)), _), inner, findall(Y, p(Y), L)).
   L = [1, 2, 3].
% outputs: "c"
?- \+ setup_call_cleanup(true, p(X), write(c)), write(wrong).
   false.
% outputs: "c"
?- \+ \+ setup_call_cleanup(true, p(X), write(c)), write(right).
   true.
% outputs: "cright"
?- ( setup_call_cleanup(true, p(X), write(c)) -> write(then) ; write(else) ).
   X = 1.
% outputs: "cthen"
?- once(setup_call_cleanup(true, p(X), write(c))), write(X).
   X = 1.
% outputs: "c1"
?- forall(setup_call_cleanup(true, p(X), write(c)), integer(X)).
   true.
% outputs: "c"
?- G = (setup_call_cleanup(true, p(X), write(c)), !), call(G), write(X).
   G = (setup_call_cleanup(true, p(1), write(c)), !), X = 1.
% outputs: "c1"

% What a clean-up throws is thrown, but for the first error.

?- setup_call_cleanup(true, fail, throw(b)).
   throw(b).
?- setup_call_cleanup(true, true, throw(b)).
   throw(b).
?- setup_call_cleanup(true, p(_), throw(b)), !.
   throw(b).
?- call_cleanup(p(_), throw(e1)), call_cleanup(p(_), throw(e2)), !.
   throw(e2).
?- call_cleanup(p(_), (write(c1), throw(e1))), call_cleanup(p(_), (write(c2), throw(e2))), throw(e3).
   throw(e3).
% outputs: "c2c1"
?- call_cleanup(p(_), (write(c1), throw(e1))), call_cleanup(p(_), (write(c2), throw(e2))), !.
   throw(e2).
% outputs: "c2c1"
?- call_cleanup(throw(e1), setup_call_cleanup(true, throw(e2), throw(e3))).
   throw(e1).
?- catch((call_cleanup(p(_), throw(e)), !), e, write(caught)), write(on).
   true.
% outputs: "caughton"

% Whether it succeeds does not matter; what it binds stays bound behind the last
% solution.

?- setup_call_cleanup(S = 1, G = 2, C = 3).
   S = 1, G = 2, C = 3.
?- setup_call_cleanup(true, X = 1, X = 2).
   X = 1.
?- call_cleanup(p(X), fail), !.
   X = 1.
?- call_cleanup(p(X), Last = true).
   X = 1
;  X = 2
;  X = 3, Last = true.
?- call_cleanup(p(X), Y = 1), !.
   X = 1.
?- call_cleanup(true, (p(X), write(X), X > 1)), write(then).
   X = 2.
% outputs: "12then"
?- setup_call_cleanup(true, _, true).
   instantiation_error.
?- setup_call_cleanup(write(s), fail, _).
   instantiation_error.
% outputs: "s"
?- setup_call_cleanup(true, true, 1).
   type_error(callable, 1).
?- setup_call_cleanup(true, 1, true).
   type_error(callable, 1).

% In clauses: what is cut may still hold the arguments of the next goal.

neck(X, Y, Z) :- call_cleanup(p(X), write(c(X))), !, Y = f(X), Z = g(Y).
late(X, L) :- call_cleanup(p(X), numlist(1, 2000, _)), item(Y), !, L = [X, Y].
second(X) :- call_cleanup(p(X), write(c)).
second(4).
item(a). item(b).
?- neck(X, Y, Z).
   X = 1, Y = f(1), Z = g(f(1)).
% outputs: "c(1)"
?- late(X, L).
   X = 1, L = [1, a].
?- second(X), write(X), X == 2, !.
   X = 2.
% outputs: "12c"
?- second(X), X == 4, !.
   X = 4.
% outputs: "c"
?- G = call_cleanup(p(_), write(x)), call_cleanup((G ; G), write(y)), !.
   G = call_cleanup(p(1), write(x)).
% outputs: "xy"
?- call_cleanup(p(_), (call_cleanup(p(_), write(inner)), !, write(outer))), !.
   true.
% outputs: "innerouter"

% The reason, and whether it fits.

?- setup_call_catcher_cleanup(true, p(X), R, write(R)), write(X), X == 2, !.
   X = 2.
% outputs: "12!"
?- setup_call_catcher_cleanup(true, true, R, write(R)).
   R = exit.
% outputs: "exit"
?- setup_call_catcher_cleanup(true, fail, R, write(R)).
   false.
% outputs: "fail"
?- setup_call_catcher_cleanup(true, throw(x), R, write(R)).
   throw(x).
% outputs: "exception(x)"
?- setup_call_catcher_cleanup(true, p(_), R, write(R)), throw(x).
   throw(x).
% outputs: "external_exception(x)"
?- setup_call_catcher_cleanup(true, (p(X), X > 1, throw(x)), R, write(R)).
   throw(x).
% outputs: "exception(x)"
?- setup_call_catcher_cleanup(true, (call_cleanup(p(_), write(in)), throw(x)), R, write(R)), throw(y).
   throw(x).
% outputs: "inexception(x)"
?- setup_call_catcher_cleanup(true, true, fail, write(no)).
   true.
% outputs: ""

?- call_cleanup(p(X), write(bye)), write(X).
   X = 1
;  X = 2
;  ... .
?- call_cleanup(true, write(bye)).
   true.
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
