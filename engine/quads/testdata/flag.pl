% Flags (8.17), operators (8.14.3) and global variables.

?- current_prolog_flag(bounded, X).
   X = false.
?- current_prolog_flag(max_integer, X), current_prolog_flag(min_integer, Y).
   X = 9223372036854775807, Y = -9223372036854775808.
?- current_prolog_flag(double_quotes, X).
   X = chars.
?- current_prolog_flag(foo, X).
   error(domain_error(prolog_flag, foo), _).
?- current_prolog_flag(1, X).
   error(type_error(atom, 1), _).
?- set_prolog_flag(double_quotes, codes), current_prolog_flag(double_quotes, X), set_prolog_flag(double_quotes, chars).
   X = codes.
?- set_prolog_flag(double_quotes, foo).
   error(domain_error(flag_value, double_quotes + foo), _).
?- set_prolog_flag(unknown, fail), current_prolog_flag(unknown, X), set_prolog_flag(unknown, error).
   X = fail.
?- set_prolog_flag(unknown, foo).
   error(domain_error(flag_value, unknown + foo), _).
?- set_prolog_flag(bounded, true).
   error(permission_error(modify, flag, bounded), _).
?- set_prolog_flag(max_integer, 3).
   error(permission_error(modify, flag, max_integer), _).
?- set_prolog_flag(X, true).
   error(instantiation_error, _).
?- set_prolog_flag(unknown, X).
   error(instantiation_error, _).
?- set_prolog_flag(1, true).
   error(type_error(atom, 1), _).
?- set_prolog_flag(my_flag, 1).
   error(domain_error(prolog_flag, my_flag), _).
?- create_prolog_flag(my_flag, f(X), []), current_prolog_flag(my_flag, V), set_prolog_flag(my_flag, 2), current_prolog_flag(my_flag, W).
   V = f(_A), W = 2.
?- findall(F, current_prolog_flag(F, _), Fs), length(Fs, N), N > 8.
   Fs = [bounded, integer_rounding_function, max_arity, char_conversion, debug, unknown, occurs_check, dialect, max_integer, min_integer, double_quotes, argv, my_flag], N = 13.
?- op(700, xfx, ===>).
   true.
?- X = (a ===> b), X = '===>'(a, b), current_op(P, T, ===>).
   X = (a ===> b), P = 700, T = xfx.
?- op(0, xfx, ===>), current_op(P, T, ===>).
   false.
?- op(200, xfy, [aa, bb]), current_op(P, xfy, bb), op(0, xfy, [aa, bb]).
   P = 200.
?- current_op(P, xfx, is).
   P = 700.
?- findall(P-T, current_op(P, T, -), L).
   L = [500 - yfx, 200 - fy].
?- current_op(1201, T, O).
   error(domain_error(operator_priority, 1201), _).
?- current_op(a, T, O).
   error(domain_error(operator_priority, a), _).
?- current_op(P, yfy, O).
   error(domain_error(operator_specifier, yfy), _).
?- current_op(P, T, 1).
   error(type_error(atom, 1), _).
?- op(1201, xfx, foo).
   error(domain_error(operator_priority, 1201), _).
?- op(-1, xfx, foo).
   error(domain_error(operator_priority, -1), _).
?- op(max, xfx, foo).
   error(type_error(integer, max), _).
?- op(X, xfx, foo).
   error(instantiation_error, _).
?- op(30, yfy, foo).
   error(domain_error(operator_specifier, yfy), _).
?- op(30, 1, foo).
   error(type_error(atom, 1), _).
?- op(30, X, foo).
   error(instantiation_error, _).
?- op(30, xfy, X).
   error(instantiation_error, _).
?- op(30, xfy, [a|X]).
   error(instantiation_error, _).
?- op(30, xfy, [a, X]).
   error(instantiation_error, _).
?- op(30, xfy, [a, 1]).
   error(type_error(atom, 1), _).
