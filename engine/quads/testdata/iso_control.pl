% Control constructs: ISO 13211-1, 7.8, with its own examples, 8.15 and 7.7.

:- dynamic(noted/1).

b(1).
a(1) :- b(X), write(X), write(' B1 ').
twice(!) :- write('C ').
twice(true) :- write('Moss ').
goal((twice(_), !)).
goal(write('Three ')).
legs(A, 6) :- insect(A).
legs(horse, 4).
insect(bee).
insect(ant).
fish(cod).
c1(1).
c1(2).
c1(3).

% 7.8.1 true, 7.8.2 fail

?- true.
   true.
?- fail.
   false.
?- false.
   false.

% 7.8.3 call/1

?- call(!).
   true.
?- call(fail).
   false.
?- call((fail, _)).
   false.
?- call((fail, call(1))).
   false.
?- call((write(3), _)).
   error(instantiation_error, _).
% outputs: "3"
?- call((write(3), call(1))).
   error(type_error(callable, 1), _).
% outputs: "3"
?- call(_).
   error(instantiation_error, _).
?- call(1).
   error(type_error(callable, 1), _).
?- call(1.5).
   error(type_error(callable, 1.5), _).
?- call((fail, 1)).
   error(type_error(callable, (fail, 1)), _).
?- call((write(3), 1)).
   error(type_error(callable, (write(3), 1)), _).
?- call((1 ; true)).
   error(type_error(callable, (1 ; true)), _).
?- call((true ; 1)).
   error(type_error(callable, (true ; 1)), _).
?- call((fail -> 1 ; true)).
   error(type_error(callable, (fail -> 1 ; true)), _).
?- call((foo :- bar)).
   error(existence_error(procedure, (:-)/2), _).
?- X = 1, call((X == 1, true ; X == 2)).
   X = 1
;  false.
?- call((c1(X), !)).
   X = 1.
?- (call(!), c1(X) ; X = 4).
   X = 1
;  X = 2
;  X = 3
;  X = 4.
?- call((!, X = 1 ; X = 2)).
   X = 1.
?- call((!, fail ; X = 2)).
   false.
?- G = (write(a), !, fail ; write(b)), call(G).
   false.
% outputs: "a"
?- call((call((!, X = 1)) ; X = 2)).
   X = 1
;  X = 2.

% call/N (Cor. 2, 8.15.4)

?- call(atom, foo).
   true.
?- call(call, call, X = 1).
   X = 1.
?- call(=(X), 1).
   X = 1.
?- call(',', X = 1, Y = 2).
   X = 1, Y = 2.
?- call(;, X = 1, Y = 2).
   X = 1
;  Y = 2.
?- call(->, true, X = 1).
   X = 1.
?- call(c1, X), X > 1.
   X = 2
;  X = 3.
?- call(!, 1).
   error(existence_error(procedure, !/1), _).
?- call(_, a).
   error(instantiation_error, _).
?- call(1, a).
   error(type_error(callable, 1), _).
?- call((fail, 1), a).
   error(existence_error(procedure, (',')/3), _).
?- call(',', fail, 1).
   error(type_error(callable, (fail, 1)), _).
?- call(;, true, 1).
   error(type_error(callable, (true ; 1)), _).
?- call(->, true, 1).
   error(type_error(callable, (true -> 1)), _).
?- call(',', !, fail) ; true.
   true.
?- call(format("~w ~w"), [a, b]).
   true.
% outputs: "a b"
?- maplist(call(plus(1)), [1, 2], L).
   L = [2, 3].

% 7.8.4 !

?- !.
   true.
?- (!, fail ; true).
   false.
?- (call(!), fail ; true).
   true.
?- twice(_), !, write('Forwards '), fail.
   false.
% outputs: "C Forwards "
?- (! ; write('No ')), write('Cut disjunction '), fail.
   false.
% outputs: "Cut disjunction "
?- twice(_), (write('No ') ; !), write('Cut '), fail.
   false.
% outputs: "C No Cut Cut "
?- twice(_), (!, fail ; write('No ')).
   false.
% outputs: "C "
?- twice(X), call(X), write('Forwards '), fail.
   false.
% outputs: "C Forwards Moss Forwards "
?- goal(X), call(X), write('Forwards '), fail.
   false.
% outputs: "C Forwards Three Forwards "
?- twice(_), \+ \+ !, write('Forwards '), fail.
   false.
% outputs: "C Forwards Moss Forwards "
?- twice(_), once(!), write('Forwards '), fail.
   false.
