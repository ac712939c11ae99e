p(1).
p(2).

q(X) :-
    p(X),
    X > 1
    foo(X).
r(a).
