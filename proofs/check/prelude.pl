% Definitions that only the checker uses: predicates of the language that the
% engine has in Go and that ichiban lacks or has in a form that is no use here.

otherwise.

% Of setup_call_cleanup/3 it is looked at what holds, not at when its clean-up is
% run. Where no uses tell of it, see resolver.cleanUp.
'$sentry'(_, _, _).
'$relieve'(_, open).
'$relieve'(_, done).

subsumes_term(General, Specific) :-
    \+ \+ (term_variables(Specific, V1),
           General = Specific,
           term_variables(V1, V2),
           V1 == V2).


acyclic_term(_).

cyclic_term(_) :- fail.

% '$skip_list'(L, K, Rest) is the checker's own loop: Rest is what L ends in
% after K elements.
length(_, N) :- nonvar(N), \+ integer(N), !, type_error(integer, N).
length(_, N) :- integer(N), N < 0, !, domain_error(not_less_than_zero, N).
length(L, N) :-
    '$skip_list'(L, K, Rest),
    length_(Rest, K, N, L).

length_(Rest, K, N, _) :- Rest == [], !, N = K.
length_(Rest, _, _, _) :- nonvar(Rest), !, fail.
length_(Rest, K, N, _) :- integer(N), !, N >= K, length_fill(K, N, Rest).
length_(Rest, K, N, L) :-
    var(N), !,
    ( N == Rest -> throw(error(resource_error(finite_memory), L)) ; length_grow(Rest, K, N) ).
length_(_, _, N, _) :- type_error(integer, N).

length_fill(N, N, L) :- !, L = [].
length_fill(K, N, [_|T]) :- K1 is K + 1, length_fill(K1, N, T).

length_grow([], N, N).
length_grow([_|T], K, N) :- K1 is K + 1, length_grow(T, K1, N).
