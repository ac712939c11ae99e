% Built-ins: ichiban's, the machine's, those that the log has, integers beyond
% 64 bits, errors.

%% ?- X is 7 mod 3, Y is -7 mod 3, Z is 7 // 2, W is 7 / 2.
%% ?- X is 6 / 3, Y is 2 ** 3, Z is 2 ^ 3.
%% ?- X is 2 ^ 100, Y is X mod 1000007, Z is X - X + 1, integer(X), number(X), atomic(X).
%% ?- X is 9223372036854775807 + 1, Y is X - 1, Y < X, X > Y, X =:= Y + 1, X \== Y.
%% ?- X = 123456789012345678901234567890, X == 123456789012345678901234567890.
%% ?- X is 123456789012345678901234567890, msort([X, a, 1, f(X), 2.0, Y], L).
%% ?- sort([c, 18446744073709551616, 1.5, b, 18446744073709551616, 2], L).
%% ?- compare(O, 18446744073709551616, a).
%% ?- 18446744073709551616 @< a.
%% ?- X is max(1, 2), Y is min(1, 2.0), Z is abs(-3), W is sign(-2.5), V is gcd(12, 18).
%% ?- X is truncate(3.7), Y is round(3.5), Z is ceiling(3.2), W is floor(-3.2).
%% ?- X is cot(1.0), Y is msb(1000), Z is e, W is pi.
%% ?- X is 1 << 70, Y is X >> 69, Z is 5 xor 3, W is \ 5.
%% ?- X is 0.1 + 0.2, Y is 1.0e10 * 3, Z is sqrt(2), W is exp(1).
%% ?- X is foo + 1.
%% ?- X is 1 / 0.
%% ?- X is 1 // 0.
%% ?- X is 1 / 0.0.
%% ?- X is Y + 1.
%% ?- X is "a" + 0.
%% ?- X is a.
%% ?- 1 =:= 1.0, 1 =\= 2, 1 < 2, 2 >= 2, 3 > 2, 2 =< 3.
%% ?- a < 1.

%% ?- functor(f(a, b), N, A), functor(T, g, 3), functor(X, [], 0), functor([a], M, B).
%% ?- functor(T, foo, -1).
%% ?- functor(T, F, 3).
%% ?- functor(T, f(x), 1).
%% ?- arg(1, f(a, b), X), arg(2, f(a, Y), z).
%% ?- arg(N, f(a, b), X).
%% ?- arg(x, f(a, b), X).
%% ?- arg(3, f(a, b), X).
%% ?- arg(1, a, X).
%% ?- f(X, b) =.. L, T =.. [g, 1, 2], U =.. [a], V =.. [1].
%% ?- X =.. Y.
%% ?- X =.. [f|Y].
%% ?- X =.. [f(a), 1].
%% ?- copy_term(f(X, Y, X, a), T), T = f(A, B, A2, a), A == A2, A \== B.
%% ?- term_variables(f(X, g(Y, X), Z), L), length(L, N).
%% ?- X = f(Y), Y = 1, ground(X), \+ ground(Z).
%% ?- f(X, b) = f(a, Y), X \= Y, \+ X == Y, X @< Y, compare(O, X, Y).
%% ?- subsumes_term(f(_), f(a)), \+ subsumes_term(f(a), f(_)).
%% ?- unify_with_occurs_check(X, f(Y)), \+ unify_with_occurs_check(Z, f(Z)).
%% ?- var(X), nonvar(a), atom(a), \+ atom(1), integer(1), float(1.0), number(1), compound(f(x)), atomic("a"), callable(a).
%% ?- atom([]), atomic([]), \+ compound([]), callable([]), is_list([a]), \+ is_list([a|_]).

