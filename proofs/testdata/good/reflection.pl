%% ?- report(X).
report(X) :- clause(fact(X), true), current_op(P, xfx, is), P > 1, write(X), nl, format("~w~n", [X]).
fact(a).
