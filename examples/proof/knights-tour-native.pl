answer(25, [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]).

clause(1,
       answer(var('SquareCount'), var('Tour')),
       (board_text('5x5', var('Board')),
        knights_tour(var('Board'), from(p(1, 1)), var('Tour')),
        length(var('Tour'), var('SquareCount')))).
clause(5,
       board_text(var('Text'), rectangle(var('Width'), var('Height'))),
       (atom_chars(var('Text'), var('Chars')),
        append(var('Ws'), [x | var('Hs')], var('Chars')),
        number_chars(var('Width'), var('Ws')),
        number_chars(var('Height'), var('Hs')))).
clause(26, leap(1, 2), true).
clause(27, leap(2, 1), true).
clause(28, leap(2, -1), true).
clause(29, leap(1, -2), true).
clause(30, leap(-1, -2), true).
clause(31, leap(-2, -1), true).
clause(32, leap(-2, 1), true).
clause(33, leap(-1, 2), true).
clause(34, shape(rectangle(anonymous(1), anonymous(2)), plane), true).
clause(39,
       knight_move(plane, p(var('X'), var('Y')), p(var('X1'), var('Y1'))),
       (leap(var('DX'), var('DY')),
        var('Y1') is var('Y') + var('DY'),
        var('X1') is var('X') + var('DX'))).
clause(60,
       tour(var('Board'), var('Task'), var('Tour')),
       (squares(var('Board'), var('Squares')),
        length(var('Squares'), var('Count')),
        length(var('Tour'), var('Count')),
        sort(var('Tour'), var('Squares')),
        shape(var('Board'), var('Shape')),
        path(var('Count'), var('Tour'), var('Shape')),
        ends(var('Task'), var('Tour'), var('Shape')))).
clause(62,
       path(2, [var('P'), var('Q')], var('Shape')),
       knight_move(var('Shape'), var('P'), var('Q'))).
clause(63,
       path(var('Length'), var('Path'), var('Shape')),
       (var('Length') > 2,
        var('Half') is var('Length') // 2,
        length(var('Front'), var('Half')),
        append(var('Front'), [var('Middle') | var('Back')], var('Path')),
        append(var('Front'), [var('Middle')], var('First')),
        var('FirstLength') is var('Half') + 1,
        path(var('FirstLength'), var('First'), var('Shape')),
        var('BackLength') is var('Length') - var('Half'),
        path(var('BackLength'), [var('Middle') | var('Back')], var('Shape')))).
clause(65, ends(from(var('Start')), [var('Start') | anonymous(1)], anonymous(2)), true).
clause(70,
       knights_tour(var('Board'), var('Task'), var('Tour')),
       knights_tour(var('Board'), var('Task'), [], var('Tour'))).
clause(71,
       knights_tour(var('Board'), var('Task'), var('Options'), var('Tour')),
       (propose(warnsdorff(var('Board'), var('Task'), var('Options')), var('Result')),
        var('Result') = found(var('Tour')),
        tour(var('Board'), var('Task'), var('Tour')))).

step(answer(25, [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
     rule(1),
     ['SquareCount' = 25,
      'Tour' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)],
      'Board' = rectangle(5, 5)],
     [board_text('5x5', rectangle(5, 5)),
      knights_tour(rectangle(5, 5), from(p(1, 1)), [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
      length([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], 25)]).
step(board_text('5x5', rectangle(5, 5)),
     rule(5),
     ['Text' = '5x5', 'Width' = 5, 'Height' = 5, 'Chars' = "5x5", 'Ws' = "5", 'Hs' = "5"],
     [atom_chars('5x5', "5x5"),
      append("5", "x5", "5x5"),
      number_chars(5, "5"),
      number_chars(5, "5")]).
step(atom_chars('5x5', "5x5"), builtin, [], []).
step(append("5", "x5", "5x5"), builtin, [], []).
step(number_chars(5, "5"), builtin, [], []).
step(knights_tour(rectangle(5, 5), from(p(1, 1)), [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
     rule(70),
     ['Board' = rectangle(5, 5),
      'Task' = from(p(1, 1)),
      'Tour' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]],
     [knights_tour(rectangle(5, 5), from(p(1, 1)), [], [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)])]).
step(knights_tour(rectangle(5, 5), from(p(1, 1)), [], [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
     rule(71),
     ['Board' = rectangle(5, 5),
      'Task' = from(p(1, 1)),
      'Options' = [],
      'Tour' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)],
      'Result' = found([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)])],
     [propose(warnsdorff(rectangle(5, 5), from(p(1, 1)), []), found([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)])),
      found([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]) = found([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
      tour(rectangle(5, 5), from(p(1, 1)), [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)])]).
step(propose(warnsdorff(rectangle(5, 5), from(p(1, 1)), []), found([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)])),
     builtin,
     [],
     []).
