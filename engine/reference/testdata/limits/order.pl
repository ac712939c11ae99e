% The order of unbound variables, which is that in which they were made: ichiban
% makes new ones when they are passed to a clause.
%% ?- order(L).
order(L) :- older(X), newer(Y), compare_them(Y, X, L).
older(f(_)).
newer(f(_)).
compare_them(f(Y), f(X), Order) :- compare(Order, X, Y).
