hanoi(3, left, right, middle, [move(left, right), move(left, middle), move(right, middle), move(left, right), move(middle, left), move(middle, right), move(left, right)]).

clause(1, hanoi(0, anonymous(1), anonymous(2), anonymous(3), []), true).
clause(2,
       hanoi(var('N'), var('From'), var('To'), var('Spare'), var('Moves')),
       (var('N') > 0,
        var('Rest') is var('N') - 1,
        hanoi(var('Rest'), var('From'), var('Spare'), var('To'), var('Before')),
        hanoi(var('Rest'), var('Spare'), var('To'), var('From'), var('After')),
        append(var('Before'), [move(var('From'), var('To')) | var('After')], var('Moves')))).

step(hanoi(3, left, right, middle, [move(left, right), move(left, middle), move(right, middle), move(left, right), move(middle, left), move(middle, right), move(left, right)]),
     rule(2),
     ['N' = 3,
      'From' = left,
      'To' = right,
      'Spare' = middle,
      'Moves' = [move(left, right), move(left, middle), move(right, middle), move(left, right), move(middle, left), move(middle, right), move(left, right)],
      'Rest' = 2,
      'Before' = [move(left, right), move(left, middle), move(right, middle)],
      'After' = [move(middle, left), move(middle, right), move(left, right)]],
     [3 > 0,
      2 is 3 - 1,
      hanoi(2, left, middle, right, [move(left, right), move(left, middle), move(right, middle)]),
      hanoi(2, middle, right, left, [move(middle, left), move(middle, right), move(left, right)]),
      append([move(left, right), move(left, middle), move(right, middle)], [move(left, right), move(middle, left), move(middle, right), move(left, right)], [move(left, right), move(left, middle), move(right, middle), move(left, right), move(middle, left), move(middle, right), move(left, right)])]).
step(3 > 0, builtin, [], []).
step(2 is 3 - 1, builtin, [], []).
step(hanoi(2, left, middle, right, [move(left, right), move(left, middle), move(right, middle)]),
     rule(2),
     ['N' = 2,
      'From' = left,
      'To' = middle,
      'Spare' = right,
      'Moves' = [move(left, right), move(left, middle), move(right, middle)],
      'Rest' = 1,
      'Before' = [move(left, right)],
      'After' = [move(right, middle)]],
     [2 > 0,
      1 is 2 - 1,
      hanoi(1, left, right, middle, [move(left, right)]),
      hanoi(1, right, middle, left, [move(right, middle)]),
      append([move(left, right)], [move(left, middle), move(right, middle)], [move(left, right), move(left, middle), move(right, middle)])]).
step(2 > 0, builtin, [], []).
step(1 is 2 - 1, builtin, [], []).
step(hanoi(1, left, right, middle, [move(left, right)]),
     rule(2),
     ['N' = 1,
      'From' = left,
      'To' = right,
      'Spare' = middle,
      'Moves' = [move(left, right)],
      'Rest' = 0,
      'Before' = [],
      'After' = []],
     [1 > 0,
      0 is 1 - 1,
      hanoi(0, left, middle, right, []),
      hanoi(0, middle, right, left, []),
      append([], [move(left, right)], [move(left, right)])]).
step(1 > 0, builtin, [], []).
step(0 is 1 - 1, builtin, [], []).
step(hanoi(0, left, middle, right, []), fact(1), [], []).
step(hanoi(0, middle, right, left, []), fact(1), [], []).
step(append([], [move(left, right)], [move(left, right)]), builtin, [], []).
step(hanoi(1, right, middle, left, [move(right, middle)]),
     rule(2),
     ['N' = 1,
      'From' = right,
      'To' = middle,
      'Spare' = left,
      'Moves' = [move(right, middle)],
      'Rest' = 0,
      'Before' = [],
      'After' = []],
     [1 > 0,
      0 is 1 - 1,
      hanoi(0, right, left, middle, []),
      hanoi(0, left, middle, right, []),
      append([], [move(right, middle)], [move(right, middle)])]).
step(hanoi(0, right, left, middle, []), fact(1), [], []).
step(append([], [move(right, middle)], [move(right, middle)]), builtin, [], []).
step(append([move(left, right)], [move(left, middle), move(right, middle)], [move(left, right), move(left, middle), move(right, middle)]),
     builtin,
     [],
     []).
step(hanoi(2, middle, right, left, [move(middle, left), move(middle, right), move(left, right)]),
     rule(2),
     ['N' = 2,
      'From' = middle,
      'To' = right,
      'Spare' = left,
      'Moves' = [move(middle, left), move(middle, right), move(left, right)],
      'Rest' = 1,
      'Before' = [move(middle, left)],
      'After' = [move(left, right)]],
     [2 > 0,
      1 is 2 - 1,
      hanoi(1, middle, left, right, [move(middle, left)]),
      hanoi(1, left, right, middle, [move(left, right)]),
      append([move(middle, left)], [move(middle, right), move(left, right)], [move(middle, left), move(middle, right), move(left, right)])]).
step(hanoi(1, middle, left, right, [move(middle, left)]),
     rule(2),
     ['N' = 1,
      'From' = middle,
      'To' = left,
      'Spare' = right,
      'Moves' = [move(middle, left)],
      'Rest' = 0,
      'Before' = [],
      'After' = []],
     [1 > 0,
      0 is 1 - 1,
      hanoi(0, middle, right, left, []),
      hanoi(0, right, left, middle, []),
      append([], [move(middle, left)], [move(middle, left)])]).
step(append([], [move(middle, left)], [move(middle, left)]), builtin, [], []).
step(append([move(middle, left)], [move(middle, right), move(left, right)], [move(middle, left), move(middle, right), move(left, right)]),
     builtin,
     [],
     []).
step(append([move(left, right), move(left, middle), move(right, middle)], [move(left, right), move(middle, left), move(middle, right), move(left, right)], [move(left, right), move(left, middle), move(right, middle), move(left, right), move(middle, left), move(middle, right), move(left, right)]),
     builtin,
     [],
     []).
