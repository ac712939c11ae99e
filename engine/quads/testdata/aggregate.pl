% library(aggregate) and library(solutions).

age(peter, 7).
age(ann, 11).
age(pat, 8).
age(tom, 5).
age(mike, 11).
class(a, 1, vow).
class(b, 2, con).
class(c, 3, con).
class(d, 4, con).
class(e, 5, vow).
r(1, X, X).
r(2, a, b).

?- countall(age(_, _), N).
   N = 5.
?- countall(fail, N).
   N = 0.
?- sumall(A, age(_, A), S).
   S = 42.
?- sumall(2 * A, age(_, A), S).
   S = 84.
?- sumall(X, fail, S).
   S = 0.
?- aggregate_min(A, P, age(P, A), K, V).
   K = 5, V = tom.
?- aggregate_max(A, P, age(P, A), K, V).
   K = 11, V = ann.
?- aggregate_max(A, P, fail, K, V).
   false.
?- aggregate_min(K, x, member(K, [3, 10.5, 2, 2.0]), Best, _).
   Best = 2.
?- aggregate_max(K, V, member(K-V, [a-1, b-2, b-3]), BK, BV).
   BK = b, BV = 2.
?- findall(A, age(_, A), L, [end]).
   L = [7, 11, 8, 5, 11, end].
?- aggregate_all(count, age(_, _), N).
   N = 5.
?- aggregate_all(sum(A), age(_, A), N).
   N = 42.
?- aggregate_all(max(A), age(_, A), N).
   N = 11.
?- aggregate_all(min(A), age(_, A), N).
   N = 5.
?- aggregate_all(max(A, P), age(P, A), N).
   N = max(11, ann).
?- aggregate_all(min(A, P), age(P, A), N).
   N = min(5, tom).
?- aggregate_all(bag(A), age(_, A), N).
   N = [7, 11, 8, 5, 11].
?- aggregate_all(set(A), age(_, A), N).
   N = [5, 7, 8, 11].
?- aggregate_all(max(A), fail, N).
   false.
?- aggregate_all(count, fail, N).
   N = 0.
?- aggregate_all(r(count, sum(A), max(A, P)), age(P, A), R).
   R = r(5, 42, max(11, ann)).
?- aggregate_all(foo, age(_, _), N).
   error(domain_error(aggregate_spec, foo), _).
?- aggregate_all(X, age(_, _), N).
   error(instantiation_error, _).
?- bagof(X, class(X, _, vow), L).
   L = [a]
;  L = [e].
?- bagof(X, N^class(X, N, C), L).
   C = con, L = [b, c, d]
;  C = vow, L = [a, e].
?- bagof(X, (X = Y ; X = Z), L).
   L = [Y, Z].
?- bagof(X, fail, L).
   false.
?- bagof(f(X, Y), (X = a ; Y = b), L).
   L = [f(a, _A), f(_B, b)].
?- bagof(X, Y^((X = 1, Y = 1) ; (X = 2, Y = 2)), S).
   S = [1, 2].
?- bagof(X, Y^((X = 1 ; Y = 1) ; (X = 2, Y = 2)), S).
   S = [1, _A, 2].
?- bagof(X, (Y^(X = 1 ; Y = 1) ; X = 3), S).
   S = [1, 3]
;  Y = 1, S = [_A].
?- bagof(X, Y^Z, L).
   error(instantiation_error, _).
?- bagof(X, 1, L).
   error(type_error(callable, 1), _).
?- bagof(X, class(X, _, vow), [A|b]).
   error(type_error(list, [_A | b]), _).
?- setof(A, P^age(P, A), L).
   L = [5, 7, 8, 11].
?- setof(A-P, age(P, A), L).
   L = [5 - tom, 7 - peter, 8 - pat, 11 - ann, 11 - mike].
?- setof(X, X^(true ; 4), L).
   error(type_error(callable, (true ; 4)), _).
?- setof(X, member(X, [V, U, f(U), f(V)]), L).
   L = [V, U, f(V), f(U)].
?- setof(X-Z, (member(X, [2, 1]), member(Z, [b, a])), L).
   L = [1 - a, 1 - b, 2 - a, 2 - b].
?- setof(X, Y^Z^class(X, Y, Z), L).
   L = [a, b, c, d, e].
?- setof(C, X^N^class(X, N, C), L).
   L = [con, vow].
?- bagof(X-Y, r(X, Y, Z), L).
   L = [1 - Z]
;  Z = b, L = [2 - a].
?- (bagof(X, member(X-Y, [1-a, 2-b, 3-a]), L) ; L = none).
   Y = a, L = [1, 3]
;  Y = b, L = [2]
;  L = none.
?- findall(X-L, bagof(N, C^class(_, N, C), L), R), length(R, K).
   R = [_A - [1], _B - [2], _C - [3], _D - [4], _E - [5]], K = 5.
?- bagof(X, member(X, [a, b]), [A, B]).
   A = a, B = b.
?- setof(K-Vs, setof(V, member(K-V, [b-1, a-2, b-3, a-1]), Vs), L).
   L = [a - [1, 2], b - [1, 3]].
