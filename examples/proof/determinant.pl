determinant([[3, 1], [4, 2]], 2).
determinant([[2, 0, 1], [1, 3, 2], [1, 1, 4]], 18).
same_transposed([[2, 0, 1], [1, 3, 2], [1, 1, 4]]).

clause(1, determinant([], 1), true).
clause(2,
       determinant([var('Row') | var('Rows')], var('D')),
       expanded(var('Row'), 1, 1, var('Rows'), 0, var('D'))).
clause(3, expanded([], anonymous(1), anonymous(2), anonymous(3), var('D'), var('D')), true).
clause(4,
       expanded([var('X') | var('Xs')], var('Column'), var('Sign'), var('Rows'), var('D0'), var('D')),
       (maplist(without(var('Column')), var('Rows'), var('Minor')),
        determinant(var('Minor'), var('M')),
        var('D1') is var('D0') + var('Sign') * var('X') * var('M'),
        var('Next') is var('Column') + 1,
        var('Other') is - var('Sign'),
        expanded(var('Xs'), var('Next'), var('Other'), var('Rows'), var('D1'), var('D')))).
clause(5,
       without(var('Column'), var('Row'), var('Rest')),
       (nth1(var('Column'), var('Row'), var('Entry')),
        append(var('Front'), [var('Entry') | var('Back')], var('Row')),
        length([var('Entry') | var('Front')], var('Column')),
        append(var('Front'), var('Back'), var('Rest')))).
clause(6,
       same_transposed(var('Matrix')),
       (transpose(var('Matrix'), var('Other')),
        determinant(var('Matrix'), var('D')),
        determinant(var('Other'), var('D')))).

step(determinant([[3, 1], [4, 2]], 2),
     rule(2),
     ['Row' = [3, 1], 'Rows' = [[4, 2]], 'D' = 2],
     [expanded([3, 1], 1, 1, [[4, 2]], 0, 2)]).
step(expanded([3, 1], 1, 1, [[4, 2]], 0, 2),
     rule(4),
     ['X' = 3,
      'Xs' = [1],
      'Column' = 1,
      'Sign' = 1,
      'Rows' = [[4, 2]],
      'D0' = 0,
      'D' = 2,
      'Minor' = [[2]],
      'M' = 2,
      'D1' = 6,
      'Next' = 2,
      'Other' = -1],
     [maplist(without(1), [[4, 2]], [[2]]),
      determinant([[2]], 2),
      6 is 0 + 1 * 3 * 2,
      2 is 1 + 1,
      -1 is - (1),
      expanded([1], 2, -1, [[4, 2]], 6, 2)]).
step(maplist(without(1), [[4, 2]], [[2]]), control, [], [without(1, [4, 2], [2])]).
step(without(1, [4, 2], [2]),
     rule(5),
     ['Column' = 1, 'Row' = [4, 2], 'Rest' = [2], 'Entry' = 4, 'Front' = [], 'Back' = [2]],
     [nth1(1, [4, 2], 4), append([], [4, 2], [4, 2]), length([4], 1), append([], [2], [2])]).
step(nth1(1, [4, 2], 4), builtin, [], []).
step(append([], [4, 2], [4, 2]), builtin, [], []).
step(length([4], 1), builtin, [], []).
step(append([], [2], [2]), builtin, [], []).
step(determinant([[2]], 2),
     rule(2),
     ['Row' = [2], 'Rows' = [], 'D' = 2],
     [expanded([2], 1, 1, [], 0, 2)]).
step(expanded([2], 1, 1, [], 0, 2),
     rule(4),
     ['X' = 2,
      'Xs' = [],
      'Column' = 1,
      'Sign' = 1,
      'Rows' = [],
      'D0' = 0,
      'D' = 2,
      'Minor' = [],
      'M' = 1,
      'D1' = 2,
      'Next' = 2,
      'Other' = -1],
     [maplist(without(1), [], []),
      determinant([], 1),
      2 is 0 + 1 * 2 * 1,
      2 is 1 + 1,
      -1 is - (1),
      expanded([], 2, -1, [], 2, 2)]).
step(maplist(without(1), [], []), control, [], []).
step(determinant([], 1), fact(1), [], []).
step(2 is 0 + 1 * 2 * 1, builtin, [], []).
step(2 is 1 + 1, builtin, [], []).
step(-1 is - (1), builtin, [], []).
step(expanded([], 2, -1, [], 2, 2), fact(3), ['D' = 2], []).
step(6 is 0 + 1 * 3 * 2, builtin, [], []).
step(expanded([1], 2, -1, [[4, 2]], 6, 2),
     rule(4),
     ['X' = 1,
      'Xs' = [],
      'Column' = 2,
      'Sign' = -1,
      'Rows' = [[4, 2]],
      'D0' = 6,
      'D' = 2,
      'Minor' = [[4]],
      'M' = 4,
      'D1' = 2,
      'Next' = 3,
      'Other' = 1],
     [maplist(without(2), [[4, 2]], [[4]]),
      determinant([[4]], 4),
      2 is 6 + -1 * 1 * 4,
      3 is 2 + 1,
      1 is - -1,
      expanded([], 3, 1, [[4, 2]], 2, 2)]).
