% Primes: the sieve, and why a number is none.
%
% The sieve keeps the first number that is left and drops its multiples. exclude/3
% takes a goal with one argument missing and calls it for each element.

%% ?- primes(30, Primes).
%% ?- composite(91, Divisor).
%% ?- factors(360, Factors).

primes(Limit, Primes) :-
    numlist(2, Limit, Numbers),
    sieve(Numbers, Primes).

sieve([], []).
sieve([P | Numbers], [P | Primes]) :-
    exclude(multiple(P), Numbers, Left),
    sieve(Left, Primes).

multiple(P, N) :- N mod P =:= 0.

% One divisor is enough to see that a number is not prime.
composite(N, D) :-
    between(2, N, D),
    D * D =< N,
    N mod D =:= 0.

% Divisors are tried in order, and each one as often as it divides: what is found
% is prime, for smaller factors have been taken out before.
factors(N, Factors) :- factors(N, 2, Factors).

factors(1, _, []).
factors(N, D, [D | Factors]) :-
    N > 1,
    N mod D =:= 0,
    M is N // D,
    factors(M, D, Factors).
factors(N, D, Factors) :-
    N > 1,
    N mod D =\= 0,
    E is D + 1,
    factors(N, E, Factors).