step(found([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]) = found([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
     builtin,
     [],
     []).
step(tour(rectangle(5, 5), from(p(1, 1)), [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
     rule(60),
     ['Board' = rectangle(5, 5),
      'Task' = from(p(1, 1)),
      'Tour' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)],
      'Squares' = [p(1, 1), p(1, 2), p(1, 3), p(1, 4), p(1, 5), p(2, 1), p(2, 2), p(2, 3), p(2, 4), p(2, 5), p(3, 1), p(3, 2), p(3, 3), p(3, 4), p(3, 5), p(4, 1), p(4, 2), p(4, 3), p(4, 4), p(4, 5), p(5, 1), p(5, 2), p(5, 3), p(5, 4), p(5, 5)],
      'Count' = 25,
      'Shape' = plane],
     [squares(rectangle(5, 5), [p(1, 1), p(1, 2), p(1, 3), p(1, 4), p(1, 5), p(2, 1), p(2, 2), p(2, 3), p(2, 4), p(2, 5), p(3, 1), p(3, 2), p(3, 3), p(3, 4), p(3, 5), p(4, 1), p(4, 2), p(4, 3), p(4, 4), p(4, 5), p(5, 1), p(5, 2), p(5, 3), p(5, 4), p(5, 5)]),
      length([p(1, 1), p(1, 2), p(1, 3), p(1, 4), p(1, 5), p(2, 1), p(2, 2), p(2, 3), p(2, 4), p(2, 5), p(3, 1), p(3, 2), p(3, 3), p(3, 4), p(3, 5), p(4, 1), p(4, 2), p(4, 3), p(4, 4), p(4, 5), p(5, 1), p(5, 2), p(5, 3), p(5, 4), p(5, 5)], 25),
      length([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], 25),
      sort([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], [p(1, 1), p(1, 2), p(1, 3), p(1, 4), p(1, 5), p(2, 1), p(2, 2), p(2, 3), p(2, 4), p(2, 5), p(3, 1), p(3, 2), p(3, 3), p(3, 4), p(3, 5), p(4, 1), p(4, 2), p(4, 3), p(4, 4), p(4, 5), p(5, 1), p(5, 2), p(5, 3), p(5, 4), p(5, 5)]),
      shape(rectangle(5, 5), plane),
      path(25, [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], plane),
      ends(from(p(1, 1)), [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], plane)]).
step(squares(rectangle(5, 5), [p(1, 1), p(1, 2), p(1, 3), p(1, 4), p(1, 5), p(2, 1), p(2, 2), p(2, 3), p(2, 4), p(2, 5), p(3, 1), p(3, 2), p(3, 3), p(3, 4), p(3, 5), p(4, 1), p(4, 2), p(4, 3), p(4, 4), p(4, 5), p(5, 1), p(5, 2), p(5, 3), p(5, 4), p(5, 5)]),
     builtin,
     [],
     []).
step(length([p(1, 1), p(1, 2), p(1, 3), p(1, 4), p(1, 5), p(2, 1), p(2, 2), p(2, 3), p(2, 4), p(2, 5), p(3, 1), p(3, 2), p(3, 3), p(3, 4), p(3, 5), p(4, 1), p(4, 2), p(4, 3), p(4, 4), p(4, 5), p(5, 1), p(5, 2), p(5, 3), p(5, 4), p(5, 5)], 25),
     builtin,
     [],
     []).
step(length([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], 25),
     builtin,
     [],
     []).
step(sort([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], [p(1, 1), p(1, 2), p(1, 3), p(1, 4), p(1, 5), p(2, 1), p(2, 2), p(2, 3), p(2, 4), p(2, 5), p(3, 1), p(3, 2), p(3, 3), p(3, 4), p(3, 5), p(4, 1), p(4, 2), p(4, 3), p(4, 4), p(4, 5), p(5, 1), p(5, 2), p(5, 3), p(5, 4), p(5, 5)]),
     builtin,
     [],
     []).
step(shape(rectangle(5, 5), plane), fact(34), [], []).
step(path(25, [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], plane),
     rule(63),
     ['Length' = 25,
      'Path' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)],
      'Shape' = plane,
      'Half' = 12,
      'Front' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5)],
      'Middle' = p(5, 3),
      'Back' = [p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)],
      'First' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)],
      'FirstLength' = 13,
      'BackLength' = 13],
     [25 > 2,
      12 is 25 // 2,
      length([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5)], 12),
      append([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5)], [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
      append([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5)], [p(5, 3)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)]),
      13 is 12 + 1,
      path(13, [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)], plane),
      13 is 25 - 12,
      path(13, [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], plane)]).
step(25 > 2, builtin, [], []).
step(12 is 25 // 2, builtin, [], []).
step(length([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5)], 12),
     builtin,
     [],
     []).
step(append([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5)], [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
     builtin,
     [],
     []).
step(append([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5)], [p(5, 3)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)]),
     builtin,
     [],
     []).
step(13 is 12 + 1, builtin, [], []).
step(path(13, [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)], plane),
     rule(63),
     ['Length' = 13,
      'Path' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)],
      'Shape' = plane,
      'Half' = 6,
      'Front' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4)],
      'Middle' = p(1, 5),
      'Back' = [p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)],
      'First' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5)],
      'FirstLength' = 7,
      'BackLength' = 7],
     [13 > 2,
      6 is 13 // 2,
      length([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4)], 6),
      append([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4)], [p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)]),
      append([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4)], [p(1, 5)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5)]),
      7 is 6 + 1,
      path(7, [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5)], plane),
      7 is 13 - 6,
      path(7, [p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)], plane)]).
step(13 > 2, builtin, [], []).
step(6 is 13 // 2, builtin, [], []).
step(length([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4)], 6), builtin, [], []).
step(append([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4)], [p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)]),
     builtin,
     [],
     []).
step(append([p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4)], [p(1, 5)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5)]),
     builtin,
     [],
     []).
step(7 is 6 + 1, builtin, [], []).
step(path(7, [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5)], plane),
     rule(63),
     ['Length' = 7,
      'Path' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5)],
      'Shape' = plane,
      'Half' = 3,
      'Front' = [p(1, 1), p(3, 2), p(5, 1)],
      'Middle' = p(4, 3),
      'Back' = [p(5, 5), p(3, 4), p(1, 5)],
      'First' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3)],
      'FirstLength' = 4,
      'BackLength' = 4],
     [7 > 2,
      3 is 7 // 2,
      length([p(1, 1), p(3, 2), p(5, 1)], 3),
      append([p(1, 1), p(3, 2), p(5, 1)], [p(4, 3), p(5, 5), p(3, 4), p(1, 5)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5)]),
      append([p(1, 1), p(3, 2), p(5, 1)], [p(4, 3)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3)]),
      4 is 3 + 1,
      path(4, [p(1, 1), p(3, 2), p(5, 1), p(4, 3)], plane),
      4 is 7 - 3,
      path(4, [p(4, 3), p(5, 5), p(3, 4), p(1, 5)], plane)]).
step(7 > 2, builtin, [], []).
step(3 is 7 // 2, builtin, [], []).
step(length([p(1, 1), p(3, 2), p(5, 1)], 3), builtin, [], []).
step(append([p(1, 1), p(3, 2), p(5, 1)], [p(4, 3), p(5, 5), p(3, 4), p(1, 5)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5)]),
     builtin,
     [],
     []).
step(append([p(1, 1), p(3, 2), p(5, 1)], [p(4, 3)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3)]),
     builtin,
     [],
     []).
step(4 is 3 + 1, builtin, [], []).
step(path(4, [p(1, 1), p(3, 2), p(5, 1), p(4, 3)], plane),
     rule(63),
     ['Length' = 4,
      'Path' = [p(1, 1), p(3, 2), p(5, 1), p(4, 3)],
      'Shape' = plane,
      'Half' = 2,
      'Front' = [p(1, 1), p(3, 2)],
      'Middle' = p(5, 1),
      'Back' = [p(4, 3)],
      'First' = [p(1, 1), p(3, 2), p(5, 1)],
      'FirstLength' = 3,
      'BackLength' = 2],
     [4 > 2,
      2 is 4 // 2,
      length([p(1, 1), p(3, 2)], 2),
      append([p(1, 1), p(3, 2)], [p(5, 1), p(4, 3)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3)]),
      append([p(1, 1), p(3, 2)], [p(5, 1)], [p(1, 1), p(3, 2), p(5, 1)]),
      3 is 2 + 1,
      path(3, [p(1, 1), p(3, 2), p(5, 1)], plane),
      2 is 4 - 2,
      path(2, [p(5, 1), p(4, 3)], plane)]).