step(maplist(without(2), [[4, 2]], [[4]]), control, [], [without(2, [4, 2], [4])]).
step(without(2, [4, 2], [4]),
     rule(5),
     ['Column' = 2, 'Row' = [4, 2], 'Rest' = [4], 'Entry' = 2, 'Front' = [4], 'Back' = []],
     [nth1(2, [4, 2], 2), append([4], [2], [4, 2]), length([2, 4], 2), append([4], [], [4])]).
step(nth1(2, [4, 2], 2), builtin, [], []).
step(append([4], [2], [4, 2]), builtin, [], []).
step(length([2, 4], 2), builtin, [], []).
step(append([4], [], [4]), builtin, [], []).
step(determinant([[4]], 4),
     rule(2),
     ['Row' = [4], 'Rows' = [], 'D' = 4],
     [expanded([4], 1, 1, [], 0, 4)]).
step(expanded([4], 1, 1, [], 0, 4),
     rule(4),
     ['X' = 4,
      'Xs' = [],
      'Column' = 1,
      'Sign' = 1,
      'Rows' = [],
      'D0' = 0,
      'D' = 4,
      'Minor' = [],
      'M' = 1,
      'D1' = 4,
      'Next' = 2,
      'Other' = -1],
     [maplist(without(1), [], []),
      determinant([], 1),
      4 is 0 + 1 * 4 * 1,
      2 is 1 + 1,
      -1 is - (1),
      expanded([], 2, -1, [], 4, 4)]).
step(4 is 0 + 1 * 4 * 1, builtin, [], []).
step(expanded([], 2, -1, [], 4, 4), fact(3), ['D' = 4], []).
step(2 is 6 + -1 * 1 * 4, builtin, [], []).
step(3 is 2 + 1, builtin, [], []).
step(1 is - -1, builtin, [], []).
step(expanded([], 3, 1, [[4, 2]], 2, 2), fact(3), ['D' = 2], []).
step(determinant([[2, 0, 1], [1, 3, 2], [1, 1, 4]], 18),
     rule(2),
     ['Row' = [2, 0, 1], 'Rows' = [[1, 3, 2], [1, 1, 4]], 'D' = 18],
     [expanded([2, 0, 1], 1, 1, [[1, 3, 2], [1, 1, 4]], 0, 18)]).
step(expanded([2, 0, 1], 1, 1, [[1, 3, 2], [1, 1, 4]], 0, 18),
     rule(4),
     ['X' = 2,
      'Xs' = [0, 1],
      'Column' = 1,
      'Sign' = 1,
      'Rows' = [[1, 3, 2], [1, 1, 4]],
      'D0' = 0,
      'D' = 18,
      'Minor' = [[3, 2], [1, 4]],
      'M' = 10,
      'D1' = 20,
      'Next' = 2,
      'Other' = -1],
     [maplist(without(1), [[1, 3, 2], [1, 1, 4]], [[3, 2], [1, 4]]),
      determinant([[3, 2], [1, 4]], 10),
      20 is 0 + 1 * 2 * 10,
      2 is 1 + 1,
      -1 is - (1),
      expanded([0, 1], 2, -1, [[1, 3, 2], [1, 1, 4]], 20, 18)]).
step(maplist(without(1), [[1, 3, 2], [1, 1, 4]], [[3, 2], [1, 4]]),
     control,
     [],
     [without(1, [1, 3, 2], [3, 2]), without(1, [1, 1, 4], [1, 4])]).
step(without(1, [1, 3, 2], [3, 2]),
     rule(5),
     ['Column' = 1,
      'Row' = [1, 3, 2],
      'Rest' = [3, 2],
      'Entry' = 1,
      'Front' = [],
      'Back' = [3, 2]],
     [nth1(1, [1, 3, 2], 1),
      append([], [1, 3, 2], [1, 3, 2]),
      length([1], 1),
      append([], [3, 2], [3, 2])]).
step(nth1(1, [1, 3, 2], 1), builtin, [], []).
step(append([], [1, 3, 2], [1, 3, 2]), builtin, [], []).
step(length([1], 1), builtin, [], []).
step(append([], [3, 2], [3, 2]), builtin, [], []).
step(without(1, [1, 1, 4], [1, 4]),
     rule(5),
     ['Column' = 1,
      'Row' = [1, 1, 4],
      'Rest' = [1, 4],
      'Entry' = 1,
      'Front' = [],
      'Back' = [1, 4]],
     [nth1(1, [1, 1, 4], 1),
      append([], [1, 1, 4], [1, 1, 4]),
      length([1], 1),
      append([], [1, 4], [1, 4])]).
step(nth1(1, [1, 1, 4], 1), builtin, [], []).
step(append([], [1, 1, 4], [1, 1, 4]), builtin, [], []).
step(append([], [1, 4], [1, 4]), builtin, [], []).
step(determinant([[3, 2], [1, 4]], 10),
     rule(2),
     ['Row' = [3, 2], 'Rows' = [[1, 4]], 'D' = 10],
     [expanded([3, 2], 1, 1, [[1, 4]], 0, 10)]).
