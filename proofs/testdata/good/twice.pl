%% ?- both(X, Y).
same(X, X).
both(X, Y) :- same(X, Y), a = a.
same(_, b).
