% Dates and seeded random numbers.

?- difference('2024-05-17', '1944-08-21', D).
   D = 'P79Y8M26D'.
?- difference('2024-08-21', '1944-08-21', D).
   D = 'P80Y'.
?- difference("1980-01-01", "1980-01-01", D).
   D = 'P0D'.
?- difference('2024-03-01', '2024-01-31', D).
   D = 'P1M1D'.
?- difference('2023-03-10', '2023-01-15', D).
   D = 'P1M23D'.
?- difference('2024-01-10', '2023-12-20', D).
   D = 'P21D'.
?- difference('1980-01-01', '1980-01-02', D).
   false.
?- difference('1980-02-30', '1980-01-02', D).
   false.
?- difference('2024-05-17T10:00:00', '2024-05-16', D).
   D = 'P1D'.
?- difference(foo, '1980-01-02', D).
   false.
?- difference(X, '1980-01-02', D).
   error(instantiation_error, _).
?- difference('2024-08-21', '1944-08-21', 'P80Y').
   true.
?- random(42, V, S).
   V = 0.0009440728472024881, S = 2027382.
?- random(0, V, S), random(2147483647, W, S).
   V = 2.247747035927835e-5, S = 48271, W = 2.247747035927835e-5.
?- random(-5, V, S).
   V = 0.9998876103198971, S = 2147242292.
?- random(a, V, S).
   error(type_error(integer, a), _).
?- random(X, V, S).
   error(instantiation_error, _).
?- uuid(42, U, S).
   U = '675725fa-951d-4642-bed4-e4bd1f0ac4a9', S = 691985913.
?- uuid(42, U, S), uuid(S, U2, _), U \== U2, atom_length(U2, 36).
   U = '675725fa-951d-4642-bed4-e4bd1f0ac4a9', S = 691985913, U2 = '9a107486-d5e7-4d46-98b8-dfb6f3af4b40'.
?- set_random(seed(42)), random(_X), set_random(seed(42)), random(_Y), _X =:= _Y, _X < 1, _X >= 0.
   true.
?- set_random(seed(1)), findall(X, (between(1, 50, _), random_between(1, 3, X)), _L), sort(_L, S).
   S = [1, 2, 3].
?- random_between(2, 1, X).
   false.
?- random_between(1, a, X).
   error(type_error(integer, a), _).
?- random_between(5, 5, X).
   X = 5.
?- set_random(foo).
   error(domain_error(random_seed, foo), _).
?- _X is random(10), _X < 10, _X >= 0, _Y is random, _Y < 1.
   true.
?- X is random(0).
   error(evaluation_error(undefined), _).