step(expanded([3, 2], 1, 1, [[1, 4]], 0, 10),
     rule(4),
     ['X' = 3,
      'Xs' = [2],
      'Column' = 1,
      'Sign' = 1,
      'Rows' = [[1, 4]],
      'D0' = 0,
      'D' = 10,
      'Minor' = [[4]],
      'M' = 4,
      'D1' = 12,
      'Next' = 2,
      'Other' = -1],
     [maplist(without(1), [[1, 4]], [[4]]),
      determinant([[4]], 4),
      12 is 0 + 1 * 3 * 4,
      2 is 1 + 1,
      -1 is - (1),
      expanded([2], 2, -1, [[1, 4]], 12, 10)]).
step(maplist(without(1), [[1, 4]], [[4]]), control, [], [without(1, [1, 4], [4])]).
step(without(1, [1, 4], [4]),
     rule(5),
     ['Column' = 1, 'Row' = [1, 4], 'Rest' = [4], 'Entry' = 1, 'Front' = [], 'Back' = [4]],
     [nth1(1, [1, 4], 1), append([], [1, 4], [1, 4]), length([1], 1), append([], [4], [4])]).
step(nth1(1, [1, 4], 1), builtin, [], []).
step(append([], [4], [4]), builtin, [], []).
step(12 is 0 + 1 * 3 * 4, builtin, [], []).
step(expanded([2], 2, -1, [[1, 4]], 12, 10),
     rule(4),
     ['X' = 2,
      'Xs' = [],
      'Column' = 2,
      'Sign' = -1,
      'Rows' = [[1, 4]],
      'D0' = 12,
      'D' = 10,
      'Minor' = [[1]],
      'M' = 1,
      'D1' = 10,
      'Next' = 3,
      'Other' = 1],
     [maplist(without(2), [[1, 4]], [[1]]),
      determinant([[1]], 1),
      10 is 12 + -1 * 2 * 1,
      3 is 2 + 1,
      1 is - -1,
      expanded([], 3, 1, [[1, 4]], 10, 10)]).
step(maplist(without(2), [[1, 4]], [[1]]), control, [], [without(2, [1, 4], [1])]).
step(without(2, [1, 4], [1]),
     rule(5),
     ['Column' = 2, 'Row' = [1, 4], 'Rest' = [1], 'Entry' = 4, 'Front' = [1], 'Back' = []],
     [nth1(2, [1, 4], 4), append([1], [4], [1, 4]), length([4, 1], 2), append([1], [], [1])]).
step(nth1(2, [1, 4], 4), builtin, [], []).
step(append([1], [4], [1, 4]), builtin, [], []).
step(length([4, 1], 2), builtin, [], []).
step(append([1], [], [1]), builtin, [], []).
step(determinant([[1]], 1),
     rule(2),
     ['Row' = [1], 'Rows' = [], 'D' = 1],
     [expanded([1], 1, 1, [], 0, 1)]).
step(expanded([1], 1, 1, [], 0, 1),
     rule(4),
     ['X' = 1,
      'Xs' = [],
      'Column' = 1,
      'Sign' = 1,
      'Rows' = [],
      'D0' = 0,
      'D' = 1,
      'Minor' = [],
      'M' = 1,
      'D1' = 1,
      'Next' = 2,
      'Other' = -1],
     [maplist(without(1), [], []),
      determinant([], 1),
      1 is 0 + 1 * 1 * 1,
      2 is 1 + 1,
      -1 is - (1),
      expanded([], 2, -1, [], 1, 1)]).
step(1 is 0 + 1 * 1 * 1, builtin, [], []).
step(expanded([], 2, -1, [], 1, 1), fact(3), ['D' = 1], []).
step(10 is 12 + -1 * 2 * 1, builtin, [], []).
step(expanded([], 3, 1, [[1, 4]], 10, 10), fact(3), ['D' = 10], []).
step(20 is 0 + 1 * 2 * 10, builtin, [], []).
step(expanded([0, 1], 2, -1, [[1, 3, 2], [1, 1, 4]], 20, 18),
     rule(4),
     ['X' = 0,
      'Xs' = [1],
      'Column' = 2,
      'Sign' = -1,
      'Rows' = [[1, 3, 2], [1, 1, 4]],
      'D0' = 20,
      'D' = 18,
      'Minor' = [[1, 2], [1, 4]],
      'M' = 2,
      'D1' = 20,
      'Next' = 3,
      'Other' = 1],
     [maplist(without(2), [[1, 3, 2], [1, 1, 4]], [[1, 2], [1, 4]]),
      determinant([[1, 2], [1, 4]], 2),
      20 is 20 + -1 * 0 * 2,
      3 is 2 + 1,
      1 is - -1,
      expanded([1], 3, 1, [[1, 3, 2], [1, 1, 4]], 20, 18)]).
step(maplist(without(2), [[1, 3, 2], [1, 1, 4]], [[1, 2], [1, 4]]),
     control,
     [],
     [without(2, [1, 3, 2], [1, 2]), without(2, [1, 1, 4], [1, 4])]).
step(without(2, [1, 3, 2], [1, 2]),
     rule(5),
     ['Column' = 2,
      'Row' = [1, 3, 2],
      'Rest' = [1, 2],
      'Entry' = 3,
      'Front' = [1],
      'Back' = [2]],
     [nth1(2, [1, 3, 2], 3),
      append([1], [3, 2], [1, 3, 2]),
      length([3, 1], 2),
      append([1], [2], [1, 2])]).
