solvable_only_wrapped([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])).

clause(1, board(rows([".######", "##.####", "...####"])), true).
clause(2,
       solvable_only_wrapped(var('Tour'), var('Certificate')),
       (board(var('Board')),
        decision(cylinder(var('Board')), open, tour(var('Tour'))),
        decision(var('Board'), open, no_tour(var('Certificate'))))).
clause(28, leap(2, 1), true).
clause(29, leap(2, -1), true).
clause(31, leap(-1, -2), true).
clause(32, leap(-2, -1), true).
clause(33, leap(-2, 1), true).
clause(34, leap(-1, 2), true).
clause(37,
       shape(cylinder(var('Board')), cylinder(var('Width'))),
       width(var('Board'), var('Width'))).
clause(39,
       width(rows([var('Row') | anonymous(1)]), var('Width')),
       length(var('Row'), var('Width'))).
clause(41,
       knight_move(cylinder(var('Width')), p(var('X'), var('Y')), p(var('X1'), var('Y1'))),
       (leap(var('DX'), var('DY')),
        var('Y1') is var('Y') + var('DY'),
        var('X1') is (var('X') + var('DX') - 1) mod var('Width') + 1)).
clause(61,
       tour(var('Board'), var('Task'), var('Tour')),
       (squares(var('Board'), var('Squares')),
        length(var('Squares'), var('Count')),
        length(var('Tour'), var('Count')),
        sort(var('Tour'), var('Squares')),
        shape(var('Board'), var('Shape')),
        path(var('Count'), var('Tour'), var('Shape')),
        ends(var('Task'), var('Tour'), var('Shape')))).
clause(63,
       path(2, [var('P'), var('Q')], var('Shape')),
       knight_move(var('Shape'), var('P'), var('Q'))).
clause(64,
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
clause(65, ends(open, anonymous(1), anonymous(2)), true).
clause(73,
       decision(var('Board'), var('Task'), var('Answer')),
       decision(var('Board'), var('Task'), [], var('Answer'))).
clause(74,
       decision(var('Board'), var('Task'), var('Options'), var('Answer')),
       (propose(knight(var('Board'), var('Task'), var('Options')), var('Result')),
        var('Result') = found(var('Answer')),
        established(var('Answer'), var('Board'), var('Task')))).
clause(75,
       established(tour(var('Tour')), var('Board'), var('Task')),
       tour(var('Board'), var('Task'), var('Tour'))).
clause(76,
       established(no_tour(var('Certificate')), var('Board'), var('Task')),
       no_tour(var('Board'), var('Task'), var('Certificate'))).
clause(82,
       no_tour(var('Board'), var('Task'), cut(var('Cut'), var('Pieces'))),
       (partition(var('Board'), var('Cut'), var('Pieces')),
        apart(var('Pieces'), var('Cut'), var('Board')),
        length(var('Pieces'), var('Count')),
        allowance(var('Task'), var('Cut'), var('Most')),
        var('Count') > var('Most'))).
clause(85,
       partition(var('Board'), var('Cut'), var('Pieces')),
       (filled(var('Pieces')),
        squares(var('Board'), var('Squares')),
        append([var('Cut') | var('Pieces')], var('All')),
        length(var('Squares'), var('Count')),
        length(var('All'), var('Count')),
        sort(var('All'), var('Squares')))).
clause(86, filled([]), true).
clause(87, filled([[anonymous(1) | anonymous(2)] | var('Pieces')]), filled(var('Pieces'))).
clause(88, apart([], anonymous(1), anonymous(2)), true).
clause(89,
       apart([var('Piece') | var('Pieces')], var('Cut'), var('Board')),
       (append(var('Cut'), var('Piece'), var('Reach')),
        sort(var('Reach'), var('Region')),
        enclosed(var('Piece'), var('Region'), var('Board')),
        apart(var('Pieces'), var('Cut'), var('Board')))).
clause(90, enclosed([], anonymous(1), anonymous(2)), true).
clause(91,
       enclosed([var('Square') | var('Squares')], var('Region'), var('Board')),
       (moves(var('Board'), var('Square'), var('Moves')),
        ord_subset(var('Moves'), var('Region')),
        enclosed(var('Squares'), var('Region'), var('Board')))).
clause(92,
       allowance(open, var('Cut'), var('Most')),
       (length(var('Cut'), var('Count')), var('Most') is var('Count') + 1)).

step(solvable_only_wrapped([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])),
     rule(2),
     ['Tour' = [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)],
      'Certificate' = cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]),
      'Board' = rows([".######", "##.####", "...####"])],
     [board(rows([".######", "##.####", "...####"])),
      decision(cylinder(rows([".######", "##.####", "...####"])), open, tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)])),
      decision(rows([".######", "##.####", "...####"]), open, no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])))]).
step(board(rows([".######", "##.####", "...####"])), fact(1), [], []).
step(decision(cylinder(rows([".######", "##.####", "...####"])), open, tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)])),
     rule(73),
     ['Board' = cylinder(rows([".######", "##.####", "...####"])),
      'Task' = open,
      'Answer' = tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)])],
     [decision(cylinder(rows([".######", "##.####", "...####"])), open, [], tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)]))]).
step(decision(cylinder(rows([".######", "##.####", "...####"])), open, [], tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)])),
     rule(74),
     ['Board' = cylinder(rows([".######", "##.####", "...####"])),
      'Task' = open,
      'Options' = [],
      'Answer' = tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)]),
      'Result' = found(tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)]))],
     [propose(knight(cylinder(rows([".######", "##.####", "...####"])), open, []), found(tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)]))),
      found(tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)])) = found(tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)])),
      established(tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)]), cylinder(rows([".######", "##.####", "...####"])), open)]).
step(propose(knight(cylinder(rows([".######", "##.####", "...####"])), open, []), found(tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)]))),
     builtin,
     [],
     []).
step(found(tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)])) = found(tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)])),
     builtin,
     [],
     []).
step(established(tour([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)]), cylinder(rows([".######", "##.####", "...####"])), open),
     rule(75),
     ['Tour' = [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)],
      'Board' = cylinder(rows([".######", "##.####", "...####"])),
      'Task' = open],
     [tour(cylinder(rows([".######", "##.####", "...####"])), open, [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)])]).
step(tour(cylinder(rows([".######", "##.####", "...####"])), open, [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)]),
     rule(61),
     ['Board' = cylinder(rows([".######", "##.####", "...####"])),
      'Task' = open,
      'Tour' = [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)],
      'Squares' = [p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)],
      'Count' = 16,
      'Shape' = cylinder(7)],
     [squares(cylinder(rows([".######", "##.####", "...####"])), [p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)]),
      length([p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)], 16),
      length([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], 16),
      sort([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], [p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)]),
      shape(cylinder(rows([".######", "##.####", "...####"])), cylinder(7)),
      path(16, [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], cylinder(7)),
      ends(open, [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], cylinder(7))]).
step(squares(cylinder(rows([".######", "##.####", "...####"])), [p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)]),
     builtin,
     [],
     []).
step(length([p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)], 16),
     builtin,
     [],
     []).
step(length([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], 16),
     builtin,
     [],
     []).
step(sort([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], [p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)]),
     builtin,
     [],
     []).
