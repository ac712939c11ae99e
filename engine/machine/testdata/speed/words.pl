% Atoms taken apart and put together.
go(0) :- !.
go(N) :- number_codes(N, Cs), atom_codes(A, [0'x|Cs]), atom_length(A, _),
    atom_concat(A, y, B), sub_atom(B, 0, 1, _, x), M is N - 1, go(M).
main(done) :- go(100000).
%% ?- main(R).
