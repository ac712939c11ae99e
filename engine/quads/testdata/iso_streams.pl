% Streams, characters, bytes and terms: ISO 13211-1, 8.11-8.14, with Cor. 2 and 3.
% The files are in memory.

make(File, Text) :- open(File, write, S), write(S, Text), close(S).
keep(S) :- nb_setval(stream, S).
kept(S) :- nb_getval(stream, S).

% 8.11.1 current_input/1, 8.11.2 current_output/1

?- current_input(S), stream_property(S, alias(user_input)).
   S = '$stream'(0).
   S = '$stream'(0)
;  false.
?- current_output(S), stream_property(S, alias(A)), A == user_output, !, R = yes.
   S = '$stream'(1), A = user_output, R = yes.
?- current_input(foo).
   error(domain_error(stream, foo), _).
?- current_output(1).
   error(domain_error(stream, 1), _).
?- open(f1, write, S), current_output(S0), ( S == S0 -> R = same ; R = other ), close(S), S = S0.
   false.
?- make(closed, 'x.'), open(closed, read, _S), close(_S), catch(current_input(_S), error(existence_error(K, _), _), true).
   K = stream.

% 8.11.3 set_input/1, 8.11.4 set_output/1

?- set_input(_).
   error(instantiation_error, _).
?- set_input(foo).
   error(existence_error(stream, foo), _).
   error(domain_error(stream_or_alias, foo), _).
?- set_input(1).
   error(domain_error(stream_or_alias, 1), _).
?- set_input(user_output).
   error(permission_error(input, stream, user_output), _).
?- set_output(user_input).
   error(permission_error(output, stream, user_input), _).
?- set_output(_).
   error(instantiation_error, _).
?- make(in1, 'foo. bar.'), open(in1, read, _S), set_input(_S), read(X), read(Y), read(Z), close(_S), current_input(_I), stream_property(_I, alias(A)), !.
   X = foo, Y = bar, Z = end_of_file, A = user_input.
?- open(out1, write, _S), current_output(_O), set_output(_S), write(abc), set_output(_O), close(_S), open(out1, read, _T), get_char(_T, X), close(_T).
   X = a.

% 8.11.5 open/4, open/3

?- open(_, read, S).
   error(instantiation_error, _).
?- open(f, _, S).
   error(instantiation_error, _).
?- open(f, write, S, _).
   error(instantiation_error, _).
?- open(f, write, S, [type(text)|_]).
   error(instantiation_error, _).
?- open(f, write, S, [type(text), _]).
   error(instantiation_error, _).
?- open(f, 1, S).
   error(type_error(atom, 1), _).
?- open(f, write, S, type(text)).
   error(type_error(list, type(text)), _).
?- open(f, write, s).
   error(uninstantiation_error(s), _).
?- open(f(1, 2), write, S).
   error(domain_error(source_sink, f(1, 2)), _).
?- open(f, mode, S).
   error(domain_error(io_mode, mode), _).
?- open(f, write, S, [bar]).
   error(domain_error(stream_option, bar), _).
?- open(f, write, S, [type(foo)]).
   error(domain_error(stream_option, type(foo)), _).
?- open(no_such_file, read, S).
   error(existence_error(source_sink, no_such_file), _).
?- open(f2, write, _, [alias(a1)]), catch(open(f3, write, _, [alias(a1)]), error(E, _), true), close(a1).
   E = permission_error(open, source_sink, alias(a1)).
?- make(app, ab), open(app, append, _S), write(_S, cd), close(_S), open(app, read, _T), get_char(_T, A), get_char(_T, B), get_char(_T, C), close(_T).
   A = a, B = b, C = c.

% 8.11.6 close/1,2

?- close(_).
   error(instantiation_error, _).
?- close(foo).
   error(existence_error(stream, foo), _).
   error(domain_error(stream_or_alias, foo), _).
?- close(f(1)).
   error(domain_error(stream_or_alias, f(1)), _).
?- open(f4, write, S), close(S, _).
   error(instantiation_error, _).
?- open(f4, write, S), close(S, [force]).
   error(domain_error(close_option, force), _).
?- open(f4, write, S), close(S, foo).
   error(type_error(list, foo), _).
?- open(f4, write, S), close(S, [force(maybe)]).
   error(domain_error(close_option, force(maybe)), _).
?- open(f4, write, _S), close(_S, [force(true)]), catch(close(_S), error(existence_error(K, _), _), true).
   K = stream.

% 8.11.8 stream_property/2, 8.11.9 set_stream_position/2, at_end_of_stream

