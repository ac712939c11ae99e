% Floats, compared to the last digit.
%% ?- third(X).
%% ?- root(X).
third(X) :- X is 1 / 3.0.
root(X) :- X is sqrt(2.0), X =< 1.5.
