%% ?- bachelor(X).
%% ?- lonely(X).

man(ed).
man(fred).
man(gus).
married(ed, ina).
married(gus, joy).
friend(ed, gus).

husband(X) :- married(X, _).
bachelor(X) :- man(X), \+ husband(X).
lonely(X) :- man(X), \+ friend(X, _), \+ (friend(Y, X), married(Y, ina)).
