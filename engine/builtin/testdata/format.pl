% format/1,2,3.

?- format("hello~n", []).
%  true
% out: hello
?- format('~w and ~q and ~a~n', ['A b', 'A b', 'A b']).
%  true
% out: A b and 'A b' and A b
?- format("~w", hello).
%  true
% out: hello
?- format("no arguments").
%  true
% out: no arguments
?- format("~p ~w", [f(X, 'B'), "abc"]).
%  true
% out: f(_98,'B') [a,b,c]
?- format("~d ~D ~2d ~2D~n", [1234567, 1234567, 1234567, 1234567]).
%  true
% out: 1234567 1,234,567 12345.67 12,345.67
?- format("~d ~D ~2d", [-5, -1234, -5]).
%  true
% out: -5 -1,234 -0.05
?- format("~d", [123456789012345678901234567890]).
%  true
% out: 123456789012345678901234567890
?- format("~d", [a]).
%  error: type_error(integer, a)
?- format("~d", [1.0]).
%  error: type_error(integer, 1.0)
?- format("~d", [X]).
%  error: instantiation_error
?- format("~e ~4e ~f ~2f ~0f ~g", [3.14, 3.14, 3.14, 3.14159, 2.5, 0.1]).
%  true
% out: 3.140000e+00 3.1400e+00 3.140000 3.14 2 0.1
?- format("~2f ~2f", [2, 1 + 2]).
%  true
% out: 2.00 3.00
?- format("~2f", [123456789012345678901234567890]).
%  true
% out: 123456789012345678901234567890.00
?- format("~2f", [a]).
%  error: type_error(evaluable, a / 0)
?- format("~s ~s", ["abc", [0'd, 0'e]]).
%  true
% out: abc de
?- format("~c~c~3c", [0'a, 0'b, 0'c]).
%  true
% out: abccc
?- format("~8r ~16r ~16R ~2r", [100, 255, 255, 5]).
%  true
% out: 144 ff FF 101
?- format("~r", [100]).
%  error: domain_error(format_control_sequence, '~r')
?- format("~i~w", [skipped, shown]).
%  true
% out: shown
?- format("~*c", [3, 0'x]).
%  true
% out: xxx
?- format("~~ ~a", [x]).
%  true
% out: ~ x
?- format("~z", [x]).
%  error: domain_error(format_control_sequence, '~z')
?- format("~w ~w", [a]).
%  error: domain_error(non_empty_list, [])
?- format("~w", [a, b]).
%  error: domain_error(empty_list, [b])
?- format("~", []).
%  error: domain_error(format_control_sequence, ~)
?- format("ab~t~8|cd~n~t~w~10|~n", [right]).
%  true
% out: abcd
% out:      right
?- format("~w~t~10|~w~t~10+~w~n", [left, middle, end]).
%  true
% out: left      middle    end
?- format("~t~w~t~11|~n", [mid]).
%  true
% out:     mid    
?- format("~`-t~30|~n").
%  true
% out: ------------------------------
?- format("~t~2f~10|~n", [3.14159]).
%  true
% out:       3.14
?- format("abc~tdef~3|ghi~n").
%  true
% out: abcdefghi
?- format("é~t~5|x~n").
%  true
% out: é    x
?- write(ab), format("~t~w~6|~n", [x]).
%  true
% out: ab   x
?- format(atom(A), "~w-~w", [a, b]).
%  A = 'a-b'
?- format(chars(A), "~w", [ab]), format(codes(B), "~w", [ab]), format(string(C), "~w", [ab]).
%  A = [a, b], B = [97, 98], C = ab
?- format(user_output, "x~n", []).
%  true
% out: x
?- format(foo(A), "x", []).
%  error: domain_error(stream_or_alias, foo(_A))
?- format(X, "x", []).
%  error: instantiation_error
?- format(X, []).
%  error: instantiation_error
?- format(f(x), []).
%  error: type_error(text, f(x))
?- format("~a", [X]).
%  error: instantiation_error
?- format("~a", [f(x)]).
%  error: type_error(text, f(x))
?- format("~a ~a", [[], 3]).
%  true
% out: [] 3
