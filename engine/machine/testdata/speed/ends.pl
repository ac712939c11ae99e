% A predicate of a million clauses, changed at both ends.
:- dynamic(p/3).
fill(N, N) :- !.
fill(I, N) :- K is I mod 1000, assertz(p(I, K, f(I))), J is I + 1, fill(J, N).
ends(N, N) :- !.
ends(I, N) :- retract(p(_, _, _)), !, assertz(p(I, b, f(I))), asserta(p(I, c, f(I))), retract(p(I, c, f(I))), !, J is I + 1, ends(J, N).
main(done) :- fill(0, 1000000), ends(0, 200000).
%% ?- main(R).
