% Calls whose clause the log names, and calls whose clause the arguments select.

max(X, Y, X) :- X >= Y, !.
max(_, Y, Y).

fact(0, 1) :- !.
fact(N, F) :- M is N - 1, fact(M, G), F is N * G.

len([], 0).
len([_|Xs], N) :- len(Xs, M), N is M + 1.

kind(X, variable) :- var(X), !.
kind(X, atom) :- atom(X), !.
kind(X, number) :- number(X), !.
kind(f(_), f) :- !.
kind([_|_], list) :- !.
kind(_, other).

sign(X, minus) :- X < 0, !.
sign(0, zero) :- !.
sign(X, plus) :- X > 0.

shape(circle(R), A) :- A is R * R.
shape(square(S), A) :- A is S * S.
shape(none, 0).
shape(X, any) :- atom(X).

num(1, one). num(1.0, float). num(18446744073709551616, big). num(-1, minus). num(2, two). num(1, again).

many(a1, 1). many(a2, 2). many(a3, 3). many(a4, 4). many(a5, 5). many(a6, 6).
many(a7, 7). many(a8, 8). many(a9, 9). many(a10, 10). many(a11, 11). many(a12, 12).
many(a13, 13). many(a14, 14). many(a15, 15). many(a16, 16). many(a17, 17). many(a18, 18).
many(a1, 19) :- true.
many(X, 20) :- X = z.

same(X, X, first) :- !.
same(_, _, second).
pair(p(X, X), 1).
pair(p(X, Y), 2) :- X \== Y.
pair(X, 3) :- X = p(_, _).

wide(1, 2, 3, 4, 5, 6, 7, X, Y) :- X = a, Y = b.
wide(1, 2, 3, 4, 5, 6, 7, X, Y) :- X = c, !, Y = d.
wide(_, _, _, _, _, _, _, e, f).

tree(nil, []).
tree(t(L, X, R), Xs) :- tree(L, A), tree(R, B), append(A, [X|B], Xs).

hanoi(0, _, _, _) --> !.
hanoi(N, A, B, C) --> { M is N - 1 }, hanoi(M, A, C, B), [A-B], hanoi(M, C, B, A).

greeting --> [hello], name.
greeting --> [bye], ( name ; [] ), !.
name --> [N], { atom(N), N \= hello }.
name --> [N, N].

zero.
zero :- fail.
zero :- true.

:- dynamic(memo/2).
fib(N, F) :- memo(N, F), !.
fib(N, F) :- N < 2, !, F = N.
fib(N, F) :- A is N - 1, B is N - 2, fib(A, FA), fib(B, FB), F is FA + FB, assertz(memo(N, F)).

:- dynamic(queue/1).
queue(1). queue(2). queue(3).
drain(X) :- queue(X), retract(queue(X)), ( X < 3 -> Y is X + 3, assertz(queue(Y)) ; true ).

%% ?- max(3, 1, X), max(1, 3, Y), max(2, 2, Z).
%% ?- max(a, 1, X).
%% ?- fact(20, F), fact(30, G).
%% ?- len([a, b, c], N), once(len(L, 2)).
%% ?- kind(X, A), kind(a, B), kind(1, C), kind(f(1), D), kind([x], E), kind(g, F), kind(h(1), G), kind(1.5, H).
%% ?- kind(X, K).
%% ?- sign(-3, A), sign(0, B), sign(4, C).
%% ?- sign(X, Y).
%% ?- shape(circle(2), A), shape(none, B).
%% ?- shape(X, Y).
%% ?- num(1, X).
%% ?- num(1.0, X), num(18446744073709551616, Y), num(N, two).
%% ?- many(a1, X).
%% ?- many(X, 12).
%% ?- many(z, X).
%% ?- many(a19, X).
%% ?- same(a, a, X), same(a, b, Y), same(Z, c, W).
%% ?- pair(p(1, 1), X).
%% ?- pair(p(A, B), X).
%% ?- pair(X, Y).
%% ?- wide(1, 2, 3, 4, 5, 6, 7, X, Y).
%% ?- wide(0, 2, 3, 4, 5, 6, 7, X, Y).
%% ?- G = wide(1, 2, 3, 4, 5, 6, 7), call(G, X), true.
%% ?- tree(t(t(nil, 1, nil), 2, t(nil, 3, nil)), L).
%% ?- phrase(hanoi(3, a, b, c), L).
%% ?- phrase(greeting, L).
%% ?- phrase(greeting, [bye, X, Y]).
%% ?- zero.
%% ?- fib(15, F), fib(14, G).
%% ?- drain(X).
%% ?- findall(X, queue(X), L).
%% ?- call((max(1, 2, X), fact(3, Y))), len([X, Y], N).
%% ?- member(X, [3, 1, 2]), max(X, 2, Y), \+ X = 1.

% Tables.
:- table path/2.
path(X, Y) :- path(X, Z), edge(Z, Y).
path(X, Y) :- edge(X, Y).
edge(1, 2). edge(2, 3). edge(3, 1). edge(3, 4).
:- table even/1, odd/1.
even(X) :- odd(Y), Y < 6, X is Y + 1.
even(0).
odd(X) :- even(Y), Y < 6, X is Y + 1.
:- table cut/1.
cut(X) :- ( X = 1 ; X = 2 ), ( X > 1, ! ; true ).
cut(9).
:- table broken/1.
broken(X) :- edge(X, _), X > 1, throw(broken(X)).

% Global variables that backtracking restores.
g1(V) :- b_setval(v, 1), ( b_setval(v, 2), !, fail ; true ), b_getval(v, V).
g1(V) :- b_setval(v, f(X)), ( X = 1, b_getval(v, V) ; b_setval(v, g(X)), b_getval(v, V), X = 2 ).

%% ?- path(1, X).
%% ?- path(X, 1).
%% ?- path(2, X), path(X, 4).
%% ?- even(X).
%% ?- odd(X).
%% ?- cut(X).
%% ?- broken(X).
%% ?- catch(broken(X), broken(Y), true).
%% ?- findall(X, path(3, X), L).
%% ?- g1(V).
%% ?- b_getval(nothing, V).
