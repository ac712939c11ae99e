% Definitions that only the checker uses: predicates of the language that the
% engine has in Go and that ichiban lacks or has in a form that is no use here.

subsumes_term(General, Specific) :-
    \+ \+ (term_variables(Specific, V1),
           General = Specific,
           term_variables(V1, V2),
           V1 == V2).

unify_with_occurs_check(X, X).

acyclic_term(_).

cyclic_term(_) :- fail.

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