step(nth1(2, [1, 3, 2], 3), builtin, [], []).
step(append([1], [3, 2], [1, 3, 2]), builtin, [], []).
step(length([3, 1], 2), builtin, [], []).
step(append([1], [2], [1, 2]), builtin, [], []).
step(without(2, [1, 1, 4], [1, 4]),
     rule(5),
     ['Column' = 2,
      'Row' = [1, 1, 4],
      'Rest' = [1, 4],
      'Entry' = 1,
      'Front' = [1],
      'Back' = [4]],
     [nth1(2, [1, 1, 4], 1),
      append([1], [1, 4], [1, 1, 4]),
      length([1, 1], 2),
      append([1], [4], [1, 4])]).
step(nth1(2, [1, 1, 4], 1), builtin, [], []).
step(append([1], [1, 4], [1, 1, 4]), builtin, [], []).
step(length([1, 1], 2), builtin, [], []).
step(determinant([[1, 2], [1, 4]], 2),
     rule(2),
     ['Row' = [1, 2], 'Rows' = [[1, 4]], 'D' = 2],
     [expanded([1, 2], 1, 1, [[1, 4]], 0, 2)]).
step(expanded([1, 2], 1, 1, [[1, 4]], 0, 2),
     rule(4),
     ['X' = 1,
      'Xs' = [2],
      'Column' = 1,
      'Sign' = 1,
      'Rows' = [[1, 4]],
      'D0' = 0,
      'D' = 2,
      'Minor' = [[4]],
      'M' = 4,
      'D1' = 4,
      'Next' = 2,
      'Other' = -1],
     [maplist(without(1), [[1, 4]], [[4]]),
      determinant([[4]], 4),
      4 is 0 + 1 * 1 * 4,
      2 is 1 + 1,
      -1 is - (1),
      expanded([2], 2, -1, [[1, 4]], 4, 2)]).
step(4 is 0 + 1 * 1 * 4, builtin, [], []).
step(expanded([2], 2, -1, [[1, 4]], 4, 2),
     rule(4),
     ['X' = 2,
      'Xs' = [],
      'Column' = 2,
      'Sign' = -1,
      'Rows' = [[1, 4]],
      'D0' = 4,
      'D' = 2,
      'Minor' = [[1]],
      'M' = 1,
      'D1' = 2,
      'Next' = 3,
      'Other' = 1],
     [maplist(without(2), [[1, 4]], [[1]]),
      determinant([[1]], 1),
      2 is 4 + -1 * 2 * 1,
      3 is 2 + 1,
      1 is - -1,
      expanded([], 3, 1, [[1, 4]], 2, 2)]).
step(2 is 4 + -1 * 2 * 1, builtin, [], []).
step(expanded([], 3, 1, [[1, 4]], 2, 2), fact(3), ['D' = 2], []).
step(20 is 20 + -1 * 0 * 2, builtin, [], []).
step(expanded([1], 3, 1, [[1, 3, 2], [1, 1, 4]], 20, 18),
     rule(4),
     ['X' = 1,
      'Xs' = [],
      'Column' = 3,
      'Sign' = 1,
      'Rows' = [[1, 3, 2], [1, 1, 4]],
      'D0' = 20,
      'D' = 18,
      'Minor' = [[1, 3], [1, 1]],
      'M' = -2,
      'D1' = 18,
      'Next' = 4,
      'Other' = -1],
     [maplist(without(3), [[1, 3, 2], [1, 1, 4]], [[1, 3], [1, 1]]),
      determinant([[1, 3], [1, 1]], -2),
      18 is 20 + 1 * 1 * -2,
      4 is 3 + 1,
      -1 is - (1),
      expanded([], 4, -1, [[1, 3, 2], [1, 1, 4]], 18, 18)]).
step(maplist(without(3), [[1, 3, 2], [1, 1, 4]], [[1, 3], [1, 1]]),
     control,
     [],
     [without(3, [1, 3, 2], [1, 3]), without(3, [1, 1, 4], [1, 1])]).
step(without(3, [1, 3, 2], [1, 3]),
     rule(5),
     ['Column' = 3,
      'Row' = [1, 3, 2],
      'Rest' = [1, 3],
      'Entry' = 2,
      'Front' = [1, 3],
      'Back' = []],
     [nth1(3, [1, 3, 2], 2),
      append([1, 3], [2], [1, 3, 2]),
      length([2, 1, 3], 3),
      append([1, 3], [], [1, 3])]).
step(nth1(3, [1, 3, 2], 2), builtin, [], []).
step(append([1, 3], [2], [1, 3, 2]), builtin, [], []).
step(length([2, 1, 3], 3), builtin, [], []).
step(append([1, 3], [], [1, 3]), builtin, [], []).
step(without(3, [1, 1, 4], [1, 1]),
     rule(5),
     ['Column' = 3,
      'Row' = [1, 1, 4],
      'Rest' = [1, 1],
      'Entry' = 4,
      'Front' = [1, 1],
      'Back' = []],
     [nth1(3, [1, 1, 4], 4),
      append([1, 1], [4], [1, 1, 4]),
      length([4, 1, 1], 3),
      append([1, 1], [], [1, 1])]).
