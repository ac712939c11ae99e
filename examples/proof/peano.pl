plus_(s(s(0)), s(0), s(s(s(0)))).
plus_(s(0), s(s(0)), s(s(s(0)))).
plus_(0, s(s(0)), s(s(0))).
plus_(s(0), s(0), s(s(0))).
plus_(s(s(0)), 0, s(s(0))).
divided(s(s(s(s(s(s(0)))))), s(s(0)), s(s(s(0)))).
factorial(s(s(s(0))), s(s(s(s(s(s(0))))))).

clause(1, plus_(0, var('Y'), var('Y')), true).
clause(2, plus_(s(var('X')), var('Y'), s(var('Z'))), plus_(var('X'), var('Y'), var('Z'))).
clause(3, times(0, anonymous(1), 0), true).
clause(4,
       times(s(var('X')), var('Y'), var('Z')),
       (times(var('X'), var('Y'), var('XY')), plus_(var('Y'), var('XY'), var('Z')))).
clause(5,
       divided(var('X'), var('Y'), var('Quotient')),
       (at_most(var('Quotient'), var('X')), times(var('Quotient'), var('Y'), var('X')))).
clause(6, at_most(var('X'), var('Y')), plus_(var('X'), anonymous(1), var('Y'))).
clause(7, factorial(0, s(0)), true).
clause(8,
       factorial(s(var('N')), var('F')),
       (factorial(var('N'), var('G')), times(s(var('N')), var('G'), var('F')))).

step(plus_(s(s(0)), s(0), s(s(s(0)))),
     rule(2),
     ['X' = s(0), 'Y' = s(0), 'Z' = s(s(0))],
     [plus_(s(0), s(0), s(s(0)))]).
step(plus_(s(0), s(0), s(s(0))),
     rule(2),
     ['X' = 0, 'Y' = s(0), 'Z' = s(0)],
     [plus_(0, s(0), s(0))]).
step(plus_(0, s(0), s(0)), fact(1), ['Y' = s(0)], []).
step(plus_(s(0), s(s(0)), s(s(s(0)))),
     rule(2),
     ['X' = 0, 'Y' = s(s(0)), 'Z' = s(s(0))],
     [plus_(0, s(s(0)), s(s(0)))]).
step(plus_(0, s(s(0)), s(s(0))), fact(1), ['Y' = s(s(0))], []).
step(plus_(s(s(0)), 0, s(s(0))),
     rule(2),
     ['X' = s(0), 'Y' = 0, 'Z' = s(0)],
     [plus_(s(0), 0, s(0))]).
step(plus_(s(0), 0, s(0)), rule(2), ['X' = 0, 'Y' = 0, 'Z' = 0], [plus_(0, 0, 0)]).
step(plus_(0, 0, 0), fact(1), ['Y' = 0], []).
step(divided(s(s(s(s(s(s(0)))))), s(s(0)), s(s(s(0)))),
     rule(5),
     ['X' = s(s(s(s(s(s(0)))))), 'Y' = s(s(0)), 'Quotient' = s(s(s(0)))],
     [at_most(s(s(s(0))), s(s(s(s(s(s(0))))))), times(s(s(s(0))), s(s(0)), s(s(s(s(s(s(0)))))))]).
step(at_most(s(s(s(0))), s(s(s(s(s(s(0))))))),
     rule(6),
     ['X' = s(s(s(0))), 'Y' = s(s(s(s(s(s(0))))))],
     [plus_(s(s(s(0))), s(s(s(0))), s(s(s(s(s(s(0)))))))]).
step(plus_(s(s(s(0))), s(s(s(0))), s(s(s(s(s(s(0))))))),
     rule(2),
     ['X' = s(s(0)), 'Y' = s(s(s(0))), 'Z' = s(s(s(s(s(0)))))],
     [plus_(s(s(0)), s(s(s(0))), s(s(s(s(s(0))))))]).
step(plus_(s(s(0)), s(s(s(0))), s(s(s(s(s(0)))))),
     rule(2),
     ['X' = s(0), 'Y' = s(s(s(0))), 'Z' = s(s(s(s(0))))],
     [plus_(s(0), s(s(s(0))), s(s(s(s(0)))))]).
