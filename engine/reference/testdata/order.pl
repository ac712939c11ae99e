% What the age of variables decides is in the log, also of conditions that do not
% hold; what it does not decide is not. Both engines give variables that a goal
% itself has the same order.
%% ?- X = f(_), Y = f(_), sort([Y, X, Y, 1], L), msort([Y, X, Y, 1], M).
%% ?- sort([_, a, 1], L), msort([f(X), 1, f(X)], M), compare(O, X, 1).
%% ?- compare(O, _, _).
%% ?- keysort([X-1, a-2, X-3, Y-4], L), sort(1, @>=, [p(Y, 1), p(X, 2), p(Y, 3)], M).
%% ?- L = [X, Y], X @< Y.
%% ?- L = [X, Y], ( X @> Y -> R = gt ; X @< Y -> R = lt ; R = eq ).
%% ?- L = [X, Y], ( var(X), f(Y) @=< f(X) -> R = le ).
%% ?- L = [X, Y], ( X @> Y *-> R = gt ; true ), \+ X @> Y, \+ \+ X @< Y.
%% ?- grouped(R).
grouped(X-L) :- bagof(K, member(K-X, [1-_, 2-_]), L).
