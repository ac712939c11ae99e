primes(30, [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]).
composite(91, 7).
factors(360, [2, 2, 2, 3, 3, 5]).

clause(1,
       primes(var('Limit'), var('Primes')),
       (numlist(2, var('Limit'), var('Numbers')), sieve(var('Numbers'), var('Primes')))).
clause(2, sieve([], []), true).
clause(3,
       sieve([var('P') | var('Numbers')], [var('P') | var('Primes')]),
       (exclude(multiple(var('P')), var('Numbers'), var('Left')),
        sieve(var('Left'), var('Primes')))).
clause(4, multiple(var('P'), var('N')), var('N') mod var('P') =:= 0).
clause(5,
       composite(var('N'), var('D')),
       (between(2, var('N'), var('D')),
        var('D') * var('D') =< var('N'),
        var('N') mod var('D') =:= 0)).
clause(6, factors(var('N'), var('Factors')), factors(var('N'), 2, var('Factors'))).
clause(7, factors(1, anonymous(1), []), true).
clause(8,
       factors(var('N'), var('D'), [var('D') | var('Factors')]),
       (var('N') > 1,
        var('N') mod var('D') =:= 0,
        var('M') is var('N') // var('D'),
        factors(var('M'), var('D'), var('Factors')))).
clause(9,
       factors(var('N'), var('D'), var('Factors')),
       (var('N') > 1,
        var('N') mod var('D') =\= 0,
        var('E') is var('D') + 1,
        factors(var('N'), var('E'), var('Factors')))).

step(primes(30, [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]),
     rule(1),
     ['Limit' = 30,
      'Primes' = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29],
      'Numbers' = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]],
     [numlist(2, 30, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]),
      sieve([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30], [2, 3, 5, 7, 11, 13, 17, 19, 23, 29])]).
step(numlist(2, 30, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]),
     control,
     [],
     [integer(2), integer(30)]).
step(integer(2), builtin, [], []).
step(integer(30), builtin, [], []).
step(sieve([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30], [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]),
     rule(3),
     ['P' = 2,
      'Numbers' = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
      'Primes' = [3, 5, 7, 11, 13, 17, 19, 23, 29],
      'Left' = [3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29]],
     [exclude(multiple(2), [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30], [3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29]),
      sieve([3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29], [3, 5, 7, 11, 13, 17, 19, 23, 29])]).
step(exclude(multiple(2), [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30], [3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29]),
     control,
     [],
     [\+ call(multiple(2), 3),
      multiple(2, 4),
      \+ call(multiple(2), 5),
      multiple(2, 6),
      \+ call(multiple(2), 7),
      multiple(2, 8),
      \+ call(multiple(2), 9),
      multiple(2, 10),
      \+ call(multiple(2), 11),
      multiple(2, 12),
      \+ call(multiple(2), 13),
      multiple(2, 14),
      \+ call(multiple(2), 15),
      multiple(2, 16),
      \+ call(multiple(2), 17),
      multiple(2, 18),
      \+ call(multiple(2), 19),
      multiple(2, 20),
      \+ call(multiple(2), 21),
      multiple(2, 22),
      \+ call(multiple(2), 23),
      multiple(2, 24),
      \+ call(multiple(2), 25),
      multiple(2, 26),
      \+ call(multiple(2), 27),
      multiple(2, 28),
      \+ call(multiple(2), 29),
      multiple(2, 30)]).
