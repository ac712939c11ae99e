% Definitions that only the checker uses: predicates of the language that the
% engine has in Go and that ichiban lacks or has in a form that is no use here.

once(G) :- call(G), !.

ignore(G) :- call(G), !.
ignore(_).

not(G) :- \+ G.

forall(C, A) :- \+ (C, \+ A).

findall(T, G, L, Tail) :- findall(T, G, Found), append(Found, Tail, L).

subsumes_term(General, Specific) :-
    \+ \+ (term_variables(Specific, V1),
           General = Specific,
           term_variables(V1, V2),
           V1 == V2).

unify_with_occurs_check(X, X).

acyclic_term(_).

is_list(L) :- nonvar(L), is_list_(L).

is_list_([]) :- !.
is_list_([_|T]) :- nonvar(T), is_list_(T).

between(Low, High, X) :-
    integer(X), !,
    X >= Low,
    between_below(X, High).
between(Low, High, X) :-
    var(X),
    between_from(Low, High, X).

between_below(X, High) :- integer(High), !, X =< High.
between_below(_, inf).
between_below(_, infinite).

between_from(Low, High, X) :- between_below(Low, High), between_next(Low, High, X).

between_next(Low, High, Low) :- integer(High), Low =:= High, !.
between_next(Low, _, Low).
between_next(Low, High, X) :- Next is Low + 1, between_next(Next, High, X).

plus(X, Y, Z) :- integer(X), integer(Y), !, Z is X + Y.
plus(X, Y, Z) :- integer(X), integer(Z), !, Y is Z - X.
plus(X, Y, Z) :- integer(Y), integer(Z), X is Z - Y.

length(L, N) :- length_(L, 0, N, L).

length_(L, N0, N, _) :- L == [], !, N = N0.
length_(L, N0, N, Whole) :-
    nonvar(L), !,
    L = [_|T],
    N1 is N0 + 1,
    length_(T, N1, N, Whole).
length_(L, N0, N, _) :-
    integer(N), !,
    N >= N0,
    length_fill(N0, N, L).
length_(L, N0, N, _) :-
    var(N),
    length_grow(L, N0, N).

length_fill(N, N, L) :- !, L = [].
length_fill(N0, N, [_|T]) :- N1 is N0 + 1, length_fill(N1, N, T).

length_grow([], N, N).
length_grow([_|T], N0, N) :- N1 is N0 + 1, length_grow(T, N1, N).

msort(L, Sorted) :- tag_all(L, Tagged), keysort(Tagged, Ordered), untag_all(Ordered, Sorted).

tag_all([], []).
tag_all([X|Xs], [X-x|Ys]) :- tag_all(Xs, Ys).

untag_all([], []).
untag_all([X-_|Xs], [X|Ys]) :- untag_all(Xs, Ys).
