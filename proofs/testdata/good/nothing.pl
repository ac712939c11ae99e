% A run without answers: its proof is valid and certifies nothing.
%% ?- p(X).
p(X) :- q(X), X > 3.
q(1).
