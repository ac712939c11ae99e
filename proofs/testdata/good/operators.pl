%% ?- ok(X).
:- op(700, xfx, ===>).
:- op(200, xfy, &).
a & b ===> c.
c ===> d.
ok(X) :- a & b ===> Y, Y ===> X.
