% Association lists as AVL trees: t, or t(Key, Value, Balance, Left, Right) where
% Balance is < when Left is the deeper, > when Right is, and - when neither.

%! empty_assoc(?Assoc) is semidet.
empty_assoc(t).

%! get_assoc(+Key, +Assoc, ?Value) is semidet.
get_assoc(Key, t(K, V, _, Left, Right), Value) :-
    compare(Order, Key, K),
    get_assoc_(Order, Key, V, Left, Right, Value).

get_assoc_(=, _, Value, _, _, Value).
get_assoc_(<, Key, _, Left, _, Value) :- get_assoc(Key, Left, Value).
get_assoc_(>, Key, _, _, Right, Value) :- get_assoc(Key, Right, Value).

%! put_assoc(+Key, +Assoc, ?Value, -Changed) is det.
%  Changed is Assoc with this value for Key.
put_assoc(Key, Assoc, Value, Changed) :- put_assoc_(Assoc, Key, Value, Changed, _).

put_assoc_(t, Key, Value, t(Key, Value, -, t, t), grown).
put_assoc_(t(K, V, B, L, R), Key, Value, Changed, Change) :-
    compare(Order, Key, K),
    put_assoc_(Order, Key, Value, K, V, B, L, R, Changed, Change).

put_assoc_(=, Key, Value, _, _, B, L, R, t(Key, Value, B, L, R), same).
put_assoc_(<, Key, Value, K, V, B, L0, R, Changed, Change) :-
    put_assoc_(L0, Key, Value, L, LeftChange),
    assoc_left_(LeftChange, B, K, V, L, R, Changed, Change).
put_assoc_(>, Key, Value, K, V, B, L, R0, Changed, Change) :-
    put_assoc_(R0, Key, Value, R, RightChange),
    assoc_right_(RightChange, B, K, V, L, R, Changed, Change).

% assoc_left_(+Change, +Balance, +K, +V, +L, +R, -Tree, -TreeChange): the tree of
% these parts after L, which had this balance to R, has grown, shrunk or stayed.
assoc_left_(same, B, K, V, L, R, t(K, V, B, L, R), same).
assoc_left_(grown, B, K, V, L, R, Tree, Change) :- assoc_left_grown_(B, K, V, L, R, Tree, Change).
assoc_left_(shrunk, B, K, V, L, R, Tree, Change) :- assoc_left_shrunk_(B, K, V, L, R, Tree, Change).

assoc_right_(same, B, K, V, L, R, t(K, V, B, L, R), same).
assoc_right_(grown, B, K, V, L, R, Tree, Change) :- assoc_right_grown_(B, K, V, L, R, Tree, Change).
assoc_right_(shrunk, B, K, V, L, R, Tree, Change) :- assoc_right_shrunk_(B, K, V, L, R, Tree, Change).

assoc_left_grown_(-, K, V, L, R, t(K, V, <, L, R), grown).
assoc_left_grown_(>, K, V, L, R, t(K, V, -, L, R), same).
assoc_left_grown_(<, K, V, t(KL, VL, BL, LL, LR), R, Tree, same) :-
    assoc_lower_left_(BL, KL, VL, LL, LR, K, V, R, Tree, _).

assoc_right_grown_(-, K, V, L, R, t(K, V, >, L, R), grown).
assoc_right_grown_(<, K, V, L, R, t(K, V, -, L, R), same).
assoc_right_grown_(>, K, V, L, t(KR, VR, BR, RL, RR), Tree, same) :-
    assoc_lower_right_(BR, KR, VR, RL, RR, K, V, L, Tree, _).

assoc_left_shrunk_(-, K, V, L, R, t(K, V, >, L, R), same).
assoc_left_shrunk_(<, K, V, L, R, t(K, V, -, L, R), shrunk).
assoc_left_shrunk_(>, K, V, L, t(KR, VR, BR, RL, RR), Tree, Change) :-
    assoc_lower_right_(BR, KR, VR, RL, RR, K, V, L, Tree, Change).

assoc_right_shrunk_(-, K, V, L, R, t(K, V, <, L, R), same).
assoc_right_shrunk_(>, K, V, L, R, t(K, V, -, L, R), shrunk).
assoc_right_shrunk_(<, K, V, t(KL, VL, BL, LL, LR), R, Tree, Change) :-
    assoc_lower_left_(BL, KL, VL, LL, LR, K, V, R, Tree, Change).

% The rotations, of a tree whose left (right) side is too deep by one; the first
% five arguments are the parts of that side, its balance first.
assoc_lower_left_(<, KL, VL, LL, LR, K, V, R, t(KL, VL, -, LL, t(K, V, -, LR, R)), shrunk).
assoc_lower_left_(-, KL, VL, LL, LR, K, V, R, t(KL, VL, >, LL, t(K, V, <, LR, R)), same).
assoc_lower_left_(>, KL, VL, LL, t(KM, VM, BM, ML, MR), K, V, R,
                  t(KM, VM, -, t(KL, VL, B1, LL, ML), t(K, V, B2, MR, R)), shrunk) :-
    assoc_split_(BM, B1, B2).

