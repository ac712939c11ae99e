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

% Classes of characters, of ASCII. What lies beyond is not decided here: nothing
% defines '$beyond_ascii'/1.
char_type(C, Type) :- char_code(C, N), '$type'(N, char, Type).

code_type(C, Type) :- atom(C), !, char_code(C, N), '$type'(N, code, Type).
code_type(C, Type) :- '$type'(C, code, Type).

'$type'(_, _, Type) :- nonvar(Type), \+ callable(Type), !, type_error(callable, Type).
'$type'(N, _, _) :- \+ ( integer(N), N >= 0, N =< 127 ), !, '$beyond_ascii'(N).
'$type'(N, _, Type) :- '$class'(Type, Ranges), once(( member(L - H, Ranges), N >= L, N =< H )).
'$type'(N, _, digit(W)) :- N >= 0'0, N =< 0'9, W is N - 0'0.
'$type'(N, _, xdigit(W)) :- '$xdigit'(N, W).
'$type'(N, Kind, to_lower(C)) :- ( N >= 0'A, N =< 0'Z -> L is N + 32 ; L = N ), '$char'(Kind, L, C).
'$type'(N, Kind, to_upper(C)) :- ( N >= 0'a, N =< 0'z -> U is N - 32 ; U = N ), '$char'(Kind, U, C).
'$type'(N, Kind, upper(C)) :- N >= 0'A, N =< 0'Z, L is N + 32, '$char'(Kind, L, C).
'$type'(N, Kind, lower(C)) :- N >= 0'a, N =< 0'z, U is N - 32, '$char'(Kind, U, C).

'$xdigit'(N, W) :- N >= 0'0, N =< 0'9, W is N - 0'0.
'$xdigit'(N, W) :- N >= 0'A, N =< 0'F, W is N - 0'A + 10.
'$xdigit'(N, W) :- N >= 0'a, N =< 0'f, W is N - 0'a + 10.

'$char'(code, N, N).
'$char'(char, N, C) :- char_code(C, N).

'$class'(alnum, [0'0 - 0'9, 0'A - 0'Z, 0'a - 0'z]).
'$class'(alpha, [0'0 - 0'9, 0'A - 0'Z, 0'_ - 0'_, 0'a - 0'z]).
'$class'(csym, [0'0 - 0'9, 0'A - 0'Z, 0'_ - 0'_, 0'a - 0'z]).
'$class'(csymf, [0'A - 0'Z, 0'_ - 0'_, 0'a - 0'z]).
'$class'(ascii, [0 - 127]).
'$class'(white, [9 - 9, 32 - 32]).
'$class'(cntrl, [0 - 31, 127 - 127]).
'$class'(digit, [0'0 - 0'9]).
'$class'(space, [9 - 13, 32 - 32]).
'$class'(end_of_line, [10 - 13]).
'$class'(lower, [0'a - 0'z]).
'$class'(upper, [0'A - 0'Z]).
'$class'(punct, [33 - 47, 58 - 64, 91 - 96, 123 - 126]).
'$class'(graph, [33 - 126]).
'$class'(print, [32 - 126]).
'$class'(period, [0'. - 0'., 0'! - 0'!, 0'? - 0'?]).
'$class'(quote, [0'" - 0'", 39 - 39, 0'` - 0'`]).
'$class'(paren, [0'( - 0'), 0'[ - 0'[, 0'] - 0'], 0'{ - 0'{, 0'} - 0'}]).
'$class'(newline, [10 - 10]).
