% Library predicates, which are clauses, and those of them that call goals.

p(1, a). p(2, b). p(3, a).
add(X, Y, Z) :- Z is X + Y.
double(X, Y) :- Y is 2 * X.
odd(X) :- X mod 2 =:= 1.
either(X) :- X = left ; X = right.

%% ?- maplist(double, [1, 2, 3], L).
%% ?- maplist(either, [X, Y]).
%% ?- maplist(add(1), [1, 2], L), maplist(odd, [1, 3]).
%% ?- maplist(add, [1, 2], [3, 4], L).
%% ?- foldl(add, [1, 2, 3], 0, S).
%% ?- include(odd, [1, 2, 3], I), exclude(odd, [1, 2, 3], E), partition(odd, [1, 2, 3], A, B).
%% ?- forall(p(X, _), integer(X)), \+ forall(p(X, _), X > 1).
%% ?- countall(p(_, a), N), sumall(X, p(X, _), S).
%% ?- aggregate_min(X, Y, p(X, Y), K, V), aggregate_max(X, Y, p(X, Y), K2, V2).
%% ?- aggregate_all(count, p(_, _), N), aggregate_all(sum(X), p(X, _), S), aggregate_all(bag(Y), p(_, Y), L), aggregate_all(max(X), p(X, _), M).
%% ?- bagof(X, p(X, Y), L).
%% ?- setof(Y-X, p(X, Y), L).
%% ?- setof(Y, X^p(X, Y), L).
%% ?- findall(X, p(X, _), L, [end]).
%% ?- once(p(X, _)), ignore(( p(Y, _), Y > 5 )), \+ \+ p(_, b).
%% ?- once(( p(X, Y), ( X > 1, ! ; fail ) )).
%% ?- ignore(( p(X, _), ! )), p(X, Y).
%% ?- findall(X, once(p(X, _)), L).
%% ?- between(1, 3, X), \+ p(X, b).
%% ?- catch(maplist(double, [1, a], L), error(type_error(T, C), _), true).
%% ?- catch(forall(p(X, _), throw(seen(X))), seen(Y), true).
%% ?- predsort(compare, [c, a, b, a], L).
%% ?- nth0(I, [a, b], X).
%% ?- nth1(I, [a, b, a], a).
%% ?- select(b, [a, b, c], L), selectchk(a, [a, b, a], M), subtract([1, 2], [2], N).
%% ?- append(X, [Y], [1, 2, 3]), append([[1], [2, 3]], L), last([1, 2], Z).
%% ?- exclude(=(a), [a, b], L), sumlist([1, 2], S).
%% ?- sum_list([1, 2.5], S), max_list([1, 3, 2], M), min_list([2, 1], N), numlist(1, 4, L).
%% ?- list_to_assoc([a-1, b-2], A), put_assoc(c, A, 3, B), get_assoc(b, B, V), assoc_to_list(B, L).
%% ?- list_to_ord_set([c, a, b, a], S), ord_union(S, [d], T), ord_subtract(T, [a], U), ord_memberchk(d, U).
%% ?- pairs_keys_values(P, [a, b], [1, 2]), transpose_pairs(P, T), group_pairs_by_key([a-1, a-2, b-3], G).
%% ?- take(2, [a, b, c], T), drop(1, [a, b, c], D), slice(1, 2, [a, b, c, d], S), set_nth0(1, [a, b], x, L).
%% ?- permutation([1, 2, 3], P).
%% ?- delete([a, b, a], a, L), exclude([X]>>(X == b), [a, b], M).
%% ?- phrase(([a], call([X, Y]>>(X = [b|Y]))), L).
%% ?- string_concat(X, Y, ab).
%% ?- split('a-b', '-', L), join(L, '+', J), trim(' a ', T), lowercase('AbC', W), substring(abcdef, 1, 3, S).
%% ?- atomic_list_concat([a, 1, 'B'], X), atomic_list_concat(L, ',', 'a,b'), atomic_list_concat([a, b], '-', Y).
%% ?- format("~a and ~w~n", [abc, f(X, Y)]), format("~p ~q ~d~n", ['A', 'A', 12]), format("done").
%% ?- with_output_to(atom(A), ( write(a), write(b) )).
%% ?- call_with_inference_limit(p(X, a), 1000, R).
%% ?- call_cleanup(once(p(X, Y)), write(cleaned)).
%% ?- call_cleanup(p(4, Y), write(cleaned)).
%% ?- catch(setup_call_cleanup(true, throw(a), throw(b)), X, true).
%% ?- setup_call_cleanup(p(X, _), p(1, Y), write(done)).
%% ?- tab(3), nl, print(x), write_term(f(X, 'a b'), [quoted(true)]), write_canonical('a b').
%% ?- succ_or_fail(1).
%% ?- must_be(integer, a).
%% ?- must_be(positive_integer, X).
%% ?- is_list([a]), ground(f(a)), atomic(a), callable(f).
%% ?- lists:append([1], [2], L).
%% ?- user:p(X, a).
%% ?- G = lists:append([1]), call(G, [2], L).
%% ?- not(p(4, _)), apply(p, [X, b]).

qualified(L) :- lists:append([1], [2], L).
qualified(X) :- user:p(X, a), \+ user:p(X, b), ( user:odd(X) -> true ; fail ).
qualified(X) :- catch(M:p(X, _), error(E, _), X = E), M = user.

%% ?- qualified(X).
