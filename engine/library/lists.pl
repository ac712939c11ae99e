% Lists. Helper predicates end in an underscore and take the list first, so that
% the last element leaves no choice point.

%! member(?X, ?List) is nondet.
%  X is an element of List.
member(X, [Y|Ys]) :- member_(Ys, X, Y).

member_(_, X, X).
member_([Y|Ys], X, _) :- member_(Ys, X, Y).

%! memberchk(?X, ?List) is semidet.
%  X is an element of List; only the first one that unifies.
memberchk(X, List) :- member(X, List), !.

%! append(?Xs, ?Ys, ?Zs) is nondet.
%  Zs is Xs followed by Ys.
append([], Ys, Ys).
append([X|Xs], Ys, [X|Zs]) :- append(Xs, Ys, Zs).

%! append(+Lists, ?List) is nondet.
%  List is the lists of Lists one after the other.
append([], []).
append([Xs|Lists], List) :- append(Xs, Rest, List), append(Lists, Rest).

%! select(?X, ?List, ?Rest) is nondet.
%  Rest is List without one occurrence of X.
select(X, [Y|Ys], Rest) :- select_(Ys, Y, X, Rest).

select_(Ys, X, X, Ys).
select_([Z|Zs], Y, X, [Y|Rest]) :- select_(Zs, Z, X, Rest).

%! selectchk(?X, ?List, ?Rest) is semidet.
%  As select/3, the first solution only.
selectchk(X, List, Rest) :- select(X, List, Rest), !.

%! select(?X, ?Xs, ?Y, ?Ys) is nondet.
%  Ys is Xs with one occurrence of X replaced by Y.
select(X, [A|As], Y, [B|Bs]) :- select_(As, Bs, A, B, X, Y).

select_(As, As, X, Y, X, Y).
select_([A|As], [B|Bs], C, C, X, Y) :- select_(As, Bs, A, B, X, Y).

%! nth0(?N, ?List, ?X) is nondet.
%  X is element N of List, counted from 0.
%  Errors: type_error(integer, N).
nth0(N, List, X) :- nth_(N, 0, List, X).

%! nth1(?N, ?List, ?X) is nondet.
%  X is element N of List, counted from 1.
%  Errors: type_error(integer, N).
nth1(N, List, X) :- nth_(N, 1, List, X).

nth_(N, Base, List, X) :- var(N), !, nth_any_(List, Base, N, X).
nth_(N, Base, List, X) :-
    integer(N), !,
    N >= Base,
    I is N - Base,
    nth_at_(I, List, X).
nth_(N, _, _, _) :- throw(error(type_error(integer, N), _)).

nth_at_(0, List, X) :- !, List = [X|_].
nth_at_(I, [_|Xs], X) :- J is I - 1, nth_at_(J, Xs, X).

nth_any_([Y|Ys], I, N, X) :- nth_any_(Ys, Y, I, N, X).

nth_any_(_, X, N, N, X).
nth_any_([Y|Ys], _, I, N, X) :- J is I + 1, nth_any_(Ys, Y, J, N, X).

%! nth0(?N, ?List, ?X, ?Rest) is nondet.
%  X is element N of List, counted from 0, and Rest the other elements.
nth0(N, List, X, Rest) :- nth_(N, 0, List, X, Rest).

%! nth1(?N, ?List, ?X, ?Rest) is nondet.
%  X is element N of List, counted from 1, and Rest the other elements.
nth1(N, List, X, Rest) :- nth_(N, 1, List, X, Rest).

nth_(N, Base, List, X, Rest) :- var(N), !, nth_any_rest_(List, Base, N, X, Rest).
nth_(N, Base, List, X, Rest) :-
    integer(N), !,
    N >= Base,
    I is N - Base,
    nth_at_(I, List, X, Rest).
nth_(N, _, _, _, _) :- throw(error(type_error(integer, N), _)).

nth_at_(0, List, X, Rest) :- !, List = [X|Rest].
nth_at_(I, [Y|Ys], X, [Y|Rest]) :- J is I - 1, nth_at_(J, Ys, X, Rest).

nth_any_rest_([Y|Ys], I, N, X, Rest) :- nth_any_rest_(Ys, Y, I, N, X, Rest).