?- op(30, xfy, f(a)).
   error(type_error(list, f(a)), _).
?- op(30, xfy, ',').
   error(permission_error(modify, operator, ','), _).
?- op(30, xfy, []).
   error(permission_error(create, operator, []), _).
?- op(30, xfy, {}).
   error(permission_error(create, operator, {}), _).
?- op(30, xfy, [[]]).
   error(permission_error(create, operator, []), _).
?- op(100, xfy, '|').
   error(permission_error(create, operator, '|'), _).
?- op(200, xfx, yy), op(200, xf, yy).
   error(permission_error(create, operator, yy), _).
?- op(0, xfx, yy).
   true.
?- nb_setval(counter, f(X, Y, X)), nb_getval(counter, V).
   V = f(_A, _B, _A).
?- nb_getval(counter, f(A, B, C)), A == C.
   C = A.
?- nb_getval(no_such_variable, V).
   error(existence_error(variable, no_such_variable), _).
?- nb_setval(X, 1).
   error(instantiation_error, _).
?- ( nb_setval(k, 1), fail ; nb_getval(k, V) ).
   V = 1.
?- gensym(a, X), gensym(a, Y), gensym(b, Z).
   X = a1, Y = a2, Z = b1.
?- reset_gensym(a), gensym(a, X), reset_gensym, gensym(b, Y).
   X = a1, Y = b1.
?- char_conversion(a, b), current_char_conversion(a, X), char_conversion(a, a).
   X = b.
?- current_char_conversion(X, a).
   X = a.
?- char_conversion(ab, b).
   error(representation_error(character), _).
?- char_conversion(X, b).
   error(instantiation_error, _).
% The answers still to come survive what is built after the first.
?- findall(O, (current_op(200, T, O), numlist(1, 100, L), atom_chars(X, [a, b]), L = [_|_]), R).
   R = [**, +, -, \, ^].
?- findall(O, (current_op(P, xfx, O), op(0, xfx, O)), R), findall(O, (member(O, R), op(700, xfx, O)), _).
   R = [-->, :-, <, =, =.., =:=, =<, ==, =@=, =\=, >, >=, @<, @=<, @>, @>=, \=, \==, \=@=, is, **].
?- set_prolog_flag(unknown, fail), ( no_such_procedure(1) ; X = failed ), set_prolog_flag(unknown, error).
   X = failed.
?- no_such_procedure(1).
   error(existence_error(procedure, no_such_procedure / 1), _).
% Global variables that backtracking restores.

?- b_setval(v, 1), b_getval(v, X).
   X = 1.
?- b_setval(v, 1), ( b_setval(v, 2), fail ; b_getval(v, X) ).
   X = 1.
?- b_setval(v, 0), ( b_setval(v, 1), b_setval(v, 2), ( b_setval(v, 3), b_setval(v, 4), fail ; b_getval(v, A) ) ; b_getval(v, B) ).
   A = 2
;  B = 0.
?- b_setval(v, 0), catch((b_setval(v, 1), b_setval(v, 2), throw(x)), x, true), b_getval(v, X).
   X = 0.
?- put_attr(X, m, 0), ( put_attr(X, m, 1), put_attr(X, m, 2), fail ; get_attr(X, m, A) ), del_attr(X, m).
   A = 0.
?- b_setval(v, f(X)), X = 1, b_getval(v, Y).
   X = 1, Y = f(1).
?- b_setval(v, 0), ( member(X, [1, 2]), b_setval(v, X), X > 1, b_getval(v, Y) ; b_getval(v, Y) ).
   X = 2, Y = 2
;  Y = 0.
?- b_setval(v, 1), catch(( b_setval(v, 2), throw(x) ), x, b_getval(v, X)).
   X = 1.
?- b_getval(never_set, X).
   error(existence_error(variable, never_set), _).
?- b_setval(_, 1).
   error(instantiation_error, _).
?- b_setval(1, 1).
   error(type_error(atom, 1), _).