%% ?- atom_length(abc, N), atom_length('', M).
%% ?- atom_length(X, N).
%% ?- atom_length(12, N).
%% ?- atom_length(f(x), N).
%% ?- atom_concat(X, Y, abc).
%% ?- atom_concat(ab, Y, abc), atom_concat(X, c, abc), atom_concat(a, b, Z).
%% ?- atom_concat(X, Y, Z).
%% ?- sub_atom(abcd, B, 2, A, S).
%% ?- sub_atom(abab, B, L, A, ab).
%% ?- sub_atom(ab, B, L, A, S).
%% ?- sub_atom(X, B, L, A, S).
%% ?- atom_chars(abc, L), atom_chars(X, [a, b]), atom_codes(Y, [0'a, 0'b]), atom_codes(ab, M).
%% ?- atom_chars(X, Y).
%% ?- atom_chars(X, [a, f(x)]).
%% ?- atom_chars(123, L), atom_chars(X, ['1', '2']).
%% ?- char_code(C, 0'x), char_code(y, N).
%% ?- char_code(X, Y).
%% ?- number_chars(N, ['1', '2']), number_chars(12, L), number_codes(M, "34"), number_codes(3.5, K).
%% ?- number_chars(N, [a]).
%% ?- number_chars(N, [' ', '1']).
%% ?- number_chars(N, ['0', x, f]).
%% ?- number_chars(N, "12345678901234567890123").
%% ?- length([a, b], N), length(L, 2), \+ length([a], 2).
%% ?- length(L, N), N >= 2.
%% ?- length([a|T], N), N >= 2.
%% ?- length(L, -1).
%% ?- length(L, a).
%% ?- length(a, N).
%% ?- length(L, L).
%% ?- between(1, 3, X).
%% ?- between(1, inf, X), X > 3.
%% ?- between(3, 1, X).
%% ?- between(1, 3, 2).
%% ?- between(1, a, X).
%% ?- between(X, 3, 2).
%% ?- succ(X, 4), succ(3, Y), plus(1, 2, Z), plus(1, W, 5).
%% ?- succ(X, 0).
%% ?- succ(X, Y).
%% ?- succ(a, Y).

%% ?- sort([c, a, b, a], L), msort([c, a, b, a], M), sort(0, @>=, [1, 3, 2, 3], D), predsort(compare, [c, a, b, a], P).
%% ?- sort(1, @<, [f(2, a), f(1, b), f(2, c)], L).
%% ?- keysort([b-1, a-2, b-0, a-1], [_-X|T]).
%% ?- keysort([b-1, a-2], L).
%% ?- keysort([b-1, a], L).
%% ?- keysort([b-1|_], L).
%% ?- sort(a, L).
%% ?- sort([a|_], L).
%% ?- sort([f(X), f(Y), X, Y, 1, a, 1.0], L).

%% ?- member(X, [a, b]), append(Y, Z, [X]), reverse([1, 2, 3], R), nth0(1, R, E), nth1(I, R, 1), last(R, La).
%% ?- select(X, [a, b, c], L).
%% ?- permutation([a, b, c], L).
%% ?- exclude([X]>>(X > 1), [1, 2], L).
%% ?- maplist(succ, [1, 2], L), foldl([X, A, B]>>(B is A + X), [1], 0, S).
%% ?- include(integer, [1, a, 2], L), partition(integer, [1, a], I, O), sum_list([1, 2, 3], S), max_list([1, 3, 2], M).
%% ?- aggregate_max(K, V, member(K-V, [1-a, 3-b, 2-c]), BK, BV), countall(member(_, [a, b]), N), sumall(X, member(X, [1, 2]), S).
%% ?- bagof(X-Y, member(X-Y, [1-a, 2-b]), L).
%% ?- bagof(X, member(X-Y, [1-a, 2-b, 3-a]), L).
%% ?- setof(X, Y^member(X-Y, [2-a, 1-b, 2-c]), L).
%% ?- setof(X, member(X, []), L).
%% ?- bagof(X, G, L).
%% ?- list_to_set([a, b, a, X, 1, X], S), subtract([a, b, c], [b], T), intersection([a, b], [b, c], I), union([a], [b], U).
%% ?- string_concat(abc, X, abcdef), string_concat(A, B, ab).
%% ?- split('a,b,c', ',', P), join([a, b], '-', J), replace(banana, an, '', R), trim('  x ', T), uppercase(abc, U).
%% ?- contains(banana, nan), matches(banana, 'b.n'), matches('k=v', '(?<key>.)=(?<value>.)', C).
%% ?- atom_string(A, "abc"), number_string(N, " 12 "), term_string(T, "f(X, y)"), atom_number('12', M).
%% ?- difference('2020-03-01', '2019-01-15', D), random(1, V, S), format(atom(A), "~w-~a~t~8|~d", [f(x), b, 3]).
%% ?- atom_to_term('f(X, Y, X)', T, B).
%% ?- phrase(([a], [b]), L), phrase(([a], ! ; [b]), L2).

% State: output, global variables, the clause store, operators, flags.
:- dynamic(fact/1).
:- dynamic(rule/2).
:- dynamic(counter/1).
fact(1). fact(2).
rule(X, Y) :- fact(X), Y is X * 10.
rule(X, cut) :- fact(X), !.
rule(none, none).
counter(0).

next(N) :- retract(counter(N0)), N is N0 + 1, assertz(counter(N)).
add(X) :- assertz(fact(X)).

%% ?- write(a), nl, print(f(X)), writeq('A b'), write_canonical([a|"b"]), put_char(c), tab(2), halted = halted.
%% ?- fact(X), write(X), nl.
%% ?- next(A), next(B), counter(C).
%% ?- add(3), fact(X).
%% ?- fact(X), Y is X + 10, X < 3, assertz(fact(Y)).
%% ?- fact(X), retract(fact(X)), X > 1.
%% ?- rule(X, Y).
%% ?- asserta(fact(0)), fact(X), !.
%% ?- assertz((fresh(X) :- fact(X), ( X > 0, ! ; fail ))), assertz(fresh(z)), fresh(Y).
%% ?- assertz((more(X, Y) :- fresh(X), Y = 1 ; X = 2, Y = 3)), more(A, B).
%% ?- clause(rule(X, Y), B).
%% ?- clause(fact(X), true).
%% ?- retractall(fact(_)), \+ fact(_).
%% ?- abolish(more/2), more(_, _).
%% ?- asserta(atom_length(_, _)).
%% ?- assertz((foo :- 1)).
%% ?- assertz(_).
%% ?- assertz(next(_)).
%% ?- nb_setval(key, f(X, Y, X)), nb_getval(key, V).
%% ?- b_setval(k, 1), b_getval(k, V).
%% ?- gensym(g, X), gensym(g, Y).
%% ?- op(700, xfx, ===>), current_op(P, T, ===>).
%% ?- current_op(200, T, O).
%% ?- current_predicate(fact/A).
%% ?- current_predicate(X/1), atom(X).
%% ?- predicate_property(fact(_), P).
%% ?- current_prolog_flag(bounded, B).
%% ?- set_prolog_flag(double_quotes, atom).
%% ?- read_term(X, []).
%% ?- with_output_to(atom(A), write(hello)).
%% ?- catch(assertz((foo :- 1)), error(type_error(T, _), _), true).
%% ?- halt(3).
