queens(6, [5, 3, 1, 6, 4, 2]).
queens(6, [4, 1, 5, 2, 6, 3]).
queens(6, [3, 6, 2, 5, 1, 4]).
queens(6, [2, 4, 6, 1, 3, 5]).

clause(1,
       queens(var('N'), var('Rows')),
       (numlist(1, var('N'), var('Free')), place(var('Free'), [], var('Rows')))).
clause(2, place([], var('Placed'), var('Placed')), true).
clause(3,
       place(var('Free'), var('Placed'), var('Rows')),
       (select(var('Row'), var('Free'), var('Rest')),
        safe(var('Placed'), var('Row'), 1),
        place(var('Rest'), [var('Row') | var('Placed')], var('Rows')))).
clause(4, safe([], anonymous(1), anonymous(2)), true).
clause(5,
       safe([var('Other') | var('Others')], var('Row'), var('D')),
       (var('Other') =\= var('Row') + var('D'),
        var('Other') =\= var('Row') - var('D'),
        var('Next') is var('D') + 1,
        safe(var('Others'), var('Row'), var('Next')))).

step(queens(6, [5, 3, 1, 6, 4, 2]),
     rule(1),
     ['N' = 6, 'Rows' = [5, 3, 1, 6, 4, 2], 'Free' = [1, 2, 3, 4, 5, 6]],
     [numlist(1, 6, [1, 2, 3, 4, 5, 6]), place([1, 2, 3, 4, 5, 6], [], [5, 3, 1, 6, 4, 2])]).
step(numlist(1, 6, [1, 2, 3, 4, 5, 6]), control, [], [integer(1), integer(6)]).
step(integer(1), builtin, [], []).
step(integer(6), builtin, [], []).
step(place([1, 2, 3, 4, 5, 6], [], [5, 3, 1, 6, 4, 2]),
     rule(3),
     ['Free' = [1, 2, 3, 4, 5, 6],
      'Placed' = [],
      'Rows' = [5, 3, 1, 6, 4, 2],
      'Row' = 2,
      'Rest' = [1, 3, 4, 5, 6]],
     [select(2, [1, 2, 3, 4, 5, 6], [1, 3, 4, 5, 6]),
      safe([], 2, 1),
      place([1, 3, 4, 5, 6], [2], [5, 3, 1, 6, 4, 2])]).
step(select(2, [1, 2, 3, 4, 5, 6], [1, 3, 4, 5, 6]), builtin, [], []).
step(safe([], 2, 1), fact(4), [], []).
step(place([1, 3, 4, 5, 6], [2], [5, 3, 1, 6, 4, 2]),
     rule(3),
     ['Free' = [1, 3, 4, 5, 6],
      'Placed' = [2],
      'Rows' = [5, 3, 1, 6, 4, 2],
      'Row' = 4,
      'Rest' = [1, 3, 5, 6]],
     [select(4, [1, 3, 4, 5, 6], [1, 3, 5, 6]),
      safe([2], 4, 1),
      place([1, 3, 5, 6], [4, 2], [5, 3, 1, 6, 4, 2])]).
step(select(4, [1, 3, 4, 5, 6], [1, 3, 5, 6]), builtin, [], []).
step(safe([2], 4, 1),
     rule(5),
     ['Other' = 2, 'Others' = [], 'Row' = 4, 'D' = 1, 'Next' = 2],
     [2 =\= 4 + 1, 2 =\= 4 - 1, 2 is 1 + 1, safe([], 4, 2)]).
step(2 =\= 4 + 1, builtin, [], []).
step(2 =\= 4 - 1, builtin, [], []).
step(2 is 1 + 1, builtin, [], []).
step(safe([], 4, 2), fact(4), [], []).
step(place([1, 3, 5, 6], [4, 2], [5, 3, 1, 6, 4, 2]),
     rule(3),
     ['Free' = [1, 3, 5, 6],
      'Placed' = [4, 2],
      'Rows' = [5, 3, 1, 6, 4, 2],
      'Row' = 6,
      'Rest' = [1, 3, 5]],
     [select(6, [1, 3, 5, 6], [1, 3, 5]),
      safe([4, 2], 6, 1),
      place([1, 3, 5], [6, 4, 2], [5, 3, 1, 6, 4, 2])]).
step(select(6, [1, 3, 5, 6], [1, 3, 5]), builtin, [], []).
step(safe([4, 2], 6, 1),
     rule(5),
     ['Other' = 4, 'Others' = [2], 'Row' = 6, 'D' = 1, 'Next' = 2],
     [4 =\= 6 + 1, 4 =\= 6 - 1, 2 is 1 + 1, safe([2], 6, 2)]).
step(4 =\= 6 + 1, builtin, [], []).
step(4 =\= 6 - 1, builtin, [], []).
step(safe([2], 6, 2),
     rule(5),
     ['Other' = 2, 'Others' = [], 'Row' = 6, 'D' = 2, 'Next' = 3],
     [2 =\= 6 + 2, 2 =\= 6 - 2, 3 is 2 + 1, safe([], 6, 3)]).
step(2 =\= 6 + 2, builtin, [], []).
step(2 =\= 6 - 2, builtin, [], []).
step(3 is 2 + 1, builtin, [], []).
step(safe([], 6, 3), fact(4), [], []).
step(place([1, 3, 5], [6, 4, 2], [5, 3, 1, 6, 4, 2]),
     rule(3),
     ['Free' = [1, 3, 5],
      'Placed' = [6, 4, 2],
      'Rows' = [5, 3, 1, 6, 4, 2],
      'Row' = 1,
      'Rest' = [3, 5]],
     [select(1, [1, 3, 5], [3, 5]),
      safe([6, 4, 2], 1, 1),
      place([3, 5], [1, 6, 4, 2], [5, 3, 1, 6, 4, 2])]).
