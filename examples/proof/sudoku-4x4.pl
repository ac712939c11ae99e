sudoku([[1, 2, 4, 3], [3, 4, 2, 1], [4, 3, 1, 2], [2, 1, 3, 4]]).

clause(1,
       sudoku([var('R1'), var('R2'), var('R3'), var('R4')]),
       (row(var('R1')),
        row(var('R2')),
        blocks(var('R1'), var('R2')),
        apart(var('R1'), var('R2')),
        row(var('R3')),
        apart(var('R1'), var('R3')),
        apart(var('R2'), var('R3')),
        row(var('R4')),
        blocks(var('R3'), var('R4')),
        apart(var('R1'), var('R4')),
        apart(var('R2'), var('R4')),
        apart(var('R3'), var('R4')))).
clause(2, row(var('Row')), permutation([1, 2, 3, 4], var('Row'))).
clause(3, apart([], []), true).
clause(4,
       apart([var('X') | var('Xs')], [var('Y') | var('Ys')]),
       (var('X') =\= var('Y'), apart(var('Xs'), var('Ys')))).
clause(5,
       blocks([var('A'), var('B'), var('C'), var('D')], [var('E'), var('F'), var('G'), var('H')]),
       (apart([var('A'), var('B')], [var('F'), var('E')]),
        apart([var('C'), var('D')], [var('H'), var('G')]))).

step(sudoku([[1, 2, 4, 3], [3, 4, 2, 1], [4, 3, 1, 2], [2, 1, 3, 4]]),
     rule(1),
     ['R1' = [1, 2, 4, 3], 'R2' = [3, 4, 2, 1], 'R3' = [4, 3, 1, 2], 'R4' = [2, 1, 3, 4]],
     [row([1, 2, 4, 3]),
      row([3, 4, 2, 1]),
      blocks([1, 2, 4, 3], [3, 4, 2, 1]),
      apart([1, 2, 4, 3], [3, 4, 2, 1]),
      row([4, 3, 1, 2]),
      apart([1, 2, 4, 3], [4, 3, 1, 2]),
      apart([3, 4, 2, 1], [4, 3, 1, 2]),
      row([2, 1, 3, 4]),
      blocks([4, 3, 1, 2], [2, 1, 3, 4]),
      apart([1, 2, 4, 3], [2, 1, 3, 4]),
      apart([3, 4, 2, 1], [2, 1, 3, 4]),
      apart([4, 3, 1, 2], [2, 1, 3, 4])]).
step(row([1, 2, 4, 3]),
     rule(2),
     ['Row' = [1, 2, 4, 3]],
     [permutation([1, 2, 3, 4], [1, 2, 4, 3])]).
step(permutation([1, 2, 3, 4], [1, 2, 4, 3]), builtin, [], []).
step(row([3, 4, 2, 1]),
     rule(2),
     ['Row' = [3, 4, 2, 1]],
     [permutation([1, 2, 3, 4], [3, 4, 2, 1])]).
step(permutation([1, 2, 3, 4], [3, 4, 2, 1]), builtin, [], []).
step(blocks([1, 2, 4, 3], [3, 4, 2, 1]),
     rule(5),
     ['A' = 1, 'B' = 2, 'C' = 4, 'D' = 3, 'E' = 3, 'F' = 4, 'G' = 2, 'H' = 1],
     [apart([1, 2], [4, 3]), apart([4, 3], [1, 2])]).
step(apart([1, 2], [4, 3]),
     rule(4),
     ['X' = 1, 'Xs' = [2], 'Y' = 4, 'Ys' = [3]],
     [1 =\= 4, apart([2], [3])]).
step(1 =\= 4, builtin, [], []).
step(apart([2], [3]),
     rule(4),
     ['X' = 2, 'Xs' = [], 'Y' = 3, 'Ys' = []],
     [2 =\= 3, apart([], [])]).
step(2 =\= 3, builtin, [], []).
step(apart([], []), fact(3), [], []).
step(apart([4, 3], [1, 2]),
     rule(4),
     ['X' = 4, 'Xs' = [3], 'Y' = 1, 'Ys' = [2]],
     [4 =\= 1, apart([3], [2])]).
step(4 =\= 1, builtin, [], []).
step(apart([3], [2]),
     rule(4),
     ['X' = 3, 'Xs' = [], 'Y' = 2, 'Ys' = []],
     [3 =\= 2, apart([], [])]).
step(3 =\= 2, builtin, [], []).
step(apart([1, 2, 4, 3], [3, 4, 2, 1]),
     rule(4),
     ['X' = 1, 'Xs' = [2, 4, 3], 'Y' = 3, 'Ys' = [4, 2, 1]],
     [1 =\= 3, apart([2, 4, 3], [4, 2, 1])]).
step(1 =\= 3, builtin, [], []).
step(apart([2, 4, 3], [4, 2, 1]),
     rule(4),
     ['X' = 2, 'Xs' = [4, 3], 'Y' = 4, 'Ys' = [2, 1]],
     [2 =\= 4, apart([4, 3], [2, 1])]).
step(2 =\= 4, builtin, [], []).
step(apart([4, 3], [2, 1]),
     rule(4),
     ['X' = 4, 'Xs' = [3], 'Y' = 2, 'Ys' = [1]],
     [4 =\= 2, apart([3], [1])]).
step(4 =\= 2, builtin, [], []).
step(apart([3], [1]),
     rule(4),
     ['X' = 3, 'Xs' = [], 'Y' = 1, 'Ys' = []],
     [3 =\= 1, apart([], [])]).
