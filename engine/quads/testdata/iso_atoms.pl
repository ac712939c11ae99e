% Atoms: ISO 13211-1, 8.16, with its own examples, and Cor. 2 and 3.

% 8.16.1 atom_length/2

?- atom_length('enchanted evening', N).
   N = 17.
?- atom_length('enchanted\
 evening', N).
   N = 17.
?- atom_length('', N).
   N = 0.
?- atom_length(scarlet, 5).
   false.
?- atom_length(Atom, 4).
   error(instantiation_error, _).
?- atom_length(1.23, 4).
   error(type_error(atom, 1.23), _).
?- atom_length(f(a), N).
   error(type_error(atom, f(a)), _).
?- atom_length(atom, '4').
   error(type_error(integer, '4'), _).
?- atom_length(atom, -4).
   error(domain_error(not_less_than_zero, -4), _).
?- atom_length([], N).
   N = 2.

% 8.16.2 atom_concat/3

?- atom_concat('hello', ' world', S3).
   S3 = 'hello world'.
?- atom_concat(T, ' world', 'small world').
   T = small.
?- atom_concat(hello, ' world', 'small world').
   false.
?- atom_concat(T1, T2, hello).
   T1 = '', T2 = hello
;  T1 = h, T2 = ello
;  T1 = he, T2 = llo
;  T1 = hel, T2 = lo
;  T1 = hell, T2 = o
;  T1 = hello, T2 = ''.
?- atom_concat(A1, 'Bar', 'FooBar').
   A1 = 'Foo'.
?- atom_concat(A1, 'Foo', A3).
   error(instantiation_error, _).
?- atom_concat(small, T2, T4).
   error(instantiation_error, _).
?- atom_concat(f(a), b, T).
   error(type_error(atom, f(a)), _).
?- atom_concat(X, Y, f(a)).
   error(type_error(atom, f(a)), _).
?- atom_concat(a, f(a), T).
   error(type_error(atom, f(a)), _).

% 8.16.3 sub_atom/5

?- sub_atom(abracadabra, 0, 5, _, S2).
   S2 = abrac.
?- sub_atom(abracadabra, _, 5, 0, S2).
   S2 = dabra.
?- sub_atom(abracadabra, 3, Length, 3, S2).
   Length = 5, S2 = acada.
?- sub_atom(abracadabra, Before, 2, After, ab).
   Before = 0, After = 9
;  Before = 7, After = 2.
?- sub_atom('Banana', 3, 2, _, S2).
   S2 = an.
?- sub_atom('charity', _, 3, _, S2).
   S2 = cha
;  S2 = har
;  S2 = ari
;  S2 = rit
;  S2 = ity.
?- sub_atom('ab', Start, Length, _, Sub).
   Start = 0, Length = 0, Sub = ''
;  Start = 0, Length = 1, Sub = a
;  Start = 0, Length = 2, Sub = ab
;  Start = 1, Length = 0, Sub = ''
;  Start = 1, Length = 1, Sub = b
;  Start = 2, Length = 0, Sub = ''.
?- sub_atom(Banana, 3, 2, _, S2).
   error(instantiation_error, _).
?- sub_atom(f(a), 2, 2, _, S2).
   error(type_error(atom, f(a)), _).
?- sub_atom('Banana', 4, 2, _, 2).
   error(type_error(atom, 2), _).
?- sub_atom('Banana', a, 2, _, S2).
   error(type_error(integer, a), _).
?- sub_atom('Banana', 4, n, _, S2).
   error(type_error(integer, n), _).
?- sub_atom('Banana', 4, _, m, S2).
   error(type_error(integer, m), _).
?- sub_atom(abc, -1, _, _, S).
   error(domain_error(not_less_than_zero, -1), _).
?- sub_atom(abc, _, -1, _, S).
   error(domain_error(not_less_than_zero, -1), _).
?- sub_atom(abc, _, _, -1, S).
   error(domain_error(not_less_than_zero, -1), _).
?- sub_atom(abc, B, L, A, bc).
   B = 1, L = 2, A = 0.
?- sub_atom(aaa, B, _, _, aa).
   B = 0
;  B = 1.
?- sub_atom(abc, 4, _, _, S).
   false.

% 8.16.4 atom_chars/2

?- atom_chars('', L).
   L = [].
?- atom_chars([], L).
   L = ['[', ']'].
?- atom_chars('''', L).
   L = [''''].
?- atom_chars('ant', L).
   L = [a, n, t].
?- atom_chars(Str, ['s', 'o', 'p']).
   Str = sop.
?- atom_chars('North', ['N'|X]).
   X = [o, r, t, h].
?- atom_chars('soap', ['s', 'o', 'p']).
   false.
?- atom_chars(X, Y).
   error(instantiation_error, _).
?- atom_chars(A, [a, E, c]).
   error(instantiation_error, _).
?- atom_chars(A, [a, b|L]).
   error(instantiation_error, _).
?- atom_chars(f(a), L).
   error(type_error(atom, f(a)), _).
?- atom_chars(A, iso).
   error(type_error(list, iso), _).
?- atom_chars(A, [a, f(b)]).
   error(type_error(character, f(b)), _).
?- atom_chars(abc, [a|foo]).
   error(type_error(list, [a|foo]), _).
?- atom_chars(X, ['1', '2']).
   X = '12'.
?- atom_chars(X, ['1', '2']), atom(X).
   X = '12'.
?- atom_chars(abc, [a, bb|_]).
   error(type_error(character, bb), _).

% 8.16.5 atom_codes/2

?- atom_codes('', L).
   L = [].
?- atom_codes([], L).
   L = [0'[, 0']].
