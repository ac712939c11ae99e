puzzle([9, 5, 6, 7], [1, 0, 8, 5], [1, 0, 6, 5, 2]).

clause(1,
       puzzle([var('S'), var('E'), var('N'), var('D')], [var('M'), var('O'), var('R'), var('E')], [var('M'), var('O'), var('N'), var('E'), var('Y')]),
       (var('M') = 1,
        column(var('D'), var('E'), var('Y'), 0, var('C1'), [0, 2, 3, 4, 5, 6, 7, 8, 9], var('L1')),
        column(var('N'), var('R'), var('E'), var('C1'), var('C2'), var('L1'), var('L2')),
        column(var('E'), var('O'), var('N'), var('C2'), var('C3'), var('L2'), var('L3')),
        column(var('S'), var('M'), var('O'), var('C3'), var('M'), var('L3'), anonymous(1)),
        var('S') > 0)).
clause(2,
       column(var('X'), var('Y'), var('Sum'), var('Carry'), var('NewCarry'), var('Digits'), var('Left')),
       (digit(var('X'), var('Digits'), var('Left1')),
        digit(var('Y'), var('Left1'), var('Left2')),
        var('Sum0') is (var('X') + var('Y') + var('Carry')) mod 10,
        var('NewCarry') is (var('X') + var('Y') + var('Carry')) // 10,
        digit(var('Sum'), var('Sum0'), var('Left2'), var('Left')))).
clause(3, digit(var('X'), var('Digits'), var('Digits')), nonvar(var('X'))).
clause(4,
       digit(var('X'), var('Digits'), var('Left')),
       (var(var('X')), select(var('X'), var('Digits'), var('Left')))).
clause(5,
       digit(var('Sum'), var('Sum0'), var('Digits'), var('Digits')),
       (nonvar(var('Sum')), var('Sum') = var('Sum0'))).
clause(6,
       digit(var('Sum'), var('Sum0'), var('Digits'), var('Left')),
       (var(var('Sum')),
        var('Sum') = var('Sum0'),
        select(var('Sum'), var('Digits'), var('Left')))).

step(puzzle([9, 5, 6, 7], [1, 0, 8, 5], [1, 0, 6, 5, 2]),
     rule(1),
     ['S' = 9,
      'E' = 5,
      'N' = 6,
      'D' = 7,
      'M' = 1,
      'O' = 0,
      'R' = 8,
      'Y' = 2,
      'C1' = 1,
      'L1' = [0, 3, 4, 6, 8, 9],
      'C2' = 1,
      'L2' = [0, 3, 4, 9],
      'C3' = 0,
      'L3' = [3, 4, 9]],
     [1 = 1,
      column(7, 5, 2, 0, 1, [0, 2, 3, 4, 5, 6, 7, 8, 9], [0, 3, 4, 6, 8, 9]),
      column(6, 8, 5, 1, 1, [0, 3, 4, 6, 8, 9], [0, 3, 4, 9]),
      column(5, 0, 6, 1, 0, [0, 3, 4, 9], [3, 4, 9]),
      column(9, 1, 0, 0, 1, [3, 4, 9], [3, 4]),
      9 > 0]).
step(1 = 1, builtin, [], []).
step(column(7, 5, 2, 0, 1, [0, 2, 3, 4, 5, 6, 7, 8, 9], [0, 3, 4, 6, 8, 9]),
     rule(2),
     ['X' = 7,
      'Y' = 5,
      'Sum' = 2,
      'Carry' = 0,
      'NewCarry' = 1,
      'Digits' = [0, 2, 3, 4, 5, 6, 7, 8, 9],
      'Left' = [0, 3, 4, 6, 8, 9],
      'Left1' = [0, 2, 3, 4, 5, 6, 8, 9],
      'Left2' = [0, 2, 3, 4, 6, 8, 9],
      'Sum0' = 2],
     [digit(7, [0, 2, 3, 4, 5, 6, 7, 8, 9], [0, 2, 3, 4, 5, 6, 8, 9]),
      digit(5, [0, 2, 3, 4, 5, 6, 8, 9], [0, 2, 3, 4, 6, 8, 9]),
      2 is (7 + 5 + 0) mod 10,
      1 is (7 + 5 + 0) // 10,
      digit(2, 2, [0, 2, 3, 4, 6, 8, 9], [0, 3, 4, 6, 8, 9])]).
