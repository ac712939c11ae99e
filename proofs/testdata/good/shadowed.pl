% Predicates of the library that the program defines itself.
%% ?- p(X).
p(X) :- ignore(X), propose(a, found(X)), gensym(X, Y), Y = b, forall(X, Y).
ignore(1).
propose(_, found(1)).
gensym(1, b).
forall(_, b).
