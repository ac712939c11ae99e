plan(7, [goat, nothing, wolf, goat, cabbage, nothing, goat]).
plan(7, [goat, nothing, cabbage, goat, wolf, nothing, goat]).

clause(1,
       plan(var('Length'), var('Plan')),
       crossings(var('Length'), state(left, left, left, left), [], var('Plan'))).
clause(2, crossings(0, state(right, right, right, right), anonymous(1), []), true).
clause(3,
       crossings(var('N'), var('State'), var('Visited'), [var('Move') | var('Plan')]),
       (var('N') > 0,
        move(var('State'), var('Move'), var('Next')),
        safe(var('Next')),
        \+ member(var('Next'), var('Visited')),
        var('M') is var('N') - 1,
        crossings(var('M'), var('Next'), [var('State') | var('Visited')], var('Plan')))).
clause(4, opposite(left, right), true).
clause(5, opposite(right, left), true).
clause(6,
       move(state(var('F'), var('F'), var('G'), var('C')), wolf, state(var('T'), var('T'), var('G'), var('C'))),
       opposite(var('F'), var('T'))).
clause(7,
       move(state(var('F'), var('W'), var('F'), var('C')), goat, state(var('T'), var('W'), var('T'), var('C'))),
       opposite(var('F'), var('T'))).
clause(8,
       move(state(var('F'), var('W'), var('G'), var('F')), cabbage, state(var('T'), var('W'), var('G'), var('T'))),
       opposite(var('F'), var('T'))).
clause(9,
       move(state(var('F'), var('W'), var('G'), var('C')), nothing, state(var('T'), var('W'), var('G'), var('C'))),
       opposite(var('F'), var('T'))).
clause(10, safe(state(var('F'), anonymous(1), var('F'), anonymous(2))), true).
clause(11,
       safe(state(var('F'), var('W'), var('G'), var('C'))),
       (opposite(var('F'), var('G')),
        opposite(var('W'), var('G')),
        opposite(var('C'), var('G')))).

step(plan(7, [goat, nothing, wolf, goat, cabbage, nothing, goat]),
     rule(1),
     ['Length' = 7, 'Plan' = [goat, nothing, wolf, goat, cabbage, nothing, goat]],
     [crossings(7, state(left, left, left, left), [], [goat, nothing, wolf, goat, cabbage, nothing, goat])]).
step(crossings(7, state(left, left, left, left), [], [goat, nothing, wolf, goat, cabbage, nothing, goat]),
     rule(3),
     ['N' = 7,
      'State' = state(left, left, left, left),
      'Visited' = [],
      'Move' = goat,
      'Plan' = [nothing, wolf, goat, cabbage, nothing, goat],
      'Next' = state(right, left, right, left),
      'M' = 6],
     [7 > 0,
      move(state(left, left, left, left), goat, state(right, left, right, left)),
      safe(state(right, left, right, left)),
      \+ member(state(right, left, right, left), []),
      6 is 7 - 1,
      crossings(6, state(right, left, right, left), [state(left, left, left, left)], [nothing, wolf, goat, cabbage, nothing, goat])]).
step(7 > 0, builtin, [], []).
step(move(state(left, left, left, left), goat, state(right, left, right, left)),
     rule(7),
     ['F' = left, 'W' = left, 'C' = left, 'T' = right],
     [opposite(left, right)]).
step(opposite(left, right), fact(4), [], []).
step(safe(state(right, left, right, left)), fact(10), ['F' = right], []).
step(\+ member(state(right, left, right, left), []), absent, [], []).
step(6 is 7 - 1, builtin, [], []).
step(crossings(6, state(right, left, right, left), [state(left, left, left, left)], [nothing, wolf, goat, cabbage, nothing, goat]),
     rule(3),
     ['N' = 6,
      'State' = state(right, left, right, left),
      'Visited' = [state(left, left, left, left)],
      'Move' = nothing,
      'Plan' = [wolf, goat, cabbage, nothing, goat],
      'Next' = state(left, left, right, left),
      'M' = 5],
     [6 > 0,
      move(state(right, left, right, left), nothing, state(left, left, right, left)),
      safe(state(left, left, right, left)),
      \+ member(state(left, left, right, left), [state(left, left, left, left)]),
      5 is 6 - 1,
      crossings(5, state(left, left, right, left), [state(right, left, right, left), state(left, left, left, left)], [wolf, goat, cabbage, nothing, goat])]).
