%% ?- doubled(L).
%% ?- all_small(L).
%% ?- total(T).
%% ?- evens(L).
%% ?- every.
%% ?- oldest(P, A).

double(X, Y) :- Y is X * 2.
small(1).
small(2).
small(3).
add(X, S0, S) :- S is S0 + X.
even(X) :- 0 is X mod 2.
age(ann, 41).
age(bob, 7).
age(cid, 52).

doubled(L) :- maplist(double, [1, 2, 3], L).
all_small(L) :- L = [1, 3], maplist(small, L).
total(T) :- foldl(add, [1, 2, 3], 0, T).
evens(L) :- include(even, [1, 2, 3, 4], L).
every :- forall(small(X), X < 4).
oldest(P, A) :- aggregate_max(N, Q, age(Q, N), A, P).
