% What goes wrong in many systems.

:- dynamic([fact/1, ball/1, k/2]).
:- op(700, xfx, ===>).

% A thrown ball is a fresh copy.

?- catch((X = f(Y), throw(X)), B, true).
   B = f(_).
?- catch(throw(f(X, X, Y)), f(A, B, C), true).
   A = B.
?- X = f(Y), catch(throw(X), Z, true), Y = 1.
   X = f(1), Y = 1, Z = f(_).
?- catch((X = 1, throw(g(X, Y))), g(A, B), true).
   A = 1.
?- catch(throw(v(X)), v(Y), true), X = 1, Y = 2.
   X = 1, Y = 2.
?- X = f(Y), catch((Y = a, throw(X)), Z, true).
   X = f(Y), Z = f(a).

% Minus directly before 0 reads the same from a file, by read/1 and by number_chars/2.

minus(-0).
minus(- 0).
minus(-(0)).
minus(-0.0).
minus(- 0.0).
?- findall(X, minus(X), L), findall(T, (member(X, L), ( integer(X) -> T = integer ; float(X) -> T = float ; T = compound )), Ts).
   L = [0, 0, -(0), -0.0, -0.0], Ts = [integer, integer, compound, float, float].
?- read(X), read(Y), read(Z), read(F), read(G).
   % inputs: "-0. - 0. -(0). -0.0. - 0.0."
   X = 0, Y = 0, Z = -(0), F = -0.0, G = -0.0.
?- number_chars(X, ['-', '0']), number_chars(F, ['-', '0', '.', '0']), number_codes(Y, [0'-, 0'0]), atom_number('-0', Z).
   X = 0, F = -0.0, Y = 0, Z = 0.
?- X = -0, integer(X).
   X = 0.
?- X = a-0, X = Y-Z.
   X = a-0, Y = a, Z = 0.
?- X = [-0, - 0], writeq(X).
   X = [0, 0].
% outputs: "[0,0]"
?- X is -0.0, writeq(X), writeq(-(0)), writeq(-(0.0)), writeq(- (-0)).
   X = -0.0.
% outputs: "-0.0- (0)- (0.0)- (0)"

% A float literal that is too large is a syntax error, never an infinity.

?- X = 1.0e400.
   syntax_error(_).
?- X = -1.0e309.
   syntax_error(_).
?- number_chars(X, "1.0e999").
   error(syntax_error(_), _).
?- read(X).
   % inputs: "f(1.0e400)."
   error(syntax_error(_), _).
?- atom_number('1.0e400', X).
   false.
?- X = 1.7976931348623157e308.
   X = 1.7976931348623157e308.
?- X = 1.7976931348623159e308.
   syntax_error(_).
?- X = 1.0e-400.
   X = 0.0.

% A term with a repeated subterm is written in full.

?- X = f(a, b, "xy"), writeq([X, X]).
   X = f(a, b, "xy").
% outputs: "[f(a,b,[x,y]),f(a,b,[x,y])]"
?- X = g(h), Y = [X, X|X], writeq(Y), print(Y), write_canonical(Y).
   X = g(h), Y = [g(h), g(h)|g(h)].
% outputs: "[g(h),g(h)|g(h)][g(h),g(h)|g(h)][g(h),g(h)|g(h)]"
?- X = f(1), Y = f(X, X), Z = f(Y, Y), writeq(Z).
   X = f(1), Y = f(f(1), f(1)), Z = f(f(f(1), f(1)), f(f(1), f(1))).
% outputs: "f(f(f(1),f(1)),f(f(1),f(1)))"

% The integers about 2^63 are exact.

?- X is 2 ** 63, Y is 2 ^ 63, Z is -(2 ^ 63), W is 2 ^ 63 - 1.
   X = 9.223372036854775808e18, Y = 9223372036854775808, Z = -9223372036854775808, W = 9223372036854775807.
?- X = 9223372036854775808, Y = -9223372036854775808, Z = -9223372036854775809, X =:= -Y, Y > Z.
   X = 9223372036854775808, Y = -9223372036854775808, Z = -9223372036854775809.
?- X = 0x8000000000000000.
   X = 9223372036854775808.
?- X is 9223372036854775807 + 1, X == 9223372036854775808.
   X = 9223372036854775808.
?- X is -9223372036854775808 - 1, Y is X + 1, Y == -9223372036854775808.
   X = -9223372036854775809, Y = -9223372036854775808.
