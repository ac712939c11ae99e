% All solutions: ISO 13211-1, 8.10, with its own examples.

a(1, f(_)).
a(2, f(_)).
b(1, 1).
b(1, 1).
b(1, 2).
b(2, 1).
b(2, 2).
b(2, 2).
legs(A, B) :- member(A - B, [dog - 4, cat - 4, bird - 2]).
top(L) :- bagof(X - Z, b(X, Z), L).
grouped(Z, L) :- bagof(X, b(X, Z), L).

% 8.10.1 findall/3

?- findall(X, (X = 1 ; X = 2), S).
   S = [1, 2].
?- findall(X + Y, (X = 1), S).
   S = [1 + _].
?- findall(X, fail, L).
   L = [].
?- findall(X, (X = 1 ; X = 1), S).
   S = [1, 1].
?- findall(X, (X = 2 ; X = 1), [1, 2]).
   false.
?- findall(X, (X = 1 ; X = 2), [X, Y]).
   X = 1, Y = 2.
?- findall(X, Goal, S).
   error(instantiation_error, _).
?- findall(X, 4, S).
   error(type_error(callable, 4), _).
?- findall(X, X = 1, [A|1]).
   error(type_error(list, [A|1]), _).
?- findall(X, X = 1, foo).
   error(type_error(list, foo), _).
?- findall(X, (member(X, [1, 2, 3]), !), L).
   L = [1].
?- findall(X, member(X, [Y, Z]), [A, B]), A = 1.
   A = 1.
?- findall(X - L, (member(X, [1, 2]), findall(Y, (member(Y, [a, b]), X > 1), L)), R).
   R = [1 - [], 2 - [a, b]].
?- findall(X, (member(X, [1, 2, 3]), X > 1, throw(found(X))), L).
   throw(found(2)).
?- catch(findall(X, (X = 1 ; throw(oops)), L), oops, L = caught).
   L = caught.
?- findall(X, member(X, [1, 2, 3]), L, [4]).
   L = [1, 2, 3, 4].
?- findall(X, fail, L, T).
   T = L.

% 8.10.2 bagof/3

?- bagof(X, (X = 1 ; X = 2), S).
   S = [1, 2].
?- bagof(X, (X = 1 ; X = 2), X).
   X = [1, 2].
?- bagof(X, (X = Y ; X = Z), S).
   S = [Y, Z].
?- bagof(X, fail, S).
   false.
?- bagof(1, (Y = 1 ; Y = 2), L).
   Y = 1, L = [1]
;  Y = 2, L = [1].
?- bagof(f(X, Y), (X = a ; Y = b), L).
   L = [f(a, _), f(_, b)].
?- bagof(X, Y ^ ((X = 1, Y = 1) ; (X = 2, Y = 2)), S).
   S = [1, 2].
?- bagof(X, Y ^ ((X = 1 ; Y = 1) ; (X = 2, Y = 2)), S).
   S = [1, _, 2].
?- bagof(X, (Y ^ (X = 1 ; Y = 1) ; X = 3), S).
   S = [1, 3]
;  Y = 1, S = [_].
?- bagof(X, (X = Y ; X = Z ; Y = 1), S).
   S = [Y, Z]
;  Y = 1, S = [_].
?- bagof(X, a(X, Y), L).
   Y = f(_), L = [1, 2].
?- bagof(X, b(X, Y), L).
   Y = 1, L = [1, 1, 2]
;  Y = 2, L = [1, 2, 2].
?- bagof(X, Y ^ Z, L).
   error(instantiation_error, _).
?- bagof(X, 1, L).
   error(type_error(callable, 1), _).
?- bagof(X, Y ^ 1, L).
   error(type_error(callable, 1), _).
?- bagof(X, member(X, [1]), foo).
   error(type_error(list, foo), _).
?- bagof(X, member(X, [1]), [_|foo]).
   error(type_error(list, [_|foo]), _).
?- findall(X, bagof(X, b(X, _), _), L).
   L = [_, _].
?- bagof(A, legs(A, N), L).
   N = 2, L = [bird]
;  N = 4, L = [dog, cat].
?- bagof(A, N ^ legs(A, N), L).
   L = [dog, cat, bird].
?- bagof(X, member(X, [V, U, f(U), f(V)]), L).
   L = [V, U, f(U), f(V)].
?- bagof(X - Y, member(X, [1, 2]), L).
   L = [1 - _, 2 - _].
