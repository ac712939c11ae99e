value("2+3*4", 14).
value("(2+3)*4", 20).
value("17-2-1", 14).

clause(1, value(var('Text'), var('V')), phrase(sum(var('V')), var('Text'))).
clause(2,
       sum(var('V'), anonymous(1), anonymous(2)),
       (product(var('A'), anonymous(1), anonymous(3)),
        more_terms(var('A'), var('V'), anonymous(3), anonymous(2)))).
clause(3,
       more_terms(var('A'), var('V'), anonymous(1), anonymous(2)),
       (anonymous(1) = [+ | anonymous(3)],
        product(var('B'), anonymous(3), anonymous(4)),
        var('C') is var('A') + var('B'),
        anonymous(5) = anonymous(4),
        more_terms(var('C'), var('V'), anonymous(5), anonymous(2)))).
clause(4,
       more_terms(var('A'), var('V'), anonymous(1), anonymous(2)),
       (anonymous(1) = [- | anonymous(3)],
        product(var('B'), anonymous(3), anonymous(4)),
        var('C') is var('A') - var('B'),
        anonymous(5) = anonymous(4),
        more_terms(var('C'), var('V'), anonymous(5), anonymous(2)))).
clause(5,
       more_terms(var('V'), var('V'), anonymous(1), anonymous(2)),
       anonymous(1) = anonymous(2)).
clause(6,
       product(var('V'), anonymous(1), anonymous(2)),
       (factor(var('A'), anonymous(1), anonymous(3)),
        more_factors(var('A'), var('V'), anonymous(3), anonymous(2)))).
clause(7,
       more_factors(var('A'), var('V'), anonymous(1), anonymous(2)),
       (anonymous(1) = [* | anonymous(3)],
        factor(var('B'), anonymous(3), anonymous(4)),
        var('C') is var('A') * var('B'),
        anonymous(5) = anonymous(4),
        more_factors(var('C'), var('V'), anonymous(5), anonymous(2)))).
clause(8,
       more_factors(var('V'), var('V'), anonymous(1), anonymous(2)),
       anonymous(1) = anonymous(2)).
clause(9,
       factor(var('V'), anonymous(1), anonymous(2)),
       (digits(var('Ds'), anonymous(1), anonymous(3)),
        number_chars(var('V'), var('Ds')),
        anonymous(2) = anonymous(3))).
clause(10,
       factor(var('V'), anonymous(1), anonymous(2)),
       (anonymous(1) = ['(' | anonymous(3)],
        sum(var('V'), anonymous(3), anonymous(4)),
        anonymous(4) = [')' | anonymous(2)])).
clause(11,
       digits([var('D') | var('Ds')], anonymous(1), anonymous(2)),
       (digit(var('D'), anonymous(1), anonymous(3)),
        digits(var('Ds'), anonymous(3), anonymous(2)))).
clause(12,
       digits([var('D')], anonymous(1), anonymous(2)),
       digit(var('D'), anonymous(1), anonymous(2))).
clause(13,
       digit(var('D'), anonymous(1), anonymous(2)),
       (anonymous(1) = [var('D') | anonymous(3)],
        member(var('D'), "0123456789"),
        anonymous(2) = anonymous(3))).

step(value("2+3*4", 14), rule(1), ['Text' = "2+3*4", 'V' = 14], [phrase(sum(14), "2+3*4")]).
step(phrase(sum(14), "2+3*4"),
     called(phrase(sum(A), "2+3*4")),
     [],
     [callable(sum(14)), sum(14, "2+3*4", [])]).
step(callable(sum(14)), builtin, [], []).
step(sum(14, "2+3*4", []),
     rule(2),
     ['V' = 14, 'A' = 2],
     [product(2, "2+3*4", "+3*4"), more_terms(2, 14, "+3*4", [])]).
step(product(2, "2+3*4", "+3*4"),
     rule(6),
     ['V' = 2, 'A' = 2],
     [factor(2, "2+3*4", "+3*4"), more_factors(2, 2, "+3*4", "+3*4")]).
step(factor(2, "2+3*4", "+3*4"),
     rule(9),
     ['V' = 2, 'Ds' = "2"],
     [digits("2", "2+3*4", "+3*4"), number_chars(2, "2"), "+3*4" = "+3*4"]).
