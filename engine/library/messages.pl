% Messages to people, on user_error.

%! print_message(+Kind, +Message) is det.
%  Writes Message to user_error, each line behind the word for Kind: error, warning,
%  or help and information, which have none. Of other kinds, such as informational
%  and silent, nothing is written. Message is format(Format, Arguments), an error, or
%  any term. What a program adds to message//1 is not looked at.
print_message(Kind, Message) :-
    (   message_prefix_(Kind, Prefix)
    ->  message_lines_(Message, Lines),
        print_message_lines(user_error, Prefix, Lines)
    ;   true
    ).

message_prefix_(Kind, _) :- var(Kind), !, instantiation_error(Kind).
message_prefix_(error, 'ERROR: ').
message_prefix_(warning, 'Warning: ').
message_prefix_(help, '').
message_prefix_(information, '').

message_lines_(Message, Lines) :- var(Message), !, Lines = ['Unknown message: ~p'-[Message]].
message_lines_(format(Format, Arguments), Lines) :- !, Lines = [Format-Arguments].
message_lines_(error(Error, Context), Lines) :- !,
    ( var(Context) -> Lines = ['~q'-[Error]] ; Lines = ['~q'-[Error], nl, 'context: ~q'-[Context]] ).
message_lines_(Message, ['Unknown message: ~p'-[Message]]).

%! print_message_lines(+Stream, +Prefix, +Lines) is det.
%  Writes the elements of Lines: Format-Arguments, an atom that is a format, nl,
%  ansi(Attributes, Format, Arguments); flush and at_same_line do nothing. Each line
%  begins with Prefix, a format, or with the word of kind(Kind).
print_message_lines(Stream, Prefix, Lines) :-
    (   Prefix = kind(Kind)
    ->  ( message_prefix_(Kind, Start) -> true ; Start = '' )
    ;   Start = Prefix
    ),
    format(Stream, Start, []),
    message_elements_(Lines, Stream, Start).

message_elements_([], Stream, _) :- nl(Stream).
message_elements_([Element|Elements], Stream, Start) :-
    (   Element == nl
    ->  nl(Stream),
        ( Elements == [] -> true ; format(Stream, Start, []), message_elements_(Elements, Stream, Start) )
    ;   message_element_(Element, Stream),
        message_elements_(Elements, Stream, Start)
    ).

message_element_(flush, _) :- !.
message_element_(at_same_line, _) :- !.
message_element_(begin(_, _), _) :- !.
message_element_(end(_), _) :- !.
message_element_(ansi(_, Format, Arguments), Stream) :- !, format(Stream, Format, Arguments).
message_element_(url(Url), Stream) :- !, print(Stream, Url).
message_element_(Format-Arguments, Stream) :- !, format(Stream, Format, Arguments).
message_element_(Format, Stream) :- format(Stream, Format, []).

%! message_to_codes(+Message, -Kind, -Codes) is det.
%  Codes is the text of Message as print_message/2 writes it, Kind is error.
message_to_codes(Message, error, Codes) :-
    message_lines_(Message, Lines),
    with_output_to(codes(Codes), ( current_output(Stream), message_elements_(Lines, Stream, '') )).

%! ansi_format(+Attributes, +Format, +Arguments) is det.
%  Format/2: colours and styles are left out.
ansi_format(_, Format, Arguments) :- format(Format, Arguments).
