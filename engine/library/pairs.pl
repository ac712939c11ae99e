% Lists of pairs Key-Value.

%! pairs_keys_values(?Pairs, ?Keys, ?Values) is nondet.
pairs_keys_values(Pairs, Keys, Values) :- var(Pairs), !, keys_pairs_(Keys, Values, Pairs).
pairs_keys_values(Pairs, Keys, Values) :- pairs_keys_values_(Pairs, Keys, Values).

pairs_keys_values_([], [], []).
pairs_keys_values_([K-V|Pairs], [K|Ks], [V|Vs]) :- pairs_keys_values_(Pairs, Ks, Vs).

keys_pairs_([], [], []).
keys_pairs_([K|Ks], [V|Vs], [K-V|Pairs]) :- keys_pairs_(Ks, Vs, Pairs).

%! pairs_keys(?Pairs, ?Keys) is nondet.
pairs_keys([], []).
pairs_keys([K-_|Pairs], [K|Ks]) :- pairs_keys(Pairs, Ks).

%! pairs_values(?Pairs, ?Values) is nondet.
pairs_values([], []).
pairs_values([_-V|Pairs], [V|Vs]) :- pairs_values(Pairs, Vs).

%! map_list_to_pairs(:Closure, +List, -Pairs) is nondet.
%  Pairs is Key-X for the elements X of List, by call(Closure, X, Key).
map_list_to_pairs(Closure, List, Pairs) :- map_list_to_pairs_(List, Closure, Pairs).

map_list_to_pairs_([], _, []).
map_list_to_pairs_([X|Xs], Closure, [Key-X|Pairs]) :-
    call(Closure, X, Key),
    map_list_to_pairs_(Xs, Closure, Pairs).

%! group_pairs_by_key(+Pairs, -Groups) is det.
%  Groups is Key-Values for each run of pairs with the same (==) key.
group_pairs_by_key([], []).
group_pairs_by_key([K-V|Pairs], [K-[V|Vs]|Groups]) :-
    same_key_(Pairs, K, Vs, Rest),
    group_pairs_by_key(Rest, Groups).

same_key_([K-V|Pairs], Key, Vs, Rest) :-
    K == Key, !,
    Vs = [V|Vs1],
    same_key_(Pairs, Key, Vs1, Rest).
same_key_(Rest, _, [], Rest).

%! transpose_pairs(+Pairs, -Transposed) is det.
%  Transposed is Value-Key for each pair, sorted by the values.
transpose_pairs(Pairs, Transposed) :-
    flip_pairs_(Pairs, Flipped),
    keysort(Flipped, Transposed).

flip_pairs_([], []).
flip_pairs_([K-V|Pairs], [V-K|Flipped]) :- flip_pairs_(Pairs, Flipped).

%! clumped(+Items, -Pairs) is det.
%  Pairs are Item-Count for each run of identical elements of Items.
clumped([], []).
clumped([X|Xs], [X-Count|Pairs]) :- clump_(Xs, X, 1, Count, Rest), clumped(Rest, Pairs).

clump_([Y|Ys], X, N0, N, Rest) :- Y == X, !, N1 is N0 + 1, clump_(Ys, X, N1, N, Rest).
clump_(Rest, _, N, N, Rest).
