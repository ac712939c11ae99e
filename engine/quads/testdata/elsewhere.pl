% What programs written for other systems call: library(edinburgh), library(terms),
% library(database), library(files), library(messages), library(development),
% library(options), and modules by name.

:- set_prolog_flag(verbose, silent).
:- set_prolog_flag(verbose_load, silent).
:- set_prolog_flag(optimise, true).
:- dynamic(counter/1).
:- dynamic user:fact/1.
:- dynamic(user:fact/2).
:- multifile user:portray/1, prolog:message//1.
:- discontiguous user:fact/1.
user:fact(1).
user:rule(X) :- user:fact(X).
user:(other(X) :- rule(X)).
prolog:message(hello) --> ['hello'-[]].
item(a, 3). item(b, 1). item(a, 3). item(c, 2). item(a, 5).
main(Arguments) :- write(main(Arguments)).

% Modules by name are one space of predicates.

?- fact(X).
   X = 1.
?- other(X).
   X = 1.
?- lists:append([1], [2], X).
   X = [1, 2].
?- assertz(user:fact(2)), fact(2), user:retract(user:fact(2)), \+ fact(2).
   true.
?- assertz(m:(counter(X) :- X > 0)), counter(1), clause(m:counter(Y), B), retract((m:counter(_) :- _)).
   B = (Y > 0).
?- assertz((m:counter(7) :- true)), retractall(n:counter(_)), \+ counter(_).
   true.
?- current_predicate(user:item/A).
   A = 2.
?- predicate_property(user:fact(_), dynamic).
   true.
?- predicate_property(append(_, _, _), P), P = defined.
   P = defined
;  false.
?- phrase(message(hello), L).
   L = ['hello'-[]].

% library(edinburgh)

?- name(X, [0'1, 0'2]), name(Y, [0'a, 0'b]), name(abc, Z), name(4, W), name([], V).
   X = 12, Y = ab, Z = [97, 98, 99], W = [52], V = [91, 93].
?- concat_atom([a, 1, b], X), concat_atom([a, b], '-', Y), concat_atom(L, ',', 'a,b').
   X = a1b, Y = 'a-b', L = [a, b].
?- sformat(X, "~w-~a", [1, b]), sformat(Y, "plain").
   X = '1-b', Y = plain.
