% What the predicates on text written in Go compute. A text is an atom, a list of
% characters or of codes, or a number; [] is the empty text; text produced is an
% atom. Regular expressions, writing terms and letters beyond ASCII have no
% clauses.

% text_chars_(+Text, -Chars) is det.
text_chars_(Text, _) :- var(Text), !, instantiation_error(Text).
text_chars_([], Chars) :- !, Chars = [].
text_chars_(Text, Chars) :- atom(Text), !, atom_chars(Text, Chars).
text_chars_(Text, Chars) :- number(Text), !, number_chars(Text, Chars).
text_chars_(Text, Chars) :- text_list_(Text, Text, Chars).

text_list_(List, Text, _) :- var(List), !, instantiation_error(Text).
text_list_([], _, Chars) :- !, Chars = [].
text_list_([X|Xs], Text, [C|Cs]) :- !, text_char_(X, Text, C), text_list_(Xs, Text, Cs).
text_list_(_, Text, _) :- type_error(text, Text).

text_char_(X, Text, _) :- var(X), !, instantiation_error(Text).
text_char_(X, _, C) :- atom(X), atom_length(X, 1), !, C = X.
text_char_(X, _, C) :- integer(X), X >= 0, X =< 0x10FFFF, !, char_code(C, X).
text_char_(_, Text, _) :- type_error(text, Text).

% text_result_(+Chars, ?Text) is semidet.
%  Text spells Chars: an atom when it is unbound.
text_result_(Chars, Text) :- var(Text), !, atom_chars(Text, Chars).
text_result_(Chars, Text) :- catch(text_chars_(Text, Chars0), _, fail), !, Chars0 == Chars.
text_result_(Chars, Text) :- Text = [X|_], integer(X), !, atom_chars(A, Chars), atom_codes(A, Codes), Text = Codes.
text_result_(Chars, Chars).

text_results_([], []).
text_results_([Chars|Rest], [Text|Texts]) :- atom_chars(Text, Chars), text_results_(Rest, Texts).

text_parts_([], []).
text_parts_([Text|Texts], [Chars|Rest]) :- text_chars_(Text, Chars), text_parts_(Texts, Rest).

%! string_concat(?A, ?B, ?AB) is nondet.
string_concat(A, B, AB) :-
    nonvar(A), nonvar(B), !,
    text_chars_(A, As),
    text_chars_(B, Bs),
    append(As, Bs, ABs),
    text_result_(ABs, AB).
string_concat(A, B, AB) :-
    ( var(A) -> A0 = A ; text_chars_(A, As) ),
    ( var(B) -> B0 = B ; text_chars_(B, Bs) ),
    text_chars_(AB, ABs),
    append(As, Bs, ABs),
    atom_chars(A1, As),
    atom_chars(B1, Bs),
    A0-B0 = A1-B1.

%! contains(+Text, +Part) is semidet.
contains(Text, Part) :-
    text_chars_(Text, Chars),
    text_chars_(Part, Wanted),
    contains_(Chars, Wanted), !.

contains_(Chars, Wanted) :- prefix(Wanted, Chars).
contains_([_|Chars], Wanted) :- contains_(Chars, Wanted).

%! split(+Text, +Separator, -Parts) is det.
split(Text, Separator, Parts) :-
    text_chars_(Text, Chars),
    text_chars_(Separator, SeparatorChars),
    split_(SeparatorChars, Chars, PartChars),
    text_results_(PartChars, Parts0),
    Parts = Parts0.

split_([], Chars, Parts) :- !, split_each_(Chars, Parts).
split_(Separator, Chars, [Part|Parts]) :-
    split_first_(Chars, Separator, Part, Rest), !,
    split_(Separator, Rest, Parts).
split_(_, Chars, [Chars]).

split_each_([], []).
split_each_([C|Cs], [[C]|Parts]) :- split_each_(Cs, Parts).

split_first_(Chars, Separator, [], Rest) :- append(Separator, Rest, Chars), !.
split_first_([C|Cs], Separator, [C|Part], Rest) :- split_first_(Cs, Separator, Part, Rest).

%! join(+Texts, +Separator, -Text) is det.
join(Texts, Separator, Text) :-
    must_be(list, Texts),
    text_parts_(Texts, Parts),
    text_chars_(Separator, SeparatorChars),
    join_(Parts, SeparatorChars, Chars),
    text_result_(Chars, Text).

join_([], _, []).
join_([Part|Parts], Separator, Chars) :- join_(Parts, Part, Separator, Chars).

join_([], Chars, _, Chars).
join_([Part|Parts], First, Separator, Chars) :-
    append(First, Rest, Chars),
    append(Separator, Rest1, Rest),
    join_(Parts, Part, Separator, Rest1).

%! replace(+Text, +Search, +Replacement, -Changed) is det.
replace(Text, Search, Replacement, Changed) :-
    text_chars_(Text, Chars),
    text_chars_(Search, SearchChars),
    text_chars_(Replacement, ReplacementChars),
    (   SearchChars == []
    ->  ChangedChars = Chars
    ;   split_(SearchChars, Chars, Parts),
        join_(Parts, ReplacementChars, ChangedChars)
    ),
    text_result_(ChangedChars, Changed).

