% Lambda expressions: library(yall) of SWI-Prolog, whose answers these are.

add(N, X, Y) :- Y is X + N.

?- maplist([X,Y]>>(Y is X + 1), [1,2,3], L).
   L = [2,3,4].
?- foldl([X,A,B]>>(B is A + X), [1,2,3], 0, S).
   S = 6.
?- include([X]>>(X > 1), [1,2,3], L).
   L = [2,3].
?- partition([X]>>(X < 3), [1,2,3,4], I, O).
   I = [1,2], O = [3,4].

% What is bound when the lambda is called is seen in it.
?- N = 10, maplist([X,Y]>>(Y is X * N), [1,2], L).
   N = 10, L = [10,20].

% What is not bound is fresh at each call, unless it is shared.
?- maplist([X]>>(Y = X), [1,2]).
   true.
?- maplist({Y}/[X]>>(Y = X), [1,2]).
   false.
?- maplist({Y}/[X]>>(Y = X), [1,1]).
   Y = 1.

% More arguments than parameters are added; more parameters than arguments wait.
?- maplist([X]>>atom_length(X), [ab,c], L).
   L = [2,1].
?- maplist([N]>>add(N), [1,2], [3,4], L).
   L = [4,6].
?- maplist([X]>>([Y]>>(Y is X * 2)), [1,2], L).
   L = [2,4].
?- call([]>>true).
   true.

% Predicates of the program, their choices, cuts inside, errors.
?- call([X]>>(X = 1 ; X = 2), Z).
   Z = 1
;  Z = 2.
?- call([X]>>(( X = 1 ; X = 2 ), !), Z).
   Z = 1.
?- call([X,Y]>>( X > 1 -> Y = big ; Y = small ), 2, S).
   S = big.
?- call([X]>>(Y is X + foo), 1).
   error(type_error(evaluable, foo/0), _).
?- call([X]>>_, 1).
   error(instantiation_error, _).
