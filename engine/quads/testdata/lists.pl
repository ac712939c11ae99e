% library(lists).

?- member(X, [a, b]).
   X = a
;  X = b.
?- member(b, [a, b, c]).
   true
;  false.
?- member(X, []).
   false.
?- member(a, L).
   L = [a | _A]
;  L = [_A, a | _B]
;  L = [_A, _B, a | _C]
;  L = [_A, _B, _C, a | _D]
;  L = [_A, _B, _C, _D, a | _E]
;  L = [_A, _B, _C, _D, _E, a | _F]
;  L = [_A, _B, _C, _D, _E, _F, a | _G]
;  L = [_A, _B, _C, _D, _E, _F, _G, a | _H]
;  ... .
?- memberchk(X, [a, b]).
   X = a.
?- append([a], [b], L).
   L = [a, b].
?- append(X, Y, [a, b]).
   X = [], Y = [a, b]
;  X = [a], Y = [b]
;  X = [a, b], Y = []
;  false.
?- append(X, [c], [a, b, c]).
   X = [a, b]
;  false.
?- append([[a], [], [b, c]], L).
   L = [a, b, c].
?- select(b, [a, b, c, b], L).
   L = [a, c, b]
;  L = [a, b, c].
?- select(X, [a, b], L).
   X = a, L = [b]
;  X = b, L = [a].
?- select(x, L, [a]).
   L = [x, a]
;  L = [a, x]
;  false.
?- selectchk(b, [a, b, c, b], L).
   L = [a, c, b].
?- select(b, [a, b, c], x, L).
   L = [a, x, c]
;  false.
?- nth0(1, [a, b, c], X).
   X = b.
?- nth0(N, [a, b], X).
   N = 0, X = a
;  N = 1, X = b.
?- nth1(N, [a, b, a], a).
   N = 1
;  N = 3.
?- nth0(5, [a], X).
   false.
?- nth0(-1, [a], X).
   false.
?- nth0(a, [a], X).
   error(type_error(integer, a), _).
?- nth0(1, L, x).
   L = [_A, x | _B].
?- nth0(1, [a, b, c], X, R).
   X = b, R = [a, c].
?- nth1(N, [a, b], X, R).
   N = 1, X = a, R = [b]
;  N = 2, X = b, R = [a].
?- nth0(1, L, x, [a, b]).
   L = [a, x, b].
?- set_nth0(1, [a, b, c], x, L).
   L = [a, x, c].
?- set_nth0(3, [a, b, c], x, L).
   false.
?- set_nth0(X, [a], x, L).
   error(instantiation_error, _).
?- last([a, b, c], X).
   X = c.
?- last([], X).
   false.
?- reverse([a, b, c], L).
   L = [c, b, a].
?- reverse([], L).
   L = [].
?- sum_list([1, 2.5, 3], S).
   S = 6.5.
?- sum_list([], S).
   S = 0.
?- sum_list([1, a], S).
   error(type_error(evaluable, a / 0), _).
?- sumlist([1, 2], S).
   S = 3.
?- max_list([1, 3, 2], M), min_list([1, 3, 0.5], N).
   M = 3, N = 0.5.
?- max_list([], M).
   false.
?- max_member(M, [b, f(a), 1]), min_member(N, [b, f(a), 1]).
   M = f(a), N = 1.
?- numlist(1, 5, L).
   L = [1, 2, 3, 4, 5].
?- numlist(3, 3, L).
   L = [3].
?- numlist(5, 1, L).
   false.
?- numlist(a, 1, L).
   error(type_error(integer, a), _).
?- numlist(1, X, L).
   error(instantiation_error, _).
?- take(2, [a, b, c], L).
   L = [a, b].
?- take(0, X, L).
   L = [].
?- take(3, [a], L).
   false.
?- take(-1, [a], L).
   error(type_error(nonneg, -1), _).
?- take(X, [a], L).
   error(instantiation_error, _).
?- drop(2, [a, b, c], L).
   L = [c].
?- drop(4, [a, b, c], L).
   false.
?- slice(1, 2, [a, b, c, d], L).
   L = [b, c].
?- subtract([a, b, c], [b], L).
   L = [a, c].
?- intersection([a, b, c], [c, a], L).
   L = [a, c].
?- union([a, b], [b, c], L).
   L = [a, b, c].
?- delete([a, b, a, c], a, L).
   L = [b, c].
?- permutation([a, b, c], L), L = [c|_].
   L = [c, a, b]
;  L = [c, b, a].
?- findall(P, permutation([a, b, c], P), Ps), length(Ps, N).
   Ps = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]], N = 6.
?- permutation(P, [a, b]).
   P = [a, b]
;  P = [b, a].
?- list_to_set([b, a, b, c, a], L).
   L = [b, a, c].
?- list_to_set([X, Y, X, 1, 1.0], L).
   L = [X, Y, 1, 1.0].
?- list_to_set([], L).
   L = [].
?- is_set([a, b]), \+ is_set([a, b, a]), \+ is_set(a), is_set([X, Y]).
   true.
?- flatten([a, [b, [c], []], d|[e]], L).
   L = [a, b, c, d, e].
?- flatten(a, L).
   L = [a].
?- flatten([X, [Y]], L).
   L = [X, Y].
?- same_length([a, b], L).
   L = [_A, _B].
?- prefix(P, [a]).
   P = []
;  P = [a]
;  false.
?- transpose([[1, 2, 3], [4, 5, 6]], T).
   T = [[1, 4], [2, 5], [3, 6]].
% Long lists.
?- numlist(1, 200000, _L), sum_list(_L, S), last(_L, X), reverse(_L, [F|_]), nth1(1000, _L, E), list_to_set(_L, _Set), length(_Set, N).
   S = 20000100000, X = 200000, F = 200000, E = 1000, N = 200000.
?- numlist(1, 100000, _L), maplist(succ, _L, _M), foldl(plus, _M, 0, S), sort(0, @>=, _M, [B|_]).
   S = 5000150000, B = 100001.
?- subset([a, b], [c, b, a]), \+ subset([d], [a]).
   true.