step(4 > 2, builtin, [], []).
step(2 is 4 // 2, builtin, [], []).
step(length([p(1, 1), p(3, 2)], 2), builtin, [], []).
step(append([p(1, 1), p(3, 2)], [p(5, 1), p(4, 3)], [p(1, 1), p(3, 2), p(5, 1), p(4, 3)]),
     builtin,
     [],
     []).
step(append([p(1, 1), p(3, 2)], [p(5, 1)], [p(1, 1), p(3, 2), p(5, 1)]), builtin, [], []).
step(3 is 2 + 1, builtin, [], []).
step(path(3, [p(1, 1), p(3, 2), p(5, 1)], plane),
     rule(63),
     ['Length' = 3,
      'Path' = [p(1, 1), p(3, 2), p(5, 1)],
      'Shape' = plane,
      'Half' = 1,
      'Front' = [p(1, 1)],
      'Middle' = p(3, 2),
      'Back' = [p(5, 1)],
      'First' = [p(1, 1), p(3, 2)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(1, 1)], 1),
      append([p(1, 1)], [p(3, 2), p(5, 1)], [p(1, 1), p(3, 2), p(5, 1)]),
      append([p(1, 1)], [p(3, 2)], [p(1, 1), p(3, 2)]),
      2 is 1 + 1,
      path(2, [p(1, 1), p(3, 2)], plane),
      2 is 3 - 1,
      path(2, [p(3, 2), p(5, 1)], plane)]).
step(3 > 2, builtin, [], []).
step(1 is 3 // 2, builtin, [], []).
step(length([p(1, 1)], 1), builtin, [], []).
step(append([p(1, 1)], [p(3, 2), p(5, 1)], [p(1, 1), p(3, 2), p(5, 1)]), builtin, [], []).
step(append([p(1, 1)], [p(3, 2)], [p(1, 1), p(3, 2)]), builtin, [], []).
step(2 is 1 + 1, builtin, [], []).
step(path(2, [p(1, 1), p(3, 2)], plane),
     rule(62),
     ['P' = p(1, 1), 'Q' = p(3, 2), 'Shape' = plane],
     [knight_move(plane, p(1, 1), p(3, 2))]).
step(knight_move(plane, p(1, 1), p(3, 2)),
     rule(39),
     ['X' = 1, 'Y' = 1, 'X1' = 3, 'Y1' = 2, 'DX' = 2, 'DY' = 1],
     [leap(2, 1), 2 is 1 + 1, 3 is 1 + 2]).
step(leap(2, 1), fact(27), [], []).
step(3 is 1 + 2, builtin, [], []).
step(2 is 3 - 1, builtin, [], []).
step(path(2, [p(3, 2), p(5, 1)], plane),
     rule(62),
     ['P' = p(3, 2), 'Q' = p(5, 1), 'Shape' = plane],
     [knight_move(plane, p(3, 2), p(5, 1))]).
step(knight_move(plane, p(3, 2), p(5, 1)),
     rule(39),
     ['X' = 3, 'Y' = 2, 'X1' = 5, 'Y1' = 1, 'DX' = 2, 'DY' = -1],
     [leap(2, -1), 1 is 2 + -1, 5 is 3 + 2]).
step(leap(2, -1), fact(28), [], []).
step(1 is 2 + -1, builtin, [], []).
step(5 is 3 + 2, builtin, [], []).
step(2 is 4 - 2, builtin, [], []).
step(path(2, [p(5, 1), p(4, 3)], plane),
     rule(62),
     ['P' = p(5, 1), 'Q' = p(4, 3), 'Shape' = plane],
     [knight_move(plane, p(5, 1), p(4, 3))]).
step(knight_move(plane, p(5, 1), p(4, 3)),
     rule(39),
     ['X' = 5, 'Y' = 1, 'X1' = 4, 'Y1' = 3, 'DX' = -1, 'DY' = 2],
     [leap(-1, 2), 3 is 1 + 2, 4 is 5 + -1]).
step(leap(-1, 2), fact(33), [], []).
step(4 is 5 + -1, builtin, [], []).
step(4 is 7 - 3, builtin, [], []).
step(path(4, [p(4, 3), p(5, 5), p(3, 4), p(1, 5)], plane),
     rule(63),
     ['Length' = 4,
      'Path' = [p(4, 3), p(5, 5), p(3, 4), p(1, 5)],
      'Shape' = plane,
      'Half' = 2,
      'Front' = [p(4, 3), p(5, 5)],
      'Middle' = p(3, 4),
      'Back' = [p(1, 5)],
      'First' = [p(4, 3), p(5, 5), p(3, 4)],
      'FirstLength' = 3,
      'BackLength' = 2],
     [4 > 2,
      2 is 4 // 2,
      length([p(4, 3), p(5, 5)], 2),
      append([p(4, 3), p(5, 5)], [p(3, 4), p(1, 5)], [p(4, 3), p(5, 5), p(3, 4), p(1, 5)]),
      append([p(4, 3), p(5, 5)], [p(3, 4)], [p(4, 3), p(5, 5), p(3, 4)]),
      3 is 2 + 1,
      path(3, [p(4, 3), p(5, 5), p(3, 4)], plane),
      2 is 4 - 2,
      path(2, [p(3, 4), p(1, 5)], plane)]).
step(length([p(4, 3), p(5, 5)], 2), builtin, [], []).
step(append([p(4, 3), p(5, 5)], [p(3, 4), p(1, 5)], [p(4, 3), p(5, 5), p(3, 4), p(1, 5)]),
     builtin,
     [],
     []).
step(append([p(4, 3), p(5, 5)], [p(3, 4)], [p(4, 3), p(5, 5), p(3, 4)]), builtin, [], []).
step(path(3, [p(4, 3), p(5, 5), p(3, 4)], plane),
     rule(63),
     ['Length' = 3,
      'Path' = [p(4, 3), p(5, 5), p(3, 4)],
      'Shape' = plane,
      'Half' = 1,
      'Front' = [p(4, 3)],
      'Middle' = p(5, 5),
      'Back' = [p(3, 4)],
      'First' = [p(4, 3), p(5, 5)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(4, 3)], 1),
      append([p(4, 3)], [p(5, 5), p(3, 4)], [p(4, 3), p(5, 5), p(3, 4)]),
      append([p(4, 3)], [p(5, 5)], [p(4, 3), p(5, 5)]),
      2 is 1 + 1,
      path(2, [p(4, 3), p(5, 5)], plane),
      2 is 3 - 1,
      path(2, [p(5, 5), p(3, 4)], plane)]).
step(length([p(4, 3)], 1), builtin, [], []).
step(append([p(4, 3)], [p(5, 5), p(3, 4)], [p(4, 3), p(5, 5), p(3, 4)]), builtin, [], []).
step(append([p(4, 3)], [p(5, 5)], [p(4, 3), p(5, 5)]), builtin, [], []).
step(path(2, [p(4, 3), p(5, 5)], plane),
     rule(62),
     ['P' = p(4, 3), 'Q' = p(5, 5), 'Shape' = plane],
     [knight_move(plane, p(4, 3), p(5, 5))]).
step(knight_move(plane, p(4, 3), p(5, 5)),
     rule(39),
     ['X' = 4, 'Y' = 3, 'X1' = 5, 'Y1' = 5, 'DX' = 1, 'DY' = 2],
     [leap(1, 2), 5 is 3 + 2, 5 is 4 + 1]).
