% Applying a closure to the elements of lists. Each predicate hands the list
% first to a helper, so that a list that ends leaves no choice point.

%! maplist(:Closure, ?Xs) is nondet.
%  call(Closure, X) holds for every element X of Xs.
maplist(Closure, Xs) :- maplist_(Xs, Closure).

maplist_([], _).
maplist_([X|Xs], Closure) :-
    call(Closure, X),
    maplist_(Xs, Closure).

%! maplist(:Closure, ?As, ?Bs) is nondet.
%  call(Closure, A, B) holds for the elements of both lists, pair by pair.
maplist(Closure, As, Bs) :- maplist_(As, Closure, Bs).

maplist_([], _, []).
maplist_([A|As], Closure, [B|Bs]) :-
    call(Closure, A, B),
    maplist_(As, Closure, Bs).

%! maplist(:Closure, ?As, ?Bs, ?Cs) is nondet.
%  As maplist/3, for 3 lists.
maplist(Closure, As, Bs, Cs) :- maplist_(As, Closure, Bs, Cs).

maplist_([], _, [], []).
maplist_([A|As], Closure, [B|Bs], [C|Cs]) :-
    call(Closure, A, B, C),
    maplist_(As, Closure, Bs, Cs).

%! maplist(:Closure, ?As, ?Bs, ?Cs, ?Ds) is nondet.
%  As maplist/3, for 4 lists.
maplist(Closure, As, Bs, Cs, Ds) :- maplist_(As, Closure, Bs, Cs, Ds).

maplist_([], _, [], [], []).
maplist_([A|As], Closure, [B|Bs], [C|Cs], [D|Ds]) :-
    call(Closure, A, B, C, D),
    maplist_(As, Closure, Bs, Cs, Ds).

%! maplist(:Closure, ?As, ?Bs, ?Cs, ?Ds, ?Es) is nondet.
%  As maplist/3, for 5 lists.
maplist(Closure, As, Bs, Cs, Ds, Es) :- maplist_(As, Closure, Bs, Cs, Ds, Es).

maplist_([], _, [], [], [], []).
maplist_([A|As], Closure, [B|Bs], [C|Cs], [D|Ds], [E|Es]) :-
    call(Closure, A, B, C, D, E),
    maplist_(As, Closure, Bs, Cs, Ds, Es).

%! maplist(:Closure, ?As, ?Bs, ?Cs, ?Ds, ?Es, ?Fs) is nondet.
%  As maplist/3, for 6 lists.
maplist(Closure, As, Bs, Cs, Ds, Es, Fs) :- maplist_(As, Closure, Bs, Cs, Ds, Es, Fs).

maplist_([], _, [], [], [], [], []).
maplist_([A|As], Closure, [B|Bs], [C|Cs], [D|Ds], [E|Es], [F|Fs]) :-
    call(Closure, A, B, C, D, E, F),
    maplist_(As, Closure, Bs, Cs, Ds, Es, Fs).

%! maplist(:Closure, ?As, ?Bs, ?Cs, ?Ds, ?Es, ?Fs, ?Gs) is nondet.
%  As maplist/3, for 7 lists.
maplist(Closure, As, Bs, Cs, Ds, Es, Fs, Gs) :- maplist_(As, Closure, Bs, Cs, Ds, Es, Fs, Gs).

maplist_([], _, [], [], [], [], [], []).
maplist_([A|As], Closure, [B|Bs], [C|Cs], [D|Ds], [E|Es], [F|Fs], [G|Gs]) :-
    call(Closure, A, B, C, D, E, F, G),
    maplist_(As, Closure, Bs, Cs, Ds, Es, Fs, Gs).

%! maplist(:Closure, ?As, ?Bs, ?Cs, ?Ds, ?Es, ?Fs, ?Gs, ?Hs) is nondet.
%  As maplist/3, for 8 lists.
maplist(Closure, As, Bs, Cs, Ds, Es, Fs, Gs, Hs) :- maplist_(As, Closure, Bs, Cs, Ds, Es, Fs, Gs, Hs).

maplist_([], _, [], [], [], [], [], [], []).
maplist_([A|As], Closure, [B|Bs], [C|Cs], [D|Ds], [E|Es], [F|Fs], [G|Gs], [H|Hs]) :-
    call(Closure, A, B, C, D, E, F, G, H),
    maplist_(As, Closure, Bs, Cs, Ds, Es, Fs, Gs, Hs).

%! foldl(:Closure, ?Xs, ?V0, ?V) is nondet.
%  V comes from V0 by call(Closure, X, V0, V1) for each element X in turn.
foldl(Closure, Xs, V0, V) :- foldl_(Xs, Closure, V0, V).

