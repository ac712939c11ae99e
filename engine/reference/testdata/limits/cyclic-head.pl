% A head with a repeated variable that makes a term hold itself.
%% ?- cycle(yes).
cycle(yes) :- same(X, f(X)), X = f(f(_)).
same(X, X).
