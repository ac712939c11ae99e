map(west(red), north(green), south(blue), queensland(red), new_south_wales(green), victoria(red)).

clause(1, colour(red), true).
clause(2, colour(green), true).
clause(3, colour(blue), true).
clause(4,
       different(var('A'), var('B')),
       (colour(var('A')), colour(var('B')), var('A') \= var('B'))).
clause(5,
       map(west(var('W')), north(var('N')), south(var('S')), queensland(var('Q')), new_south_wales(var('NSW')), victoria(var('V'))),
       (different(var('W'), var('N')),
        different(var('W'), var('S')),
        different(var('N'), var('S')),
        different(var('N'), var('Q')),
        different(var('S'), var('Q')),
        different(var('S'), var('NSW')),
        different(var('S'), var('V')),
        different(var('Q'), var('NSW')),
        different(var('NSW'), var('V')))).

step(map(west(red), north(green), south(blue), queensland(red), new_south_wales(green), victoria(red)),
     rule(5),
     ['W' = red, 'N' = green, 'S' = blue, 'Q' = red, 'NSW' = green, 'V' = red],
     [different(red, green),
      different(red, blue),
      different(green, blue),
      different(green, red),
      different(blue, red),
      different(blue, green),
      different(blue, red),
      different(red, green),
      different(green, red)]).
step(different(red, green),
     rule(4),
     ['A' = red, 'B' = green],
     [colour(red), colour(green), red \= green]).
step(colour(red), fact(1), [], []).
step(colour(green), fact(2), [], []).
step(red \= green, builtin, [], []).
step(different(red, blue),
     rule(4),
     ['A' = red, 'B' = blue],
     [colour(red), colour(blue), red \= blue]).
step(colour(blue), fact(3), [], []).
step(red \= blue, builtin, [], []).
step(different(green, blue),
     rule(4),
     ['A' = green, 'B' = blue],
     [colour(green), colour(blue), green \= blue]).
step(green \= blue, builtin, [], []).
step(different(green, red),
     rule(4),
     ['A' = green, 'B' = red],
     [colour(green), colour(red), green \= red]).
step(green \= red, builtin, [], []).
step(different(blue, red),
     rule(4),
     ['A' = blue, 'B' = red],
     [colour(blue), colour(red), blue \= red]).
step(blue \= red, builtin, [], []).
step(different(blue, green),
     rule(4),
     ['A' = blue, 'B' = green],
     [colour(blue), colour(green), blue \= green]).
step(blue \= green, builtin, [], []).
