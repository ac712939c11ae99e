%% ?- plain(X).
plain(X) :- member(X, [2, 3]), \+ X is 1 + 1.