step(shape(cylinder(rows([".######", "##.####", "...####"])), cylinder(7)),
     rule(37),
     ['Board' = rows([".######", "##.####", "...####"]), 'Width' = 7],
     [width(rows([".######", "##.####", "...####"]), 7)]).
step(width(rows([".######", "##.####", "...####"]), 7),
     rule(39),
     ['Row' = ".######", 'Width' = 7],
     [length(".######", 7)]).
step(length(".######", 7), builtin, [], []).
step(path(16, [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], cylinder(7)),
     rule(64),
     ['Length' = 16,
      'Path' = [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)],
      'Shape' = cylinder(7),
      'Half' = 8,
      'Front' = [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2)],
      'Middle' = p(7, 1),
      'Back' = [p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)],
      'First' = [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)],
      'FirstLength' = 9,
      'BackLength' = 8],
     [16 > 2,
      8 is 16 // 2,
      length([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2)], 8),
      append([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2)], [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)]),
      append([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2)], [p(7, 1)], [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)]),
      9 is 8 + 1,
      path(9, [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)], cylinder(7)),
      8 is 16 - 8,
      path(8, [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], cylinder(7))]).
step(16 > 2, builtin, [], []).
step(8 is 16 // 2, builtin, [], []).
step(length([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2)], 8),
     builtin,
     [],
     []).
step(append([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2)], [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)]),
     builtin,
     [],
     []).
step(append([p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2)], [p(7, 1)], [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)]),
     builtin,
     [],
     []).
step(9 is 8 + 1, builtin, [], []).
step(path(9, [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)], cylinder(7)),
     rule(64),
     ['Length' = 9,
      'Path' = [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)],
      'Shape' = cylinder(7),
      'Half' = 4,
      'Front' = [p(2, 1), p(4, 2), p(6, 1), p(1, 2)],
      'Middle' = p(3, 1),
      'Back' = [p(5, 2), p(7, 3), p(2, 2), p(7, 1)],
      'First' = [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1)],
      'FirstLength' = 5,
      'BackLength' = 5],
     [9 > 2,
      4 is 9 // 2,
      length([p(2, 1), p(4, 2), p(6, 1), p(1, 2)], 4),
      append([p(2, 1), p(4, 2), p(6, 1), p(1, 2)], [p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)], [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)]),
      append([p(2, 1), p(4, 2), p(6, 1), p(1, 2)], [p(3, 1)], [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1)]),
      5 is 4 + 1,
      path(5, [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1)], cylinder(7)),
      5 is 9 - 4,
      path(5, [p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)], cylinder(7))]).
step(9 > 2, builtin, [], []).
step(4 is 9 // 2, builtin, [], []).
step(length([p(2, 1), p(4, 2), p(6, 1), p(1, 2)], 4), builtin, [], []).
step(append([p(2, 1), p(4, 2), p(6, 1), p(1, 2)], [p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)], [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)]),
     builtin,
     [],
     []).
step(append([p(2, 1), p(4, 2), p(6, 1), p(1, 2)], [p(3, 1)], [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1)]),
     builtin,
     [],
     []).
step(5 is 4 + 1, builtin, [], []).
step(path(5, [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1)], cylinder(7)),
     rule(64),
     ['Length' = 5,
      'Path' = [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1)],
      'Shape' = cylinder(7),
      'Half' = 2,
      'Front' = [p(2, 1), p(4, 2)],
      'Middle' = p(6, 1),
      'Back' = [p(1, 2), p(3, 1)],
      'First' = [p(2, 1), p(4, 2), p(6, 1)],
      'FirstLength' = 3,
      'BackLength' = 3],
     [5 > 2,
      2 is 5 // 2,
      length([p(2, 1), p(4, 2)], 2),
      append([p(2, 1), p(4, 2)], [p(6, 1), p(1, 2), p(3, 1)], [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1)]),
      append([p(2, 1), p(4, 2)], [p(6, 1)], [p(2, 1), p(4, 2), p(6, 1)]),
      3 is 2 + 1,
      path(3, [p(2, 1), p(4, 2), p(6, 1)], cylinder(7)),
      3 is 5 - 2,
      path(3, [p(6, 1), p(1, 2), p(3, 1)], cylinder(7))]).
step(5 > 2, builtin, [], []).
step(2 is 5 // 2, builtin, [], []).
step(length([p(2, 1), p(4, 2)], 2), builtin, [], []).
step(append([p(2, 1), p(4, 2)], [p(6, 1), p(1, 2), p(3, 1)], [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1)]),
     builtin,
     [],
     []).
step(append([p(2, 1), p(4, 2)], [p(6, 1)], [p(2, 1), p(4, 2), p(6, 1)]), builtin, [], []).
step(3 is 2 + 1, builtin, [], []).
step(path(3, [p(2, 1), p(4, 2), p(6, 1)], cylinder(7)),
     rule(64),
     ['Length' = 3,
      'Path' = [p(2, 1), p(4, 2), p(6, 1)],
      'Shape' = cylinder(7),
      'Half' = 1,
      'Front' = [p(2, 1)],
      'Middle' = p(4, 2),
      'Back' = [p(6, 1)],
      'First' = [p(2, 1), p(4, 2)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(2, 1)], 1),
      append([p(2, 1)], [p(4, 2), p(6, 1)], [p(2, 1), p(4, 2), p(6, 1)]),
      append([p(2, 1)], [p(4, 2)], [p(2, 1), p(4, 2)]),
      2 is 1 + 1,
      path(2, [p(2, 1), p(4, 2)], cylinder(7)),
      2 is 3 - 1,
      path(2, [p(4, 2), p(6, 1)], cylinder(7))]).
step(3 > 2, builtin, [], []).
step(1 is 3 // 2, builtin, [], []).
step(length([p(2, 1)], 1), builtin, [], []).
step(append([p(2, 1)], [p(4, 2), p(6, 1)], [p(2, 1), p(4, 2), p(6, 1)]), builtin, [], []).
step(append([p(2, 1)], [p(4, 2)], [p(2, 1), p(4, 2)]), builtin, [], []).
step(2 is 1 + 1, builtin, [], []).
step(path(2, [p(2, 1), p(4, 2)], cylinder(7)),
     rule(63),
     ['P' = p(2, 1), 'Q' = p(4, 2), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(2, 1), p(4, 2))]).
step(knight_move(cylinder(7), p(2, 1), p(4, 2)),
     rule(41),
     ['Width' = 7, 'X' = 2, 'Y' = 1, 'X1' = 4, 'Y1' = 2, 'DX' = 2, 'DY' = 1],
     [leap(2, 1), 2 is 1 + 1, 4 is (2 + 2 - 1) mod 7 + 1]).
step(leap(2, 1), fact(28), [], []).
step(4 is (2 + 2 - 1) mod 7 + 1, builtin, [], []).
step(2 is 3 - 1, builtin, [], []).
step(path(2, [p(4, 2), p(6, 1)], cylinder(7)),
     rule(63),
     ['P' = p(4, 2), 'Q' = p(6, 1), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(4, 2), p(6, 1))]).
step(knight_move(cylinder(7), p(4, 2), p(6, 1)),
     rule(41),
     ['Width' = 7, 'X' = 4, 'Y' = 2, 'X1' = 6, 'Y1' = 1, 'DX' = 2, 'DY' = -1],
     [leap(2, -1), 1 is 2 + -1, 6 is (4 + 2 - 1) mod 7 + 1]).
