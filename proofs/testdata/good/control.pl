%% ?- choice(X).
%% ?- graded(X, G).
%% ?- first(X).
%% ?- indirect(X).
%% ?- maybe(X).

color(red).
color(green).
score(ann, 8).
score(bob, 3).

choice(X) :- ( color(X) ; X = blue ).
graded(X, G) :- score(X, S), ( S >= 5 -> G = pass ; G = fail_ ).
first(X) :- once(color(X)).
indirect(X) :- G = color(X), call(G).
maybe(X) :- ignore(score(zoe, _)), X = done.
