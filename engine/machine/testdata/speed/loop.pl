% A loop that makes garbage.
go(0) :- !.
go(N) :- copy_term(g(N, _, N), G), arg(1, G, N), M is N - 1, go(M).
main(done) :- go(1000000).
%% ?- main(R).
