% Operators, character conversion and flags: ISO 13211-1, 8.14.3-8.14.6, 8.17 and
% 7.11, with Cor. 2 and 3.

% 8.14.3 op/3

?- op(30, xfy, ++), X = (a ++ b ++ c), X = '++'(a, '++'(b, c)).
   syntax_error(_).
?- op(30, xfy, ++).
   true.
?- X = (a ++ b ++ c), X = '++'(a, '++'(b, c)).
   X = (a ++ b ++ c).
?- op(0, xfy, ++), \+ current_op(_, _, ++).
   true.
?- op(30, yfx, ++).
   true.
?- X = (a ++ b ++ c), X = '++'('++'(a, b), c).
   X = (a ++ b ++ c).
?- op(0, yfx, ++).
   true.
?- op(max, xfy, ++).
   error(type_error(integer, max), _).
?- op(30, xfy, 1).
   error(type_error(list, 1), _).
?- op(30, yfy, ++).
   error(domain_error(operator_specifier, yfy), _).
?- op(-30, xfy, ++).
   error(domain_error(operator_priority, -30), _).
?- op(1201, xfy, ++).
   error(domain_error(operator_priority, 1201), _).
?- op(_, xfx, ++).
   error(instantiation_error, _).
?- op(100, _, ++).
   error(instantiation_error, _).
?- op(100, xfx, _).
   error(instantiation_error, _).
?- op(100, xfx, [++|_]).
   error(instantiation_error, _).
?- op(100, xfx, [++, _]).
   error(instantiation_error, _).
?- op(100, 3, ++).
   error(type_error(atom, 3), _).
?- op(100, xfx, [++, 3]).
   error(type_error(atom, 3), _).
?- op(30, xfy, ',').
   error(permission_error(modify, operator, ','), _).
?- op(30, xfy, [++, ',']).
   error(permission_error(modify, operator, ','), _).
?- op(30, xfy, []).
   error(permission_error(create, operator, []), _).
   true.
?- op(30, xfy, {}).
   error(permission_error(create, operator, {}), _).
?- op(30, xfy, [[]]).
   error(permission_error(create, operator, []), _).
?- op(1100, xfy, '|'), op(1105, xfy, '|').
   true.
?- op(30, xfy, '|').
   error(permission_error(create, operator, '|'), _).
   error(permission_error(modify, operator, '|'), _).
?- op(1150, fx, '|').
   error(permission_error(create, operator, '|'), _).
   error(permission_error(modify, operator, '|'), _).
?- op(0, xfy, '|').
   true.
?- op(1100, xfy, '|').
   true.
?- op(30, xfx, ++), op(40, xfx, ++), current_op(P, xfx, ++).
   P = 40.
?- op(30, xf, ++).
   error(permission_error(create, operator, ++), _).
?- op(0, xfx, ++), op(30, xf, ++), catch(op(50, yfx, ++), error(permission_error(create, operator, O), _), true), op(0, xf, ++).
   O = (++).
?- op(200, fy, ++), op(400, xfx, ++), findall(P - T, current_op(P, T, ++), L), op(0, fy, ++), op(0, xfx, ++).
   L = [400 - xfx, 200 - fy].
   L = [200 - fy, 400 - xfx].
?- op(700, xfx, [aaa, bbb]), current_op(700, xfx, bbb), op(0, xfx, [aaa, bbb]).
   true
;  false.
   true.

% 8.14.4 current_op/3

?- current_op(P, xfy, OP), P == 1000.
   P = 1000, OP = (',') ; ... .
   P = 1000, OP = (',')
;  false.
?- current_op(P, T, mod).
   P = 400, T = yfx.
?- current_op(P, T, \+).
   P = 900, T = fy.
?- current_op(P, T, ^).
   P = 200, T = xfy.
?- current_op(P, T, **).
   P = 200, T = xfx.
?- current_op(P, T, \).
   P = 200, T = fy.
?- current_op(P, T, div).
   P = 400, T = yfx.
?- current_op(P, fx, :-).
   P = 1200.
?- current_op(1200, T, -->).
   T = xfx.
?- current_op(1201, _, _).
   error(domain_error(operator_priority, 1201), _).
?- current_op(a, _, _).
   error(domain_error(operator_priority, a), _).
   error(type_error(integer, a), _).
