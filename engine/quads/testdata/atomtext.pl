% The text of atoms and numbers (8.16).

?- atom_length('enchanted evening', N).
   N = 17.
?- atom_length('', N).
   N = 0.
?- atom_length('été', N).
   N = 3.
?- atom_length(X, N).
   error(instantiation_error, _).
?- atom_length(1, N).
   error(type_error(atom, 1), _).
?- atom_length(abc, foo).
   error(type_error(integer, foo), _).
?- atom_length(abc, -1).
   error(domain_error(not_less_than_zero, -1), _).
?- atom_concat(hello, ' world', X).
   X = 'hello world'.
?- atom_concat(X, world, 'small world').
   X = 'small '.
?- atom_concat(hello, X, 'small world').
   false.
?- atom_concat(X, Y, ab).
   X = '', Y = ab
;  X = a, Y = b
;  X = ab, Y = ''.
?- atom_concat(X, X, abab).
   X = ab.
?- atom_concat(X, Y, '').
   X = '', Y = ''.
?- atom_concat(X, Y, 'é').
   X = '', Y = é
;  X = é, Y = ''.
?- atom_concat(X, b, Y).
   error(instantiation_error, _).
?- atom_concat(f(a), X, ab).
   error(type_error(atom, f(a)), _).
?- atom_concat(a, 1, X).
   error(type_error(atom, 1), _).
?- sub_atom(abracadabra, 0, 5, _, S).
   S = abrac.
?- sub_atom(abracadabra, _, 5, 0, S).
   S = dabra.
?- sub_atom(abracadabra, 3, L, 3, S).
   L = 5, S = acada.
?- sub_atom(abracadabra, B, 2, A, ab).
   B = 0, A = 9
;  B = 7, A = 2.
?- sub_atom(banana, 3, 2, _, S).
   S = an.
?- sub_atom(charity, _, 3, _, S).
   S = cha
;  S = har
;  S = ari
;  S = rit
;  S = ity.
?- sub_atom(ab, B, L, A, S).
   B = 0, L = 0, A = 2, S = ''
;  B = 0, L = 1, A = 1, S = a
;  B = 0, L = 2, A = 0, S = ab
;  B = 1, L = 0, A = 1, S = ''
;  B = 1, L = 1, A = 0, S = b
;  B = 2, L = 0, A = 0, S = ''.
?- sub_atom('', B, L, A, S).
   B = 0, L = 0, A = 0, S = ''.
?- sub_atom(aaa, B, L, A, aa).
   B = 0, L = 2, A = 1
;  B = 1, L = 2, A = 0.
?- sub_atom(abc, B, L, A, '').
   B = 0, L = 0, A = 3
;  B = 1, L = 0, A = 2
;  B = 2, L = 0, A = 1
;  B = 3, L = 0, A = 0.
?- sub_atom(abc, B, L, 1, S).
   B = 0, L = 2, S = ab
;  B = 1, L = 1, S = b
;  B = 2, L = 0, S = ''.
?- sub_atom(abc, 1, L, A, S).
   L = 0, A = 2, S = ''
;  L = 1, A = 1, S = b
;  L = 2, A = 0, S = bc.
?- sub_atom(abc, B, 5, A, S).
   false.
?- sub_atom('aéb', 1, 1, A, S).
   A = 1, S = é.
?- sub_atom(X, B, 2, 0, S).
   error(instantiation_error, _).
?- sub_atom(f(a), B, 2, 0, S).
   error(type_error(atom, f(a)), _).
?- sub_atom(abc, B, 2, 0, 1).
   error(type_error(atom, 1), _).
?- sub_atom(abc, a, 2, 0, S).
   error(type_error(integer, a), _).
?- sub_atom(abc, B, -1, 0, S).
   error(domain_error(not_less_than_zero, -1), _).
?- sub_atom(abc, B, 2, 1.5, S).
   error(type_error(integer, 1.5), _).
?- atom_chars(abc, L).
   L = [a, b, c].
?- atom_chars('', L).
   L = [].
?- atom_chars([], L).
   L = ['[', ']'].
?- atom_chars(X, [a, 'B']).
   X = aB.
