%% ?- k(A).
k(A) :- with_output_to(atom(A), write(hi)).