step(\+ call(multiple(2), 3), absent, [], []).
step(multiple(2, 4), rule(4), ['P' = 2, 'N' = 4], [4 mod 2 =:= 0]).
step(4 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 5), absent, [], []).
step(multiple(2, 6), rule(4), ['P' = 2, 'N' = 6], [6 mod 2 =:= 0]).
step(6 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 7), absent, [], []).
step(multiple(2, 8), rule(4), ['P' = 2, 'N' = 8], [8 mod 2 =:= 0]).
step(8 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 9), absent, [], []).
step(multiple(2, 10), rule(4), ['P' = 2, 'N' = 10], [10 mod 2 =:= 0]).
step(10 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 11), absent, [], []).
step(multiple(2, 12), rule(4), ['P' = 2, 'N' = 12], [12 mod 2 =:= 0]).
step(12 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 13), absent, [], []).
step(multiple(2, 14), rule(4), ['P' = 2, 'N' = 14], [14 mod 2 =:= 0]).
step(14 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 15), absent, [], []).
step(multiple(2, 16), rule(4), ['P' = 2, 'N' = 16], [16 mod 2 =:= 0]).
step(16 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 17), absent, [], []).
step(multiple(2, 18), rule(4), ['P' = 2, 'N' = 18], [18 mod 2 =:= 0]).
step(18 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 19), absent, [], []).
step(multiple(2, 20), rule(4), ['P' = 2, 'N' = 20], [20 mod 2 =:= 0]).
step(20 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 21), absent, [], []).
step(multiple(2, 22), rule(4), ['P' = 2, 'N' = 22], [22 mod 2 =:= 0]).
step(22 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 23), absent, [], []).
step(multiple(2, 24), rule(4), ['P' = 2, 'N' = 24], [24 mod 2 =:= 0]).
step(24 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 25), absent, [], []).
step(multiple(2, 26), rule(4), ['P' = 2, 'N' = 26], [26 mod 2 =:= 0]).
step(26 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 27), absent, [], []).
step(multiple(2, 28), rule(4), ['P' = 2, 'N' = 28], [28 mod 2 =:= 0]).
step(28 mod 2 =:= 0, builtin, [], []).
step(\+ call(multiple(2), 29), absent, [], []).
step(multiple(2, 30), rule(4), ['P' = 2, 'N' = 30], [30 mod 2 =:= 0]).
step(30 mod 2 =:= 0, builtin, [], []).
step(sieve([3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29], [3, 5, 7, 11, 13, 17, 19, 23, 29]),
     rule(3),
     ['P' = 3,
      'Numbers' = [5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29],
      'Primes' = [5, 7, 11, 13, 17, 19, 23, 29],
      'Left' = [5, 7, 11, 13, 17, 19, 23, 25, 29]],
     [exclude(multiple(3), [5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29], [5, 7, 11, 13, 17, 19, 23, 25, 29]),
      sieve([5, 7, 11, 13, 17, 19, 23, 25, 29], [5, 7, 11, 13, 17, 19, 23, 29])]).
step(exclude(multiple(3), [5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29], [5, 7, 11, 13, 17, 19, 23, 25, 29]),
     control,
     [],
     [\+ call(multiple(3), 5),
      \+ call(multiple(3), 7),
      multiple(3, 9),
      \+ call(multiple(3), 11),
      \+ call(multiple(3), 13),
      multiple(3, 15),
      \+ call(multiple(3), 17),
      \+ call(multiple(3), 19),
      multiple(3, 21),
      \+ call(multiple(3), 23),
      \+ call(multiple(3), 25),
      multiple(3, 27),
      \+ call(multiple(3), 29)]).
step(\+ call(multiple(3), 5), absent, [], []).
step(\+ call(multiple(3), 7), absent, [], []).
step(multiple(3, 9), rule(4), ['P' = 3, 'N' = 9], [9 mod 3 =:= 0]).
step(9 mod 3 =:= 0, builtin, [], []).
step(\+ call(multiple(3), 11), absent, [], []).
step(\+ call(multiple(3), 13), absent, [], []).
step(multiple(3, 15), rule(4), ['P' = 3, 'N' = 15], [15 mod 3 =:= 0]).
step(15 mod 3 =:= 0, builtin, [], []).
step(\+ call(multiple(3), 17), absent, [], []).
step(\+ call(multiple(3), 19), absent, [], []).
step(multiple(3, 21), rule(4), ['P' = 3, 'N' = 21], [21 mod 3 =:= 0]).
step(21 mod 3 =:= 0, builtin, [], []).
step(\+ call(multiple(3), 23), absent, [], []).
step(\+ call(multiple(3), 25), absent, [], []).
step(multiple(3, 27), rule(4), ['P' = 3, 'N' = 27], [27 mod 3 =:= 0]).
step(27 mod 3 =:= 0, builtin, [], []).
step(\+ call(multiple(3), 29), absent, [], []).
step(sieve([5, 7, 11, 13, 17, 19, 23, 25, 29], [5, 7, 11, 13, 17, 19, 23, 29]),
     rule(3),
     ['P' = 5,
      'Numbers' = [7, 11, 13, 17, 19, 23, 25, 29],
      'Primes' = [7, 11, 13, 17, 19, 23, 29],
      'Left' = [7, 11, 13, 17, 19, 23, 29]],
     [exclude(multiple(5), [7, 11, 13, 17, 19, 23, 25, 29], [7, 11, 13, 17, 19, 23, 29]),
      sieve([7, 11, 13, 17, 19, 23, 29], [7, 11, 13, 17, 19, 23, 29])]).