step(select(1, [1, 3, 5], [3, 5]), builtin, [], []).
step(safe([6, 4, 2], 1, 1),
     rule(5),
     ['Other' = 6, 'Others' = [4, 2], 'Row' = 1, 'D' = 1, 'Next' = 2],
     [6 =\= 1 + 1, 6 =\= 1 - 1, 2 is 1 + 1, safe([4, 2], 1, 2)]).
step(6 =\= 1 + 1, builtin, [], []).
step(6 =\= 1 - 1, builtin, [], []).
step(safe([4, 2], 1, 2),
     rule(5),
     ['Other' = 4, 'Others' = [2], 'Row' = 1, 'D' = 2, 'Next' = 3],
     [4 =\= 1 + 2, 4 =\= 1 - 2, 3 is 2 + 1, safe([2], 1, 3)]).
step(4 =\= 1 + 2, builtin, [], []).
step(4 =\= 1 - 2, builtin, [], []).
step(safe([2], 1, 3),
     rule(5),
     ['Other' = 2, 'Others' = [], 'Row' = 1, 'D' = 3, 'Next' = 4],
     [2 =\= 1 + 3, 2 =\= 1 - 3, 4 is 3 + 1, safe([], 1, 4)]).
step(2 =\= 1 + 3, builtin, [], []).
step(2 =\= 1 - 3, builtin, [], []).
step(4 is 3 + 1, builtin, [], []).
step(safe([], 1, 4), fact(4), [], []).
step(place([3, 5], [1, 6, 4, 2], [5, 3, 1, 6, 4, 2]),
     rule(3),
     ['Free' = [3, 5],
      'Placed' = [1, 6, 4, 2],
      'Rows' = [5, 3, 1, 6, 4, 2],
      'Row' = 3,
      'Rest' = [5]],
     [select(3, [3, 5], [5]),
      safe([1, 6, 4, 2], 3, 1),
      place([5], [3, 1, 6, 4, 2], [5, 3, 1, 6, 4, 2])]).
step(select(3, [3, 5], [5]), builtin, [], []).
step(safe([1, 6, 4, 2], 3, 1),
     rule(5),
     ['Other' = 1, 'Others' = [6, 4, 2], 'Row' = 3, 'D' = 1, 'Next' = 2],
     [1 =\= 3 + 1, 1 =\= 3 - 1, 2 is 1 + 1, safe([6, 4, 2], 3, 2)]).
step(1 =\= 3 + 1, builtin, [], []).
step(1 =\= 3 - 1, builtin, [], []).
step(safe([6, 4, 2], 3, 2),
     rule(5),
     ['Other' = 6, 'Others' = [4, 2], 'Row' = 3, 'D' = 2, 'Next' = 3],
     [6 =\= 3 + 2, 6 =\= 3 - 2, 3 is 2 + 1, safe([4, 2], 3, 3)]).
step(6 =\= 3 + 2, builtin, [], []).
step(6 =\= 3 - 2, builtin, [], []).
step(safe([4, 2], 3, 3),
     rule(5),
     ['Other' = 4, 'Others' = [2], 'Row' = 3, 'D' = 3, 'Next' = 4],
     [4 =\= 3 + 3, 4 =\= 3 - 3, 4 is 3 + 1, safe([2], 3, 4)]).
step(4 =\= 3 + 3, builtin, [], []).
step(4 =\= 3 - 3, builtin, [], []).
step(safe([2], 3, 4),
     rule(5),
     ['Other' = 2, 'Others' = [], 'Row' = 3, 'D' = 4, 'Next' = 5],
     [2 =\= 3 + 4, 2 =\= 3 - 4, 5 is 4 + 1, safe([], 3, 5)]).
step(2 =\= 3 + 4, builtin, [], []).
step(2 =\= 3 - 4, builtin, [], []).
step(5 is 4 + 1, builtin, [], []).
step(safe([], 3, 5), fact(4), [], []).
step(place([5], [3, 1, 6, 4, 2], [5, 3, 1, 6, 4, 2]),
     rule(3),
     ['Free' = [5],
      'Placed' = [3, 1, 6, 4, 2],
      'Rows' = [5, 3, 1, 6, 4, 2],
      'Row' = 5,
      'Rest' = []],
     [select(5, [5], []),
      safe([3, 1, 6, 4, 2], 5, 1),
      place([], [5, 3, 1, 6, 4, 2], [5, 3, 1, 6, 4, 2])]).
step(select(5, [5], []), builtin, [], []).
step(safe([3, 1, 6, 4, 2], 5, 1),
     rule(5),
     ['Other' = 3, 'Others' = [1, 6, 4, 2], 'Row' = 5, 'D' = 1, 'Next' = 2],
     [3 =\= 5 + 1, 3 =\= 5 - 1, 2 is 1 + 1, safe([1, 6, 4, 2], 5, 2)]).
step(3 =\= 5 + 1, builtin, [], []).
step(3 =\= 5 - 1, builtin, [], []).
step(safe([1, 6, 4, 2], 5, 2),
     rule(5),
     ['Other' = 1, 'Others' = [6, 4, 2], 'Row' = 5, 'D' = 2, 'Next' = 3],
     [1 =\= 5 + 2, 1 =\= 5 - 2, 3 is 2 + 1, safe([6, 4, 2], 5, 3)]).
step(1 =\= 5 + 2, builtin, [], []).
step(1 =\= 5 - 2, builtin, [], []).
step(safe([6, 4, 2], 5, 3),
     rule(5),
     ['Other' = 6, 'Others' = [4, 2], 'Row' = 5, 'D' = 3, 'Next' = 4],
     [6 =\= 5 + 3, 6 =\= 5 - 3, 4 is 3 + 1, safe([4, 2], 5, 4)]).