step(plus_(s(0), s(s(s(0))), s(s(s(s(0))))),
     rule(2),
     ['X' = 0, 'Y' = s(s(s(0))), 'Z' = s(s(s(0)))],
     [plus_(0, s(s(s(0))), s(s(s(0))))]).
step(plus_(0, s(s(s(0))), s(s(s(0)))), fact(1), ['Y' = s(s(s(0)))], []).
step(times(s(s(s(0))), s(s(0)), s(s(s(s(s(s(0))))))),
     rule(4),
     ['X' = s(s(0)), 'Y' = s(s(0)), 'Z' = s(s(s(s(s(s(0)))))), 'XY' = s(s(s(s(0))))],
     [times(s(s(0)), s(s(0)), s(s(s(s(0))))),
      plus_(s(s(0)), s(s(s(s(0)))), s(s(s(s(s(s(0)))))))]).
step(times(s(s(0)), s(s(0)), s(s(s(s(0))))),
     rule(4),
     ['X' = s(0), 'Y' = s(s(0)), 'Z' = s(s(s(s(0)))), 'XY' = s(s(0))],
     [times(s(0), s(s(0)), s(s(0))), plus_(s(s(0)), s(s(0)), s(s(s(s(0)))))]).
step(times(s(0), s(s(0)), s(s(0))),
     rule(4),
     ['X' = 0, 'Y' = s(s(0)), 'Z' = s(s(0)), 'XY' = 0],
     [times(0, s(s(0)), 0), plus_(s(s(0)), 0, s(s(0)))]).
step(times(0, s(s(0)), 0), fact(3), [], []).
step(plus_(s(s(0)), s(s(0)), s(s(s(s(0))))),
     rule(2),
     ['X' = s(0), 'Y' = s(s(0)), 'Z' = s(s(s(0)))],
     [plus_(s(0), s(s(0)), s(s(s(0))))]).
step(plus_(s(s(0)), s(s(s(s(0)))), s(s(s(s(s(s(0))))))),
     rule(2),
     ['X' = s(0), 'Y' = s(s(s(s(0)))), 'Z' = s(s(s(s(s(0)))))],
     [plus_(s(0), s(s(s(s(0)))), s(s(s(s(s(0))))))]).
step(plus_(s(0), s(s(s(s(0)))), s(s(s(s(s(0)))))),
     rule(2),
     ['X' = 0, 'Y' = s(s(s(s(0)))), 'Z' = s(s(s(s(0))))],
     [plus_(0, s(s(s(s(0)))), s(s(s(s(0)))))]).
step(plus_(0, s(s(s(s(0)))), s(s(s(s(0))))), fact(1), ['Y' = s(s(s(s(0))))], []).
step(factorial(s(s(s(0))), s(s(s(s(s(s(0))))))),
     rule(8),
     ['N' = s(s(0)), 'F' = s(s(s(s(s(s(0)))))), 'G' = s(s(0))],
     [factorial(s(s(0)), s(s(0))), times(s(s(s(0))), s(s(0)), s(s(s(s(s(s(0)))))))]).
step(factorial(s(s(0)), s(s(0))),
     rule(8),
     ['N' = s(0), 'F' = s(s(0)), 'G' = s(0)],
     [factorial(s(0), s(0)), times(s(s(0)), s(0), s(s(0)))]).
step(factorial(s(0), s(0)),
     rule(8),
     ['N' = 0, 'F' = s(0), 'G' = s(0)],
     [factorial(0, s(0)), times(s(0), s(0), s(0))]).
step(factorial(0, s(0)), fact(7), [], []).
step(times(s(0), s(0), s(0)),
     rule(4),
     ['X' = 0, 'Y' = s(0), 'Z' = s(0), 'XY' = 0],
     [times(0, s(0), 0), plus_(s(0), 0, s(0))]).
step(times(0, s(0), 0), fact(3), [], []).
step(times(s(s(0)), s(0), s(s(0))),
     rule(4),
     ['X' = s(0), 'Y' = s(0), 'Z' = s(s(0)), 'XY' = s(0)],
     [times(s(0), s(0), s(0)), plus_(s(0), s(0), s(s(0)))]).
