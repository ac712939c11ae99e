ratio(7, 2, quotient(3, 1)).
ratio(7, 0, failed(evaluation_error(zero_divisor))).
ratio(7, two, failed(type_error(evaluable, two / 0))).
checked(order(-3), refused(-3)).

clause(1,
       ratio(var('X'), var('Y'), var('Result')),
       catch(divide(var('X'), var('Y'), var('Result')), error(var('Formal'), anonymous(1)), var('Result') = failed(var('Formal')))).
clause(2,
       divide(var('X'), var('Y'), quotient(var('Q'), var('R'))),
       (var('Q') is var('X') // var('Y'), var('R') is var('X') mod var('Y'))).
clause(4,
       checked(var('Order'), var('Result')),
       catch((check(var('Order')), var('Result') = accepted), not_positive(var('N')), var('Result') = refused(var('N')))).

step(ratio(7, 2, quotient(3, 1)),
     rule(1),
     ['X' = 7, 'Y' = 2, 'Result' = quotient(3, 1)],
     [catch(divide(7, 2, quotient(3, 1)), error(A, B), quotient(3, 1) = failed(A))]).
step(catch(divide(7, 2, quotient(3, 1)), error(A, B), quotient(3, 1) = failed(A)),
     control,
     [],
     [divide(7, 2, quotient(3, 1))]).
step(divide(7, 2, quotient(3, 1)),
     rule(2),
     ['X' = 7, 'Y' = 2, 'Q' = 3, 'R' = 1],
     [3 is 7 // 2, 1 is 7 mod 2]).
step(3 is 7 // 2, builtin, [], []).
step(1 is 7 mod 2, builtin, [], []).
step(ratio(7, 0, failed(evaluation_error(zero_divisor))),
     rule(1),
     ['X' = 7,
      'Y' = 0,
      'Result' = failed(evaluation_error(zero_divisor)),
      'Formal' = evaluation_error(zero_divisor)],
     [catch(divide(7, 0, failed(evaluation_error(zero_divisor))), error(evaluation_error(zero_divisor), A), failed(evaluation_error(zero_divisor)) = failed(evaluation_error(zero_divisor)))]).
step(catch(divide(7, 0, failed(evaluation_error(zero_divisor))), error(evaluation_error(zero_divisor), A), failed(evaluation_error(zero_divisor)) = failed(evaluation_error(zero_divisor))),
     control,
     [],
     [failed(evaluation_error(zero_divisor)) = failed(evaluation_error(zero_divisor))]).
step(failed(evaluation_error(zero_divisor)) = failed(evaluation_error(zero_divisor)),
     builtin,
     [],
     []).
step(ratio(7, two, failed(type_error(evaluable, two / 0))),
     rule(1),
     ['X' = 7,
      'Y' = two,
      'Result' = failed(type_error(evaluable, two / 0)),
      'Formal' = type_error(evaluable, two / 0)],
     [catch(divide(7, two, failed(type_error(evaluable, two / 0))), error(type_error(evaluable, two / 0), A), failed(type_error(evaluable, two / 0)) = failed(type_error(evaluable, two / 0)))]).
step(catch(divide(7, two, failed(type_error(evaluable, two / 0))), error(type_error(evaluable, two / 0), A), failed(type_error(evaluable, two / 0)) = failed(type_error(evaluable, two / 0))),
     control,
     [],
     [failed(type_error(evaluable, two / 0)) = failed(type_error(evaluable, two / 0))]).
step(failed(type_error(evaluable, two / 0)) = failed(type_error(evaluable, two / 0)),
     builtin,
     [],
     []).
step(checked(order(-3), refused(-3)),
     rule(4),
     ['Order' = order(-3), 'Result' = refused(-3), 'N' = -3],
     [catch((check(order(-3)), refused(-3) = accepted), not_positive(-3), refused(-3) = refused(-3))]).
step(catch((check(order(-3)), refused(-3) = accepted), not_positive(-3), refused(-3) = refused(-3)),
     control,
     [],
     [refused(-3) = refused(-3)]).
step(refused(-3) = refused(-3), builtin, [], []).