step(6 =\= 5 + 3, builtin, [], []).
step(6 =\= 5 - 3, builtin, [], []).
step(safe([4, 2], 5, 4),
     rule(5),
     ['Other' = 4, 'Others' = [2], 'Row' = 5, 'D' = 4, 'Next' = 5],
     [4 =\= 5 + 4, 4 =\= 5 - 4, 5 is 4 + 1, safe([2], 5, 5)]).
step(4 =\= 5 + 4, builtin, [], []).
step(4 =\= 5 - 4, builtin, [], []).
step(safe([2], 5, 5),
     rule(5),
     ['Other' = 2, 'Others' = [], 'Row' = 5, 'D' = 5, 'Next' = 6],
     [2 =\= 5 + 5, 2 =\= 5 - 5, 6 is 5 + 1, safe([], 5, 6)]).
step(2 =\= 5 + 5, builtin, [], []).
step(2 =\= 5 - 5, builtin, [], []).
step(6 is 5 + 1, builtin, [], []).
step(safe([], 5, 6), fact(4), [], []).
step(place([], [5, 3, 1, 6, 4, 2], [5, 3, 1, 6, 4, 2]),
     fact(2),
     ['Placed' = [5, 3, 1, 6, 4, 2]],
     []).
step(queens(6, [4, 1, 5, 2, 6, 3]),
     rule(1),
     ['N' = 6, 'Rows' = [4, 1, 5, 2, 6, 3], 'Free' = [1, 2, 3, 4, 5, 6]],
     [numlist(1, 6, [1, 2, 3, 4, 5, 6]), place([1, 2, 3, 4, 5, 6], [], [4, 1, 5, 2, 6, 3])]).
step(place([1, 2, 3, 4, 5, 6], [], [4, 1, 5, 2, 6, 3]),
     rule(3),
     ['Free' = [1, 2, 3, 4, 5, 6],
      'Placed' = [],
      'Rows' = [4, 1, 5, 2, 6, 3],
      'Row' = 3,
      'Rest' = [1, 2, 4, 5, 6]],
     [select(3, [1, 2, 3, 4, 5, 6], [1, 2, 4, 5, 6]),
      safe([], 3, 1),
      place([1, 2, 4, 5, 6], [3], [4, 1, 5, 2, 6, 3])]).
step(select(3, [1, 2, 3, 4, 5, 6], [1, 2, 4, 5, 6]), builtin, [], []).
step(safe([], 3, 1), fact(4), [], []).
step(place([1, 2, 4, 5, 6], [3], [4, 1, 5, 2, 6, 3]),
     rule(3),
     ['Free' = [1, 2, 4, 5, 6],
      'Placed' = [3],
      'Rows' = [4, 1, 5, 2, 6, 3],
      'Row' = 6,
      'Rest' = [1, 2, 4, 5]],
     [select(6, [1, 2, 4, 5, 6], [1, 2, 4, 5]),
      safe([3], 6, 1),
      place([1, 2, 4, 5], [6, 3], [4, 1, 5, 2, 6, 3])]).
step(select(6, [1, 2, 4, 5, 6], [1, 2, 4, 5]), builtin, [], []).
step(safe([3], 6, 1),
     rule(5),
     ['Other' = 3, 'Others' = [], 'Row' = 6, 'D' = 1, 'Next' = 2],
     [3 =\= 6 + 1, 3 =\= 6 - 1, 2 is 1 + 1, safe([], 6, 2)]).
step(3 =\= 6 + 1, builtin, [], []).
step(3 =\= 6 - 1, builtin, [], []).
step(safe([], 6, 2), fact(4), [], []).
step(place([1, 2, 4, 5], [6, 3], [4, 1, 5, 2, 6, 3]),
     rule(3),
     ['Free' = [1, 2, 4, 5],
      'Placed' = [6, 3],
      'Rows' = [4, 1, 5, 2, 6, 3],
      'Row' = 2,
      'Rest' = [1, 4, 5]],
     [select(2, [1, 2, 4, 5], [1, 4, 5]),
      safe([6, 3], 2, 1),
      place([1, 4, 5], [2, 6, 3], [4, 1, 5, 2, 6, 3])]).
step(select(2, [1, 2, 4, 5], [1, 4, 5]), builtin, [], []).
step(safe([6, 3], 2, 1),
     rule(5),
     ['Other' = 6, 'Others' = [3], 'Row' = 2, 'D' = 1, 'Next' = 2],
     [6 =\= 2 + 1, 6 =\= 2 - 1, 2 is 1 + 1, safe([3], 2, 2)]).
step(6 =\= 2 + 1, builtin, [], []).
step(6 =\= 2 - 1, builtin, [], []).
step(safe([3], 2, 2),
     rule(5),
     ['Other' = 3, 'Others' = [], 'Row' = 2, 'D' = 2, 'Next' = 3],
     [3 =\= 2 + 2, 3 =\= 2 - 2, 3 is 2 + 1, safe([], 2, 3)]).
step(3 =\= 2 + 2, builtin, [], []).
step(3 =\= 2 - 2, builtin, [], []).
step(safe([], 2, 3), fact(4), [], []).
step(place([1, 4, 5], [2, 6, 3], [4, 1, 5, 2, 6, 3]),
     rule(3),
     ['Free' = [1, 4, 5],
      'Placed' = [2, 6, 3],
      'Rows' = [4, 1, 5, 2, 6, 3],
      'Row' = 5,
      'Rest' = [1, 4]],
     [select(5, [1, 4, 5], [1, 4]),
      safe([2, 6, 3], 5, 1),
      place([1, 4], [5, 2, 6, 3], [4, 1, 5, 2, 6, 3])]).
