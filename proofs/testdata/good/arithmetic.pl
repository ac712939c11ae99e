%% ?- sum(X).
%% ?- big(X).
%% ?- half(X).
%% ?- ordered(X, Y).
%% ?- shape(X).
%% ?- bigger(X).

sum(X) :- X is 3 + 4 * 2.
big(X) :- X is 2 ^ 100 + 1.
half(X) :- X is 7 / 2.0.
ordered(X, Y) :- X = 3, Y = 5, X < Y, Y >= X, X =\= Y, X @< Y.
shape([X, Y, Z]) :- X is -7 // 2, Y is -7 mod 3, Z is max(2, 3) - abs(-4).
bigger(X) :- X = 340282366920938463463374607431768211456, X > 2 ^ 127, X =:= 2 ^ 128.
