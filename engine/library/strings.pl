% Text predicates of other systems, over those of this one. Text produced is an
% atom.

%! text_concat(?A, ?B, ?AB) is nondet.
%  Another name of string_concat/3.
text_concat(A, B, AB) :- string_concat(A, B, AB).

%! text_to_string(+Text, -String) is det.
text_to_string(Text, String) :- string_concat(Text, '', String).

%! string_lower(+Text, -Lower) is det.
string_lower(Text, Lower) :- lowercase(Text, Lower).

%! string_upper(+Text, -Upper) is det.
string_upper(Text, Upper) :- uppercase(Text, Upper).

%! sub_string(+Text, ?Before, ?Length, ?After, ?Part) is nondet.
%  As sub_atom/5, for any text.
sub_string(Text, Before, Length, After, Part) :-
    string_concat(Text, '', Atom),
    ( var(Part) -> Sub = Part ; string_concat(Part, '', Sub) ),
    sub_atom(Atom, Before, Length, After, Sub).

%! split_string(+Text, +Separators, +Padding, -Parts) is det.
%  Parts is what stands between characters of Separators, each without the
%  characters of Padding at its ends.
split_string(Text, Separators, Padding, Parts) :-
    string_chars(Text, Chars),
    string_chars(Separators, SeparatorChars),
    string_chars(Padding, PaddingChars),
    split_fields_(Chars, SeparatorChars, Field, Field, Fields),
    strip_fields_(Fields, PaddingChars, Parts).

% split_fields_(+Chars, +Separators, ?Tail, ?Field, -Fields): Field is the one
% being read, with the open end Tail.
split_fields_([], _, [], Field, [Field]).
split_fields_([C|Cs], Separators, Tail, Field, Fields) :-
    (   memberchk(C, Separators)
    ->  Tail = [],
        Fields = [Field|Fields1],
        split_fields_(Cs, Separators, Next, Next, Fields1)
    ;   Tail = [C|Tail1],
        split_fields_(Cs, Separators, Tail1, Field, Fields)
    ).

strip_fields_([], _, []).
strip_fields_([Field|Fields], Padding, [Part|Parts]) :-
    strip_(Field, Padding, Left),
    reverse(Left, Reversed),
    strip_(Reversed, Padding, Right),
    reverse(Right, Chars),
    atom_chars(Part, Chars),
    strip_fields_(Fields, Padding, Parts).

strip_([C|Cs], Padding, Rest) :- memberchk(C, Padding), !, strip_(Cs, Padding, Rest).
strip_(Cs, _, Cs).

%! atom_to_term(+Text, -Term, -Bindings) is det.
%  Term is what Text reads as, Bindings the list of 'Name' = Variable.
atom_to_term(Text, Term, Bindings) :-
    read_term_from_atom(Text, Term, [variable_names(Bindings)]).

%! string_code(+Index, +Text, -Code) is semidet.
%  The code of the character at this place of Text, counted from 1.
string_code(Index, Text, Code) :-
    must_be(nonneg, Index),
    Index > 0,
    Before is Index - 1,
    sub_string(Text, Before, 1, _, Character),
    char_code(Character, Code).

%! string_to_atom(?Text, ?Atom) is det.
%  Text as an atom; of a variable, the characters of Atom as an atom.
string_to_atom(Text, Atom) :- ( var(Text) -> atom_string(Atom, Text) ; string_concat(Text, '', Atom) ).

%! term_string(?Term, ?Text, +Options) is det.
%  Term_string/2.
term_string(Term, Text, _) :- term_string(Term, Text).

%! normalize_space(+Sink, +Text) is det.
%  Sink, which is atom(A), string(S), chars(Cs) or codes(Cs), is the words of Text
%  with one blank between them.
normalize_space(Sink, Text) :-
    string_chars(Text, Chars),
    words_(Chars, Words),
    atomic_list_concat(Words, ' ', Atom),
    with_output_to(Sink, write(Atom)).

words_([], []).
words_([C|Cs], Words) :-
    (   char_type(C, space)
    ->  words_(Cs, Words)
    ;   word_([C|Cs], Word, Rest),
        atom_chars(Atom, Word),
        Words = [Atom|Words1],
        words_(Rest, Words1)
    ).

word_([], [], []).
word_([C|Cs], Word, Rest) :-
    ( char_type(C, space) -> Word = [], Rest = Cs ; Word = [C|Word1], word_(Cs, Word1, Rest) ).
