% Integers have no bound.

%% ?- factorial(30, F).
%% ?- power(2, 200, P).
%% ?- fibonacci(100, F).

factorial(0, 1).
factorial(N, F) :-
    N > 0,
    M is N - 1,
    factorial(M, G),
    F is N * G.

power(Base, Exponent, P) :- P is Base ^ Exponent.

% The Fibonacci numbers, two at a time.
fibonacci(N, F) :- fibonacci(N, 0, 1, F).

fibonacci(0, F, _, F).
fibonacci(N, A, B, F) :-
    N > 0,
    M is N - 1,
    C is A + B,
    fibonacci(M, B, C, F).