nth_any_rest_(Ys, X, N, N, X, Ys).
nth_any_rest_([Z|Zs], Y, I, N, X, [Y|Rest]) :- J is I + 1, nth_any_rest_(Zs, Z, J, N, X, Rest).

%! set_nth0(+N, +List, +X, -Changed) is semidet.
%  Changed is List with element N, counted from 0, replaced by X.
set_nth0(N, List, X, Changed) :-
    must_be(nonneg, N),
    set_nth_(N, List, X, Changed).

set_nth_(0, List, X, [X|Xs]) :- !, List = [_|Xs].
set_nth_(N, [Y|Ys], X, [Y|Zs]) :- M is N - 1, set_nth_(M, Ys, X, Zs).

%! last(?List, ?X) is nondet.
%  X is the last element of List.
last([X|Xs], Last) :- last_(Xs, X, Last).

last_([], Last, Last).
last_([X|Xs], _, Last) :- last_(Xs, X, Last).

%! reverse(+List, ?Reversed) is det.
%  Reversed is List from its end to its beginning.
reverse(List, Reversed) :- reverse_(List, [], Reversed).

reverse_([], Reversed, Reversed).
reverse_([X|Xs], Done, Reversed) :- reverse_(Xs, [X|Done], Reversed).

%! sum_list(+Numbers, -Sum) is det.
sum_list(Numbers, Sum) :- sum_list_(Numbers, 0, Sum).

sum_list_([], Sum, Sum).
sum_list_([X|Xs], Sum0, Sum) :- Sum1 is Sum0 + X, sum_list_(Xs, Sum1, Sum).

%! sumlist(+Numbers, -Sum) is det.
%  Another name of sum_list/2.
sumlist(Numbers, Sum) :- sum_list_(Numbers, 0, Sum).

%! max_list(+Numbers, -Max) is semidet.
%  Fails for the empty list.
max_list([X|Xs], Max) :- max_list_(Xs, X, Max).

max_list_([], Max, Max).
max_list_([X|Xs], Max0, Max) :- Max1 is max(Max0, X), max_list_(Xs, Max1, Max).

%! min_list(+Numbers, -Min) is semidet.
%  Fails for the empty list.
min_list([X|Xs], Min) :- min_list_(Xs, X, Min).

min_list_([], Min, Min).
min_list_([X|Xs], Min0, Min) :- Min1 is min(Min0, X), min_list_(Xs, Min1, Min).

%! max_member(?Max, +List) is semidet.
%  Max is the last element in the standard order of terms.
max_member(Max, [X|Xs]) :- max_member_(Xs, X, Max).

max_member_([], Max, Max).
max_member_([X|Xs], Max0, Max) :-
    (   X @> Max0
    ->  max_member_(Xs, X, Max)
    ;   max_member_(Xs, Max0, Max)
    ).

%! min_member(?Min, +List) is semidet.
%  Min is the first element in the standard order of terms.
min_member(Min, [X|Xs]) :- min_member_(Xs, X, Min).

min_member_([], Min, Min).
min_member_([X|Xs], Min0, Min) :-
    (   X @< Min0
    ->  min_member_(Xs, X, Min)
    ;   min_member_(Xs, Min0, Min)
    ).

%! numlist(+Low, +High, -Numbers) is semidet.
%  Numbers is the integers from Low to High; fails when High is less.
%  Errors: those of must_be(integer, _).
numlist(Low, High, Numbers) :-
    must_be(integer, Low),
    must_be(integer, High),
    Low =< High,
    numlist_(Low, High, Numbers).

numlist_(High, High, Numbers) :- !, Numbers = [High].
numlist_(Low, High, [Low|Numbers]) :- Next is Low + 1, numlist_(Next, High, Numbers).

%! take(+N, ?List, ?Prefix) is semidet.
%  Prefix is the first N elements; fails when there are fewer.
take(N, List, Prefix) :- must_be(nonneg, N), take_(N, List, Prefix).

take_(0, _, Prefix) :- !, Prefix = [].
take_(N, [X|Xs], [X|Prefix]) :- M is N - 1, take_(M, Xs, Prefix).

%! drop(+N, ?List, ?Rest) is semidet.
%  Rest is List without its first N elements; fails when there are fewer.
drop(N, List, Rest) :- must_be(nonneg, N), drop_(N, List, Rest).

