% Numbers without arithmetic: zero, and the successor of a number.
%
% Three is s(s(s(0))). Addition and multiplication are two clauses each, and since
% they are relations, they run in any direction: the second goal subtracts, the
% third finds every way to write two as a sum, the fourth divides.

%% ?- plus_(s(s(0)), s(0), Sum).
%% ?- plus_(s(0), Difference, s(s(s(0)))).
%% ?- plus_(X, Y, s(s(0))).
%% ?- divided(s(s(s(s(s(s(0)))))), s(s(0)), Quotient).
%% ?- factorial(s(s(s(0))), F).

plus_(0, Y, Y).
plus_(s(X), Y, s(Z)) :- plus_(X, Y, Z).

times(0, _, 0).
times(s(X), Y, Z) :-
    times(X, Y, XY),
    plus_(Y, XY, Z).

% The quotient is not greater than the number, which keeps the search finite.
divided(X, Y, Quotient) :-
    at_most(Quotient, X),
    times(Quotient, Y, X).

at_most(X, Y) :- plus_(X, _, Y).

factorial(0, s(0)).
factorial(s(N), F) :-
    factorial(N, G),
    times(s(N), G, F).