step(leap(1, 2), fact(26), [], []).
step(5 is 4 + 1, builtin, [], []).
step(path(2, [p(5, 5), p(3, 4)], plane),
     rule(62),
     ['P' = p(5, 5), 'Q' = p(3, 4), 'Shape' = plane],
     [knight_move(plane, p(5, 5), p(3, 4))]).
step(knight_move(plane, p(5, 5), p(3, 4)),
     rule(39),
     ['X' = 5, 'Y' = 5, 'X1' = 3, 'Y1' = 4, 'DX' = -2, 'DY' = -1],
     [leap(-2, -1), 4 is 5 + -1, 3 is 5 + -2]).
step(leap(-2, -1), fact(31), [], []).
step(3 is 5 + -2, builtin, [], []).
step(path(2, [p(3, 4), p(1, 5)], plane),
     rule(62),
     ['P' = p(3, 4), 'Q' = p(1, 5), 'Shape' = plane],
     [knight_move(plane, p(3, 4), p(1, 5))]).
step(knight_move(plane, p(3, 4), p(1, 5)),
     rule(39),
     ['X' = 3, 'Y' = 4, 'X1' = 1, 'Y1' = 5, 'DX' = -2, 'DY' = 1],
     [leap(-2, 1), 5 is 4 + 1, 1 is 3 + -2]).
step(leap(-2, 1), fact(32), [], []).
step(1 is 3 + -2, builtin, [], []).
step(7 is 13 - 6, builtin, [], []).
step(path(7, [p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)], plane),
     rule(63),
     ['Length' = 7,
      'Path' = [p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)],
      'Shape' = plane,
      'Half' = 3,
      'Front' = [p(1, 5), p(2, 3), p(3, 1)],
      'Middle' = p(1, 2),
      'Back' = [p(2, 4), p(4, 5), p(5, 3)],
      'First' = [p(1, 5), p(2, 3), p(3, 1), p(1, 2)],
      'FirstLength' = 4,
      'BackLength' = 4],
     [7 > 2,
      3 is 7 // 2,
      length([p(1, 5), p(2, 3), p(3, 1)], 3),
      append([p(1, 5), p(2, 3), p(3, 1)], [p(1, 2), p(2, 4), p(4, 5), p(5, 3)], [p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)]),
      append([p(1, 5), p(2, 3), p(3, 1)], [p(1, 2)], [p(1, 5), p(2, 3), p(3, 1), p(1, 2)]),
      4 is 3 + 1,
      path(4, [p(1, 5), p(2, 3), p(3, 1), p(1, 2)], plane),
      4 is 7 - 3,
      path(4, [p(1, 2), p(2, 4), p(4, 5), p(5, 3)], plane)]).
step(length([p(1, 5), p(2, 3), p(3, 1)], 3), builtin, [], []).
step(append([p(1, 5), p(2, 3), p(3, 1)], [p(1, 2), p(2, 4), p(4, 5), p(5, 3)], [p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3)]),
     builtin,
     [],
     []).
step(append([p(1, 5), p(2, 3), p(3, 1)], [p(1, 2)], [p(1, 5), p(2, 3), p(3, 1), p(1, 2)]),
     builtin,
     [],
     []).
step(path(4, [p(1, 5), p(2, 3), p(3, 1), p(1, 2)], plane),
     rule(63),
     ['Length' = 4,
      'Path' = [p(1, 5), p(2, 3), p(3, 1), p(1, 2)],
      'Shape' = plane,
      'Half' = 2,
      'Front' = [p(1, 5), p(2, 3)],
      'Middle' = p(3, 1),
      'Back' = [p(1, 2)],
      'First' = [p(1, 5), p(2, 3), p(3, 1)],
      'FirstLength' = 3,
      'BackLength' = 2],
     [4 > 2,
      2 is 4 // 2,
      length([p(1, 5), p(2, 3)], 2),
      append([p(1, 5), p(2, 3)], [p(3, 1), p(1, 2)], [p(1, 5), p(2, 3), p(3, 1), p(1, 2)]),
      append([p(1, 5), p(2, 3)], [p(3, 1)], [p(1, 5), p(2, 3), p(3, 1)]),
      3 is 2 + 1,
      path(3, [p(1, 5), p(2, 3), p(3, 1)], plane),
      2 is 4 - 2,
      path(2, [p(3, 1), p(1, 2)], plane)]).
step(length([p(1, 5), p(2, 3)], 2), builtin, [], []).
step(append([p(1, 5), p(2, 3)], [p(3, 1), p(1, 2)], [p(1, 5), p(2, 3), p(3, 1), p(1, 2)]),
     builtin,
     [],
     []).
step(append([p(1, 5), p(2, 3)], [p(3, 1)], [p(1, 5), p(2, 3), p(3, 1)]), builtin, [], []).
step(path(3, [p(1, 5), p(2, 3), p(3, 1)], plane),
     rule(63),
     ['Length' = 3,
      'Path' = [p(1, 5), p(2, 3), p(3, 1)],
      'Shape' = plane,
      'Half' = 1,
      'Front' = [p(1, 5)],
      'Middle' = p(2, 3),
      'Back' = [p(3, 1)],
      'First' = [p(1, 5), p(2, 3)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(1, 5)], 1),
      append([p(1, 5)], [p(2, 3), p(3, 1)], [p(1, 5), p(2, 3), p(3, 1)]),
      append([p(1, 5)], [p(2, 3)], [p(1, 5), p(2, 3)]),
      2 is 1 + 1,
      path(2, [p(1, 5), p(2, 3)], plane),
      2 is 3 - 1,
      path(2, [p(2, 3), p(3, 1)], plane)]).
step(length([p(1, 5)], 1), builtin, [], []).
step(append([p(1, 5)], [p(2, 3), p(3, 1)], [p(1, 5), p(2, 3), p(3, 1)]), builtin, [], []).
step(append([p(1, 5)], [p(2, 3)], [p(1, 5), p(2, 3)]), builtin, [], []).
step(path(2, [p(1, 5), p(2, 3)], plane),
     rule(62),
     ['P' = p(1, 5), 'Q' = p(2, 3), 'Shape' = plane],
     [knight_move(plane, p(1, 5), p(2, 3))]).
step(knight_move(plane, p(1, 5), p(2, 3)),
     rule(39),
     ['X' = 1, 'Y' = 5, 'X1' = 2, 'Y1' = 3, 'DX' = 1, 'DY' = -2],
     [leap(1, -2), 3 is 5 + -2, 2 is 1 + 1]).
step(leap(1, -2), fact(29), [], []).
step(path(2, [p(2, 3), p(3, 1)], plane),
     rule(62),
     ['P' = p(2, 3), 'Q' = p(3, 1), 'Shape' = plane],
     [knight_move(plane, p(2, 3), p(3, 1))]).
step(knight_move(plane, p(2, 3), p(3, 1)),
     rule(39),
     ['X' = 2, 'Y' = 3, 'X1' = 3, 'Y1' = 1, 'DX' = 1, 'DY' = -2],
     [leap(1, -2), 1 is 3 + -2, 3 is 2 + 1]).
