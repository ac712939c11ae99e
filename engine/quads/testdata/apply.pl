% library(apply).

double(X, Y) :- Y is 2 * X.
even(X) :- 0 is X mod 2.
add(X, A, B) :- B is A + X.
add2(X, Y, A, B) :- B is A + X * Y.
sign_(X, O) :- compare(O, X, 0).
half(X, Y) :- 0 is X mod 2, Y is X // 2.

?- maplist(even, [2, 4]).
   true.
?- maplist(even, [2, 3]).
   false.
?- maplist(double, [1, 2], L).
   L = [2, 4].
?- maplist(double, [], L).
   L = [].
?- maplist(plus(1), L, [2, 3]).
   L = [1, 2].
?- maplist(plus, [1, 2], [3, 4], L).
   L = [4, 6].
?- maplist(member, [X, Y], [[a, b], [c]]).
   X = a, Y = c
;  X = b, Y = c.
?- maplist(double, [1], [X, Y]).
   false.
?- maplist(plus, [1], [2], [3]).
   true.
?- maplist(=, L, [a, b]).
   L = [a, b].
?- maplist(foo, [a]).
   error(existence_error(procedure, foo / 1), _).
?- maplist(X, [a]).
   error(instantiation_error, _).
?- foldl(add, [1, 2, 3], 0, S).
   S = 6.
?- foldl(add2, [1, 2], [3, 4], 0, S).
   S = 11.
?- foldl(add, [], 0, S).
   S = 0.
?- include(even, [1, 2, 3, 4], L), exclude(even, [1, 2, 3, 4], M).
   L = [2, 4], M = [1, 3].
?- partition(even, [1, 2, 3, 4], I, E).
   I = [2, 4], E = [1, 3].
?- partition(sign_, [-1, 0, 1, -2], L, E, G).
   L = [-1, -2], E = [0], G = [1].
?- convlist(half, [1, 2, 3, 4], L).
   L = [1, 2].
