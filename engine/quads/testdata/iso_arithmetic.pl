% Arithmetic: ISO 13211-1, 8.6, 8.7 and 9, with Cor. 2 and 3, and their own examples.

% 8.6.1 is/2

?- X is 3 + 11.0.
   X = 14.0.
?- 'is'(X, 1 + 2), Y is X * 3.
   X = 3, Y = 9.
?- 3 is 3.
   true.
?- 3.0 is 3.
   false.
?- 3 is 3.0.
   false.
?- foo is 77.
   false.
?- 77 is N.
   error(instantiation_error, _).
?- X is foo.
   error(type_error(evaluable, foo/0), _).
?- X is foo(1, 2).
   error(type_error(evaluable, foo/2), _).
?- X is 1 + a.
   error(type_error(evaluable, a/0), _).
?- X is "a".
   X = 97.
   error(type_error(evaluable, '.'/2), _).
?- X is a(_).
   error(type_error(evaluable, a/1), _).
?- X is 1 + foo(_) .
   error(type_error(evaluable, foo/1), _).
?- X is [].
   error(type_error(evaluable, []/0), _).
?- X is 1 + _ .
   error(instantiation_error, _).

% 8.7 comparison

?- '=:='(0, 1).
   false.
?- '=:='(1.0, 1).
   true.
?- '=:='(3 * 2, 7 - 1).
   true.
?- '=:='(N, 5).
   error(instantiation_error, _).
?- '=:='(floot(3), 5).
   error(type_error(evaluable, floot/1), _).
?- 0.333 =:= 1 / 3.
   false.
?- '=\\='(0, 1).
   true.
?- '=\\='(1.0, 1).
   false.
?- '=\\='(3 * 2, 7 - 1).
   false.
?- '=\\='(N, 5).
   error(instantiation_error, _).
?- '<'(0, 1).
   true.
?- '<'(1.0, 1).
   false.
?- '<'(3 * 2, 7 - 1).
   false.
?- '<'(2, 3 + a).
   error(type_error(evaluable, a/0), _).
?- '>'(1.0, 1).
   false.
?- '>'(3 * 2, 7 - 1).
   false.
?- '>='(1.0, 1).
   true.
?- '>='(X, 5).
   error(instantiation_error, _).
?- '>='(0, 1).
   false.
?- '=<'(0, 1).
   true.
?- '=<'(1.0, 1).
   true.
?- '=<'(3 * 2, 7 - 1).
   true.
?- '=<'(X, 5).
   error(instantiation_error, _).
?- '=<'(foo(3), 5).
   error(type_error(evaluable, foo/1), _).
?- 9007199254740993 =:= 9007199254740992.0.
   false.
   true.
?- 100000000000000000000000 > 1.0e22.
   true.

% 9.1 simple functions

?- X is 7 + 35.
   X = 42.
?- X is 0 + (3 + 11).
   X = 14.
?- X is 0 + (3.2 + 11).
   X = 14.2.
?- X is 77 + N.
   error(instantiation_error, _).
?- X is foo + 77.
   error(type_error(evaluable, foo/0), _).
?- X is - 7.
   X = -7.
?- X is - (3 - 11).
   X = 8.
?- X is - (3.2 - 11).
   X = 7.8.
?- X is - (7).
   X = -7.
?- X is - (N).
   error(instantiation_error, _).
?- X is - foo.
   error(type_error(evaluable, foo/0), _).
?- X is + 7.
   X = 7.
?- X is + (1.5).
   X = 1.5.
?- X is 7 - 35.
   X = -28.
?- X is 20 - (3 + 11).
   X = 6.
?- X is 0 - (3.2 + 11).
   X = -14.2.
?- X is 7 * 35.
   X = 245.
?- X is 0 * (3 + 11).
   X = 0.
?- X is 1.5 * (3.2 + 11).
   X = 21.299999999999997.
?- X is 7 // 35.
   X = 0.
?- X is 140 // (3 + 11).
   X = 10.
?- X is 7 / 35.
   X = 0.2.
