% Every control construct, with and without cuts.

q(1). q(2). q(3).
r(a). r(b).
e(2).

% Cuts: at the end, in the middle, two of them, in branches.
c1(X) :- q(X), !.
c1(9).
c2(X, Y) :- q(X), X > 1, !, r(Y).
c2(9, 9).
c3(X, Y) :- q(X), !, r(Y), !.
c3(9, 9).
c4(X) :- q(X), ( X > 1, ! ; fail ).
c4(9).
c5(X) :- ( q(X), ! ; X = 8 ).
c5(9).
c6(X, Y) :- q(X), ( X >= 2 -> !, r(Y) ; Y = none ).
c6(9, 9).
c7(X, Y) :- q(X), ( X = 1, r(Y), ! ; Y = z ), q(_).
c7(9, 9).
c8(X) :- q(X), ( e(X) -> ! ; true ), ( q(_), ! ; true ).
c8(9).
c9(X) :- \+ ( q(X), !, X > 5 ), !.
c9(9).
c10(X) :- q(X), ( true ; ! ; X = 1 ).
c10(9).
c11(X, Y) :- ( q(X), !, r(Y) ; X = 7 ), !, true.
c11(9, 9).

%% ?- c1(X).
%% ?- c2(X, Y).
%% ?- c3(X, Y).
%% ?- c4(X).
%% ?- c5(X).
%% ?- c6(X, Y).
%% ?- c7(X, Y).
%% ?- c8(X).
%% ?- c9(X).
%% ?- c10(X).
%% ?- c11(X, Y).
%% ?- q(Z), c3(X, Y).
%% ?- q(Z), c8(X).
%% ?- r(Z), c11(X, Y).

% Conditionals: tests, goals, no else, nested, soft.
i1(X, Y) :- ( X > 1 -> Y = big ; X =:= 1 -> Y = one ; Y = small ).
i2(X, Y) :- ( q(X) -> r(Y) ; Y = no ).
i3(X) :- q(X), ( X > 1 -> true ).
i4(X) :- ( q(X) -> true ).
i5(X, Y) :- ( q(X) *-> r(Y) ; Y = no ).
i6(X, Y) :- ( q(X), X > 5 *-> r(Y) ; Y = no ).
i7(X, Y) :- ( q(X) *-> r(Y) ).
i8(X, Y) :- ( ( q(X), ! ) -> r(Y) ; Y = no ).
i9(X, Y) :- ( ( q(X), ( X > 1, ! ; fail ) ) -> r(Y) ; Y = no ).
i10(X, Y) :- ( ( q(X), !, r(_), ! ) *-> r(Y) ; Y = no ).
i11(X) :- ( e(X) -> ( q(X) -> true ; fail ) ; r(X) ; X = 3 ).
i12(X) :- ( var(X) *-> q(X) ; X = bound ).

%% ?- q(X), i1(X, Y).
%% ?- i1(0, Y).
%% ?- i2(X, Y).
%% ?- i2(5, Y).
%% ?- i3(X).
%% ?- i4(X).
%% ?- i5(X, Y).
%% ?- i6(X, Y).
%% ?- i7(X, Y).
%% ?- i8(X, Y).
%% ?- i9(X, Y).
%% ?- i10(X, Y).
%% ?- i11(X).
%% ?- i11(b).
%% ?- i12(X).
%% ?- i12(a).

% Disjunction, negation.
d1(X) :- q(X) ; r(X).
d2(X) :- ( q(X) ; r(X) ; X = c ), \+ e(X).
d3 :- \+ \+ q(_), \+ r(c).
d4(X) :- \+ X = 1, X = 2.
d4(X) :- \+ ( X = 1, fail ), X = 3.

%% ?- d1(X).
%% ?- d2(X).
%% ?- d3.
%% ?- d4(X).

% Goals made at run time.
m1(X) :- G = q(X), G.
m2(X) :- G = ( q(X), X > 1 ; r(X) ), call(G).
m3(X, Y) :- call(c2, X, Y).
m4(X) :- G = ( q(X), ! ), call(G).
m5(X) :- call(( q(X), ( X > 1, ! ; fail ) )), true.
m6(X, Y) :- G = ( q(X) -> r(Y) ; Y = no ), G.
m7(X, Y) :- G = ( q(X), X > 5 *-> r(Y) ; Y = no ), G.
m8(X) :- G = ( \+ q(X) ), ( G -> X = no ; X = yes ).
m9(X) :- call(call, call(q, X)).
m10(X) :- G = ( X = 1 ; ! ; X = 2 ), ( G, true ; X = 3 ).
m11(X) :- call(( q(X), !, r(_), ! )).
m12(X) :- call(( fail, 1 ; q(X) )).
m13(X) :- G = ( X > 1, integer(X) -> true ; fail ), q(X), G.
m14(X) :- call(( ( q(X), ! ; true ), ( q(_), ! ; true ) )).
m15(X) :- once(q(X)).
m16(X) :- ignore(( q(X), X > 7 )).
m17 :- forall(q(X), integer(X)).
m18(X) :- call((G = q(X), G)).