drop_(0, List, Rest) :- !, Rest = List.
drop_(N, [_|Xs], Rest) :- M is N - 1, drop_(M, Xs, Rest).

%! slice(+Start, +Count, ?List, ?Slice) is semidet.
%  Slice is Count elements of List from Start on, counted from 0.
slice(Start, Count, List, Slice) :- drop(Start, List, Rest), take(Count, Rest, Slice).

%! subtract(+Xs, +Ys, -Rest) is det.
%  Rest is the elements of Xs that unify with no element of Ys.
subtract([], _, []).
subtract([X|Xs], Ys, Rest) :-
    (   memberchk(X, Ys)
    ->  subtract(Xs, Ys, Rest)
    ;   Rest = [X|Rest1],
        subtract(Xs, Ys, Rest1)
    ).

%! intersection(+Xs, +Ys, -Both) is det.
%  Both is the elements of Xs that unify with an element of Ys.
intersection([], _, []).
intersection([X|Xs], Ys, Both) :-
    (   memberchk(X, Ys)
    ->  Both = [X|Both1],
        intersection(Xs, Ys, Both1)
    ;   intersection(Xs, Ys, Both)
    ).

%! union(+Xs, +Ys, -Either) is det.
%  Either is the elements of Xs that unify with none of Ys, then Ys.
union([], Ys, Ys).
union([X|Xs], Ys, Either) :-
    (   memberchk(X, Ys)
    ->  union(Xs, Ys, Either)
    ;   Either = [X|Either1],
        union(Xs, Ys, Either1)
    ).

%! subset(+Xs, +Ys) is semidet.
%  Every element of Xs unifies with an element of Ys.
subset([], _).
subset([X|Xs], Ys) :- memberchk(X, Ys), subset(Xs, Ys).

%! delete(+List, ?X, -Rest) is det.
%  Rest is the elements of List that do not unify with X.
delete([], _, []).
delete([Y|Ys], X, Rest) :-
    (   Y \= X
    ->  Rest = [Y|Rest1],
        delete(Ys, X, Rest1)
    ;   delete(Ys, X, Rest)
    ).

%! permutation(?Xs, ?Ys) is nondet.
%  Ys is the elements of Xs in some order.
permutation(Xs, Ys) :-
    (   is_list(Xs)
    ->  length(Xs, N), length(Ys, N)
    ;   is_list(Ys)
    ->  length(Ys, N), length(Xs, N)
    ;   true
    ),
    permutation_(Xs, Ys).

permutation_([], []).
permutation_([X|Xs], [Y|Ys]) :- select(Y, [X|Xs], Rest), permutation_(Rest, Ys).

%! list_to_set(+List, -Set) is det.
%  Set is List without the elements that are == to an earlier one.
list_to_set(List, Set) :-
    number_(List, 0, Numbered),
    keysort(Numbered, Sorted),
    first_of_equals_(Sorted, Firsts),
    keysort(Firsts, InOrder),
    pairs_values(InOrder, Set).

number_([], _, []).
number_([X|Xs], N, [X-N|Pairs]) :- M is N + 1, number_(Xs, M, Pairs).

first_of_equals_([], []).
first_of_equals_([X-N|Pairs], [N-X|Firsts]) :- first_of_equals_(Pairs, X, Firsts).

first_of_equals_([], _, []).
first_of_equals_([X-N|Pairs], Y, Firsts) :-
    (   X == Y
    ->  first_of_equals_(Pairs, Y, Firsts)
    ;   Firsts = [N-X|Firsts1],
        first_of_equals_(Pairs, X, Firsts1)
    ).

%! is_set(@Term) is semidet.
%  Term is a list in which no two elements are ==.
is_set(Set) :-
    is_list(Set),
    length(Set, N),
    sort(Set, Sorted),
    length(Sorted, N).

%! flatten(+Nested, -Flat) is det.
%  Flat is the elements of Nested and, in place, of the lists within it.
flatten(Nested, Flat) :- flatten_(Nested, [], Flat).

flatten_(X, Tail, Flat) :- var(X), !, Flat = [X|Tail].
flatten_([], Tail, Flat) :- !, Flat = Tail.
flatten_([X|Xs], Tail, Flat) :- !, flatten_(X, Rest, Flat), flatten_(Xs, Tail, Rest).
flatten_(X, Tail, [X|Tail]).