assoc_lower_right_(>, KR, VR, RL, RR, K, V, L, t(KR, VR, -, t(K, V, -, L, RL), RR), shrunk).
assoc_lower_right_(-, KR, VR, RL, RR, K, V, L, t(KR, VR, <, t(K, V, >, L, RL), RR), same).
assoc_lower_right_(<, KR, VR, t(KM, VM, BM, ML, MR), RR, K, V, L,
                   t(KM, VM, -, t(K, V, B1, L, ML), t(KR, VR, B2, MR, RR)), shrunk) :-
    assoc_split_(BM, B1, B2).

assoc_split_(-, -, -).
assoc_split_(<, -, >).
assoc_split_(>, <, -).

%! del_assoc(+Key, +Assoc, ?Value, -Smaller) is semidet.
%  Smaller is Assoc without Key, whose value was Value.
del_assoc(Key, Assoc, Value, Smaller) :- del_assoc_(Assoc, Key, Value, Smaller, _).

del_assoc_(t(K, V, B, L, R), Key, Value, Smaller, Change) :-
    compare(Order, Key, K),
    del_assoc_(Order, Key, K, V, B, L, R, Value, Smaller, Change).

del_assoc_(<, Key, K, V, B, L0, R, Value, Smaller, Change) :-
    del_assoc_(L0, Key, Value, L, LeftChange),
    assoc_left_(LeftChange, B, K, V, L, R, Smaller, Change).
del_assoc_(>, Key, K, V, B, L, R0, Value, Smaller, Change) :-
    del_assoc_(R0, Key, Value, R, RightChange),
    assoc_right_(RightChange, B, K, V, L, R, Smaller, Change).
del_assoc_(=, _, _, V, B, L, R, V, Smaller, Change) :- assoc_without_(R, L, B, Smaller, Change).

% The root goes: its successor takes its place, if there is one.
assoc_without_(t, L, _, L, shrunk).
assoc_without_(t(K0, V0, B0, L0, R0), L, B, Smaller, Change) :-
    del_min_assoc_(t(K0, V0, B0, L0, R0), K, V, R, RightChange),
    assoc_right_(RightChange, B, K, V, L, R, Smaller, Change).

%! del_min_assoc(+Assoc, ?Key, ?Value, -Smaller) is semidet.
%  Smaller is Assoc without its first Key.
del_min_assoc(Assoc, Key, Value, Smaller) :- del_min_assoc_(Assoc, Key, Value, Smaller, _).

del_min_assoc_(t(K, V, B, L, R), Key, Value, Smaller, Change) :-
    del_min_assoc_(L, K, V, B, R, Key, Value, Smaller, Change).

del_min_assoc_(t, K, V, _, R, K, V, R, shrunk).
del_min_assoc_(t(K0, V0, B0, L0, R0), K, V, B, R, Key, Value, Smaller, Change) :-
    del_min_assoc_(t(K0, V0, B0, L0, R0), Key, Value, L, LeftChange),
    assoc_left_(LeftChange, B, K, V, L, R, Smaller, Change).

%! del_max_assoc(+Assoc, ?Key, ?Value, -Smaller) is semidet.
%  Smaller is Assoc without its last Key.
del_max_assoc(Assoc, Key, Value, Smaller) :- del_max_assoc_(Assoc, Key, Value, Smaller, _).

del_max_assoc_(t(K, V, B, L, R), Key, Value, Smaller, Change) :-
    del_max_assoc_(R, K, V, B, L, Key, Value, Smaller, Change).

del_max_assoc_(t, K, V, _, L, K, V, L, shrunk).
del_max_assoc_(t(K0, V0, B0, L0, R0), K, V, B, L, Key, Value, Smaller, Change) :-
    del_max_assoc_(t(K0, V0, B0, L0, R0), Key, Value, R, RightChange),
    assoc_right_(RightChange, B, K, V, L, R, Smaller, Change).

%! list_to_assoc(+Pairs, -Assoc) is det.
%  Assoc holds the pairs Key-Value of the list.
%  Errors: domain_error(unique_key_pairs, Pairs) when a key comes twice.
list_to_assoc(Pairs, Assoc) :-
    keysort(Pairs, Sorted),
    (   unique_keys_(Sorted)
    ->  length(Sorted, N),
        assoc_of_sorted_(N, Sorted, [], Assoc, _)
    ;   domain_error(unique_key_pairs, Pairs)
    ).

unique_keys_([]).
unique_keys_([K-_|Pairs]) :- unique_keys_(Pairs, K).

