%% ?- t(X).
%% ?- u(X).
t(X) :- atom_chars(hello, L), reverse(L, R), atom_chars(X, R).
u([A, B, C]) :- atom_length(abc, A), sub_atom(hello, 1, 3, _, B), L = "ab", L = [C|_].
