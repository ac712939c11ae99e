% bagof/3 and setof/3 (ISO 8.10), by way of findall/3.

%! bagof(?Template, :Goal, ?List) is nondet.
%  List is the instances of Template for the solutions of Goal, for each binding
%  of the variables that are in Goal and neither in Template nor quantified by ^.
%  Fails without a solution.
%  Errors: instantiation_error or type_error(callable, _) for Goal,
%  type_error(list, List).
bagof(Template, Goal, List) :-
    bag_list_(List),
    bag_witness_(Goal, Template, Plain, Witness),
    (   Witness == []
    ->  findall(Template, Plain, Found),
        Found = [_|_],
        List = Found
    ;   findall(Witness-Template, Plain, Found),
        keysort(Found, Sorted),
        bag_groups_(Sorted, Groups),
        member(Witness-List, Groups)
    ).

%! setof(?Template, :Goal, ?List) is nondet.
%  As bagof/3, with List sorted and without duplicates.
setof(Template, Goal, List) :-
    bag_list_(List),
    bag_witness_(Goal, Template, Plain, Witness),
    (   Witness == []
    ->  findall(Template, Plain, Found),
        Found = [_|_],
        sort(Found, List)
    ;   findall(Witness-Template, Plain, Found),
        keysort(Found, Sorted),
        bag_groups_(Sorted, Groups),
        member(Witness-Bag, Groups),
        sort(Bag, List)
    ).

bag_list_(List) :-
    (   partial_or_proper_list_(List)
    ->  true
    ;   type_error(list, List)
    ).

partial_or_proper_list_(List) :- var(List), !.
partial_or_proper_list_([]).
partial_or_proper_list_([_|Xs]) :- partial_or_proper_list_(Xs).

% bag_witness_(+Goal, +Template, -Plain, -Witness): Plain is Goal without ^, and
% Witness the list of its free variables.
bag_witness_(Goal, Template, Plain, Witness) :-
    bag_plain_(Goal, Template, Bound, Plain),
    (   var(Plain)
    ->  instantiation_error(Plain)
    ;   callable(Plain)
    ->  true
    ;   type_error(callable, Plain)
    ),
    term_variables(Bound, BoundVariables),
    term_variables(Plain, Variables),
    bag_free_(Variables, BoundVariables, Witness).

bag_plain_(Goal, Bound, Bound, Plain) :- var(Goal), !, Plain = Goal.
bag_plain_(Variables^Goal, Bound0, Bound, Plain) :- !,
    bag_plain_(Goal, Bound0-Variables, Bound, Plain).
bag_plain_(Goal, Bound, Bound, Goal).

bag_free_([], _, []).
bag_free_([V|Vs], Bound, Free) :-
    (   bag_bound_(Bound, V)
    ->  bag_free_(Vs, Bound, Free)
    ;   Free = [V|Free1],
        bag_free_(Vs, Bound, Free1)
    ).

bag_bound_([V|Vs], W) :- ( V == W -> true ; bag_bound_(Vs, W) ).

% bag_groups_(+Pairs, -Groups): the pairs Witness-X with witnesses that are
% variants of each other become one Witness-Xs; the variants are unified.
bag_groups_([], []).
bag_groups_([W-X|Pairs], [W-[X|Xs]|Groups]) :-
    (   ground(W)
    ->  bag_same_(Pairs, W, Xs, Rest)
    ;   bag_variants_(Pairs, W, Xs, Rest)
    ),
    bag_groups_(Rest, Groups).

bag_same_([V-X|Pairs], W, Xs, Rest) :-
    V == W, !,
    Xs = [X|Xs1],
    bag_same_(Pairs, W, Xs1, Rest).
bag_same_(Pairs, _, [], Pairs).

bag_variants_([], _, [], []).
bag_variants_([V-X|Pairs], W, Xs, Rest) :-
    (   V =@= W
    ->  V = W,
        Xs = [X|Xs1],
        bag_variants_(Pairs, W, Xs1, Rest)
    ;   Rest = [V-X|Rest1],
        bag_variants_(Pairs, W, Xs, Rest1)
    ).