step(leap(2, -1), fact(29), [], []).
step(1 is 2 + -1, builtin, [], []).
step(6 is (4 + 2 - 1) mod 7 + 1, builtin, [], []).
step(3 is 5 - 2, builtin, [], []).
step(path(3, [p(6, 1), p(1, 2), p(3, 1)], cylinder(7)),
     rule(64),
     ['Length' = 3,
      'Path' = [p(6, 1), p(1, 2), p(3, 1)],
      'Shape' = cylinder(7),
      'Half' = 1,
      'Front' = [p(6, 1)],
      'Middle' = p(1, 2),
      'Back' = [p(3, 1)],
      'First' = [p(6, 1), p(1, 2)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(6, 1)], 1),
      append([p(6, 1)], [p(1, 2), p(3, 1)], [p(6, 1), p(1, 2), p(3, 1)]),
      append([p(6, 1)], [p(1, 2)], [p(6, 1), p(1, 2)]),
      2 is 1 + 1,
      path(2, [p(6, 1), p(1, 2)], cylinder(7)),
      2 is 3 - 1,
      path(2, [p(1, 2), p(3, 1)], cylinder(7))]).
step(length([p(6, 1)], 1), builtin, [], []).
step(append([p(6, 1)], [p(1, 2), p(3, 1)], [p(6, 1), p(1, 2), p(3, 1)]), builtin, [], []).
step(append([p(6, 1)], [p(1, 2)], [p(6, 1), p(1, 2)]), builtin, [], []).
step(path(2, [p(6, 1), p(1, 2)], cylinder(7)),
     rule(63),
     ['P' = p(6, 1), 'Q' = p(1, 2), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(6, 1), p(1, 2))]).
step(knight_move(cylinder(7), p(6, 1), p(1, 2)),
     rule(41),
     ['Width' = 7, 'X' = 6, 'Y' = 1, 'X1' = 1, 'Y1' = 2, 'DX' = 2, 'DY' = 1],
     [leap(2, 1), 2 is 1 + 1, 1 is (6 + 2 - 1) mod 7 + 1]).
step(1 is (6 + 2 - 1) mod 7 + 1, builtin, [], []).
step(path(2, [p(1, 2), p(3, 1)], cylinder(7)),
     rule(63),
     ['P' = p(1, 2), 'Q' = p(3, 1), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(1, 2), p(3, 1))]).
step(knight_move(cylinder(7), p(1, 2), p(3, 1)),
     rule(41),
     ['Width' = 7, 'X' = 1, 'Y' = 2, 'X1' = 3, 'Y1' = 1, 'DX' = 2, 'DY' = -1],
     [leap(2, -1), 1 is 2 + -1, 3 is (1 + 2 - 1) mod 7 + 1]).
step(3 is (1 + 2 - 1) mod 7 + 1, builtin, [], []).
step(5 is 9 - 4, builtin, [], []).
step(path(5, [p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)], cylinder(7)),
     rule(64),
     ['Length' = 5,
      'Path' = [p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)],
      'Shape' = cylinder(7),
      'Half' = 2,
      'Front' = [p(3, 1), p(5, 2)],
      'Middle' = p(7, 3),
      'Back' = [p(2, 2), p(7, 1)],
      'First' = [p(3, 1), p(5, 2), p(7, 3)],
      'FirstLength' = 3,
      'BackLength' = 3],
     [5 > 2,
      2 is 5 // 2,
      length([p(3, 1), p(5, 2)], 2),
      append([p(3, 1), p(5, 2)], [p(7, 3), p(2, 2), p(7, 1)], [p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)]),
      append([p(3, 1), p(5, 2)], [p(7, 3)], [p(3, 1), p(5, 2), p(7, 3)]),
      3 is 2 + 1,
      path(3, [p(3, 1), p(5, 2), p(7, 3)], cylinder(7)),
      3 is 5 - 2,
      path(3, [p(7, 3), p(2, 2), p(7, 1)], cylinder(7))]).
step(length([p(3, 1), p(5, 2)], 2), builtin, [], []).
step(append([p(3, 1), p(5, 2)], [p(7, 3), p(2, 2), p(7, 1)], [p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1)]),
     builtin,
     [],
     []).
step(append([p(3, 1), p(5, 2)], [p(7, 3)], [p(3, 1), p(5, 2), p(7, 3)]), builtin, [], []).
step(path(3, [p(3, 1), p(5, 2), p(7, 3)], cylinder(7)),
     rule(64),
     ['Length' = 3,
      'Path' = [p(3, 1), p(5, 2), p(7, 3)],
      'Shape' = cylinder(7),
      'Half' = 1,
      'Front' = [p(3, 1)],
      'Middle' = p(5, 2),
      'Back' = [p(7, 3)],
      'First' = [p(3, 1), p(5, 2)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(3, 1)], 1),
      append([p(3, 1)], [p(5, 2), p(7, 3)], [p(3, 1), p(5, 2), p(7, 3)]),
      append([p(3, 1)], [p(5, 2)], [p(3, 1), p(5, 2)]),
      2 is 1 + 1,
      path(2, [p(3, 1), p(5, 2)], cylinder(7)),
      2 is 3 - 1,
      path(2, [p(5, 2), p(7, 3)], cylinder(7))]).
step(length([p(3, 1)], 1), builtin, [], []).
step(append([p(3, 1)], [p(5, 2), p(7, 3)], [p(3, 1), p(5, 2), p(7, 3)]), builtin, [], []).
step(append([p(3, 1)], [p(5, 2)], [p(3, 1), p(5, 2)]), builtin, [], []).
step(path(2, [p(3, 1), p(5, 2)], cylinder(7)),
     rule(63),
     ['P' = p(3, 1), 'Q' = p(5, 2), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(3, 1), p(5, 2))]).
step(knight_move(cylinder(7), p(3, 1), p(5, 2)),
     rule(41),
     ['Width' = 7, 'X' = 3, 'Y' = 1, 'X1' = 5, 'Y1' = 2, 'DX' = 2, 'DY' = 1],
     [leap(2, 1), 2 is 1 + 1, 5 is (3 + 2 - 1) mod 7 + 1]).
step(5 is (3 + 2 - 1) mod 7 + 1, builtin, [], []).
step(path(2, [p(5, 2), p(7, 3)], cylinder(7)),
     rule(63),
     ['P' = p(5, 2), 'Q' = p(7, 3), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(5, 2), p(7, 3))]).
step(knight_move(cylinder(7), p(5, 2), p(7, 3)),
     rule(41),
     ['Width' = 7, 'X' = 5, 'Y' = 2, 'X1' = 7, 'Y1' = 3, 'DX' = 2, 'DY' = 1],
     [leap(2, 1), 3 is 2 + 1, 7 is (5 + 2 - 1) mod 7 + 1]).
