flies(sparrow).
flies(owl).

clause(1, bird(sparrow), true).
clause(3, bird(owl), true).
clause(7, flies(var('X')), (bird(var('X')), \+ flightless(var('X')))).

step(flies(sparrow), rule(7), ['X' = sparrow], [bird(sparrow), \+ flightless(sparrow)]).
step(bird(sparrow), fact(1), [], []).
step(\+ flightless(sparrow), absent, [], []).
step(flies(owl), rule(7), ['X' = owl], [bird(owl), \+ flightless(owl)]).
step(bird(owl), fact(3), [], []).
step(\+ flightless(owl), absent, [], []).
