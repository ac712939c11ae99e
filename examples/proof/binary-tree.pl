tree([4, 2, 6, 1, 3], t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil))).
in(3, t(t(nil, 1, t(nil, 3, nil)), 4, t(nil, 6, nil))).
sorted([4, 2, 6, 1, 3], [1, 2, 3, 4, 6]).
height(t(t(nil, 1, t(nil, 3, nil)), 4, t(nil, 6, nil)), 3).

clause(1, tree(var('Values'), var('Tree')), foldl(put, var('Values'), nil, var('Tree'))).
clause(2, put(var('X'), nil, t(nil, var('X'), nil)), true).
clause(3,
       put(var('X'), t(var('L'), var('V'), var('R')), t(var('L2'), var('V'), var('R'))),
       (var('X') < var('V'), put(var('X'), var('L'), var('L2')))).
clause(4,
       put(var('X'), t(var('L'), var('V'), var('R')), t(var('L'), var('V'), var('R2'))),
       (var('X') > var('V'), put(var('X'), var('R'), var('R2')))).
clause(6, in(var('X'), t(anonymous(1), var('X'), anonymous(2))), true).
clause(7,
       in(var('X'), t(var('L'), var('V'), anonymous(1))),
       (var('X') < var('V'), in(var('X'), var('L')))).
clause(8,
       in(var('X'), t(anonymous(1), var('V'), var('R'))),
       (var('X') > var('V'), in(var('X'), var('R')))).
clause(9,
       sorted(var('Values'), var('List')),
       (tree(var('Values'), var('Tree')), phrase(values(var('Tree')), var('List')))).
clause(10, values(nil, anonymous(1), anonymous(2)), anonymous(1) = anonymous(2)).
clause(11,
       values(t(var('L'), var('V'), var('R')), anonymous(1), anonymous(2)),
       (values(var('L'), anonymous(1), anonymous(3)),
        anonymous(3) = [var('V') | anonymous(4)],
        values(var('R'), anonymous(4), anonymous(2)))).
clause(12, height(nil, 0), true).
clause(13,
       height(t(var('L'), anonymous(1), var('R')), var('H')),
       (height(var('L'), var('HL')),
        height(var('R'), var('HR')),
        var('H') is max(var('HL'), var('HR')) + 1)).

step(tree([4, 2, 6, 1, 3], t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil))),
     rule(1),
     ['Values' = [4, 2, 6, 1, 3],
      'Tree' = t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil))],
     [foldl(put, [4, 2, 6, 1, 3], nil, t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil)))]).
step(foldl(put, [4, 2, 6, 1, 3], nil, t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil))),
     control,
     [],
     [put(4, nil, t(nil, 4, nil)),
      put(2, t(nil, 4, nil), t(t(nil, 2, nil), 4, nil)),
      put(6, t(t(nil, 2, nil), 4, nil), t(t(nil, 2, nil), 4, t(nil, 6, nil))),
      put(1, t(t(nil, 2, nil), 4, t(nil, 6, nil)), t(t(t(nil, 1, nil), 2, nil), 4, t(nil, 6, nil))),
      put(3, t(t(t(nil, 1, nil), 2, nil), 4, t(nil, 6, nil)), t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil)))]).
step(put(4, nil, t(nil, 4, nil)), fact(2), ['X' = 4], []).
step(put(2, t(nil, 4, nil), t(t(nil, 2, nil), 4, nil)),
     rule(3),
     ['X' = 2, 'L' = nil, 'V' = 4, 'R' = nil, 'L2' = t(nil, 2, nil)],
     [2 < 4, put(2, nil, t(nil, 2, nil))]).
step(2 < 4, builtin, [], []).
step(put(2, nil, t(nil, 2, nil)), fact(2), ['X' = 2], []).
step(put(6, t(t(nil, 2, nil), 4, nil), t(t(nil, 2, nil), 4, t(nil, 6, nil))),
     rule(4),
     ['X' = 6, 'L' = t(nil, 2, nil), 'V' = 4, 'R' = nil, 'R2' = t(nil, 6, nil)],
     [6 > 4, put(6, nil, t(nil, 6, nil))]).