step(select(5, [1, 4, 5], [1, 4]), builtin, [], []).
step(safe([2, 6, 3], 5, 1),
     rule(5),
     ['Other' = 2, 'Others' = [6, 3], 'Row' = 5, 'D' = 1, 'Next' = 2],
     [2 =\= 5 + 1, 2 =\= 5 - 1, 2 is 1 + 1, safe([6, 3], 5, 2)]).
step(2 =\= 5 + 1, builtin, [], []).
step(2 =\= 5 - 1, builtin, [], []).
step(safe([6, 3], 5, 2),
     rule(5),
     ['Other' = 6, 'Others' = [3], 'Row' = 5, 'D' = 2, 'Next' = 3],
     [6 =\= 5 + 2, 6 =\= 5 - 2, 3 is 2 + 1, safe([3], 5, 3)]).
step(6 =\= 5 + 2, builtin, [], []).
step(6 =\= 5 - 2, builtin, [], []).
step(safe([3], 5, 3),
     rule(5),
     ['Other' = 3, 'Others' = [], 'Row' = 5, 'D' = 3, 'Next' = 4],
     [3 =\= 5 + 3, 3 =\= 5 - 3, 4 is 3 + 1, safe([], 5, 4)]).
step(3 =\= 5 + 3, builtin, [], []).
step(3 =\= 5 - 3, builtin, [], []).
step(safe([], 5, 4), fact(4), [], []).
step(place([1, 4], [5, 2, 6, 3], [4, 1, 5, 2, 6, 3]),
     rule(3),
     ['Free' = [1, 4],
      'Placed' = [5, 2, 6, 3],
      'Rows' = [4, 1, 5, 2, 6, 3],
      'Row' = 1,
      'Rest' = [4]],
     [select(1, [1, 4], [4]),
      safe([5, 2, 6, 3], 1, 1),
      place([4], [1, 5, 2, 6, 3], [4, 1, 5, 2, 6, 3])]).
step(select(1, [1, 4], [4]), builtin, [], []).
step(safe([5, 2, 6, 3], 1, 1),
     rule(5),
     ['Other' = 5, 'Others' = [2, 6, 3], 'Row' = 1, 'D' = 1, 'Next' = 2],
     [5 =\= 1 + 1, 5 =\= 1 - 1, 2 is 1 + 1, safe([2, 6, 3], 1, 2)]).
step(5 =\= 1 + 1, builtin, [], []).
step(5 =\= 1 - 1, builtin, [], []).
step(safe([2, 6, 3], 1, 2),
     rule(5),
     ['Other' = 2, 'Others' = [6, 3], 'Row' = 1, 'D' = 2, 'Next' = 3],
     [2 =\= 1 + 2, 2 =\= 1 - 2, 3 is 2 + 1, safe([6, 3], 1, 3)]).
step(2 =\= 1 + 2, builtin, [], []).
step(2 =\= 1 - 2, builtin, [], []).
step(safe([6, 3], 1, 3),
     rule(5),
     ['Other' = 6, 'Others' = [3], 'Row' = 1, 'D' = 3, 'Next' = 4],
     [6 =\= 1 + 3, 6 =\= 1 - 3, 4 is 3 + 1, safe([3], 1, 4)]).
step(6 =\= 1 + 3, builtin, [], []).
step(6 =\= 1 - 3, builtin, [], []).
step(safe([3], 1, 4),
     rule(5),
     ['Other' = 3, 'Others' = [], 'Row' = 1, 'D' = 4, 'Next' = 5],
     [3 =\= 1 + 4, 3 =\= 1 - 4, 5 is 4 + 1, safe([], 1, 5)]).
step(3 =\= 1 + 4, builtin, [], []).
step(3 =\= 1 - 4, builtin, [], []).
step(safe([], 1, 5), fact(4), [], []).
step(place([4], [1, 5, 2, 6, 3], [4, 1, 5, 2, 6, 3]),
     rule(3),
     ['Free' = [4],
      'Placed' = [1, 5, 2, 6, 3],
      'Rows' = [4, 1, 5, 2, 6, 3],
      'Row' = 4,
      'Rest' = []],
     [select(4, [4], []),
      safe([1, 5, 2, 6, 3], 4, 1),
      place([], [4, 1, 5, 2, 6, 3], [4, 1, 5, 2, 6, 3])]).
step(select(4, [4], []), builtin, [], []).
step(safe([1, 5, 2, 6, 3], 4, 1),
     rule(5),
     ['Other' = 1, 'Others' = [5, 2, 6, 3], 'Row' = 4, 'D' = 1, 'Next' = 2],
     [1 =\= 4 + 1, 1 =\= 4 - 1, 2 is 1 + 1, safe([5, 2, 6, 3], 4, 2)]).
step(1 =\= 4 + 1, builtin, [], []).
step(1 =\= 4 - 1, builtin, [], []).
step(safe([5, 2, 6, 3], 4, 2),
     rule(5),
     ['Other' = 5, 'Others' = [2, 6, 3], 'Row' = 4, 'D' = 2, 'Next' = 3],
     [5 =\= 4 + 2, 5 =\= 4 - 2, 3 is 2 + 1, safe([2, 6, 3], 4, 3)]).
step(5 =\= 4 + 2, builtin, [], []).
step(5 =\= 4 - 2, builtin, [], []).
step(safe([2, 6, 3], 4, 3),
     rule(5),
     ['Other' = 2, 'Others' = [6, 3], 'Row' = 4, 'D' = 3, 'Next' = 4],
     [2 =\= 4 + 3, 2 =\= 4 - 3, 4 is 3 + 1, safe([6, 3], 4, 4)]).
step(2 =\= 4 + 3, builtin, [], []).
step(2 =\= 4 - 3, builtin, [], []).
step(safe([6, 3], 4, 4),
     rule(5),
     ['Other' = 6, 'Others' = [3], 'Row' = 4, 'D' = 4, 'Next' = 5],
     [6 =\= 4 + 4, 6 =\= 4 - 4, 5 is 4 + 1, safe([3], 4, 5)]).