step(7 is (5 + 2 - 1) mod 7 + 1, builtin, [], []).
step(path(3, [p(7, 3), p(2, 2), p(7, 1)], cylinder(7)),
     rule(64),
     ['Length' = 3,
      'Path' = [p(7, 3), p(2, 2), p(7, 1)],
      'Shape' = cylinder(7),
      'Half' = 1,
      'Front' = [p(7, 3)],
      'Middle' = p(2, 2),
      'Back' = [p(7, 1)],
      'First' = [p(7, 3), p(2, 2)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(7, 3)], 1),
      append([p(7, 3)], [p(2, 2), p(7, 1)], [p(7, 3), p(2, 2), p(7, 1)]),
      append([p(7, 3)], [p(2, 2)], [p(7, 3), p(2, 2)]),
      2 is 1 + 1,
      path(2, [p(7, 3), p(2, 2)], cylinder(7)),
      2 is 3 - 1,
      path(2, [p(2, 2), p(7, 1)], cylinder(7))]).
step(length([p(7, 3)], 1), builtin, [], []).
step(append([p(7, 3)], [p(2, 2), p(7, 1)], [p(7, 3), p(2, 2), p(7, 1)]), builtin, [], []).
step(append([p(7, 3)], [p(2, 2)], [p(7, 3), p(2, 2)]), builtin, [], []).
step(path(2, [p(7, 3), p(2, 2)], cylinder(7)),
     rule(63),
     ['P' = p(7, 3), 'Q' = p(2, 2), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(7, 3), p(2, 2))]).
step(knight_move(cylinder(7), p(7, 3), p(2, 2)),
     rule(41),
     ['Width' = 7, 'X' = 7, 'Y' = 3, 'X1' = 2, 'Y1' = 2, 'DX' = 2, 'DY' = -1],
     [leap(2, -1), 2 is 3 + -1, 2 is (7 + 2 - 1) mod 7 + 1]).
step(2 is 3 + -1, builtin, [], []).
step(2 is (7 + 2 - 1) mod 7 + 1, builtin, [], []).
step(path(2, [p(2, 2), p(7, 1)], cylinder(7)),
     rule(63),
     ['P' = p(2, 2), 'Q' = p(7, 1), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(2, 2), p(7, 1))]).
step(knight_move(cylinder(7), p(2, 2), p(7, 1)),
     rule(41),
     ['Width' = 7, 'X' = 2, 'Y' = 2, 'X1' = 7, 'Y1' = 1, 'DX' = -2, 'DY' = -1],
     [leap(-2, -1), 1 is 2 + -1, 7 is (2 + -2 - 1) mod 7 + 1]).
step(leap(-2, -1), fact(32), [], []).
step(7 is (2 + -2 - 1) mod 7 + 1, builtin, [], []).
step(8 is 16 - 8, builtin, [], []).
step(path(8, [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], cylinder(7)),
     rule(64),
     ['Length' = 8,
      'Path' = [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)],
      'Shape' = cylinder(7),
      'Half' = 4,
      'Front' = [p(7, 1), p(6, 3), p(5, 1), p(7, 2)],
      'Middle' = p(5, 3),
      'Back' = [p(4, 1), p(6, 2), p(4, 3)],
      'First' = [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3)],
      'FirstLength' = 5,
      'BackLength' = 4],
     [8 > 2,
      4 is 8 // 2,
      length([p(7, 1), p(6, 3), p(5, 1), p(7, 2)], 4),
      append([p(7, 1), p(6, 3), p(5, 1), p(7, 2)], [p(5, 3), p(4, 1), p(6, 2), p(4, 3)], [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)]),
      append([p(7, 1), p(6, 3), p(5, 1), p(7, 2)], [p(5, 3)], [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3)]),
      5 is 4 + 1,
      path(5, [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3)], cylinder(7)),
      4 is 8 - 4,
      path(4, [p(5, 3), p(4, 1), p(6, 2), p(4, 3)], cylinder(7))]).
step(8 > 2, builtin, [], []).
step(4 is 8 // 2, builtin, [], []).
step(length([p(7, 1), p(6, 3), p(5, 1), p(7, 2)], 4), builtin, [], []).
step(append([p(7, 1), p(6, 3), p(5, 1), p(7, 2)], [p(5, 3), p(4, 1), p(6, 2), p(4, 3)], [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)]),
     builtin,
     [],
     []).
step(append([p(7, 1), p(6, 3), p(5, 1), p(7, 2)], [p(5, 3)], [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3)]),
     builtin,
     [],
     []).
step(path(5, [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3)], cylinder(7)),
     rule(64),
     ['Length' = 5,
      'Path' = [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3)],
      'Shape' = cylinder(7),
      'Half' = 2,
      'Front' = [p(7, 1), p(6, 3)],
      'Middle' = p(5, 1),
      'Back' = [p(7, 2), p(5, 3)],
      'First' = [p(7, 1), p(6, 3), p(5, 1)],
      'FirstLength' = 3,
      'BackLength' = 3],
     [5 > 2,
      2 is 5 // 2,
      length([p(7, 1), p(6, 3)], 2),
      append([p(7, 1), p(6, 3)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3)]),
      append([p(7, 1), p(6, 3)], [p(5, 1)], [p(7, 1), p(6, 3), p(5, 1)]),
      3 is 2 + 1,
      path(3, [p(7, 1), p(6, 3), p(5, 1)], cylinder(7)),
      3 is 5 - 2,
      path(3, [p(5, 1), p(7, 2), p(5, 3)], cylinder(7))]).
step(length([p(7, 1), p(6, 3)], 2), builtin, [], []).
step(append([p(7, 1), p(6, 3)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3)]),
     builtin,
     [],
     []).
step(append([p(7, 1), p(6, 3)], [p(5, 1)], [p(7, 1), p(6, 3), p(5, 1)]), builtin, [], []).
step(path(3, [p(7, 1), p(6, 3), p(5, 1)], cylinder(7)),
     rule(64),
     ['Length' = 3,
      'Path' = [p(7, 1), p(6, 3), p(5, 1)],
      'Shape' = cylinder(7),
      'Half' = 1,
      'Front' = [p(7, 1)],
      'Middle' = p(6, 3),
      'Back' = [p(5, 1)],
      'First' = [p(7, 1), p(6, 3)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(7, 1)], 1),
      append([p(7, 1)], [p(6, 3), p(5, 1)], [p(7, 1), p(6, 3), p(5, 1)]),
      append([p(7, 1)], [p(6, 3)], [p(7, 1), p(6, 3)]),
      2 is 1 + 1,
      path(2, [p(7, 1), p(6, 3)], cylinder(7)),
      2 is 3 - 1,
      path(2, [p(6, 3), p(5, 1)], cylinder(7))]).
step(length([p(7, 1)], 1), builtin, [], []).
step(append([p(7, 1)], [p(6, 3), p(5, 1)], [p(7, 1), p(6, 3), p(5, 1)]), builtin, [], []).
step(append([p(7, 1)], [p(6, 3)], [p(7, 1), p(6, 3)]), builtin, [], []).
step(path(2, [p(7, 1), p(6, 3)], cylinder(7)),
     rule(63),
     ['P' = p(7, 1), 'Q' = p(6, 3), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(7, 1), p(6, 3))]).
step(knight_move(cylinder(7), p(7, 1), p(6, 3)),
     rule(41),
     ['Width' = 7, 'X' = 7, 'Y' = 1, 'X1' = 6, 'Y1' = 3, 'DX' = -1, 'DY' = 2],
     [leap(-1, 2), 3 is 1 + 2, 6 is (7 + -1 - 1) mod 7 + 1]).
