ancestor(alice, bob).
ancestor(alice, carol).
ancestor(alice, dave).
ancestor(alice, erin).
ancestor(dave, erin).
ancestor(bob, erin).