step(digits("2", "2+3*4", "+3*4"), rule(12), ['D' = '2'], [digit('2', "2+3*4", "+3*4")]).
step(digit('2', "2+3*4", "+3*4"),
     rule(13),
     ['D' = '2'],
     ["2+3*4" = "2+3*4", member('2', "0123456789"), "+3*4" = "+3*4"]).
step("2+3*4" = "2+3*4", builtin, [], []).
step(member('2', "0123456789"), builtin, [], []).
step("+3*4" = "+3*4", builtin, [], []).
step(number_chars(2, "2"), builtin, [], []).
step(more_factors(2, 2, "+3*4", "+3*4"), rule(8), ['V' = 2], ["+3*4" = "+3*4"]).
step(more_terms(2, 14, "+3*4", []),
     rule(3),
     ['A' = 2, 'V' = 14, 'B' = 12, 'C' = 14],
     ["+3*4" = "+3*4",
      product(12, "3*4", []),
      14 is 2 + 12,
      [] = [],
      more_terms(14, 14, [], [])]).
step(product(12, "3*4", []),
     rule(6),
     ['V' = 12, 'A' = 3],
     [factor(3, "3*4", "*4"), more_factors(3, 12, "*4", [])]).
step(factor(3, "3*4", "*4"),
     rule(9),
     ['V' = 3, 'Ds' = "3"],
     [digits("3", "3*4", "*4"), number_chars(3, "3"), "*4" = "*4"]).
step(digits("3", "3*4", "*4"), rule(12), ['D' = '3'], [digit('3', "3*4", "*4")]).
step(digit('3', "3*4", "*4"),
     rule(13),
     ['D' = '3'],
     ["3*4" = "3*4", member('3', "0123456789"), "*4" = "*4"]).
step("3*4" = "3*4", builtin, [], []).
step(member('3', "0123456789"), builtin, [], []).
step("*4" = "*4", builtin, [], []).
step(number_chars(3, "3"), builtin, [], []).
step(more_factors(3, 12, "*4", []),
     rule(7),
     ['A' = 3, 'V' = 12, 'B' = 4, 'C' = 12],
     ["*4" = "*4", factor(4, "4", []), 12 is 3 * 4, [] = [], more_factors(12, 12, [], [])]).
step(factor(4, "4", []),
     rule(9),
     ['V' = 4, 'Ds' = "4"],
     [digits("4", "4", []), number_chars(4, "4"), [] = []]).
step(digits("4", "4", []), rule(12), ['D' = '4'], [digit('4', "4", [])]).
step(digit('4', "4", []),
     rule(13),
     ['D' = '4'],
     ["4" = "4", member('4', "0123456789"), [] = []]).
step("4" = "4", builtin, [], []).
step(member('4', "0123456789"), builtin, [], []).
step([] = [], builtin, [], []).
step(number_chars(4, "4"), builtin, [], []).
step(12 is 3 * 4, builtin, [], []).
step(more_factors(12, 12, [], []), rule(8), ['V' = 12], [[] = []]).
step(14 is 2 + 12, builtin, [], []).
step(more_terms(14, 14, [], []), rule(5), ['V' = 14], [[] = []]).
step(value("(2+3)*4", 20),
     rule(1),
     ['Text' = "(2+3)*4", 'V' = 20],
     [phrase(sum(20), "(2+3)*4")]).
step(phrase(sum(20), "(2+3)*4"),
     called(phrase(sum(A), "(2+3)*4")),
     [],
     [callable(sum(20)), sum(20, "(2+3)*4", [])]).
step(callable(sum(20)), builtin, [], []).
step(sum(20, "(2+3)*4", []),
     rule(2),
     ['V' = 20, 'A' = 20],
     [product(20, "(2+3)*4", []), more_terms(20, 20, [], [])]).
step(product(20, "(2+3)*4", []),
     rule(6),
     ['V' = 20, 'A' = 5],
     [factor(5, "(2+3)*4", "*4"), more_factors(5, 20, "*4", [])]).
step(factor(5, "(2+3)*4", "*4"),
     rule(10),
     ['V' = 5],
     ["(2+3)*4" = "(2+3)*4", sum(5, "2+3)*4", ")*4"), ")*4" = ")*4"]).
