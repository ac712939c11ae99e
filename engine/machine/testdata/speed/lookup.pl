% Facts made at run time and found by each argument, inside a compound too.
:- dynamic(p/3).
fill(N, N) :- !.
fill(I, N) :- K is I mod 1000, assertz(p(I, K, f(I))), J is I + 1, fill(J, N).
look(N, N) :- !.
look(I, N) :- p(I, _, X), X = f(I), p(A, _, f(I)), A = I, J is I + 1, look(J, N).
main(done) :- fill(0, 100000), look(0, 100000).
%% ?- main(R).
