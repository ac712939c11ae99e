% A graph with circles: goals may be reached in circles, proofs may not.
%% ?- reach(a, X).
edge(a, b).
edge(b, c).
reach(X, Y) :- edge(X, Y).
reach(X, Z) :- edge(X, Y), reach(Y, Z).
edge(b, b).
edge(b, a).