step(nth1(3, [1, 1, 4], 4), builtin, [], []).
step(append([1, 1], [4], [1, 1, 4]), builtin, [], []).
step(length([4, 1, 1], 3), builtin, [], []).
step(append([1, 1], [], [1, 1]), builtin, [], []).
step(determinant([[1, 3], [1, 1]], -2),
     rule(2),
     ['Row' = [1, 3], 'Rows' = [[1, 1]], 'D' = -2],
     [expanded([1, 3], 1, 1, [[1, 1]], 0, -2)]).
step(expanded([1, 3], 1, 1, [[1, 1]], 0, -2),
     rule(4),
     ['X' = 1,
      'Xs' = [3],
      'Column' = 1,
      'Sign' = 1,
      'Rows' = [[1, 1]],
      'D0' = 0,
      'D' = -2,
      'Minor' = [[1]],
      'M' = 1,
      'D1' = 1,
      'Next' = 2,
      'Other' = -1],
     [maplist(without(1), [[1, 1]], [[1]]),
      determinant([[1]], 1),
      1 is 0 + 1 * 1 * 1,
      2 is 1 + 1,
      -1 is - (1),
      expanded([3], 2, -1, [[1, 1]], 1, -2)]).
step(maplist(without(1), [[1, 1]], [[1]]), control, [], [without(1, [1, 1], [1])]).
step(without(1, [1, 1], [1]),
     rule(5),
     ['Column' = 1, 'Row' = [1, 1], 'Rest' = [1], 'Entry' = 1, 'Front' = [], 'Back' = [1]],
     [nth1(1, [1, 1], 1), append([], [1, 1], [1, 1]), length([1], 1), append([], [1], [1])]).
step(nth1(1, [1, 1], 1), builtin, [], []).
step(append([], [1, 1], [1, 1]), builtin, [], []).
step(append([], [1], [1]), builtin, [], []).
step(expanded([3], 2, -1, [[1, 1]], 1, -2),
     rule(4),
     ['X' = 3,
      'Xs' = [],
      'Column' = 2,
      'Sign' = -1,
      'Rows' = [[1, 1]],
      'D0' = 1,
      'D' = -2,
      'Minor' = [[1]],
      'M' = 1,
      'D1' = -2,
      'Next' = 3,
      'Other' = 1],
     [maplist(without(2), [[1, 1]], [[1]]),
      determinant([[1]], 1),
      -2 is 1 + -1 * 3 * 1,
      3 is 2 + 1,
      1 is - -1,
      expanded([], 3, 1, [[1, 1]], -2, -2)]).
step(maplist(without(2), [[1, 1]], [[1]]), control, [], [without(2, [1, 1], [1])]).
step(without(2, [1, 1], [1]),
     rule(5),
     ['Column' = 2, 'Row' = [1, 1], 'Rest' = [1], 'Entry' = 1, 'Front' = [1], 'Back' = []],
     [nth1(2, [1, 1], 1), append([1], [1], [1, 1]), length([1, 1], 2), append([1], [], [1])]).
step(nth1(2, [1, 1], 1), builtin, [], []).
step(append([1], [1], [1, 1]), builtin, [], []).
step(-2 is 1 + -1 * 3 * 1, builtin, [], []).
step(expanded([], 3, 1, [[1, 1]], -2, -2), fact(3), ['D' = -2], []).
step(18 is 20 + 1 * 1 * -2, builtin, [], []).
step(4 is 3 + 1, builtin, [], []).
step(expanded([], 4, -1, [[1, 3, 2], [1, 1, 4]], 18, 18), fact(3), ['D' = 18], []).
step(same_transposed([[2, 0, 1], [1, 3, 2], [1, 1, 4]]),
     rule(6),
     ['Matrix' = [[2, 0, 1], [1, 3, 2], [1, 1, 4]],
      'Other' = [[2, 1, 1], [0, 3, 1], [1, 2, 4]],
      'D' = 18],
     [transpose([[2, 0, 1], [1, 3, 2], [1, 1, 4]], [[2, 1, 1], [0, 3, 1], [1, 2, 4]]),
      determinant([[2, 0, 1], [1, 3, 2], [1, 1, 4]], 18),
      determinant([[2, 1, 1], [0, 3, 1], [1, 2, 4]], 18)]).
step(transpose([[2, 0, 1], [1, 3, 2], [1, 1, 4]], [[2, 1, 1], [0, 3, 1], [1, 2, 4]]),
     builtin,
     [],
     []).
step(determinant([[2, 1, 1], [0, 3, 1], [1, 2, 4]], 18),
     rule(2),
     ['Row' = [2, 1, 1], 'Rows' = [[0, 3, 1], [1, 2, 4]], 'D' = 18],
     [expanded([2, 1, 1], 1, 1, [[0, 3, 1], [1, 2, 4]], 0, 18)]).