foldl_([], _, V, V).
foldl_([X|Xs], Closure, V0, V) :-
    call(Closure, X, V0, V1),
    foldl_(Xs, Closure, V1, V).

%! foldl(:Closure, ?As, ?Bs, ?V0, ?V) is nondet.
%  As foldl/4, for 2 lists.
foldl(Closure, As, Bs, V0, V) :- foldl_(As, Closure, Bs, V0, V).

foldl_([], _, [], V, V).
foldl_([A|As], Closure, [B|Bs], V0, V) :-
    call(Closure, A, B, V0, V1),
    foldl_(As, Closure, Bs, V1, V).

%! foldl(:Closure, ?As, ?Bs, ?Cs, ?V0, ?V) is nondet.
%  As foldl/4, for 3 lists.
foldl(Closure, As, Bs, Cs, V0, V) :- foldl_(As, Closure, Bs, Cs, V0, V).

foldl_([], _, [], [], V, V).
foldl_([A|As], Closure, [B|Bs], [C|Cs], V0, V) :-
    call(Closure, A, B, C, V0, V1),
    foldl_(As, Closure, Bs, Cs, V1, V).

%! foldl(:Closure, ?As, ?Bs, ?Cs, ?Ds, ?V0, ?V) is nondet.
%  As foldl/4, for 4 lists.
foldl(Closure, As, Bs, Cs, Ds, V0, V) :- foldl_(As, Closure, Bs, Cs, Ds, V0, V).

foldl_([], _, [], [], [], V, V).
foldl_([A|As], Closure, [B|Bs], [C|Cs], [D|Ds], V0, V) :-
    call(Closure, A, B, C, D, V0, V1),
    foldl_(As, Closure, Bs, Cs, Ds, V1, V).

%! include(:Closure, +List, -Kept) is det.
%  Kept is the elements X of List for which call(Closure, X) holds.
include(Closure, List, Kept) :- include_(List, Closure, Kept).

include_([], _, []).
include_([X|Xs], Closure, Kept) :-
    (   call(Closure, X)
    ->  Kept = [X|Kept1],
        include_(Xs, Closure, Kept1)
    ;   include_(Xs, Closure, Kept)
    ).

%! exclude(:Closure, +List, -Kept) is det.
%  Kept is the elements X of List for which call(Closure, X) does not hold.
exclude(Closure, List, Kept) :- exclude_(List, Closure, Kept).

exclude_([], _, []).
exclude_([X|Xs], Closure, Kept) :-
    (   call(Closure, X)
    ->  exclude_(Xs, Closure, Kept)
    ;   Kept = [X|Kept1],
        exclude_(Xs, Closure, Kept1)
    ).

%! partition(:Closure, +List, -Included, -Excluded) is det.
%  The elements X of List, by whether call(Closure, X) holds.
partition(Closure, List, Included, Excluded) :-
    partition_(List, Closure, Included, Excluded).

partition_([], _, [], []).
partition_([X|Xs], Closure, Included, Excluded) :-
    (   call(Closure, X)
    ->  Included = [X|Included1],
        partition_(Xs, Closure, Included1, Excluded)
    ;   Excluded = [X|Excluded1],
        partition_(Xs, Closure, Included, Excluded1)
    ).

%! partition(:Closure, +List, -Less, -Equal, -Greater) is semidet.
%  The elements X of List, by the Order (<, = or >) of call(Closure, X, Order).
partition(Closure, List, Less, Equal, Greater) :-
    partition_(List, Closure, Less, Equal, Greater).

partition_([], _, [], [], []).
partition_([X|Xs], Closure, Less, Equal, Greater) :-
    call(Closure, X, Order), !,
    partition_(Order, X, Less, Equal, Greater, Less1, Equal1, Greater1),
    partition_(Xs, Closure, Less1, Equal1, Greater1).

partition_(<, X, [X|Ls], Es, Gs, Ls, Es, Gs).
partition_(=, X, Ls, [X|Es], Gs, Ls, Es, Gs).
partition_(>, X, Ls, Es, [X|Gs], Ls, Es, Gs).

%! convlist(:Closure, +List, -Results) is det.
%  Results is the Y of call(Closure, X, Y), for the elements X for which it holds.
convlist(Closure, List, Results) :- convlist_(List, Closure, Results).

convlist_([], _, []).
convlist_([X|Xs], Closure, Results) :-
    (   call(Closure, X, Y)
    ->  Results = [Y|Results1],
        convlist_(Xs, Closure, Results1)
    ;   convlist_(Xs, Closure, Results)
    ).
