append([], L, L).
append([H|T], L, [H|R]) :- append(T, L, R).
member(X, [X|_]).
member(X, [_|T]) :- member(X, T).
memberchk(X, L) :- member(X, L), !.
select(X, [X|T], T).
select(X, [H|T], [H|R]) :- select(X, T, R).
reverse(L, R) :- reverse(L, [], R).
reverse([], A, A).
reverse([H|T], A, R) :- reverse(T, [H|A], R).
maplist(_, []).
maplist(G, [X|Xs]) :- call(G, X), maplist(G, Xs).
maplist(_, [], []).
maplist(G, [X|Xs], [Y|Ys]) :- call(G, X, Y), maplist(G, Xs, Ys).
foldl(G, L, A0, A) :- foldl_(L, G, A0, A).
foldl_([], _, A, A).
foldl_([X|Xs], G, A0, A) :- call(G, X, A0, A1), foldl_(Xs, G, A1, A).
include(_, [], []).
include(G, [X|Xs], R) :- ( call(G, X) -> R = [X|R1] ; R = R1 ), include(G, Xs, R1).
aggregate_max(K, V, G, BK, BV) :- findall(K-V, G, L), L = [K1-V1|R], max_pair(R, K1, V1, BK, BV).
max_pair([], K, V, K, V).
max_pair([K-V|R], K0, V0, BK, BV) :- ( K @> K0 -> max_pair(R, K, V, BK, BV) ; max_pair(R, K0, V0, BK, BV) ).
