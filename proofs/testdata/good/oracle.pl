% What an oracle proposes says nothing; the clauses after it do.
%% ?- root(X, 49).
root(X, N) :- propose(square_root(N), found(X)), N =:= X * X.