?- make(pos, 'abc\ndef'), open(pos, read, _S, [reposition(true), alias(pos)]), get_char(_S, _), findall(P, (stream_property(_S, P), P \= position(_)), _L), sort(_L, M), close(_S).
   M = [input, alias(pos), end_of_stream(not), eof_action(eof_code), file_name(pos), mode(read), reposition(true), type(text)].
?- open(pos, read, _S, [reposition(true), alias(pos)]), stream_property(_S, reposition(R)), stream_property(_S, type(T)), stream_property(_S, mode(M)), stream_property(_S, file_name(F)), stream_property(_S, end_of_stream(E)), stream_property(_S, eof_action(A)), close(_S), !.
   R = true, T = text, M = read, F = pos, E = not, A = eof_code.
?- open(pos, read, _S, [reposition(true)]), get_char(_S, a), stream_property(_S, position(_P)), get_char(_S, X), get_char(_S, Y), set_stream_position(_S, _P), get_char(_S, Z), close(_S), !.
   X = b, Y = c, Z = b.
?- stream_property(foo, _).
   error(domain_error(stream, foo), _).
?- stream_property(_, foo).
   error(domain_error(stream_property, foo), _).
?- stream_property(_, 1).
   error(domain_error(stream_property, 1), _).
   error(type_error(_, 1), _).
?- stream_property(S, input), !, S == S.
   S = '$stream'(0).
?- set_stream_position(_, _).
   error(instantiation_error, _).
?- set_stream_position(user_input, _).
   error(instantiation_error, _).
?- set_stream_position(user_input, foo).
   error(domain_error(stream_position, foo), _).
?- open(pos, read, _S, [reposition(true)]), stream_property(_S, position(_P)), close(_S), open(pos, read, _T), catch(set_stream_position(_T, _P), error(permission_error(A, B, _), _), true), close(_T), !.
   A = reposition, B = stream.
?- flush_output(_).
   error(instantiation_error, _).
?- flush_output(user_input).
   error(permission_error(output, stream, user_input), _).
?- flush_output(foo).
   error(existence_error(stream, foo), _).
   error(domain_error(stream_or_alias, foo), _).
?- at_end_of_stream(_).
   error(instantiation_error, _).
?- at_end_of_stream(foo).
   error(existence_error(stream, foo), _).
   error(domain_error(stream_or_alias, foo), _).
?- at_end_of_stream.
   true.
?- at_end_of_stream.
   % inputs: "x"
   false.
?- get_char(_), at_end_of_stream.
   % inputs: "x"
   true.
?- read(X), at_end_of_stream.
   % inputs: "x. "
   false.
?- make(eof, a), open(eof, read, _S), get_char(_S, A), stream_property(_S, end_of_stream(E1)), get_char(_S, B), stream_property(_S, end_of_stream(E2)), get_char(_S, C), close(_S), !.
   A = a, E1 = at, B = end_of_file, E2 = past, C = end_of_file.
?- make(eof, a), open(eof, read, S, [eof_action(error)]), get_char(S, a), get_char(S, end_of_file), catch(get_char(S, C), error(permission_error(A, B, _), _), true), close(S), S = x.
   false.
?- open(eof, read, _S, [eof_action(error)]), get_char(_S, a), get_char(_S, end_of_file), catch(get_char(_S, _), error(permission_error(A, B, _), _), true), close(_S).
   A = input, B = past_end_of_stream.
?- make(empty, ''), open(empty, read, _S), peek_char(_S, A), peek_char(_S, B), get_char(_S, C), read(_S, D), close(_S).
   A = end_of_file, B = end_of_file, C = end_of_file, D = end_of_file.

% 8.12 characters

?- get_char(X), get_char(Y).
   % inputs: "qwerty"
   X = q, Y = w.
?- get_char(p), get_char(X).
   % inputs: "qwerty"
   false.
?- get_char(X).
   X = end_of_file.
?- get_code(X).
   X = -1.
?- peek_char(X), peek_char(Y), get_char(Z).
   % inputs: "abc"
   X = a, Y = a, Z = a.
?- peek_code(X), get_code(Y), get_code(Z).
   % inputs: "abc"
   X = 97, Y = 97, Z = 98.
?- get_char(user_input, X), get_char(_, Y).
   % inputs: "abc"
   error(instantiation_error, _).
?- get_char(user_output, X).
   error(permission_error(input, stream, user_output), _).
?- get_char(1).
   error(type_error(in_character, 1), _).
?- get_char(ab).
   error(type_error(in_character, ab), _).
?- get_code(a).
   error(type_error(integer, a), _).
?- get_code(-2).
   error(representation_error(in_character_code), _).
?- peek_char(1).
   error(type_error(in_character, 1), _).