?- X is 140 / (3 + 11).
   X = 10.0.
?- X is 7.1 / (3.2 + 11).
   X = 0.5.
?- X is -7 // 2.
   X = -3.
?- X is 7 // -2.
   X = -3.
?- X is 77 // N.
   error(instantiation_error, _).
?- X is foo / 77.
   error(type_error(evaluable, foo/0), _).
?- X is 3 / 0.
   error(evaluation_error(zero_divisor), _).
?- X is 3 // 0.
   error(evaluation_error(zero_divisor), _).
?- X is 3.0 / 0.
   error(evaluation_error(zero_divisor), _).
?- X is 0 / 0.
   error(evaluation_error(undefined), _).
   error(evaluation_error(zero_divisor), _).
?- X is 0.0 / 0.
   error(evaluation_error(undefined), _).
   error(evaluation_error(zero_divisor), _).
?- X is 3.0 // 2.
   error(type_error(integer, 3.0), _).
?- X is mod(7, 3).
   X = 1.
?- X is mod(0, 3 + 11).
   X = 0.
?- X is mod(7, -2).
   X = -1.
?- X is mod(-7, 2).
   X = 1.
?- X is mod(77, N).
   error(instantiation_error, _).
?- X is mod(foo, 77).
   error(type_error(evaluable, foo/0), _).
?- X is mod(7.5, 2).
   error(type_error(integer, 7.5), _).
?- X is mod(7, 0).
   error(evaluation_error(zero_divisor), _).
?- X is rem(7, -2).
   X = 1.
?- X is rem(-7, 2).
   X = -1.
?- X is rem(7, 0).
   error(evaluation_error(zero_divisor), _).
?- X is div(7, -2).
   X = -4.
?- X is div(-7, 2).
   X = -4.
?- X is div(7, 0).
   error(evaluation_error(zero_divisor), _).
?- X is div(7, 2.0).
   error(type_error(integer, 2.0), _).
?- X is floor(7.4).
   X = 7.
?- X is floor(-0.4).
   X = -1.
?- X is round(7.5).
   X = 8.
?- X is round(7.6).
   X = 8.
?- X is round(-7.5).
   X = -8.
?- X is round(N).
   error(instantiation_error, _).
?- X is ceiling(-0.5).
   X = 0.
?- X is ceiling(7.1).
   X = 8.
?- X is truncate(-0.5).
   X = 0.
?- X is truncate(-7.9).
   X = -7.
?- X is truncate(foo).
   error(type_error(evaluable, foo/0), _).
?- X is floor(7).
   X = 7.
   error(type_error(float, 7), _).
?- X is floor(1.0e30).
   X = 1000000000000000019884624838656.
?- X is float(7).
   X = 7.0.
?- X is float(7.3).
   X = 7.3.