step(exclude(multiple(5), [7, 11, 13, 17, 19, 23, 25, 29], [7, 11, 13, 17, 19, 23, 29]),
     control,
     [],
     [\+ call(multiple(5), 7),
      \+ call(multiple(5), 11),
      \+ call(multiple(5), 13),
      \+ call(multiple(5), 17),
      \+ call(multiple(5), 19),
      \+ call(multiple(5), 23),
      multiple(5, 25),
      \+ call(multiple(5), 29)]).
step(\+ call(multiple(5), 7), absent, [], []).
step(\+ call(multiple(5), 11), absent, [], []).
step(\+ call(multiple(5), 13), absent, [], []).
step(\+ call(multiple(5), 17), absent, [], []).
step(\+ call(multiple(5), 19), absent, [], []).
step(\+ call(multiple(5), 23), absent, [], []).
step(multiple(5, 25), rule(4), ['P' = 5, 'N' = 25], [25 mod 5 =:= 0]).
step(25 mod 5 =:= 0, builtin, [], []).
step(\+ call(multiple(5), 29), absent, [], []).
step(sieve([7, 11, 13, 17, 19, 23, 29], [7, 11, 13, 17, 19, 23, 29]),
     rule(3),
     ['P' = 7,
      'Numbers' = [11, 13, 17, 19, 23, 29],
      'Primes' = [11, 13, 17, 19, 23, 29],
      'Left' = [11, 13, 17, 19, 23, 29]],
     [exclude(multiple(7), [11, 13, 17, 19, 23, 29], [11, 13, 17, 19, 23, 29]),
      sieve([11, 13, 17, 19, 23, 29], [11, 13, 17, 19, 23, 29])]).
step(exclude(multiple(7), [11, 13, 17, 19, 23, 29], [11, 13, 17, 19, 23, 29]),
     control,
     [],
     [\+ call(multiple(7), 11),
      \+ call(multiple(7), 13),
      \+ call(multiple(7), 17),
      \+ call(multiple(7), 19),
      \+ call(multiple(7), 23),
      \+ call(multiple(7), 29)]).
step(\+ call(multiple(7), 11), absent, [], []).
step(\+ call(multiple(7), 13), absent, [], []).
step(\+ call(multiple(7), 17), absent, [], []).
step(\+ call(multiple(7), 19), absent, [], []).
step(\+ call(multiple(7), 23), absent, [], []).
step(\+ call(multiple(7), 29), absent, [], []).
step(sieve([11, 13, 17, 19, 23, 29], [11, 13, 17, 19, 23, 29]),
     rule(3),
     ['P' = 11,
      'Numbers' = [13, 17, 19, 23, 29],
      'Primes' = [13, 17, 19, 23, 29],
      'Left' = [13, 17, 19, 23, 29]],
     [exclude(multiple(11), [13, 17, 19, 23, 29], [13, 17, 19, 23, 29]),
      sieve([13, 17, 19, 23, 29], [13, 17, 19, 23, 29])]).
step(exclude(multiple(11), [13, 17, 19, 23, 29], [13, 17, 19, 23, 29]),
     control,
     [],
     [\+ call(multiple(11), 13),
      \+ call(multiple(11), 17),
      \+ call(multiple(11), 19),
      \+ call(multiple(11), 23),
      \+ call(multiple(11), 29)]).