step(digit(7, [0, 2, 3, 4, 5, 6, 7, 8, 9], [0, 2, 3, 4, 5, 6, 8, 9]),
     rule(4),
     ['X' = 7, 'Digits' = [0, 2, 3, 4, 5, 6, 7, 8, 9], 'Left' = [0, 2, 3, 4, 5, 6, 8, 9]],
     [var(7), select(7, [0, 2, 3, 4, 5, 6, 7, 8, 9], [0, 2, 3, 4, 5, 6, 8, 9])]).
step(var(7), called(var(A)), [], []).
step(select(7, [0, 2, 3, 4, 5, 6, 7, 8, 9], [0, 2, 3, 4, 5, 6, 8, 9]), builtin, [], []).
step(digit(5, [0, 2, 3, 4, 5, 6, 8, 9], [0, 2, 3, 4, 6, 8, 9]),
     rule(4),
     ['X' = 5, 'Digits' = [0, 2, 3, 4, 5, 6, 8, 9], 'Left' = [0, 2, 3, 4, 6, 8, 9]],
     [var(5), select(5, [0, 2, 3, 4, 5, 6, 8, 9], [0, 2, 3, 4, 6, 8, 9])]).
step(var(5), called(var(A)), [], []).
step(select(5, [0, 2, 3, 4, 5, 6, 8, 9], [0, 2, 3, 4, 6, 8, 9]), builtin, [], []).
step(2 is (7 + 5 + 0) mod 10, builtin, [], []).
step(1 is (7 + 5 + 0) // 10, builtin, [], []).
step(digit(2, 2, [0, 2, 3, 4, 6, 8, 9], [0, 3, 4, 6, 8, 9]),
     rule(6),
     ['Sum' = 2, 'Sum0' = 2, 'Digits' = [0, 2, 3, 4, 6, 8, 9], 'Left' = [0, 3, 4, 6, 8, 9]],
     [var(2), 2 = 2, select(2, [0, 2, 3, 4, 6, 8, 9], [0, 3, 4, 6, 8, 9])]).
step(var(2), called(var(A)), [], []).
step(2 = 2, builtin, [], []).
step(select(2, [0, 2, 3, 4, 6, 8, 9], [0, 3, 4, 6, 8, 9]), builtin, [], []).
step(column(6, 8, 5, 1, 1, [0, 3, 4, 6, 8, 9], [0, 3, 4, 9]),
     rule(2),
     ['X' = 6,
      'Y' = 8,
      'Sum' = 5,
      'Carry' = 1,
      'NewCarry' = 1,
      'Digits' = [0, 3, 4, 6, 8, 9],
      'Left' = [0, 3, 4, 9],
      'Left1' = [0, 3, 4, 8, 9],
      'Left2' = [0, 3, 4, 9],
      'Sum0' = 5],
     [digit(6, [0, 3, 4, 6, 8, 9], [0, 3, 4, 8, 9]),
      digit(8, [0, 3, 4, 8, 9], [0, 3, 4, 9]),
      5 is (6 + 8 + 1) mod 10,
      1 is (6 + 8 + 1) // 10,
      digit(5, 5, [0, 3, 4, 9], [0, 3, 4, 9])]).
step(digit(6, [0, 3, 4, 6, 8, 9], [0, 3, 4, 8, 9]),
     rule(4),
     ['X' = 6, 'Digits' = [0, 3, 4, 6, 8, 9], 'Left' = [0, 3, 4, 8, 9]],
     [var(6), select(6, [0, 3, 4, 6, 8, 9], [0, 3, 4, 8, 9])]).
step(var(6), called(var(A)), [], []).
step(select(6, [0, 3, 4, 6, 8, 9], [0, 3, 4, 8, 9]), builtin, [], []).
step(digit(8, [0, 3, 4, 8, 9], [0, 3, 4, 9]),
     rule(4),
     ['X' = 8, 'Digits' = [0, 3, 4, 8, 9], 'Left' = [0, 3, 4, 9]],
     [var(8), select(8, [0, 3, 4, 8, 9], [0, 3, 4, 9])]).
step(var(8), called(var(A)), [], []).
step(select(8, [0, 3, 4, 8, 9], [0, 3, 4, 9]), builtin, [], []).
step(5 is (6 + 8 + 1) mod 10, builtin, [], []).
step(1 is (6 + 8 + 1) // 10, builtin, [], []).
step(digit(5, 5, [0, 3, 4, 9], [0, 3, 4, 9]),
     rule(5),
     ['Sum' = 5, 'Sum0' = 5, 'Digits' = [0, 3, 4, 9]],
     [nonvar(5), 5 = 5]).
step(nonvar(5), builtin, [], []).
step(5 = 5, builtin, [], []).
step(column(5, 0, 6, 1, 0, [0, 3, 4, 9], [3, 4, 9]),
     rule(2),
     ['X' = 5,
      'Y' = 0,
      'Sum' = 6,
      'Carry' = 1,
      'NewCarry' = 0,
      'Digits' = [0, 3, 4, 9],
      'Left' = [3, 4, 9],
      'Left1' = [0, 3, 4, 9],
      'Left2' = [3, 4, 9],
      'Sum0' = 6],
     [digit(5, [0, 3, 4, 9], [0, 3, 4, 9]),
      digit(0, [0, 3, 4, 9], [3, 4, 9]),
      6 is (5 + 0 + 1) mod 10,
      0 is (5 + 0 + 1) // 10,
      digit(6, 6, [3, 4, 9], [3, 4, 9])]).
step(digit(5, [0, 3, 4, 9], [0, 3, 4, 9]),
     rule(3),
     ['X' = 5, 'Digits' = [0, 3, 4, 9]],
     [nonvar(5)]).
step(digit(0, [0, 3, 4, 9], [3, 4, 9]),
     rule(4),
     ['X' = 0, 'Digits' = [0, 3, 4, 9], 'Left' = [3, 4, 9]],
     [var(0), select(0, [0, 3, 4, 9], [3, 4, 9])]).
step(var(0), called(var(A)), [], []).
step(select(0, [0, 3, 4, 9], [3, 4, 9]), builtin, [], []).
step(6 is (5 + 0 + 1) mod 10, builtin, [], []).
step(0 is (5 + 0 + 1) // 10, builtin, [], []).
step(digit(6, 6, [3, 4, 9], [3, 4, 9]),
     rule(5),
     ['Sum' = 6, 'Sum0' = 6, 'Digits' = [3, 4, 9]],
     [nonvar(6), 6 = 6]).
step(nonvar(6), builtin, [], []).
step(6 = 6, builtin, [], []).
step(column(9, 1, 0, 0, 1, [3, 4, 9], [3, 4]),
     rule(2),
     ['X' = 9,
      'Y' = 1,
      'Sum' = 0,
      'Carry' = 0,
      'NewCarry' = 1,
      'Digits' = [3, 4, 9],
      'Left' = [3, 4],
      'Left1' = [3, 4],
      'Left2' = [3, 4],
      'Sum0' = 0],
     [digit(9, [3, 4, 9], [3, 4]),
      digit(1, [3, 4], [3, 4]),
      0 is (9 + 1 + 0) mod 10,
      1 is (9 + 1 + 0) // 10,
      digit(0, 0, [3, 4], [3, 4])]).
step(digit(9, [3, 4, 9], [3, 4]),
     rule(4),
     ['X' = 9, 'Digits' = [3, 4, 9], 'Left' = [3, 4]],
     [var(9), select(9, [3, 4, 9], [3, 4])]).
step(var(9), called(var(A)), [], []).
step(select(9, [3, 4, 9], [3, 4]), builtin, [], []).
step(digit(1, [3, 4], [3, 4]), rule(3), ['X' = 1, 'Digits' = [3, 4]], [nonvar(1)]).
step(nonvar(1), builtin, [], []).
step(0 is (9 + 1 + 0) mod 10, builtin, [], []).
step(1 is (9 + 1 + 0) // 10, builtin, [], []).
step(digit(0, 0, [3, 4], [3, 4]),
     rule(5),
     ['Sum' = 0, 'Sum0' = 0, 'Digits' = [3, 4]],
     [nonvar(0), 0 = 0]).
step(nonvar(0), builtin, [], []).
step(0 = 0, builtin, [], []).
step(9 > 0, builtin, [], []).
