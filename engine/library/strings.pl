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
%  characters of Padding at its ends, which Text loses first: where a separator is
%  padding too, several in a row are one.
split_string(Text, Separators, Padding, Parts) :-
    string_chars(Text, Chars0),
    string_chars(Separators, SeparatorChars),
    string_chars(Padding, PaddingChars),
    strip_end_(Chars0, PaddingChars, Chars),
    split_fields_(Chars, SeparatorChars, PaddingChars, Parts).

split_fields_(Chars0, Separators, Padding, [Part|Parts]) :-
    strip_(Chars0, Padding, Chars),
    field_(Chars, Separators, Field0, Rest),
    strip_end_(Field0, Padding, Field),
    atom_chars(Part, Field),
    (   Rest = [_|Chars1]
    ->  split_fields_(Chars1, Separators, Padding, Parts)
    ;   Parts = []
    ).

% field_(+Chars, +Separators, -Field, -Rest): Rest begins with a separator, or is [].
field_([], _, [], []).
field_([C|Cs], Separators, Field, Rest) :-
    (   memberchk(C, Separators)
    ->  Field = [],
        Rest = [C|Cs]
    ;   Field = [C|Field1],
        field_(Cs, Separators, Field1, Rest)
    ).

strip_end_(Chars0, Padding, Chars) :-
    reverse(Chars0, Reversed0),
    strip_(Reversed0, Padding, Reversed),
    reverse(Reversed, Chars).

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
    sink_(Sink, Atom).

sink_(Sink, _) :- var(Sink), !, instantiation_error(Sink).
sink_(atom(Atom), Atom) :- !.
sink_(string(Atom), Atom) :- !.
sink_(chars(Chars), Atom) :- !, atom_chars(Atom, Chars).
sink_(codes(Codes), Atom) :- !, atom_codes(Atom, Codes).
sink_(Sink, _) :- domain_error(text_sink, Sink).

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
