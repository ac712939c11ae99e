%% ?- same(X).
%% ?- short(X).
%% ?- skip(X).

pair(X, Y, [X, Y]).
anything(_, _).
same(ok) :- pair(A, _, L), L = [A|_], anything(_Any, A).
short(N) :- append([_], [_], L), length(L, N).
skip(X) :- anything(_, _), G = true, G, X = y.
