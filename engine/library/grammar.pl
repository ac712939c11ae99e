% Definite clause grammars. Rules are translated when they are read.

%! phrase(:Body, ?List) is nondet.
%  The grammar body describes all of List.
phrase(Body, List) :- phrase(Body, List, []).

%! phrase(:Body, ?List, ?Rest) is nondet.
%  The grammar body describes List up to Rest.
%  Errors: instantiation_error or type_error(callable, _) for Body,
%  type_error(list, _) for the lists.
phrase(Body, List, Rest) :-
    must_be(callable, Body),
    '$grammar_body'(Body, From, To, Goal),
    phrase_list_(List),
    phrase_list_(Rest),
    From = List,
    To = Rest,
    call(Goal).

phrase_list_(List) :-
    (   phrase_spine_(List)
    ->  true
    ;   type_error(list, List)
    ).

phrase_spine_(List) :- var(List), !.
phrase_spine_([]).
phrase_spine_([_|Xs]) :- phrase_spine_(Xs).

%! call_dcg(:Body, ?State0, ?State) is nondet.
%  As phrase/3, for states that need not be lists.
call_dcg(Body, State0, State) :-
    must_be(callable, Body),
    '$grammar_body'(Body, From, To, Goal),
    From = State0,
    To = State,
    call(Goal).

%! expand_term(+Term, -Clause) is det.
%  Clause is the translation of a grammar rule; any other term stays as it is.
expand_term(Term, Clause) :-
    (   nonvar(Term), Term = (_ --> _)
    ->  dcg_translate_rule(Term, Clause)
    ;   Clause = Term
    ).
