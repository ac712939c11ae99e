% Clauses: ISO 13211-1, 8.8 and 8.9, with its own examples, and the logical view of
% updates (7.5.4).

:- dynamic([cat/0, dog/0, elk/1, insect/1, unicorn/0, foo/1, foo/4, q/1, cnt/1, del/1, gone/0]).
:- dynamic(legs/2), dynamic(moose/1).

cat.
dog :- true.
elk(X) :- moose(X).
legs(A, 6) :- insect(A).
legs(A, 7) :- A, call(A).
legs(A, 7) :- A, call(A), true.
insect(ant).
insect(bee).
body(A) :- call(A).
moose(_) :- fail.
q(1).
q(2).
q(3).
static(1).
static(2).
foo(X) :- X, call(X).

% 8.8.1 clause/2

?- clause(cat, true).
   true.
?- clause(dog, true).
   true.
?- clause(legs(I, 6), Body).
   Body = insect(I).
?- clause(legs(C, 7), Body), Body = (call(C), call(C)).
   Body = (call(C), call(C))
;  false.
?- clause(insect(I), T).
   I = ant, T = true
;  I = bee, T = true.
?- clause(x, Body).
   false.
?- clause(_, B).
   error(instantiation_error, _).
?- clause(4, B).
   error(type_error(callable, 4), _).
?- clause(elk(N), 5).
   error(type_error(callable, 5), _).
?- clause(atom(_), Body).
   error(permission_error(access, private_procedure, atom/1), _).
?- clause((_, _), Body).
   error(permission_error(access, private_procedure, (',')/2), _).
?- clause(f(_), 5).
   error(type_error(callable, 5), _).
?- clause(foo(X), B).
   B = (call(X), call(X)).
?- clause(moose(_), B).
   B = fail.

% 8.8.2 current_predicate/1

?- current_predicate(dog/0).
   true.
?- current_predicate(current_predicate/1).
   false.
?- current_predicate(elk/Arity).
   Arity = 1.
?- current_predicate(foo/A), A > 2.
   false.
   A = 4.
?- current_predicate(static/N).
   N = 1.
?- current_predicate(Name/1), Name == insect.
   Name = insect ; ... .
   Name = insect ; false.
?- current_predicate(4).
   error(type_error(predicate_indicator, 4), _).
?- current_predicate(dog).
   error(type_error(predicate_indicator, dog), _).
?- current_predicate(0/dog).
   error(type_error(predicate_indicator, 0/dog), _).
?- current_predicate(_), !.
   true.
?- current_predicate(no_such_predicate_here/_).
   false.
?- current_predicate(4/_).
   error(type_error(predicate_indicator, 4/_), _).
?- current_predicate(a/b).
   error(type_error(predicate_indicator, a/b), _).

% 8.9.1 asserta/1

?- asserta(legs(octopus, 8)), clause(legs(octopus, N), B), !.
   N = 8, B = true.
?- asserta((legs(A, 4) :- animal(A))), clause(legs(A, N), B), !.
   N = 4, B = animal(A).
?- asserta((foo(X) :- X, call(X))), clause(foo(Y), B), !.
   B = (call(Y), call(Y)).
?- asserta(_).
   error(instantiation_error, _).
?- asserta(4).
   error(type_error(callable, 4), _).
?- asserta((foo :- 4)).
   error(type_error(callable, 4), _).
?- asserta((foo :- _, 4)).
   error(type_error(callable, (_, 4)), _).
?- asserta((bar(X) :- X)), clause(bar(X), B).
   B = call(X).
?- asserta((atom(_) :- true)).
   error(permission_error(modify, static_procedure, atom/1), _).
?- asserta((foo, bar)).
   error(permission_error(modify, static_procedure, (',')/2), _).
?- asserta((_ :- true)).
   error(instantiation_error, _).
?- asserta((4 :- true)).
   error(type_error(callable, 4), _).
?- asserta(static(0)).
   error(permission_error(modify, static_procedure, static/1), _).

% 8.9.2 assertz/1

?- assertz(legs(spider, 8)), findall(X, clause(legs(X, 8), true), L).
   L = [octopus, spider].
?- assertz((legs(B, 2) :- bird(B))), clause(legs(B, 2), Body), !.
   Body = bird(B).
?- assertz((foo(X) :- X -> call(X))), findall(B, clause(foo(Y), B), Bs), length(Bs, N).
   Bs = [(call(_A), call(_A)), (call(_B), call(_B)), (call(_C) -> call(_C))], N = 3.
?- assertz(_).
   error(instantiation_error, _).
?- assertz(4).
   error(type_error(callable, 4), _).
?- assertz((foo :- 4)).
   error(type_error(callable, 4), _).
?- assertz((atom(_) :- true)).
   error(permission_error(modify, static_procedure, atom/1), _).
?- assertz((a :- true, _)), clause(a, B).
   B = (true, call(_)).
?- assertz((foo(4) :- (true ; 4))).
   error(type_error(callable, (true ; 4)), _).
?- assertz((n(X, Y) :- X = Y)), n(1, Z).
   Z = 1.
?- assertz((newly(_) :- throw(x))), catch(newly(_), x, true).
   true.
?- assertz(static(3)).
   error(permission_error(modify, static_procedure, static/1), _).
