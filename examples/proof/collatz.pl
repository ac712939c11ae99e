collatz(6, [6, 3, 10, 5, 16, 8, 4, 2, 1]).
steps(27, 111).

clause(1, collatz(1, [1]), true).
clause(2,
       collatz(var('N'), [var('N') | var('Rest')]),
       (var('N') > 1, next(var('N'), var('M')), collatz(var('M'), var('Rest')))).
clause(3, next(var('N'), var('M')), (var('N') mod 2 =:= 0, var('M') is var('N') // 2)).
clause(4, next(var('N'), var('M')), (var('N') mod 2 =:= 1, var('M') is 3 * var('N') + 1)).
clause(5, steps(var('N'), var('Steps')), steps(var('N'), 0, var('Steps'))).
clause(6, steps(1, var('Steps'), var('Steps')), true).
clause(7,
       steps(var('N'), var('Sofar'), var('Steps')),
       (var('N') > 1,
        next(var('N'), var('M')),
        var('More') is var('Sofar') + 1,
        steps(var('M'), var('More'), var('Steps')))).

step(collatz(6, [6, 3, 10, 5, 16, 8, 4, 2, 1]),
     rule(2),
     ['N' = 6, 'Rest' = [3, 10, 5, 16, 8, 4, 2, 1], 'M' = 3],
     [6 > 1, next(6, 3), collatz(3, [3, 10, 5, 16, 8, 4, 2, 1])]).
step(6 > 1, builtin, [], []).
step(next(6, 3), rule(3), ['N' = 6, 'M' = 3], [6 mod 2 =:= 0, 3 is 6 // 2]).
step(6 mod 2 =:= 0, builtin, [], []).
step(3 is 6 // 2, builtin, [], []).
step(collatz(3, [3, 10, 5, 16, 8, 4, 2, 1]),
     rule(2),
     ['N' = 3, 'Rest' = [10, 5, 16, 8, 4, 2, 1], 'M' = 10],
     [3 > 1, next(3, 10), collatz(10, [10, 5, 16, 8, 4, 2, 1])]).
step(3 > 1, builtin, [], []).
step(next(3, 10), rule(4), ['N' = 3, 'M' = 10], [3 mod 2 =:= 1, 10 is 3 * 3 + 1]).
step(3 mod 2 =:= 1, builtin, [], []).
step(10 is 3 * 3 + 1, builtin, [], []).
step(collatz(10, [10, 5, 16, 8, 4, 2, 1]),
     rule(2),
     ['N' = 10, 'Rest' = [5, 16, 8, 4, 2, 1], 'M' = 5],
     [10 > 1, next(10, 5), collatz(5, [5, 16, 8, 4, 2, 1])]).
step(10 > 1, builtin, [], []).
step(next(10, 5), rule(3), ['N' = 10, 'M' = 5], [10 mod 2 =:= 0, 5 is 10 // 2]).
step(10 mod 2 =:= 0, builtin, [], []).
step(5 is 10 // 2, builtin, [], []).
step(collatz(5, [5, 16, 8, 4, 2, 1]),
     rule(2),
     ['N' = 5, 'Rest' = [16, 8, 4, 2, 1], 'M' = 16],
     [5 > 1, next(5, 16), collatz(16, [16, 8, 4, 2, 1])]).
step(5 > 1, builtin, [], []).
step(next(5, 16), rule(4), ['N' = 5, 'M' = 16], [5 mod 2 =:= 1, 16 is 3 * 5 + 1]).
step(5 mod 2 =:= 1, builtin, [], []).
step(16 is 3 * 5 + 1, builtin, [], []).
step(collatz(16, [16, 8, 4, 2, 1]),
     rule(2),
     ['N' = 16, 'Rest' = [8, 4, 2, 1], 'M' = 8],
     [16 > 1, next(16, 8), collatz(8, [8, 4, 2, 1])]).
step(16 > 1, builtin, [], []).
step(next(16, 8), rule(3), ['N' = 16, 'M' = 8], [16 mod 2 =:= 0, 8 is 16 // 2]).
step(16 mod 2 =:= 0, builtin, [], []).
step(8 is 16 // 2, builtin, [], []).
step(collatz(8, [8, 4, 2, 1]),
     rule(2),
     ['N' = 8, 'Rest' = [4, 2, 1], 'M' = 4],
     [8 > 1, next(8, 4), collatz(4, [4, 2, 1])]).
step(8 > 1, builtin, [], []).
step(next(8, 4), rule(3), ['N' = 8, 'M' = 4], [8 mod 2 =:= 0, 4 is 8 // 2]).
step(8 mod 2 =:= 0, builtin, [], []).
step(4 is 8 // 2, builtin, [], []).
step(collatz(4, [4, 2, 1]),
     rule(2),
     ['N' = 4, 'Rest' = [2, 1], 'M' = 2],
     [4 > 1, next(4, 2), collatz(2, [2, 1])]).
step(4 > 1, builtin, [], []).
step(next(4, 2), rule(3), ['N' = 4, 'M' = 2], [4 mod 2 =:= 0, 2 is 4 // 2]).
step(4 mod 2 =:= 0, builtin, [], []).
step(2 is 4 // 2, builtin, [], []).
step(collatz(2, [2, 1]),
     rule(2),
     ['N' = 2, 'Rest' = [1], 'M' = 1],
     [2 > 1, next(2, 1), collatz(1, [1])]).
step(2 > 1, builtin, [], []).
step(next(2, 1), rule(3), ['N' = 2, 'M' = 1], [2 mod 2 =:= 0, 1 is 2 // 2]).
step(2 mod 2 =:= 0, builtin, [], []).
step(1 is 2 // 2, builtin, [], []).
step(collatz(1, [1]), fact(1), [], []).
step(steps(27, 111), rule(5), ['N' = 27, 'Steps' = 111], [steps(27, 0, 111)]).
step(steps(27, 0, 111),
     rule(7),
     ['N' = 27, 'Sofar' = 0, 'Steps' = 111, 'M' = 82, 'More' = 1],
     [27 > 1, next(27, 82), 1 is 0 + 1, steps(82, 1, 111)]).
step(27 > 1, builtin, [], []).
step(next(27, 82), rule(4), ['N' = 27, 'M' = 82], [27 mod 2 =:= 1, 82 is 3 * 27 + 1]).
step(27 mod 2 =:= 1, builtin, [], []).
step(82 is 3 * 27 + 1, builtin, [], []).
step(1 is 0 + 1, builtin, [], []).
step(steps(82, 1, 111),
     rule(7),
     ['N' = 82, 'Sofar' = 1, 'Steps' = 111, 'M' = 41, 'More' = 2],
     [82 > 1, next(82, 41), 2 is 1 + 1, steps(41, 2, 111)]).
step(82 > 1, builtin, [], []).
step(next(82, 41), rule(3), ['N' = 82, 'M' = 41], [82 mod 2 =:= 0, 41 is 82 // 2]).
step(82 mod 2 =:= 0, builtin, [], []).
step(41 is 82 // 2, builtin, [], []).
step(2 is 1 + 1, builtin, [], []).
step(steps(41, 2, 111),
     rule(7),
     ['N' = 41, 'Sofar' = 2, 'Steps' = 111, 'M' = 124, 'More' = 3],
     [41 > 1, next(41, 124), 3 is 2 + 1, steps(124, 3, 111)]).
step(41 > 1, builtin, [], []).
step(next(41, 124), rule(4), ['N' = 41, 'M' = 124], [41 mod 2 =:= 1, 124 is 3 * 41 + 1]).
step(41 mod 2 =:= 1, builtin, [], []).
step(124 is 3 * 41 + 1, builtin, [], []).
step(3 is 2 + 1, builtin, [], []).
step(steps(124, 3, 111),
     rule(7),
     ['N' = 124, 'Sofar' = 3, 'Steps' = 111, 'M' = 62, 'More' = 4],
     [124 > 1, next(124, 62), 4 is 3 + 1, steps(62, 4, 111)]).
step(124 > 1, builtin, [], []).
step(next(124, 62), rule(3), ['N' = 124, 'M' = 62], [124 mod 2 =:= 0, 62 is 124 // 2]).
step(124 mod 2 =:= 0, builtin, [], []).
step(62 is 124 // 2, builtin, [], []).
step(4 is 3 + 1, builtin, [], []).
step(steps(62, 4, 111),
     rule(7),
     ['N' = 62, 'Sofar' = 4, 'Steps' = 111, 'M' = 31, 'More' = 5],
     [62 > 1, next(62, 31), 5 is 4 + 1, steps(31, 5, 111)]).
step(62 > 1, builtin, [], []).
step(next(62, 31), rule(3), ['N' = 62, 'M' = 31], [62 mod 2 =:= 0, 31 is 62 // 2]).
step(62 mod 2 =:= 0, builtin, [], []).
step(31 is 62 // 2, builtin, [], []).
step(5 is 4 + 1, builtin, [], []).
step(steps(31, 5, 111),
     rule(7),
     ['N' = 31, 'Sofar' = 5, 'Steps' = 111, 'M' = 94, 'More' = 6],
     [31 > 1, next(31, 94), 6 is 5 + 1, steps(94, 6, 111)]).
step(31 > 1, builtin, [], []).
step(next(31, 94), rule(4), ['N' = 31, 'M' = 94], [31 mod 2 =:= 1, 94 is 3 * 31 + 1]).
step(31 mod 2 =:= 1, builtin, [], []).
step(94 is 3 * 31 + 1, builtin, [], []).
step(6 is 5 + 1, builtin, [], []).
step(steps(94, 6, 111),
     rule(7),
     ['N' = 94, 'Sofar' = 6, 'Steps' = 111, 'M' = 47, 'More' = 7],
     [94 > 1, next(94, 47), 7 is 6 + 1, steps(47, 7, 111)]).
step(94 > 1, builtin, [], []).
step(next(94, 47), rule(3), ['N' = 94, 'M' = 47], [94 mod 2 =:= 0, 47 is 94 // 2]).
step(94 mod 2 =:= 0, builtin, [], []).
step(47 is 94 // 2, builtin, [], []).
step(7 is 6 + 1, builtin, [], []).
step(steps(47, 7, 111),
     rule(7),
     ['N' = 47, 'Sofar' = 7, 'Steps' = 111, 'M' = 142, 'More' = 8],
     [47 > 1, next(47, 142), 8 is 7 + 1, steps(142, 8, 111)]).
step(47 > 1, builtin, [], []).
step(next(47, 142), rule(4), ['N' = 47, 'M' = 142], [47 mod 2 =:= 1, 142 is 3 * 47 + 1]).
step(47 mod 2 =:= 1, builtin, [], []).
step(142 is 3 * 47 + 1, builtin, [], []).
step(8 is 7 + 1, builtin, [], []).
step(steps(142, 8, 111),
     rule(7),
     ['N' = 142, 'Sofar' = 8, 'Steps' = 111, 'M' = 71, 'More' = 9],
     [142 > 1, next(142, 71), 9 is 8 + 1, steps(71, 9, 111)]).
step(142 > 1, builtin, [], []).
step(next(142, 71), rule(3), ['N' = 142, 'M' = 71], [142 mod 2 =:= 0, 71 is 142 // 2]).
step(142 mod 2 =:= 0, builtin, [], []).
step(71 is 142 // 2, builtin, [], []).
step(9 is 8 + 1, builtin, [], []).
step(steps(71, 9, 111),
     rule(7),
     ['N' = 71, 'Sofar' = 9, 'Steps' = 111, 'M' = 214, 'More' = 10],
     [71 > 1, next(71, 214), 10 is 9 + 1, steps(214, 10, 111)]).
step(71 > 1, builtin, [], []).
step(next(71, 214), rule(4), ['N' = 71, 'M' = 214], [71 mod 2 =:= 1, 214 is 3 * 71 + 1]).
step(71 mod 2 =:= 1, builtin, [], []).
step(214 is 3 * 71 + 1, builtin, [], []).
step(10 is 9 + 1, builtin, [], []).
step(steps(214, 10, 111),
     rule(7),
     ['N' = 214, 'Sofar' = 10, 'Steps' = 111, 'M' = 107, 'More' = 11],
     [214 > 1, next(214, 107), 11 is 10 + 1, steps(107, 11, 111)]).
step(214 > 1, builtin, [], []).
step(next(214, 107), rule(3), ['N' = 214, 'M' = 107], [214 mod 2 =:= 0, 107 is 214 // 2]).
step(214 mod 2 =:= 0, builtin, [], []).
step(107 is 214 // 2, builtin, [], []).
step(11 is 10 + 1, builtin, [], []).
step(steps(107, 11, 111),
     rule(7),
     ['N' = 107, 'Sofar' = 11, 'Steps' = 111, 'M' = 322, 'More' = 12],
     [107 > 1, next(107, 322), 12 is 11 + 1, steps(322, 12, 111)]).
step(107 > 1, builtin, [], []).
step(next(107, 322), rule(4), ['N' = 107, 'M' = 322], [107 mod 2 =:= 1, 322 is 3 * 107 + 1]).
step(107 mod 2 =:= 1, builtin, [], []).
step(322 is 3 * 107 + 1, builtin, [], []).
step(12 is 11 + 1, builtin, [], []).
step(steps(322, 12, 111),
     rule(7),
     ['N' = 322, 'Sofar' = 12, 'Steps' = 111, 'M' = 161, 'More' = 13],
     [322 > 1, next(322, 161), 13 is 12 + 1, steps(161, 13, 111)]).
step(322 > 1, builtin, [], []).
step(next(322, 161), rule(3), ['N' = 322, 'M' = 161], [322 mod 2 =:= 0, 161 is 322 // 2]).
step(322 mod 2 =:= 0, builtin, [], []).
step(161 is 322 // 2, builtin, [], []).
step(13 is 12 + 1, builtin, [], []).
step(steps(161, 13, 111),
     rule(7),
     ['N' = 161, 'Sofar' = 13, 'Steps' = 111, 'M' = 484, 'More' = 14],
     [161 > 1, next(161, 484), 14 is 13 + 1, steps(484, 14, 111)]).
step(161 > 1, builtin, [], []).
step(next(161, 484), rule(4), ['N' = 161, 'M' = 484], [161 mod 2 =:= 1, 484 is 3 * 161 + 1]).
step(161 mod 2 =:= 1, builtin, [], []).
step(484 is 3 * 161 + 1, builtin, [], []).
step(14 is 13 + 1, builtin, [], []).
step(steps(484, 14, 111),
     rule(7),
     ['N' = 484, 'Sofar' = 14, 'Steps' = 111, 'M' = 242, 'More' = 15],
     [484 > 1, next(484, 242), 15 is 14 + 1, steps(242, 15, 111)]).
step(484 > 1, builtin, [], []).
step(next(484, 242), rule(3), ['N' = 484, 'M' = 242], [484 mod 2 =:= 0, 242 is 484 // 2]).
step(484 mod 2 =:= 0, builtin, [], []).
step(242 is 484 // 2, builtin, [], []).
step(15 is 14 + 1, builtin, [], []).
step(steps(242, 15, 111),
     rule(7),
     ['N' = 242, 'Sofar' = 15, 'Steps' = 111, 'M' = 121, 'More' = 16],
     [242 > 1, next(242, 121), 16 is 15 + 1, steps(121, 16, 111)]).
step(242 > 1, builtin, [], []).
step(next(242, 121), rule(3), ['N' = 242, 'M' = 121], [242 mod 2 =:= 0, 121 is 242 // 2]).
step(242 mod 2 =:= 0, builtin, [], []).
step(121 is 242 // 2, builtin, [], []).
step(16 is 15 + 1, builtin, [], []).
step(steps(121, 16, 111),
     rule(7),
     ['N' = 121, 'Sofar' = 16, 'Steps' = 111, 'M' = 364, 'More' = 17],
     [121 > 1, next(121, 364), 17 is 16 + 1, steps(364, 17, 111)]).
step(121 > 1, builtin, [], []).
step(next(121, 364), rule(4), ['N' = 121, 'M' = 364], [121 mod 2 =:= 1, 364 is 3 * 121 + 1]).
step(121 mod 2 =:= 1, builtin, [], []).
step(364 is 3 * 121 + 1, builtin, [], []).
step(17 is 16 + 1, builtin, [], []).
step(steps(364, 17, 111),
     rule(7),
     ['N' = 364, 'Sofar' = 17, 'Steps' = 111, 'M' = 182, 'More' = 18],
     [364 > 1, next(364, 182), 18 is 17 + 1, steps(182, 18, 111)]).
step(364 > 1, builtin, [], []).
step(next(364, 182), rule(3), ['N' = 364, 'M' = 182], [364 mod 2 =:= 0, 182 is 364 // 2]).
step(364 mod 2 =:= 0, builtin, [], []).
step(182 is 364 // 2, builtin, [], []).
step(18 is 17 + 1, builtin, [], []).
step(steps(182, 18, 111),
     rule(7),
     ['N' = 182, 'Sofar' = 18, 'Steps' = 111, 'M' = 91, 'More' = 19],
     [182 > 1, next(182, 91), 19 is 18 + 1, steps(91, 19, 111)]).
step(182 > 1, builtin, [], []).
step(next(182, 91), rule(3), ['N' = 182, 'M' = 91], [182 mod 2 =:= 0, 91 is 182 // 2]).
step(182 mod 2 =:= 0, builtin, [], []).
step(91 is 182 // 2, builtin, [], []).
step(19 is 18 + 1, builtin, [], []).
step(steps(91, 19, 111),
     rule(7),
     ['N' = 91, 'Sofar' = 19, 'Steps' = 111, 'M' = 274, 'More' = 20],
     [91 > 1, next(91, 274), 20 is 19 + 1, steps(274, 20, 111)]).
step(91 > 1, builtin, [], []).
step(next(91, 274), rule(4), ['N' = 91, 'M' = 274], [91 mod 2 =:= 1, 274 is 3 * 91 + 1]).
step(91 mod 2 =:= 1, builtin, [], []).
step(274 is 3 * 91 + 1, builtin, [], []).
step(20 is 19 + 1, builtin, [], []).
step(steps(274, 20, 111),
     rule(7),
     ['N' = 274, 'Sofar' = 20, 'Steps' = 111, 'M' = 137, 'More' = 21],
     [274 > 1, next(274, 137), 21 is 20 + 1, steps(137, 21, 111)]).
step(274 > 1, builtin, [], []).
step(next(274, 137), rule(3), ['N' = 274, 'M' = 137], [274 mod 2 =:= 0, 137 is 274 // 2]).
step(274 mod 2 =:= 0, builtin, [], []).
step(137 is 274 // 2, builtin, [], []).
step(21 is 20 + 1, builtin, [], []).
step(steps(137, 21, 111),
     rule(7),
     ['N' = 137, 'Sofar' = 21, 'Steps' = 111, 'M' = 412, 'More' = 22],
     [137 > 1, next(137, 412), 22 is 21 + 1, steps(412, 22, 111)]).
step(137 > 1, builtin, [], []).
step(next(137, 412), rule(4), ['N' = 137, 'M' = 412], [137 mod 2 =:= 1, 412 is 3 * 137 + 1]).
step(137 mod 2 =:= 1, builtin, [], []).
step(412 is 3 * 137 + 1, builtin, [], []).
step(22 is 21 + 1, builtin, [], []).
step(steps(412, 22, 111),
     rule(7),
     ['N' = 412, 'Sofar' = 22, 'Steps' = 111, 'M' = 206, 'More' = 23],
     [412 > 1, next(412, 206), 23 is 22 + 1, steps(206, 23, 111)]).
step(412 > 1, builtin, [], []).
step(next(412, 206), rule(3), ['N' = 412, 'M' = 206], [412 mod 2 =:= 0, 206 is 412 // 2]).
step(412 mod 2 =:= 0, builtin, [], []).
step(206 is 412 // 2, builtin, [], []).
step(23 is 22 + 1, builtin, [], []).
step(steps(206, 23, 111),
     rule(7),
     ['N' = 206, 'Sofar' = 23, 'Steps' = 111, 'M' = 103, 'More' = 24],
     [206 > 1, next(206, 103), 24 is 23 + 1, steps(103, 24, 111)]).
step(206 > 1, builtin, [], []).
step(next(206, 103), rule(3), ['N' = 206, 'M' = 103], [206 mod 2 =:= 0, 103 is 206 // 2]).
step(206 mod 2 =:= 0, builtin, [], []).
step(103 is 206 // 2, builtin, [], []).
step(24 is 23 + 1, builtin, [], []).
step(steps(103, 24, 111),
     rule(7),
     ['N' = 103, 'Sofar' = 24, 'Steps' = 111, 'M' = 310, 'More' = 25],
     [103 > 1, next(103, 310), 25 is 24 + 1, steps(310, 25, 111)]).
step(103 > 1, builtin, [], []).
step(next(103, 310), rule(4), ['N' = 103, 'M' = 310], [103 mod 2 =:= 1, 310 is 3 * 103 + 1]).
step(103 mod 2 =:= 1, builtin, [], []).
step(310 is 3 * 103 + 1, builtin, [], []).
step(25 is 24 + 1, builtin, [], []).
step(steps(310, 25, 111),
     rule(7),
     ['N' = 310, 'Sofar' = 25, 'Steps' = 111, 'M' = 155, 'More' = 26],
     [310 > 1, next(310, 155), 26 is 25 + 1, steps(155, 26, 111)]).
step(310 > 1, builtin, [], []).
step(next(310, 155), rule(3), ['N' = 310, 'M' = 155], [310 mod 2 =:= 0, 155 is 310 // 2]).
step(310 mod 2 =:= 0, builtin, [], []).
step(155 is 310 // 2, builtin, [], []).
step(26 is 25 + 1, builtin, [], []).
step(steps(155, 26, 111),
     rule(7),
     ['N' = 155, 'Sofar' = 26, 'Steps' = 111, 'M' = 466, 'More' = 27],
     [155 > 1, next(155, 466), 27 is 26 + 1, steps(466, 27, 111)]).
step(155 > 1, builtin, [], []).
step(next(155, 466), rule(4), ['N' = 155, 'M' = 466], [155 mod 2 =:= 1, 466 is 3 * 155 + 1]).
step(155 mod 2 =:= 1, builtin, [], []).
step(466 is 3 * 155 + 1, builtin, [], []).
step(27 is 26 + 1, builtin, [], []).
step(steps(466, 27, 111),
     rule(7),
     ['N' = 466, 'Sofar' = 27, 'Steps' = 111, 'M' = 233, 'More' = 28],
     [466 > 1, next(466, 233), 28 is 27 + 1, steps(233, 28, 111)]).
step(466 > 1, builtin, [], []).
step(next(466, 233), rule(3), ['N' = 466, 'M' = 233], [466 mod 2 =:= 0, 233 is 466 // 2]).
step(466 mod 2 =:= 0, builtin, [], []).
step(233 is 466 // 2, builtin, [], []).
step(28 is 27 + 1, builtin, [], []).
step(steps(233, 28, 111),
     rule(7),
     ['N' = 233, 'Sofar' = 28, 'Steps' = 111, 'M' = 700, 'More' = 29],
     [233 > 1, next(233, 700), 29 is 28 + 1, steps(700, 29, 111)]).
step(233 > 1, builtin, [], []).
step(next(233, 700), rule(4), ['N' = 233, 'M' = 700], [233 mod 2 =:= 1, 700 is 3 * 233 + 1]).
step(233 mod 2 =:= 1, builtin, [], []).
step(700 is 3 * 233 + 1, builtin, [], []).
step(29 is 28 + 1, builtin, [], []).
step(steps(700, 29, 111),
     rule(7),
     ['N' = 700, 'Sofar' = 29, 'Steps' = 111, 'M' = 350, 'More' = 30],
     [700 > 1, next(700, 350), 30 is 29 + 1, steps(350, 30, 111)]).
step(700 > 1, builtin, [], []).
step(next(700, 350), rule(3), ['N' = 700, 'M' = 350], [700 mod 2 =:= 0, 350 is 700 // 2]).
step(700 mod 2 =:= 0, builtin, [], []).
step(350 is 700 // 2, builtin, [], []).
step(30 is 29 + 1, builtin, [], []).
step(steps(350, 30, 111),
     rule(7),
     ['N' = 350, 'Sofar' = 30, 'Steps' = 111, 'M' = 175, 'More' = 31],
     [350 > 1, next(350, 175), 31 is 30 + 1, steps(175, 31, 111)]).
step(350 > 1, builtin, [], []).
step(next(350, 175), rule(3), ['N' = 350, 'M' = 175], [350 mod 2 =:= 0, 175 is 350 // 2]).
step(350 mod 2 =:= 0, builtin, [], []).
step(175 is 350 // 2, builtin, [], []).
step(31 is 30 + 1, builtin, [], []).
step(steps(175, 31, 111),
     rule(7),
     ['N' = 175, 'Sofar' = 31, 'Steps' = 111, 'M' = 526, 'More' = 32],
     [175 > 1, next(175, 526), 32 is 31 + 1, steps(526, 32, 111)]).
step(175 > 1, builtin, [], []).
step(next(175, 526), rule(4), ['N' = 175, 'M' = 526], [175 mod 2 =:= 1, 526 is 3 * 175 + 1]).
step(175 mod 2 =:= 1, builtin, [], []).
step(526 is 3 * 175 + 1, builtin, [], []).
step(32 is 31 + 1, builtin, [], []).
step(steps(526, 32, 111),
     rule(7),
     ['N' = 526, 'Sofar' = 32, 'Steps' = 111, 'M' = 263, 'More' = 33],
     [526 > 1, next(526, 263), 33 is 32 + 1, steps(263, 33, 111)]).
step(526 > 1, builtin, [], []).
step(next(526, 263), rule(3), ['N' = 526, 'M' = 263], [526 mod 2 =:= 0, 263 is 526 // 2]).
step(526 mod 2 =:= 0, builtin, [], []).
step(263 is 526 // 2, builtin, [], []).
step(33 is 32 + 1, builtin, [], []).
step(steps(263, 33, 111),
     rule(7),
     ['N' = 263, 'Sofar' = 33, 'Steps' = 111, 'M' = 790, 'More' = 34],
     [263 > 1, next(263, 790), 34 is 33 + 1, steps(790, 34, 111)]).
step(263 > 1, builtin, [], []).
step(next(263, 790), rule(4), ['N' = 263, 'M' = 790], [263 mod 2 =:= 1, 790 is 3 * 263 + 1]).
step(263 mod 2 =:= 1, builtin, [], []).
step(790 is 3 * 263 + 1, builtin, [], []).
step(34 is 33 + 1, builtin, [], []).
step(steps(790, 34, 111),
     rule(7),
     ['N' = 790, 'Sofar' = 34, 'Steps' = 111, 'M' = 395, 'More' = 35],
     [790 > 1, next(790, 395), 35 is 34 + 1, steps(395, 35, 111)]).
step(790 > 1, builtin, [], []).
step(next(790, 395), rule(3), ['N' = 790, 'M' = 395], [790 mod 2 =:= 0, 395 is 790 // 2]).
step(790 mod 2 =:= 0, builtin, [], []).
step(395 is 790 // 2, builtin, [], []).
step(35 is 34 + 1, builtin, [], []).
step(steps(395, 35, 111),
     rule(7),
     ['N' = 395, 'Sofar' = 35, 'Steps' = 111, 'M' = 1186, 'More' = 36],
     [395 > 1, next(395, 1186), 36 is 35 + 1, steps(1186, 36, 111)]).
step(395 > 1, builtin, [], []).
step(next(395, 1186), rule(4), ['N' = 395, 'M' = 1186], [395 mod 2 =:= 1, 1186 is 3 * 395 + 1]).
step(395 mod 2 =:= 1, builtin, [], []).
step(1186 is 3 * 395 + 1, builtin, [], []).
step(36 is 35 + 1, builtin, [], []).
step(steps(1186, 36, 111),
     rule(7),
     ['N' = 1186, 'Sofar' = 36, 'Steps' = 111, 'M' = 593, 'More' = 37],
     [1186 > 1, next(1186, 593), 37 is 36 + 1, steps(593, 37, 111)]).
step(1186 > 1, builtin, [], []).
step(next(1186, 593), rule(3), ['N' = 1186, 'M' = 593], [1186 mod 2 =:= 0, 593 is 1186 // 2]).
step(1186 mod 2 =:= 0, builtin, [], []).
step(593 is 1186 // 2, builtin, [], []).
step(37 is 36 + 1, builtin, [], []).
step(steps(593, 37, 111),
     rule(7),
     ['N' = 593, 'Sofar' = 37, 'Steps' = 111, 'M' = 1780, 'More' = 38],
     [593 > 1, next(593, 1780), 38 is 37 + 1, steps(1780, 38, 111)]).
step(593 > 1, builtin, [], []).
step(next(593, 1780), rule(4), ['N' = 593, 'M' = 1780], [593 mod 2 =:= 1, 1780 is 3 * 593 + 1]).
step(593 mod 2 =:= 1, builtin, [], []).
step(1780 is 3 * 593 + 1, builtin, [], []).
step(38 is 37 + 1, builtin, [], []).
step(steps(1780, 38, 111),
     rule(7),
     ['N' = 1780, 'Sofar' = 38, 'Steps' = 111, 'M' = 890, 'More' = 39],
     [1780 > 1, next(1780, 890), 39 is 38 + 1, steps(890, 39, 111)]).
step(1780 > 1, builtin, [], []).
step(next(1780, 890), rule(3), ['N' = 1780, 'M' = 890], [1780 mod 2 =:= 0, 890 is 1780 // 2]).
step(1780 mod 2 =:= 0, builtin, [], []).
step(890 is 1780 // 2, builtin, [], []).
step(39 is 38 + 1, builtin, [], []).
step(steps(890, 39, 111),
     rule(7),
     ['N' = 890, 'Sofar' = 39, 'Steps' = 111, 'M' = 445, 'More' = 40],
     [890 > 1, next(890, 445), 40 is 39 + 1, steps(445, 40, 111)]).
step(890 > 1, builtin, [], []).
step(next(890, 445), rule(3), ['N' = 890, 'M' = 445], [890 mod 2 =:= 0, 445 is 890 // 2]).
step(890 mod 2 =:= 0, builtin, [], []).
step(445 is 890 // 2, builtin, [], []).
step(40 is 39 + 1, builtin, [], []).
step(steps(445, 40, 111),
     rule(7),
     ['N' = 445, 'Sofar' = 40, 'Steps' = 111, 'M' = 1336, 'More' = 41],
     [445 > 1, next(445, 1336), 41 is 40 + 1, steps(1336, 41, 111)]).
step(445 > 1, builtin, [], []).
step(next(445, 1336), rule(4), ['N' = 445, 'M' = 1336], [445 mod 2 =:= 1, 1336 is 3 * 445 + 1]).
step(445 mod 2 =:= 1, builtin, [], []).
step(1336 is 3 * 445 + 1, builtin, [], []).
step(41 is 40 + 1, builtin, [], []).
step(steps(1336, 41, 111),
     rule(7),
     ['N' = 1336, 'Sofar' = 41, 'Steps' = 111, 'M' = 668, 'More' = 42],
     [1336 > 1, next(1336, 668), 42 is 41 + 1, steps(668, 42, 111)]).
step(1336 > 1, builtin, [], []).
step(next(1336, 668), rule(3), ['N' = 1336, 'M' = 668], [1336 mod 2 =:= 0, 668 is 1336 // 2]).
step(1336 mod 2 =:= 0, builtin, [], []).
step(668 is 1336 // 2, builtin, [], []).
step(42 is 41 + 1, builtin, [], []).
step(steps(668, 42, 111),
     rule(7),
     ['N' = 668, 'Sofar' = 42, 'Steps' = 111, 'M' = 334, 'More' = 43],
     [668 > 1, next(668, 334), 43 is 42 + 1, steps(334, 43, 111)]).
step(668 > 1, builtin, [], []).
step(next(668, 334), rule(3), ['N' = 668, 'M' = 334], [668 mod 2 =:= 0, 334 is 668 // 2]).
step(668 mod 2 =:= 0, builtin, [], []).
step(334 is 668 // 2, builtin, [], []).
step(43 is 42 + 1, builtin, [], []).
step(steps(334, 43, 111),
     rule(7),
     ['N' = 334, 'Sofar' = 43, 'Steps' = 111, 'M' = 167, 'More' = 44],
     [334 > 1, next(334, 167), 44 is 43 + 1, steps(167, 44, 111)]).
step(334 > 1, builtin, [], []).
step(next(334, 167), rule(3), ['N' = 334, 'M' = 167], [334 mod 2 =:= 0, 167 is 334 // 2]).
step(334 mod 2 =:= 0, builtin, [], []).
step(167 is 334 // 2, builtin, [], []).
step(44 is 43 + 1, builtin, [], []).
step(steps(167, 44, 111),
     rule(7),
     ['N' = 167, 'Sofar' = 44, 'Steps' = 111, 'M' = 502, 'More' = 45],
     [167 > 1, next(167, 502), 45 is 44 + 1, steps(502, 45, 111)]).
step(167 > 1, builtin, [], []).
step(next(167, 502), rule(4), ['N' = 167, 'M' = 502], [167 mod 2 =:= 1, 502 is 3 * 167 + 1]).
step(167 mod 2 =:= 1, builtin, [], []).
step(502 is 3 * 167 + 1, builtin, [], []).
step(45 is 44 + 1, builtin, [], []).
step(steps(502, 45, 111),
     rule(7),
     ['N' = 502, 'Sofar' = 45, 'Steps' = 111, 'M' = 251, 'More' = 46],
     [502 > 1, next(502, 251), 46 is 45 + 1, steps(251, 46, 111)]).
step(502 > 1, builtin, [], []).
step(next(502, 251), rule(3), ['N' = 502, 'M' = 251], [502 mod 2 =:= 0, 251 is 502 // 2]).
step(502 mod 2 =:= 0, builtin, [], []).
step(251 is 502 // 2, builtin, [], []).
step(46 is 45 + 1, builtin, [], []).
step(steps(251, 46, 111),
     rule(7),
     ['N' = 251, 'Sofar' = 46, 'Steps' = 111, 'M' = 754, 'More' = 47],
     [251 > 1, next(251, 754), 47 is 46 + 1, steps(754, 47, 111)]).
step(251 > 1, builtin, [], []).
step(next(251, 754), rule(4), ['N' = 251, 'M' = 754], [251 mod 2 =:= 1, 754 is 3 * 251 + 1]).
step(251 mod 2 =:= 1, builtin, [], []).
step(754 is 3 * 251 + 1, builtin, [], []).
step(47 is 46 + 1, builtin, [], []).
step(steps(754, 47, 111),
     rule(7),
     ['N' = 754, 'Sofar' = 47, 'Steps' = 111, 'M' = 377, 'More' = 48],
     [754 > 1, next(754, 377), 48 is 47 + 1, steps(377, 48, 111)]).
step(754 > 1, builtin, [], []).
step(next(754, 377), rule(3), ['N' = 754, 'M' = 377], [754 mod 2 =:= 0, 377 is 754 // 2]).
step(754 mod 2 =:= 0, builtin, [], []).
step(377 is 754 // 2, builtin, [], []).
step(48 is 47 + 1, builtin, [], []).
step(steps(377, 48, 111),
     rule(7),
     ['N' = 377, 'Sofar' = 48, 'Steps' = 111, 'M' = 1132, 'More' = 49],
     [377 > 1, next(377, 1132), 49 is 48 + 1, steps(1132, 49, 111)]).
step(377 > 1, builtin, [], []).
step(next(377, 1132), rule(4), ['N' = 377, 'M' = 1132], [377 mod 2 =:= 1, 1132 is 3 * 377 + 1]).
step(377 mod 2 =:= 1, builtin, [], []).
step(1132 is 3 * 377 + 1, builtin, [], []).
step(49 is 48 + 1, builtin, [], []).
step(steps(1132, 49, 111),
     rule(7),
     ['N' = 1132, 'Sofar' = 49, 'Steps' = 111, 'M' = 566, 'More' = 50],
     [1132 > 1, next(1132, 566), 50 is 49 + 1, steps(566, 50, 111)]).
step(1132 > 1, builtin, [], []).
step(next(1132, 566), rule(3), ['N' = 1132, 'M' = 566], [1132 mod 2 =:= 0, 566 is 1132 // 2]).
step(1132 mod 2 =:= 0, builtin, [], []).
step(566 is 1132 // 2, builtin, [], []).
step(50 is 49 + 1, builtin, [], []).
step(steps(566, 50, 111),
     rule(7),
     ['N' = 566, 'Sofar' = 50, 'Steps' = 111, 'M' = 283, 'More' = 51],
     [566 > 1, next(566, 283), 51 is 50 + 1, steps(283, 51, 111)]).
step(566 > 1, builtin, [], []).
step(next(566, 283), rule(3), ['N' = 566, 'M' = 283], [566 mod 2 =:= 0, 283 is 566 // 2]).
step(566 mod 2 =:= 0, builtin, [], []).
step(283 is 566 // 2, builtin, [], []).
step(51 is 50 + 1, builtin, [], []).
step(steps(283, 51, 111),
     rule(7),
     ['N' = 283, 'Sofar' = 51, 'Steps' = 111, 'M' = 850, 'More' = 52],
     [283 > 1, next(283, 850), 52 is 51 + 1, steps(850, 52, 111)]).
step(283 > 1, builtin, [], []).
step(next(283, 850), rule(4), ['N' = 283, 'M' = 850], [283 mod 2 =:= 1, 850 is 3 * 283 + 1]).
step(283 mod 2 =:= 1, builtin, [], []).
step(850 is 3 * 283 + 1, builtin, [], []).
step(52 is 51 + 1, builtin, [], []).
step(steps(850, 52, 111),
     rule(7),
     ['N' = 850, 'Sofar' = 52, 'Steps' = 111, 'M' = 425, 'More' = 53],
     [850 > 1, next(850, 425), 53 is 52 + 1, steps(425, 53, 111)]).
step(850 > 1, builtin, [], []).
step(next(850, 425), rule(3), ['N' = 850, 'M' = 425], [850 mod 2 =:= 0, 425 is 850 // 2]).
step(850 mod 2 =:= 0, builtin, [], []).
step(425 is 850 // 2, builtin, [], []).
step(53 is 52 + 1, builtin, [], []).
step(steps(425, 53, 111),
     rule(7),
     ['N' = 425, 'Sofar' = 53, 'Steps' = 111, 'M' = 1276, 'More' = 54],
     [425 > 1, next(425, 1276), 54 is 53 + 1, steps(1276, 54, 111)]).
step(425 > 1, builtin, [], []).
step(next(425, 1276), rule(4), ['N' = 425, 'M' = 1276], [425 mod 2 =:= 1, 1276 is 3 * 425 + 1]).
step(425 mod 2 =:= 1, builtin, [], []).
step(1276 is 3 * 425 + 1, builtin, [], []).
step(54 is 53 + 1, builtin, [], []).
step(steps(1276, 54, 111),
     rule(7),
     ['N' = 1276, 'Sofar' = 54, 'Steps' = 111, 'M' = 638, 'More' = 55],
     [1276 > 1, next(1276, 638), 55 is 54 + 1, steps(638, 55, 111)]).
step(1276 > 1, builtin, [], []).
step(next(1276, 638), rule(3), ['N' = 1276, 'M' = 638], [1276 mod 2 =:= 0, 638 is 1276 // 2]).
step(1276 mod 2 =:= 0, builtin, [], []).
step(638 is 1276 // 2, builtin, [], []).
step(55 is 54 + 1, builtin, [], []).
step(steps(638, 55, 111),
     rule(7),
     ['N' = 638, 'Sofar' = 55, 'Steps' = 111, 'M' = 319, 'More' = 56],
     [638 > 1, next(638, 319), 56 is 55 + 1, steps(319, 56, 111)]).
step(638 > 1, builtin, [], []).
step(next(638, 319), rule(3), ['N' = 638, 'M' = 319], [638 mod 2 =:= 0, 319 is 638 // 2]).
step(638 mod 2 =:= 0, builtin, [], []).
step(319 is 638 // 2, builtin, [], []).
step(56 is 55 + 1, builtin, [], []).
step(steps(319, 56, 111),
     rule(7),
     ['N' = 319, 'Sofar' = 56, 'Steps' = 111, 'M' = 958, 'More' = 57],
     [319 > 1, next(319, 958), 57 is 56 + 1, steps(958, 57, 111)]).
step(319 > 1, builtin, [], []).
step(next(319, 958), rule(4), ['N' = 319, 'M' = 958], [319 mod 2 =:= 1, 958 is 3 * 319 + 1]).
step(319 mod 2 =:= 1, builtin, [], []).
step(958 is 3 * 319 + 1, builtin, [], []).
step(57 is 56 + 1, builtin, [], []).
step(steps(958, 57, 111),
     rule(7),
     ['N' = 958, 'Sofar' = 57, 'Steps' = 111, 'M' = 479, 'More' = 58],
     [958 > 1, next(958, 479), 58 is 57 + 1, steps(479, 58, 111)]).
step(958 > 1, builtin, [], []).
step(next(958, 479), rule(3), ['N' = 958, 'M' = 479], [958 mod 2 =:= 0, 479 is 958 // 2]).
step(958 mod 2 =:= 0, builtin, [], []).
step(479 is 958 // 2, builtin, [], []).
step(58 is 57 + 1, builtin, [], []).
step(steps(479, 58, 111),
     rule(7),
     ['N' = 479, 'Sofar' = 58, 'Steps' = 111, 'M' = 1438, 'More' = 59],
     [479 > 1, next(479, 1438), 59 is 58 + 1, steps(1438, 59, 111)]).
step(479 > 1, builtin, [], []).
step(next(479, 1438), rule(4), ['N' = 479, 'M' = 1438], [479 mod 2 =:= 1, 1438 is 3 * 479 + 1]).
step(479 mod 2 =:= 1, builtin, [], []).
step(1438 is 3 * 479 + 1, builtin, [], []).
step(59 is 58 + 1, builtin, [], []).
step(steps(1438, 59, 111),
     rule(7),
     ['N' = 1438, 'Sofar' = 59, 'Steps' = 111, 'M' = 719, 'More' = 60],
     [1438 > 1, next(1438, 719), 60 is 59 + 1, steps(719, 60, 111)]).
step(1438 > 1, builtin, [], []).
step(next(1438, 719), rule(3), ['N' = 1438, 'M' = 719], [1438 mod 2 =:= 0, 719 is 1438 // 2]).
step(1438 mod 2 =:= 0, builtin, [], []).
step(719 is 1438 // 2, builtin, [], []).
step(60 is 59 + 1, builtin, [], []).
step(steps(719, 60, 111),
     rule(7),
     ['N' = 719, 'Sofar' = 60, 'Steps' = 111, 'M' = 2158, 'More' = 61],
     [719 > 1, next(719, 2158), 61 is 60 + 1, steps(2158, 61, 111)]).
step(719 > 1, builtin, [], []).
step(next(719, 2158), rule(4), ['N' = 719, 'M' = 2158], [719 mod 2 =:= 1, 2158 is 3 * 719 + 1]).
step(719 mod 2 =:= 1, builtin, [], []).
step(2158 is 3 * 719 + 1, builtin, [], []).
step(61 is 60 + 1, builtin, [], []).
step(steps(2158, 61, 111),
     rule(7),
     ['N' = 2158, 'Sofar' = 61, 'Steps' = 111, 'M' = 1079, 'More' = 62],
     [2158 > 1, next(2158, 1079), 62 is 61 + 1, steps(1079, 62, 111)]).
step(2158 > 1, builtin, [], []).
step(next(2158, 1079), rule(3), ['N' = 2158, 'M' = 1079], [2158 mod 2 =:= 0, 1079 is 2158 // 2]).
step(2158 mod 2 =:= 0, builtin, [], []).
step(1079 is 2158 // 2, builtin, [], []).
step(62 is 61 + 1, builtin, [], []).
step(steps(1079, 62, 111),
     rule(7),
     ['N' = 1079, 'Sofar' = 62, 'Steps' = 111, 'M' = 3238, 'More' = 63],
     [1079 > 1, next(1079, 3238), 63 is 62 + 1, steps(3238, 63, 111)]).
step(1079 > 1, builtin, [], []).
step(next(1079, 3238),
     rule(4),
     ['N' = 1079, 'M' = 3238],
     [1079 mod 2 =:= 1, 3238 is 3 * 1079 + 1]).
step(1079 mod 2 =:= 1, builtin, [], []).
step(3238 is 3 * 1079 + 1, builtin, [], []).
step(63 is 62 + 1, builtin, [], []).
step(steps(3238, 63, 111),
     rule(7),
     ['N' = 3238, 'Sofar' = 63, 'Steps' = 111, 'M' = 1619, 'More' = 64],
     [3238 > 1, next(3238, 1619), 64 is 63 + 1, steps(1619, 64, 111)]).
step(3238 > 1, builtin, [], []).
step(next(3238, 1619), rule(3), ['N' = 3238, 'M' = 1619], [3238 mod 2 =:= 0, 1619 is 3238 // 2]).
step(3238 mod 2 =:= 0, builtin, [], []).
step(1619 is 3238 // 2, builtin, [], []).
step(64 is 63 + 1, builtin, [], []).
step(steps(1619, 64, 111),
     rule(7),
     ['N' = 1619, 'Sofar' = 64, 'Steps' = 111, 'M' = 4858, 'More' = 65],
     [1619 > 1, next(1619, 4858), 65 is 64 + 1, steps(4858, 65, 111)]).
step(1619 > 1, builtin, [], []).
step(next(1619, 4858),
     rule(4),
     ['N' = 1619, 'M' = 4858],
     [1619 mod 2 =:= 1, 4858 is 3 * 1619 + 1]).
step(1619 mod 2 =:= 1, builtin, [], []).
step(4858 is 3 * 1619 + 1, builtin, [], []).
step(65 is 64 + 1, builtin, [], []).
step(steps(4858, 65, 111),
     rule(7),
     ['N' = 4858, 'Sofar' = 65, 'Steps' = 111, 'M' = 2429, 'More' = 66],
     [4858 > 1, next(4858, 2429), 66 is 65 + 1, steps(2429, 66, 111)]).
step(4858 > 1, builtin, [], []).
step(next(4858, 2429), rule(3), ['N' = 4858, 'M' = 2429], [4858 mod 2 =:= 0, 2429 is 4858 // 2]).
step(4858 mod 2 =:= 0, builtin, [], []).
step(2429 is 4858 // 2, builtin, [], []).
step(66 is 65 + 1, builtin, [], []).
step(steps(2429, 66, 111),
     rule(7),
     ['N' = 2429, 'Sofar' = 66, 'Steps' = 111, 'M' = 7288, 'More' = 67],
     [2429 > 1, next(2429, 7288), 67 is 66 + 1, steps(7288, 67, 111)]).
step(2429 > 1, builtin, [], []).
step(next(2429, 7288),
     rule(4),
     ['N' = 2429, 'M' = 7288],
     [2429 mod 2 =:= 1, 7288 is 3 * 2429 + 1]).
step(2429 mod 2 =:= 1, builtin, [], []).
step(7288 is 3 * 2429 + 1, builtin, [], []).
step(67 is 66 + 1, builtin, [], []).
step(steps(7288, 67, 111),
     rule(7),
     ['N' = 7288, 'Sofar' = 67, 'Steps' = 111, 'M' = 3644, 'More' = 68],
     [7288 > 1, next(7288, 3644), 68 is 67 + 1, steps(3644, 68, 111)]).
step(7288 > 1, builtin, [], []).
step(next(7288, 3644), rule(3), ['N' = 7288, 'M' = 3644], [7288 mod 2 =:= 0, 3644 is 7288 // 2]).
step(7288 mod 2 =:= 0, builtin, [], []).
step(3644 is 7288 // 2, builtin, [], []).
step(68 is 67 + 1, builtin, [], []).
step(steps(3644, 68, 111),
     rule(7),
     ['N' = 3644, 'Sofar' = 68, 'Steps' = 111, 'M' = 1822, 'More' = 69],
     [3644 > 1, next(3644, 1822), 69 is 68 + 1, steps(1822, 69, 111)]).
step(3644 > 1, builtin, [], []).
step(next(3644, 1822), rule(3), ['N' = 3644, 'M' = 1822], [3644 mod 2 =:= 0, 1822 is 3644 // 2]).
step(3644 mod 2 =:= 0, builtin, [], []).
step(1822 is 3644 // 2, builtin, [], []).
step(69 is 68 + 1, builtin, [], []).
step(steps(1822, 69, 111),
     rule(7),
     ['N' = 1822, 'Sofar' = 69, 'Steps' = 111, 'M' = 911, 'More' = 70],
     [1822 > 1, next(1822, 911), 70 is 69 + 1, steps(911, 70, 111)]).
step(1822 > 1, builtin, [], []).
step(next(1822, 911), rule(3), ['N' = 1822, 'M' = 911], [1822 mod 2 =:= 0, 911 is 1822 // 2]).
step(1822 mod 2 =:= 0, builtin, [], []).
step(911 is 1822 // 2, builtin, [], []).
step(70 is 69 + 1, builtin, [], []).
step(steps(911, 70, 111),
     rule(7),
     ['N' = 911, 'Sofar' = 70, 'Steps' = 111, 'M' = 2734, 'More' = 71],
     [911 > 1, next(911, 2734), 71 is 70 + 1, steps(2734, 71, 111)]).
step(911 > 1, builtin, [], []).
step(next(911, 2734), rule(4), ['N' = 911, 'M' = 2734], [911 mod 2 =:= 1, 2734 is 3 * 911 + 1]).
step(911 mod 2 =:= 1, builtin, [], []).
step(2734 is 3 * 911 + 1, builtin, [], []).
step(71 is 70 + 1, builtin, [], []).
step(steps(2734, 71, 111),
     rule(7),
     ['N' = 2734, 'Sofar' = 71, 'Steps' = 111, 'M' = 1367, 'More' = 72],
     [2734 > 1, next(2734, 1367), 72 is 71 + 1, steps(1367, 72, 111)]).
step(2734 > 1, builtin, [], []).
step(next(2734, 1367), rule(3), ['N' = 2734, 'M' = 1367], [2734 mod 2 =:= 0, 1367 is 2734 // 2]).
step(2734 mod 2 =:= 0, builtin, [], []).
step(1367 is 2734 // 2, builtin, [], []).
step(72 is 71 + 1, builtin, [], []).
step(steps(1367, 72, 111),
     rule(7),
     ['N' = 1367, 'Sofar' = 72, 'Steps' = 111, 'M' = 4102, 'More' = 73],
     [1367 > 1, next(1367, 4102), 73 is 72 + 1, steps(4102, 73, 111)]).
step(1367 > 1, builtin, [], []).
step(next(1367, 4102),
     rule(4),
     ['N' = 1367, 'M' = 4102],
     [1367 mod 2 =:= 1, 4102 is 3 * 1367 + 1]).
step(1367 mod 2 =:= 1, builtin, [], []).
step(4102 is 3 * 1367 + 1, builtin, [], []).
step(73 is 72 + 1, builtin, [], []).
step(steps(4102, 73, 111),
     rule(7),
     ['N' = 4102, 'Sofar' = 73, 'Steps' = 111, 'M' = 2051, 'More' = 74],
     [4102 > 1, next(4102, 2051), 74 is 73 + 1, steps(2051, 74, 111)]).
step(4102 > 1, builtin, [], []).
step(next(4102, 2051), rule(3), ['N' = 4102, 'M' = 2051], [4102 mod 2 =:= 0, 2051 is 4102 // 2]).
step(4102 mod 2 =:= 0, builtin, [], []).
step(2051 is 4102 // 2, builtin, [], []).
step(74 is 73 + 1, builtin, [], []).
step(steps(2051, 74, 111),
     rule(7),
     ['N' = 2051, 'Sofar' = 74, 'Steps' = 111, 'M' = 6154, 'More' = 75],
     [2051 > 1, next(2051, 6154), 75 is 74 + 1, steps(6154, 75, 111)]).
step(2051 > 1, builtin, [], []).
step(next(2051, 6154),
     rule(4),
     ['N' = 2051, 'M' = 6154],
     [2051 mod 2 =:= 1, 6154 is 3 * 2051 + 1]).
step(2051 mod 2 =:= 1, builtin, [], []).
step(6154 is 3 * 2051 + 1, builtin, [], []).
step(75 is 74 + 1, builtin, [], []).
step(steps(6154, 75, 111),
     rule(7),
     ['N' = 6154, 'Sofar' = 75, 'Steps' = 111, 'M' = 3077, 'More' = 76],
     [6154 > 1, next(6154, 3077), 76 is 75 + 1, steps(3077, 76, 111)]).
step(6154 > 1, builtin, [], []).
step(next(6154, 3077), rule(3), ['N' = 6154, 'M' = 3077], [6154 mod 2 =:= 0, 3077 is 6154 // 2]).
step(6154 mod 2 =:= 0, builtin, [], []).
step(3077 is 6154 // 2, builtin, [], []).
step(76 is 75 + 1, builtin, [], []).
step(steps(3077, 76, 111),
     rule(7),
     ['N' = 3077, 'Sofar' = 76, 'Steps' = 111, 'M' = 9232, 'More' = 77],
     [3077 > 1, next(3077, 9232), 77 is 76 + 1, steps(9232, 77, 111)]).
step(3077 > 1, builtin, [], []).
step(next(3077, 9232),
     rule(4),
     ['N' = 3077, 'M' = 9232],
     [3077 mod 2 =:= 1, 9232 is 3 * 3077 + 1]).
step(3077 mod 2 =:= 1, builtin, [], []).
step(9232 is 3 * 3077 + 1, builtin, [], []).
step(77 is 76 + 1, builtin, [], []).
step(steps(9232, 77, 111),
     rule(7),
     ['N' = 9232, 'Sofar' = 77, 'Steps' = 111, 'M' = 4616, 'More' = 78],
     [9232 > 1, next(9232, 4616), 78 is 77 + 1, steps(4616, 78, 111)]).
step(9232 > 1, builtin, [], []).
step(next(9232, 4616), rule(3), ['N' = 9232, 'M' = 4616], [9232 mod 2 =:= 0, 4616 is 9232 // 2]).
step(9232 mod 2 =:= 0, builtin, [], []).
step(4616 is 9232 // 2, builtin, [], []).
step(78 is 77 + 1, builtin, [], []).
step(steps(4616, 78, 111),
     rule(7),
     ['N' = 4616, 'Sofar' = 78, 'Steps' = 111, 'M' = 2308, 'More' = 79],
     [4616 > 1, next(4616, 2308), 79 is 78 + 1, steps(2308, 79, 111)]).
step(4616 > 1, builtin, [], []).
step(next(4616, 2308), rule(3), ['N' = 4616, 'M' = 2308], [4616 mod 2 =:= 0, 2308 is 4616 // 2]).
step(4616 mod 2 =:= 0, builtin, [], []).
step(2308 is 4616 // 2, builtin, [], []).
step(79 is 78 + 1, builtin, [], []).
step(steps(2308, 79, 111),
     rule(7),
     ['N' = 2308, 'Sofar' = 79, 'Steps' = 111, 'M' = 1154, 'More' = 80],
     [2308 > 1, next(2308, 1154), 80 is 79 + 1, steps(1154, 80, 111)]).
step(2308 > 1, builtin, [], []).
step(next(2308, 1154), rule(3), ['N' = 2308, 'M' = 1154], [2308 mod 2 =:= 0, 1154 is 2308 // 2]).
step(2308 mod 2 =:= 0, builtin, [], []).
step(1154 is 2308 // 2, builtin, [], []).
step(80 is 79 + 1, builtin, [], []).
step(steps(1154, 80, 111),
     rule(7),
     ['N' = 1154, 'Sofar' = 80, 'Steps' = 111, 'M' = 577, 'More' = 81],
     [1154 > 1, next(1154, 577), 81 is 80 + 1, steps(577, 81, 111)]).
step(1154 > 1, builtin, [], []).
step(next(1154, 577), rule(3), ['N' = 1154, 'M' = 577], [1154 mod 2 =:= 0, 577 is 1154 // 2]).
step(1154 mod 2 =:= 0, builtin, [], []).
step(577 is 1154 // 2, builtin, [], []).
step(81 is 80 + 1, builtin, [], []).
step(steps(577, 81, 111),
     rule(7),
     ['N' = 577, 'Sofar' = 81, 'Steps' = 111, 'M' = 1732, 'More' = 82],
     [577 > 1, next(577, 1732), 82 is 81 + 1, steps(1732, 82, 111)]).
step(577 > 1, builtin, [], []).
step(next(577, 1732), rule(4), ['N' = 577, 'M' = 1732], [577 mod 2 =:= 1, 1732 is 3 * 577 + 1]).
step(577 mod 2 =:= 1, builtin, [], []).
step(1732 is 3 * 577 + 1, builtin, [], []).
step(82 is 81 + 1, builtin, [], []).
step(steps(1732, 82, 111),
     rule(7),
     ['N' = 1732, 'Sofar' = 82, 'Steps' = 111, 'M' = 866, 'More' = 83],
     [1732 > 1, next(1732, 866), 83 is 82 + 1, steps(866, 83, 111)]).
step(1732 > 1, builtin, [], []).
step(next(1732, 866), rule(3), ['N' = 1732, 'M' = 866], [1732 mod 2 =:= 0, 866 is 1732 // 2]).
step(1732 mod 2 =:= 0, builtin, [], []).
step(866 is 1732 // 2, builtin, [], []).
step(83 is 82 + 1, builtin, [], []).
step(steps(866, 83, 111),
     rule(7),
     ['N' = 866, 'Sofar' = 83, 'Steps' = 111, 'M' = 433, 'More' = 84],
     [866 > 1, next(866, 433), 84 is 83 + 1, steps(433, 84, 111)]).
step(866 > 1, builtin, [], []).
step(next(866, 433), rule(3), ['N' = 866, 'M' = 433], [866 mod 2 =:= 0, 433 is 866 // 2]).
step(866 mod 2 =:= 0, builtin, [], []).
step(433 is 866 // 2, builtin, [], []).
step(84 is 83 + 1, builtin, [], []).
step(steps(433, 84, 111),
     rule(7),
     ['N' = 433, 'Sofar' = 84, 'Steps' = 111, 'M' = 1300, 'More' = 85],
     [433 > 1, next(433, 1300), 85 is 84 + 1, steps(1300, 85, 111)]).
step(433 > 1, builtin, [], []).
step(next(433, 1300), rule(4), ['N' = 433, 'M' = 1300], [433 mod 2 =:= 1, 1300 is 3 * 433 + 1]).
step(433 mod 2 =:= 1, builtin, [], []).
step(1300 is 3 * 433 + 1, builtin, [], []).
step(85 is 84 + 1, builtin, [], []).
step(steps(1300, 85, 111),
     rule(7),
     ['N' = 1300, 'Sofar' = 85, 'Steps' = 111, 'M' = 650, 'More' = 86],
     [1300 > 1, next(1300, 650), 86 is 85 + 1, steps(650, 86, 111)]).
step(1300 > 1, builtin, [], []).
step(next(1300, 650), rule(3), ['N' = 1300, 'M' = 650], [1300 mod 2 =:= 0, 650 is 1300 // 2]).
step(1300 mod 2 =:= 0, builtin, [], []).
step(650 is 1300 // 2, builtin, [], []).
step(86 is 85 + 1, builtin, [], []).
step(steps(650, 86, 111),
     rule(7),
     ['N' = 650, 'Sofar' = 86, 'Steps' = 111, 'M' = 325, 'More' = 87],
     [650 > 1, next(650, 325), 87 is 86 + 1, steps(325, 87, 111)]).
step(650 > 1, builtin, [], []).
step(next(650, 325), rule(3), ['N' = 650, 'M' = 325], [650 mod 2 =:= 0, 325 is 650 // 2]).
step(650 mod 2 =:= 0, builtin, [], []).
step(325 is 650 // 2, builtin, [], []).
step(87 is 86 + 1, builtin, [], []).
step(steps(325, 87, 111),
     rule(7),
     ['N' = 325, 'Sofar' = 87, 'Steps' = 111, 'M' = 976, 'More' = 88],
     [325 > 1, next(325, 976), 88 is 87 + 1, steps(976, 88, 111)]).
step(325 > 1, builtin, [], []).
step(next(325, 976), rule(4), ['N' = 325, 'M' = 976], [325 mod 2 =:= 1, 976 is 3 * 325 + 1]).
step(325 mod 2 =:= 1, builtin, [], []).
step(976 is 3 * 325 + 1, builtin, [], []).
step(88 is 87 + 1, builtin, [], []).
step(steps(976, 88, 111),
     rule(7),
     ['N' = 976, 'Sofar' = 88, 'Steps' = 111, 'M' = 488, 'More' = 89],
     [976 > 1, next(976, 488), 89 is 88 + 1, steps(488, 89, 111)]).
step(976 > 1, builtin, [], []).
step(next(976, 488), rule(3), ['N' = 976, 'M' = 488], [976 mod 2 =:= 0, 488 is 976 // 2]).
step(976 mod 2 =:= 0, builtin, [], []).
step(488 is 976 // 2, builtin, [], []).
step(89 is 88 + 1, builtin, [], []).
step(steps(488, 89, 111),
     rule(7),
     ['N' = 488, 'Sofar' = 89, 'Steps' = 111, 'M' = 244, 'More' = 90],
     [488 > 1, next(488, 244), 90 is 89 + 1, steps(244, 90, 111)]).
step(488 > 1, builtin, [], []).
step(next(488, 244), rule(3), ['N' = 488, 'M' = 244], [488 mod 2 =:= 0, 244 is 488 // 2]).
step(488 mod 2 =:= 0, builtin, [], []).
step(244 is 488 // 2, builtin, [], []).
step(90 is 89 + 1, builtin, [], []).
step(steps(244, 90, 111),
     rule(7),
     ['N' = 244, 'Sofar' = 90, 'Steps' = 111, 'M' = 122, 'More' = 91],
     [244 > 1, next(244, 122), 91 is 90 + 1, steps(122, 91, 111)]).
step(244 > 1, builtin, [], []).
step(next(244, 122), rule(3), ['N' = 244, 'M' = 122], [244 mod 2 =:= 0, 122 is 244 // 2]).
step(244 mod 2 =:= 0, builtin, [], []).
step(122 is 244 // 2, builtin, [], []).
step(91 is 90 + 1, builtin, [], []).
step(steps(122, 91, 111),
     rule(7),
     ['N' = 122, 'Sofar' = 91, 'Steps' = 111, 'M' = 61, 'More' = 92],
     [122 > 1, next(122, 61), 92 is 91 + 1, steps(61, 92, 111)]).
step(122 > 1, builtin, [], []).
step(next(122, 61), rule(3), ['N' = 122, 'M' = 61], [122 mod 2 =:= 0, 61 is 122 // 2]).
step(122 mod 2 =:= 0, builtin, [], []).
step(61 is 122 // 2, builtin, [], []).
step(92 is 91 + 1, builtin, [], []).
step(steps(61, 92, 111),
     rule(7),
     ['N' = 61, 'Sofar' = 92, 'Steps' = 111, 'M' = 184, 'More' = 93],
     [61 > 1, next(61, 184), 93 is 92 + 1, steps(184, 93, 111)]).
step(61 > 1, builtin, [], []).
step(next(61, 184), rule(4), ['N' = 61, 'M' = 184], [61 mod 2 =:= 1, 184 is 3 * 61 + 1]).
step(61 mod 2 =:= 1, builtin, [], []).
step(184 is 3 * 61 + 1, builtin, [], []).
step(93 is 92 + 1, builtin, [], []).
step(steps(184, 93, 111),
     rule(7),
     ['N' = 184, 'Sofar' = 93, 'Steps' = 111, 'M' = 92, 'More' = 94],
     [184 > 1, next(184, 92), 94 is 93 + 1, steps(92, 94, 111)]).
step(184 > 1, builtin, [], []).
step(next(184, 92), rule(3), ['N' = 184, 'M' = 92], [184 mod 2 =:= 0, 92 is 184 // 2]).
step(184 mod 2 =:= 0, builtin, [], []).
step(92 is 184 // 2, builtin, [], []).
step(94 is 93 + 1, builtin, [], []).
step(steps(92, 94, 111),
     rule(7),
     ['N' = 92, 'Sofar' = 94, 'Steps' = 111, 'M' = 46, 'More' = 95],
     [92 > 1, next(92, 46), 95 is 94 + 1, steps(46, 95, 111)]).
step(92 > 1, builtin, [], []).
step(next(92, 46), rule(3), ['N' = 92, 'M' = 46], [92 mod 2 =:= 0, 46 is 92 // 2]).
step(92 mod 2 =:= 0, builtin, [], []).
step(46 is 92 // 2, builtin, [], []).
step(95 is 94 + 1, builtin, [], []).
step(steps(46, 95, 111),
     rule(7),
     ['N' = 46, 'Sofar' = 95, 'Steps' = 111, 'M' = 23, 'More' = 96],
     [46 > 1, next(46, 23), 96 is 95 + 1, steps(23, 96, 111)]).
step(46 > 1, builtin, [], []).
step(next(46, 23), rule(3), ['N' = 46, 'M' = 23], [46 mod 2 =:= 0, 23 is 46 // 2]).
step(46 mod 2 =:= 0, builtin, [], []).
step(23 is 46 // 2, builtin, [], []).
step(96 is 95 + 1, builtin, [], []).
step(steps(23, 96, 111),
     rule(7),
     ['N' = 23, 'Sofar' = 96, 'Steps' = 111, 'M' = 70, 'More' = 97],
     [23 > 1, next(23, 70), 97 is 96 + 1, steps(70, 97, 111)]).
step(23 > 1, builtin, [], []).
step(next(23, 70), rule(4), ['N' = 23, 'M' = 70], [23 mod 2 =:= 1, 70 is 3 * 23 + 1]).
step(23 mod 2 =:= 1, builtin, [], []).
step(70 is 3 * 23 + 1, builtin, [], []).
step(97 is 96 + 1, builtin, [], []).
step(steps(70, 97, 111),
     rule(7),
     ['N' = 70, 'Sofar' = 97, 'Steps' = 111, 'M' = 35, 'More' = 98],
     [70 > 1, next(70, 35), 98 is 97 + 1, steps(35, 98, 111)]).
step(70 > 1, builtin, [], []).
step(next(70, 35), rule(3), ['N' = 70, 'M' = 35], [70 mod 2 =:= 0, 35 is 70 // 2]).
step(70 mod 2 =:= 0, builtin, [], []).
step(35 is 70 // 2, builtin, [], []).
step(98 is 97 + 1, builtin, [], []).
step(steps(35, 98, 111),
     rule(7),
     ['N' = 35, 'Sofar' = 98, 'Steps' = 111, 'M' = 106, 'More' = 99],
     [35 > 1, next(35, 106), 99 is 98 + 1, steps(106, 99, 111)]).
step(35 > 1, builtin, [], []).
step(next(35, 106), rule(4), ['N' = 35, 'M' = 106], [35 mod 2 =:= 1, 106 is 3 * 35 + 1]).
step(35 mod 2 =:= 1, builtin, [], []).
step(106 is 3 * 35 + 1, builtin, [], []).
step(99 is 98 + 1, builtin, [], []).
step(steps(106, 99, 111),
     rule(7),
     ['N' = 106, 'Sofar' = 99, 'Steps' = 111, 'M' = 53, 'More' = 100],
     [106 > 1, next(106, 53), 100 is 99 + 1, steps(53, 100, 111)]).
step(106 > 1, builtin, [], []).
step(next(106, 53), rule(3), ['N' = 106, 'M' = 53], [106 mod 2 =:= 0, 53 is 106 // 2]).
step(106 mod 2 =:= 0, builtin, [], []).
step(53 is 106 // 2, builtin, [], []).
step(100 is 99 + 1, builtin, [], []).
step(steps(53, 100, 111),
     rule(7),
     ['N' = 53, 'Sofar' = 100, 'Steps' = 111, 'M' = 160, 'More' = 101],
     [53 > 1, next(53, 160), 101 is 100 + 1, steps(160, 101, 111)]).
step(53 > 1, builtin, [], []).
step(next(53, 160), rule(4), ['N' = 53, 'M' = 160], [53 mod 2 =:= 1, 160 is 3 * 53 + 1]).
step(53 mod 2 =:= 1, builtin, [], []).
step(160 is 3 * 53 + 1, builtin, [], []).
step(101 is 100 + 1, builtin, [], []).
step(steps(160, 101, 111),
     rule(7),
     ['N' = 160, 'Sofar' = 101, 'Steps' = 111, 'M' = 80, 'More' = 102],
     [160 > 1, next(160, 80), 102 is 101 + 1, steps(80, 102, 111)]).
step(160 > 1, builtin, [], []).
step(next(160, 80), rule(3), ['N' = 160, 'M' = 80], [160 mod 2 =:= 0, 80 is 160 // 2]).
step(160 mod 2 =:= 0, builtin, [], []).
step(80 is 160 // 2, builtin, [], []).
step(102 is 101 + 1, builtin, [], []).
step(steps(80, 102, 111),
     rule(7),
     ['N' = 80, 'Sofar' = 102, 'Steps' = 111, 'M' = 40, 'More' = 103],
     [80 > 1, next(80, 40), 103 is 102 + 1, steps(40, 103, 111)]).
step(80 > 1, builtin, [], []).
step(next(80, 40), rule(3), ['N' = 80, 'M' = 40], [80 mod 2 =:= 0, 40 is 80 // 2]).
step(80 mod 2 =:= 0, builtin, [], []).
step(40 is 80 // 2, builtin, [], []).
step(103 is 102 + 1, builtin, [], []).
step(steps(40, 103, 111),
     rule(7),
     ['N' = 40, 'Sofar' = 103, 'Steps' = 111, 'M' = 20, 'More' = 104],
     [40 > 1, next(40, 20), 104 is 103 + 1, steps(20, 104, 111)]).
step(40 > 1, builtin, [], []).
step(next(40, 20), rule(3), ['N' = 40, 'M' = 20], [40 mod 2 =:= 0, 20 is 40 // 2]).
step(40 mod 2 =:= 0, builtin, [], []).
step(20 is 40 // 2, builtin, [], []).
step(104 is 103 + 1, builtin, [], []).
step(steps(20, 104, 111),
     rule(7),
     ['N' = 20, 'Sofar' = 104, 'Steps' = 111, 'M' = 10, 'More' = 105],
     [20 > 1, next(20, 10), 105 is 104 + 1, steps(10, 105, 111)]).
step(20 > 1, builtin, [], []).
step(next(20, 10), rule(3), ['N' = 20, 'M' = 10], [20 mod 2 =:= 0, 10 is 20 // 2]).
step(20 mod 2 =:= 0, builtin, [], []).
step(10 is 20 // 2, builtin, [], []).
step(105 is 104 + 1, builtin, [], []).
step(steps(10, 105, 111),
     rule(7),
     ['N' = 10, 'Sofar' = 105, 'Steps' = 111, 'M' = 5, 'More' = 106],
     [10 > 1, next(10, 5), 106 is 105 + 1, steps(5, 106, 111)]).
step(106 is 105 + 1, builtin, [], []).
step(steps(5, 106, 111),
     rule(7),
     ['N' = 5, 'Sofar' = 106, 'Steps' = 111, 'M' = 16, 'More' = 107],
     [5 > 1, next(5, 16), 107 is 106 + 1, steps(16, 107, 111)]).
step(107 is 106 + 1, builtin, [], []).
step(steps(16, 107, 111),
     rule(7),
     ['N' = 16, 'Sofar' = 107, 'Steps' = 111, 'M' = 8, 'More' = 108],
     [16 > 1, next(16, 8), 108 is 107 + 1, steps(8, 108, 111)]).
step(108 is 107 + 1, builtin, [], []).
step(steps(8, 108, 111),
     rule(7),
     ['N' = 8, 'Sofar' = 108, 'Steps' = 111, 'M' = 4, 'More' = 109],
     [8 > 1, next(8, 4), 109 is 108 + 1, steps(4, 109, 111)]).
step(109 is 108 + 1, builtin, [], []).
step(steps(4, 109, 111),
     rule(7),
     ['N' = 4, 'Sofar' = 109, 'Steps' = 111, 'M' = 2, 'More' = 110],
     [4 > 1, next(4, 2), 110 is 109 + 1, steps(2, 110, 111)]).
step(110 is 109 + 1, builtin, [], []).
step(steps(2, 110, 111),
     rule(7),
     ['N' = 2, 'Sofar' = 110, 'Steps' = 111, 'M' = 1, 'More' = 111],
     [2 > 1, next(2, 1), 111 is 110 + 1, steps(1, 111, 111)]).
step(111 is 110 + 1, builtin, [], []).
step(steps(1, 111, 111), fact(6), ['Steps' = 111], []).
