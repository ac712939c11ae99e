slow_sort([3, 1, 2], [1, 2, 3]).
insertion_sort([3, 1, 4, 1, 5], [1, 1, 3, 4, 5]).
quick_sort([3, 1, 4, 1, 5], [1, 1, 3, 4, 5]).

clause(1,
       slow_sort(var('List'), var('Sorted')),
       (permutation(var('List'), var('Sorted')), ordered(var('Sorted')))).
clause(3, ordered([anonymous(1)]), true).
clause(4,
       ordered([var('X'), var('Y') | var('Rest')]),
       (var('X') =< var('Y'), ordered([var('Y') | var('Rest')]))).
clause(5, insertion_sort([], []), true).
clause(6,
       insertion_sort([var('X') | var('Xs')], var('Sorted')),
       (insertion_sort(var('Xs'), var('Others')),
        insert(var('X'), var('Others'), var('Sorted')))).
clause(7, insert(var('X'), [], [var('X')]), true).
clause(8,
       insert(var('X'), [var('Y') | var('Ys')], [var('X'), var('Y') | var('Ys')]),
       var('X') =< var('Y')).
clause(9,
       insert(var('X'), [var('Y') | var('Ys')], [var('Y') | var('Zs')]),
       (var('X') > var('Y'), insert(var('X'), var('Ys'), var('Zs')))).
clause(10, quick_sort([], []), true).
clause(11,
       quick_sort([var('Pivot') | var('Xs')], var('Sorted')),
       (split(var('Xs'), var('Pivot'), var('Low'), var('High')),
        quick_sort(var('Low'), var('LowSorted')),
        quick_sort(var('High'), var('HighSorted')),
        append(var('LowSorted'), [var('Pivot') | var('HighSorted')], var('Sorted')))).
clause(12, split([], anonymous(1), [], []), true).
clause(13,
       split([var('X') | var('Xs')], var('P'), [var('X') | var('Low')], var('High')),
       (var('X') =< var('P'), split(var('Xs'), var('P'), var('Low'), var('High')))).
clause(14,
       split([var('X') | var('Xs')], var('P'), var('Low'), [var('X') | var('High')]),
       (var('X') > var('P'), split(var('Xs'), var('P'), var('Low'), var('High')))).

step(slow_sort([3, 1, 2], [1, 2, 3]),
     rule(1),
     ['List' = [3, 1, 2], 'Sorted' = [1, 2, 3]],
     [permutation([3, 1, 2], [1, 2, 3]), ordered([1, 2, 3])]).
step(permutation([3, 1, 2], [1, 2, 3]), builtin, [], []).
step(ordered([1, 2, 3]), rule(4), ['X' = 1, 'Y' = 2, 'Rest' = [3]], [1 =< 2, ordered([2, 3])]).
step(1 =< 2, builtin, [], []).
step(ordered([2, 3]), rule(4), ['X' = 2, 'Y' = 3, 'Rest' = []], [2 =< 3, ordered([3])]).
step(2 =< 3, builtin, [], []).
step(ordered([3]), fact(3), [], []).
step(insertion_sort([3, 1, 4, 1, 5], [1, 1, 3, 4, 5]),
     rule(6),
     ['X' = 3, 'Xs' = [1, 4, 1, 5], 'Sorted' = [1, 1, 3, 4, 5], 'Others' = [1, 1, 4, 5]],
     [insertion_sort([1, 4, 1, 5], [1, 1, 4, 5]), insert(3, [1, 1, 4, 5], [1, 1, 3, 4, 5])]).
step(insertion_sort([1, 4, 1, 5], [1, 1, 4, 5]),
     rule(6),
     ['X' = 1, 'Xs' = [4, 1, 5], 'Sorted' = [1, 1, 4, 5], 'Others' = [1, 4, 5]],
     [insertion_sort([4, 1, 5], [1, 4, 5]), insert(1, [1, 4, 5], [1, 1, 4, 5])]).
step(insertion_sort([4, 1, 5], [1, 4, 5]),
     rule(6),
     ['X' = 4, 'Xs' = [1, 5], 'Sorted' = [1, 4, 5], 'Others' = [1, 5]],
     [insertion_sort([1, 5], [1, 5]), insert(4, [1, 5], [1, 4, 5])]).
step(insertion_sort([1, 5], [1, 5]),
     rule(6),
     ['X' = 1, 'Xs' = [5], 'Sorted' = [1, 5], 'Others' = [5]],
     [insertion_sort([5], [5]), insert(1, [5], [1, 5])]).
step(insertion_sort([5], [5]),
     rule(6),
     ['X' = 5, 'Xs' = [], 'Sorted' = [5], 'Others' = []],
     [insertion_sort([], []), insert(5, [], [5])]).
step(insertion_sort([], []), fact(5), [], []).
step(insert(5, [], [5]), fact(7), ['X' = 5], []).
step(insert(1, [5], [1, 5]), rule(8), ['X' = 1, 'Y' = 5, 'Ys' = []], [1 =< 5]).
step(1 =< 5, builtin, [], []).
step(insert(4, [1, 5], [1, 4, 5]),
     rule(9),
     ['X' = 4, 'Y' = 1, 'Ys' = [5], 'Zs' = [4, 5]],
     [4 > 1, insert(4, [5], [4, 5])]).