?- atom_chars(X, []).
   X = ''.
?- atom_chars(north, ['n'|X]).
   X = [o, r, t, h].
?- atom_chars(X, Y).
   error(instantiation_error, _).
?- atom_chars(X, [a|Y]).
   error(instantiation_error, _).
?- atom_chars(X, [a, Y]).
   error(instantiation_error, _).
?- atom_chars(X, [a, f(b)]).
   error(type_error(character, f(b)), _).
?- atom_chars(X, [a, bc]).
   error(type_error(character, bc), _).
?- atom_chars(X, a).
   error(type_error(list, a), _).
?- atom_chars(f(a), L).
   error(type_error(atom, f(a)), _).
?- atom_chars(1, L).
   error(type_error(atom, 1), _).
?- atom_chars(abc, [a|b]).
   error(type_error(list, [a | b]), _).
?- atom_chars(abc, [a, 1, c]).
   error(type_error(character, 1), _).
?- atom_codes(abc, L).
   L = [97, 98, 99].
?- atom_codes(X, [0'a, 0'b]).
   X = ab.
?- atom_codes(X, [0'a, -1]).
   error(representation_error(character_code), _).
?- atom_codes(X, [0'a, b]).
   error(type_error(integer, b), _).
?- atom_codes(X, [0'a|Y]).
   error(instantiation_error, _).
?- char_code(X, 0'c).
   X = c.
?- char_code(a, X).
   X = 97.
?- char_code(a, 0'b).
   false.
?- char_code(X, Y).
   error(instantiation_error, _).
?- char_code(ab, X).
   error(type_error(character, ab), _).
?- char_code(X, a).
   error(type_error(integer, a), _).
?- char_code(X, -1).
   error(representation_error(character_code), _).
?- char_code(X, 1114112).
   error(representation_error(character_code), _).
?- char_code(X, 55296).
   error(representation_error(character_code), _).
?- number_chars(X, ['3', '3']).
   X = 33.
?- number_chars(33, L).
   L = ['3', '3'].
?- number_chars(-2.5, L).
   L = [-, '2', '.', '5'].
?- number_chars(X, [' ', '3']).
   X = 3.
?- number_chars(X, ['3', ' ']).
   error(syntax_error(illegal_number), _).
?- number_chars(X, ['0', x, 'F']).
   X = 15.
?- number_chars(X, ['0', '''', a]).
   X = 97.
?- number_chars(X, [-, '1']).
   X = -1.
?- number_chars(X, ['4', '.', '2']).
   X = 4.2.
?- number_chars(X, [a]).
   error(syntax_error(illegal_number), _).
?- number_chars(X, []).
   error(syntax_error(illegal_number), _).
?- number_chars(X, Y).
   error(instantiation_error, _).
?- number_chars(X, ['3'|Y]).
   error(instantiation_error, _).
?- number_chars(X, ['3', Y]).
   error(instantiation_error, _).
?- number_chars(1, ['0', '1']).
   true.
?- number_chars(a, L).
   error(type_error(number, a), _).
?- number_chars(X, ['3', 33]).
   error(type_error(character, 33), _).
?- number_chars(33, ['3', X]).
   X = '3'.
?- number_codes(X, "12").
   error(type_error(integer, '1'), _).
?- number_codes(X, [0'1, 0'2]).
   X = 12.
?- number_codes(12, L).
   L = [49, 50].
?- number_codes(X, [0'1, foo]).
   error(type_error(integer, foo), _).
?- atom_number('42', X).
   X = 42.
?- atom_number(X, 42).
   X = '42'.
?- atom_number(abc, X).
   false.
?- atom_number(X, Y).
   error(instantiation_error, _).
?- atom_number('0x1F', X).
   X = 31.
?- number_string(X, "42").
   X = 42.
?- number_string(X, ' 42 ').
   X = 42.
?- number_string(X, foo).
   false.
?- number_string(42, S).
   S = '42'.
?- atom_string(X, "abc").
   X = abc.
?- atom_string(abc, S).
   S = abc.
?- atom_string(42, S).
   S = '42'.
?- atom_string(abc, "abc").
   true.
?- atom_string(X, Y).
   error(instantiation_error, _).
