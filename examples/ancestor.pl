% Ancestors: a relation defined by itself.
%
% The first clause says what an ancestor is at the least, the second how one
% ancestor more leads to another. The goals ask in both directions.

%% ?- ancestor(alice, Descendant).
%% ?- ancestor(Ancestor, erin).

parent(alice, bob).
parent(alice, carol).
parent(bob, dave).
parent(dave, erin).

ancestor(X, Y) :- parent(X, Y).
ancestor(X, Z) :- parent(X, Y), ancestor(Y, Z).
