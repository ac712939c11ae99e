% A list of more than ten thousand elements.
%% ?- long(N).
long(N) :- numlist(1, 11000, L), sum_list(L, N).