step(path(2, [p(3, 1), p(1, 2)], plane),
     rule(62),
     ['P' = p(3, 1), 'Q' = p(1, 2), 'Shape' = plane],
     [knight_move(plane, p(3, 1), p(1, 2))]).
step(knight_move(plane, p(3, 1), p(1, 2)),
     rule(39),
     ['X' = 3, 'Y' = 1, 'X1' = 1, 'Y1' = 2, 'DX' = -2, 'DY' = 1],
     [leap(-2, 1), 2 is 1 + 1, 1 is 3 + -2]).
step(path(4, [p(1, 2), p(2, 4), p(4, 5), p(5, 3)], plane),
     rule(63),
     ['Length' = 4,
      'Path' = [p(1, 2), p(2, 4), p(4, 5), p(5, 3)],
      'Shape' = plane,
      'Half' = 2,
      'Front' = [p(1, 2), p(2, 4)],
      'Middle' = p(4, 5),
      'Back' = [p(5, 3)],
      'First' = [p(1, 2), p(2, 4), p(4, 5)],
      'FirstLength' = 3,
      'BackLength' = 2],
     [4 > 2,
      2 is 4 // 2,
      length([p(1, 2), p(2, 4)], 2),
      append([p(1, 2), p(2, 4)], [p(4, 5), p(5, 3)], [p(1, 2), p(2, 4), p(4, 5), p(5, 3)]),
      append([p(1, 2), p(2, 4)], [p(4, 5)], [p(1, 2), p(2, 4), p(4, 5)]),
      3 is 2 + 1,
      path(3, [p(1, 2), p(2, 4), p(4, 5)], plane),
      2 is 4 - 2,
      path(2, [p(4, 5), p(5, 3)], plane)]).
step(length([p(1, 2), p(2, 4)], 2), builtin, [], []).
step(append([p(1, 2), p(2, 4)], [p(4, 5), p(5, 3)], [p(1, 2), p(2, 4), p(4, 5), p(5, 3)]),
     builtin,
     [],
     []).
step(append([p(1, 2), p(2, 4)], [p(4, 5)], [p(1, 2), p(2, 4), p(4, 5)]), builtin, [], []).
step(path(3, [p(1, 2), p(2, 4), p(4, 5)], plane),
     rule(63),
     ['Length' = 3,
      'Path' = [p(1, 2), p(2, 4), p(4, 5)],
      'Shape' = plane,
      'Half' = 1,
      'Front' = [p(1, 2)],
      'Middle' = p(2, 4),
      'Back' = [p(4, 5)],
      'First' = [p(1, 2), p(2, 4)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(1, 2)], 1),
      append([p(1, 2)], [p(2, 4), p(4, 5)], [p(1, 2), p(2, 4), p(4, 5)]),
      append([p(1, 2)], [p(2, 4)], [p(1, 2), p(2, 4)]),
      2 is 1 + 1,
      path(2, [p(1, 2), p(2, 4)], plane),
      2 is 3 - 1,
      path(2, [p(2, 4), p(4, 5)], plane)]).
step(length([p(1, 2)], 1), builtin, [], []).
step(append([p(1, 2)], [p(2, 4), p(4, 5)], [p(1, 2), p(2, 4), p(4, 5)]), builtin, [], []).
step(append([p(1, 2)], [p(2, 4)], [p(1, 2), p(2, 4)]), builtin, [], []).
step(path(2, [p(1, 2), p(2, 4)], plane),
     rule(62),
     ['P' = p(1, 2), 'Q' = p(2, 4), 'Shape' = plane],
     [knight_move(plane, p(1, 2), p(2, 4))]).
step(knight_move(plane, p(1, 2), p(2, 4)),
     rule(39),
     ['X' = 1, 'Y' = 2, 'X1' = 2, 'Y1' = 4, 'DX' = 1, 'DY' = 2],
     [leap(1, 2), 4 is 2 + 2, 2 is 1 + 1]).
step(4 is 2 + 2, builtin, [], []).
step(path(2, [p(2, 4), p(4, 5)], plane),
     rule(62),
     ['P' = p(2, 4), 'Q' = p(4, 5), 'Shape' = plane],
     [knight_move(plane, p(2, 4), p(4, 5))]).
step(knight_move(plane, p(2, 4), p(4, 5)),
     rule(39),
     ['X' = 2, 'Y' = 4, 'X1' = 4, 'Y1' = 5, 'DX' = 2, 'DY' = 1],
     [leap(2, 1), 5 is 4 + 1, 4 is 2 + 2]).
step(path(2, [p(4, 5), p(5, 3)], plane),
     rule(62),
     ['P' = p(4, 5), 'Q' = p(5, 3), 'Shape' = plane],
     [knight_move(plane, p(4, 5), p(5, 3))]).
step(knight_move(plane, p(4, 5), p(5, 3)),
     rule(39),
     ['X' = 4, 'Y' = 5, 'X1' = 5, 'Y1' = 3, 'DX' = 1, 'DY' = -2],
     [leap(1, -2), 3 is 5 + -2, 5 is 4 + 1]).
step(13 is 25 - 12, builtin, [], []).
step(path(13, [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], plane),
     rule(63),
     ['Length' = 13,
      'Path' = [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)],
      'Shape' = plane,
      'Half' = 6,
      'Front' = [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4)],
      'Middle' = p(4, 2),
      'Back' = [p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)],
      'First' = [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2)],
      'FirstLength' = 7,
      'BackLength' = 7],
     [13 > 2,
      6 is 13 // 2,
      length([p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4)], 6),
      append([p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4)], [p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
      append([p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4)], [p(4, 2)], [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2)]),
      7 is 6 + 1,
      path(7, [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2)], plane),
      7 is 13 - 6,
      path(7, [p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], plane)]).
step(length([p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4)], 6), builtin, [], []).
step(append([p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4)], [p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
     builtin,
     [],
     []).
step(append([p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4)], [p(4, 2)], [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2)]),
     builtin,
     [],
     []).
step(path(7, [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2)], plane),
     rule(63),
     ['Length' = 7,
      'Path' = [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2)],
      'Shape' = plane,
      'Half' = 3,
      'Front' = [p(5, 3), p(4, 1), p(2, 2)],
      'Middle' = p(1, 4),
      'Back' = [p(3, 5), p(5, 4), p(4, 2)],
      'First' = [p(5, 3), p(4, 1), p(2, 2), p(1, 4)],
      'FirstLength' = 4,
      'BackLength' = 4],
     [7 > 2,
      3 is 7 // 2,
      length([p(5, 3), p(4, 1), p(2, 2)], 3),
      append([p(5, 3), p(4, 1), p(2, 2)], [p(1, 4), p(3, 5), p(5, 4), p(4, 2)], [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2)]),
      append([p(5, 3), p(4, 1), p(2, 2)], [p(1, 4)], [p(5, 3), p(4, 1), p(2, 2), p(1, 4)]),
      4 is 3 + 1,
      path(4, [p(5, 3), p(4, 1), p(2, 2), p(1, 4)], plane),
      4 is 7 - 3,
      path(4, [p(1, 4), p(3, 5), p(5, 4), p(4, 2)], plane)]).
