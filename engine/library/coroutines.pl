% Attributed variables, and goals that wait until variables are bound.
%
% The machine calls '$wakeup'/1 when attributed variables were bound, before the
% next goal. An attribute is known by the name of a module. Those named freeze, dif
% and when are handled here; for any other the program defines
% attr_unify_hook(Value, Other): Value is the attribute of the variable, Other what
% it was bound to, which can be another variable. A grammar rule
% attribute_goals(Variable) may say by which goals copy_term/3 and the top level show
% the attribute.

%! $wakeup(+Bound) is nondet.
%  What is to be done when variables were bound: Bound is a list of
%  wake(Attributes, Value).
'$wakeup'([]).
'$wakeup'([wake(Attributes, Value)|Bound]) :-
    '$wake_all'(Attributes, Value),
    '$wakeup'(Bound).

'$wake_all'([], _).
'$wake_all'(att(Module, Attribute, More), Value) :-
    '$wake'(Module, Attribute, Value),
    '$wake_all'(More, Value).

'$wake'(freeze, Goals, Value) :- !, '$wake_frozen'(Value, Goals).
'$wake'(dif, Waiting, _) :- !, '$wake_dif'(Waiting).
'$wake'(when, Waiting, _) :- !, '$wake_when'(Waiting).
'$wake'(Module, Attribute, Value) :- call(Module:attr_unify_hook, Attribute, Value).

%! $woken(:Goal) is nondet.
%  Goal, which waited. A proof finds here what freeze/2 and when/2 rest on.
'$woken'(Goal) :- call(Goal).

%! freeze(?Variable, :Goal) is nondet.
%  Goal, as soon as Variable is bound.
freeze(Variable, Goal) :- nonvar(Variable), !, call(Goal).
freeze(Variable, Goal) :-
    '$qualified'(Goal, Qualified),
    '$freeze'(Variable, Qualified).

'$freeze'(Variable, Goal) :-
    (   get_attr(Variable, freeze, Before)
    ->  put_attr(Variable, freeze, '$and'(Before, Goal))
    ;   put_attr(Variable, freeze, Goal)
    ).

'$wake_frozen'(Value, Goals) :- attvar(Value), !, '$freeze'(Value, Goals).
'$wake_frozen'(_, Goals) :- '$thaw'(Goals).

'$thaw'('$and'(First, Second)) :- !, '$thaw'(First), '$thaw'(Second).
'$thaw'(Goal) :- '$woken'(Goal).

'$qualified'(Goal, Goal) :- nonvar(Goal), Goal = _:_, !.
'$qualified'(Goal, user:Goal).

%! dif(?A, ?B) is semidet.
%  A and B are different: never the same term, whatever is bound later.
dif(A, B) :-
    (   unifiable(A, B, Pairs)
    ->  Pairs = [Variable = Value|_],
        '$dif_wait'(Variable, Value, dif(A, B, _))
    ;   true
    ).

% While one pair of the unifier is undecided so is the whole: the constraint waits
% for that pair alone. It is noted with both of its variables, and is over when its
% third argument is bound.
'$dif_wait'(Variable, Value, Dif) :-
    '$wait'(Variable, dif, Dif),
    (   var(Value) -> '$wait'(Value, dif, also(Dif)) ; true ).

'$wake_dif'([]).
'$wake_dif'([Entry|Entries]) :-
    '$wake_dif'(Entries),
    '$entry'(Entry, dif(A, B, Over)),
    (   var(Over) -> Over = over, dif(A, B) ; true ).

%! when(+Condition, :Goal) is nondet.
%  Goal, as soon as Condition holds: nonvar(X), ground(T), ?=(X, Y), or several of
%  them with , and ;.
%  Errors: instantiation_error, domain_error(when_condition, Condition).
when(Condition, Goal) :-
    '$condition'(Condition, Condition),
    '$qualified'(Goal, Qualified),
    '$when_left'(Condition, Left),
    (   Left == true
    ->  call(Goal)
    ;   '$when_wait'(Left, Qualified)
    ).

