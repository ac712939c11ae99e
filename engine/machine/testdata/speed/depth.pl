% Recursion two million deep that is no tail call.
len(0, 0) :- !.
len(N, R) :- M is N - 1, len(M, Q), R is Q + 1.
main(R) :- len(2000000, R).
%% ?- main(R).
