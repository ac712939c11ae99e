% Arithmetic predicates (8.6, 8.7); engine/arith tests the functors.

?- X is 2 + 3 * 4.
   X = 14.
?- X is 7 / 2.
   X = 3.5.
?- X is 6 / 3.
   X = 2.0.
?- 3 is 1 + 2.
   true.
?- 3 is 3.0.
   false.
?- X is Y.
   error(instantiation_error, _).
?- X is foo.
   error(type_error(evaluable, foo / 0), _).
?- X is foo(1, 2).
   error(type_error(evaluable, foo / 2), _).
?- X is "a".
   error(type_error(evaluable, '.' / 2), _).
?- 1 =:= 1.0, 1 =\= 2, 1 < 2, 2 > 1, 1 =< 1.0, 2 >= 2, 2 ** 3 =:= 8.
   true.
?- 1 < a.
   error(type_error(evaluable, a / 0), _).
?- 9007199254740993 =:= 9007199254740992.0.
   false.
?- 2 ^ 100 > 1.0e30.
   true.
?- succ(3, X).
   X = 4.
?- succ(X, 4).
   X = 3.
?- succ(X, 0).
   false.
?- succ(X, Y).
   error(instantiation_error, _).
?- succ(-1, X).
   error(domain_error(not_less_than_zero, -1), _).
?- succ(X, -1).
   error(domain_error(not_less_than_zero, -1), _).
?- succ(a, X).
   error(type_error(integer, a), _).
?- succ(X, 1.0).
   error(type_error(integer, 1.0), _).
?- succ(3, 5).
   false.
?- succ(1152921504606846975, X).
   X = 1152921504606846976.
?- plus(1, 2, X).
   X = 3.
?- plus(1, X, 3).
   X = 2.
?- plus(X, 2, 3).
   X = 1.
?- plus(X, 2, Y).
   error(instantiation_error, _).
?- plus(a, 2, Y).
   error(type_error(integer, a), _).
?- between(1, 3, X).
   X = 1
;  X = 2
;  X = 3.
?- between(1, 1, X).
   X = 1.
?- between(3, 1, X).
   false.
?- between(1, 3, 2).
   true.
?- between(1, 3, 4).
   false.
?- between(1, inf, X).
   X = 1
;  X = 2
;  X = 3
;  X = 4
;  X = 5
;  X = 6
;  X = 7
;  X = 8
;  ... .
?- between(1, inf, 7).
   true.
?- between(X, 3, 1).
   error(instantiation_error, _).
?- between(1, Y, 1).
   error(instantiation_error, _).
?- between(1, 3, a).
   error(type_error(integer, a), _).
?- between(1, a, X).
   error(type_error(integer, a), _).
?- between(a, 3, X).
   error(type_error(integer, a), _).
?- between(1152921504606846974, 1152921504606846977, X).
   X = 1152921504606846974
;  X = 1152921504606846975
;  X = 1152921504606846976
;  X = 1152921504606846977.
?- between(1, 3, X), X > 2.
   X = 3.
?- X is inf, Y is -inf, 3 < X, Y < X, X =:= inf.
   X = 1.0Inf, Y = -1.0Inf.
?- X is inf, number_codes(X, L), atom_codes(A, L), atom_number(A, Z), X == Z.
   X = 1.0Inf, L = [49, 46, 48, 73, 110, 102], A = '1.0Inf', Z = 1.0Inf.
?- X is min(inf, 3), Y is max(-inf, -3).
   X = 3, Y = -3.
?- X is inf + 1.
   error(evaluation_error(float_overflow), _).
?- X is nan.
   X = 1.5NaN.
?- nan < 1.
   error(evaluation_error(undefined), _).
