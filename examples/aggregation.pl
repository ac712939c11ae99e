% Questions about all solutions: how many, how much, which one is best.
%
% findall/3 collects, setof/3 sorts and groups, countall/2 and sumall/3 count and
% add, aggregate_max/5 picks. The body of each is a goal like any other, and
% between them they say what a database would say with GROUP BY.

%% ?- orders(N).
%% ?- turnover(Customer, Sum).
%% ?- best_customer(Customer, Sum).
%% ?- goods(Customer, Goods).

order(ann, tea, 3, 4).
order(bob, ink, 1, 9).
order(ann, pen, 10, 2).
order(cat, tea, 2, 4).
order(bob, tea, 1, 4).

% order(_, _, _, _) has five solutions.
orders(N) :- countall(order(_, _, _, _), N).

customer(C) :- member(C, [ann, bob, cat]).

turnover(C, Sum) :-
    customer(C),
    sumall(Count * Price, order(C, _, Count, Price), Sum).

% The first customer of those with the greatest turnover.
best_customer(C, Sum) :-
    aggregate_max(S, Name, turnover(Name, S), Sum, C).

% setof/3 goes back over the customers, whom ^ does not name. The other variables
% are only looked through.
goods(C, Goods) :- setof(G, Count ^ Price ^ order(C, G, Count, Price), Goods).