'$condition'(Part, _) :- var(Part), !, throw(error(instantiation_error, _)).
'$condition'(nonvar(_), _) :- !.
'$condition'(ground(_), _) :- !.
'$condition'(?=(_, _), _) :- !.
'$condition'((A, B), Whole) :- !, '$condition'(A, Whole), '$condition'(B, Whole).
'$condition'((A ; B), Whole) :- !, '$condition'(A, Whole), '$condition'(B, Whole).
'$condition'(_, Whole) :- throw(error(domain_error(when_condition, Whole), _)).

% What of a condition does not hold yet, true when all of it does.
'$when_left'(nonvar(X), Left) :- ( nonvar(X) -> Left = true ; Left = nonvar(X) ).
'$when_left'(ground(X), Left) :- ( ground(X) -> Left = true ; Left = ground(X) ).
'$when_left'(?=(X, Y), Left) :- ( ?=(X, Y) -> Left = true ; Left = ?=(X, Y) ).
'$when_left'((A, B), Left) :-
    '$when_left'(A, LeftA),
    '$when_left'(B, LeftB),
    (   LeftA == true -> Left = LeftB
    ;   LeftB == true -> Left = LeftA
    ;   Left = (LeftA, LeftB)
    ).
'$when_left'((A ; B), Left) :-
    '$when_left'(A, LeftA),
    (   LeftA == true
    ->  Left = true
    ;   '$when_left'(B, LeftB),
        ( LeftB == true -> Left = true ; Left = (LeftA ; LeftB) )
    ).

'$when_wait'(Condition, Goal) :-
    '$when_for'(Condition, Terms, []),
    term_variables(Terms, [Variable|Variables]),
    When = when(Condition, Goal, _),
    '$wait'(Variable, when, When),
    '$wait_all'(Variables, when, also(When)).

% Variables without which being bound a condition cannot come to hold.
'$when_for'(nonvar(X), [X|Terms], Terms).
'$when_for'(ground(X), [Variable|Terms], Terms) :- term_variables(X, [Variable|_]).
'$when_for'(?=(X, Y), Terms0, Terms) :- unifiable(X, Y, Pairs), '$when_pairs'(Pairs, Terms0, Terms).
'$when_for'((A, _), Terms0, Terms) :- '$when_for'(A, Terms0, Terms).
'$when_for'((A ; B), Terms0, Terms) :- '$when_for'(A, Terms0, Terms1), '$when_for'(B, Terms1, Terms).

'$when_pairs'([], Terms, Terms).
'$when_pairs'([X = Y|Pairs], [X|Terms0], Terms) :-
    (   var(Y) -> Terms0 = [Y|Terms1] ; Terms0 = Terms1 ),
    '$when_pairs'(Pairs, Terms1, Terms).

'$wake_when'([]).
'$wake_when'([Entry|Entries]) :-
    '$wake_when'(Entries),
    '$entry'(Entry, when(Condition, Goal, Over)),
    (   var(Over) -> Over = over, '$when_again'(Condition, Goal) ; true ).

'$when_again'(Condition, Goal) :-
    '$when_left'(Condition, Left),
    (   Left == true
    ->  '$woken'(Goal)
    ;   '$when_wait'(Left, Goal)
    ).

% An attribute of dif or when is a list of what waits, the last in front. Entries in
% front that are over are dropped when one is added.
'$wait'(Variable, Module, Entry) :-
    (   get_attr(Variable, Module, Before)
    ->  '$waiting'(Before, Waiting),
        put_attr(Variable, Module, [Entry|Waiting])
    ;   put_attr(Variable, Module, [Entry])
    ).

'$wait_all'([], _, _).
'$wait_all'([Variable|Variables], Module, Entry) :-
    '$wait'(Variable, Module, Entry),
    '$wait_all'(Variables, Module, Entry).

'$waiting'([], []).
'$waiting'([Entry|Entries], Waiting) :-
    '$entry'(Entry, Waits),
    arg(3, Waits, Over),
    (   var(Over) -> Waiting = [Entry|Entries] ; '$waiting'(Entries, Waiting) ).

