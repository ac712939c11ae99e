% What the arithmetic predicates written in Go compute.

%! between(+Low, +High, ?X) is nondet.
between(Low, High, X) :-
    must_be(integer, Low),
    between_high_(High),
    (   integer(X)
    ->  Low =< X,
        ( High == inf -> true ; High == infinite -> true ; X =< High )
    ;   var(X)
    ->  between_(High, Low, X)
    ;   type_error(integer, X)
    ).

between_high_(High) :- ( High == inf -> true ; High == infinite -> true ; must_be(integer, High) ).

between_(High, Low, X) :- integer(High), !, Low =< High, between_up_(High, Low, X).
between_(_, Low, X) :- between_from_(Low, X).

between_up_(High, High, X) :- !, X = High.
between_up_(_, Low, Low).
between_up_(High, Low, X) :- Next is Low + 1, between_up_(High, Next, X).

between_from_(Low, Low).
between_from_(Low, X) :- Next is Low + 1, between_from_(Next, X).

%! succ(?X, ?Y) is semidet.
succ(X, Y) :-
    succ_natural_(X),
    succ_natural_(Y),
    (   integer(X)
    ->  Y is X + 1
    ;   integer(Y)
    ->  Y > 0,
        X is Y - 1
    ;   instantiation_error(X)
    ).

succ_natural_(X) :-
    (   var(X)
    ->  true
    ;   integer(X)
    ->  ( X >= 0 -> true ; domain_error(not_less_than_zero, X) )
    ;   type_error(integer, X)
    ).

%! plus(?X, ?Y, ?Z) is semidet.
plus(X, Y, Z) :-
    plus_integer_(X),
    plus_integer_(Y),
    plus_integer_(Z),
    (   integer(X), integer(Y)
    ->  Z is X + Y
    ;   integer(X), integer(Z)
    ->  Y is Z - X
    ;   integer(Y), integer(Z)
    ->  X is Z - Y
    ;   instantiation_error(X)
    ).

plus_integer_(X) :- ( var(X) -> true ; must_be(integer, X) ).

%! random(+State0, -Value, -State) is det.
random(State0, Value, State) :-
    random_state_(State0, Start),
    State is Start * 48271 mod 2147483647,
    Value is (State - 1) / 2147483646.

random_state_(State0, Start) :-
    must_be(integer, State0),
    Start0 is State0 mod 2147483647,
    ( Start0 =:= 0 -> Start = 1 ; Start = Start0 ).

%! uuid(+State0, -UUID, -State) is det.
uuid(State0, UUID, State) :-
    random_state_(State0, Start),
    Form = [x,x,x,x,x,x,x,x,-,x,x,x,x,-,'4',x,x,x,-,y,x,x,x,-,x,x,x,x,x,x,x,x,x,x,x,x],
    uuid_(Form, Start, State, Chars),
    atom_chars(UUID0, Chars),
    UUID = UUID0.

uuid_([], State, State, []).
uuid_([F|Fs], State0, State, [Char|Chars]) :-
    uuid_char_(F, State0, State1, Char),
    uuid_(Fs, State1, State, Chars).

uuid_char_(x, State0, State, Char) :- !,
    State is State0 * 48271 mod 2147483647,
    Digit is State mod 16,
    hex_digit_(Digit, Char).
uuid_char_(y, State0, State, Char) :- !,
    State is State0 * 48271 mod 2147483647,
    Digit is 8 + State mod 4,
    hex_digit_(Digit, Char).
uuid_char_(Char, State, State, Char).

hex_digit_(Digit, Char) :-
    (   Digit < 10
    ->  Code is 0'0 + Digit
    ;   Code is 0'a + Digit - 10
    ),
    char_code(Char, Code).