?- atom_codes('''', L).
   L = [39].
?- atom_codes('ant', L).
   L = [97, 110, 116].
?- atom_codes(Str, [0's, 0'o, 0'p]).
   Str = sop.
?- atom_codes('North', [0'N|X]).
   X = [111, 114, 116, 104].
?- atom_codes('soap', [0's, 0'o, 0'p]).
   false.
?- atom_codes(X, Y).
   error(instantiation_error, _).
?- atom_codes(f(a), L).
   error(type_error(atom, f(a)), _).
?- atom_codes(_, 0'x).
   error(type_error(list, 120), _).
?- atom_codes(A, [0'a, -1]).
   error(representation_error(character_code), _).
?- atom_codes(A, [0'a, b|_]).
   error(instantiation_error, _).
   error(type_error(integer, b), _).
?- atom_codes(A, [0'a, f(b)]).
   error(type_error(integer, f(b)), _).

% 8.16.6 char_code/2

?- char_code(Char, 0'c).
   Char = c.
?- char_code(Char, 99).
   Char = c.
?- char_code(Char, 163).
   Char = '\xA3\'.
?- char_code(a, X).
   X = 97.
?- char_code(X, Y).
   error(instantiation_error, _).
?- char_code(ab, X).
   error(type_error(character, ab), _).
?- char_code(a, x).
   error(type_error(integer, x), _).
?- char_code(X, -2).
   error(representation_error(character_code), _).
?- char_code(a, 98).
   false.
?- char_code(X, 0'\\).
   X = (\).
?- char_code(1, X).
   error(type_error(character, 1), _).

% 8.16.7 number_chars/2

?- number_chars(33, L).
   L = ['3', '3'].
?- number_chars(33, ['3', '3']).
   true.
?- number_chars(33.0, L).
   L = ['3', '3', '.', '0'].
?- number_chars(X, ['3', '.', '3', 'E', '+', '0']).
   X = 3.3.
?- number_chars(3.3, ['3', '.', '3', 'E', '+', '0']).
   true.
?- number_chars(A, ['-', '2', '5']).
   A = -25.
?- number_chars(A, ['\n', ' ', '3']).
   A = 3.
?- number_chars(A, ['3', ' ']).
   error(syntax_error(_), _).
?- number_chars(A, ['0', x, f]).
   A = 15.
?- number_chars(A, ['0', '''', 'A']).
   A = 65.
?- number_chars(A, ['4', '.', '2']).
   A = 4.2.
?- number_chars(A, ['4', '2', '.', '0', 'e', '-', '1']).
   A = 4.2.
?- number_chars(A, ['-', ' ', '1']).
   A = -1.
   error(syntax_error(_), _).
?- number_chars(A, ['-', '0']).
   A = 0.
?- number_chars(A, ['1', '.']).
   error(syntax_error(_), _).
?- number_chars(A, [a]).
   error(syntax_error(_), _).
?- number_chars(A, []).
   error(syntax_error(_), _).
?- number_chars(A, ['3', '1', '\'']).
   error(syntax_error(_), _).
?- number_chars(A, L).
   error(instantiation_error, _).
?- number_chars(A, ['1'|_]).
   error(instantiation_error, _).
?- number_chars(A, ['1', _]).
   error(instantiation_error, _).
?- number_chars(a, L).
   error(type_error(number, a), _).
?- number_chars(A, 4).
   error(type_error(list, 4), _).
?- number_chars(A, ['4', 2]).
   error(type_error(character, 2), _).
?- number_chars(1, []).
   error(syntax_error(_), _).
?- number_chars(1, [a]).
   error(syntax_error(_), _).
?- number_chars(1, ['0', '1']).
   true.
?- number_chars(1, ['1'|_]).
   true.
?- number_chars(A, ['/', '*', '*', '/', '1']).
   A = 1.
   error(syntax_error(_), _).
?- number_chars(A, ['%', '\n', '1']).
   A = 1.
   error(syntax_error(_), _).
?- number_chars(A, ['1', e, '1', '0']).
   A = 1.0e10.
   error(syntax_error(_), _).
?- number_chars(A, ['1', '.', '0', e, '4', '0', '0']).
   error(syntax_error(_), _).
?- number_chars(A, ['+', '1']).
   error(syntax_error(_), _).
   A = 1.

% 8.16.8 number_codes/2

?- number_codes(33, L).
   L = [51, 51].
?- number_codes(33, [0'3, 0'3]).
   true.
?- number_codes(33.0, L).
   L = [51, 51, 46, 48].
?- number_codes(A, [0'-, 0'2, 0'5]).
   A = -25.
?- number_codes(A, [0' , 0'3]).
   A = 3.
?- number_codes(A, [0'0, 0'x, 0'f]).
   A = 15.
?- number_codes(A, [0'0, 39, 0'a]).
   A = 97.
?- number_codes(A, [0'4, 0'., 0'2]).
   A = 4.2.
?- number_codes(A, [0'4, 0'2, 0'., 0'0, 0'e, 0'-, 0'1]).
   A = 4.2.
?- number_codes(A, L).
   error(instantiation_error, _).
?- number_codes(a, L).
   error(type_error(number, a), _).
?- number_codes(A, 4).
   error(type_error(list, 4), _).
?- number_codes(A, [0'1, _]).
   error(instantiation_error, _).
?- number_codes(A, [0'a]).
   error(syntax_error(_), _).
?- number_codes(A, [0'0, 0'x]).
   error(syntax_error(_), _).
?- number_codes(A, [0'1, a]).
   error(type_error(integer, a), _).
?- number_codes(A, [0'1, -5]).
   error(representation_error(character_code), _).