step("(2+3)*4" = "(2+3)*4", builtin, [], []).
step(sum(5, "2+3)*4", ")*4"),
     rule(2),
     ['V' = 5, 'A' = 2],
     [product(2, "2+3)*4", "+3)*4"), more_terms(2, 5, "+3)*4", ")*4")]).
step(product(2, "2+3)*4", "+3)*4"),
     rule(6),
     ['V' = 2, 'A' = 2],
     [factor(2, "2+3)*4", "+3)*4"), more_factors(2, 2, "+3)*4", "+3)*4")]).
step(factor(2, "2+3)*4", "+3)*4"),
     rule(9),
     ['V' = 2, 'Ds' = "2"],
     [digits("2", "2+3)*4", "+3)*4"), number_chars(2, "2"), "+3)*4" = "+3)*4"]).
step(digits("2", "2+3)*4", "+3)*4"), rule(12), ['D' = '2'], [digit('2', "2+3)*4", "+3)*4")]).
step(digit('2', "2+3)*4", "+3)*4"),
     rule(13),
     ['D' = '2'],
     ["2+3)*4" = "2+3)*4", member('2', "0123456789"), "+3)*4" = "+3)*4"]).
step("2+3)*4" = "2+3)*4", builtin, [], []).
step("+3)*4" = "+3)*4", builtin, [], []).
step(more_factors(2, 2, "+3)*4", "+3)*4"), rule(8), ['V' = 2], ["+3)*4" = "+3)*4"]).
step(more_terms(2, 5, "+3)*4", ")*4"),
     rule(3),
     ['A' = 2, 'V' = 5, 'B' = 3, 'C' = 5],
     ["+3)*4" = "+3)*4",
      product(3, "3)*4", ")*4"),
      5 is 2 + 3,
      ")*4" = ")*4",
      more_terms(5, 5, ")*4", ")*4")]).
step(product(3, "3)*4", ")*4"),
     rule(6),
     ['V' = 3, 'A' = 3],
     [factor(3, "3)*4", ")*4"), more_factors(3, 3, ")*4", ")*4")]).
step(factor(3, "3)*4", ")*4"),
     rule(9),
     ['V' = 3, 'Ds' = "3"],
     [digits("3", "3)*4", ")*4"), number_chars(3, "3"), ")*4" = ")*4"]).
step(digits("3", "3)*4", ")*4"), rule(12), ['D' = '3'], [digit('3', "3)*4", ")*4")]).
step(digit('3', "3)*4", ")*4"),
     rule(13),
     ['D' = '3'],
     ["3)*4" = "3)*4", member('3', "0123456789"), ")*4" = ")*4"]).
step("3)*4" = "3)*4", builtin, [], []).
step(")*4" = ")*4", builtin, [], []).
step(more_factors(3, 3, ")*4", ")*4"), rule(8), ['V' = 3], [")*4" = ")*4"]).
step(5 is 2 + 3, builtin, [], []).
step(more_terms(5, 5, ")*4", ")*4"), rule(5), ['V' = 5], [")*4" = ")*4"]).
step(more_factors(5, 20, "*4", []),
     rule(7),
     ['A' = 5, 'V' = 20, 'B' = 4, 'C' = 20],
     ["*4" = "*4", factor(4, "4", []), 20 is 5 * 4, [] = [], more_factors(20, 20, [], [])]).
step(20 is 5 * 4, builtin, [], []).
step(more_factors(20, 20, [], []), rule(8), ['V' = 20], [[] = []]).
step(more_terms(20, 20, [], []), rule(5), ['V' = 20], [[] = []]).
step(value("17-2-1", 14), rule(1), ['Text' = "17-2-1", 'V' = 14], [phrase(sum(14), "17-2-1")]).
step(phrase(sum(14), "17-2-1"),
     called(phrase(sum(A), "17-2-1")),
     [],
     [callable(sum(14)), sum(14, "17-2-1", [])]).
step(sum(14, "17-2-1", []),
     rule(2),
     ['V' = 14, 'A' = 17],
     [product(17, "17-2-1", "-2-1"), more_terms(17, 14, "-2-1", [])]).