?- tell(f1), write(hello), put(0'.), put(' '), nl, told, write(x), see(f1), read(X), get0(C), get(D), seen.
   X = hello, C = 32, D = -1.
% outputs: "x"
?- tell(f2), write('a b'), told, append(f2), write(c), told, see(f2), skip(0' ), get(X), get0(Y), get0(Z), seen.
   X = 98, Y = 99, Z = -1.
?- see(nofile).
   existence_error(source_sink, nofile).
?- see(_).
   instantiation_error.
?- see(user), seen, tell(user), told, write(still).
   true.
% outputs: "still"
?- display(1 + 2 * a), ttyflush.
   true.
% outputs: "+(1,*(2,a))"
?- 'C'([a, b], X, Y).
   X = a, Y = [b].
?- current_predicate(item, H), unknown(O, O).
   H = item(_, _), O = error.
?- current_predicate(N, item(_, _)).
   N = item.
?- assertz(gone(1)), abolish(gone, 1), catch(gone(_), error(E, _), true).
   E = existence_error(procedure, gone/1).

% library(terms)

?- string(abc) ; string("abc") ; string(1) ; string(_).
   false.
?- is_dict(_) ; blob(a, _) ; rational(a) ; rational(1.0).
   false.
?- rational(3), rational(3, N, D).
   N = 3, D = 1.
?- duplicate_term(f(X, Y, X), T).
   T = f(_A, _B, _A).
?- same_term(f(X), f(X)), \+ same_term(f(X), f(_)), variant(f(X, Y), f(Y, X)), \+ variant(f(X, X), f(X, Y)).
   true.
?- subsumes_chk(f(_), f(a)), \+ subsumes_chk(f(a), f(_)), subsumes(f(X, b), f(a, b)).
   X = a.
?- \+ subsumes(f(a), f(_)).
   true.
?- nonground(f(a, X, Y), V).
   V = X.
?- nonground(f(a), _).
   false.
?- T = f(X, Y), numbervars(T), print(T).
   T = f('$VAR'(0), '$VAR'(1)), X = '$VAR'(0), Y = '$VAR'(1).
% outputs: "f(A,B)"
?- findall(S, sub_term(S, f(a, g(b))), L).
   L = [f(a, g(b)), a, g(b), b].
?- mapargs([X, Y]>>(Y is X * 2), f(1, 2), T).
   T = f(2, 4).

% library(lists), library(pairs), library(aggregate), library(control)

?- findall(X-Y, nextto(X, Y, [1, 2, 3]), L).
   L = [1-2, 2-3].
?- proper_length([a, b], N), \+ proper_length([a|_], _), \+ proper_length(a, _).
   N = 2.
?- findall(P-R, subseq([a, b], P, R), L).
   L = [[] - [a, b], [b] - [a], [a] - [b], [a, b] - []].
?- max_member(@=<, X, [b, c, a]), min_member(@=<, Y, [b, c, a]), max_member([A, B]>>(A =< B), Z, [1, 3, 2]).
   X = c, Y = a, Z = 3.
?- max_member(@=<, _, []).
   false.
?- sublist([X]>>(X > 1), [1, 2, 3], L).
   L = [2, 3].
?- clumped([a, a, b, a], L).
   L = [a-2, b-1, a-1].
?- aggregate_all(count, X, item(X, _), N), aggregate_all(sum(C), X, item(X, C), S), aggregate_all(max(C), X, item(X, C), M).
   N = 3, S = 11, M = 5.
?- aggregate(count, Y^item(X, Y), N).
   X = a, N = 3
;  X = b, N = 1
;  X = c, N = 1.
?- aggregate(sum(Y), item(X, Y), S).
   X = a, S = 11
;  X = b, S = 1
;  X = c, S = 2.
?- aggregate(max(Y, X), item(X, Y), M), aggregate(bag(X), Y^item(X, Y), B), aggregate(set(X), Y^item(X, Y), C).
   M = max(5, a), B = [a, b, a, c, a], C = [a, b, c].
?- aggregate(count, item(z, _), _).
   false.
?- aggregate(count, X, Y^item(X, Y), N).
   N = 3.
?- aggregate(many, item(_, _), _).
   domain_error(aggregate_spec, many).
?- findall(X, limit(2, member(X, [a, b, c])), L), findall(X, limit(0, member(X, [a])), M), findall(X, limit(5, member(X, [a])), N).
   L = [a, b], M = [], N = [a].
?- findall(X, offset(1, member(X, [a, b, c])), L).
   L = [b, c].
?- call_nth(member(X, [a, b, c]), 2).
   X = b.
?- call_nth(member(X, [a, b]), N).
   X = a, N = 1
;  X = b, N = 2.
?- limit(-1, true).
   type_error(nonneg, -1).

% library(strings)

?- string_code(1, abc, C), string_code(3, "abc", D), \+ string_code(4, abc, _), \+ string_code(0, abc, _).
   C = 97, D = 99.
?- string_to_atom("abc", A), string_to_atom(B, xyz), term_string(f(x), T, []).
   A = abc, B = xyz, T = 'f(x)'.
?- normalize_space(atom(A), '  a   b c '), normalize_space(codes(Cs), "  ").
   A = 'a b c', Cs = [].

% library(database), global variables

?- flag(n, A, A + 1), flag(n, B, B + 5), flag(n, C, C).
   A = 0, B = 1, C = 6.
?- recordz(k, f(X, X)), recordz(k, b, R), recorda(k, c), findall(T, recorded(k, T), L), erase(R), findall(T, recorded(k, T), M).
   L = [c, f(_A, _A), b], M = [c, f(_B, _B)], R = '$record'(1).
?- recorded(nokey, _).
   false.
?- recordz(key(a), 1), recorded(key(z), X).
   X = 1.
?- recordz(_, 1).
   instantiation_error.
?- erase(nothing).
   existence_error(db_reference, nothing).
?- nb_setval(counter, f(Y)), nb_current(counter, X), b_setval(local, 3), nb_current(local, Z).
   X = f(_), Z = 3.
?- nb_current(no_such_variable, _).
   false.
?- findall(K-V, nb_current(K, V), L).
   L = [counter-f(_)].

% library(files)

?- tell(f3), write('one\ntwo\r\n\nlast'), told, open(f3, read, _S), read_line_to_string(_S, A), read_line_to_codes(_S, B), read_line_to_string(_S, C), read_line_to_codes(_S, D), read_line_to_codes(_S, E), read_line_to_string(_S, F), close(_S).
   A = one, B = [116, 119, 111], C = '', D = [108, 97, 115, 116], E = -1, F = end_of_file.
?- open(f3, read, _S), read_line_to_codes(_S, A, T), T = [], read_stream_to_codes(_S, B), close(_S), length(B, N).
   A = [111, 110, 101, 10], T = [], B = [116, 119, 111, 13, 10, 10, 108, 97, 115, 116], N = 10.
?- read_file_to_string(f3, T, []), read_file_to_codes(f3, Cs, []), atom_codes(T, Cs), exists_file(f3), \+ exists_file(f4).
   T = 'one\ntwo\r\n\nlast', Cs = [111, 110, 101, 10, 116, 119, 111, 13, 10, 10, 108, 97, 115, 116].
?- tell(f5), write('p(X, Y, X). q("ab"). :- r.'), told, read_file_to_terms(f5, Ts, []).
   Ts = [p(_A, _B, _A), q("ab"), (:- r)].
?- tell(f6), write(aab), told, phrase_from_file(as(N), f6).
   N = 2.
as(N) --> "a", !, as(M), { N is M + 1 }.
as(0) --> [_].
?- read_file_to_terms(nofile, _, []).
   existence_error(source_sink, nofile).
?- tell('new.pl'), write('added(1). :- op(700, xfx, ~~>). added(X ~~> Y) :- X = 2, Y = 3. :- initialization(assertz(counter(loaded))).'), told, consult(new), findall(X, added(X), L), counter(C).
   C = loaded, L = [1, 2 ~~> 3].
:- op(700, xfx, ~~>).
?- tell('new2.pl'), write('added2(1).'), told, ['new2.pl'], ensure_loaded(new2), use_module(new2, [added2/1]), findall(X, added2(X), L).
   L = [1].
?- consult(nofile).
   existence_error(source_sink, nofile).
?- consult(_).
   instantiation_error.
?- ensure_loaded(library(lists)), use_module(library(apply)), set_stream(user_output, encoding(utf8)).
   true.

% library(messages): print_message/2 writes to user_error.

?- print_message(informational, x), print_message(silent, format("~w", [x])).
   true.
?- print_message(_, x).
   instantiation_error.
?- open(f7, write, _S), print_message_lines(_S, 'P: ', ['a ~w'-[1], nl, b, ansi(bold, "c~w", [2]), flush]), print_message_lines(_S, kind(error), [x, nl]), close(_S), read_file_to_string(f7, T, []).
   T = 'P: a 1\nP: bc2\nERROR: x\n'.
?- message_to_codes(format("bad ~w", [x]), K, Cs), atom_codes(A, Cs).
   K = error, Cs = [98, 97, 100, 32, 120, 10], A = 'bad x\n'.
?- ansi_format([bold, fg(red)], "~w", [x]).
   true.
% outputs: "x"

% library(development)

?- debug(topic, "~w", [x]), debug(topic), nodebug(topic), debug, nodebug, notrace, spy(p/1), nospy(p/1), leash(-all), visible(+all), garbage_collect_atoms, garbage_collect, trim_stacks, set_prolog_stack(global, limit(100)), style_check(-singleton), license(gpl).
   true.
?- tracing.
   false.
?- discontiguous(a/1), multifile(a/1), meta_predicate(a(0)), module_transparent(a/1), public(a/1), noprofile(a/1), non_terminal(a/2), volatile(a/1), initialization(true).
   true.
?- thread_local(local/1), \+ local(_), thread_self(T), with_mutex(m, X = 1).
   T = main, X = 1.
?- prolog_load_context(dialect, D), \+ prolog_load_context(source, _).
   D = eyeprove.
?- current_prolog_flag(argv, A), current_prolog_flag(verbose, V), main.
   A = [], V = silent.
% outputs: "main([])"
?- time(member(X, [1, 2])).
   X = 1
;  X = 2.
?- time(fail).
   false.
?- time(throw(x)).
   throw(x).
?- set_prolog_flag(argv, []).
   permission_error(modify, flag, argv).
?- set_prolog_flag(no_such_flag, true).
   domain_error(prolog_flag, no_such_flag).
?- argv_options(['--size=3', a, '--no-color', '-v', '--deep-copy', '--', '-x'], P, O).
   P = [a, '-x'], O = [size(3), color(false), v(true), deep_copy(true)].

% library(options)

?- option(a(X), [b(1), a(2), a(3)]), option(a(Y), [a = 4]), option(z(Z), [a(1)], 9), \+ option(z(_), [a(1)]).
   X = 2, Y = 4, Z = 9.
?- option(a(1), [a(2), a(1)]).
   false.
?- select_option(a(X), [b(1), a(2), c(3)], R), select_option(z(Z), [b(1)], S, 0).
   X = 2, R = [b(1), c(3)], Z = 0, S = [b(1)].
?- merge_options([a(1), b = 2], [b(3), c(4)], M).
   M = [a(1), b(2), c(4)].