step(expanded([2, 1, 1], 1, 1, [[0, 3, 1], [1, 2, 4]], 0, 18),
     rule(4),
     ['X' = 2,
      'Xs' = [1, 1],
      'Column' = 1,
      'Sign' = 1,
      'Rows' = [[0, 3, 1], [1, 2, 4]],
      'D0' = 0,
      'D' = 18,
      'Minor' = [[3, 1], [2, 4]],
      'M' = 10,
      'D1' = 20,
      'Next' = 2,
      'Other' = -1],
     [maplist(without(1), [[0, 3, 1], [1, 2, 4]], [[3, 1], [2, 4]]),
      determinant([[3, 1], [2, 4]], 10),
      20 is 0 + 1 * 2 * 10,
      2 is 1 + 1,
      -1 is - (1),
      expanded([1, 1], 2, -1, [[0, 3, 1], [1, 2, 4]], 20, 18)]).
step(maplist(without(1), [[0, 3, 1], [1, 2, 4]], [[3, 1], [2, 4]]),
     control,
     [],
     [without(1, [0, 3, 1], [3, 1]), without(1, [1, 2, 4], [2, 4])]).
step(without(1, [0, 3, 1], [3, 1]),
     rule(5),
     ['Column' = 1,
      'Row' = [0, 3, 1],
      'Rest' = [3, 1],
      'Entry' = 0,
      'Front' = [],
      'Back' = [3, 1]],
     [nth1(1, [0, 3, 1], 0),
      append([], [0, 3, 1], [0, 3, 1]),
      length([0], 1),
      append([], [3, 1], [3, 1])]).
step(nth1(1, [0, 3, 1], 0), builtin, [], []).
step(append([], [0, 3, 1], [0, 3, 1]), builtin, [], []).
step(length([0], 1), builtin, [], []).
step(append([], [3, 1], [3, 1]), builtin, [], []).
step(without(1, [1, 2, 4], [2, 4]),
     rule(5),
     ['Column' = 1,
      'Row' = [1, 2, 4],
      'Rest' = [2, 4],
      'Entry' = 1,
      'Front' = [],
      'Back' = [2, 4]],
     [nth1(1, [1, 2, 4], 1),
      append([], [1, 2, 4], [1, 2, 4]),
      length([1], 1),
      append([], [2, 4], [2, 4])]).
step(nth1(1, [1, 2, 4], 1), builtin, [], []).
step(append([], [1, 2, 4], [1, 2, 4]), builtin, [], []).
step(append([], [2, 4], [2, 4]), builtin, [], []).
step(determinant([[3, 1], [2, 4]], 10),
     rule(2),
     ['Row' = [3, 1], 'Rows' = [[2, 4]], 'D' = 10],
     [expanded([3, 1], 1, 1, [[2, 4]], 0, 10)]).
step(expanded([3, 1], 1, 1, [[2, 4]], 0, 10),
     rule(4),
     ['X' = 3,
      'Xs' = [1],
      'Column' = 1,
      'Sign' = 1,
      'Rows' = [[2, 4]],
      'D0' = 0,
      'D' = 10,
      'Minor' = [[4]],
      'M' = 4,
      'D1' = 12,
      'Next' = 2,
      'Other' = -1],
     [maplist(without(1), [[2, 4]], [[4]]),
      determinant([[4]], 4),
      12 is 0 + 1 * 3 * 4,
      2 is 1 + 1,
      -1 is - (1),
      expanded([1], 2, -1, [[2, 4]], 12, 10)]).
step(maplist(without(1), [[2, 4]], [[4]]), control, [], [without(1, [2, 4], [4])]).
step(without(1, [2, 4], [4]),
     rule(5),
     ['Column' = 1, 'Row' = [2, 4], 'Rest' = [4], 'Entry' = 2, 'Front' = [], 'Back' = [4]],
     [nth1(1, [2, 4], 2), append([], [2, 4], [2, 4]), length([2], 1), append([], [4], [4])]).
step(nth1(1, [2, 4], 2), builtin, [], []).
step(length([2], 1), builtin, [], []).
step(expanded([1], 2, -1, [[2, 4]], 12, 10),
     rule(4),
     ['X' = 1,
      'Xs' = [],
      'Column' = 2,
      'Sign' = -1,
      'Rows' = [[2, 4]],
      'D0' = 12,
      'D' = 10,
      'Minor' = [[2]],
      'M' = 2,
      'D1' = 10,
      'Next' = 3,
      'Other' = 1],
     [maplist(without(2), [[2, 4]], [[2]]),
      determinant([[2]], 2),
      10 is 12 + -1 * 1 * 2,
      3 is 2 + 1,
      1 is - -1,
      expanded([], 3, 1, [[2, 4]], 10, 10)]).
step(maplist(without(2), [[2, 4]], [[2]]), control, [], [without(2, [2, 4], [2])]).
step(without(2, [2, 4], [2]),
     rule(5),
     ['Column' = 2, 'Row' = [2, 4], 'Rest' = [2], 'Entry' = 4, 'Front' = [2], 'Back' = []],
     [nth1(2, [2, 4], 4), append([2], [4], [2, 4]), length([4, 2], 2), append([2], [], [2])]).
