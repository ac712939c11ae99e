% Symbolic derivatives: formulas are terms, and rules of calculus are clauses.
%
% The operators +, - and * only build terms here; nothing is evaluated until
% simpler/2 meets two numbers. Each rule of the textbook is one clause, and the
% proof is the calculation as one would write it down.

%% ?- derivative(x * x + 3 * x, x, D).
%% ?- derivative(sin(2 * x), x, D).
%% ?- derivative(x ^ 3 - y, x, D).

derivative(F, X, D) :-
    d(F, X, Raw),
    simple(Raw, D).

d(X, X, 1).
d(C, X, 0) :- atomic(C), C \= X.
d(F + G, X, DF + DG) :- d(F, X, DF), d(G, X, DG).
d(F - G, X, DF - DG) :- d(F, X, DF), d(G, X, DG).
d(F * G, X, DF * G + F * DG) :- d(F, X, DF), d(G, X, DG).
d(F ^ N, X, N * F ^ M * DF) :- integer(N), M is N - 1, d(F, X, DF).
d(sin(F), X, cos(F) * DF) :- d(F, X, DF).
d(cos(F), X, - sin(F) * DF) :- d(F, X, DF).

% Parts first, then the whole. The cut commits to the first simplification.
simple(F, F) :- atomic(F), !.
simple(F, S) :-
    F =.. [Op | Parts],
    maplist(simple, Parts, Simpler),
    G =.. [Op | Simpler],
    simpler(G, S).

simpler(0 + F, F) :- !.
simpler(F + 0, F) :- !.
simpler(F - 0, F) :- !.
simpler(0 * _, 0) :- !.
simpler(_ * 0, 0) :- !.
simpler(1 * F, F) :- !.
simpler(F * 1, F) :- !.
simpler(F ^ 1, F) :- !.
simpler(M * N, P) :- number(M), number(N), !, P is M * N.
simpler(F, F).
