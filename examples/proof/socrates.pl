mortal(socrates).
mortal(plato).

clause(1, human(socrates), true).
clause(2, human(plato), true).
clause(4, mortal(var('X')), human(var('X'))).

step(mortal(socrates), rule(4), ['X' = socrates], [human(socrates)]).
step(human(socrates), fact(1), [], []).
step(mortal(plato), rule(4), ['X' = plato], [human(plato)]).
step(human(plato), fact(2), [], []).