step(nth1(2, [2, 4], 4), builtin, [], []).
step(append([2], [4], [2, 4]), builtin, [], []).
step(length([4, 2], 2), builtin, [], []).
step(append([2], [], [2]), builtin, [], []).
step(10 is 12 + -1 * 1 * 2, builtin, [], []).
step(expanded([], 3, 1, [[2, 4]], 10, 10), fact(3), ['D' = 10], []).
step(expanded([1, 1], 2, -1, [[0, 3, 1], [1, 2, 4]], 20, 18),
     rule(4),
     ['X' = 1,
      'Xs' = [1],
      'Column' = 2,
      'Sign' = -1,
      'Rows' = [[0, 3, 1], [1, 2, 4]],
      'D0' = 20,
      'D' = 18,
      'Minor' = [[0, 1], [1, 4]],
      'M' = -1,
      'D1' = 21,
      'Next' = 3,
      'Other' = 1],
     [maplist(without(2), [[0, 3, 1], [1, 2, 4]], [[0, 1], [1, 4]]),
      determinant([[0, 1], [1, 4]], -1),
      21 is 20 + -1 * 1 * -1,
      3 is 2 + 1,
      1 is - -1,
      expanded([1], 3, 1, [[0, 3, 1], [1, 2, 4]], 21, 18)]).
step(maplist(without(2), [[0, 3, 1], [1, 2, 4]], [[0, 1], [1, 4]]),
     control,
     [],
     [without(2, [0, 3, 1], [0, 1]), without(2, [1, 2, 4], [1, 4])]).
step(without(2, [0, 3, 1], [0, 1]),
     rule(5),
     ['Column' = 2,
      'Row' = [0, 3, 1],
      'Rest' = [0, 1],
      'Entry' = 3,
      'Front' = [0],
      'Back' = [1]],
     [nth1(2, [0, 3, 1], 3),
      append([0], [3, 1], [0, 3, 1]),
      length([3, 0], 2),
      append([0], [1], [0, 1])]).
step(nth1(2, [0, 3, 1], 3), builtin, [], []).
step(append([0], [3, 1], [0, 3, 1]), builtin, [], []).
step(length([3, 0], 2), builtin, [], []).
step(append([0], [1], [0, 1]), builtin, [], []).
step(without(2, [1, 2, 4], [1, 4]),
     rule(5),
     ['Column' = 2,
      'Row' = [1, 2, 4],
      'Rest' = [1, 4],
      'Entry' = 2,
      'Front' = [1],
      'Back' = [4]],
     [nth1(2, [1, 2, 4], 2),
      append([1], [2, 4], [1, 2, 4]),
      length([2, 1], 2),
      append([1], [4], [1, 4])]).
step(nth1(2, [1, 2, 4], 2), builtin, [], []).
step(append([1], [2, 4], [1, 2, 4]), builtin, [], []).
step(length([2, 1], 2), builtin, [], []).
step(determinant([[0, 1], [1, 4]], -1),
     rule(2),
     ['Row' = [0, 1], 'Rows' = [[1, 4]], 'D' = -1],
     [expanded([0, 1], 1, 1, [[1, 4]], 0, -1)]).
step(expanded([0, 1], 1, 1, [[1, 4]], 0, -1),
     rule(4),
     ['X' = 0,
      'Xs' = [1],
      'Column' = 1,
      'Sign' = 1,
      'Rows' = [[1, 4]],
      'D0' = 0,
      'D' = -1,
      'Minor' = [[4]],
      'M' = 4,
      'D1' = 0,
      'Next' = 2,
      'Other' = -1],
     [maplist(without(1), [[1, 4]], [[4]]),
      determinant([[4]], 4),
      0 is 0 + 1 * 0 * 4,
      2 is 1 + 1,
      -1 is - (1),
      expanded([1], 2, -1, [[1, 4]], 0, -1)]).
step(0 is 0 + 1 * 0 * 4, builtin, [], []).
step(expanded([1], 2, -1, [[1, 4]], 0, -1),
     rule(4),
     ['X' = 1,
      'Xs' = [],
      'Column' = 2,
      'Sign' = -1,
      'Rows' = [[1, 4]],
      'D0' = 0,
      'D' = -1,
      'Minor' = [[1]],
      'M' = 1,
      'D1' = -1,
      'Next' = 3,
      'Other' = 1],
     [maplist(without(2), [[1, 4]], [[1]]),
      determinant([[1]], 1),
      -1 is 0 + -1 * 1 * 1,
      3 is 2 + 1,
      1 is - -1,
      expanded([], 3, 1, [[1, 4]], -1, -1)]).
step(-1 is 0 + -1 * 1 * 1, builtin, [], []).
step(expanded([], 3, 1, [[1, 4]], -1, -1), fact(3), ['D' = -1], []).
step(21 is 20 + -1 * 1 * -1, builtin, [], []).
step(expanded([1], 3, 1, [[0, 3, 1], [1, 2, 4]], 21, 18),
     rule(4),
     ['X' = 1,
      'Xs' = [],
      'Column' = 3,
      'Sign' = 1,
      'Rows' = [[0, 3, 1], [1, 2, 4]],
      'D0' = 21,
      'D' = 18,
      'Minor' = [[0, 3], [1, 2]],
      'M' = -3,
      'D1' = 18,
      'Next' = 4,
      'Other' = -1],
     [maplist(without(3), [[0, 3, 1], [1, 2, 4]], [[0, 3], [1, 2]]),
      determinant([[0, 3], [1, 2]], -3),
      18 is 21 + 1 * 1 * -3,
      4 is 3 + 1,
      -1 is - (1),
      expanded([], 4, -1, [[0, 3, 1], [1, 2, 4]], 18, 18)]).
