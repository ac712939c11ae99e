% What programs older than the standard call.

%! see(+Source) is det.
%  Source, a stream, user or the name of a file, becomes the current input.
see(Source) :- var(Source), !, instantiation_error(Source).
see(user) :- !, set_input(user_input).
see(Source) :- is_stream(Source), !, set_input(Source).
see(File) :- open(File, read, Stream), set_input(Stream).

%! seen is det.
%  Closes the current input, which becomes user_input.
seen :- current_input(Stream), set_input(user_input), close_(Stream).

%! tell(+Sink) is det.
%  Sink, a stream, user or the name of a file, becomes the current output.
tell(Sink) :- var(Sink), !, instantiation_error(Sink).
tell(user) :- !, set_output(user_output).
tell(Sink) :- is_stream(Sink), !, set_output(Sink).
tell(File) :- open(File, write, Stream), set_output(Stream).

%! append(+File) is det.
%  As tell/1, behind what File holds.
append(File) :- open(File, append, Stream), set_output(Stream).

%! told is det.
%  Closes the current output, which becomes user_output.
told :- current_output(Stream), set_output(user_output), close_(Stream).

close_(Stream) :- ( stream_property(Stream, alias(Alias)), standard_(Alias) -> true ; close(Stream) ).

standard_(user_input).
standard_(user_output).
standard_(user_error).

%! put(+Code) is det.
%  Writes a character, given by its code or itself.
put(Character) :- ( integer(Character) -> char_code(C, Character) ; C = Character ), put_char(C).

%! get0(-Code) is det.
%  The code of the next character, -1 at the end.
get0(Code) :- get_code(Code).

%! get(-Code) is det.
%  The code of the next character that is no blank.
get(Code) :- get_code(C), ( C >= 0, C =< 32 -> get(Code) ; Code = C ).

%! skip(+Code) is det.
%  Reads up to this character, and it, or to the end.
skip(Code) :- get_code(C), ( C =:= Code -> true ; C =:= -1 -> true ; skip(Code) ).

%! ttyflush is det.
%  Flush_output/0.
ttyflush :- flush_output.

%! display(?Term) is det.
%  Writes Term with its operators as functors.
display(Term) :- write_term(Term, [ignore_ops(true)]).

%! prompt(-Old, +New) is det.
%  There is no prompt.
prompt('', _).

%! name(?Atomic, ?Codes) is det.
%  Codes are those of the text of Atomic, a number where they spell one.
name(Atomic, Codes) :-
    (   var(Atomic)
    ->  atom_codes(Atom, Codes),
        ( atom_number(Atom, Number) -> Atomic = Number ; Atomic = Atom )
    ;   number(Atomic)
    ->  number_codes(Atomic, Codes)
    ;   atom_codes(Atomic, Codes)
    ).

%! concat_atom(+List, -Atom) is det.
%  Another name of atomic_list_concat/2.
concat_atom(List, Atom) :- atomic_list_concat(List, Atom).

%! concat_atom(?List, +Separator, ?Atom) is det.
%  Another name of atomic_list_concat/3.
concat_atom(List, Separator, Atom) :- atomic_list_concat(List, Separator, Atom).

%! sformat(-Text, +Format, +Arguments) is det.
%  What format/2 writes.
sformat(Text, Format, Arguments) :- format(atom(Text), Format, Arguments).

%! sformat(-Text, +Format) is det.
sformat(Text, Format) :- format(atom(Text), Format, []).

%! abolish(+Name, +Arity) is det.
%  Abolish/1.
abolish(Name, Arity) :- abolish(Name/Arity).

%! current_predicate(?Name, ?Head) is nondet.
%  A predicate of the program, Head being its most general goal.
current_predicate(Name, Head) :- head_(Head, Plain), current_predicate_(Plain, Name).

head_(Head, Plain) :- ( nonvar(Head), Head = _:Inner -> Plain = Inner ; Plain = Head ).

current_predicate_(Head, Name) :-
    (   nonvar(Head)
    ->  functor(Head, Name, Arity),
        current_predicate(Name/Arity)
    ;   current_predicate(Name/Arity),
        functor(Head, Name, Arity)
    ).

%! unknown(-Old, +New) is det.
%  The flag unknown, and its new value.
unknown(Old, New) :- current_prolog_flag(unknown, Old), set_prolog_flag(unknown, New).

%! C(?List, ?Terminal, ?Rest) is det.
%  A terminal of grammar rules as they once were translated.
'C'([Terminal|Rest], Terminal, Rest).