%% ?- m1(X).
%% ?- m2(X).
%% ?- m3(X, Y).
%% ?- m4(X).
%% ?- m5(X).
%% ?- m6(X, Y).
%% ?- m7(X, Y).
%% ?- m8(X).
%% ?- m9(X).
%% ?- m10(X).
%% ?- r(Y), m11(X).
%% ?- m12(X).
%% ?- m13(X).
%% ?- m14(X).
%% ?- m15(X).
%% ?- m16(X).
%% ?- m17.
%% ?- m18(X).
%% ?- call(( q(X), ! )), r(Y).
%% ?- call(1).
%% ?- call(_).
%% ?- call((q(X), 1)).
%% ?- call(q(_), 1, 2).
%% ?- no_such(1).
%% ?- call(no_such, 1).

% findall and catch.
f1(L) :- findall(X-Y, ( q(X), r(Y) ), L).
f2(L) :- findall(X, ( q(X), ( X > 1, ! ; fail ) ), L).
f3([A|T]) :- findall(X, q(X), [A|T]).
f4(L) :- findall(_, q(_), L).
f5(L) :- findall(X, member(X, [a, B, B]), L).
f6(L) :- findall(K, findall(X, q(X), K), L).
k1(E) :- catch(throw(a), E, true).
k2(X) :- catch(( q(X), X > 1, throw(found(X)) ), found(Y), X = got(Y)).
k3(X) :- catch(q(X), _, true).
k4(X) :- catch(( catch(q(X), inner, X = no), X > 1, throw(inner) ), inner, X = outer).
k5(E) :- catch(( q(X), catch(X > a, b, true) ), error(E, _), true).
k6(X) :- catch(( member(X, [1, 2, a]), Y is X + 1, Y > 2 ), error(type_error(T, V), _), X = T-V).
k7(X) :- catch(( q(X), ! ), _, true).
k8(X) :- catch(undefined_goal, error(E, _), X = E).
k9(X) :- catch(findall(Y, ( q(Y), Y > 2, throw(stop) ), _), S, X = S).
k10(X) :- catch(call(1), error(E, _), X = E).
k11(X) :- catch(catch(throw(one), two, X = 2), one, ( X = 1 ; X = 11 )).
k12(X) :- catch(throw(f(_, B, B)), Z, X = Z).

%% ?- f1(L).
%% ?- f2(L).
%% ?- f3(L).
%% ?- f4(L).
%% ?- f5(L).
%% ?- f6(L).
%% ?- findall(X, q(X), foo).
%% ?- findall(X, _, L).
%% ?- findall(X, 1, L).
%% ?- k1(E).
%% ?- k2(X).
%% ?- k3(X).
%% ?- k4(X).
%% ?- k5(X).
%% ?- k6(X).
%% ?- k7(X).
%% ?- k8(X).
%% ?- k9(X).
%% ?- k10(X).
%% ?- k11(X).
%% ?- k12(X).
%% ?- throw(ball(X, Y, X)).
%% ?- throw(_).
%% ?- catch(k3(X), _, true), throw(behind(X)).
%% ?- catch(( k3(X), X > 1, throw(behind(X)) ), behind(Y), true).

% The operand that is written first is evaluated first.
o1(X, V) :- X >= V.
o2(X, V) :- X > V, true.

%% ?- o1(X, a).
%% ?- o1(a, X).
%% ?- o2(X, a).

% What is no body is refused when it is reached.
n1 :- \+ ( fail, 1 ).
n2 :- \+ 1.
n3(X) :- ( fail ; \+ ( X, 1 ) ).
n4(X) :- catch(\+ ( q(X), 1 ), error(E, _), true), X = E.
n5(X) :- findall(Y, ( q(Y), 1 ), X).
n6(X) :- call(( q(X), 1 )).

%% ?- n1.
%% ?- n2.
%% ?- n3(true).
%% ?- n4(X).
%% ?- n5(X).
%% ?- n6(X).