?- X is float(5 // 3).
   X = 1.0.
?- X is float(N).
   error(instantiation_error, _).
?- X is float(foo).
   error(type_error(evaluable, foo/0), _).
?- X is abs(7).
   X = 7.
?- X is abs(3 - 11).
   X = 8.
?- X is abs(3.2 - 11.0).
   X = 7.8.
?- X is abs(N).
   error(instantiation_error, _).
?- X is abs(foo).
   error(type_error(evaluable, foo/0), _).
?- X is sign(-3).
   X = -1.
?- X is sign(-3.5).
   X = -1.0.
?- X is sign(0.0).
   X = 0.0.
?- X is float_integer_part(-2.5).
   X = -2.0.
?- X is float_fractional_part(-2.5).
   X = -0.5.
?- X is min(1, 2), Y is max(1, 2).
   X = 1, Y = 2.
?- X is max(2, 3.0), Y is min(2, 3.0).
   X = 3.0, Y = 2.
?- X is max(1, foo).
   error(type_error(evaluable, foo/0), _).
?- X is gcd(12, 18).
   X = 6.
?- X is msb(1000).
   X = 9.

% 9.3 other functions

?- X is '**'(5, 3).
   X = 125.0.
?- X is '**'(-5.0, 3).
   X = -125.0.
?- X is '**'(5, -1).
   X = 0.2.
?- X is '**'(77, N).
   error(instantiation_error, _).
?- X is '**'(foo, 2).
   error(type_error(evaluable, foo/0), _).
?- X is '**'(5, 3.0).
   X = 125.0.
?- X is '**'(0.0, 0).
   X = 1.0.
?- X is '^'(5, 3).
   X = 125.
?- X is 2 ^ 100.
   X = 1267650600228229401496703205376.
?- X is 2 ^ -1.
   error(type_error(float, 2), _).
?- X is 1 ^ -1.
   X = 1.
?- X is -1 ^ -1.
   X = -1.
?- X is 0 ^ 0.
   X = 1.
?- X is 0 ^ -1.
   error(evaluation_error(undefined), _).
?- X is 2 ^ 0.5.
   X = 1.4142135623730951.
?- X is 2.0 ^ 3.
   X = 8.0.
?- X is 2 ^ foo.
   error(type_error(evaluable, foo/0), _).
?- X is sin(0.0).
   X = 0.0.
?- X is sin(N).
   error(instantiation_error, _).
?- X is sin(0).
   X = 0.0.
?- X is sin(foo).
   error(type_error(evaluable, foo/0), _).
?- X is sin(pi / 2.0).
   X = 1.0.
?- X is cos(0.0).
   X = 1.0.
?- X is cos(N).
   error(instantiation_error, _).
?- X is cos(0).
   X = 1.0.
?- X is cos(foo).
   error(type_error(evaluable, foo/0), _).
?- X is atan(0.0).
   X = 0.0.
?- X is atan(1.0) * 4.
   X = 3.141592653589793.
?- X is atan(foo).
   error(type_error(evaluable, foo/0), _).
?- X is atan2(1, 0.0).
   X = 1.5707963267948966.
?- X is atan2(0.0, 0).
   X = 0.0.
   error(evaluation_error(undefined), _).
?- X is atan2(-1, 1).
   X = -0.7853981633974483.
?- X is exp(0.0).
   X = 1.0.
?- X is exp(1.0).
   X = 2.718281828459045.
?- X is exp(N).
   error(instantiation_error, _).
?- X is exp(0).
   X = 1.0.
?- X is exp(foo).
   error(type_error(evaluable, foo/0), _).
?- X is exp(1000).
   error(evaluation_error(float_overflow), _).
?- X is log(1.0).
   X = 0.0.
?- X is log(2.718281828459045).
   X = 1.0.
?- X is log(N).
   error(instantiation_error, _).
?- X is log(0).
   error(evaluation_error(undefined), _).
?- X is log(foo).
   error(type_error(evaluable, foo/0), _).
?- X is log(0.0).
   error(evaluation_error(undefined), _).
?- X is log(-1).
   error(evaluation_error(undefined), _).
?- X is sqrt(0.0).
   X = 0.0.
?- X is sqrt(1).
   X = 1.0.
?- X is sqrt(1.21).
   X = 1.1.
?- X is sqrt(N).
   error(instantiation_error, _).
?- X is sqrt(-1.0).
   error(evaluation_error(undefined), _).
?- X is sqrt(foo).
   error(type_error(evaluable, foo/0), _).
?- X is tan(0.5).
   X = 0.5463024898437905.
?- X is asin(0.5).
   X = 0.5235987755982989.
?- X is acos(0.5).
   X = 1.0471975511965979.
   X = 1.0471975511965976.
   X = 1.047197551196598.
?- X is asin(2).
   error(evaluation_error(undefined), _).
?- X is acos(1.5).
   error(evaluation_error(undefined), _).
?- X is pi.
   X = 3.141592653589793.
?- X is e.
   X = 2.718281828459045.

% 9.4 bits

?- X is '>>'(16, 2).
   X = 4.
?- X is '>>'(19, 2).
   X = 4.
?- X is '>>'(-16, 2).
   X = -4.
?- X is '>>'(77, N).
   error(instantiation_error, _).
?- X is '>>'(foo, 2).
   error(type_error(evaluable, foo/0), _).
?- X is '>>'(1.0, 2).
   error(type_error(integer, 1.0), _).
?- X is '<<'(16, 2).
   X = 64.
?- X is '<<'(19, 2).
   X = 76.
?- X is '<<'(-16, 2).
   X = -64.
?- X is '<<'(77, N).
   error(instantiation_error, _).
?- X is '<<'(1.0, 2).
   error(type_error(integer, 1.0), _).
?- X is '<<'(1, 100).
   X = 1267650600228229401496703205376.
?- X is '<<'(16, -2).
   X = 4.
?- X is '/\\'(10, 12).
   X = 8.
?- X is '/\\'(17 * 256 + 125, 128 + 255).
   X = 381.
?- X is '/\\'(-10, 12).
   X = 4.
?- X is '/\\'(77, N).
   error(instantiation_error, _).
?- X is '/\\'(foo, 2).
   error(type_error(evaluable, foo/0), _).
?- X is '/\\'(1.0, 2).
   error(type_error(integer, 1.0), _).
?- X is '\\/'(10, 12).
   X = 14.
?- X is '\\/'(125, 255).
   X = 255.
?- X is '\\/'(-10, 12).
   X = -2.
?- X is '\\/'(77, N).
   error(instantiation_error, _).
?- X is '\\/'(1.0, 2).
   error(type_error(integer, 1.0), _).
?- X is xor(10, 12).
   X = 6.
?- X is xor(125, 255).
   X = 130.
?- X is xor(-10, 12).
   X = -6.
?- X is xor(77, N).
   error(instantiation_error, _).
?- X is xor(foo, 2).
   error(type_error(evaluable, foo/0), _).
?- X is xor(1.0, 2).
   error(type_error(integer, 1.0), _).
?- X is '\\'('\\'(10)).
   X = 10.
?- X is '\\'(10).
   X = -11.
?- X is \ N.
   error(instantiation_error, _).
?- X is \ foo.
   error(type_error(evaluable, foo/0), _).
?- X is \ 1.5.
   error(type_error(integer, 1.5), _).

% Integers are unbounded; floats overflow.

?- X is 9223372036854775807 + 1.
   X = 9223372036854775808.
?- X is -9223372036854775808 - 1.
   X = -9223372036854775809.
?- X is 9223372036854775807 * 9223372036854775807.
   X = 85070591730234615847396907784232501249.
?- X is -(-9223372036854775808).
   X = 9223372036854775808.
?- X is abs(-9223372036854775808).
   X = 9223372036854775808.
?- X is -9223372036854775808 // -1.
   X = 9223372036854775808.
?- X is 9223372036854775808 - 1, X == 9223372036854775807.
   X = 9223372036854775807.
?- X is 10 ** 400.
   error(evaluation_error(float_overflow), _).
?- X is 1.0e308 * 10.
   error(evaluation_error(float_overflow), _).
?- X is float(10 ^ 400).
   error(evaluation_error(float_overflow), _).
?- X is 10 ^ 400 / 10 ^ 399.
   X = 10.0.
   error(evaluation_error(float_overflow), _).
?- X is 123456789012345678901234567890 mod 97.
   X = 52.
?- X is -123456789012345678901234567890 // 1000000007.
   X = -123456788148148161864.
?- X is 5.0e-324 / 2.
   X = 0.0.
   error(evaluation_error(underflow), _).
?- X is 1.0e10.
   X = 10000000000.0.
?- X is 0.1 + 0.2.
   X = 0.30000000000000004.

% succ/2, plus/3 (not of the standard)

?- succ(3, X).
   X = 4.
?- succ(X, 4).
   X = 3.
?- succ(X, 0).
   false.
?- succ(X, Y).
   error(instantiation_error, _).
?- succ(a, Y).
   error(type_error(integer, a), _).
?- succ(-1, Y).
   error(type_error(not_less_than_zero, -1), _).
   error(domain_error(not_less_than_zero, -1), _).
?- plus(1, X, 3).
   X = 2.
