% All boards of eight queens, counted by failure.
upto(I, N, []) :- I > N, !.
upto(I, N, [I|Is]) :- J is I + 1, upto(J, N, Is).
put([], B, B).
put([C|Cs], B, R) :- take(Q, [C|Cs], Rest), free(B, Q, 1), put(Rest, [Q|B], R).
take(X, [X|Xs], Xs).
take(X, [Y|Ys], [Y|Zs]) :- take(X, Ys, Zs).
free([], _, _).
free([P|Ps], Q, D) :- Q =\= P + D, Q =\= P - D, E is D + 1, free(Ps, Q, E).
main(N) :- upto(1, 8, L), findall(x, put(L, [], _), Xs), length(Xs, N).
%% ?- main(R).
