% format/1,2,3.

?- format("hello~n", []).
   true.
% outputs: "hello\n"
?- format('~w and ~q and ~a~n', ['A b', 'A b', 'A b']).
   true.
% outputs: "A b and 'A b' and A b\n"
?- format("~w", hello).
   true.
% outputs: "hello"
?- format("no arguments").
   true.
% outputs: "no arguments"
?- format("~p ~w", [f(x, 'B'), "abc"]).
   true.
% outputs: "f(x,'B') [a,b,c]"
?- format("~d ~D ~2d ~2D~n", [1234567, 1234567, 1234567, 1234567]).
   true.
% outputs: "1234567 1,234,567 12345.67 12,345.67\n"
?- format("~d ~D ~2d", [-5, -1234, -5]).
   true.
% outputs: "-5 -1,234 -0.05"
?- format("~d", [123456789012345678901234567890]).
   true.
% outputs: "123456789012345678901234567890"
?- format("~d", [a]).
   error(type_error(integer, a), _).
?- format("~d", [1.0]).
   error(type_error(integer, 1.0), _).
?- format("~d", [X]).
   error(instantiation_error, _).
?- format("~e ~4e ~f ~2f ~0f ~g", [3.14, 3.14, 3.14, 3.14159, 2.5, 0.1]).
   true.
% outputs: "3.140000e+00 3.1400e+00 3.140000 3.14 2 0.1"
?- format("~2f ~2f", [2, 1 + 2]).
   true.
% outputs: "2.00 3.00"
?- format("~2f", [123456789012345678901234567890]).
   true.
% outputs: "123456789012345678901234567890.00"
?- format("~2f", [a]).
   error(type_error(evaluable, a / 0), _).
?- format("~s ~s", ["abc", [0'd, 0'e]]).
   true.
% outputs: "abc de"
?- format("~c~c~3c", [0'a, 0'b, 0'c]).
   true.
% outputs: "abccc"
?- format("~8r ~16r ~16R ~2r", [100, 255, 255, 5]).
   true.
% outputs: "144 ff FF 101"
?- format("~r", [100]).
   error(domain_error(format_control_sequence, '~r'), _).
?- format("~i~w", [skipped, shown]).
   true.
% outputs: "shown"
?- format("~*c", [3, 0'x]).
   true.
% outputs: "xxx"
?- format("~~ ~a", [x]).
   true.
% outputs: "~ x"
?- format("~z", [x]).
   error(domain_error(format_control_sequence, '~z'), _).
?- format("~w ~w", [a]).
   error(domain_error(non_empty_list, []), _).
?- format("~w", [a, b]).
   error(domain_error(empty_list, [b]), _).
?- format("~", []).
   error(domain_error(format_control_sequence, ~), _).
?- format("ab~t~8|cd~n~t~w~10|~n", [right]).
   true.
% outputs: "abcd\n     right\n"
?- format("~w~t~10|~w~t~10+~w~n", [left, middle, end]).
   true.
% outputs: "left      middle    end\n"
?- format("~t~w~t~11|~n", [mid]).
   true.
% outputs: "    mid    \n"
?- format("~`-t~30|~n").
   true.
% outputs: "------------------------------\n"
?- format("~t~2f~10|~n", [3.14159]).
   true.
% outputs: "      3.14\n"
?- format("abc~tdef~3|ghi~n").
   true.
% outputs: "abcdefghi\n"
?- format("é~t~5|x~n").
   true.
% outputs: "é    x\n"
?- write(ab), format("~t~w~6|~n", [x]).
   true.
% outputs: "ab   x\n"
?- format(atom(A), "~w-~w", [a, b]).
   A = 'a-b'.
?- format(chars(A), "~w", [ab]), format(codes(B), "~w", [ab]), format(string(C), "~w", [ab]).
   A = [a, b], B = [97, 98], C = ab.
?- format(user_output, "x~n", []).
   true.
% outputs: "x\n"
?- format(foo(A), "x", []).
   error(domain_error(stream_or_alias, foo(_A)), _).
?- format(X, "x", []).
   error(instantiation_error, _).
?- format(X, []).
   error(instantiation_error, _).
?- format(f(x), []).
   error(type_error(text, f(x)), _).
?- format("~a", [X]).
   error(instantiation_error, _).
?- format("~a", [f(x)]).
   error(type_error(text, f(x)), _).
?- format("~a ~a", [[], 3]).
   true.
% outputs: "[] 3"