?- bagof(X, (member(X - Y, [1 - a, 2 - b, 3 - a]), X > 0), L), Y == a.
   Y = a, L = [1, 3]
;  false.
?- bagof(Z, p ^ member(Z, [1, 2]), L).
   L = [1, 2].
?- bagof(X, (Y, Z) ^ member(X - Y - Z, [1 - a - b, 2 - c - d]), L).
   L = [1, 2].

% bagof groups alike in a clause and at the top level.

?- top(L).
   L = [1 - 1, 1 - 1, 1 - 2, 2 - 1, 2 - 2, 2 - 2].
?- grouped(Z, L).
   Z = 1, L = [1, 1, 2]
;  Z = 2, L = [1, 2, 2].
?- bagof(X, b(X, Z), L).
   Z = 1, L = [1, 1, 2]
;  Z = 2, L = [1, 2, 2].
?- G = b(X, Z), bagof(X, G, L).
   G = b(X, 1), Z = 1, L = [1, 1, 2]
;  G = b(X, 2), Z = 2, L = [1, 2, 2].
?- grouped(2, L).
   L = [1, 2, 2].

% 8.10.3 setof/3

?- setof(X, (X = 1 ; X = 2), S).
   S = [1, 2].
?- setof(X, (X = 1 ; X = 2), X).
   X = [1, 2].
?- setof(X, (X = 2 ; X = 1), S).
   S = [1, 2].
?- setof(X, (X = 2 ; X = 2), S).
   S = [2].
?- setof(X, fail, S).
   false.
?- setof(1, (Y = 2 ; Y = 1), L).
   Y = 1, L = [1]
;  Y = 2, L = [1].
?- setof(f(X, Y), (X = a ; Y = b), L).
   L = [f(_, b), f(a, _)].
?- setof(X, Y ^ ((X = 1, Y = 1) ; (X = 2, Y = 2)), S).
   S = [1, 2].
?- setof(X, Y ^ ((X = 1 ; Y = 1) ; (X = 2, Y = 2)), S).
   S = [_, 1, 2].
?- setof(X, (X = Y ; X = Z ; Y = 1), S), Y == 1.
   Y = 1, S = [_].
?- setof(X, a(X, Y), L).
   Y = f(_), L = [1, 2].
?- setof(X, member(X, [f(U, b), f(V, c)]), L).
   L = [f(U, b), f(V, c)].
?- setof(X, member(X, [f(U, b), f(V, c)]), [f(a, c), f(a, b)]).
   false.
?- setof(X, member(X, [f(b, U), f(c, V)]), [f(b, a), f(c, a)]).
   U = a, V = a.
?- setof(X, member(X, [V, U, f(U), f(V)]), [a, b, f(b), f(a)]).
   false.
?- setof(X, member(X, [U, V, f(U), f(V)]), [a, b, f(a), f(b)]).
   U = a, V = b.
?- setof(X, X ^ (true ; 4), L).
   error(type_error(callable, (true ; 4)), _).
?- setof(X, A ^ A ^ 4, L).
   error(type_error(callable, 4), _).
?- setof(X - Z, b(X, Z), L).
   L = [1 - 1, 1 - 2, 2 - 1, 2 - 2].
?- setof(X, b(X, Y), L).
   Y = 1, L = [1, 2]
;  Y = 2, L = [1, 2].
?- setof(X - Xs, setof(Y, b(X, Y), Xs), L).
   L = [1 - [1, 2], 2 - [1, 2]].
?- setof(Y, Xs ^ setof(X, b(X, Y), Xs), L).
   L = [1, 2].
?- setof(X, member(X, [c, a, b, a]), [F|_]).
   F = a.
?- setof(X, G, L).
   error(instantiation_error, _).
?- setof(X, member(X, [a]), [A|1]).
   error(type_error(list, [A|1]), _).

% aggregate_all and others

?- aggregate_all(count, b(_, _), N).
   N = 6.
?- aggregate_all(sum(X), b(X, _), S).
   S = 9.
?- aggregate_all(max(X), b(X, _), S).
   S = 2.
?- aggregate_all(bag(X), b(X, 1), S).
   S = [1, 1, 2].
?- aggregate_all(set(X), b(X, _), S).
   S = [1, 2].
?- aggregate_all(max(X), fail, S).
   false.
?- aggregate_all(count, fail, N).
   N = 0.
?- countall(b(_, 1), N).
   N = 3.