?- peek_code(-2).
   error(representation_error(in_character_code), _).
?- get_char(foo, X).
   error(existence_error(stream, foo), _).
   error(domain_error(stream_or_alias, foo), _).
?- put_char(t).
   true.
% outputs: "t"
?- put_char(user_output, 'A'), put_code(0't), nl, put_char('\n').
   true.
% outputs: "At\n\n"
?- put_char(_).
   error(instantiation_error, _).
?- put_char(_, t).
   error(instantiation_error, _).
?- put_char('ty').
   error(type_error(character, ty), _).
?- put_char(1).
   error(type_error(character, 1), _).
?- put_code(_).
   error(instantiation_error, _).
?- put_code('ty').
   error(type_error(integer, ty), _).
?- put_code(-1).
   error(representation_error(character_code), _).
?- put_char(user_input, a).
   error(permission_error(output, stream, user_input), _).
?- nl(_).
   error(instantiation_error, _).
?- nl(user_input).
   error(permission_error(output, stream, user_input), _).

% 8.13 bytes

?- open(bytes, write, _S, [type(binary)]), put_byte(_S, 1), put_byte(_S, 255), close(_S), open(bytes, read, _T, [type(binary)]), get_byte(_T, A), peek_byte(_T, B), get_byte(_T, C), get_byte(_T, D), close(_T).
   A = 1, B = 255, C = 255, D = -1.
?- get_byte(X).
   % inputs: "a"
   error(permission_error(input, text_stream, _), _).
?- put_byte(84).
   error(permission_error(output, text_stream, _), _).
?- get_byte(user_input, X).
   error(permission_error(input, text_stream, user_input), _).
?- open(bytes, read, S, [type(binary)]), get_char(S, X).
   error(permission_error(input, binary_stream, _), _).
?- open(bytes, write, S, [type(binary)]), put_char(S, x).
   error(permission_error(output, binary_stream, _), _).
?- open(bytes, write, S, [type(binary)]), write(S, x).
   error(permission_error(output, binary_stream, _), _).
?- open(bytes, write, S, [type(binary)]), put_byte(S, 256).
   error(type_error(byte, 256), _).
?- open(bytes, write, S, [type(binary)]), put_byte(S, a).
   error(type_error(byte, a), _).
?- put_byte(_).
   error(instantiation_error, _).
?- open(bytes, write, _S, [type(binary)]), put_byte(_S, 1), close(_S), open(bytes, read, S, [type(binary)]), get_byte(S, a).
   error(type_error(in_byte, a), _).
?- open(bytes, read, S, [type(binary)]), read(S, X).
   error(permission_error(input, binary_stream, _), _).

% 8.14.1 read_term/2,3, read/1,2

?- read(X).
   % inputs: "foo(A, B, A). rest"
   X = foo(A, B, A).
?- read(X).
   X = end_of_file.
?- read(4.1).
   % inputs: "3.1. "
   false.
?- read(X).
   % inputs: "foo 123."
   error(syntax_error(_), _).
?- read(X).
   % inputs: "3.1"
   error(syntax_error(_), _).
?- catch(read(_), error(syntax_error(_), _), true), read(X).
   % inputs: "foo bar. baz."
   X = baz.
?- read_term(X, [variables(V), variable_names(N), singletons(S)]).
   % inputs: "foo(A, _B, _, A)."
   X = foo(A, B, C, A), V = [A, B, C], N = ['A' = A, '_B' = B], S = ['_B' = B].
?- read_term(X, [variables(V)]).
   % inputs: "foo."
   X = foo, V = [].
?- read_term(user_input, X, [variable_names(N)]).
   % inputs: "f(X, Y)."
   X = f(A, B), N = ['X' = A, 'Y' = B].
?- read_term(X, _).
   error(instantiation_error, _).
?- read_term(X, [_]).
   error(instantiation_error, _).
?- read_term(X, [variables(V)|_]).
   error(instantiation_error, _).
?- read_term(X, foo).
   error(type_error(list, foo), _).
?- read_term(X, [foo]).
   error(domain_error(read_option, foo), _).
?- read_term(X, [variables(V)|foo]).
   error(type_error(list, [variables(V)|foo]), _).
?- read_term(_, X, []).
   error(instantiation_error, _).
?- read_term(user_output, X, []).
   error(permission_error(input, stream, user_output), _).
?- read(user_output, X).
   error(permission_error(input, stream, user_output), _).
?- read(1, X).
   error(domain_error(stream_or_alias, 1), _).
?- read(X), get_char(C).
   % inputs: "a. b"
   X = a, C = ' '.
   X = a, C = b, unexpected.
?- read(X).
   % inputs: "% only a comment"
   X = end_of_file.
?- read(X), read(Y).
   % inputs: "a. /* comment */ 'b c'."
   X = a, Y = 'b c'.

% 8.14.2 write_term/2,3 and kin

?- write_term([1, 2, 3], []).
   true.
% outputs: "[1,2,3]"
?- write_canonical([1, 2, 3]).
   true.
% outputs: "[1,2,3]"
?- write_term('1<2', []), write_term('1<2', [quoted(true)]), writeq('1<2').
   true.
% outputs: "1<2'1<2''1<2'"
?- writeq('$VAR'(0)), writeq('$VAR'(1)), writeq('$VAR'(25)), writeq('$VAR'(26)), writeq('$VAR'(51)).
   true.
% outputs: "ABZA1Z1"
?- write_term('$VAR'(1), []), write_term('$VAR'(51), [numbervars(true)]), print('$VAR'(3)), write_canonical('$VAR'(1)).
   true.
% outputs: "$VAR(1)Z1D'$VAR'(1)"
?- writeq('$VAR'(-1)), writeq('$VAR'(x)), writeq('$VAR'('Foo')), writeq('$VAR'(1, 2)).
   true.
% outputs: "'$VAR'(-1)'$VAR'(x)'$VAR'('Foo')'$VAR'(1,2)"
?- write_canonical(1 + 2), write_canonical(f(a, 'B c', "d")), write_term(1 + 2, [ignore_ops(true)]), write_term([a], [ignore_ops(true)]).
   true.
% outputs: "+(1,2)f(a,'B c',[d])+(1,2)[a]"
?- write('a b'), writeq('a b'), writeq([]), writeq('[]'), writeq({}), writeq('{}'), writeq({a, b}), writeq('\n').
   true.
% outputs: "a b'a b'[][]{}{}{a,b}'\\n'"
?- writeq(f(:-, (:- a), (a :- b), [-], - , (,), '|', ';', !)).
   syntax_error(_).
?- writeq(f(:-, (:- a), (a :- b), [-], - , ',', '|', ';', !)).
   true.
% outputs: "f(:-,(:-a),(a:-b),[-],-,',','|',;,!)"
?- writeq(-(1)), put_char(' '), writeq(- a), put_char(' '), writeq(-(-(1))), put_char(' '), writeq(1 * (2 + 3)), put_char(' '), writeq(-(1 + 2)).
   true.
% outputs: "- (1) -a - - (1) 1*(2+3) - (1+2)"
?- write_term(_, _).
   error(instantiation_error, _).
?- write_term(1, [quoted(true)|_]).
   error(instantiation_error, _).
?- write_term(1, [quoted(true), _]).
   error(instantiation_error, _).
?- write_term(1, 2).
   error(type_error(list, 2), _).
?- write_term(1, [quoted(true)|foo]).
   error(type_error(list, [quoted(true)|foo]), _).
?- write_term(1, [foo]).
   error(domain_error(write_option, foo), _).
?- write_term(1, [quoted(foo)]).
   error(domain_error(write_option, quoted(foo)), _).
?- write_term(1, [quoted(_)]).
   error(instantiation_error, _).
?- write(_, a).
   error(instantiation_error, _).
?- write(user_input, a).
   error(permission_error(output, stream, user_input), _).
?- write_term(f(X, Y), [variable_names(['Foo' = X, 'B' = Y])]).
   true.
% outputs: "f(Foo,B)"
?- write_term(f(X), [variable_names([x = X])]).
   true.
% outputs: "f(x)"
?- write_term(f(X), [variable_names(_)]).
   error(instantiation_error, _).
?- write_term(f(X), [variable_names(['X' = X|_])]).
   error(instantiation_error, _).
?- write_term([a, b, c, d, e, f, g, h, i, j, k, l], [max_depth(5)]).
   true.
% outputs: "[a,b,c,d|...]"
?- write_term(f(g(h(i(j(k))))), [max_depth(3)]).
   true.
% outputs: "f(g(h(...)))"
?- write_term(1 + 2 + 3 + 4 + 5, [max_depth(3)]), write_term([a, [b, [c, [d]]], e], [max_depth(3)]), write_term(f(a, b, c), [max_depth(2)]), write_term([a, b], [max_depth(0)]).
   true.
% outputs: "... + ... +4+5[a,[...|...]|...]f(a,b,c)[a,b]"

% Options of other systems that ask for what is done anyway.

?- read_term(X, [module(user), syntax_errors(error), cycles(false)]).
   % inputs: "f(a)."
   X = f(a).
?- read_term(_, [syntax_errors(quiet)]).
   domain_error(read_option, syntax_errors(quiet)).
