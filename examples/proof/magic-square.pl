square([[2, 9, 4], [7, 5, 3], [6, 1, 8]]).

clause(1,
       square([[var('A'), var('B'), var('C')], [var('D'), var('E'), var('F')], [var('G'), var('H'), var('I')]]),
       (numlist(1, 9, var('Numbers')),
        select(var('A'), var('Numbers'), var('N1')),
        select(var('C'), var('N1'), var('N2')),
        var('A') < var('C'),
        third(var('A'), var('C'), var('B'), var('N2'), var('N3')),
        select(var('G'), var('N3'), var('N4')),
        var('C') < var('G'),
        third(var('A'), var('G'), var('D'), var('N4'), var('N5')),
        third(var('C'), var('G'), var('E'), var('N5'), var('N6')),
        third(var('A'), var('E'), var('I'), var('N6'), var('N7')),
        var('A') < var('I'),
        third(var('B'), var('E'), var('H'), var('N7'), var('N8')),
        third(var('D'), var('E'), var('F'), var('N8'), []),
        15 =:= var('G') + var('H') + var('I'),
        15 =:= var('C') + var('F') + var('I'))).
clause(2,
       third(var('X'), var('Y'), var('Z'), var('Numbers'), var('Rest')),
       (var('Z') is 15 - var('X') - var('Y'), select(var('Z'), var('Numbers'), var('Rest')))).

step(square([[2, 9, 4], [7, 5, 3], [6, 1, 8]]),
     rule(1),
     ['A' = 2,
      'B' = 9,
      'C' = 4,
      'D' = 7,
      'E' = 5,
      'F' = 3,
      'G' = 6,
      'H' = 1,
      'I' = 8,
      'Numbers' = [1, 2, 3, 4, 5, 6, 7, 8, 9],
      'N1' = [1, 3, 4, 5, 6, 7, 8, 9],
      'N2' = [1, 3, 5, 6, 7, 8, 9],
      'N3' = [1, 3, 5, 6, 7, 8],
      'N4' = [1, 3, 5, 7, 8],
      'N5' = [1, 3, 5, 8],
      'N6' = [1, 3, 8],
      'N7' = [1, 3],
      'N8' = [3]],
     [numlist(1, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
      select(2, [1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 3, 4, 5, 6, 7, 8, 9]),
      select(4, [1, 3, 4, 5, 6, 7, 8, 9], [1, 3, 5, 6, 7, 8, 9]),
      2 < 4,
      third(2, 4, 9, [1, 3, 5, 6, 7, 8, 9], [1, 3, 5, 6, 7, 8]),
      select(6, [1, 3, 5, 6, 7, 8], [1, 3, 5, 7, 8]),
      4 < 6,
      third(2, 6, 7, [1, 3, 5, 7, 8], [1, 3, 5, 8]),
      third(4, 6, 5, [1, 3, 5, 8], [1, 3, 8]),
      third(2, 5, 8, [1, 3, 8], [1, 3]),
      2 < 8,
      third(9, 5, 1, [1, 3], [3]),
      third(7, 5, 3, [3], []),
      15 =:= 6 + 1 + 8,
      15 =:= 4 + 3 + 8]).
step(numlist(1, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]), control, [], [integer(1), integer(9)]).
step(integer(1), builtin, [], []).
step(integer(9), builtin, [], []).
step(select(2, [1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 3, 4, 5, 6, 7, 8, 9]), builtin, [], []).
step(select(4, [1, 3, 4, 5, 6, 7, 8, 9], [1, 3, 5, 6, 7, 8, 9]), builtin, [], []).
step(2 < 4, builtin, [], []).
step(third(2, 4, 9, [1, 3, 5, 6, 7, 8, 9], [1, 3, 5, 6, 7, 8]),
     rule(2),
     ['X' = 2, 'Y' = 4, 'Z' = 9, 'Numbers' = [1, 3, 5, 6, 7, 8, 9], 'Rest' = [1, 3, 5, 6, 7, 8]],
     [9 is 15 - 2 - 4, select(9, [1, 3, 5, 6, 7, 8, 9], [1, 3, 5, 6, 7, 8])]).
step(9 is 15 - 2 - 4, builtin, [], []).
step(select(9, [1, 3, 5, 6, 7, 8, 9], [1, 3, 5, 6, 7, 8]), builtin, [], []).
step(select(6, [1, 3, 5, 6, 7, 8], [1, 3, 5, 7, 8]), builtin, [], []).
step(4 < 6, builtin, [], []).
step(third(2, 6, 7, [1, 3, 5, 7, 8], [1, 3, 5, 8]),
     rule(2),
     ['X' = 2, 'Y' = 6, 'Z' = 7, 'Numbers' = [1, 3, 5, 7, 8], 'Rest' = [1, 3, 5, 8]],
     [7 is 15 - 2 - 6, select(7, [1, 3, 5, 7, 8], [1, 3, 5, 8])]).
step(7 is 15 - 2 - 6, builtin, [], []).
step(select(7, [1, 3, 5, 7, 8], [1, 3, 5, 8]), builtin, [], []).
step(third(4, 6, 5, [1, 3, 5, 8], [1, 3, 8]),
     rule(2),
     ['X' = 4, 'Y' = 6, 'Z' = 5, 'Numbers' = [1, 3, 5, 8], 'Rest' = [1, 3, 8]],
     [5 is 15 - 4 - 6, select(5, [1, 3, 5, 8], [1, 3, 8])]).
step(5 is 15 - 4 - 6, builtin, [], []).
step(select(5, [1, 3, 5, 8], [1, 3, 8]), builtin, [], []).
step(third(2, 5, 8, [1, 3, 8], [1, 3]),
     rule(2),
     ['X' = 2, 'Y' = 5, 'Z' = 8, 'Numbers' = [1, 3, 8], 'Rest' = [1, 3]],
     [8 is 15 - 2 - 5, select(8, [1, 3, 8], [1, 3])]).
step(8 is 15 - 2 - 5, builtin, [], []).
step(select(8, [1, 3, 8], [1, 3]), builtin, [], []).
step(2 < 8, builtin, [], []).
step(third(9, 5, 1, [1, 3], [3]),
     rule(2),
     ['X' = 9, 'Y' = 5, 'Z' = 1, 'Numbers' = [1, 3], 'Rest' = [3]],
     [1 is 15 - 9 - 5, select(1, [1, 3], [3])]).
step(1 is 15 - 9 - 5, builtin, [], []).
step(select(1, [1, 3], [3]), builtin, [], []).
step(third(7, 5, 3, [3], []),
     rule(2),
     ['X' = 7, 'Y' = 5, 'Z' = 3, 'Numbers' = [3], 'Rest' = []],
     [3 is 15 - 7 - 5, select(3, [3], [])]).
step(3 is 15 - 7 - 5, builtin, [], []).
step(select(3, [3], []), builtin, [], []).
step(15 =:= 6 + 1 + 8, builtin, [], []).
step(15 =:= 4 + 3 + 8, builtin, [], []).