'$entry'(also(Waits), Waits) :- !.
'$entry'(Waits, Waits).

%! frozen(?Term, -Goal) is det.
%  The goals that wait for variables of Term, as a conjunction; true for none.
frozen(Term, Goal) :-
    term_attvars(Term, Variables),
    '$residual_goals'(Variables, Goals),
    '$conjunction'(Goals, Goal).

'$conjunction'([], true).
'$conjunction'([Goal|Goals], Conjunction) :- '$conjunction'(Goals, Goal, Conjunction).

'$conjunction'([], Goal, Goal).
'$conjunction'([Next|Goals], Goal, (Goal, Rest)) :- '$conjunction'(Goals, Next, Rest).

%! copy_term(?Term, -Copy, -Goals) is det.
%  Copy is a copy of Term without attributes, and Goals are the goals by which its
%  variables would get those that the variables of Term have.
copy_term(Term, Copy, Goals) :-
    term_attvars(Term, Variables),
    '$residual_goals'(Variables, Residual),
    copy_term_nat(Term-Residual, Copy-Goals).

%! $residual_goals(+Variables, -Goals) is det.
%  The goals by which attributed variables would get their attributes.
'$residual_goals'([], []).
'$residual_goals'([Variable|Variables], Goals) :-
    get_attrs(Variable, Attributes),
    '$attributes_goals'(Attributes, Variable, Goals, Rest),
    '$residual_goals'(Variables, Rest).

'$attributes_goals'([], _, Goals, Goals).
'$attributes_goals'(att(Module, Value, More), Variable, Goals0, Goals) :-
    '$attribute_goals'(Module, Value, Variable, Goals0, Goals1), !,
    '$attributes_goals'(More, Variable, Goals1, Goals).

'$attribute_goals'(freeze, Value, Variable, Goals0, Goals) :- '$freeze_goals'(Value, Variable, Goals0, Goals).
'$attribute_goals'(dif, Value, _, Goals0, Goals) :- '$waiting_goals'(Value, Goals0, Goals).
'$attribute_goals'(when, Value, _, Goals0, Goals) :- '$waiting_goals'(Value, Goals0, Goals).
'$attribute_goals'(Module, _, Variable, Goals0, Goals) :-
    current_predicate(attribute_goals/3),
    call(Module:attribute_goals, Variable, Goals0, Goals).
'$attribute_goals'(Module, Value, Variable, [put_attr(Variable, Module, Value)|Goals], Goals).

'$freeze_goals'('$and'(First, Second), Variable, Goals0, Goals) :- !,
    '$freeze_goals'(First, Variable, Goals0, Goals1),
    '$freeze_goals'(Second, Variable, Goals1, Goals).
'$freeze_goals'(Goal, Variable, [freeze(Variable, Goal)|Goals], Goals).

'$waiting_goals'([], Goals, Goals).
'$waiting_goals'([Entry|Entries], Goals0, Goals) :-
    '$waiting_goals'(Entries, Goals0, Goals1),
    '$waiting_goal'(Entry, Goals1, Goals).

'$waiting_goal'(dif(A, B, Over), Goals0, Goals) :-
    var(Over), unifiable(A, B, Pairs), !,
    '$dif_goal'(Pairs, Goal),
    Goals0 = [Goal|Goals].
'$waiting_goal'(when(Condition, Goal, Over), Goals0, Goals) :- var(Over), !,
    Goals0 = [when(Condition, Goal)|Goals].
'$waiting_goal'(_, Goals, Goals).

'$dif_goal'([A = B], Goal) :- !, Goal = dif(A, B).
'$dif_goal'(Pairs, dif(A, B)) :-
    '$dif_sides'(Pairs, [], As, [], Bs),
    A =.. [f|As],
    B =.. [f|Bs].

'$dif_sides'([], As, As, Bs, Bs).
'$dif_sides'([A = B|Pairs], As0, As, Bs0, Bs) :- '$dif_sides'(Pairs, [A|As0], As, [B|Bs0], Bs).
