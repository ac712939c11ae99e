% Sorting (8.4.3, 8.4.4) and length.

?- sort([c, a, b, a], L).
   L = [a, b, c].
?- sort([1, 1.0, b, f(x), "s", a, 0], L).
   L = [1.0, 0, 1, a, b, f(x), [s]].
?- sort([], L).
   L = [].
?- sort([a|X], L).
   error(instantiation_error, _).
?- sort(X, L).
   error(instantiation_error, _).
?- sort(a, L).
   error(type_error(list, a), _).
?- sort([a|b], L).
   error(type_error(list, [a | b]), _).
?- sort([b, a], [a|b]).
   error(type_error(list, [a | b]), _).
?- sort([b, a], [X|Y]).
   X = a, Y = [b].
?- msort([c, a, b, a], L).
   L = [a, a, b, c].
?- msort(X, L).
   error(instantiation_error, _).
?- keysort([c-1, a-2, b-3, a-1], L).
   L = [a - 2, a - 1, b - 3, c - 1].
?- keysort([1-a, 1.0-b], L).
   L = [1.0 - b, 1 - a].
?- keysort([], L).
   L = [].
?- keysort([a-1|X], L).
   error(instantiation_error, _).
?- keysort([a-1, X], L).
   error(instantiation_error, _).
?- keysort([a-1, b], L).
   error(type_error(pair, b), _).
?- keysort([a-1], [b]).
   error(type_error(pair, b), _).
?- keysort([a-1], [X|b]).
   error(type_error(list, [_A | b]), _).
?- keysort([c-1, a-2], [_-X|_]).
   X = 2.
?- keysort(a, L).
   error(type_error(list, a), _).
?- sort(0, @>=, [1, 3, 2, 3], L).
   L = [3, 3, 2, 1].
?- sort(0, @>, [1, 3, 2, 3], L).
   L = [3, 2, 1].
?- sort(1, @=<, [f(2, a), f(1, b), f(2, c)], L).
   L = [f(1, b), f(2, a), f(2, c)].
?- sort(1, @<, [f(2, a), f(1, b), f(2, c)], L).
   L = [f(1, b), f(2, a)].
?- sort(2, @>=, [f(2, a), f(1, b), f(2, c)], L).
   L = [f(2, c), f(1, b), f(2, a)].
?- sort(a, @<, [], L).
   error(type_error(integer, a), _).
?- sort(0, foo, [], L).
   error(domain_error(order, foo), _).
?- sort(1, @<, [a], L).
   error(type_error(compound, a), _).
?- sort(1, @<, [X], L).
   error(instantiation_error, _).
?- sort(3, @<, [f(a)], L).
   error(type_error(compound, f(a)), _).
?- predsort(compare, [c, a, b, a], L).
   L = [a, b, c].
by_second(O, _-X, _-Y) :- compare(O, X, Y).
?- predsort(by_second, [a-3, b-1, c-2], L).
   L = [b - 1, c - 2, a - 3].
?- length([a, b, c], N).
   N = 3.
?- length([], N).
   N = 0.
?- length(L, 2).
   L = [_A, _B].
?- length([a|L], 2).
   L = [_A].
?- length([a, b|L], 1).
   false.
?- length(L, N).
   L = [], N = 0
;  L = [_A], N = 1
;  L = [_A, _B], N = 2
;  L = [_A, _B, _C], N = 3
;  L = [_A, _B, _C, _D], N = 4
;  L = [_A, _B, _C, _D, _E], N = 5
;  L = [_A, _B, _C, _D, _E, _F], N = 6
;  L = [_A, _B, _C, _D, _E, _F, _G], N = 7
;  ... .
?- length([a|L], N).
   L = [], N = 1
;  L = [_A], N = 2
;  L = [_A, _B], N = 3
;  L = [_A, _B, _C], N = 4
;  L = [_A, _B, _C, _D], N = 5
;  L = [_A, _B, _C, _D, _E], N = 6
;  L = [_A, _B, _C, _D, _E, _F], N = 7
;  L = [_A, _B, _C, _D, _E, _F, _G], N = 8
;  ... .
?- length(L, L).
   error(resource_error(finite_memory), _).
?- length([a|L], L).
   error(resource_error(finite_memory), _).
?- length(L, -1).
   error(domain_error(not_less_than_zero, -1), _).
?- length(L, a).
   error(type_error(integer, a), _).
?- length(a, N).
   false.
?- length([a|b], N).
   false.
?- length([a, b], 3).
   false.
?- _L = [a|_L], length(_L, N).
   error(resource_error(finite_memory), _).
?- length(L, 100000000000000000000000).
   error(resource_error(memory), _).

% Variables are in some order, the same for all.
?- length(_L, 9), msort(_L, _M), msort(_M, _N), _M == _N, sort(0, @>=, _M, _D), reverse(_D, _R), _R == _M.
   true.
?- _P = [B-1, A-2, B-3], keysort(_P, _S), ( A @< B -> _S = [A-2, B-1, B-3] ; _S = [B-1, B-3, A-2] ), A = 1, B = 2.
   B = 2, A = 1.
?- _L = [B, A, B], sort(_L, [_X, _Y]), compare(_O, A, B), ( _O = (<) -> _X == A ; _X == B ), A = 1, B = 2.
   B = 2, A = 1.