step(\+ call(multiple(11), 13), absent, [], []).
step(\+ call(multiple(11), 17), absent, [], []).
step(\+ call(multiple(11), 19), absent, [], []).
step(\+ call(multiple(11), 23), absent, [], []).
step(\+ call(multiple(11), 29), absent, [], []).
step(sieve([13, 17, 19, 23, 29], [13, 17, 19, 23, 29]),
     rule(3),
     ['P' = 13,
      'Numbers' = [17, 19, 23, 29],
      'Primes' = [17, 19, 23, 29],
      'Left' = [17, 19, 23, 29]],
     [exclude(multiple(13), [17, 19, 23, 29], [17, 19, 23, 29]),
      sieve([17, 19, 23, 29], [17, 19, 23, 29])]).
step(exclude(multiple(13), [17, 19, 23, 29], [17, 19, 23, 29]),
     control,
     [],
     [\+ call(multiple(13), 17),
      \+ call(multiple(13), 19),
      \+ call(multiple(13), 23),
      \+ call(multiple(13), 29)]).
step(\+ call(multiple(13), 17), absent, [], []).
step(\+ call(multiple(13), 19), absent, [], []).
step(\+ call(multiple(13), 23), absent, [], []).
step(\+ call(multiple(13), 29), absent, [], []).
step(sieve([17, 19, 23, 29], [17, 19, 23, 29]),
     rule(3),
     ['P' = 17, 'Numbers' = [19, 23, 29], 'Primes' = [19, 23, 29], 'Left' = [19, 23, 29]],
     [exclude(multiple(17), [19, 23, 29], [19, 23, 29]), sieve([19, 23, 29], [19, 23, 29])]).
step(exclude(multiple(17), [19, 23, 29], [19, 23, 29]),
     control,
     [],
     [\+ call(multiple(17), 19), \+ call(multiple(17), 23), \+ call(multiple(17), 29)]).
step(\+ call(multiple(17), 19), absent, [], []).
step(\+ call(multiple(17), 23), absent, [], []).
step(\+ call(multiple(17), 29), absent, [], []).
step(sieve([19, 23, 29], [19, 23, 29]),
     rule(3),
     ['P' = 19, 'Numbers' = [23, 29], 'Primes' = [23, 29], 'Left' = [23, 29]],
     [exclude(multiple(19), [23, 29], [23, 29]), sieve([23, 29], [23, 29])]).
step(exclude(multiple(19), [23, 29], [23, 29]),
     control,
     [],
     [\+ call(multiple(19), 23), \+ call(multiple(19), 29)]).
step(\+ call(multiple(19), 23), absent, [], []).
step(\+ call(multiple(19), 29), absent, [], []).
step(sieve([23, 29], [23, 29]),
     rule(3),
     ['P' = 23, 'Numbers' = [29], 'Primes' = [29], 'Left' = [29]],
     [exclude(multiple(23), [29], [29]), sieve([29], [29])]).
step(exclude(multiple(23), [29], [29]), control, [], [\+ call(multiple(23), 29)]).
step(\+ call(multiple(23), 29), absent, [], []).
step(sieve([29], [29]),
     rule(3),
     ['P' = 29, 'Numbers' = [], 'Primes' = [], 'Left' = []],
     [exclude(multiple(29), [], []), sieve([], [])]).
step(exclude(multiple(29), [], []), control, [], []).
step(sieve([], []), fact(2), [], []).
step(composite(91, 7),
     rule(5),
     ['N' = 91, 'D' = 7],
     [between(2, 91, 7), 7 * 7 =< 91, 91 mod 7 =:= 0]).
step(between(2, 91, 7), builtin, [], []).
step(7 * 7 =< 91, builtin, [], []).
step(91 mod 7 =:= 0, builtin, [], []).
step(factors(360, [2, 2, 2, 3, 3, 5]),
     rule(6),
     ['N' = 360, 'Factors' = [2, 2, 2, 3, 3, 5]],
     [factors(360, 2, [2, 2, 2, 3, 3, 5])]).