step(6 =\= 4 + 4, builtin, [], []).
step(6 =\= 4 - 4, builtin, [], []).
step(safe([3], 4, 5),
     rule(5),
     ['Other' = 3, 'Others' = [], 'Row' = 4, 'D' = 5, 'Next' = 6],
     [3 =\= 4 + 5, 3 =\= 4 - 5, 6 is 5 + 1, safe([], 4, 6)]).
step(3 =\= 4 + 5, builtin, [], []).
step(3 =\= 4 - 5, builtin, [], []).
step(safe([], 4, 6), fact(4), [], []).
step(place([], [4, 1, 5, 2, 6, 3], [4, 1, 5, 2, 6, 3]),
     fact(2),
     ['Placed' = [4, 1, 5, 2, 6, 3]],
     []).
step(queens(6, [3, 6, 2, 5, 1, 4]),
     rule(1),
     ['N' = 6, 'Rows' = [3, 6, 2, 5, 1, 4], 'Free' = [1, 2, 3, 4, 5, 6]],
     [numlist(1, 6, [1, 2, 3, 4, 5, 6]), place([1, 2, 3, 4, 5, 6], [], [3, 6, 2, 5, 1, 4])]).
step(place([1, 2, 3, 4, 5, 6], [], [3, 6, 2, 5, 1, 4]),
     rule(3),
     ['Free' = [1, 2, 3, 4, 5, 6],
      'Placed' = [],
      'Rows' = [3, 6, 2, 5, 1, 4],
      'Row' = 4,
      'Rest' = [1, 2, 3, 5, 6]],
     [select(4, [1, 2, 3, 4, 5, 6], [1, 2, 3, 5, 6]),
      safe([], 4, 1),
      place([1, 2, 3, 5, 6], [4], [3, 6, 2, 5, 1, 4])]).
step(select(4, [1, 2, 3, 4, 5, 6], [1, 2, 3, 5, 6]), builtin, [], []).
step(safe([], 4, 1), fact(4), [], []).
step(place([1, 2, 3, 5, 6], [4], [3, 6, 2, 5, 1, 4]),
     rule(3),
     ['Free' = [1, 2, 3, 5, 6],
      'Placed' = [4],
      'Rows' = [3, 6, 2, 5, 1, 4],
      'Row' = 1,
      'Rest' = [2, 3, 5, 6]],
     [select(1, [1, 2, 3, 5, 6], [2, 3, 5, 6]),
      safe([4], 1, 1),
      place([2, 3, 5, 6], [1, 4], [3, 6, 2, 5, 1, 4])]).
step(select(1, [1, 2, 3, 5, 6], [2, 3, 5, 6]), builtin, [], []).
step(safe([4], 1, 1),
     rule(5),
     ['Other' = 4, 'Others' = [], 'Row' = 1, 'D' = 1, 'Next' = 2],
     [4 =\= 1 + 1, 4 =\= 1 - 1, 2 is 1 + 1, safe([], 1, 2)]).
step(4 =\= 1 + 1, builtin, [], []).
step(4 =\= 1 - 1, builtin, [], []).
step(safe([], 1, 2), fact(4), [], []).
step(place([2, 3, 5, 6], [1, 4], [3, 6, 2, 5, 1, 4]),
     rule(3),
     ['Free' = [2, 3, 5, 6],
      'Placed' = [1, 4],
      'Rows' = [3, 6, 2, 5, 1, 4],
      'Row' = 5,
      'Rest' = [2, 3, 6]],
     [select(5, [2, 3, 5, 6], [2, 3, 6]),
      safe([1, 4], 5, 1),
      place([2, 3, 6], [5, 1, 4], [3, 6, 2, 5, 1, 4])]).
step(select(5, [2, 3, 5, 6], [2, 3, 6]), builtin, [], []).
step(safe([1, 4], 5, 1),
     rule(5),
     ['Other' = 1, 'Others' = [4], 'Row' = 5, 'D' = 1, 'Next' = 2],
     [1 =\= 5 + 1, 1 =\= 5 - 1, 2 is 1 + 1, safe([4], 5, 2)]).
step(1 =\= 5 + 1, builtin, [], []).
step(1 =\= 5 - 1, builtin, [], []).
step(safe([4], 5, 2),
     rule(5),
     ['Other' = 4, 'Others' = [], 'Row' = 5, 'D' = 2, 'Next' = 3],
     [4 =\= 5 + 2, 4 =\= 5 - 2, 3 is 2 + 1, safe([], 5, 3)]).
step(4 =\= 5 + 2, builtin, [], []).
step(4 =\= 5 - 2, builtin, [], []).
step(safe([], 5, 3), fact(4), [], []).
step(place([2, 3, 6], [5, 1, 4], [3, 6, 2, 5, 1, 4]),
     rule(3),
     ['Free' = [2, 3, 6],
      'Placed' = [5, 1, 4],
      'Rows' = [3, 6, 2, 5, 1, 4],
      'Row' = 2,
      'Rest' = [3, 6]],
     [select(2, [2, 3, 6], [3, 6]),
      safe([5, 1, 4], 2, 1),
      place([3, 6], [2, 5, 1, 4], [3, 6, 2, 5, 1, 4])]).
step(select(2, [2, 3, 6], [3, 6]), builtin, [], []).
step(safe([5, 1, 4], 2, 1),
     rule(5),
     ['Other' = 5, 'Others' = [1, 4], 'Row' = 2, 'D' = 1, 'Next' = 2],
     [5 =\= 2 + 1, 5 =\= 2 - 1, 2 is 1 + 1, safe([1, 4], 2, 2)]).
