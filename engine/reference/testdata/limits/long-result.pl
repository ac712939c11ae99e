% A built-in that gives a list of more than ten thousand elements.
%% ?- long(N).
long(N) :- length(L, 11000), atomic_list_concat(L0, x, ab), L = [_|_], findall(X, between(1, 11000, X), Xs), length(Xs, N), L0 = [_|_].