step(leap(-1, 2), fact(34), [], []).
step(3 is 1 + 2, builtin, [], []).
step(6 is (7 + -1 - 1) mod 7 + 1, builtin, [], []).
step(path(2, [p(6, 3), p(5, 1)], cylinder(7)),
     rule(63),
     ['P' = p(6, 3), 'Q' = p(5, 1), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(6, 3), p(5, 1))]).
step(knight_move(cylinder(7), p(6, 3), p(5, 1)),
     rule(41),
     ['Width' = 7, 'X' = 6, 'Y' = 3, 'X1' = 5, 'Y1' = 1, 'DX' = -1, 'DY' = -2],
     [leap(-1, -2), 1 is 3 + -2, 5 is (6 + -1 - 1) mod 7 + 1]).
step(leap(-1, -2), fact(31), [], []).
step(1 is 3 + -2, builtin, [], []).
step(5 is (6 + -1 - 1) mod 7 + 1, builtin, [], []).
step(path(3, [p(5, 1), p(7, 2), p(5, 3)], cylinder(7)),
     rule(64),
     ['Length' = 3,
      'Path' = [p(5, 1), p(7, 2), p(5, 3)],
      'Shape' = cylinder(7),
      'Half' = 1,
      'Front' = [p(5, 1)],
      'Middle' = p(7, 2),
      'Back' = [p(5, 3)],
      'First' = [p(5, 1), p(7, 2)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(5, 1)], 1),
      append([p(5, 1)], [p(7, 2), p(5, 3)], [p(5, 1), p(7, 2), p(5, 3)]),
      append([p(5, 1)], [p(7, 2)], [p(5, 1), p(7, 2)]),
      2 is 1 + 1,
      path(2, [p(5, 1), p(7, 2)], cylinder(7)),
      2 is 3 - 1,
      path(2, [p(7, 2), p(5, 3)], cylinder(7))]).
step(length([p(5, 1)], 1), builtin, [], []).
step(append([p(5, 1)], [p(7, 2), p(5, 3)], [p(5, 1), p(7, 2), p(5, 3)]), builtin, [], []).
step(append([p(5, 1)], [p(7, 2)], [p(5, 1), p(7, 2)]), builtin, [], []).
step(path(2, [p(5, 1), p(7, 2)], cylinder(7)),
     rule(63),
     ['P' = p(5, 1), 'Q' = p(7, 2), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(5, 1), p(7, 2))]).
step(knight_move(cylinder(7), p(5, 1), p(7, 2)),
     rule(41),
     ['Width' = 7, 'X' = 5, 'Y' = 1, 'X1' = 7, 'Y1' = 2, 'DX' = 2, 'DY' = 1],
     [leap(2, 1), 2 is 1 + 1, 7 is (5 + 2 - 1) mod 7 + 1]).
step(path(2, [p(7, 2), p(5, 3)], cylinder(7)),
     rule(63),
     ['P' = p(7, 2), 'Q' = p(5, 3), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(7, 2), p(5, 3))]).
step(knight_move(cylinder(7), p(7, 2), p(5, 3)),
     rule(41),
     ['Width' = 7, 'X' = 7, 'Y' = 2, 'X1' = 5, 'Y1' = 3, 'DX' = -2, 'DY' = 1],
     [leap(-2, 1), 3 is 2 + 1, 5 is (7 + -2 - 1) mod 7 + 1]).
step(leap(-2, 1), fact(33), [], []).
step(5 is (7 + -2 - 1) mod 7 + 1, builtin, [], []).
step(4 is 8 - 4, builtin, [], []).
step(path(4, [p(5, 3), p(4, 1), p(6, 2), p(4, 3)], cylinder(7)),
     rule(64),
     ['Length' = 4,
      'Path' = [p(5, 3), p(4, 1), p(6, 2), p(4, 3)],
      'Shape' = cylinder(7),
      'Half' = 2,
      'Front' = [p(5, 3), p(4, 1)],
      'Middle' = p(6, 2),
      'Back' = [p(4, 3)],
      'First' = [p(5, 3), p(4, 1), p(6, 2)],
      'FirstLength' = 3,
      'BackLength' = 2],
     [4 > 2,
      2 is 4 // 2,
      length([p(5, 3), p(4, 1)], 2),
      append([p(5, 3), p(4, 1)], [p(6, 2), p(4, 3)], [p(5, 3), p(4, 1), p(6, 2), p(4, 3)]),
      append([p(5, 3), p(4, 1)], [p(6, 2)], [p(5, 3), p(4, 1), p(6, 2)]),
      3 is 2 + 1,
      path(3, [p(5, 3), p(4, 1), p(6, 2)], cylinder(7)),
      2 is 4 - 2,
      path(2, [p(6, 2), p(4, 3)], cylinder(7))]).
step(4 > 2, builtin, [], []).
step(2 is 4 // 2, builtin, [], []).
step(length([p(5, 3), p(4, 1)], 2), builtin, [], []).
step(append([p(5, 3), p(4, 1)], [p(6, 2), p(4, 3)], [p(5, 3), p(4, 1), p(6, 2), p(4, 3)]),
     builtin,
     [],
     []).
step(append([p(5, 3), p(4, 1)], [p(6, 2)], [p(5, 3), p(4, 1), p(6, 2)]), builtin, [], []).
step(path(3, [p(5, 3), p(4, 1), p(6, 2)], cylinder(7)),
     rule(64),
     ['Length' = 3,
      'Path' = [p(5, 3), p(4, 1), p(6, 2)],
      'Shape' = cylinder(7),
      'Half' = 1,
      'Front' = [p(5, 3)],
      'Middle' = p(4, 1),
      'Back' = [p(6, 2)],
      'First' = [p(5, 3), p(4, 1)],
      'FirstLength' = 2,
      'BackLength' = 2],
     [3 > 2,
      1 is 3 // 2,
      length([p(5, 3)], 1),
      append([p(5, 3)], [p(4, 1), p(6, 2)], [p(5, 3), p(4, 1), p(6, 2)]),
      append([p(5, 3)], [p(4, 1)], [p(5, 3), p(4, 1)]),
      2 is 1 + 1,
      path(2, [p(5, 3), p(4, 1)], cylinder(7)),
      2 is 3 - 1,
      path(2, [p(4, 1), p(6, 2)], cylinder(7))]).
step(length([p(5, 3)], 1), builtin, [], []).
step(append([p(5, 3)], [p(4, 1), p(6, 2)], [p(5, 3), p(4, 1), p(6, 2)]), builtin, [], []).
step(append([p(5, 3)], [p(4, 1)], [p(5, 3), p(4, 1)]), builtin, [], []).
step(path(2, [p(5, 3), p(4, 1)], cylinder(7)),
     rule(63),
     ['P' = p(5, 3), 'Q' = p(4, 1), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(5, 3), p(4, 1))]).
step(knight_move(cylinder(7), p(5, 3), p(4, 1)),
     rule(41),
     ['Width' = 7, 'X' = 5, 'Y' = 3, 'X1' = 4, 'Y1' = 1, 'DX' = -1, 'DY' = -2],
     [leap(-1, -2), 1 is 3 + -2, 4 is (5 + -1 - 1) mod 7 + 1]).