step(5 =\= 2 + 1, builtin, [], []).
step(5 =\= 2 - 1, builtin, [], []).
step(safe([1, 4], 2, 2),
     rule(5),
     ['Other' = 1, 'Others' = [4], 'Row' = 2, 'D' = 2, 'Next' = 3],
     [1 =\= 2 + 2, 1 =\= 2 - 2, 3 is 2 + 1, safe([4], 2, 3)]).
step(1 =\= 2 + 2, builtin, [], []).
step(1 =\= 2 - 2, builtin, [], []).
step(safe([4], 2, 3),
     rule(5),
     ['Other' = 4, 'Others' = [], 'Row' = 2, 'D' = 3, 'Next' = 4],
     [4 =\= 2 + 3, 4 =\= 2 - 3, 4 is 3 + 1, safe([], 2, 4)]).
step(4 =\= 2 + 3, builtin, [], []).
step(4 =\= 2 - 3, builtin, [], []).
step(safe([], 2, 4), fact(4), [], []).
step(place([3, 6], [2, 5, 1, 4], [3, 6, 2, 5, 1, 4]),
     rule(3),
     ['Free' = [3, 6],
      'Placed' = [2, 5, 1, 4],
      'Rows' = [3, 6, 2, 5, 1, 4],
      'Row' = 6,
      'Rest' = [3]],
     [select(6, [3, 6], [3]),
      safe([2, 5, 1, 4], 6, 1),
      place([3], [6, 2, 5, 1, 4], [3, 6, 2, 5, 1, 4])]).
step(select(6, [3, 6], [3]), builtin, [], []).
step(safe([2, 5, 1, 4], 6, 1),
     rule(5),
     ['Other' = 2, 'Others' = [5, 1, 4], 'Row' = 6, 'D' = 1, 'Next' = 2],
     [2 =\= 6 + 1, 2 =\= 6 - 1, 2 is 1 + 1, safe([5, 1, 4], 6, 2)]).
step(2 =\= 6 + 1, builtin, [], []).
step(2 =\= 6 - 1, builtin, [], []).
step(safe([5, 1, 4], 6, 2),
     rule(5),
     ['Other' = 5, 'Others' = [1, 4], 'Row' = 6, 'D' = 2, 'Next' = 3],
     [5 =\= 6 + 2, 5 =\= 6 - 2, 3 is 2 + 1, safe([1, 4], 6, 3)]).
step(5 =\= 6 + 2, builtin, [], []).
step(5 =\= 6 - 2, builtin, [], []).
step(safe([1, 4], 6, 3),
     rule(5),
     ['Other' = 1, 'Others' = [4], 'Row' = 6, 'D' = 3, 'Next' = 4],
     [1 =\= 6 + 3, 1 =\= 6 - 3, 4 is 3 + 1, safe([4], 6, 4)]).
step(1 =\= 6 + 3, builtin, [], []).
step(1 =\= 6 - 3, builtin, [], []).
step(safe([4], 6, 4),
     rule(5),
     ['Other' = 4, 'Others' = [], 'Row' = 6, 'D' = 4, 'Next' = 5],
     [4 =\= 6 + 4, 4 =\= 6 - 4, 5 is 4 + 1, safe([], 6, 5)]).
step(4 =\= 6 + 4, builtin, [], []).
step(4 =\= 6 - 4, builtin, [], []).
step(safe([], 6, 5), fact(4), [], []).
step(place([3], [6, 2, 5, 1, 4], [3, 6, 2, 5, 1, 4]),
     rule(3),
     ['Free' = [3],
      'Placed' = [6, 2, 5, 1, 4],
      'Rows' = [3, 6, 2, 5, 1, 4],
      'Row' = 3,
      'Rest' = []],
     [select(3, [3], []),
      safe([6, 2, 5, 1, 4], 3, 1),
      place([], [3, 6, 2, 5, 1, 4], [3, 6, 2, 5, 1, 4])]).
step(select(3, [3], []), builtin, [], []).
step(safe([6, 2, 5, 1, 4], 3, 1),
     rule(5),
     ['Other' = 6, 'Others' = [2, 5, 1, 4], 'Row' = 3, 'D' = 1, 'Next' = 2],
     [6 =\= 3 + 1, 6 =\= 3 - 1, 2 is 1 + 1, safe([2, 5, 1, 4], 3, 2)]).
step(6 =\= 3 + 1, builtin, [], []).
step(6 =\= 3 - 1, builtin, [], []).
step(safe([2, 5, 1, 4], 3, 2),
     rule(5),
     ['Other' = 2, 'Others' = [5, 1, 4], 'Row' = 3, 'D' = 2, 'Next' = 3],
     [2 =\= 3 + 2, 2 =\= 3 - 2, 3 is 2 + 1, safe([5, 1, 4], 3, 3)]).
step(2 =\= 3 + 2, builtin, [], []).
step(2 =\= 3 - 2, builtin, [], []).
step(safe([5, 1, 4], 3, 3),
     rule(5),
     ['Other' = 5, 'Others' = [1, 4], 'Row' = 3, 'D' = 3, 'Next' = 4],
     [5 =\= 3 + 3, 5 =\= 3 - 3, 4 is 3 + 1, safe([1, 4], 3, 4)]).
step(5 =\= 3 + 3, builtin, [], []).
step(5 =\= 3 - 3, builtin, [], []).
step(safe([1, 4], 3, 4),
     rule(5),
     ['Other' = 1, 'Others' = [4], 'Row' = 3, 'D' = 4, 'Next' = 5],
     [1 =\= 3 + 4, 1 =\= 3 - 4, 5 is 4 + 1, safe([4], 3, 5)]).
step(1 =\= 3 + 4, builtin, [], []).
step(1 =\= 3 - 4, builtin, [], []).
step(safe([4], 3, 5),
     rule(5),
     ['Other' = 4, 'Others' = [], 'Row' = 3, 'D' = 5, 'Next' = 6],
     [4 =\= 3 + 5, 4 =\= 3 - 5, 6 is 5 + 1, safe([], 3, 6)]).