unique_keys_([], _).
unique_keys_([K-_|Pairs], Last) :- K \== Last, unique_keys_(Pairs, K).

% assoc_of_sorted_(+N, +Pairs, -Rest, -Tree, -Depth): Tree holds the first N pairs.
assoc_of_sorted_(0, Pairs, Pairs, t, 0) :- !.
assoc_of_sorted_(N, Pairs, Rest, t(K, V, Balance, L, R), Depth) :-
    LeftN is N // 2,
    RightN is N - LeftN - 1,
    assoc_of_sorted_(LeftN, Pairs, [K-V|Pairs1], L, LeftDepth),
    assoc_of_sorted_(RightN, Pairs1, Rest, R, RightDepth),
    Depth is LeftDepth + 1,
    compare(Order, RightDepth, LeftDepth),
    assoc_depths_(Order, Balance).

assoc_depths_(=, -).
assoc_depths_(<, <).

%! ord_list_to_assoc(+Pairs, -Assoc) is det.
%  As list_to_assoc/2, for a sorted list.
ord_list_to_assoc(Pairs, Assoc) :- list_to_assoc(Pairs, Assoc).

%! assoc_to_list(+Assoc, -Pairs) is det.
%  Pairs is Key-Value in the order of the keys.
assoc_to_list(Assoc, Pairs) :- assoc_to_list_(Assoc, Pairs, []).

assoc_to_list_(t, Pairs, Pairs).
assoc_to_list_(t(K, V, _, L, R), Pairs, Tail) :-
    assoc_to_list_(L, Pairs, [K-V|Rest]),
    assoc_to_list_(R, Rest, Tail).

%! assoc_to_keys(+Assoc, -Keys) is det.
assoc_to_keys(Assoc, Keys) :- assoc_to_list(Assoc, Pairs), pairs_keys(Pairs, Keys).

%! assoc_to_values(+Assoc, -Values) is det.
assoc_to_values(Assoc, Values) :- assoc_to_list(Assoc, Pairs), pairs_values(Pairs, Values).

%! gen_assoc(?Key, +Assoc, ?Value) is nondet.
%  The keys and values in order.
gen_assoc(Key, Assoc, Value) :- ground(Key), !, get_assoc(Key, Assoc, Value).
gen_assoc(Key, Assoc, Value) :- assoc_to_list(Assoc, Pairs), member(Key-Value, Pairs).

%! min_assoc(+Assoc, ?Key, ?Value) is semidet.
min_assoc(t(K, V, _, L, _), Key, Value) :- min_assoc_(L, K, V, Key, Value).

min_assoc_(t, K, V, K, V).
min_assoc_(t(K, V, _, L, _), _, _, Key, Value) :- min_assoc_(L, K, V, Key, Value).

%! max_assoc(+Assoc, ?Key, ?Value) is semidet.
max_assoc(t(K, V, _, _, R), Key, Value) :- max_assoc_(R, K, V, Key, Value).

max_assoc_(t, K, V, K, V).
max_assoc_(t(K, V, _, _, R), _, _, Key, Value) :- max_assoc_(R, K, V, Key, Value).

%! map_assoc(:Closure, ?Assoc) is nondet.
%  call(Closure, Value) holds for every value.
map_assoc(Closure, Assoc) :- map_assoc_(Assoc, Closure).

map_assoc_(t, _).
map_assoc_(t(_, V, _, L, R), Closure) :-
    map_assoc_(L, Closure),
    call(Closure, V),
    map_assoc_(R, Closure).

%! map_assoc(:Closure, +Assoc, ?Mapped) is nondet.
%  Mapped has the same keys, and the values W of call(Closure, V, W).
map_assoc(Closure, Assoc, Mapped) :- map_assoc_(Assoc, Closure, Mapped).

map_assoc_(t, _, t).
map_assoc_(t(K, V, B, L, R), Closure, t(K, W, B, L1, R1)) :-
    map_assoc_(L, Closure, L1),
    call(Closure, V, W),
    map_assoc_(R, Closure, R1).

%! is_assoc(@Term) is semidet.
%  Term is a tree of this kind, with its keys in order.
is_assoc(Term) :-
    nonvar(Term),
    is_assoc_(Term, _),
    assoc_to_keys(Term, Keys),
    is_ordset(Keys).

is_assoc_(Tree, _) :- var(Tree), !, fail.
is_assoc_(t, 0).
is_assoc_(t(_, _, B, L, R), Depth) :-
    is_assoc_(L, DL),
    is_assoc_(R, DR),
    assoc_balance_(B, DL, DR),
    Depth is max(DL, DR) + 1.

assoc_balance_(B, _, _) :- var(B), !, fail.
assoc_balance_(-, D, D).
assoc_balance_(<, DL, DR) :- DL =:= DR + 1.
assoc_balance_(>, DL, DR) :- DR =:= DL + 1.
