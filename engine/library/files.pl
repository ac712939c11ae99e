% Texts read as a whole or line by line.

%! consult(+Files) is det.
%  Loads a file of clauses, or those of a list, at run time. A list of characters is
%  the name of one file. The program must be
%  allowed to read them. A proof that cites their clauses is checked with these files
%  behind the others, in the order of loading.
consult(Files) :- var(Files), !, instantiation_error(Files).
consult([]) :- !.
consult([File|Files]) :-
    !,
    ( quoted_([File|Files]) -> '$load'([File|Files], always) ; consult_each_([File|Files]) ).
consult(File) :- '$load'(File, always).

% A name in double quotes.
quoted_(Chars) :- is_list(Chars), \+ ( member(Char, Chars), \+ ( atom(Char), atom_length(Char, 1) ) ).

consult_each_([]).
consult_each_([File|Files]) :- consult(File), consult_each_(Files).

%! .(+File, +Files) is det.
%  A list as a goal is consult/1 of each of its elements.
[File|Files] :- consult_each_([File|Files]).

%! ensure_loaded(+File) is det.
%  Loads a file that is not loaded, when it is called as a goal.
ensure_loaded(File) :- ( nonvar(File), File = library(_) -> true ; '$load'(File, once) ).

%! exists_file(+File) is semidet.
%  File can be read by the program.
exists_file(File) :-
    catch(open(File, read, Stream), error(Error, _), unreadable_(Error)),
    nonvar(Stream),
    close(Stream).

unreadable_(existence_error(_, _)) :- !.
unreadable_(permission_error(open, source_sink, _)) :- !.
unreadable_(Error) :- throw(error(Error, _)).

%! read_line_to_string(+Stream, -Line) is det.
%  The next line without its end, as an atom; end_of_file at the end.
read_line_to_string(Stream, Line) :-
    read_line_to_codes(Stream, Codes),
    ( Codes == -1 -> Line = end_of_file ; atom_codes(Line, Codes) ).

%! read_line_to_codes(+Stream, -Codes) is det.
%  The next line without its end; -1 at the end.
read_line_to_codes(Stream, Codes) :-
    get_code(Stream, C),
    ( C =:= -1 -> Codes = -1 ; line_codes_(C, Stream, Codes) ).

line_codes_(C, Stream, Codes) :-
    (   ( C =:= -1 ; C =:= 10 )
    ->  Codes = []
    ;   C =:= 13,
        peek_code(Stream, 10)
    ->  get_code(Stream, _),
        Codes = []
    ;   Codes = [C|Codes1],
        get_code(Stream, C1),
        line_codes_(C1, Stream, Codes1)
    ).

%! read_line_to_codes(+Stream, -Codes, ?Rest) is det.
%  The next line with its end, as a list that ends in Rest; Rest at the end.
read_line_to_codes(Stream, Codes, Rest) :-
    get_code(Stream, C),
    (   C =:= -1
    ->  Codes = Rest
    ;   C =:= 10
    ->  Codes = [C|Rest]
    ;   Codes = [C|Codes1],
        read_line_to_codes(Stream, Codes1, Rest)
    ).

%! read_stream_to_codes(+Stream, -Codes) is det.
%  Everything up to the end.
read_stream_to_codes(Stream, Codes) :- read_stream_to_codes(Stream, Codes, []).

%! read_stream_to_codes(+Stream, -Codes, ?Rest) is det.
read_stream_to_codes(Stream, Codes, Rest) :-
    get_code(Stream, C),
    ( C =:= -1 -> Codes = Rest ; Codes = [C|Codes1], read_stream_to_codes(Stream, Codes1, Rest) ).

%! read_file_to_codes(+File, -Codes, +Options) is det.
read_file_to_codes(File, Codes, _) :-
    setup_call_cleanup(open(File, read, Stream), read_stream_to_codes(Stream, Codes), close(Stream)).

%! read_file_to_string(+File, -Text, +Options) is det.
%  Text is an atom.
read_file_to_string(File, Text, Options) :-
    read_file_to_codes(File, Codes, Options),
    atom_codes(Text, Codes).

%! read_file_to_terms(+File, -Terms, +Options) is det.
%  The terms of a file, read with Options as read_term/3 takes them.
read_file_to_terms(File, Terms, Options) :-
    setup_call_cleanup(open(File, read, Stream), terms_(Stream, Options, Terms), close(Stream)).

terms_(Stream, Options, Terms) :-
    read_term(Stream, Term, Options),
    ( Term == end_of_file -> Terms = [] ; Terms = [Term|Terms1], terms_(Stream, Options, Terms1) ).

%! phrase_from_file(:Grammar, +File) is nondet.
%  Grammar describes the text of File: a list of characters, or of codes when the flag
%  double_quotes is codes.
phrase_from_file(Grammar, File) :-
    read_file_to_codes(File, Codes, []),
    current_prolog_flag(double_quotes, Quotes),
    ( Quotes == codes -> List = Codes ; atom_codes(Atom, Codes), atom_chars(Atom, List) ),
    phrase(Grammar, List).

%! set_stream(+Stream, +Property) is det.
%  Does nothing: texts are UTF-8.
set_stream(_, _).