step(4 =\= 3 + 5, builtin, [], []).
step(4 =\= 3 - 5, builtin, [], []).
step(safe([], 3, 6), fact(4), [], []).
step(place([], [3, 6, 2, 5, 1, 4], [3, 6, 2, 5, 1, 4]),
     fact(2),
     ['Placed' = [3, 6, 2, 5, 1, 4]],
     []).
step(queens(6, [2, 4, 6, 1, 3, 5]),
     rule(1),
     ['N' = 6, 'Rows' = [2, 4, 6, 1, 3, 5], 'Free' = [1, 2, 3, 4, 5, 6]],
     [numlist(1, 6, [1, 2, 3, 4, 5, 6]), place([1, 2, 3, 4, 5, 6], [], [2, 4, 6, 1, 3, 5])]).
step(place([1, 2, 3, 4, 5, 6], [], [2, 4, 6, 1, 3, 5]),
     rule(3),
     ['Free' = [1, 2, 3, 4, 5, 6],
      'Placed' = [],
      'Rows' = [2, 4, 6, 1, 3, 5],
      'Row' = 5,
      'Rest' = [1, 2, 3, 4, 6]],
     [select(5, [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 6]),
      safe([], 5, 1),
      place([1, 2, 3, 4, 6], [5], [2, 4, 6, 1, 3, 5])]).
step(select(5, [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 6]), builtin, [], []).
step(safe([], 5, 1), fact(4), [], []).
step(place([1, 2, 3, 4, 6], [5], [2, 4, 6, 1, 3, 5]),
     rule(3),
     ['Free' = [1, 2, 3, 4, 6],
      'Placed' = [5],
      'Rows' = [2, 4, 6, 1, 3, 5],
      'Row' = 3,
      'Rest' = [1, 2, 4, 6]],
     [select(3, [1, 2, 3, 4, 6], [1, 2, 4, 6]),
      safe([5], 3, 1),
      place([1, 2, 4, 6], [3, 5], [2, 4, 6, 1, 3, 5])]).
step(select(3, [1, 2, 3, 4, 6], [1, 2, 4, 6]), builtin, [], []).
step(safe([5], 3, 1),
     rule(5),
     ['Other' = 5, 'Others' = [], 'Row' = 3, 'D' = 1, 'Next' = 2],
     [5 =\= 3 + 1, 5 =\= 3 - 1, 2 is 1 + 1, safe([], 3, 2)]).
step(5 =\= 3 + 1, builtin, [], []).
step(5 =\= 3 - 1, builtin, [], []).
step(safe([], 3, 2), fact(4), [], []).
step(place([1, 2, 4, 6], [3, 5], [2, 4, 6, 1, 3, 5]),
     rule(3),
     ['Free' = [1, 2, 4, 6],
      'Placed' = [3, 5],
      'Rows' = [2, 4, 6, 1, 3, 5],
      'Row' = 1,
      'Rest' = [2, 4, 6]],
     [select(1, [1, 2, 4, 6], [2, 4, 6]),
      safe([3, 5], 1, 1),
      place([2, 4, 6], [1, 3, 5], [2, 4, 6, 1, 3, 5])]).
step(select(1, [1, 2, 4, 6], [2, 4, 6]), builtin, [], []).
step(safe([3, 5], 1, 1),
     rule(5),
     ['Other' = 3, 'Others' = [5], 'Row' = 1, 'D' = 1, 'Next' = 2],
     [3 =\= 1 + 1, 3 =\= 1 - 1, 2 is 1 + 1, safe([5], 1, 2)]).
step(3 =\= 1 + 1, builtin, [], []).
step(3 =\= 1 - 1, builtin, [], []).
step(safe([5], 1, 2),
     rule(5),
     ['Other' = 5, 'Others' = [], 'Row' = 1, 'D' = 2, 'Next' = 3],
     [5 =\= 1 + 2, 5 =\= 1 - 2, 3 is 2 + 1, safe([], 1, 3)]).
step(5 =\= 1 + 2, builtin, [], []).
step(5 =\= 1 - 2, builtin, [], []).
step(safe([], 1, 3), fact(4), [], []).
step(place([2, 4, 6], [1, 3, 5], [2, 4, 6, 1, 3, 5]),
     rule(3),
     ['Free' = [2, 4, 6],
      'Placed' = [1, 3, 5],
      'Rows' = [2, 4, 6, 1, 3, 5],
      'Row' = 6,
      'Rest' = [2, 4]],
     [select(6, [2, 4, 6], [2, 4]),
      safe([1, 3, 5], 6, 1),
      place([2, 4], [6, 1, 3, 5], [2, 4, 6, 1, 3, 5])]).
step(select(6, [2, 4, 6], [2, 4]), builtin, [], []).
step(safe([1, 3, 5], 6, 1),
     rule(5),
     ['Other' = 1, 'Others' = [3, 5], 'Row' = 6, 'D' = 1, 'Next' = 2],
     [1 =\= 6 + 1, 1 =\= 6 - 1, 2 is 1 + 1, safe([3, 5], 6, 2)]).
step(1 =\= 6 + 1, builtin, [], []).
step(1 =\= 6 - 1, builtin, [], []).
step(safe([3, 5], 6, 2),
     rule(5),
     ['Other' = 3, 'Others' = [5], 'Row' = 6, 'D' = 2, 'Next' = 3],
     [3 =\= 6 + 2, 3 =\= 6 - 2, 3 is 2 + 1, safe([5], 6, 3)]).
step(3 =\= 6 + 2, builtin, [], []).
step(3 =\= 6 - 2, builtin, [], []).
step(safe([5], 6, 3),
     rule(5),
     ['Other' = 5, 'Others' = [], 'Row' = 6, 'D' = 3, 'Next' = 4],
     [5 =\= 6 + 3, 5 =\= 6 - 3, 4 is 3 + 1, safe([], 6, 4)]).