?- X is 9223372036854775808 // 2, Y is -9223372036854775808 // 2, Z is 9223372036854775808 rem -10.
   X = 4611686018427387904, Y = -4611686018427387904, Z = 8.
?- X is 4611686018427387904 * 2, Y is 3037000500 * 3037000500.
   X = 9223372036854775808, Y = 9223372037000250000.
?- number_chars(X, "9223372036854775808"), number_chars(X, Cs), atom_chars(A, Cs), atom_length(A, N).
   X = 9223372036854775808, Cs = "9223372036854775808", A = '9223372036854775808', N = 19.
?- writeq([9223372036854775808, -9223372036854775808, -(9223372036854775808)]).
   true.
% outputs: "[9223372036854775808,-9223372036854775808,- (9223372036854775808)]"
?- assertz(k(9223372036854775808, big)), assertz(k(-9223372036854775808, small)), k(9223372036854775808, X), k(-9223372036854775808, Y).
   X = big, Y = small
;  false.

% A cut in then or else cuts the clause; a cut in the condition is local.

then(X) :- ( true -> !, X = 1 ; true ).
then(2).
else(X) :- ( fail -> true ; !, X = 1 ).
else(2).
condition(X) :- ( ! -> X = 1 ; X = 0 ).
condition(2).
condition2(X) :- ( (member(Y, [1, 2, 3]), !) -> X = Y ; X = 0 ).
condition2(9).
soft(X) :- ( member(X, [1, 2]) *-> ! ; true ).
soft(3).
bare(X) :- ( true -> ! ), X = 1.
bare(2).
disjunct(X) :- ( X = 1 ; !, X = 2 ; X = 3 ).
disjunct(4).
nested(X) :- ( true -> ( fail -> true ; ! ) ; true ), X = 1.
nested(2).
?- then(X).
   X = 1.
?- else(X).
   X = 1.
?- condition(X).
   X = 1
;  X = 2.
?- condition2(X).
   X = 1
;  X = 9.
?- soft(X).
   X = 1.
?- bare(X).
   X = 1.
?- disjunct(X).
   X = 1
;  X = 2.
?- nested(X).
   X = 1.
?- assertz((later(X) :- ( true -> ! ; true ), X = 1)), assertz(later(2)), later(X).
   X = 1.
?- assertz((later2(X) :- ( ! -> X = 1 ; true ))), assertz(later2(2)), findall(X, later2(X), L).
   L = [1, 2].
?- call(( ( true -> ! ; true ), X = 1 ; X = 2 )).
   X = 1.

% Facts with the same functor inside and different atoms are all found with a
% variable inside.

fact(f(a)).
fact(f(b)).
fact(g(a)).
fact(f(c)).
color(rgb(red, 1)).
color(rgb(green, 2)).
color(rgb(blue, 3)).
color(grey).
color(rgb(_, 4)).
second(x, f(a)).
second(x, f(b)).
second(y, f(a)).
?- fact(f(X)).
   X = a
;  X = b
;  X = c.
?- findall(X, fact(f(X)), L).
   L = [a, b, c].
?- fact(X), X = f(_).
   X = f(a)
;  X = f(b)
;  X = f(c).
?- color(rgb(X, N)).
   X = red, N = 1
;  X = green, N = 2
;  X = blue, N = 3
;  N = 4.
?- findall(N, color(rgb(green, N)), L).
   L = [2, 4].
?- second(x, f(X)).
   X = a
;  X = b
;  false.
   X = a
;  X = b.
?- assertz(fact(f(d))), retract(fact(f(b))), findall(X, fact(f(X)), L).
   L = [a, c, d]
;  false.
?- Y = f(X), findall(X, fact(Y), L).
   Y = f(X), L = [a, c, d].

% Bagof groups alike in a clause and at the top level.

grade(ann, a). grade(bob, b). grade(kim, a).
graded(G, L) :- bagof(N, grade(N, G), L).
all_graded(L) :- bagof(N, G^grade(N, G), L).
?- bagof(N, grade(N, G), L).
   G = a, L = [ann, kim]
;  G = b, L = [bob].
?- graded(G, L).
   G = a, L = [ann, kim]
;  G = b, L = [bob].
?- bagof(N, G^grade(N, G), L), all_graded(L).
   L = [ann, bob, kim].
