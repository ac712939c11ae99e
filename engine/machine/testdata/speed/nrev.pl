% Reverses a list of 400 elements, quadratic, 60 times.
rev([], []).
rev([X|Xs], Ys) :- rev(Xs, Zs), app(Zs, [X], Ys).
app([], L, L).
app([X|Xs], L, [X|Ys]) :- app(Xs, L, Ys).
upto(I, N, []) :- I > N, !.
upto(I, N, [I|Is]) :- J is I + 1, upto(J, N, Is).
again(0, _) :- !.
again(N, L) :- rev(L, _), M is N - 1, again(M, L).
main(done) :- upto(1, 400, L), again(60, L).
%% ?- main(R).
