% What C1-C7 set aside: cuts, conditions, once, recovery, collections, absences.
%% ?- larger(3, 1, M).
%% ?- sign(5, S).
%% ?- first(X).
%% ?- before(X).
%% ?- guarded(X).
%% ?- all(L).
%% ?- nobody(X).
%% ?- soft(X).
%% ?- skipped(X).
%% ?- late(X).

larger(X, Y, X) :- X >= Y, !.
larger(_, Y, Y).

sign(X, S) :- ( X > 0 -> S = plus ; S = other ).

item(a).
item(b).
item(c).

first(X) :- once(item(X)).
before(X) :- item(X), !.
guarded(X) :- catch(item(X), _, X = none), !.
all(L) :- findall(X, ( item(X), X \== b ), L).
nobody(X) :- X = d, \+ ( item(X), X \== a ).
soft(X) :- ( item(X) *-> true ; X = none ), X \== a, !.
skipped(X) :- ignore(item(X)).
late(X) :- X = 1, \+ \+ X == 1, ( X == 2 -> fail ; true ).