?- findall(G-L, bagof(N, grade(N, G), L), Ps), findall(G-L, graded(G, L), Ps).
   Ps = [a-[ann, kim], b-[bob]].

% Bindings made inside catch survive success.

?- catch((X = 1, Y = f(X)), _, true).
   X = 1, Y = f(1).
?- catch(member(X, [1, 2, 3]), _, true), X >= 2.
   X = 2
;  X = 3.
?- catch(catch(X = 1, _, X = 2), _, X = 3), Y = X.
   X = 1, Y = 1.
?- catch((member(X, [1, 2]), Y = X), _, true), Y > 1.
   X = 2, Y = 2.
?- catch((X = 1 ; X = 2), _, true), X > 1, catch(throw(x), x, true).
   X = 2.
?- catch((X = 1, throw(a)), a, Y = X), X = 3.
   X = 3, Y = 3.

% The results of findall share no variables.

?- findall(X - Y, member(X, [1, 2]), L).
   L = [1 - _, 2 - _].
?- findall(f(X, X, Z), member(_, [a, b]), [f(A, B, C), f(D, E, F)]), A = 1, D = 2.
   A = 1, B = 1, D = 2, E = 2.
?- findall(X, member(X, [Y, Y]), [A, B]), A = 1.
   A = 1.
?- X = f(Z), findall(X, true, [Y]), Z = 1.
   X = f(1), Z = 1, Y = f(_).

% 1 is _112 is never written without its blanks.

?- writeq(1 is x), writeq(- (1)), writeq(1 - (-1)), writeq(a = \ b), writeq(\+ a), writeq(1 = :- ).
   true.
% outputs: "1 is x- (1)1- -1a= \\b\\+a1=(:-)"
?- with_output_to(chars(_Cs), writeq(1 is _)), append("1 is _", [_|_], _Cs), !, R = blanks.
   R = blanks.
?- with_output_to(chars(_Cs), writeq(_ is _)), append(" is _", _, _Rest), append([_|_], _Rest, _Cs), !, R = blanks.
   R = blanks.
?- with_output_to(chars(_Cs), write(1 rem _)), append("1 rem _", [_|_], _Cs), !, R = blanks.
   R = blanks.
?- writeq(a ===> b), writeq([a ===> b|c]), writeq(- a), writeq(-(-(1))), writeq(1 - 1).
   true.
% outputs: "a===>b[a===>b|c]-a- - (1)1-1"

% Negation before and after the goal that binds its variable.

bird(tweety).
bird(pingu).
penguin(pingu).
flies_after(X) :- bird(X), \+ penguin(X).
flies_before(X) :- \+ penguin(X), bird(X).
?- flies_after(X).
   X = tweety
;  false.
?- flies_before(X).
   false.
?- flies_before(tweety).
   true.
?- \+ member(X, [1, 2]), X = 3.
   false.
?- X = 3, \+ member(X, [1, 2]).
   X = 3.

% A cut inside \+ and call/1 is local.

p(1).
p(2).
local1(X) :- p(X), \+ (!, fail).
local2(X) :- p(X), call(!).
local3(X) :- p(X), call((!, true)).
local4(X) :- p(X), \+ \+ !.
local5(X) :- p(X), findall(Y, (p(Y), !), [_]).
local6(X) :- p(X), catch(!, _, true).
local7(X) :- p(X), once(!), ignore(!), forall(!, !).
local8(X) :- p(X), G = !, G.
?- local1(X).
   X = 1
;  X = 2.
?- local2(X).
   X = 1
;  X = 2.
?- local3(X).
   X = 1
;  X = 2.
?- local4(X).
   X = 1
;  X = 2.
?- local5(X).
   X = 1
;  X = 2.
?- local6(X).
   X = 1
;  X = 2.
?- local7(X).
   X = 1
;  X = 2.
?- local8(X).
   X = 1
;  X = 2.

% An error in a clean-up does not hide the first error.

?- setup_call_cleanup(true, throw(first), throw(second)).
   throw(first).
?- setup_call_cleanup(true, throw(first), fail).
   throw(first).
?- catch(setup_call_cleanup(true, throw(first), throw(second)), B, true).
   B = first.
?- setup_call_cleanup(true, X is foo + 1, throw(second)).
   error(type_error(evaluable, foo/0), _).
?- setup_call_cleanup(true, fail, throw(second)).
   throw(second).
?- setup_call_cleanup(true, true, throw(second)).
   throw(second).