step(maplist(without(3), [[0, 3, 1], [1, 2, 4]], [[0, 3], [1, 2]]),
     control,
     [],
     [without(3, [0, 3, 1], [0, 3]), without(3, [1, 2, 4], [1, 2])]).
step(without(3, [0, 3, 1], [0, 3]),
     rule(5),
     ['Column' = 3,
      'Row' = [0, 3, 1],
      'Rest' = [0, 3],
      'Entry' = 1,
      'Front' = [0, 3],
      'Back' = []],
     [nth1(3, [0, 3, 1], 1),
      append([0, 3], [1], [0, 3, 1]),
      length([1, 0, 3], 3),
      append([0, 3], [], [0, 3])]).
step(nth1(3, [0, 3, 1], 1), builtin, [], []).
step(append([0, 3], [1], [0, 3, 1]), builtin, [], []).
step(length([1, 0, 3], 3), builtin, [], []).
step(append([0, 3], [], [0, 3]), builtin, [], []).
step(without(3, [1, 2, 4], [1, 2]),
     rule(5),
     ['Column' = 3,
      'Row' = [1, 2, 4],
      'Rest' = [1, 2],
      'Entry' = 4,
      'Front' = [1, 2],
      'Back' = []],
     [nth1(3, [1, 2, 4], 4),
      append([1, 2], [4], [1, 2, 4]),
      length([4, 1, 2], 3),
      append([1, 2], [], [1, 2])]).
step(nth1(3, [1, 2, 4], 4), builtin, [], []).
step(append([1, 2], [4], [1, 2, 4]), builtin, [], []).
step(length([4, 1, 2], 3), builtin, [], []).
step(append([1, 2], [], [1, 2]), builtin, [], []).
step(determinant([[0, 3], [1, 2]], -3),
     rule(2),
     ['Row' = [0, 3], 'Rows' = [[1, 2]], 'D' = -3],
     [expanded([0, 3], 1, 1, [[1, 2]], 0, -3)]).
step(expanded([0, 3], 1, 1, [[1, 2]], 0, -3),
     rule(4),
     ['X' = 0,
      'Xs' = [3],
      'Column' = 1,
      'Sign' = 1,
      'Rows' = [[1, 2]],
      'D0' = 0,
      'D' = -3,
      'Minor' = [[2]],
      'M' = 2,
      'D1' = 0,
      'Next' = 2,
      'Other' = -1],
     [maplist(without(1), [[1, 2]], [[2]]),
      determinant([[2]], 2),
      0 is 0 + 1 * 0 * 2,
      2 is 1 + 1,
      -1 is - (1),
      expanded([3], 2, -1, [[1, 2]], 0, -3)]).
step(maplist(without(1), [[1, 2]], [[2]]), control, [], [without(1, [1, 2], [2])]).
step(without(1, [1, 2], [2]),
     rule(5),
     ['Column' = 1, 'Row' = [1, 2], 'Rest' = [2], 'Entry' = 1, 'Front' = [], 'Back' = [2]],
     [nth1(1, [1, 2], 1), append([], [1, 2], [1, 2]), length([1], 1), append([], [2], [2])]).
step(nth1(1, [1, 2], 1), builtin, [], []).
step(append([], [1, 2], [1, 2]), builtin, [], []).
step(0 is 0 + 1 * 0 * 2, builtin, [], []).
step(expanded([3], 2, -1, [[1, 2]], 0, -3),
     rule(4),
     ['X' = 3,
      'Xs' = [],
      'Column' = 2,
      'Sign' = -1,
      'Rows' = [[1, 2]],
      'D0' = 0,
      'D' = -3,
      'Minor' = [[1]],
      'M' = 1,
      'D1' = -3,
      'Next' = 3,
      'Other' = 1],
     [maplist(without(2), [[1, 2]], [[1]]),
      determinant([[1]], 1),
      -3 is 0 + -1 * 3 * 1,
      3 is 2 + 1,
      1 is - -1,
      expanded([], 3, 1, [[1, 2]], -3, -3)]).
step(maplist(without(2), [[1, 2]], [[1]]), control, [], [without(2, [1, 2], [1])]).
step(without(2, [1, 2], [1]),
     rule(5),
     ['Column' = 2, 'Row' = [1, 2], 'Rest' = [1], 'Entry' = 2, 'Front' = [1], 'Back' = []],
     [nth1(2, [1, 2], 2), append([1], [2], [1, 2]), length([2, 1], 2), append([1], [], [1])]).
step(nth1(2, [1, 2], 2), builtin, [], []).
step(-3 is 0 + -1 * 3 * 1, builtin, [], []).
step(expanded([], 3, 1, [[1, 2]], -3, -3), fact(3), ['D' = -3], []).
step(18 is 21 + 1 * 1 * -3, builtin, [], []).
step(expanded([], 4, -1, [[0, 3, 1], [1, 2, 4]], 18, 18), fact(3), ['D' = 18], []).