?- current_op(_, yfy, _).
   error(domain_error(operator_specifier, yfy), _).
?- current_op(_, 0, _).
   error(domain_error(operator_specifier, 0), _).
   error(type_error(atom, 0), _).
?- current_op(_, _, 30).
   error(type_error(atom, 30), _).
?- current_op(_, _, no_such_operator).
   false.

% 8.14.5 char_conversion/2, 8.14.6 current_char_conversion/2

?- char_conversion(_, a).
   error(instantiation_error, _).
?- char_conversion(a, _).
   error(instantiation_error, _).
?- char_conversion(a, a), current_char_conversion(a, X).
   X = a.
?- current_char_conversion(b, X).
   X = b.

% 8.17 flags

?- set_prolog_flag(unknown, fail), undefined_pred.
   false.
?- set_prolog_flag(unknown, error), undefined_pred.
   error(existence_error(procedure, undefined_pred/0), _).
?- set_prolog_flag(X, off).
   error(instantiation_error, _).
?- set_prolog_flag(unknown, _).
   error(instantiation_error, _).
?- set_prolog_flag(5, decimals).
   error(type_error(atom, 5), _).
?- set_prolog_flag(date, 'July 1999').
   error(domain_error(prolog_flag, date), _).
?- set_prolog_flag(debug, trace).
   error(domain_error(flag_value, debug + trace), _).
?- set_prolog_flag(max_arity, 3).
   error(permission_error(modify, flag, max_arity), _).
?- set_prolog_flag(bounded, false).
   error(permission_error(modify, flag, bounded), _).
   true.
?- set_prolog_flag(integer_rounding_function, down).
   error(permission_error(modify, flag, integer_rounding_function), _).
?- set_prolog_flag(f(a), x).
   error(type_error(atom, f(a)), _).
?- set_prolog_flag(double_quotes, strings).
   error(domain_error(flag_value, double_quotes + strings), _).
?- current_prolog_flag(debug, off).
   true.
?- current_prolog_flag(bounded, X).
   X = false.
?- current_prolog_flag(integer_rounding_function, X).
   X = toward_zero.
?- current_prolog_flag(char_conversion, X).
   X = off
;  X = on.
   X = off.
   X = on.
?- current_prolog_flag(debug, X).
   X = off.
?- current_prolog_flag(unknown, X).
   X = error.
?- current_prolog_flag(double_quotes, X).
   X = chars.
?- current_prolog_flag(occurs_check, X).
   X = false.
?- current_prolog_flag(max_arity, X), ( X == unbounded ; integer(X) ), !.
   X = unbounded.
   X = 16777215.
?- current_prolog_flag(1 + 2, X).
   error(type_error(atom, 1 + 2), _).
?- current_prolog_flag(warning, Y).
   error(domain_error(prolog_flag, warning), _).
   false.
?- current_prolog_flag(F, error).
   F = unknown
;  false.
   F = unknown.

% double_quotes

?- set_prolog_flag(double_quotes, atom).
   true.
?- X = "abc", atom(X), writeq(X).
   X = abc.
% outputs: "abc"
?- X = "".
   X = ''.
?- set_prolog_flag(double_quotes, codes).
   true.
?- X = "abc".
   X = [97, 98, 99].
?- X = "".
   X = [].
?- set_prolog_flag(double_quotes, chars).
   true.
?- X = "abc", X = [H|T].
   X = [a, b, c], H = a, T = [b, c].
?- X = "a""b\x41\\n".
   X = [a, '"', b, 'A', '\n'].

% The flag occurs_check is false at first: terms may be cyclic. What it does when it
% is set is in occurs_check.pl and occurs_error.pl.

?- set_prolog_flag(occurs_check, maybe).
   error(domain_error(flag_value, occurs_check + maybe), _).
?- set_prolog_flag(occurs_check, true), set_prolog_flag(occurs_check, error).
   true.
?- set_prolog_flag(occurs_check, false).
   true.
?- X = f(X), cyclic_term(X), \+ acyclic_term(X), X = f(Y), X == Y, !, R = Y, fail ; true.
   false.
?- ( X = f(X), \+ acyclic_term(X), X = f(Y), X == Y, fail ; true ).
   true.
