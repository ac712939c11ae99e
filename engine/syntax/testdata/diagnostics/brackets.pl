p(a.
q([1, 2.
r :- ( a, b.
s({a}.
t(a)).
u(a].
v([a|b|c]).
w(a, ).
x().
y(, b).