step(length([p(5, 3), p(4, 1), p(2, 2)], 3), builtin, [], []).
step(append([p(5, 3), p(4, 1), p(2, 2)], [p(1, 4), p(3, 5), p(5, 4), p(4, 2)], [p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2)]),
     builtin,
     [],
     []).
step(append([p(5, 3), p(4, 1), p(2, 2)], [p(1, 4)], [p(5, 3), p(4, 1), p(2, 2), p(1, 4)]),
     builtin,
     [],
     []).
step(path(4, [p(5, 3), p(4, 1), p(2, 2), p(1, 4)], plane),
     rule(63),
     ['Length' = 4,
      'Path' = [p(5, 3), p(4, 1), p(2, 2), p(1, 4)],
      'Shape' = plane,
      'Half' = 2,
      'Front' = [p(5, 3), p(4, 1)],
      'Middle' = p(2, 2),
      'Back' = [p(1, 4)],
      'First' = [p(5, 3), p(4, 1), p(2, 2)],
      'FirstLength' = 3,
      'BackLength' = 2],
     [4 > 2,
      2 is 4 // 2,
      length([p(5, 3), p(4, 1)], 2),
      append([p(5, 3), p(4, 1)], [p(2, 2), p(1, 4)], [p(5, 3), p(4, 1), p(2, 2), p(1, 4)]),
      append([p(5, 3), p(4, 1)], [p(2, 2)], [p(5, 3), p(4, 1), p(2, 2)]),
      3 is 2 + 1,
      path(3, [p(5, 3), p(4, 1), p(2, 2)], plane),
      2 is 4 - 2,
      path(2, [p(2, 2), p(1, 4)], plane)]).
step(length([p(5, 3), p(4, 1)], 2), builtin, [], []).
step(append([p(5, 3), p(4, 1)], [p(2, 2), p(1, 4)], [p(5, 3), p(4, 1), p(2, 2), p(1, 4)]),
     builtin,
     [],
     []).
step(append([p(5, 3), p(4, 1)], [p(2, 2)], [p(5, 3), p(4, 1), p(2, 2)]), builtin, [], []).
step(path(3, [p(5, 3), p(4, 1), p(2, 2)], plane),
     rule(63),
     ['Length' = 3,
      'Path' = [p(5, 3), p(4, 1), p(2, 2)],
      'Shape' = plane,
      'Half' = 1,
      'Front' = [p(5, 3)],
      'Middle' = p(4, 1),
      'Back' = [p(2, 2)],
      'First' = [p(5, 3), p(4, 1)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(5, 3)], 1),
      append([p(5, 3)], [p(4, 1), p(2, 2)], [p(5, 3), p(4, 1), p(2, 2)]),
      append([p(5, 3)], [p(4, 1)], [p(5, 3), p(4, 1)]),
      2 is 1 + 1,
      path(2, [p(5, 3), p(4, 1)], plane),
      2 is 3 - 1,
      path(2, [p(4, 1), p(2, 2)], plane)]).
step(length([p(5, 3)], 1), builtin, [], []).
step(append([p(5, 3)], [p(4, 1), p(2, 2)], [p(5, 3), p(4, 1), p(2, 2)]), builtin, [], []).
step(append([p(5, 3)], [p(4, 1)], [p(5, 3), p(4, 1)]), builtin, [], []).
step(path(2, [p(5, 3), p(4, 1)], plane),
     rule(62),
     ['P' = p(5, 3), 'Q' = p(4, 1), 'Shape' = plane],
     [knight_move(plane, p(5, 3), p(4, 1))]).
step(knight_move(plane, p(5, 3), p(4, 1)),
     rule(39),
     ['X' = 5, 'Y' = 3, 'X1' = 4, 'Y1' = 1, 'DX' = -1, 'DY' = -2],
     [leap(-1, -2), 1 is 3 + -2, 4 is 5 + -1]).
step(leap(-1, -2), fact(30), [], []).
step(path(2, [p(4, 1), p(2, 2)], plane),
     rule(62),
     ['P' = p(4, 1), 'Q' = p(2, 2), 'Shape' = plane],
     [knight_move(plane, p(4, 1), p(2, 2))]).
step(knight_move(plane, p(4, 1), p(2, 2)),
     rule(39),
     ['X' = 4, 'Y' = 1, 'X1' = 2, 'Y1' = 2, 'DX' = -2, 'DY' = 1],
     [leap(-2, 1), 2 is 1 + 1, 2 is 4 + -2]).
step(2 is 4 + -2, builtin, [], []).
step(path(2, [p(2, 2), p(1, 4)], plane),
     rule(62),
     ['P' = p(2, 2), 'Q' = p(1, 4), 'Shape' = plane],
     [knight_move(plane, p(2, 2), p(1, 4))]).
step(knight_move(plane, p(2, 2), p(1, 4)),
     rule(39),
     ['X' = 2, 'Y' = 2, 'X1' = 1, 'Y1' = 4, 'DX' = -1, 'DY' = 2],
     [leap(-1, 2), 4 is 2 + 2, 1 is 2 + -1]).
step(path(4, [p(1, 4), p(3, 5), p(5, 4), p(4, 2)], plane),
     rule(63),
     ['Length' = 4,
      'Path' = [p(1, 4), p(3, 5), p(5, 4), p(4, 2)],
      'Shape' = plane,
      'Half' = 2,
      'Front' = [p(1, 4), p(3, 5)],
      'Middle' = p(5, 4),
      'Back' = [p(4, 2)],
      'First' = [p(1, 4), p(3, 5), p(5, 4)],
      'FirstLength' = 3,
      'BackLength' = 2],
     [4 > 2,
      2 is 4 // 2,
      length([p(1, 4), p(3, 5)], 2),
      append([p(1, 4), p(3, 5)], [p(5, 4), p(4, 2)], [p(1, 4), p(3, 5), p(5, 4), p(4, 2)]),
      append([p(1, 4), p(3, 5)], [p(5, 4)], [p(1, 4), p(3, 5), p(5, 4)]),
      3 is 2 + 1,
      path(3, [p(1, 4), p(3, 5), p(5, 4)], plane),
      2 is 4 - 2,
      path(2, [p(5, 4), p(4, 2)], plane)]).
step(length([p(1, 4), p(3, 5)], 2), builtin, [], []).
step(append([p(1, 4), p(3, 5)], [p(5, 4), p(4, 2)], [p(1, 4), p(3, 5), p(5, 4), p(4, 2)]),
     builtin,
     [],
     []).
