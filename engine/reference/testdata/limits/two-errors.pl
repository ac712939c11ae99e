% Both operands of a comparison are in error.
%% ?- which(Error).
which(Error) :- catch(two(_, a), error(Error, _), true).
two(X, Y) :- X > Y + 1.
