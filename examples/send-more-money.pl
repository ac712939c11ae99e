% SEND + MORE = MONEY: each letter is a digit, different letters differ.
%
% Trying all digits at once is hopeless, 1.8 million ways. The program adds column
% by column from the right, as on paper: the carry and the digits taken so far rule
% out most of what comes next.

%% ?- puzzle([S, E, N, D], [M, O, R, E], [M, O, N, E, Y]).

puzzle([S, E, N, D], [M, O, R, E], [M, O, N, E, Y]) :-
    M = 1,
    column(D, E, Y, 0, C1, [0, 2, 3, 4, 5, 6, 7, 8, 9], L1),
    column(N, R, E, C1, C2, L1, L2),
    column(E, O, N, C2, C3, L2, L3),
    column(S, M, O, C3, M, L3, _),
    S > 0.

% Two digits and a carry give a digit and a carry. Digits are taken from those
% that are left, which keeps different letters different.
column(X, Y, Sum, Carry, NewCarry, Digits, Left) :-
    digit(X, Digits, Left1),
    digit(Y, Left1, Left2),
    Sum0 is (X + Y + Carry) mod 10,
    NewCarry is (X + Y + Carry) // 10,
    digit(Sum, Sum0, Left2, Left).

% A letter that has its digit takes no other.
digit(X, Digits, Digits) :- nonvar(X).
digit(X, Digits, Left) :- var(X), select(X, Digits, Left).

digit(Sum, Sum0, Digits, Digits) :- nonvar(Sum), Sum = Sum0.
digit(Sum, Sum0, Digits, Left) :- var(Sum), Sum = Sum0, select(Sum, Digits, Left).
