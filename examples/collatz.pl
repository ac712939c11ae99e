% The Collatz sequence: halve an even number, triple an odd one and add one.
%
% Nobody knows whether every number comes down to 1. For one given number, the
% proof is the sequence itself. The guards N mod 2 =:= 0 and =:= 1 exclude each
% other, so the order of the clauses does not matter.

%% ?- collatz(6, Sequence).
%% ?- steps(27, N).

collatz(1, [1]).
collatz(N, [N | Rest]) :-
    N > 1,
    next(N, M),
    collatz(M, Rest).

next(N, M) :- N mod 2 =:= 0, M is N // 2.
next(N, M) :- N mod 2 =:= 1, M is 3 * N + 1.

% Counting needs no list: the accumulator carries the number of steps.
steps(N, Steps) :- steps(N, 0, Steps).

steps(1, Steps, Steps).
steps(N, Sofar, Steps) :-
    N > 1,
    next(N, M),
    More is Sofar + 1,
    steps(M, More, Steps).
