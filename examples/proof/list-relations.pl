joined([red, green], [blue], [red, green, blue]).
joined([], [1, 2], [1, 2]).
joined([1], [2], [1, 2]).
joined([1, 2], [], [1, 2]).
final(blue, [red, green, blue]).
adjacent(red, green, [red, green, blue, red, black]).
adjacent(red, black, [red, green, blue, red, black]).
turned([1, 2, 3], [3, 2, 1]).

clause(1, joined([], var('L'), var('L')), true).
clause(2,
       joined([var('X') | var('Xs')], var('L'), [var('X') | var('Ys')]),
       joined(var('Xs'), var('L'), var('Ys'))).
clause(3, final(var('X'), var('List')), joined(anonymous(1), [var('X')], var('List'))).
clause(4,
       adjacent(var('X'), var('Y'), var('List')),
       joined(anonymous(1), [var('X'), var('Y') | anonymous(2)], var('List'))).
clause(5, turned(var('List'), var('Reversed')), turned(var('List'), [], var('Reversed'))).
clause(6, turned([], var('Reversed'), var('Reversed')), true).
clause(7,
       turned([var('X') | var('Xs')], var('Sofar'), var('Reversed')),
       turned(var('Xs'), [var('X') | var('Sofar')], var('Reversed'))).

step(joined([red, green], [blue], [red, green, blue]),
     rule(2),
     ['X' = red, 'Xs' = [green], 'L' = [blue], 'Ys' = [green, blue]],
     [joined([green], [blue], [green, blue])]).
step(joined([green], [blue], [green, blue]),
     rule(2),
     ['X' = green, 'Xs' = [], 'L' = [blue], 'Ys' = [blue]],
     [joined([], [blue], [blue])]).
step(joined([], [blue], [blue]), fact(1), ['L' = [blue]], []).
step(joined([], [1, 2], [1, 2]), fact(1), ['L' = [1, 2]], []).
step(joined([1], [2], [1, 2]),
     rule(2),
     ['X' = 1, 'Xs' = [], 'L' = [2], 'Ys' = [2]],
     [joined([], [2], [2])]).
step(joined([], [2], [2]), fact(1), ['L' = [2]], []).
step(joined([1, 2], [], [1, 2]),
     rule(2),
     ['X' = 1, 'Xs' = [2], 'L' = [], 'Ys' = [2]],
     [joined([2], [], [2])]).
step(joined([2], [], [2]),
     rule(2),
     ['X' = 2, 'Xs' = [], 'L' = [], 'Ys' = []],
     [joined([], [], [])]).
step(joined([], [], []), fact(1), ['L' = []], []).
step(final(blue, [red, green, blue]),
     rule(3),
     ['X' = blue, 'List' = [red, green, blue]],
     [joined([red, green], [blue], [red, green, blue])]).
step(adjacent(red, green, [red, green, blue, red, black]),
     rule(4),
     ['X' = red, 'Y' = green, 'List' = [red, green, blue, red, black]],
     [joined([], [red, green, blue, red, black], [red, green, blue, red, black])]).
step(joined([], [red, green, blue, red, black], [red, green, blue, red, black]),
     fact(1),
     ['L' = [red, green, blue, red, black]],
     []).
step(adjacent(red, black, [red, green, blue, red, black]),
     rule(4),
     ['X' = red, 'Y' = black, 'List' = [red, green, blue, red, black]],
     [joined([red, green, blue], [red, black], [red, green, blue, red, black])]).
step(joined([red, green, blue], [red, black], [red, green, blue, red, black]),
     rule(2),
     ['X' = red, 'Xs' = [green, blue], 'L' = [red, black], 'Ys' = [green, blue, red, black]],
     [joined([green, blue], [red, black], [green, blue, red, black])]).
step(joined([green, blue], [red, black], [green, blue, red, black]),
     rule(2),
     ['X' = green, 'Xs' = [blue], 'L' = [red, black], 'Ys' = [blue, red, black]],
     [joined([blue], [red, black], [blue, red, black])]).
step(joined([blue], [red, black], [blue, red, black]),
     rule(2),
     ['X' = blue, 'Xs' = [], 'L' = [red, black], 'Ys' = [red, black]],
     [joined([], [red, black], [red, black])]).
step(joined([], [red, black], [red, black]), fact(1), ['L' = [red, black]], []).
step(turned([1, 2, 3], [3, 2, 1]),
     rule(5),
     ['List' = [1, 2, 3], 'Reversed' = [3, 2, 1]],
     [turned([1, 2, 3], [], [3, 2, 1])]).
step(turned([1, 2, 3], [], [3, 2, 1]),
     rule(7),
     ['X' = 1, 'Xs' = [2, 3], 'Sofar' = [], 'Reversed' = [3, 2, 1]],
     [turned([2, 3], [1], [3, 2, 1])]).
step(turned([2, 3], [1], [3, 2, 1]),
     rule(7),
     ['X' = 2, 'Xs' = [3], 'Sofar' = [1], 'Reversed' = [3, 2, 1]],
     [turned([3], [2, 1], [3, 2, 1])]).
step(turned([3], [2, 1], [3, 2, 1]),
     rule(7),
     ['X' = 3, 'Xs' = [], 'Sofar' = [2, 1], 'Reversed' = [3, 2, 1]],
     [turned([], [3, 2, 1], [3, 2, 1])]).
step(turned([], [3, 2, 1], [3, 2, 1]), fact(6), ['Reversed' = [3, 2, 1]], []).