step(factors(360, 2, [2, 2, 2, 3, 3, 5]),
     rule(8),
     ['N' = 360, 'D' = 2, 'Factors' = [2, 2, 3, 3, 5], 'M' = 180],
     [360 > 1, 360 mod 2 =:= 0, 180 is 360 // 2, factors(180, 2, [2, 2, 3, 3, 5])]).
step(360 > 1, builtin, [], []).
step(360 mod 2 =:= 0, builtin, [], []).
step(180 is 360 // 2, builtin, [], []).
step(factors(180, 2, [2, 2, 3, 3, 5]),
     rule(8),
     ['N' = 180, 'D' = 2, 'Factors' = [2, 3, 3, 5], 'M' = 90],
     [180 > 1, 180 mod 2 =:= 0, 90 is 180 // 2, factors(90, 2, [2, 3, 3, 5])]).
step(180 > 1, builtin, [], []).
step(180 mod 2 =:= 0, builtin, [], []).
step(90 is 180 // 2, builtin, [], []).
step(factors(90, 2, [2, 3, 3, 5]),
     rule(8),
     ['N' = 90, 'D' = 2, 'Factors' = [3, 3, 5], 'M' = 45],
     [90 > 1, 90 mod 2 =:= 0, 45 is 90 // 2, factors(45, 2, [3, 3, 5])]).
step(90 > 1, builtin, [], []).
step(90 mod 2 =:= 0, builtin, [], []).
step(45 is 90 // 2, builtin, [], []).
step(factors(45, 2, [3, 3, 5]),
     rule(9),
     ['N' = 45, 'D' = 2, 'Factors' = [3, 3, 5], 'E' = 3],
     [45 > 1, 45 mod 2 =\= 0, 3 is 2 + 1, factors(45, 3, [3, 3, 5])]).
step(45 > 1, builtin, [], []).
step(45 mod 2 =\= 0, builtin, [], []).
step(3 is 2 + 1, builtin, [], []).
step(factors(45, 3, [3, 3, 5]),
     rule(8),
     ['N' = 45, 'D' = 3, 'Factors' = [3, 5], 'M' = 15],
     [45 > 1, 45 mod 3 =:= 0, 15 is 45 // 3, factors(15, 3, [3, 5])]).
step(45 mod 3 =:= 0, builtin, [], []).
step(15 is 45 // 3, builtin, [], []).
step(factors(15, 3, [3, 5]),
     rule(8),
     ['N' = 15, 'D' = 3, 'Factors' = [5], 'M' = 5],
     [15 > 1, 15 mod 3 =:= 0, 5 is 15 // 3, factors(5, 3, [5])]).
step(15 > 1, builtin, [], []).
step(5 is 15 // 3, builtin, [], []).
step(factors(5, 3, [5]),
     rule(9),
     ['N' = 5, 'D' = 3, 'Factors' = [5], 'E' = 4],
     [5 > 1, 5 mod 3 =\= 0, 4 is 3 + 1, factors(5, 4, [5])]).
step(5 > 1, builtin, [], []).
step(5 mod 3 =\= 0, builtin, [], []).
step(4 is 3 + 1, builtin, [], []).
step(factors(5, 4, [5]),
     rule(9),
     ['N' = 5, 'D' = 4, 'Factors' = [5], 'E' = 5],
     [5 > 1, 5 mod 4 =\= 0, 5 is 4 + 1, factors(5, 5, [5])]).
step(5 mod 4 =\= 0, builtin, [], []).
step(5 is 4 + 1, builtin, [], []).
step(factors(5, 5, [5]),
     rule(8),
     ['N' = 5, 'D' = 5, 'Factors' = [], 'M' = 1],
     [5 > 1, 5 mod 5 =:= 0, 1 is 5 // 5, factors(1, 5, [])]).
step(5 mod 5 =:= 0, builtin, [], []).
step(1 is 5 // 5, builtin, [], []).
step(factors(1, 5, []), fact(7), [], []).