step(3 =\= 1, builtin, [], []).
step(row([4, 3, 1, 2]),
     rule(2),
     ['Row' = [4, 3, 1, 2]],
     [permutation([1, 2, 3, 4], [4, 3, 1, 2])]).
step(permutation([1, 2, 3, 4], [4, 3, 1, 2]), builtin, [], []).
step(apart([1, 2, 4, 3], [4, 3, 1, 2]),
     rule(4),
     ['X' = 1, 'Xs' = [2, 4, 3], 'Y' = 4, 'Ys' = [3, 1, 2]],
     [1 =\= 4, apart([2, 4, 3], [3, 1, 2])]).
step(apart([2, 4, 3], [3, 1, 2]),
     rule(4),
     ['X' = 2, 'Xs' = [4, 3], 'Y' = 3, 'Ys' = [1, 2]],
     [2 =\= 3, apart([4, 3], [1, 2])]).
step(apart([3, 4, 2, 1], [4, 3, 1, 2]),
     rule(4),
     ['X' = 3, 'Xs' = [4, 2, 1], 'Y' = 4, 'Ys' = [3, 1, 2]],
     [3 =\= 4, apart([4, 2, 1], [3, 1, 2])]).
step(3 =\= 4, builtin, [], []).
step(apart([4, 2, 1], [3, 1, 2]),
     rule(4),
     ['X' = 4, 'Xs' = [2, 1], 'Y' = 3, 'Ys' = [1, 2]],
     [4 =\= 3, apart([2, 1], [1, 2])]).
step(4 =\= 3, builtin, [], []).
step(apart([2, 1], [1, 2]),
     rule(4),
     ['X' = 2, 'Xs' = [1], 'Y' = 1, 'Ys' = [2]],
     [2 =\= 1, apart([1], [2])]).
step(2 =\= 1, builtin, [], []).
step(apart([1], [2]),
     rule(4),
     ['X' = 1, 'Xs' = [], 'Y' = 2, 'Ys' = []],
     [1 =\= 2, apart([], [])]).
step(1 =\= 2, builtin, [], []).
step(row([2, 1, 3, 4]),
     rule(2),
     ['Row' = [2, 1, 3, 4]],
     [permutation([1, 2, 3, 4], [2, 1, 3, 4])]).
step(permutation([1, 2, 3, 4], [2, 1, 3, 4]), builtin, [], []).
step(blocks([4, 3, 1, 2], [2, 1, 3, 4]),
     rule(5),
     ['A' = 4, 'B' = 3, 'C' = 1, 'D' = 2, 'E' = 2, 'F' = 1, 'G' = 3, 'H' = 4],
     [apart([4, 3], [1, 2]), apart([1, 2], [4, 3])]).
step(apart([1, 2, 4, 3], [2, 1, 3, 4]),
     rule(4),
     ['X' = 1, 'Xs' = [2, 4, 3], 'Y' = 2, 'Ys' = [1, 3, 4]],
     [1 =\= 2, apart([2, 4, 3], [1, 3, 4])]).
step(apart([2, 4, 3], [1, 3, 4]),
     rule(4),
     ['X' = 2, 'Xs' = [4, 3], 'Y' = 1, 'Ys' = [3, 4]],
     [2 =\= 1, apart([4, 3], [3, 4])]).
step(apart([4, 3], [3, 4]),
     rule(4),
     ['X' = 4, 'Xs' = [3], 'Y' = 3, 'Ys' = [4]],
     [4 =\= 3, apart([3], [4])]).
step(apart([3], [4]),
     rule(4),
     ['X' = 3, 'Xs' = [], 'Y' = 4, 'Ys' = []],
     [3 =\= 4, apart([], [])]).
step(apart([3, 4, 2, 1], [2, 1, 3, 4]),
     rule(4),
     ['X' = 3, 'Xs' = [4, 2, 1], 'Y' = 2, 'Ys' = [1, 3, 4]],
     [3 =\= 2, apart([4, 2, 1], [1, 3, 4])]).
step(apart([4, 2, 1], [1, 3, 4]),
     rule(4),
     ['X' = 4, 'Xs' = [2, 1], 'Y' = 1, 'Ys' = [3, 4]],
     [4 =\= 1, apart([2, 1], [3, 4])]).
step(apart([2, 1], [3, 4]),
     rule(4),
     ['X' = 2, 'Xs' = [1], 'Y' = 3, 'Ys' = [4]],
     [2 =\= 3, apart([1], [4])]).
step(apart([1], [4]),
     rule(4),
     ['X' = 1, 'Xs' = [], 'Y' = 4, 'Ys' = []],
     [1 =\= 4, apart([], [])]).
step(apart([4, 3, 1, 2], [2, 1, 3, 4]),
     rule(4),
     ['X' = 4, 'Xs' = [3, 1, 2], 'Y' = 2, 'Ys' = [1, 3, 4]],
     [4 =\= 2, apart([3, 1, 2], [1, 3, 4])]).
step(apart([3, 1, 2], [1, 3, 4]),
     rule(4),
     ['X' = 3, 'Xs' = [1, 2], 'Y' = 1, 'Ys' = [3, 4]],
     [3 =\= 1, apart([1, 2], [3, 4])]).
step(apart([1, 2], [3, 4]),
     rule(4),
     ['X' = 1, 'Xs' = [2], 'Y' = 3, 'Ys' = [4]],
     [1 =\= 3, apart([2], [4])]).
step(apart([2], [4]),
     rule(4),
     ['X' = 2, 'Xs' = [], 'Y' = 4, 'Ys' = []],
     [2 =\= 4, apart([], [])]).
