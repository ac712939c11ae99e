% A counter kept in the database, and a predicate filled while running.
%% ?- count(N).
%% ?- known(X).
:- dynamic(counter/1).

counter(0).
next(N) :- retract(counter(M)), N is M + 1, assertz(counter(N)).
count(N) :- next(_), next(N).
known(X) :- assertz(seen(a)), seen(X).
