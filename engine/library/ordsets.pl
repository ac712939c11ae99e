% Sets as lists in standard order without duplicates.

%! list_to_ord_set(+List, -Set) is det.
list_to_ord_set(List, Set) :- sort(List, Set).

%! is_ordset(@Term) is semidet.
is_ordset(Term) :- is_list(Term), sort(Term, Set), Set == Term.

%! ord_empty(?Set) is semidet.
ord_empty([]).

%! ord_memberchk(@X, +Set) is semidet.
ord_memberchk(X, [Y|Ys]) :- compare(Order, X, Y), ord_memberchk_(Order, X, Ys).

ord_memberchk_(=, _, _).
ord_memberchk_(>, X, Ys) :- ord_memberchk(X, Ys).

%! ord_add_element(+Set, +X, -Bigger) is det.
ord_add_element(Set, X, Bigger) :- ord_union(Set, [X], Bigger).

%! ord_del_element(+Set, +X, -Smaller) is det.
ord_del_element(Set, X, Smaller) :- ord_subtract(Set, [X], Smaller).

%! ord_union(+Sets, -Union) is det.
%  Union is the union of a list of sets.
ord_union(Sets, Union) :- append(Sets, List), sort(List, Union).

%! ord_union(+Xs, +Ys, -Union) is det.
ord_union([], Ys, Ys).
ord_union([X|Xs], Ys, Union) :- ord_union_(Ys, X, Xs, Union).

ord_union_([], X, Xs, [X|Xs]).
ord_union_([Y|Ys], X, Xs, Union) :- compare(Order, X, Y), ord_union_(Order, X, Xs, Y, Ys, Union).

ord_union_(<, X, Xs, Y, Ys, [X|Union]) :- ord_union_(Xs, Y, Ys, Union).
ord_union_(>, X, Xs, Y, Ys, [Y|Union]) :- ord_union_(Ys, X, Xs, Union).
ord_union_(=, X, Xs, _, Ys, [X|Union]) :- ord_union(Xs, Ys, Union).

%! ord_subtract(+Xs, +Ys, -Rest) is det.
%  Rest is the elements of Xs that are not in Ys.
ord_subtract([], _, []).
ord_subtract([X|Xs], Ys, Rest) :- ord_subtract_(Ys, X, Xs, Rest).

ord_subtract_([], X, Xs, [X|Xs]).
ord_subtract_([Y|Ys], X, Xs, Rest) :- compare(Order, X, Y), ord_subtract_(Order, X, Xs, Y, Ys, Rest).

ord_subtract_(<, X, Xs, Y, Ys, [X|Rest]) :- ord_subtract(Xs, [Y|Ys], Rest).
ord_subtract_(>, X, Xs, _, Ys, Rest) :- ord_subtract_(Ys, X, Xs, Rest).
ord_subtract_(=, _, Xs, _, Ys, Rest) :- ord_subtract(Xs, Ys, Rest).

%! ord_intersection(+Xs, +Ys, -Both) is det.
ord_intersection([], _, []).
ord_intersection([X|Xs], Ys, Both) :- ord_intersection_(Ys, X, Xs, Both).

ord_intersection_([], _, _, []).
ord_intersection_([Y|Ys], X, Xs, Both) :-
    compare(Order, X, Y),
    ord_intersection_(Order, X, Xs, Y, Ys, Both).

ord_intersection_(<, _, Xs, Y, Ys, Both) :- ord_intersection(Xs, [Y|Ys], Both).
ord_intersection_(>, X, Xs, _, Ys, Both) :- ord_intersection_(Ys, X, Xs, Both).
ord_intersection_(=, X, Xs, _, Ys, [X|Both]) :- ord_intersection(Xs, Ys, Both).

%! ord_symdiff(+Xs, +Ys, -Difference) is det.
%  Difference is the elements that are in one of the sets only.
ord_symdiff(Xs, Ys, Difference) :-
    ord_subtract(Xs, Ys, OnlyX),
    ord_subtract(Ys, Xs, OnlyY),
    ord_union(OnlyX, OnlyY, Difference).

%! ord_subset(+Xs, +Ys) is semidet.
%  Every element of Xs is in Ys.
ord_subset(Xs, Ys) :- ord_subtract(Xs, Ys, []).

%! ord_seteq(+Xs, +Ys) is semidet.
ord_seteq(Xs, Ys) :- Xs == Ys.

%! ord_disjoint(+Xs, +Ys) is semidet.
%  No element is in both sets.
ord_disjoint(Xs, Ys) :- ord_intersection(Xs, Ys, []).

%! ord_intersect(+Xs, +Ys) is semidet.
%  Some element is in both sets.
ord_intersect(Xs, Ys) :- ord_intersection(Xs, Ys, [_|_]).