step(product(17, "17-2-1", "-2-1"),
     rule(6),
     ['V' = 17, 'A' = 17],
     [factor(17, "17-2-1", "-2-1"), more_factors(17, 17, "-2-1", "-2-1")]).
step(factor(17, "17-2-1", "-2-1"),
     rule(9),
     ['V' = 17, 'Ds' = "17"],
     [digits("17", "17-2-1", "-2-1"), number_chars(17, "17"), "-2-1" = "-2-1"]).
step(digits("17", "17-2-1", "-2-1"),
     rule(11),
     ['D' = '1', 'Ds' = "7"],
     [digit('1', "17-2-1", "7-2-1"), digits("7", "7-2-1", "-2-1")]).
step(digit('1', "17-2-1", "7-2-1"),
     rule(13),
     ['D' = '1'],
     ["17-2-1" = "17-2-1", member('1', "0123456789"), "7-2-1" = "7-2-1"]).
step("17-2-1" = "17-2-1", builtin, [], []).
step(member('1', "0123456789"), builtin, [], []).
step("7-2-1" = "7-2-1", builtin, [], []).
step(digits("7", "7-2-1", "-2-1"), rule(12), ['D' = '7'], [digit('7', "7-2-1", "-2-1")]).
step(digit('7', "7-2-1", "-2-1"),
     rule(13),
     ['D' = '7'],
     ["7-2-1" = "7-2-1", member('7', "0123456789"), "-2-1" = "-2-1"]).
step(member('7', "0123456789"), builtin, [], []).
step("-2-1" = "-2-1", builtin, [], []).
step(number_chars(17, "17"), builtin, [], []).
step(more_factors(17, 17, "-2-1", "-2-1"), rule(8), ['V' = 17], ["-2-1" = "-2-1"]).
step(more_terms(17, 14, "-2-1", []),
     rule(4),
     ['A' = 17, 'V' = 14, 'B' = 2, 'C' = 15],
     ["-2-1" = "-2-1",
      product(2, "2-1", "-1"),
      15 is 17 - 2,
      "-1" = "-1",
      more_terms(15, 14, "-1", [])]).
step(product(2, "2-1", "-1"),
     rule(6),
     ['V' = 2, 'A' = 2],
     [factor(2, "2-1", "-1"), more_factors(2, 2, "-1", "-1")]).
step(factor(2, "2-1", "-1"),
     rule(9),
     ['V' = 2, 'Ds' = "2"],
     [digits("2", "2-1", "-1"), number_chars(2, "2"), "-1" = "-1"]).
step(digits("2", "2-1", "-1"), rule(12), ['D' = '2'], [digit('2', "2-1", "-1")]).
step(digit('2', "2-1", "-1"),
     rule(13),
     ['D' = '2'],
     ["2-1" = "2-1", member('2', "0123456789"), "-1" = "-1"]).
step("2-1" = "2-1", builtin, [], []).
step("-1" = "-1", builtin, [], []).
step(more_factors(2, 2, "-1", "-1"), rule(8), ['V' = 2], ["-1" = "-1"]).
step(15 is 17 - 2, builtin, [], []).
step(more_terms(15, 14, "-1", []),
     rule(4),
     ['A' = 15, 'V' = 14, 'B' = 1, 'C' = 14],
     ["-1" = "-1", product(1, "1", []), 14 is 15 - 1, [] = [], more_terms(14, 14, [], [])]).
step(product(1, "1", []),
     rule(6),
     ['V' = 1, 'A' = 1],
     [factor(1, "1", []), more_factors(1, 1, [], [])]).
step(factor(1, "1", []),
     rule(9),
     ['V' = 1, 'Ds' = "1"],
     [digits("1", "1", []), number_chars(1, "1"), [] = []]).
step(digits("1", "1", []), rule(12), ['D' = '1'], [digit('1', "1", [])]).
step(digit('1', "1", []),
     rule(13),
     ['D' = '1'],
     ["1" = "1", member('1', "0123456789"), [] = []]).
step("1" = "1", builtin, [], []).
step(number_chars(1, "1"), builtin, [], []).
step(more_factors(1, 1, [], []), rule(8), ['V' = 1], [[] = []]).
step(14 is 15 - 1, builtin, [], []).