%! same_length(?Xs, ?Ys) is nondet.
%  The lists have the same number of elements.
same_length([], []).
same_length([_|Xs], [_|Ys]) :- same_length(Xs, Ys).

%! prefix(?Prefix, ?List) is nondet.
%  Prefix is how List begins.
prefix([], _).
prefix([X|Xs], [X|Ys]) :- prefix(Xs, Ys).

%! transpose(+Rows, -Columns) is semidet.
%  Columns is the matrix Rows with rows and columns exchanged.
transpose([], []).
transpose([Row|Rows], Columns) :- transpose_(Row, [Row|Rows], Columns).

transpose_([], _, []).
transpose_([_|Xs], Rows, [Column|Columns]) :-
    heads_(Rows, Column, Rests),
    transpose_(Xs, Rests, Columns).

heads_([], [], []).
heads_([[X|Xs]|Rows], [X|Column], [Xs|Rests]) :- heads_(Rows, Column, Rests).

%! predsort(:Compare, +List, -Sorted) is semidet.
%  Sorted is List in the order of call(Compare, Order, X, Y), Order being <, > or
%  =; of two elements that compare = only the first stays.
predsort(Compare, List, Sorted) :-
    length(List, N),
    predsort_(N, Compare, List, _, Sorted).

predsort_(0, _, List, List, []) :- !.
predsort_(1, _, [X|Xs], Xs, [X]) :- !.
predsort_(N, Compare, List, Rest, Sorted) :-
    Left is N // 2,
    Right is N - Left,
    predsort_(Left, Compare, List, Rest1, Sorted1),
    predsort_(Right, Compare, Rest1, Rest, Sorted2),
    predmerge_(Sorted1, Sorted2, Compare, Sorted).

predmerge_([], Ys, _, Ys) :- !.
predmerge_(Xs, [], _, Xs) :- !.
predmerge_([X|Xs], [Y|Ys], Compare, Sorted) :-
    call(Compare, Order, X, Y), !,
    predmerge_(Order, X, Xs, Y, Ys, Compare, Sorted).

predmerge_(<, X, Xs, Y, Ys, Compare, [X|Sorted]) :- predmerge_(Xs, [Y|Ys], Compare, Sorted).
predmerge_(>, X, Xs, Y, Ys, Compare, [Y|Sorted]) :- predmerge_([X|Xs], Ys, Compare, Sorted).
predmerge_(=, X, Xs, _, Ys, Compare, Sorted) :- predmerge_([X|Xs], Ys, Compare, Sorted).

%! nextto(?X, ?Y, ?List) is nondet.
%  Y follows X in List.
nextto(X, Y, [X,Y|_]).
nextto(X, Y, [_|Xs]) :- nextto(X, Y, Xs).

%! proper_length(@List, -Length) is semidet.
%  List is a proper list of that many elements.
proper_length(List, Length) :- is_list(List), length(List, Length).

%! subseq(+List, -Part, -Rest) is multi.
%  Part and Rest share the elements of List between them, in order.
subseq([], [], []).
subseq([X|Xs], Ys, [X|Rest]) :- subseq(Xs, Ys, Rest).
subseq([X|Xs], [X|Ys], Rest) :- subseq(Xs, Ys, Rest).

%! max_member(:Order, ?Max, +List) is semidet.
%  Max is an element that none of List is above: call(Order, X, Max) for each X.
max_member(Order, Max, [X|Xs]) :- most_(Xs, Order, X, Max).

most_([], _, Max, Max).
most_([X|Xs], Order, Max0, Max) :-
    ( call(Order, Max0, X) -> most_(Xs, Order, X, Max) ; most_(Xs, Order, Max0, Max) ).

%! min_member(:Order, ?Min, +List) is semidet.
%  Min is an element that none of List is below: call(Order, Min, X) for each X.
min_member(Order, Min, [X|Xs]) :- least_(Xs, Order, X, Min).

least_([], _, Min, Min).
least_([X|Xs], Order, Min0, Min) :-
    ( call(Order, X, Min0) -> least_(Xs, Order, X, Min) ; least_(Xs, Order, Min0, Min) ).

%! sublist(:Closure, +List, -Part) is det.
%  Another name of include/3.
sublist(Closure, List, Part) :- include(Closure, List, Part).

