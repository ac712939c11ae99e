saved(120).
history([deposit(50), withdraw(30), deposit(5)], 100, 125).

clause(3,
       deposit(var('Amount')),
       (retract(balance(var('Old'))),
        var('New') is var('Old') + var('Amount'),
        assertz(balance(var('New'))))).
clause(4,
       withdraw(var('Amount')),
       (balance(var('Old')),
        var('Old') >= var('Amount'),
        var('Less') is - var('Amount'),
        deposit(var('Less')))).
clause(5, saved(var('Balance')), (deposit(50), withdraw(30), balance(var('Balance')))).
clause(6, history([], var('Balance'), var('Balance')), true).
clause(7,
       history([deposit(var('A')) | var('Events')], var('Balance'), var('Last')),
       (var('New') is var('Balance') + var('A'),
        history(var('Events'), var('New'), var('Last')))).
clause(8,
       history([withdraw(var('A')) | var('Events')], var('Balance'), var('Last')),
       (var('Balance') >= var('A'),
        var('New') is var('Balance') - var('A'),
        history(var('Events'), var('New'), var('Last')))).

step(saved(120), rule(5), ['Balance' = 120], [deposit(50), withdraw(30), balance(120)]).
step(deposit(50),
     rule(3),
     ['Amount' = 50, 'Old' = 100, 'New' = 150],
     [retract(balance(100)), 150 is 100 + 50, assertz(balance(150))]).
step(retract(balance(100)), builtin, [], []).
step(150 is 100 + 50, builtin, [], []).
step(assertz(balance(150)), builtin, [], []).
step(withdraw(30),
     rule(4),
     ['Amount' = 30, 'Old' = 150, 'Less' = -30],
     [balance(150), 150 >= 30, -30 is - (30), deposit(-30)]).
step(balance(150), asserted, [], []).
step(150 >= 30, builtin, [], []).
step(-30 is - (30), builtin, [], []).
step(deposit(-30),
     rule(3),
     ['Amount' = -30, 'Old' = 150, 'New' = 120],
     [retract(balance(150)), 120 is 150 + -30, assertz(balance(120))]).
step(retract(balance(150)), builtin, [], []).
step(120 is 150 + -30, builtin, [], []).
step(assertz(balance(120)), builtin, [], []).
step(balance(120), asserted, [], []).
step(history([deposit(50), withdraw(30), deposit(5)], 100, 125),
     rule(7),
     ['A' = 50,
      'Events' = [withdraw(30), deposit(5)],
      'Balance' = 100,
      'Last' = 125,
      'New' = 150],
     [150 is 100 + 50, history([withdraw(30), deposit(5)], 150, 125)]).
step(history([withdraw(30), deposit(5)], 150, 125),
     rule(8),
     ['A' = 30, 'Events' = [deposit(5)], 'Balance' = 150, 'Last' = 125, 'New' = 120],
     [150 >= 30, 120 is 150 - 30, history([deposit(5)], 120, 125)]).
step(120 is 150 - 30, builtin, [], []).
step(history([deposit(5)], 120, 125),
     rule(7),
     ['A' = 5, 'Events' = [], 'Balance' = 120, 'Last' = 125, 'New' = 125],
     [125 is 120 + 5, history([], 125, 125)]).
step(125 is 120 + 5, builtin, [], []).
step(history([], 125, 125), fact(6), ['Balance' = 125], []).