step(6 > 4, builtin, [], []).
step(put(6, nil, t(nil, 6, nil)), fact(2), ['X' = 6], []).
step(put(1, t(t(nil, 2, nil), 4, t(nil, 6, nil)), t(t(t(nil, 1, nil), 2, nil), 4, t(nil, 6, nil))),
     rule(3),
     ['X' = 1,
      'L' = t(nil, 2, nil),
      'V' = 4,
      'R' = t(nil, 6, nil),
      'L2' = t(t(nil, 1, nil), 2, nil)],
     [1 < 4, put(1, t(nil, 2, nil), t(t(nil, 1, nil), 2, nil))]).
step(1 < 4, builtin, [], []).
step(put(1, t(nil, 2, nil), t(t(nil, 1, nil), 2, nil)),
     rule(3),
     ['X' = 1, 'L' = nil, 'V' = 2, 'R' = nil, 'L2' = t(nil, 1, nil)],
     [1 < 2, put(1, nil, t(nil, 1, nil))]).
step(1 < 2, builtin, [], []).
step(put(1, nil, t(nil, 1, nil)), fact(2), ['X' = 1], []).
step(put(3, t(t(t(nil, 1, nil), 2, nil), 4, t(nil, 6, nil)), t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil))),
     rule(3),
     ['X' = 3,
      'L' = t(t(nil, 1, nil), 2, nil),
      'V' = 4,
      'R' = t(nil, 6, nil),
      'L2' = t(t(nil, 1, nil), 2, t(nil, 3, nil))],
     [3 < 4, put(3, t(t(nil, 1, nil), 2, nil), t(t(nil, 1, nil), 2, t(nil, 3, nil)))]).
step(3 < 4, builtin, [], []).
step(put(3, t(t(nil, 1, nil), 2, nil), t(t(nil, 1, nil), 2, t(nil, 3, nil))),
     rule(4),
     ['X' = 3, 'L' = t(nil, 1, nil), 'V' = 2, 'R' = nil, 'R2' = t(nil, 3, nil)],
     [3 > 2, put(3, nil, t(nil, 3, nil))]).
step(3 > 2, builtin, [], []).
step(put(3, nil, t(nil, 3, nil)), fact(2), ['X' = 3], []).
step(in(3, t(t(nil, 1, t(nil, 3, nil)), 4, t(nil, 6, nil))),
     rule(7),
     ['X' = 3, 'L' = t(nil, 1, t(nil, 3, nil)), 'V' = 4],
     [3 < 4, in(3, t(nil, 1, t(nil, 3, nil)))]).
step(in(3, t(nil, 1, t(nil, 3, nil))),
     rule(8),
     ['X' = 3, 'V' = 1, 'R' = t(nil, 3, nil)],
     [3 > 1, in(3, t(nil, 3, nil))]).
step(3 > 1, builtin, [], []).
step(in(3, t(nil, 3, nil)), fact(6), ['X' = 3], []).
step(sorted([4, 2, 6, 1, 3], [1, 2, 3, 4, 6]),
     rule(9),
     ['Values' = [4, 2, 6, 1, 3],
      'List' = [1, 2, 3, 4, 6],
      'Tree' = t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil))],
     [tree([4, 2, 6, 1, 3], t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil))),
      phrase(values(t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil))), [1, 2, 3, 4, 6])]).
step(phrase(values(t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil))), [1, 2, 3, 4, 6]),
     control,
     [],
     [callable(values(t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil)))),
      values(t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil)), [1, 2, 3, 4, 6], [])]).
step(callable(values(t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil)))),
     builtin,
     [],
     []).
step(values(t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil)), [1, 2, 3, 4, 6], []),
     rule(11),
     ['L' = t(t(nil, 1, nil), 2, t(nil, 3, nil)), 'V' = 4, 'R' = t(nil, 6, nil)],
     [values(t(t(nil, 1, nil), 2, t(nil, 3, nil)), [1, 2, 3, 4, 6], [4, 6]),
      [4, 6] = [4, 6],
      values(t(nil, 6, nil), [6], [])]).
