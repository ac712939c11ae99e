% Streams and characters (8.11 to 8.13). No file can be opened here.

?- current_output(S), stream_property(S, alias(A)).
   S = '$stream'(1), A = user_output.
?- current_input(S), stream_property(S, mode(M)).
   S = '$stream'(0), M = read.
?- current_input(foo).
   error(domain_error(stream, foo), _).
?- current_output('$stream'(999)).
   error(existence_error(stream, '$stream'(999)), _).
?- stream_property(S, alias(user_error)), stream_property(S, output).
   S = '$stream'(2).
?- stream_property(S, foo).
   error(domain_error(stream_property, foo), _).
?- stream_property(foo, input).
   error(domain_error(stream, foo), _).
?- findall(A, stream_property(_, alias(A)), L).
   L = [user_input, user_output, user_error].
?- open(f, read, S).
   error(existence_error(source_sink, f), _).
?- open(X, read, S).
   error(instantiation_error, _).
?- open(f, X, S).
   error(instantiation_error, _).
?- open(f, read, s).
   error(uninstantiation_error(s), _).
?- open(f, foo, S).
   error(domain_error(io_mode, foo), _).
?- open(f, 1, S).
   error(type_error(atom, 1), _).
?- open(f(x), read, S).
   error(domain_error(source_sink, f(x)), _).
?- open(f, read, S, [foo]).
   error(domain_error(stream_option, foo), _).
?- open(f, read, S, [type(foo)]).
   error(domain_error(stream_option, type(foo)), _).
?- open(f, read, S, [alias(a), X]).
   error(instantiation_error, _).
?- open(f, read, S, [alias(X)]).
   error(instantiation_error, _).
?- open(f, read, S, X).
   error(instantiation_error, _).
?- open(f, read, S, a).
   error(type_error(list, a), _).
?- open(f, write, S, [alias(user_error)]).
   error(permission_error(open, source_sink, alias(user_error)), _).
?- close(X).
   error(instantiation_error, _).
?- close(foo).
   error(existence_error(stream, foo), _).
?- close(f(x)).
   error(domain_error(stream_or_alias, f(x)), _).
?- close(user_output, [force(maybe)]).
   error(domain_error(close_option, force(maybe)), _).
?- close(user_output, [X]).
   error(instantiation_error, _).
?- close(user_output).
   true.
?- set_input(user_output).
   error(permission_error(input, stream, user_output), _).
?- set_output(user_input).
   error(permission_error(output, stream, user_input), _).
?- set_output(X).
   error(instantiation_error, _).
?- flush_output(user_input).
   error(permission_error(output, stream, user_input), _).
?- flush_output, flush_output(user_output).
   true.
?- put_char(a), put_code(0'b), nl, put_char(user_output, c), nl(user_output).
   true.
% outputs: "ab\nc\n"
?- put_char(X).
   error(instantiation_error, _).
?- put_char(ab).
   error(type_error(character, ab), _).
?- put_char(1).
   error(type_error(character, 1), _).
?- put_char(user_input, a).
   error(permission_error(output, stream, user_input), _).
?- put_char(X, a).
   error(instantiation_error, _).
?- put_char(foo, a).
   error(existence_error(stream, foo), _).
?- put_code(X).
   error(instantiation_error, _).
?- put_code(a).
   error(type_error(integer, a), _).
?- put_code(-1).
   error(representation_error(character_code), _).
?- put_byte(1).
   error(permission_error(output, text_stream, '$stream'(1)), _).
?- put_byte(a).
   error(type_error(byte, a), _).
?- put_byte(user_input, 1).
   error(permission_error(output, stream, user_input), _).
?- put_byte(256).
   error(type_error(byte, 256), _).
?- get_char(C).
   C = end_of_file.
?- peek_char(C), get_code(D), peek_code(E).
   C = end_of_file, D = -1, E = -1.
?- get_char(user_output, C).
   error(permission_error(input, stream, user_output), _).
?- get_char(1).
   error(type_error(in_character, 1), _).
?- get_char(ab).
   error(type_error(in_character, ab), _).
?- get_char(user_input, X), get_char(user_input, Y).
   X = end_of_file, Y = end_of_file.
?- get_char(S, X).
   error(instantiation_error, _).
?- get_code(a).
   error(type_error(integer, a), _).
?- get_code(-2).
   error(representation_error(in_character_code), _).
?- get_byte(X).
   error(permission_error(input, text_stream, '$stream'(0)), _).
?- get_byte(a).
   error(type_error(in_byte, a), _).
?- get_byte(-2).
   error(type_error(in_byte, -2), _).
?- peek_byte(user_output, X).
   error(permission_error(input, stream, user_output), _).
?- at_end_of_stream, at_end_of_stream(user_input).
   true.
?- at_end_of_stream(foo).
   error(existence_error(stream, foo), _).
?- at_end_of_stream(X).
   error(instantiation_error, _).
?- read(X).
   X = end_of_file.
?- read(user_output, X).
   error(permission_error(input, stream, user_output), _).
?- read(S, X).
   error(instantiation_error, _).
?- read_term(X, [foo]).
   error(domain_error(read_option, foo), _).
?- read_term(X, [variables(Y)|Z]).
   error(instantiation_error, _).
?- read_term(X, [variables(Vs), variable_names(Ns), singletons(Ss)]).
   X = end_of_file, Vs = [], Ns = [], Ss = [].
?- set_stream_position(user_input, p).
   error(domain_error(stream_position, p), _).
?- set_stream_position(user_input, '$position'(0, 1, 1, 0)).
   error(permission_error(reposition, stream, user_input), _).
?- with_output_to(atom(A), (write(a), nl, write(b))).
   A = 'a\nb'.
?- with_output_to(chars(A), fail).
   false.
?- with_output_to(chars(A), throw(oops)).
   throw(oops).
?- with_output_to(string(A), (member(X, [1, 2]), write(X))).
   A = '1', X = 1.
?- with_output_to(codes(Cs), with_output_to(atom(A), write(x))), write(after).
   Cs = [], A = x.
% outputs: "after"
?- with_output_to(foo(A), true).
   error(domain_error(stream_or_alias, foo(_A)), _).
?- tab(3), write(x), tab(1 + 1), write(y).
   true.
% outputs: "   x  y"
?- tab(a).
   error(type_error(evaluable, a / 0), _).
?- tab(X).
   error(instantiation_error, _).
?- halt(a).
   error(type_error(integer, a), _).
?- halt(X).
   error(instantiation_error, _).
?- halt(3).
   halt(3).
