% What the predicates on lists and terms written in Go compute.

%! is_list(@Term) is semidet.
is_list(Term) :- nonvar(Term), is_list_(Term).

is_list_([]).
is_list_([_|Xs]) :- is_list(Xs).

%! msort(+List, -Sorted) is det.
msort(List, Sorted) :-
    must_be(list, List),
    msort_keys_(List, Keyed),
    keysort(Keyed, SortedKeyed),
    msort_keys_(Sorted0, SortedKeyed),
    Sorted = Sorted0.

msort_keys_([], []).
msort_keys_([X|Xs], [X-X|Pairs]) :- msort_keys_(Xs, Pairs).

%! sort(+Key, +Order, +List, -Sorted) is det.
sort(Key, Order, List, Sorted) :-
    sort_key_(Key),
    sort_order_(Order),
    must_be(list, List),
    sort_keyed_(List, Key, Keyed),
    sort_direction_(Order, Keyed, Sorted0),
    sort_unkeyed_(Sorted0, Sorted).

sort_key_(Key) :-
    must_be(integer, Key),
    ( Key >= 0 -> true ; domain_error(not_less_than_zero, Key) ).

sort_order_(Order) :-
    must_be(atom, Order),
    ( memberchk(Order, [@<, @=<, @>, @>=]) -> true ; domain_error(order, Order) ).

sort_keyed_([], _, []).
sort_keyed_([X|Xs], Key, [K-X|Pairs]) :-
    ( Key =:= 0 -> K = X ; must_be(compound, X), sort_arg_(Key, X, K) ),
    sort_keyed_(Xs, Key, Pairs).

sort_arg_(Key, X, K) :- ( arg(Key, X, K) -> true ; type_error(compound, X) ).

% Descending order is ascending order of the reversed list, reversed: equal keys
% keep their places.
sort_direction_(@=<, Keyed, Sorted) :- keysort(Keyed, Sorted).
sort_direction_(@<, Keyed, Sorted) :- keysort(Keyed, Sorted0), sort_unique_(Sorted0, Sorted).
sort_direction_(@>=, Keyed, Sorted) :- sort_down_(Keyed, Sorted).
sort_direction_(@>, Keyed, Sorted) :- sort_down_(Keyed, Sorted0), sort_unique_(Sorted0, Sorted).

sort_down_(Keyed, Sorted) :-
    reverse(Keyed, Reversed),
    keysort(Reversed, Up),
    reverse(Up, Sorted).

sort_unique_([], []).
sort_unique_([K-X|Pairs], [K-X|Unique]) :- sort_unique_(Pairs, K, Unique).

sort_unique_([], _, []).
sort_unique_([K-X|Pairs], Last, Unique) :-
    (   K == Last
    ->  sort_unique_(Pairs, Last, Unique)
    ;   Unique = [K-X|Unique1],
        sort_unique_(Pairs, K, Unique1)
    ).

sort_unkeyed_([], []).
sort_unkeyed_([_-X|Pairs], [X|Xs]) :- sort_unkeyed_(Pairs, Xs).

%! ?=(?X, ?Y) is semidet.
?=(X, Y) :- ( X == Y -> true ; X \= Y ).

%! X =@= Y is semidet.
%  Equal up to the names of variables: each is an instance of the other, and
%  renaming the variables in order makes them the same.
X =@= Y :-
    \+ \+ ( copy_term(X, XC), copy_term(Y, YC),
            term_variables(XC, XV), term_variables(YC, YV),
            variant_names_(XV, 0), variant_names_(YV, 0),
            XC == YC ).

X \=@= Y :- \+ X =@= Y.

variant_names_([], _).
variant_names_(['$variant'(N)|Vs], N) :- M is N + 1, variant_names_(Vs, M).

%! term_variables(?Term, -Variables, ?Tail) is det.
term_variables(Term, Variables, Tail) :-
    term_variables(Term, List),
    append(List, Tail, Variables).

%! numbervars(?Term, +Start, ?End) is semidet.
numbervars(Term, Start, End) :-
    must_be(integer, Start),
    term_variables(Term, Variables),
    numbervars_(Variables, Start, End).

numbervars_([], N, N).
numbervars_(['$VAR'(N)|Vs], N, End) :- M is N + 1, numbervars_(Vs, M, End).