step(append([p(1, 4), p(3, 5)], [p(5, 4)], [p(1, 4), p(3, 5), p(5, 4)]), builtin, [], []).
step(path(3, [p(1, 4), p(3, 5), p(5, 4)], plane),
     rule(63),
     ['Length' = 3,
      'Path' = [p(1, 4), p(3, 5), p(5, 4)],
      'Shape' = plane,
      'Half' = 1,
      'Front' = [p(1, 4)],
      'Middle' = p(3, 5),
      'Back' = [p(5, 4)],
      'First' = [p(1, 4), p(3, 5)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(1, 4)], 1),
      append([p(1, 4)], [p(3, 5), p(5, 4)], [p(1, 4), p(3, 5), p(5, 4)]),
      append([p(1, 4)], [p(3, 5)], [p(1, 4), p(3, 5)]),
      2 is 1 + 1,
      path(2, [p(1, 4), p(3, 5)], plane),
      2 is 3 - 1,
      path(2, [p(3, 5), p(5, 4)], plane)]).
step(length([p(1, 4)], 1), builtin, [], []).
step(append([p(1, 4)], [p(3, 5), p(5, 4)], [p(1, 4), p(3, 5), p(5, 4)]), builtin, [], []).
step(append([p(1, 4)], [p(3, 5)], [p(1, 4), p(3, 5)]), builtin, [], []).
step(path(2, [p(1, 4), p(3, 5)], plane),
     rule(62),
     ['P' = p(1, 4), 'Q' = p(3, 5), 'Shape' = plane],
     [knight_move(plane, p(1, 4), p(3, 5))]).
step(knight_move(plane, p(1, 4), p(3, 5)),
     rule(39),
     ['X' = 1, 'Y' = 4, 'X1' = 3, 'Y1' = 5, 'DX' = 2, 'DY' = 1],
     [leap(2, 1), 5 is 4 + 1, 3 is 1 + 2]).
step(path(2, [p(3, 5), p(5, 4)], plane),
     rule(62),
     ['P' = p(3, 5), 'Q' = p(5, 4), 'Shape' = plane],
     [knight_move(plane, p(3, 5), p(5, 4))]).
step(knight_move(plane, p(3, 5), p(5, 4)),
     rule(39),
     ['X' = 3, 'Y' = 5, 'X1' = 5, 'Y1' = 4, 'DX' = 2, 'DY' = -1],
     [leap(2, -1), 4 is 5 + -1, 5 is 3 + 2]).
step(path(2, [p(5, 4), p(4, 2)], plane),
     rule(62),
     ['P' = p(5, 4), 'Q' = p(4, 2), 'Shape' = plane],
     [knight_move(plane, p(5, 4), p(4, 2))]).
step(knight_move(plane, p(5, 4), p(4, 2)),
     rule(39),
     ['X' = 5, 'Y' = 4, 'X1' = 4, 'Y1' = 2, 'DX' = -1, 'DY' = -2],
     [leap(-1, -2), 2 is 4 + -2, 4 is 5 + -1]).
