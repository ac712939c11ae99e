%% ?- without(L).
%% ?- below(L).
without(L) :- exclude(=(b), [b, 1], L).
below(L) :- include(>(3), [2, 5, 1], L).