step(4 is (5 + -1 - 1) mod 7 + 1, builtin, [], []).
step(path(2, [p(4, 1), p(6, 2)], cylinder(7)),
     rule(63),
     ['P' = p(4, 1), 'Q' = p(6, 2), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(4, 1), p(6, 2))]).
step(knight_move(cylinder(7), p(4, 1), p(6, 2)),
     rule(41),
     ['Width' = 7, 'X' = 4, 'Y' = 1, 'X1' = 6, 'Y1' = 2, 'DX' = 2, 'DY' = 1],
     [leap(2, 1), 2 is 1 + 1, 6 is (4 + 2 - 1) mod 7 + 1]).
step(2 is 4 - 2, builtin, [], []).
step(path(2, [p(6, 2), p(4, 3)], cylinder(7)),
     rule(63),
     ['P' = p(6, 2), 'Q' = p(4, 3), 'Shape' = cylinder(7)],
     [knight_move(cylinder(7), p(6, 2), p(4, 3))]).
step(knight_move(cylinder(7), p(6, 2), p(4, 3)),
     rule(41),
     ['Width' = 7, 'X' = 6, 'Y' = 2, 'X1' = 4, 'Y1' = 3, 'DX' = -2, 'DY' = 1],
     [leap(-2, 1), 3 is 2 + 1, 4 is (6 + -2 - 1) mod 7 + 1]).
step(4 is (6 + -2 - 1) mod 7 + 1, builtin, [], []).
step(ends(open, [p(2, 1), p(4, 2), p(6, 1), p(1, 2), p(3, 1), p(5, 2), p(7, 3), p(2, 2), p(7, 1), p(6, 3), p(5, 1), p(7, 2), p(5, 3), p(4, 1), p(6, 2), p(4, 3)], cylinder(7)),
     fact(65),
     [],
     []).
step(decision(rows([".######", "##.####", "...####"]), open, no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]))),
     rule(73),
     ['Board' = rows([".######", "##.####", "...####"]),
      'Task' = open,
      'Answer' = no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]))],
     [decision(rows([".######", "##.####", "...####"]), open, [], no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])))]).
step(decision(rows([".######", "##.####", "...####"]), open, [], no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]))),
     rule(74),
     ['Board' = rows([".######", "##.####", "...####"]),
      'Task' = open,
      'Options' = [],
      'Answer' = no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])),
      'Result' = found(no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])))],
     [propose(knight(rows([".######", "##.####", "...####"]), open, []), found(no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])))),
      found(no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]))) = found(no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]))),
      established(no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])), rows([".######", "##.####", "...####"]), open)]).
step(propose(knight(rows([".######", "##.####", "...####"]), open, []), found(no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])))),
     builtin,
     [],
     []).
step(found(no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]))) = found(no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]))),
     builtin,
     [],
     []).
step(established(no_tour(cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])), rows([".######", "##.####", "...####"]), open),
     rule(76),
     ['Certificate' = cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]),
      'Board' = rows([".######", "##.####", "...####"]),
      'Task' = open],
     [no_tour(rows([".######", "##.####", "...####"]), open, cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]))]).
step(no_tour(rows([".######", "##.####", "...####"]), open, cut([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])),
     rule(82),
     ['Board' = rows([".######", "##.####", "...####"]),
      'Task' = open,
      'Cut' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)],
      'Pieces' = [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]],
      'Count' = 7,
      'Most' = 6],
     [partition(rows([".######", "##.####", "...####"]), [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]),
      apart([[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"])),
      length([[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]], 7),
      allowance(open, [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], 6),
      7 > 6]).
step(partition(rows([".######", "##.####", "...####"]), [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]),
     rule(85),
     ['Board' = rows([".######", "##.####", "...####"]),
      'Cut' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)],
      'Pieces' = [[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]],
      'Squares' = [p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)],
      'All' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 1), p(4, 2), p(3, 1), p(1, 2), p(5, 1), p(7, 2), p(5, 3), p(7, 1), p(2, 2), p(6, 2), p(7, 3)],
      'Count' = 16],
     [filled([[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]),
      squares(rows([".######", "##.####", "...####"]), [p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)]),
      append([[p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 1), p(4, 2), p(3, 1), p(1, 2), p(5, 1), p(7, 2), p(5, 3), p(7, 1), p(2, 2), p(6, 2), p(7, 3)]),
      length([p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)], 16),
      length([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 1), p(4, 2), p(3, 1), p(1, 2), p(5, 1), p(7, 2), p(5, 3), p(7, 1), p(2, 2), p(6, 2), p(7, 3)], 16),
      sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 1), p(4, 2), p(3, 1), p(1, 2), p(5, 1), p(7, 2), p(5, 3), p(7, 1), p(2, 2), p(6, 2), p(7, 3)], [p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)])]).