step(path(7, [p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], plane),
     rule(63),
     ['Length' = 7,
      'Path' = [p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)],
      'Shape' = plane,
      'Half' = 3,
      'Front' = [p(4, 2), p(2, 1), p(1, 3)],
      'Middle' = p(2, 5),
      'Back' = [p(3, 3), p(5, 2), p(4, 4)],
      'First' = [p(4, 2), p(2, 1), p(1, 3), p(2, 5)],
      'FirstLength' = 4,
      'BackLength' = 4],
     [7 > 2,
      3 is 7 // 2,
      length([p(4, 2), p(2, 1), p(1, 3)], 3),
      append([p(4, 2), p(2, 1), p(1, 3)], [p(2, 5), p(3, 3), p(5, 2), p(4, 4)], [p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
      append([p(4, 2), p(2, 1), p(1, 3)], [p(2, 5)], [p(4, 2), p(2, 1), p(1, 3), p(2, 5)]),
      4 is 3 + 1,
      path(4, [p(4, 2), p(2, 1), p(1, 3), p(2, 5)], plane),
      4 is 7 - 3,
      path(4, [p(2, 5), p(3, 3), p(5, 2), p(4, 4)], plane)]).
step(length([p(4, 2), p(2, 1), p(1, 3)], 3), builtin, [], []).
step(append([p(4, 2), p(2, 1), p(1, 3)], [p(2, 5), p(3, 3), p(5, 2), p(4, 4)], [p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
     builtin,
     [],
     []).
step(append([p(4, 2), p(2, 1), p(1, 3)], [p(2, 5)], [p(4, 2), p(2, 1), p(1, 3), p(2, 5)]),
     builtin,
     [],
     []).
step(path(4, [p(4, 2), p(2, 1), p(1, 3), p(2, 5)], plane),
     rule(63),
     ['Length' = 4,
      'Path' = [p(4, 2), p(2, 1), p(1, 3), p(2, 5)],
      'Shape' = plane,
      'Half' = 2,
      'Front' = [p(4, 2), p(2, 1)],
      'Middle' = p(1, 3),
      'Back' = [p(2, 5)],
      'First' = [p(4, 2), p(2, 1), p(1, 3)],
      'FirstLength' = 3,
      'BackLength' = 2],
     [4 > 2,
      2 is 4 // 2,
      length([p(4, 2), p(2, 1)], 2),
      append([p(4, 2), p(2, 1)], [p(1, 3), p(2, 5)], [p(4, 2), p(2, 1), p(1, 3), p(2, 5)]),
      append([p(4, 2), p(2, 1)], [p(1, 3)], [p(4, 2), p(2, 1), p(1, 3)]),
      3 is 2 + 1,
      path(3, [p(4, 2), p(2, 1), p(1, 3)], plane),
      2 is 4 - 2,
      path(2, [p(1, 3), p(2, 5)], plane)]).
step(length([p(4, 2), p(2, 1)], 2), builtin, [], []).
step(append([p(4, 2), p(2, 1)], [p(1, 3), p(2, 5)], [p(4, 2), p(2, 1), p(1, 3), p(2, 5)]),
     builtin,
     [],
     []).
step(append([p(4, 2), p(2, 1)], [p(1, 3)], [p(4, 2), p(2, 1), p(1, 3)]), builtin, [], []).
step(path(3, [p(4, 2), p(2, 1), p(1, 3)], plane),
     rule(63),
     ['Length' = 3,
      'Path' = [p(4, 2), p(2, 1), p(1, 3)],
      'Shape' = plane,
      'Half' = 1,
      'Front' = [p(4, 2)],
      'Middle' = p(2, 1),
      'Back' = [p(1, 3)],
      'First' = [p(4, 2), p(2, 1)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(4, 2)], 1),
      append([p(4, 2)], [p(2, 1), p(1, 3)], [p(4, 2), p(2, 1), p(1, 3)]),
      append([p(4, 2)], [p(2, 1)], [p(4, 2), p(2, 1)]),
      2 is 1 + 1,
      path(2, [p(4, 2), p(2, 1)], plane),
      2 is 3 - 1,
      path(2, [p(2, 1), p(1, 3)], plane)]).
step(length([p(4, 2)], 1), builtin, [], []).
step(append([p(4, 2)], [p(2, 1), p(1, 3)], [p(4, 2), p(2, 1), p(1, 3)]), builtin, [], []).
step(append([p(4, 2)], [p(2, 1)], [p(4, 2), p(2, 1)]), builtin, [], []).
step(path(2, [p(4, 2), p(2, 1)], plane),
     rule(62),
     ['P' = p(4, 2), 'Q' = p(2, 1), 'Shape' = plane],
     [knight_move(plane, p(4, 2), p(2, 1))]).
step(knight_move(plane, p(4, 2), p(2, 1)),
     rule(39),
     ['X' = 4, 'Y' = 2, 'X1' = 2, 'Y1' = 1, 'DX' = -2, 'DY' = -1],
     [leap(-2, -1), 1 is 2 + -1, 2 is 4 + -2]).
step(path(2, [p(2, 1), p(1, 3)], plane),
     rule(62),
     ['P' = p(2, 1), 'Q' = p(1, 3), 'Shape' = plane],
     [knight_move(plane, p(2, 1), p(1, 3))]).
step(knight_move(plane, p(2, 1), p(1, 3)),
     rule(39),
     ['X' = 2, 'Y' = 1, 'X1' = 1, 'Y1' = 3, 'DX' = -1, 'DY' = 2],
     [leap(-1, 2), 3 is 1 + 2, 1 is 2 + -1]).
step(path(2, [p(1, 3), p(2, 5)], plane),
     rule(62),
     ['P' = p(1, 3), 'Q' = p(2, 5), 'Shape' = plane],
     [knight_move(plane, p(1, 3), p(2, 5))]).
step(knight_move(plane, p(1, 3), p(2, 5)),
     rule(39),
     ['X' = 1, 'Y' = 3, 'X1' = 2, 'Y1' = 5, 'DX' = 1, 'DY' = 2],
     [leap(1, 2), 5 is 3 + 2, 2 is 1 + 1]).
step(path(4, [p(2, 5), p(3, 3), p(5, 2), p(4, 4)], plane),
     rule(63),
     ['Length' = 4,
      'Path' = [p(2, 5), p(3, 3), p(5, 2), p(4, 4)],
      'Shape' = plane,
      'Half' = 2,
      'Front' = [p(2, 5), p(3, 3)],
      'Middle' = p(5, 2),
      'Back' = [p(4, 4)],
      'First' = [p(2, 5), p(3, 3), p(5, 2)],
      'FirstLength' = 3,
      'BackLength' = 2],
     [4 > 2,
      2 is 4 // 2,
      length([p(2, 5), p(3, 3)], 2),
      append([p(2, 5), p(3, 3)], [p(5, 2), p(4, 4)], [p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
      append([p(2, 5), p(3, 3)], [p(5, 2)], [p(2, 5), p(3, 3), p(5, 2)]),
      3 is 2 + 1,
      path(3, [p(2, 5), p(3, 3), p(5, 2)], plane),
      2 is 4 - 2,
      path(2, [p(5, 2), p(4, 4)], plane)]).
step(length([p(2, 5), p(3, 3)], 2), builtin, [], []).
step(append([p(2, 5), p(3, 3)], [p(5, 2), p(4, 4)], [p(2, 5), p(3, 3), p(5, 2), p(4, 4)]),
     builtin,
     [],
     []).
step(append([p(2, 5), p(3, 3)], [p(5, 2)], [p(2, 5), p(3, 3), p(5, 2)]), builtin, [], []).
step(path(3, [p(2, 5), p(3, 3), p(5, 2)], plane),
     rule(63),
     ['Length' = 3,
      'Path' = [p(2, 5), p(3, 3), p(5, 2)],
      'Shape' = plane,
      'Half' = 1,
      'Front' = [p(2, 5)],
      'Middle' = p(3, 3),
      'Back' = [p(5, 2)],
      'First' = [p(2, 5), p(3, 3)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(2, 5)], 1),
      append([p(2, 5)], [p(3, 3), p(5, 2)], [p(2, 5), p(3, 3), p(5, 2)]),
      append([p(2, 5)], [p(3, 3)], [p(2, 5), p(3, 3)]),
      2 is 1 + 1,
      path(2, [p(2, 5), p(3, 3)], plane),
      2 is 3 - 1,
      path(2, [p(3, 3), p(5, 2)], plane)]).
step(length([p(2, 5)], 1), builtin, [], []).
step(append([p(2, 5)], [p(3, 3), p(5, 2)], [p(2, 5), p(3, 3), p(5, 2)]), builtin, [], []).
step(append([p(2, 5)], [p(3, 3)], [p(2, 5), p(3, 3)]), builtin, [], []).
step(path(2, [p(2, 5), p(3, 3)], plane),
     rule(62),
     ['P' = p(2, 5), 'Q' = p(3, 3), 'Shape' = plane],
     [knight_move(plane, p(2, 5), p(3, 3))]).
step(knight_move(plane, p(2, 5), p(3, 3)),
     rule(39),
     ['X' = 2, 'Y' = 5, 'X1' = 3, 'Y1' = 3, 'DX' = 1, 'DY' = -2],
     [leap(1, -2), 3 is 5 + -2, 3 is 2 + 1]).
step(path(2, [p(3, 3), p(5, 2)], plane),
     rule(62),
     ['P' = p(3, 3), 'Q' = p(5, 2), 'Shape' = plane],
     [knight_move(plane, p(3, 3), p(5, 2))]).
step(knight_move(plane, p(3, 3), p(5, 2)),
     rule(39),
     ['X' = 3, 'Y' = 3, 'X1' = 5, 'Y1' = 2, 'DX' = 2, 'DY' = -1],
     [leap(2, -1), 2 is 3 + -1, 5 is 3 + 2]).
step(2 is 3 + -1, builtin, [], []).
step(path(2, [p(5, 2), p(4, 4)], plane),
     rule(62),
     ['P' = p(5, 2), 'Q' = p(4, 4), 'Shape' = plane],
     [knight_move(plane, p(5, 2), p(4, 4))]).
step(knight_move(plane, p(5, 2), p(4, 4)),
     rule(39),
     ['X' = 5, 'Y' = 2, 'X1' = 4, 'Y1' = 4, 'DX' = -1, 'DY' = 2],
     [leap(-1, 2), 4 is 2 + 2, 4 is 5 + -1]).
step(ends(from(p(1, 1)), [p(1, 1), p(3, 2), p(5, 1), p(4, 3), p(5, 5), p(3, 4), p(1, 5), p(2, 3), p(3, 1), p(1, 2), p(2, 4), p(4, 5), p(5, 3), p(4, 1), p(2, 2), p(1, 4), p(3, 5), p(5, 4), p(4, 2), p(2, 1), p(1, 3), p(2, 5), p(3, 3), p(5, 2), p(4, 4)], plane),
     fact(65),
     ['Start' = p(1, 1)],
     []).
