% Tabling: left recursion ends, mutual recursion is complete, duplicates are gone.

:- table path/2, even/1, odd/1, fib/2, none/1, s/2, anc/2, loop/0, ping/1, pong/1.
:- table bad/1, thrower/1, conn/2, a_/1, b_/1, c_/1, cnt/1, neg/1, same/2, dup/1.
:- dynamic(mark/1).

edge(a, b).
edge(b, c).
edge(c, a).
edge(c, d).

path(X, Y) :- path(X, Z), edge(Z, Y).
path(X, Y) :- edge(X, Y).

conn(X, Y) :- conn(X, Z), conn(Z, Y).
conn(X, Y) :- edge(X, Y).

fib(0, 0).
fib(1, 1).
fib(N, F) :- N > 1, A is N - 1, B is N - 2, fib(A, FA), fib(B, FB), F is FA + FB.

none(X) :- none(X).
loop :- loop.

ping(X) :- pong(X).
ping(1).
pong(X) :- ping(X).
pong(2).

a_(X) :- b_(X).
a_(1).
b_(X) :- c_(X).
b_(2).
c_(X) :- a_(X).
c_(3).

anc(X, Y) :- parent(X, Y).
anc(X, Y) :- anc(X, Z), parent(Z, Y).
parent(ann, bob).
parent(bob, cid).
parent(cid, dan).

s(S0, S) :- s(S0, S1), S1 = [+|S2], t(S2, S).
s(S0, S) :- t(S0, S).
t([n|S], S).

even(0).
even(N) :- N > 0, M is N - 1, odd(M).
odd(N) :- N > 0, M is N - 1, even(M).

thrower(X) :- X = 1.
thrower(_) :- throw(oops).
bad(X) :- bad(Y), X is Y + foo.
bad(1).

cnt(X) :- assertz(mark(x)), member(X, [1, 2]).

neg(X) :- member(X, [1, 2, 3]), \+ edge(X, _).
same(X, X).
dup(X) :- member(X, [b, a, b, a, c]).

?- path(a, d).
   true.
?- path(d, _).
   false.
?- setof(Y, path(a, Y), L).
   L = [a, b, c, d].
?- findall(Y, path(a, Y), L), length(L, N).
   L = [b, c, a, d], N = 4.
?- setof(X - Y, path(X, Y), L), length(L, N).
   L = [a - a, a - b, a - c, a - d, b - a, b - b, b - c, b - d, c - a, c - b, c - c, c - d], N = 12.
?- setof(X, path(X, a), L).
   L = [a, b, c].
?- path(X, X), X == b.
   X = b
;  false.
?- setof(X - Y, conn(X, Y), L), length(L, N).
   L = [a - a, a - b, a - c, a - d, b - a, b - b, b - c, b - d, c - a, c - b, c - c, c - d], N = 12.
?- fib(30, F).
   F = 832040.
?- fib(100, F).
   F = 354224848179261915075.
?- none(X).
   false.
?- loop.
   false.
?- setof(X, ping(X), L).
   L = [1, 2].
?- setof(X, pong(X), L).
   L = [1, 2].
?- setof(X, a_(X), L), setof(X, b_(X), M), setof(X, c_(X), N).
   L = [1, 2, 3], M = [1, 2, 3], N = [1, 2, 3].
?- findall(X, a_(X), L), sort(L, S), length(L, N).
   L = [3, 2, 1], S = [1, 2, 3], N = 3.
?- anc(ann, X).
   X = bob
;  X = cid
;  X = dan.
?- setof(X, anc(X, dan), L).
   L = [ann, bob, cid].
?- anc(dan, _).
   false.
?- s([n, +, n, +, n], []).
   true.
?- findall(R, s([n, +, n], R), L), msort(L, M).
   L = [[+, n], []], M = [[], [+, n]].
?- s([n, +], []).
   false.
?- even(1000).
   true.
?- odd(1000).
   false.
?- odd(7), \+ even(7).
   true.
?- findall(X, dup(X), L).
   L = [b, a, c].
?- same(X, Y).
   X = Y.
?- same(f(X), Y), X = 1.
   X = 1, Y = f(1).
?- findall(X, neg(X), L).
   L = [1, 2, 3].

% Errors inside.

?- thrower(_).
   throw(oops).
?- thrower(_).
   throw(oops).
?- catch(thrower(_), oops, true), path(a, d).
   true.
?- bad(_).
   error(type_error(evaluable, foo/0), _).
?- catch(bad(_), error(E, _), true).
   E = type_error(evaluable, foo/0).
?- ping(3).
   false.

% A table is filled once; abolish_all_tables/0 forgets it.

?- cnt(X).
   X = 1
;  X = 2.
?- cnt(_), fail ; findall(X, mark(X), L).
   L = [x].
?- abolish_all_tables, cnt(_), fail ; findall(X, mark(X), L).
   L = [x, x].

% Goals that wait for variables of a call have their say about its answers, not about
% what is in the table for other calls.

?- abolish_all_tables, dif(X, c), findall(X, path(a, X), L), findall(Y, path(a, Y), M).
   L = [b, a, d], M = [b, c, a, d].
?- freeze(X, X = a), once((path(a, X), path(X, b))).
   X = a.
?- abolish_all_tables, freeze(X, fail), ( path(a, X) -> true ; once(path(a, Y)) ).
   Y = b.

% A cut and a negation over a tabled goal.

?- path(a, X), !.
   X = b.
?- once(path(a, X)), path(a, d).
   X = b.
?- \+ path(d, _), \+ \+ path(a, a).
   true.
?- ( path(d, X) -> true ; X = none ).
   X = none.
?- findall(X, (path(a, X), path(X, a)), L).
   L = [b, c, a].
?- aggregate_all(count, path(_, _), N).
   N = 12.
?- forall(path(a, X), path(a, X)).
   true.
