% A use that is an instance of a fact needs no step of its own.
%% ?- likes(X, Y).
person(ann).
nice(_).
likes(X, Y) :- person(X), nice(Y), Y = X.