% outputs: "C Forwards Moss Forwards "
?- twice(_), call(!), write('Forwards '), fail.
   false.
% outputs: "C Forwards Moss Forwards "

% 7.8.5 ','

?- (X = 1, var(X)).
   false.
?- (var(X), X = 1).
   X = 1.
?- (X = true, call(X)).
   X = true.
?- (fail, X = 1).
   false.
?- (X = 1, Y = X, Z = Y).
   X = 1, Y = 1, Z = 1.

% 7.8.6 ;

?- (true ; fail).
   true
;  false.
?- (!, fail ; true).
   false.
?- (!; call(3)).
   true.
?- ((X = 1, !) ; X = 2).
   X = 1.
?- ((X = 1 ; X = 2), (true ; !)).
   X = 1
;  X = 1.
?- (X = 1 ; X = 2 ; X = 3).
   X = 1
;  X = 2
;  X = 3.
?- (fail ; fail).
   false.

% 7.8.7 ->

?- (true -> true).
   true.
?- (true -> fail).
   false.
?- (fail -> true).
   false.
?- (true -> X = 1).
   X = 1.
?- ((X = 1 ; X = 2) -> true).
   X = 1.
?- (true -> (X = 1 ; X = 2)).
   X = 1
;  X = 2.
?- (fail -> fail).
   false.
?- (! -> true).
   true.
?- (c1(X) -> true).
   X = 1.
?- (c1(X) -> c1(Y)), Y > 2.
   X = 1, Y = 3.

% 7.8.8 -> ;

?- (true -> true ; fail).
   true.
?- (fail -> true ; true).
   true.
?- (true -> fail ; fail).
   false.
?- (fail -> true ; fail).
   false.
?- (true -> X = 1 ; X = 2).
   X = 1.
?- (fail -> X = 1 ; X = 2).
   X = 2.
?- (true -> (X = 1 ; X = 2) ; true).
   X = 1
;  X = 2.
?- ((X = 1 ; X = 2) -> true ; true).
   X = 1.
?- ((!, fail ; true) -> write(yes) ; write(no)).
   true.
% outputs: "no"
?- (fail -> X = 1 ; fail -> X = 2 ; X = 3).
   X = 3.
?- (true, X = 1 -> true ; X = 2).
   X = 1.
?- ((true -> fail) ; X = 1).
   false.
?- call(((true -> fail), true ; X = 1)).
   X = 1.
?- G = (true -> fail), (G ; X = 1).
   G = (true -> fail), X = 1.
?- (\+ c1(4) -> X = none ; X = some).
   X = none.

% *-> is not of the standard; SWI-Prolog and GNU Prolog have it.

?- (c1(X) *-> true ; X = none).
   X = 1
;  X = 2
;  X = 3.
?- (fail *-> true ; X = none).
   X = none.
?- (c1(X) *-> Y = X), Y > 1.
   X = 2, Y = 2
;  X = 3, Y = 3.
?- (c1(X), X > 5 *-> true ; X = none).
   X = none.
?- ((X = 1 ; X = 2), ! *-> true ; X = 3).
   X = 1.

% 7.8.9 catch/3, 7.8.10 throw/1

foo(X) :- Y is X * 2, throw(test(Y)).
bar(X) :- X = Y, throw(Y).
coo(X) :- throw(X).
car(X) :- X = 1, throw(X).
g :- catch(p, _, write(h2)), coo(c).
p.
p :- throw(b).

?- catch(foo(5), test(Y), true).
   Y = 10.
?- catch(bar(3), Z, true).
   Z = 3.
?- catch(true, _, 3).
   true.
?- catch(true, C, write(something)), throw(blabla).
   throw(blabla).
?- catch(car(_), Y, true).
   Y = 1.
