% Lists of options, Name(Value) or Name = Value.

%! option(?Option, +Options) is semidet.
%  Option, Name(Value), is the first of that name in Options.
option(Option, Options) :-
    functor(Option, Name, 1),
    functor(General, Name, 1),
    arg(1, General, Value),
    first_option_(Options, Name, General, Value), !,
    Option = General.

%! option(?Option, +Options, +Default) is semidet.
%  As option/2; the value is Default when Options have none.
option(Option, Options, Default) :-
    functor(Option, Name, 1),
    functor(General, Name, 1),
    arg(1, General, Value),
    ( first_option_(Options, Name, General, Value) -> true ; Value = Default ),
    Option = General.

first_option_(Options, Name, General, Value) :-
    member(Given, Options),
    ( Given = General ; Given = (Name = Value) ), !.

%! select_option(?Option, +Options, -Rest) is semidet.
%  As option/2; Rest are the others.
select_option(Option, Options, Rest) :-
    functor(Option, Name, 1),
    functor(General, Name, 1),
    arg(1, General, Value),
    select_option_(Options, Name, General, Value, Rest), !,
    Option = General.

%! select_option(?Option, +Options, -Rest, +Default) is semidet.
%  As select_option/3; the value is Default when Options have none.
select_option(Option, Options, Rest, Default) :-
    functor(Option, Name, 1),
    functor(General, Name, 1),
    arg(1, General, Value),
    ( select_option_(Options, Name, General, Value, Rest0) -> Rest = Rest0 ; Value = Default, Rest = Options ),
    Option = General.

select_option_([Given|Options], Name, General, Value, Rest) :-
    (   ( Given = General ; Given = (Name = Value) )
    ->  Rest = Options
    ;   Rest = [Given|Rest1],
        select_option_(Options, Name, General, Value, Rest1)
    ).

%! merge_options(+New, +Old, -Merged) is det.
%  The options of New, and those of Old whose names are not among them, sorted, each
%  as Name(Value).
merge_options(New, Old, Merged) :-
    plain_options_(New, New1),
    plain_options_(Old, Old1),
    without_options_(Old1, New1, Old2),
    append(New1, Old2, All),
    sort(All, Merged).

plain_options_([], []).
plain_options_([Option|Options], [Plain|Plains]) :-
    ( Option = (Name = Value) -> Plain =.. [Name, Value] ; Plain = Option ),
    plain_options_(Options, Plains).

without_options_([], _, []).
without_options_([Option|Options], New, Rest) :-
    functor(Option, Name, Arity),
    functor(General, Name, Arity),
    ( memberchk(General, New) -> Rest = Rest1 ; Rest = [Option|Rest1] ),
    without_options_(Options, New, Rest1).
