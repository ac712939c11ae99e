% Raising the error terms of the standard, and checking arguments.

%! type_error(+Type, +Culprit) is failure.
type_error(Type, Culprit) :- throw(error(type_error(Type, Culprit), _)).

%! domain_error(+Domain, +Culprit) is failure.
domain_error(Domain, Culprit) :- throw(error(domain_error(Domain, Culprit), _)).

%! instantiation_error(?Culprit) is failure.
instantiation_error(_) :- throw(error(instantiation_error, _)).

%! existence_error(+Kind, +Culprit) is failure.
existence_error(Kind, Culprit) :- throw(error(existence_error(Kind, Culprit), _)).

%! permission_error(+Operation, +Kind, +Culprit) is failure.
permission_error(Operation, Kind, Culprit) :-
    throw(error(permission_error(Operation, Kind, Culprit), _)).

%! representation_error(+Limit) is failure.
representation_error(Limit) :- throw(error(representation_error(Limit), _)).

%! resource_error(+Resource) is failure.
resource_error(Resource) :- throw(error(resource_error(Resource), _)).

%! must_be(+Type, ?Term) is det.
%  Term is of the type: integer, nonneg, positive_integer, number, atom, atomic,
%  callable, var, boolean, list, compound, float, chars, list(Type), oneof(List) or
%  between(Low, High).
%  Errors: instantiation_error for a variable, else type_error or domain_error.
must_be(Type, _) :- var(Type), !, instantiation_error(Type).
must_be(Type, Term) :- must_be_(Type, Term), !.
must_be(Type, _) :- existence_error(type, Type).

must_be_(integer, X) :- must_(integer(X), integer, X).
must_be_(number, X) :- must_(number(X), number, X).
must_be_(float, X) :- must_(float(X), float, X).
must_be_(atom, X) :- must_(atom(X), atom, X).
must_be_(atomic, X) :- must_(atomic(X), atomic, X).
must_be_(callable, X) :- must_(callable(X), callable, X).
must_be_(compound, X) :- must_(compound(X), compound, X).
must_be_(boolean, X) :- must_(( X == true ; X == false ), boolean, X).
must_be_(var, X) :- ( var(X) -> true ; throw(error(uninstantiation_error(X), _)) ).
must_be_(nonneg, X) :-
    must_(integer(X), integer, X),
    ( X >= 0 -> true ; type_error(nonneg, X) ).
must_be_(positive_integer, X) :-
    must_(integer(X), integer, X),
    ( X >= 1 -> true ; type_error(positive_integer, X) ).
must_be_(list, X) :- ( is_list(X) -> true ; must_list_(X, X) ).
must_be_(chars, X) :- must_be_(list, X), must_be_each_(X, character).
must_be_(character, X) :- must_(( atom(X), atom_length(X, 1) ), character, X).
must_be_(list(Type), X) :- must_be_(list, X), must_be_each_(X, Type).
must_be_(oneof(Values), X) :-
    ( var(X) -> instantiation_error(X) ; memberchk(X, Values) -> true ; domain_error(oneof(Values), X) ).
must_be_(between(Low, High), X) :-
    must_(number(X), number, X),
    ( X >= Low, X =< High -> true ; domain_error(between(Low, High), X) ).

must_(Test, Type, X) :-
    ( call(Test) -> true ; var(X) -> instantiation_error(X) ; type_error(Type, X) ).

must_list_(X, List) :-
    (   var(X)
    ->  instantiation_error(List)
    ;   X = [_|Xs]
    ->  must_list_(Xs, List)
    ;   type_error(list, List)
    ).

must_be_each_([], _).
must_be_each_([X|Xs], Type) :- must_be(Type, X), must_be_each_(Xs, Type).

%! is_of_type(+Type, @Term) is semidet.
%  Term is of the type, as must_be/2 has it.
is_of_type(Type, Term) :- catch(call(must_be(Type, Term)), error(Error, _), ( Error = existence_error(_, _), throw(error(Error, _)) )).