?- catch(number_codes(X, [0'1, 0'a, 0'1]), error(syntax_error(_), _), fail).
   false.
?- catch(g, C, (write(h1), nl)).
   C = c.
% outputs: "h1\n"
?- catch(coo(X), Y, true).
   Y = error(instantiation_error, _).
?- catch(true, _, true).
   true.
?- catch(fail, _, true).
   false.
?- catch(c1(X), _, true).
   X = 1
;  X = 2
;  X = 3.
?- catch((c1(X), !), _, true).
   X = 1.
?- catch((X = 1, throw(a)), a, true).
   true.
?- catch((c1(X), X > 1, throw(found(X))), found(Y), true).
   Y = 2.
?- catch(throw(a), b, true).
   throw(a).
?- catch(catch(throw(a), b, X = inner), a, X = outer).
   X = outer.
?- catch(catch(throw(a), a, throw(b)), b, X = outer).
   X = outer.
?- catch(throw(f(_)), f(X), X = 1).
   X = 1.
?- catch(throw(first), X, throw(second)).
   throw(second).
?- catch(_, E, true).
   E = error(instantiation_error, _).
?- catch(1, E, true).
   E = error(type_error(callable, 1), _).
?- catch((true, 1), E, true).
   E = error(type_error(callable, (true, 1)), _).
?- catch(throw(_), E, true).
   E = error(instantiation_error, _).
?- catch(throw(a), a, _).
   error(instantiation_error, _).
?- catch(throw(a), a, 1).
   error(type_error(callable, 1), _).
?- throw(_).
   error(instantiation_error, _).
?- throw(a).
   throw(a).
?- throw(error(type_error(integer, a), here)).
   error(type_error(integer, a), _).
?- catch((!, fail ; true), _, true) ; X = 1.
   X = 1.
?- catch(throw(a), X, !) ; X = b.
   X = a
;  X = b.
?- catch(throw(a), X, (X = a ; true)).
   X = a
;  X = a.
?- catch(c1(X), _, true), X > 1, throw(oops).
   throw(oops).
?- catch((catch(c1(X), oops, Y = wrong), X > 1, throw(oops)), oops, Y = right).
   Y = right.
?- catch((assertz(noted(1)), throw(a)), a, true), noted(X).
   X = 1.
?- catch(call(undefined_here), error(existence_error(procedure, PI), _), true).
   PI = undefined_here/0.
?- undefined_here(a).
   error(existence_error(procedure, undefined_here/1), _).

% 8.15.1 \+, 8.15.2 once/1, 8.15.3 false, repeat

?- \+ true.
   false.
?- \+ !.
   false.
?- \+ (!, fail).
   true.
?- ((X = 1 ; X = 2), \+ (!, fail)).
   X = 1
;  X = 2.
?- \+ 4 = 5.
   true.
?- \+ 3.
   error(type_error(callable, 3), _).
?- \+ (fail, 1).
   error(type_error(callable, (fail, 1)), _).
?- \+ _.
   error(instantiation_error, _).
?- \+ X = 1, X = 2.
   false.
?- X = 2, \+ X = 1.
   X = 2.
?- \+ \+ X = 1.
   true.
?- \+ (legs(X, 4), fish(X)).
   true.
?- insect(X), \+ X = bee.
   X = ant.
?- once(!).
   true.
?- once((!, (X = 1 ; X = 2))).
   X = 1.
?- once(repeat).
   true.
?- once(fail).
   false.
?- once((X = f(X), false)).
   false.
?- once(3).
   error(type_error(callable, 3), _).
?- once(_).
   error(instantiation_error, _).
?- once((fail, 1)).
   error(type_error(callable, (fail, 1)), _).
?- repeat, write(hello), fail.
   loops.
?- repeat, !, fail.
   false.
?- repeat.
   true ; true ; ... .
?- repeat, fail.
   loops.
?- forall(c1(X), X > 0).
   true.
?- forall(c1(X), X > 1).
   false.
?- forall(_, true).
   error(instantiation_error, _).
?- forall(c1(_), 1).
   error(type_error(callable, 1), _).

% 7.7 execution: the order of clauses, the body of a clause converted once

d((a1 :- true)).
e1 :- X = write(e), X.
e2(X) :- X, X.
?- e1.
   true.
% outputs: "e"
?- e2(write(e)).
   true.
% outputs: "ee"
?- e2(!).
   true.
?- e2(_).
   error(instantiation_error, _).
?- e2(1).
   error(type_error(callable, 1), _).
?- legs(X, Y).
   X = bee, Y = 6
;  X = ant, Y = 6
;  X = horse, Y = 4.
?- e2((c1(X), !)).
   X = 1.
?- halt.
   halt.
?- halt(5).
   halt(5).
?- halt(_).
   error(instantiation_error, _).
?- halt(a).
   error(type_error(integer, a), _).
?- halt(1.5).
   error(type_error(integer, 1.5), _).
?- catch(halt(2), _, true).
   halt(2).
?- findall(X, (X = 1, halt(3)), _).
   halt(3).
?- c1(X), X > 1, halt(X).
   halt(2).