step(6 > 0, builtin, [], []).
step(move(state(right, left, right, left), nothing, state(left, left, right, left)),
     rule(9),
     ['F' = right, 'W' = left, 'G' = right, 'C' = left, 'T' = left],
     [opposite(right, left)]).
step(opposite(right, left), fact(5), [], []).
step(safe(state(left, left, right, left)),
     rule(11),
     ['F' = left, 'W' = left, 'G' = right, 'C' = left],
     [opposite(left, right), opposite(left, right), opposite(left, right)]).
step(\+ member(state(left, left, right, left), [state(left, left, left, left)]), absent, [], []).
step(5 is 6 - 1, builtin, [], []).
step(crossings(5, state(left, left, right, left), [state(right, left, right, left), state(left, left, left, left)], [wolf, goat, cabbage, nothing, goat]),
     rule(3),
     ['N' = 5,
      'State' = state(left, left, right, left),
      'Visited' = [state(right, left, right, left), state(left, left, left, left)],
      'Move' = wolf,
      'Plan' = [goat, cabbage, nothing, goat],
      'Next' = state(right, right, right, left),
      'M' = 4],
     [5 > 0,
      move(state(left, left, right, left), wolf, state(right, right, right, left)),
      safe(state(right, right, right, left)),
      \+ member(state(right, right, right, left), [state(right, left, right, left), state(left, left, left, left)]),
      4 is 5 - 1,
      crossings(4, state(right, right, right, left), [state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [goat, cabbage, nothing, goat])]).
step(5 > 0, builtin, [], []).
step(move(state(left, left, right, left), wolf, state(right, right, right, left)),
     rule(6),
     ['F' = left, 'G' = right, 'C' = left, 'T' = right],
     [opposite(left, right)]).
step(safe(state(right, right, right, left)), fact(10), ['F' = right], []).
step(\+ member(state(right, right, right, left), [state(right, left, right, left), state(left, left, left, left)]),
     absent,
     [],
     []).
step(4 is 5 - 1, builtin, [], []).
step(crossings(4, state(right, right, right, left), [state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [goat, cabbage, nothing, goat]),
     rule(3),
     ['N' = 4,
      'State' = state(right, right, right, left),
      'Visited' = [state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)],
      'Move' = goat,
      'Plan' = [cabbage, nothing, goat],
      'Next' = state(left, right, left, left),
      'M' = 3],
     [4 > 0,
      move(state(right, right, right, left), goat, state(left, right, left, left)),
      safe(state(left, right, left, left)),
      \+ member(state(left, right, left, left), [state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
      3 is 4 - 1,
      crossings(3, state(left, right, left, left), [state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [cabbage, nothing, goat])]).
step(4 > 0, builtin, [], []).
step(move(state(right, right, right, left), goat, state(left, right, left, left)),
     rule(7),
     ['F' = right, 'W' = right, 'C' = left, 'T' = left],
     [opposite(right, left)]).
step(safe(state(left, right, left, left)), fact(10), ['F' = left], []).
step(\+ member(state(left, right, left, left), [state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
     absent,
     [],
     []).
step(3 is 4 - 1, builtin, [], []).
step(crossings(3, state(left, right, left, left), [state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [cabbage, nothing, goat]),
     rule(3),
     ['N' = 3,
      'State' = state(left, right, left, left),
      'Visited' = [state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)],
      'Move' = cabbage,
      'Plan' = [nothing, goat],
      'Next' = state(right, right, left, right),
      'M' = 2],
     [3 > 0,
      move(state(left, right, left, left), cabbage, state(right, right, left, right)),
      safe(state(right, right, left, right)),
      \+ member(state(right, right, left, right), [state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
      2 is 3 - 1,
      crossings(2, state(right, right, left, right), [state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [nothing, goat])]).
step(3 > 0, builtin, [], []).
step(move(state(left, right, left, left), cabbage, state(right, right, left, right)),
     rule(8),
     ['F' = left, 'W' = right, 'G' = left, 'T' = right],
     [opposite(left, right)]).
step(safe(state(right, right, left, right)),
     rule(11),
     ['F' = right, 'W' = right, 'G' = left, 'C' = right],
     [opposite(right, left), opposite(right, left), opposite(right, left)]).
step(\+ member(state(right, right, left, right), [state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
     absent,
     [],
     []).
step(2 is 3 - 1, builtin, [], []).
step(crossings(2, state(right, right, left, right), [state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [nothing, goat]),
     rule(3),
     ['N' = 2,
      'State' = state(right, right, left, right),
      'Visited' = [state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)],
      'Move' = nothing,
      'Plan' = [goat],
      'Next' = state(left, right, left, right),
      'M' = 1],
     [2 > 0,
      move(state(right, right, left, right), nothing, state(left, right, left, right)),
      safe(state(left, right, left, right)),
      \+ member(state(left, right, left, right), [state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
      1 is 2 - 1,
      crossings(1, state(left, right, left, right), [state(right, right, left, right), state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [goat])]).
step(2 > 0, builtin, [], []).
step(move(state(right, right, left, right), nothing, state(left, right, left, right)),
     rule(9),
     ['F' = right, 'W' = right, 'G' = left, 'C' = right, 'T' = left],
     [opposite(right, left)]).
step(safe(state(left, right, left, right)), fact(10), ['F' = left], []).
step(\+ member(state(left, right, left, right), [state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
     absent,
     [],
     []).
step(1 is 2 - 1, builtin, [], []).
step(crossings(1, state(left, right, left, right), [state(right, right, left, right), state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [goat]),
     rule(3),
     ['N' = 1,
      'State' = state(left, right, left, right),
      'Visited' = [state(right, right, left, right), state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)],
      'Move' = goat,
      'Plan' = [],
      'Next' = state(right, right, right, right),
      'M' = 0],
     [1 > 0,
      move(state(left, right, left, right), goat, state(right, right, right, right)),
      safe(state(right, right, right, right)),
      \+ member(state(right, right, right, right), [state(right, right, left, right), state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
      0 is 1 - 1,
      crossings(0, state(right, right, right, right), [state(left, right, left, right), state(right, right, left, right), state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [])]).
step(1 > 0, builtin, [], []).
step(move(state(left, right, left, right), goat, state(right, right, right, right)),
     rule(7),
     ['F' = left, 'W' = right, 'C' = right, 'T' = right],
     [opposite(left, right)]).
step(safe(state(right, right, right, right)), fact(10), ['F' = right], []).
step(\+ member(state(right, right, right, right), [state(right, right, left, right), state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
     absent,
     [],
     []).
step(0 is 1 - 1, builtin, [], []).
step(crossings(0, state(right, right, right, right), [state(left, right, left, right), state(right, right, left, right), state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], []),
     fact(2),
     [],
     []).
step(plan(7, [goat, nothing, cabbage, goat, wolf, nothing, goat]),
     rule(1),
     ['Length' = 7, 'Plan' = [goat, nothing, cabbage, goat, wolf, nothing, goat]],
     [crossings(7, state(left, left, left, left), [], [goat, nothing, cabbage, goat, wolf, nothing, goat])]).
step(crossings(7, state(left, left, left, left), [], [goat, nothing, cabbage, goat, wolf, nothing, goat]),
     rule(3),
     ['N' = 7,
      'State' = state(left, left, left, left),
      'Visited' = [],
      'Move' = goat,
      'Plan' = [nothing, cabbage, goat, wolf, nothing, goat],
      'Next' = state(right, left, right, left),
      'M' = 6],
     [7 > 0,
      move(state(left, left, left, left), goat, state(right, left, right, left)),
      safe(state(right, left, right, left)),
      \+ member(state(right, left, right, left), []),
      6 is 7 - 1,
      crossings(6, state(right, left, right, left), [state(left, left, left, left)], [nothing, cabbage, goat, wolf, nothing, goat])]).
step(crossings(6, state(right, left, right, left), [state(left, left, left, left)], [nothing, cabbage, goat, wolf, nothing, goat]),
     rule(3),
     ['N' = 6,
      'State' = state(right, left, right, left),
      'Visited' = [state(left, left, left, left)],
      'Move' = nothing,
      'Plan' = [cabbage, goat, wolf, nothing, goat],
      'Next' = state(left, left, right, left),
      'M' = 5],
     [6 > 0,
      move(state(right, left, right, left), nothing, state(left, left, right, left)),
      safe(state(left, left, right, left)),
      \+ member(state(left, left, right, left), [state(left, left, left, left)]),
      5 is 6 - 1,
      crossings(5, state(left, left, right, left), [state(right, left, right, left), state(left, left, left, left)], [cabbage, goat, wolf, nothing, goat])]).
step(crossings(5, state(left, left, right, left), [state(right, left, right, left), state(left, left, left, left)], [cabbage, goat, wolf, nothing, goat]),
     rule(3),
     ['N' = 5,
      'State' = state(left, left, right, left),
      'Visited' = [state(right, left, right, left), state(left, left, left, left)],
      'Move' = cabbage,
      'Plan' = [goat, wolf, nothing, goat],
      'Next' = state(right, left, right, right),
      'M' = 4],
     [5 > 0,
      move(state(left, left, right, left), cabbage, state(right, left, right, right)),
      safe(state(right, left, right, right)),
      \+ member(state(right, left, right, right), [state(right, left, right, left), state(left, left, left, left)]),
      4 is 5 - 1,
      crossings(4, state(right, left, right, right), [state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [goat, wolf, nothing, goat])]).
step(move(state(left, left, right, left), cabbage, state(right, left, right, right)),
     rule(8),
     ['F' = left, 'W' = left, 'G' = right, 'T' = right],
     [opposite(left, right)]).
step(safe(state(right, left, right, right)), fact(10), ['F' = right], []).
step(\+ member(state(right, left, right, right), [state(right, left, right, left), state(left, left, left, left)]),
     absent,
     [],
     []).
step(crossings(4, state(right, left, right, right), [state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [goat, wolf, nothing, goat]),
     rule(3),
     ['N' = 4,
      'State' = state(right, left, right, right),
      'Visited' = [state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)],
      'Move' = goat,
      'Plan' = [wolf, nothing, goat],
      'Next' = state(left, left, left, right),
      'M' = 3],
     [4 > 0,
      move(state(right, left, right, right), goat, state(left, left, left, right)),
      safe(state(left, left, left, right)),
      \+ member(state(left, left, left, right), [state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
      3 is 4 - 1,
      crossings(3, state(left, left, left, right), [state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [wolf, nothing, goat])]).
step(move(state(right, left, right, right), goat, state(left, left, left, right)),
     rule(7),
     ['F' = right, 'W' = left, 'C' = right, 'T' = left],
     [opposite(right, left)]).
step(safe(state(left, left, left, right)), fact(10), ['F' = left], []).
step(\+ member(state(left, left, left, right), [state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
     absent,
     [],
     []).
step(crossings(3, state(left, left, left, right), [state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [wolf, nothing, goat]),
     rule(3),
     ['N' = 3,
      'State' = state(left, left, left, right),
      'Visited' = [state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)],
      'Move' = wolf,
      'Plan' = [nothing, goat],
      'Next' = state(right, right, left, right),
      'M' = 2],
     [3 > 0,
      move(state(left, left, left, right), wolf, state(right, right, left, right)),
      safe(state(right, right, left, right)),
      \+ member(state(right, right, left, right), [state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
      2 is 3 - 1,
      crossings(2, state(right, right, left, right), [state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [nothing, goat])]).
step(move(state(left, left, left, right), wolf, state(right, right, left, right)),
     rule(6),
     ['F' = left, 'G' = left, 'C' = right, 'T' = right],
     [opposite(left, right)]).
step(\+ member(state(right, right, left, right), [state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
     absent,
     [],
     []).
step(crossings(2, state(right, right, left, right), [state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [nothing, goat]),
     rule(3),
     ['N' = 2,
      'State' = state(right, right, left, right),
      'Visited' = [state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)],
      'Move' = nothing,
      'Plan' = [goat],
      'Next' = state(left, right, left, right),
      'M' = 1],
     [2 > 0,
      move(state(right, right, left, right), nothing, state(left, right, left, right)),
      safe(state(left, right, left, right)),
      \+ member(state(left, right, left, right), [state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
      1 is 2 - 1,
      crossings(1, state(left, right, left, right), [state(right, right, left, right), state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [goat])]).
step(\+ member(state(left, right, left, right), [state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
     absent,
     [],
     []).
step(crossings(1, state(left, right, left, right), [state(right, right, left, right), state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [goat]),
     rule(3),
     ['N' = 1,
      'State' = state(left, right, left, right),
      'Visited' = [state(right, right, left, right), state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)],
      'Move' = goat,
      'Plan' = [],
      'Next' = state(right, right, right, right),
      'M' = 0],
     [1 > 0,
      move(state(left, right, left, right), goat, state(right, right, right, right)),
      safe(state(right, right, right, right)),
      \+ member(state(right, right, right, right), [state(right, right, left, right), state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
      0 is 1 - 1,
      crossings(0, state(right, right, right, right), [state(left, right, left, right), state(right, right, left, right), state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], [])]).
step(\+ member(state(right, right, right, right), [state(right, right, left, right), state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)]),
     absent,
     [],
     []).
step(crossings(0, state(right, right, right, right), [state(left, right, left, right), state(right, right, left, right), state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)], []),
     fact(2),
     [],
     []).
