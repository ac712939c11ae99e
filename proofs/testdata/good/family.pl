%% ?- grandparent(X, Y).
%% ?- cousin(X, Y).

parent(ann, bob).
parent(ann, cid).
parent(bob, dora).
parent(cid, eve).
parent(cid, fay).

grandparent(X, Z) :- parent(X, Y), parent(Y, Z).

sibling(X, Y) :- parent(P, X), parent(P, Y), X \= Y.

cousin(X, Y) :- parent(P, X), parent(Q, Y), sibling(P, Q).
