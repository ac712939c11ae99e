% A term that holds itself.
%% ?- cycle(yes).
cycle(yes) :- X = f(X), Y = f(Y), X = Y.