step(filled([[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]),
     rule(87),
     ['Pieces' = [[p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]],
     [filled([[p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])]).
step(filled([[p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]),
     rule(87),
     ['Pieces' = [[p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]],
     [filled([[p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])]).
step(filled([[p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]),
     rule(87),
     ['Pieces' = [[p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]],
     [filled([[p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]])]).
step(filled([[p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]]),
     rule(87),
     ['Pieces' = [[p(2, 2)], [p(6, 2)], [p(7, 3)]]],
     [filled([[p(2, 2)], [p(6, 2)], [p(7, 3)]])]).
step(filled([[p(2, 2)], [p(6, 2)], [p(7, 3)]]),
     rule(87),
     ['Pieces' = [[p(6, 2)], [p(7, 3)]]],
     [filled([[p(6, 2)], [p(7, 3)]])]).
step(filled([[p(6, 2)], [p(7, 3)]]), rule(87), ['Pieces' = [[p(7, 3)]]], [filled([[p(7, 3)]])]).
step(filled([[p(7, 3)]]), rule(87), ['Pieces' = []], [filled([])]).
step(filled([]), fact(86), [], []).
step(squares(rows([".######", "##.####", "...####"]), [p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)]),
     builtin,
     [],
     []).
step(append([[p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 1), p(4, 2), p(3, 1), p(1, 2), p(5, 1), p(7, 2), p(5, 3), p(7, 1), p(2, 2), p(6, 2), p(7, 3)]),
     builtin,
     [],
     []).
step(length([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 1), p(4, 2), p(3, 1), p(1, 2), p(5, 1), p(7, 2), p(5, 3), p(7, 1), p(2, 2), p(6, 2), p(7, 3)], 16),
     builtin,
     [],
     []).
step(sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 1), p(4, 2), p(3, 1), p(1, 2), p(5, 1), p(7, 2), p(5, 3), p(7, 1), p(2, 2), p(6, 2), p(7, 3)], [p(1, 2), p(2, 1), p(2, 2), p(3, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 2), p(6, 3), p(7, 1), p(7, 2), p(7, 3)]),
     builtin,
     [],
     []).
step(apart([[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(89),
     ['Piece' = [p(2, 1), p(4, 2)],
      'Pieces' = [[p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]],
      'Cut' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Reach' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 1), p(4, 2)],
      'Region' = [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]],
     [append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(2, 1), p(4, 2)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 1), p(4, 2)]),
      sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 1), p(4, 2)], [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
      enclosed([p(2, 1), p(4, 2)], [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"])),
      apart([[p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(2, 1), p(4, 2)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 1), p(4, 2)]),
     builtin,
     [],
     []).
step(sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 1), p(4, 2)], [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
     builtin,
     [],
     []).
step(enclosed([p(2, 1), p(4, 2)], [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(91),
     ['Square' = p(2, 1),
      'Squares' = [p(4, 2)],
      'Region' = [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Moves' = [p(4, 2)]],
     [moves(rows([".######", "##.####", "...####"]), p(2, 1), [p(4, 2)]),
      ord_subset([p(4, 2)], [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
      enclosed([p(4, 2)], [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(moves(rows([".######", "##.####", "...####"]), p(2, 1), [p(4, 2)]), builtin, [], []).
step(ord_subset([p(4, 2)], [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
     builtin,
     [],
     []).
step(enclosed([p(4, 2)], [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(91),
     ['Square' = p(4, 2),
      'Squares' = [],
      'Region' = [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Moves' = [p(2, 1), p(6, 1), p(6, 3)]],
     [moves(rows([".######", "##.####", "...####"]), p(4, 2), [p(2, 1), p(6, 1), p(6, 3)]),
      ord_subset([p(2, 1), p(6, 1), p(6, 3)], [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
      enclosed([], [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(moves(rows([".######", "##.####", "...####"]), p(4, 2), [p(2, 1), p(6, 1), p(6, 3)]),
     builtin,
     [],
     []).
step(ord_subset([p(2, 1), p(6, 1), p(6, 3)], [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
     builtin,
     [],
     []).
step(enclosed([], [p(2, 1), p(4, 1), p(4, 2), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"])),
     fact(90),
     [],
     []).
step(apart([[p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(89),
     ['Piece' = [p(3, 1), p(1, 2)],
      'Pieces' = [[p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]],
      'Cut' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Reach' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(3, 1), p(1, 2)],
      'Region' = [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]],
     [append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(3, 1), p(1, 2)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(3, 1), p(1, 2)]),
      sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(3, 1), p(1, 2)], [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
      enclosed([p(3, 1), p(1, 2)], [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"])),
      apart([[p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(3, 1), p(1, 2)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(3, 1), p(1, 2)]),
     builtin,
     [],
     []).
step(sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(3, 1), p(1, 2)], [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
     builtin,
     [],
     []).
step(enclosed([p(3, 1), p(1, 2)], [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(91),
     ['Square' = p(3, 1),
      'Squares' = [p(1, 2)],
      'Region' = [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Moves' = [p(1, 2), p(4, 3), p(5, 2)]],
     [moves(rows([".######", "##.####", "...####"]), p(3, 1), [p(1, 2), p(4, 3), p(5, 2)]),
      ord_subset([p(1, 2), p(4, 3), p(5, 2)], [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
      enclosed([p(1, 2)], [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(moves(rows([".######", "##.####", "...####"]), p(3, 1), [p(1, 2), p(4, 3), p(5, 2)]),
     builtin,
     [],
     []).
step(ord_subset([p(1, 2), p(4, 3), p(5, 2)], [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
     builtin,
     [],
     []).
step(enclosed([p(1, 2)], [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(91),
     ['Square' = p(1, 2),
      'Squares' = [],
      'Region' = [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Moves' = [p(3, 1)]],
     [moves(rows([".######", "##.####", "...####"]), p(1, 2), [p(3, 1)]),
      ord_subset([p(3, 1)], [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
      enclosed([], [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(moves(rows([".######", "##.####", "...####"]), p(1, 2), [p(3, 1)]), builtin, [], []).
step(ord_subset([p(3, 1)], [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
     builtin,
     [],
     []).
step(enclosed([], [p(1, 2), p(3, 1), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"])),
     fact(90),
     [],
     []).
step(apart([[p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(89),
     ['Piece' = [p(5, 1), p(7, 2), p(5, 3)],
      'Pieces' = [[p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]],
      'Cut' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Reach' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(5, 1), p(7, 2), p(5, 3)],
      'Region' = [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)]],
     [append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(5, 1), p(7, 2), p(5, 3)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(5, 1), p(7, 2), p(5, 3)]),
      sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(5, 1), p(7, 2), p(5, 3)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)]),
      enclosed([p(5, 1), p(7, 2), p(5, 3)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)], rows([".######", "##.####", "...####"])),
      apart([[p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(5, 1), p(7, 2), p(5, 3)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(5, 1), p(7, 2), p(5, 3)]),
     builtin,
     [],
     []).
step(sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(5, 1), p(7, 2), p(5, 3)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)]),
     builtin,
     [],
     []).
step(enclosed([p(5, 1), p(7, 2), p(5, 3)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)], rows([".######", "##.####", "...####"])),
     rule(91),
     ['Square' = p(5, 1),
      'Squares' = [p(7, 2), p(5, 3)],
      'Region' = [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Moves' = [p(4, 3), p(6, 3), p(7, 2)]],
     [moves(rows([".######", "##.####", "...####"]), p(5, 1), [p(4, 3), p(6, 3), p(7, 2)]),
      ord_subset([p(4, 3), p(6, 3), p(7, 2)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)]),
      enclosed([p(7, 2), p(5, 3)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)], rows([".######", "##.####", "...####"]))]).
step(moves(rows([".######", "##.####", "...####"]), p(5, 1), [p(4, 3), p(6, 3), p(7, 2)]),
     builtin,
     [],
     []).
step(ord_subset([p(4, 3), p(6, 3), p(7, 2)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)]),
     builtin,
     [],
     []).
step(enclosed([p(7, 2), p(5, 3)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)], rows([".######", "##.####", "...####"])),
     rule(91),
     ['Square' = p(7, 2),
      'Squares' = [p(5, 3)],
      'Region' = [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Moves' = [p(5, 1), p(5, 3)]],
     [moves(rows([".######", "##.####", "...####"]), p(7, 2), [p(5, 1), p(5, 3)]),
      ord_subset([p(5, 1), p(5, 3)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)]),
      enclosed([p(5, 3)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)], rows([".######", "##.####", "...####"]))]).
step(moves(rows([".######", "##.####", "...####"]), p(7, 2), [p(5, 1), p(5, 3)]),
     builtin,
     [],
     []).
step(ord_subset([p(5, 1), p(5, 3)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)]),
     builtin,
     [],
     []).
step(enclosed([p(5, 3)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)], rows([".######", "##.####", "...####"])),
     rule(91),
     ['Square' = p(5, 3),
      'Squares' = [],
      'Region' = [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Moves' = [p(4, 1), p(6, 1), p(7, 2)]],
     [moves(rows([".######", "##.####", "...####"]), p(5, 3), [p(4, 1), p(6, 1), p(7, 2)]),
      ord_subset([p(4, 1), p(6, 1), p(7, 2)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)]),
      enclosed([], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)], rows([".######", "##.####", "...####"]))]).
step(moves(rows([".######", "##.####", "...####"]), p(5, 3), [p(4, 1), p(6, 1), p(7, 2)]),
     builtin,
     [],
     []).
step(ord_subset([p(4, 1), p(6, 1), p(7, 2)], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)]),
     builtin,
     [],
     []).
step(enclosed([], [p(4, 1), p(4, 3), p(5, 1), p(5, 2), p(5, 3), p(6, 1), p(6, 3), p(7, 2)], rows([".######", "##.####", "...####"])),
     fact(90),
     [],
     []).
step(apart([[p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(89),
     ['Piece' = [p(7, 1)],
      'Pieces' = [[p(2, 2)], [p(6, 2)], [p(7, 3)]],
      'Cut' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Reach' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(7, 1)],
      'Region' = [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 1)]],
     [append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(7, 1)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(7, 1)]),
      sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(7, 1)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 1)]),
      enclosed([p(7, 1)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 1)], rows([".######", "##.####", "...####"])),
      apart([[p(2, 2)], [p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(7, 1)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(7, 1)]),
     builtin,
     [],
     []).
step(sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(7, 1)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 1)]),
     builtin,
     [],
     []).
step(enclosed([p(7, 1)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 1)], rows([".######", "##.####", "...####"])),
     rule(91),
     ['Square' = p(7, 1),
      'Squares' = [],
      'Region' = [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 1)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Moves' = [p(5, 2), p(6, 3)]],
     [moves(rows([".######", "##.####", "...####"]), p(7, 1), [p(5, 2), p(6, 3)]),
      ord_subset([p(5, 2), p(6, 3)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 1)]),
      enclosed([], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 1)], rows([".######", "##.####", "...####"]))]).
step(moves(rows([".######", "##.####", "...####"]), p(7, 1), [p(5, 2), p(6, 3)]),
     builtin,
     [],
     []).
step(ord_subset([p(5, 2), p(6, 3)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 1)]),
     builtin,
     [],
     []).
step(enclosed([], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 1)], rows([".######", "##.####", "...####"])),
     fact(90),
     [],
     []).
step(apart([[p(2, 2)], [p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(89),
     ['Piece' = [p(2, 2)],
      'Pieces' = [[p(6, 2)], [p(7, 3)]],
      'Cut' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Reach' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 2)],
      'Region' = [p(2, 2), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]],
     [append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(2, 2)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 2)]),
      sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 2)], [p(2, 2), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
      enclosed([p(2, 2)], [p(2, 2), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"])),
      apart([[p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(2, 2)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 2)]),
     builtin,
     [],
     []).
step(sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(2, 2)], [p(2, 2), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
     builtin,
     [],
     []).
step(enclosed([p(2, 2)], [p(2, 2), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(91),
     ['Square' = p(2, 2),
      'Squares' = [],
      'Region' = [p(2, 2), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Moves' = [p(4, 1), p(4, 3)]],
     [moves(rows([".######", "##.####", "...####"]), p(2, 2), [p(4, 1), p(4, 3)]),
      ord_subset([p(4, 1), p(4, 3)], [p(2, 2), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
      enclosed([], [p(2, 2), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(moves(rows([".######", "##.####", "...####"]), p(2, 2), [p(4, 1), p(4, 3)]),
     builtin,
     [],
     []).
step(ord_subset([p(4, 1), p(4, 3)], [p(2, 2), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)]),
     builtin,
     [],
     []).
step(enclosed([], [p(2, 2), p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3)], rows([".######", "##.####", "...####"])),
     fact(90),
     [],
     []).
step(apart([[p(6, 2)], [p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(89),
     ['Piece' = [p(6, 2)],
      'Pieces' = [[p(7, 3)]],
      'Cut' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Reach' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(6, 2)],
      'Region' = [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 2), p(6, 3)]],
     [append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(6, 2)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(6, 2)]),
      sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(6, 2)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 2), p(6, 3)]),
      enclosed([p(6, 2)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 2), p(6, 3)], rows([".######", "##.####", "...####"])),
      apart([[p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(6, 2)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(6, 2)]),
     builtin,
     [],
     []).
step(sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(6, 2)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 2), p(6, 3)]),
     builtin,
     [],
     []).
step(enclosed([p(6, 2)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 2), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(91),
     ['Square' = p(6, 2),
      'Squares' = [],
      'Region' = [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 2), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Moves' = [p(4, 1), p(4, 3)]],
     [moves(rows([".######", "##.####", "...####"]), p(6, 2), [p(4, 1), p(4, 3)]),
      ord_subset([p(4, 1), p(4, 3)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 2), p(6, 3)]),
      enclosed([], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 2), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(moves(rows([".######", "##.####", "...####"]), p(6, 2), [p(4, 1), p(4, 3)]),
     builtin,
     [],
     []).
step(ord_subset([p(4, 1), p(4, 3)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 2), p(6, 3)]),
     builtin,
     [],
     []).
step(enclosed([], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 2), p(6, 3)], rows([".######", "##.####", "...####"])),
     fact(90),
     [],
     []).
step(apart([[p(7, 3)]], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"])),
     rule(89),
     ['Piece' = [p(7, 3)],
      'Pieces' = [],
      'Cut' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Reach' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(7, 3)],
      'Region' = [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 3)]],
     [append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(7, 3)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(7, 3)]),
      sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(7, 3)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 3)]),
      enclosed([p(7, 3)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 3)], rows([".######", "##.####", "...####"])),
      apart([], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"]))]).
step(append([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], [p(7, 3)], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(7, 3)]),
     builtin,
     [],
     []).
step(sort([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3), p(7, 3)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 3)]),
     builtin,
     [],
     []).
step(enclosed([p(7, 3)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 3)], rows([".######", "##.####", "...####"])),
     rule(91),
     ['Square' = p(7, 3),
      'Squares' = [],
      'Region' = [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 3)],
      'Board' = rows([".######", "##.####", "...####"]),
      'Moves' = [p(5, 2), p(6, 1)]],
     [moves(rows([".######", "##.####", "...####"]), p(7, 3), [p(5, 2), p(6, 1)]),
      ord_subset([p(5, 2), p(6, 1)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 3)]),
      enclosed([], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 3)], rows([".######", "##.####", "...####"]))]).
step(moves(rows([".######", "##.####", "...####"]), p(7, 3), [p(5, 2), p(6, 1)]),
     builtin,
     [],
     []).
step(ord_subset([p(5, 2), p(6, 1)], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 3)]),
     builtin,
     [],
     []).
step(enclosed([], [p(4, 1), p(4, 3), p(5, 2), p(6, 1), p(6, 3), p(7, 3)], rows([".######", "##.####", "...####"])),
     fact(90),
     [],
     []).
step(apart([], [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], rows([".######", "##.####", "...####"])),
     fact(88),
     [],
     []).
step(length([[p(2, 1), p(4, 2)], [p(3, 1), p(1, 2)], [p(5, 1), p(7, 2), p(5, 3)], [p(7, 1)], [p(2, 2)], [p(6, 2)], [p(7, 3)]], 7),
     builtin,
     [],
     []).
step(allowance(open, [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], 6),
     rule(92),
     ['Cut' = [p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], 'Most' = 6, 'Count' = 5],
     [length([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], 5), 6 is 5 + 1]).
step(length([p(4, 1), p(6, 1), p(5, 2), p(4, 3), p(6, 3)], 5), builtin, [], []).
step(6 is 5 + 1, builtin, [], []).
step(7 > 6, builtin, [], []).
