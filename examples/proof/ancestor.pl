ancestor(alice, bob).
ancestor(alice, carol).
ancestor(alice, dave).
ancestor(alice, erin).
ancestor(dave, erin).
ancestor(bob, erin).

clause(1, parent(alice, bob), true).
clause(2, parent(alice, carol), true).
clause(3, parent(bob, dave), true).
clause(4, parent(dave, erin), true).
clause(5, ancestor(var('X'), var('Y')), parent(var('X'), var('Y'))).
clause(6,
       ancestor(var('X'), var('Z')),
       (parent(var('X'), var('Y')), ancestor(var('Y'), var('Z')))).

step(ancestor(alice, bob), rule(5), ['X' = alice, 'Y' = bob], [parent(alice, bob)]).
step(parent(alice, bob), fact(1), [], []).
step(ancestor(alice, carol), rule(5), ['X' = alice, 'Y' = carol], [parent(alice, carol)]).
step(parent(alice, carol), fact(2), [], []).
step(ancestor(alice, dave),
     rule(6),
     ['X' = alice, 'Z' = dave, 'Y' = bob],
     [parent(alice, bob), ancestor(bob, dave)]).
step(ancestor(bob, dave), rule(5), ['X' = bob, 'Y' = dave], [parent(bob, dave)]).
step(parent(bob, dave), fact(3), [], []).
step(ancestor(alice, erin),
     rule(6),
     ['X' = alice, 'Z' = erin, 'Y' = bob],
     [parent(alice, bob), ancestor(bob, erin)]).
step(ancestor(bob, erin),
     rule(6),
     ['X' = bob, 'Z' = erin, 'Y' = dave],
     [parent(bob, dave), ancestor(dave, erin)]).
step(ancestor(dave, erin), rule(5), ['X' = dave, 'Y' = erin], [parent(dave, erin)]).
step(parent(dave, erin), fact(4), [], []).
