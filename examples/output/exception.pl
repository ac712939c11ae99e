ratio(7, 2, quotient(3, 1)).
ratio(7, 0, failed(evaluation_error(zero_divisor))).
ratio(7, two, failed(type_error(evaluable, two / 0))).
checked(order(-3), refused(-3)).