step(5 =\= 6 + 3, builtin, [], []).
step(5 =\= 6 - 3, builtin, [], []).
step(safe([], 6, 4), fact(4), [], []).
step(place([2, 4], [6, 1, 3, 5], [2, 4, 6, 1, 3, 5]),
     rule(3),
     ['Free' = [2, 4],
      'Placed' = [6, 1, 3, 5],
      'Rows' = [2, 4, 6, 1, 3, 5],
      'Row' = 4,
      'Rest' = [2]],
     [select(4, [2, 4], [2]),
      safe([6, 1, 3, 5], 4, 1),
      place([2], [4, 6, 1, 3, 5], [2, 4, 6, 1, 3, 5])]).
step(select(4, [2, 4], [2]), builtin, [], []).
step(safe([6, 1, 3, 5], 4, 1),
     rule(5),
     ['Other' = 6, 'Others' = [1, 3, 5], 'Row' = 4, 'D' = 1, 'Next' = 2],
     [6 =\= 4 + 1, 6 =\= 4 - 1, 2 is 1 + 1, safe([1, 3, 5], 4, 2)]).
step(6 =\= 4 + 1, builtin, [], []).
step(6 =\= 4 - 1, builtin, [], []).
step(safe([1, 3, 5], 4, 2),
     rule(5),
     ['Other' = 1, 'Others' = [3, 5], 'Row' = 4, 'D' = 2, 'Next' = 3],
     [1 =\= 4 + 2, 1 =\= 4 - 2, 3 is 2 + 1, safe([3, 5], 4, 3)]).
step(1 =\= 4 + 2, builtin, [], []).
step(1 =\= 4 - 2, builtin, [], []).
step(safe([3, 5], 4, 3),
     rule(5),
     ['Other' = 3, 'Others' = [5], 'Row' = 4, 'D' = 3, 'Next' = 4],
     [3 =\= 4 + 3, 3 =\= 4 - 3, 4 is 3 + 1, safe([5], 4, 4)]).
step(3 =\= 4 + 3, builtin, [], []).
step(3 =\= 4 - 3, builtin, [], []).
step(safe([5], 4, 4),
     rule(5),
     ['Other' = 5, 'Others' = [], 'Row' = 4, 'D' = 4, 'Next' = 5],
     [5 =\= 4 + 4, 5 =\= 4 - 4, 5 is 4 + 1, safe([], 4, 5)]).
step(5 =\= 4 + 4, builtin, [], []).
step(5 =\= 4 - 4, builtin, [], []).
step(safe([], 4, 5), fact(4), [], []).
step(place([2], [4, 6, 1, 3, 5], [2, 4, 6, 1, 3, 5]),
     rule(3),
     ['Free' = [2],
      'Placed' = [4, 6, 1, 3, 5],
      'Rows' = [2, 4, 6, 1, 3, 5],
      'Row' = 2,
      'Rest' = []],
     [select(2, [2], []),
      safe([4, 6, 1, 3, 5], 2, 1),
      place([], [2, 4, 6, 1, 3, 5], [2, 4, 6, 1, 3, 5])]).
step(select(2, [2], []), builtin, [], []).
step(safe([4, 6, 1, 3, 5], 2, 1),
     rule(5),
     ['Other' = 4, 'Others' = [6, 1, 3, 5], 'Row' = 2, 'D' = 1, 'Next' = 2],
     [4 =\= 2 + 1, 4 =\= 2 - 1, 2 is 1 + 1, safe([6, 1, 3, 5], 2, 2)]).
step(4 =\= 2 + 1, builtin, [], []).
step(4 =\= 2 - 1, builtin, [], []).
step(safe([6, 1, 3, 5], 2, 2),
     rule(5),
     ['Other' = 6, 'Others' = [1, 3, 5], 'Row' = 2, 'D' = 2, 'Next' = 3],
     [6 =\= 2 + 2, 6 =\= 2 - 2, 3 is 2 + 1, safe([1, 3, 5], 2, 3)]).
step(6 =\= 2 + 2, builtin, [], []).
step(6 =\= 2 - 2, builtin, [], []).
step(safe([1, 3, 5], 2, 3),
     rule(5),
     ['Other' = 1, 'Others' = [3, 5], 'Row' = 2, 'D' = 3, 'Next' = 4],
     [1 =\= 2 + 3, 1 =\= 2 - 3, 4 is 3 + 1, safe([3, 5], 2, 4)]).
step(1 =\= 2 + 3, builtin, [], []).
step(1 =\= 2 - 3, builtin, [], []).
step(safe([3, 5], 2, 4),
     rule(5),
     ['Other' = 3, 'Others' = [5], 'Row' = 2, 'D' = 4, 'Next' = 5],
     [3 =\= 2 + 4, 3 =\= 2 - 4, 5 is 4 + 1, safe([5], 2, 5)]).
step(3 =\= 2 + 4, builtin, [], []).
step(3 =\= 2 - 4, builtin, [], []).
step(safe([5], 2, 5),
     rule(5),
     ['Other' = 5, 'Others' = [], 'Row' = 2, 'D' = 5, 'Next' = 6],
     [5 =\= 2 + 5, 5 =\= 2 - 5, 6 is 5 + 1, safe([], 2, 6)]).
step(5 =\= 2 + 5, builtin, [], []).
step(5 =\= 2 - 5, builtin, [], []).
step(safe([], 2, 6), fact(4), [], []).
step(place([], [2, 4, 6, 1, 3, 5], [2, 4, 6, 1, 3, 5]),
     fact(2),
     ['Placed' = [2, 4, 6, 1, 3, 5]],
     []).
