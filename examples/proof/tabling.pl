path(vienna, graz).
path(vienna, linz).
path(vienna, vienna).
path(vienna, passau).
round_trip(graz).
round_trip(linz).
round_trip(vienna).

clause(2, path(var('X'), var('Z')), (path(var('X'), var('Y')), train(var('Y'), var('Z')))).
clause(3, path(var('X'), var('Y')), train(var('X'), var('Y'))).
clause(4, train(vienna, graz), true).
clause(5, train(graz, linz), true).
clause(6, train(linz, vienna), true).
clause(7, train(linz, passau), true).
clause(8, round_trip(var('Place')), (path(vienna, var('Place')), path(var('Place'), vienna))).

step(path(vienna, graz), rule(3), ['X' = vienna, 'Y' = graz], [train(vienna, graz)]).
step(train(vienna, graz), fact(4), [], []).
step(path(vienna, linz),
     rule(2),
     ['X' = vienna, 'Z' = linz, 'Y' = graz],
     [path(vienna, graz), train(graz, linz)]).
step(train(graz, linz), fact(5), [], []).
step(path(vienna, vienna),
     rule(2),
     ['X' = vienna, 'Z' = vienna, 'Y' = linz],
     [path(vienna, linz), train(linz, vienna)]).
step(train(linz, vienna), fact(6), [], []).
step(path(vienna, passau),
     rule(2),
     ['X' = vienna, 'Z' = passau, 'Y' = linz],
     [path(vienna, linz), train(linz, passau)]).
step(train(linz, passau), fact(7), [], []).
step(round_trip(graz), rule(8), ['Place' = graz], [path(vienna, graz), path(graz, vienna)]).
step(path(graz, vienna),
     rule(2),
     ['X' = graz, 'Z' = vienna, 'Y' = linz],
     [path(graz, linz), train(linz, vienna)]).
step(path(graz, linz), rule(3), ['X' = graz, 'Y' = linz], [train(graz, linz)]).
step(round_trip(linz), rule(8), ['Place' = linz], [path(vienna, linz), path(linz, vienna)]).
step(path(linz, vienna), rule(3), ['X' = linz, 'Y' = vienna], [train(linz, vienna)]).
step(round_trip(vienna),
     rule(8),
     ['Place' = vienna],
     [path(vienna, vienna), path(vienna, vienna)]).
