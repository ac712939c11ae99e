% Terms kept under keys, as programs of other systems do. Take asserted facts: they
% are found faster, and a proof tells more of them.

%! flag(+Key, -Old, +New) is det.
%  Old is the number kept under Key, 0 at first; the value of New is kept from now on.
flag(Key, Old, New) :-
    atom_concat('$flag ', Key, Name),
    ( nb_current(Name, Value) -> Old = Value ; Old = 0 ),
    Number is New,
    nb_setval(Name, Number).

%! recordz(+Key, +Term) is det.
%  Keeps a copy of Term under Key, behind others.
recordz(Key, Term) :- recordz(Key, Term, _).

%! recordz(+Key, +Term, -Reference) is det.
recordz(Key, Term, Reference) :-
    record_(Key, Term, Reference, Record, Records),
    append(Records, [Record], All),
    nb_setval('$records', All).

%! recorda(+Key, +Term) is det.
%  Keeps a copy of Term under Key, in front of others.
recorda(Key, Term) :- recorda(Key, Term, _).

%! recorda(+Key, +Term, -Reference) is det.
recorda(Key, Term, Reference) :-
    record_(Key, Term, Reference, Record, Records),
    nb_setval('$records', [Record|Records]).

record_(Key, _, _, _, _) :- var(Key), !, instantiation_error(Key).
record_(Key, Term, Reference, record(Plain, Term, Reference), Records) :-
    record_key_(Key, Plain),
    flag('$record', N, N + 1),
    Reference = '$record'(N),
    records_(Records).

record_key_(Key, Plain) :- ( compound(Key) -> functor(Key, Name, Arity), Plain = Name/Arity ; Plain = Key ).

records_(Records) :- ( nb_current('$records', Records0) -> Records = Records0 ; Records = [] ).

%! recorded(?Key, ?Term) is nondet.
%  A term kept under Key.
recorded(Key, Term) :- recorded(Key, Term, _).

%! recorded(?Key, ?Term, ?Reference) is nondet.
recorded(Key, Term, Reference) :-
    ( var(Key) -> Plain = Key ; record_key_(Key, Plain) ),
    records_(Records),
    member(record(Plain, Term, Reference), Records).

%! erase(+Reference) is det.
%  Keeps the term no longer.
erase(Reference) :- var(Reference), !, instantiation_error(Reference).
erase(Reference) :-
    records_(Records),
    (   select(record(_, _, R), Records, Rest),
        R == Reference
    ->  nb_setval('$records', Rest)
    ;   existence_error(db_reference, Reference)
    ).
