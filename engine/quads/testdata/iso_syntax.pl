% Syntax: ISO 13211-1, 6, with Cor. 1-3. engine/syntax/testdata/conformity.txt has
% more of it, as a table.

% 6.4.2.1 quoted characters

?- X = 'a''b', atom_length(X, N).
   X = 'a\'b', N = 3.
?- X = 'a\
b', atom_length(X, N).
   X = ab, N = 2.
?- atom_codes('\a\b\f\n\r\t\v\\\'\"\`', L).
   L = [7, 8, 12, 10, 13, 9, 11, 92, 39, 34, 96].
?- X = '\x41\\102\'.
   X = 'AB'.
?- X = '\x41'.
   syntax_error(_).
?- X = '\q'.
   syntax_error(_).
?- X = 'a
b'.
   syntax_error(_).
?- X = '\x110000\'.
   syntax_error(_).
   error(representation_error(character_code), _).
?- writeq(['\x1\', '', 'a\\b', '\t', 'é', 'É']).
   true.
% outputs: "['\\x1\\','','a\\\\b','\\t',é,'É']"

% 6.4.4, 6.4.5 numbers

?- X = 0'a, Y = 0''', Z = 0'\n, W = 0' .
   X = 97, Y = 39, Z = 10, W = 32.
?- X = 0'''.
   X = 39.
?- X = 0'\\, Y = 0'\x41\.
   X = 92, Y = 65.
?- X = 0'ab.
   syntax_error(_).
?- X = 0b1010, Y = 0o17, Z = 0xfF.
   X = 10, Y = 15, Z = 255.
?- X = 0b12.
   syntax_error(_).
?- X = 1.5e3, Y = 1.5E-3, Z = 1.0e+2.
   X = 1500.0, Y = 0.0015, Z = 100.0.
?- X = 1.e3.
   syntax_error(_).
?- X = 12.
   X = 12.
?- X = [1.2, 3].
   X = [1.2, 3].
?- X = 0.1e1.
   X = 1.0.
?- X = 00012.
   X = 12.
?- X = 1 .
   X = 1.
?- X = - 1, integer(X).
   X = -1.
?- X = -(1), compound(X).
   X = -(1).
?- X = -a, X =.. L.
   X = -a, L = [-, a].
?- X = 1 - 1, X =.. L.
   X = 1 - 1, L = [-, 1, 1].
?- X = 1-1.
   X = 1 - 1.
?- X = a -1.
   X = a - 1.
?- X = [-1, - 1, -(1)], writeq(X).
   X = [-1, -1, -(1)].
% outputs: "[-1,-1,- (1)]"
?- X = - (1), compound(X).
   X = -(1).
?- X = 2 ** -1, X =.. [_, _, Y], integer(Y).
   X = 2 ** -1, Y = -1.

% 6.3.3, 6.3.4 operators and arguments

?- X = f(:-, a).
   X = f(:-, a).
?- X = [a, :- |b].
   X = [a, :- |b].
?- X = f(a :- b).
   syntax_error(_).
?- X = f((a :- b)).
   X = f((a :- b)).
?- X = [a :- b].
   syntax_error(_).
?- X = [(a :- b), (c , d)], length(X, N).
   X = [(a :- b), (c, d)], N = 2.
?- X = {a :- b}.
   X = {a :- b}.
?- X = {a, b}, X =.. L.
   X = {a, b}, L = [{}, (a, b)].
?- X = (a , b , c), X = (A , B).
   X = (a, b, c), A = a, B = (b, c).
?- X = (a :- b :- c).
   syntax_error(_).
?- X = (a = b = c).
   syntax_error(_).
?- X = 1 - 2 - 3, X = A - B.
   X = 1 - 2 - 3, A = 1 - 2, B = 3.
?- X = 2 ^ 3 ^ 4, X = A ^ B.
   X = 2 ^ 3 ^ 4, A = 2, B = 3 ^ 4.
?- X = 2 ** 3 ** 4.
   syntax_error(_).
?- X = (\+ a , b), X = (A , B).
   X = (\+ a, b), A = (\+ a), B = b.
?- X = \+ (a , b).
   syntax_error(_).
?- X = (\+ (a , b)), X = '\\+'(Y).
   X = (\+ (a, b)), Y = (a, b).
?- X = \+(a , b), X =.. L.
   X = \+(a, b), L = [\+, a, b].
?- X = - - a, X = -(-(a)).
   X = - - a.
?- X = -(2) ^ 2, X = A ^ B.
   X = -(2) ^ 2, A = -(2), B = 2.
?- X = - 2 ^ 2, X = A ^ B.
   X = -2 ^ 2, A = -2, B = 2.
?- X = -a ^ 2, X = -(Y).
   X = -a ^ 2, Y = a ^ 2.
?- X = [-], Y = (-), Z = - .
   X = [-], Y = (-), Z = (-).
?- X = (a ; b -> c), X = (A ; B).
   X = (a ; b -> c), A = a, B = (b -> c).
?- X = (a -> b ; c), X = (A ; B).
   X = (a -> b ; c), A = (a -> b), B = c.
?- X = (a | b), X =.. [F|_].
   X = '|'(a, b), F = '|'.
   X = (a ; b), F = ; .
?- X = f(|).
   syntax_error(_).
?- X = f(,).
   syntax_error(_).
?- X = f(a, ).
   syntax_error(_).
?- X = [a|b|c].
   syntax_error(_).
?- X = [a|b, c].
   syntax_error(_).
?- X = [|a].
   syntax_error(_).
?- X = (a.
   syntax_error(_).
?- X = a).
   syntax_error(_).
?- X = f (a).
   syntax_error(_).
?- X = f(a)(b).
   syntax_error(_).
?- X = "a" "b".
   syntax_error(_).
?- X = A(b).
   syntax_error(_).
?- X = a b.
   syntax_error(_).

% 6.4.1 layout and comments

?- X = /* comment */ a, /* . */ Y = b. % comment .
   X = a, Y = b.
?- X = a/*c*/.
   X = a.
?- X = /* a.
   syntax_error(_).
?- X = a%comment
   , Y = b.
   X = a, Y = b.
?- X = [ ], Y = { }, Z = [
  ].
   X = [], Y = {}, Z = [].
?- X = [](a).
   X = [](a).
?- X = '.', Y = '.'(a), Z = [].
   X = '.', Y = '.'(a), Z = [].
?- X = '\e', atom_codes(X, L).
   X = '\e', L = [27].

% 6.3.5-6.3.7 compounds, lists, double quoted lists

?- X = '.'(a, '.'(b, [])).
   X = [a, b].
?- X = [a, b|[c, d|[]]].
   X = [a, b, c, d].
?- X = [a|T], T = [b].
   X = [a, b], T = [b].
?- X = "", Y = "ab", Z = "a""b", length(Z, N).
   X = [], Y = [a, b], Z = [a, '"', b], N = 3.
?- X = {}, Y = '{}', X == Y.
   X = {}, Y = {}.
?- X = '{}'(a), X = {Y}.
   X = {a}, Y = a.
?- X = f(A, _, A, _B), X = f(1, 2, 3, 4).
   false.
?- X = f(_, _), X = f(1, 2).
   X = f(1, 2).
?- X = aBc_1, Y = 'Abc', Z = [] .
   X = aBc_1, Y = 'Abc', Z = [].
?- X = ! , Y = ; , Z = [!, ;, {}, []].
   X = !, Y = (;), Z = [!, ;, {}, []].
?- X = +, Y = [+, *, - , <, =.., -->].
   X = (+), Y = [+, *, -, <, =.., -->].