step(values(t(t(nil, 1, nil), 2, t(nil, 3, nil)), [1, 2, 3, 4, 6], [4, 6]),
     rule(11),
     ['L' = t(nil, 1, nil), 'V' = 2, 'R' = t(nil, 3, nil)],
     [values(t(nil, 1, nil), [1, 2, 3, 4, 6], [2, 3, 4, 6]),
      [2, 3, 4, 6] = [2, 3, 4, 6],
      values(t(nil, 3, nil), [3, 4, 6], [4, 6])]).
step(values(t(nil, 1, nil), [1, 2, 3, 4, 6], [2, 3, 4, 6]),
     rule(11),
     ['L' = nil, 'V' = 1, 'R' = nil],
     [values(nil, [1, 2, 3, 4, 6], [1, 2, 3, 4, 6]),
      [1, 2, 3, 4, 6] = [1, 2, 3, 4, 6],
      values(nil, [2, 3, 4, 6], [2, 3, 4, 6])]).
step(values(nil, [1, 2, 3, 4, 6], [1, 2, 3, 4, 6]),
     rule(10),
     [],
     [[1, 2, 3, 4, 6] = [1, 2, 3, 4, 6]]).
step([1, 2, 3, 4, 6] = [1, 2, 3, 4, 6], builtin, [], []).
step(values(nil, [2, 3, 4, 6], [2, 3, 4, 6]), rule(10), [], [[2, 3, 4, 6] = [2, 3, 4, 6]]).
step([2, 3, 4, 6] = [2, 3, 4, 6], builtin, [], []).
step(values(t(nil, 3, nil), [3, 4, 6], [4, 6]),
     rule(11),
     ['L' = nil, 'V' = 3, 'R' = nil],
     [values(nil, [3, 4, 6], [3, 4, 6]), [3, 4, 6] = [3, 4, 6], values(nil, [4, 6], [4, 6])]).
step(values(nil, [3, 4, 6], [3, 4, 6]), rule(10), [], [[3, 4, 6] = [3, 4, 6]]).
step([3, 4, 6] = [3, 4, 6], builtin, [], []).
step(values(nil, [4, 6], [4, 6]), rule(10), [], [[4, 6] = [4, 6]]).
step([4, 6] = [4, 6], builtin, [], []).
step(values(t(nil, 6, nil), [6], []),
     rule(11),
     ['L' = nil, 'V' = 6, 'R' = nil],
     [values(nil, [6], [6]), [6] = [6], values(nil, [], [])]).
step(values(nil, [6], [6]), rule(10), [], [[6] = [6]]).
step([6] = [6], builtin, [], []).
step(values(nil, [], []), rule(10), [], [[] = []]).
step([] = [], builtin, [], []).
step(height(t(t(nil, 1, t(nil, 3, nil)), 4, t(nil, 6, nil)), 3),
     rule(13),
     ['L' = t(nil, 1, t(nil, 3, nil)), 'R' = t(nil, 6, nil), 'H' = 3, 'HL' = 2, 'HR' = 1],
     [height(t(nil, 1, t(nil, 3, nil)), 2), height(t(nil, 6, nil), 1), 3 is max(2, 1) + 1]).
step(height(t(nil, 1, t(nil, 3, nil)), 2),
     rule(13),
     ['L' = nil, 'R' = t(nil, 3, nil), 'H' = 2, 'HL' = 0, 'HR' = 1],
     [height(nil, 0), height(t(nil, 3, nil), 1), 2 is max(0, 1) + 1]).
step(height(nil, 0), fact(12), [], []).
step(height(t(nil, 3, nil), 1),
     rule(13),
     ['L' = nil, 'R' = nil, 'H' = 1, 'HL' = 0, 'HR' = 0],
     [height(nil, 0), height(nil, 0), 1 is max(0, 0) + 1]).
step(1 is max(0, 0) + 1, builtin, [], []).
step(2 is max(0, 1) + 1, builtin, [], []).
step(height(t(nil, 6, nil), 1),
     rule(13),
     ['L' = nil, 'R' = nil, 'H' = 1, 'HL' = 0, 'HR' = 0],
     [height(nil, 0), height(nil, 0), 1 is max(0, 0) + 1]).
step(3 is max(2, 1) + 1, builtin, [], []).