?- assertz((call(_) :- true)).
   error(permission_error(modify, static_procedure, call/1), _).

% 8.9.3 retract/1

?- retract(legs(octopus, 8)).
   true.
?- retract(legs(spider, 6)).
   false.
?- retract((legs(X, 2) :- T)).
   T = bird(X).
?- findall(Y, (retract((legs(_, Y) :- Z)), Z \= true), L), findall(X, clause(legs(X, _), _), M).
   L = [4, 6, 7, 7], M = [].
?- retract(insect(I)), write(I), retract(insect(bee)), fail.
   false.
% outputs: "antbee"
?- retract((foo(C) :- call(A) -> B)).
   A = C, B = call(C).
?- retract((x :- in_win95(_))).
   false.
?- retract((atom(_) :- X == '[]')).
   error(permission_error(modify, static_procedure, atom/1), _).
   error(permission_error(access, private_procedure, atom/1), _).
?- retract(static(1)).
   error(permission_error(modify, static_procedure, static/1), _).
   error(permission_error(access, private_procedure, static/1), _).
?- retract(_).
   error(instantiation_error, _).
?- retract((4 :- X)).
   error(type_error(callable, 4), _).
?- retract((_ :- true)).
   error(instantiation_error, _).
?- retract((foo(_) :- 4)).
   false.
   error(type_error(callable, 4), _).

% 8.9.4 abolish/1

?- abolish(foo/4).
   true.
?- abolish(foo/_).
   error(instantiation_error, _).
?- abolish(foo).
   error(type_error(predicate_indicator, foo), _).
?- abolish(foo(_)).
   error(type_error(predicate_indicator, foo(_)), _).
?- abolish(_).
   error(instantiation_error, _).
?- abolish(abolish/1).
   error(permission_error(modify, static_procedure, abolish/1), _).
?- abolish(static/1).
   error(permission_error(modify, static_procedure, static/1), _).
?- abolish(_/1).
   error(instantiation_error, _).
?- abolish(foo/a).
   error(type_error(integer, a), _).
?- abolish(5/2).
   error(type_error(atom, 5), _).
?- abolish(foo/(-1)).
   error(domain_error(not_less_than_zero, -1), _).
?- assertz(gone), abolish(gone/0), \+ current_predicate(gone/0).
   true.

% 8.9.5 retractall/1 (Cor. 2)

?- assertz(del(1)), assertz(del(f(_))), assertz((del(3) :- fail)), retractall(del(3)), findall(X, clause(del(X), _), L).
   L = [1, f(_)].
?- retractall(del(_)), del(_).
   false.
?- retractall(never_before(_)), never_before(_).
   false.
?- retractall(_).
   error(instantiation_error, _).
?- retractall(4).
   error(type_error(callable, 4), _).
?- retractall(static(_)).
   error(permission_error(modify, static_procedure, static/1), _).
?- retractall(atom(_)).
   error(permission_error(modify, static_procedure, atom/1), _).
?- retractall((a :- b)).
   true.
?- retractall(del(X)), var(X).
   true.

% The logical view: a call sees the clauses there were when it began.

?- q(X), assertz(q(9)), X >= 3.
   X = 3.
?- retractall(q(9)), findall(X, (q(X), Y is X + 10, assertz(q(Y))), L), findall(X, q(X), M).
   L = [1, 2, 3], M = [1, 2, 3, 11, 12, 13].
?- findall(X, (q(X), retractall(q(_))), L).
   L = [1, 2, 3, 11, 12, 13].
?- q(_).
   false.
?- assertz(q(1)), assertz(q(2)), retract(q(X)), assertz(q(5)), fail ; findall(X, q(X), L).
   L = [5, 5].
?- retractall(q(_)), assertz(q(1)), assertz(q(2)), findall(X-Y, (q(X), ( X == 1 -> asserta(q(0)) ; true ), findall(Z, q(Z), Y)), L).
   L = [1 - [0, 1, 2], 2 - [0, 1, 2]].
?- findall(X, (q(X), ( retract(q(1)) -> true ; true )), L).
   L = [0, 1, 2].
?- retractall(cnt(_)), assertz(cnt(0)), ( member(_, [a, b, c]), retract(cnt(N)), M is N + 1, assertz(cnt(M)), fail ; cnt(R) ).
   R = 3.
?- clause(q(X), true), retractall(q(_)), fail ; q(_).
   false.
?- retractall(q(_)), assertz((q(1) :- assertz(q(2)), fail)), assertz(q(3)), findall(X, q(X), L), findall(X, q(X), M).
   L = [3], M = [3, 2].
?- abolish(q/1), catch(q(_), error(E, _), true).
   E = existence_error(procedure, q/1).

% Asserted clauses are copies; their cuts are theirs.

?- X = f(Y), assertz(copied(X)), Y = 1, copied(Z).
   X = f(1), Y = 1, Z = f(_).
?- assertz((cutting(X) :- member(X, [1, 2]), !)), assertz(cutting(3)), findall(X, cutting(X), L).
   L = [1].
?- assertz((choosing(X) :- ( X = 1 ; X = 2 ))), findall(X, choosing(X), L).
   L = [1, 2].
?- assertz((meta(G) :- call(G), !)), meta(member(X, [a, b])).
   X = a.
