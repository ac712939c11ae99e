% Showing the program.

%! listing(+Spec) is det.
%  Writes the clauses of the program's predicates that Spec, Name or Name/Arity,
%  stands for.
%  Errors: instantiation_error, type_error(predicate_indicator, Spec).
listing(Spec) :-
    listing_spec_(Spec, Name, Arity),
    forall(current_predicate(Name/Arity), listing_(Name, Arity)).

listing_spec_(Spec, _, _) :- var(Spec), !, instantiation_error(Spec).
listing_spec_(Name/Arity, Name, Arity) :- !.
listing_spec_(Name, Name, _) :- atom(Name), !.
listing_spec_(Spec, _, _) :- type_error(predicate_indicator, Spec).

listing_(Name, Arity) :-
    functor(Head, Name, Arity),
    (   predicate_property(Head, dynamic)
    ->  portray_clause((:- dynamic(Name/Arity))),
        nl
    ;   true
    ),
    forall(clause(Head, Body), portray_clause((Head :- Body))),
    nl.
