p :- a = \+ b.
q(a :- b).
r :- a = b = c.
s :- .
t :- a, .
u (a).
v :- f (X).
w:- - = .
- :- - .
:- dynamic p/1
q.
