% Text beyond the standard. Texts are atoms, lists of characters or of codes, or
% numbers; text produced is an atom.

?- string_concat(abc, "def", X).
   X = abcdef.
?- string_concat(X, Y, "ab").
   X = '', Y = ab
;  X = a, Y = b
;  X = ab, Y = ''.
?- string_concat(X, def, abcdef).
   X = abc.
?- string_concat("abc", X, abcdef).
   X = def.
?- string_concat(a, 1, X).
   X = a1.
?- string_concat(a, b, "ab").
   true.
?- string_concat(X, b, Y).
   error(instantiation_error, _).
?- string_concat(f(x), b, Y).
   error(type_error(text, f(x)), _).
?- contains(hello, ell), contains("hello", "lo"), \+ contains(hello, xyz), contains(a, '').
   true.
?- contains(X, a).
   error(instantiation_error, _).
?- contains(f(x), a).
   error(type_error(text, f(x)), _).
?- split('a,b,c', ',', L).
   L = [a, b, c].
?- split("a--b----c", "--", L).
   L = [a, b, '', c].
?- split(abc, '', L).
   L = [a, b, c].
?- split('', ',', L).
   L = [''].
?- split(abc, ',', [abc]).
   true.
?- join([a, "b", 3], '-', X).
   X = 'a-b-3'.
?- join([], '-', X).
   X = ''.
?- join([a, X], '-', Y).
   error(instantiation_error, _).
?- join([a|X], '-', Y).
   error(instantiation_error, _).
?- join(a, '-', Y).
   error(type_error(list, a), _).
?- replace('a.b.c', '.', '::', X).
   X = 'a::b::c'.
?- replace(abc, '', x, X).
   X = abc.
?- replace("aaa", a, "", X).
   X = ''.
?- trim('  a b\n', X).
   X = 'a b'.
?- trim("   ", X).
   X = ''.
?- lowercase('HeLLo 1', X).
   X = 'hello 1'.
?- uppercase("hello 1", X).
   X = 'HELLO 1'.
?- downcase_atom('ABC', X), upcase_atom(abc, Y).
   X = abc, Y = 'ABC'.
?- substring(hello, 1, 3, X).
   X = ell.
?- substring("hello", 0, 5, X).
   X = hello.
?- substring(hello, 4, 2, X).
   false.
?- substring(hello, -1, 2, X).
   error(domain_error(not_less_than_zero, -1), _).
?- substring(hello, a, 2, X).
   error(type_error(integer, a), _).
?- substring('aéb', 1, 1, X).
   X = é.
?- string_length("abc", N), string_length('', M), string_length(123, K).
   N = 3, M = 0, K = 3.
?- string_chars(abc, L), string_codes(abc, C).
   L = [a, b, c], C = [97, 98, 99].
?- string_chars(X, [a, b]), string_codes(Y, "ab").
   X = ab, Y = ab.
?- string_codes(ab, "ab"), string_chars(ab, [0'a, 0'b]), \+ string_chars(ab, [0'a]), string_chars(ab, [_X, b]).
   true.
?- atomic_list_concat([a, "b", 1.5], X).
   X = 'ab1.5'.
?- atomic_list_concat([a, b, c], ', ', X).
   X = 'a, b, c'.
?- atomic_list_concat(L, ',', 'a,b').
   L = [a, b].
?- atomic_list_concat([a, X], '-', 'a-b').
   X = b.
?- atomic_list_concat(L, '', abc).
   error(domain_error(non_empty_list, ''), _).
?- atomic_list_concat([a, X], Y).
   error(instantiation_error, _).
?- matches('foo123', '[a-z]+[0-9]+').
   true.
?- matches(hello, 'cat|ell').
   true.
?- matches(hello, '^ell').
   false.
?- matches(hello, '(').
   error(domain_error(regular_expression, '('), _).
?- matches('2024-05-06', '(?<year>[0-9]{4})-(?<month>[0-9]+)', C).
   C = (year('2024'), month('05')).
?- matches('key=value', '(?<k>\\w+)=(?<v>\\w+)', (k(K), v(V))).
   K = key, V = value.
?- matches(abc, '(?<d>[0-9]+)?abc', C).
   false.
?- matches(abc, 'abc', C).
   false.
?- term_to_atom(f('X', 'A b', "cd", 1 + 2), A).
   A = 'f(\'X\',\'A b\',[c,d],1+2)'.
?- term_to_atom(X, 'foo(A, B, A)').
   X = foo(_A, _B, _A).
?- term_to_atom(X, 'foo(').
   error(syntax_error(unbalanced_bracket), _).
?- term_string(f(a, 1 + 2), S).
   S = 'f(a, 1 + 2)'.
?- term_string(T, "g(X, Y)").
   T = g(_A, _B).
?- read_term_from_atom('p(X, Y)', T, [variable_names(V)]).
   T = p(_A, _B), V = ['X' = _A, 'Y' = _B].
?- char_type(a, alpha), char_type('1', digit(W)), char_type(' ', space), \+ char_type(a, digit), char_type('A', upper(L)), char_type(b, to_upper(U)).
   W = 1, L = a, U = 'B'.
?- char_type('_', csym), char_type('.', period), char_type('(', paren), char_type('!', punct), char_type(f, xdigit(X)).
   X = 15.
?- char_type(a, X), X = lower(Y).
   X = lower('A'), Y = 'A'.
?- code_type(0'7, digit(W)), code_type(0'a, lower(U)).
   W = 7, U = 65.
?- char_type(X, alpha).
   error(instantiation_error, _).
?- char_type(ab, alpha).
   error(type_error(character, ab), _).
?- char_type(a, 1).
   error(type_error(callable, 1), _).
?- split_string("a.b.c", ".", "", L).
   L = [a, b, c].
?- split_string("/home//jan///nice/path", "/", "", L).
   L = ['', home, '', jan, '', '', nice, path].
?- split_string("  a b  ", " ", " ", L).
   L = [a, b].
?- split_string("//a//b//", "/", "/", L), split_string(" a ; b ;c ", ";", " ", M).
   L = [a, b], M = [a, b, c].
?- split_string("  a  ", "", " ", L).
   L = [a].
?- split_string("", "", "", L).
   L = [''].
?- sub_string("hello world", B, 5, 0, S).
   B = 6, S = world.
?- sub_string("hello", B, _, A, "l").
   B = 2, A = 2
;  B = 3, A = 1.
?- text_concat(abc, X, "abcdef"), string_lower("ABC", L), string_upper(abc, U), text_to_string("ab", S).
   X = def, L = abc, U = 'ABC', S = ab.
?- atom_to_term('foo(X, Y, X)', T, Bs).
   T = foo(_A, _B, _A), Bs = ['X' = _A, 'Y' = _B].
