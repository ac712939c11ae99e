% library(assoc), library(pairs) and library(ordsets).

?- empty_assoc(A), put_assoc(b, A, 1, B), put_assoc(a, B, 2, C), get_assoc(a, C, V), assoc_to_list(C, L).
   A = t, B = t(b, 1, -, t, t), C = t(b, 1, <, t(a, 2, -, t, t), t), V = 2, L = [a - 2, b - 1].
?- list_to_assoc([a-1, b-2, c-3], A).
   A = t(b, 2, -, t(a, 1, -, t, t), t(c, 3, -, t, t)).
?- list_to_assoc([a-1, a-2], A).
   error(domain_error(unique_key_pairs, [a - 1, a - 2]), _).
?- list_to_assoc([a-1|X], A).
   error(instantiation_error, _).
?- list_to_assoc([c-3, a-1, b-2], A), assoc_to_keys(A, Ks), assoc_to_values(A, Vs), min_assoc(A, K1, _), max_assoc(A, K2, _).
   A = t(b, 2, -, t(a, 1, -, t, t), t(c, 3, -, t, t)), Ks = [a, b, c], Vs = [1, 2, 3], K1 = a, K2 = c.
?- list_to_assoc([a-1, b-2], A), gen_assoc(K, A, V).
   A = t(b, 2, <, t(a, 1, -, t, t), t), K = a, V = 1
;  A = t(b, 2, <, t(a, 1, -, t, t), t), K = b, V = 2.
?- list_to_assoc([a-1, b-2], A), get_assoc(z, A, V).
   false.
?- list_to_assoc([a-1, b-2], A), map_assoc(succ, A, B), assoc_to_values(B, Vs), map_assoc(integer, B).
   A = t(b, 2, <, t(a, 1, -, t, t), t), B = t(b, 3, <, t(a, 2, -, t, t), t), Vs = [2, 3].
?- list_to_assoc([a-1, b-2, c-3, d-4], A), del_assoc(b, A, V, B), assoc_to_list(B, L), is_assoc(B), del_min_assoc(A, K1, _, _), del_max_assoc(A, K2, _, _).
   A = t(c, 3, <, t(b, 2, <, t(a, 1, -, t, t), t), t(d, 4, -, t, t)), V = 2, B = t(c, 3, -, t(a, 1, -, t, t), t(d, 4, -, t, t)), L = [a - 1, c - 3, d - 4], K1 = a, K2 = d.
adds([], A, A).
adds([K|Ks], A0, A) :- put_assoc(K, A0, K, A1), ( 0 is K mod 50 -> is_assoc(A1) ; true ), adds(Ks, A1, A).
dels([], A, A).
dels([K|Ks], A0, A) :- del_assoc(K, A0, K, A1), ( 0 is K mod 50 -> is_assoc(A1) ; true ), dels(Ks, A1, A).
mix(0, _, []) :- !.
mix(N, S, [K|Ks]) :- random(S, _, S1), K is S1, M is N - 1, mix(M, S1, Ks).
?- mix(400, 7, _Ks), empty_assoc(E), adds(_Ks, E, _A), is_assoc(_A), reverse(_Ks, _Rs), dels(_Rs, _A, B).
   E = t, B = t.
?- numlist(1, 300, _Ks), empty_assoc(_E), adds(_Ks, _E, _A), dels(_Ks, _A, B).
   B = t.
?- is_assoc(a).
   false.
?- pairs_keys_values(P, [a, b], [1, 2]), pairs_keys(P, K), pairs_values(P, V).
   P = [a - 1, b - 2], K = [a, b], V = [1, 2].
?- pairs_keys_values([a-1, b-2], K, V).
   K = [a, b], V = [1, 2].
?- map_list_to_pairs(atom_length, [abc, a], L).
   L = [3 - abc, 1 - a].
?- group_pairs_by_key([a-1, a-2, b-3, a-4], L).
   L = [a - [1, 2], b - [3], a - [4]].
?- transpose_pairs([a-2, b-1], L).
   L = [1 - b, 2 - a].
?- list_to_ord_set([b, a, b], S).
   S = [a, b].
?- ord_union([a, c], [b, c], S), ord_subtract([a, b, c], [b], T), ord_intersection([a, b], [b, c], U), ord_symdiff([a, b], [b, c], V).
   S = [a, b, c], T = [a, c], U = [b], V = [a, c].
?- ord_memberchk(b, [a, b]), \+ ord_memberchk(c, [a, b]), ord_subset([a], [a, b]), \+ ord_subset([c], [a, b]).
   true.
?- ord_add_element([a, c], b, S), ord_del_element([a, b, c], b, T), ord_union([[b], [a], [b, c]], U).
   S = [a, b, c], T = [a, c], U = [a, b, c].
?- ord_disjoint([a], [b]), ord_intersect([a, b], [b]), ord_empty([]), is_ordset([a, b]), \+ is_ordset([b, a]), ord_seteq([a], [a]).
   true.
?- numlist(1, 1000, _K), pairs_keys_values(_P, _K, _K), list_to_assoc(_P, _A), is_assoc(_A), assoc_to_list(_A, _L), _L == _P.
   true.