step(4 > 1, builtin, [], []).
step(insert(4, [5], [4, 5]), rule(8), ['X' = 4, 'Y' = 5, 'Ys' = []], [4 =< 5]).
step(4 =< 5, builtin, [], []).
step(insert(1, [1, 4, 5], [1, 1, 4, 5]), rule(8), ['X' = 1, 'Y' = 1, 'Ys' = [4, 5]], [1 =< 1]).
step(1 =< 1, builtin, [], []).
step(insert(3, [1, 1, 4, 5], [1, 1, 3, 4, 5]),
     rule(9),
     ['X' = 3, 'Y' = 1, 'Ys' = [1, 4, 5], 'Zs' = [1, 3, 4, 5]],
     [3 > 1, insert(3, [1, 4, 5], [1, 3, 4, 5])]).
step(3 > 1, builtin, [], []).
step(insert(3, [1, 4, 5], [1, 3, 4, 5]),
     rule(9),
     ['X' = 3, 'Y' = 1, 'Ys' = [4, 5], 'Zs' = [3, 4, 5]],
     [3 > 1, insert(3, [4, 5], [3, 4, 5])]).
step(insert(3, [4, 5], [3, 4, 5]), rule(8), ['X' = 3, 'Y' = 4, 'Ys' = [5]], [3 =< 4]).
step(3 =< 4, builtin, [], []).
step(quick_sort([3, 1, 4, 1, 5], [1, 1, 3, 4, 5]),
     rule(11),
     ['Pivot' = 3,
      'Xs' = [1, 4, 1, 5],
      'Sorted' = [1, 1, 3, 4, 5],
      'Low' = [1, 1],
      'High' = [4, 5],
      'LowSorted' = [1, 1],
      'HighSorted' = [4, 5]],
     [split([1, 4, 1, 5], 3, [1, 1], [4, 5]),
      quick_sort([1, 1], [1, 1]),
      quick_sort([4, 5], [4, 5]),
      append([1, 1], [3, 4, 5], [1, 1, 3, 4, 5])]).
step(split([1, 4, 1, 5], 3, [1, 1], [4, 5]),
     rule(13),
     ['X' = 1, 'Xs' = [4, 1, 5], 'P' = 3, 'Low' = [1], 'High' = [4, 5]],
     [1 =< 3, split([4, 1, 5], 3, [1], [4, 5])]).
step(1 =< 3, builtin, [], []).
step(split([4, 1, 5], 3, [1], [4, 5]),
     rule(14),
     ['X' = 4, 'Xs' = [1, 5], 'P' = 3, 'Low' = [1], 'High' = [5]],
     [4 > 3, split([1, 5], 3, [1], [5])]).
step(4 > 3, builtin, [], []).
step(split([1, 5], 3, [1], [5]),
     rule(13),
     ['X' = 1, 'Xs' = [5], 'P' = 3, 'Low' = [], 'High' = [5]],
     [1 =< 3, split([5], 3, [], [5])]).
step(split([5], 3, [], [5]),
     rule(14),
     ['X' = 5, 'Xs' = [], 'P' = 3, 'Low' = [], 'High' = []],
     [5 > 3, split([], 3, [], [])]).
step(5 > 3, builtin, [], []).
step(split([], 3, [], []), fact(12), [], []).
step(quick_sort([1, 1], [1, 1]),
     rule(11),
     ['Pivot' = 1,
      'Xs' = [1],
      'Sorted' = [1, 1],
      'Low' = [1],
      'High' = [],
      'LowSorted' = [1],
      'HighSorted' = []],
     [split([1], 1, [1], []),
      quick_sort([1], [1]),
      quick_sort([], []),
      append([1], [1], [1, 1])]).
step(split([1], 1, [1], []),
     rule(13),
     ['X' = 1, 'Xs' = [], 'P' = 1, 'Low' = [], 'High' = []],
     [1 =< 1, split([], 1, [], [])]).
step(split([], 1, [], []), fact(12), [], []).
step(quick_sort([1], [1]),
     rule(11),
     ['Pivot' = 1,
      'Xs' = [],
      'Sorted' = [1],
      'Low' = [],
      'High' = [],
      'LowSorted' = [],
      'HighSorted' = []],
     [split([], 1, [], []), quick_sort([], []), quick_sort([], []), append([], [1], [1])]).
step(quick_sort([], []), fact(10), [], []).
step(append([], [1], [1]), builtin, [], []).
step(append([1], [1], [1, 1]), builtin, [], []).
step(quick_sort([4, 5], [4, 5]),
     rule(11),
     ['Pivot' = 4,
      'Xs' = [5],
      'Sorted' = [4, 5],
      'Low' = [],
      'High' = [5],
      'LowSorted' = [],
      'HighSorted' = [5]],
     [split([5], 4, [], [5]),
      quick_sort([], []),
      quick_sort([5], [5]),
      append([], [4, 5], [4, 5])]).
step(split([5], 4, [], [5]),
     rule(14),
     ['X' = 5, 'Xs' = [], 'P' = 4, 'Low' = [], 'High' = []],
     [5 > 4, split([], 4, [], [])]).
step(5 > 4, builtin, [], []).
step(split([], 4, [], []), fact(12), [], []).
step(quick_sort([5], [5]),
     rule(11),
     ['Pivot' = 5,
      'Xs' = [],
      'Sorted' = [5],
      'Low' = [],
      'High' = [],
      'LowSorted' = [],
      'HighSorted' = []],
     [split([], 5, [], []), quick_sort([], []), quick_sort([], []), append([], [5], [5])]).
step(split([], 5, [], []), fact(12), [], []).
step(append([], [5], [5]), builtin, [], []).
step(append([], [4, 5], [4, 5]), builtin, [], []).
step(append([1, 1], [3, 4, 5], [1, 1, 3, 4, 5]), builtin, [], []).
