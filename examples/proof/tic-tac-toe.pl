wins(cross, [cross, empty, empty, empty, nought, empty, nought, empty, cross], 3).
draw(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty]).

clause(1,
       wins(var('Player'), var('Board'), var('Move')),
       (move(var('Player'), var('Board'), var('Move'), var('After')),
        decided(var('Player'), var('After')))).
clause(3,
       decided(var('Player'), var('After')),
       (\+ line(var('Player'), var('After')),
        other(var('Player'), var('Opponent')),
        \+ saved(var('Opponent'), var('After')))).
clause(6,
       saved(var('Player'), var('Board')),
       (move(var('Player'), var('Board'), anonymous(1), var('After')),
        other(var('Player'), var('Opponent')),
        \+ wins(var('Opponent'), var('After'), anonymous(2)))).
clause(7,
       draw(var('Player'), var('Board')),
       once((\+ wins(var('Player'), var('Board'), anonymous(1)), saved(var('Player'), var('Board'))))).
clause(8, other(cross, nought), true).
clause(9, other(nought, cross), true).
clause(10,
       move(var('Player'), var('Board'), var('Place'), var('After')),
       (nth1(var('Place'), var('Board'), empty),
        var('Index') is var('Place') - 1,
        set_nth0(var('Index'), var('Board'), var('Player'), var('After')))).

step(wins(cross, [cross, empty, empty, empty, nought, empty, nought, empty, cross], 3),
     rule(1),
     ['Player' = cross,
      'Board' = [cross, empty, empty, empty, nought, empty, nought, empty, cross],
      'Move' = 3,
      'After' = [cross, empty, cross, empty, nought, empty, nought, empty, cross]],
     [move(cross, [cross, empty, empty, empty, nought, empty, nought, empty, cross], 3, [cross, empty, cross, empty, nought, empty, nought, empty, cross]),
      decided(cross, [cross, empty, cross, empty, nought, empty, nought, empty, cross])]).
step(move(cross, [cross, empty, empty, empty, nought, empty, nought, empty, cross], 3, [cross, empty, cross, empty, nought, empty, nought, empty, cross]),
     rule(10),
     ['Player' = cross,
      'Board' = [cross, empty, empty, empty, nought, empty, nought, empty, cross],
      'Place' = 3,
      'After' = [cross, empty, cross, empty, nought, empty, nought, empty, cross],
      'Index' = 2],
     [nth1(3, [cross, empty, empty, empty, nought, empty, nought, empty, cross], empty),
      2 is 3 - 1,
      set_nth0(2, [cross, empty, empty, empty, nought, empty, nought, empty, cross], cross, [cross, empty, cross, empty, nought, empty, nought, empty, cross])]).
step(nth1(3, [cross, empty, empty, empty, nought, empty, nought, empty, cross], empty),
     builtin,
     [],
     []).
step(2 is 3 - 1, builtin, [], []).
step(set_nth0(2, [cross, empty, empty, empty, nought, empty, nought, empty, cross], cross, [cross, empty, cross, empty, nought, empty, nought, empty, cross]),
     control,
     [],
     [integer(2)]).
step(integer(2), builtin, [], []).
step(decided(cross, [cross, empty, cross, empty, nought, empty, nought, empty, cross]),
     rule(3),
     ['Player' = cross,
      'After' = [cross, empty, cross, empty, nought, empty, nought, empty, cross],
      'Opponent' = nought],
     [\+ line(cross, [cross, empty, cross, empty, nought, empty, nought, empty, cross]),
      other(cross, nought),
      \+ saved(nought, [cross, empty, cross, empty, nought, empty, nought, empty, cross])]).
step(\+ line(cross, [cross, empty, cross, empty, nought, empty, nought, empty, cross]),
     absent,
     [],
     []).
step(other(cross, nought), fact(8), [], []).
step(\+ saved(nought, [cross, empty, cross, empty, nought, empty, nought, empty, cross]),
     absent,
     [],
     []).
step(draw(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty]),
     rule(7),
     ['Player' = nought,
      'Board' = [cross, cross, nought, nought, nought, cross, cross, empty, empty]],
     [once((\+ wins(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty], A), saved(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty])))]).
step(once((\+ wins(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty], A), saved(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty]))),
     control,
     [],
     [\+ wins(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty], A),
      saved(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty])]).
step(\+ wins(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty], A),
     absent,
     [],
     []).
step(saved(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty]),
     rule(6),
     ['Player' = nought,
      'Board' = [cross, cross, nought, nought, nought, cross, cross, empty, empty],
      'After' = [cross, cross, nought, nought, nought, cross, cross, nought, empty],
      'Opponent' = cross],
     [move(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty], 8, [cross, cross, nought, nought, nought, cross, cross, nought, empty]),
      other(nought, cross),
      \+ wins(cross, [cross, cross, nought, nought, nought, cross, cross, nought, empty], A)]).
step(move(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty], 8, [cross, cross, nought, nought, nought, cross, cross, nought, empty]),
     rule(10),
     ['Player' = nought,
      'Board' = [cross, cross, nought, nought, nought, cross, cross, empty, empty],
      'Place' = 8,
      'After' = [cross, cross, nought, nought, nought, cross, cross, nought, empty],
      'Index' = 7],
     [nth1(8, [cross, cross, nought, nought, nought, cross, cross, empty, empty], empty),
      7 is 8 - 1,
      set_nth0(7, [cross, cross, nought, nought, nought, cross, cross, empty, empty], nought, [cross, cross, nought, nought, nought, cross, cross, nought, empty])]).
step(nth1(8, [cross, cross, nought, nought, nought, cross, cross, empty, empty], empty),
     builtin,
     [],
     []).
step(7 is 8 - 1, builtin, [], []).
step(set_nth0(7, [cross, cross, nought, nought, nought, cross, cross, empty, empty], nought, [cross, cross, nought, nought, nought, cross, cross, nought, empty]),
     control,
     [],
     [integer(7)]).
step(integer(7), builtin, [], []).
step(other(nought, cross), fact(9), [], []).
step(\+ wins(cross, [cross, cross, nought, nought, nought, cross, cross, nought, empty], A),
     absent,
     [],
     []).
