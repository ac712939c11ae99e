% Three ways to sort, and a proof for each.
%
% Permutation sort is the specification: a sorted list is a permutation in order.
% Insertion sort and quicksort reach the same list without trying orders. A proof
% holds what led to the answer and nothing of the search: that of the slow sort is
% the shortest.

%% ?- slow_sort([3, 1, 2], Sorted).
%% ?- insertion_sort([3, 1, 4, 1, 5], Sorted).
%% ?- quick_sort([3, 1, 4, 1, 5], Sorted).

slow_sort(List, Sorted) :-
    permutation(List, Sorted),
    ordered(Sorted).

ordered([]).
ordered([_]).
ordered([X, Y | Rest]) :- X =< Y, ordered([Y | Rest]).

insertion_sort([], []).
insertion_sort([X | Xs], Sorted) :-
    insertion_sort(Xs, Others),
    insert(X, Others, Sorted).

insert(X, [], [X]).
insert(X, [Y | Ys], [X, Y | Ys]) :- X =< Y.
insert(X, [Y | Ys], [Y | Zs]) :- X > Y, insert(X, Ys, Zs).

quick_sort([], []).
quick_sort([Pivot | Xs], Sorted) :-
    split(Xs, Pivot, Low, High),
    quick_sort(Low, LowSorted),
    quick_sort(High, HighSorted),
    append(LowSorted, [Pivot | HighSorted], Sorted).

% Low are the elements up to Pivot, High those above.
split([], _, [], []).
split([X | Xs], P, [X | Low], High) :- X =< P, split(Xs, P, Low, High).
split([X | Xs], P, Low, [X | High]) :- X > P, split(Xs, P, Low, High).