%! trim(+Text, -Trimmed) is det.
trim(Text, Trimmed) :-
    text_chars_(Text, Chars),
    trim_(Chars, Left),
    reverse(Left, Reversed),
    trim_(Reversed, ReversedTrimmed),
    reverse(ReversedTrimmed, TrimmedChars),
    text_result_(TrimmedChars, Trimmed).

trim_([C|Cs], Trimmed) :- char_code(C, Code), text_layout_(Code), !, trim_(Cs, Trimmed).
trim_(Cs, Cs).

text_layout_(32).
text_layout_(Code) :- Code >= 9, Code =< 13.

%! lowercase(+Text, -Lower) is det.
lowercase(Text, Lower) :-
    text_chars_(Text, Chars),
    lower_(Chars, LowerChars),
    text_result_(LowerChars, Lower).

downcase_atom(Text, Lower) :- lowercase(Text, Lower).

lower_([], []).
lower_([C|Cs], [L|Ls]) :- char_code(C, Code), lower_(Code, C, L), lower_(Cs, Ls).

lower_(Code, _, L) :- Code >= 0'A, Code =< 0'Z, !, Lower is Code + 32, char_code(L, Lower).
lower_(Code, C, L) :- Code > 127, !, '$unicode_lower'(C, L).
lower_(_, C, C).

%! uppercase(+Text, -Upper) is det.
uppercase(Text, Upper) :-
    text_chars_(Text, Chars),
    upper_(Chars, UpperChars),
    text_result_(UpperChars, Upper).

upcase_atom(Text, Upper) :- uppercase(Text, Upper).

upper_([], []).
upper_([C|Cs], [U|Us]) :- char_code(C, Code), upper_(Code, C, U), upper_(Cs, Us).

upper_(Code, _, U) :- Code >= 0'a, Code =< 0'z, !, Upper is Code - 32, char_code(U, Upper).
upper_(Code, C, U) :- Code > 127, !, '$unicode_upper'(C, U).
upper_(_, C, C).

%! substring(+Text, +Start, +Count, -Part) is semidet.
substring(Text, Start, Count, Part) :-
    text_chars_(Text, Chars),
    substring_number_(Start),
    substring_number_(Count),
    drop(Start, Chars, Rest),
    take(Count, Rest, PartChars),
    text_result_(PartChars, Part).

substring_number_(N) :-
    must_be(integer, N),
    ( N >= 0 -> true ; domain_error(not_less_than_zero, N) ).

%! string_length(+Text, ?Length) is det.
string_length(Text, Length) :-
    text_chars_(Text, Chars),
    ( var(Length) -> true ; must_be(integer, Length), ( Length >= 0 -> true ; domain_error(not_less_than_zero, Length) ) ),
    length(Chars, Length0),
    Length = Length0.

%! string_chars(?Text, ?Chars) is semidet.
string_chars(Text, Chars) :- nonvar(Text), !, text_chars_(Text, Chars0), spells_(Chars, Chars0, Chars0).
string_chars(Text, Chars) :- text_chars_(Chars, Chars0), atom_chars(Text, Chars0).

%! string_codes(?Text, ?Codes) is semidet.
string_codes(Text, Codes) :-
    nonvar(Text), !,
    text_chars_(Text, Chars),
    atom_chars(Atom, Chars),
    atom_codes(Atom, Codes0),
    spells_(Codes, Chars, Codes0).
string_codes(Text, Codes) :- text_chars_(Codes, Chars), atom_chars(Text, Chars).

% spells_(?Text, +Chars, +List) is semidet.
%  Text, when it is known, spells Chars; else it is List.
spells_(Text, Chars, _) :- nonvar(Text), catch(text_chars_(Text, Chars0), _, fail), !, Chars0 == Chars.
spells_(List, _, List).

%! atomic_list_concat(+Texts, -Text) is det.
atomic_list_concat(Texts, Text) :- join(Texts, '', Text).

%! atomic_list_concat(?Texts, +Separator, ?Text) is semidet.
atomic_list_concat(Texts, Separator, Text) :-
    text_chars_(Separator, SeparatorChars),
    (   is_list(Texts), \+ ( member(T, Texts), var(T) )
    ->  join(Texts, Separator, Text)
    ;   SeparatorChars == []
    ->  domain_error(non_empty_list, Separator)
    ;   split(Text, Separator, Parts),
        Texts = Parts
    ).

%! atom_number(?Text, ?Number) is semidet.
atom_number(Text, Number) :- number_string(Number, Text).

%! number_string(?Number, ?Text) is semidet.
number_string(Number, Text) :-
    nonvar(Text), !,
    text_chars_(Text, Chars),
    ( var(Number) -> true ; must_be(number, Number) ),
    trim_(Chars, Left),
    reverse(Left, Reversed),
    trim_(Reversed, ReversedTrimmed),
    reverse(ReversedTrimmed, Trimmed),
    catch(number_chars(Number0, Trimmed), error(syntax_error(_), _), fail),
    Number = Number0.
number_string(Number, Text) :-
    must_be(number, Number),
    number_chars(Number, Chars),
    atom_chars(Text, Chars).

%! atom_string(?Atom, ?Text) is semidet.
atom_string(Atom, Text) :- nonvar(Atom), !, text_chars_(Atom, Chars), text_result_(Chars, Text).
atom_string(Atom, Text) :- text_chars_(Text, Chars), atom_chars(Atom, Chars).
