% Tracing: a meta-interpreter that shows a goal's derivation at the four ports of
% Byrd's box model. It runs the clauses of the program; predicates of the language
% and its library are one box each.

%! traced(:Goal) is nondet.
%  Calls Goal and writes each call, exit, redo and fail of a goal below it.
traced(Goal) :- traced_(Goal, 1).

% traced_(Goal, Depth): Goal as a body of its own, in which a cut is local.
traced_(Goal, Depth) :-
    traced_part_(Goal, Depth, Rest, Cut),
    (   Cut == no -> true
    ;   !, traced_(Rest, Depth)
    ).

% traced_part_(Body, Depth, Rest, Cut): runs Body up to its first cut. Cut is yes
% when there is one, and Rest what comes behind it.
traced_part_(Goal, _, _, _) :- var(Goal), !, instantiation_error(Goal).
traced_part_(true, _, true, no) :- !.
traced_part_(!, _, true, yes) :- !.
traced_part_((A, B), Depth, Rest, Cut) :- !,
    traced_part_(A, Depth, RestA, CutA),
    (   CutA == yes -> Rest = (RestA, B), Cut = yes
    ;   traced_part_(B, Depth, Rest, Cut)
    ).
traced_part_((If -> Then ; Else), Depth, Rest, Cut) :- !,
    (   traced_(If, Depth) -> traced_part_(Then, Depth, Rest, Cut)
    ;   traced_part_(Else, Depth, Rest, Cut)
    ).
traced_part_((If *-> Then ; Else), Depth, Rest, Cut) :- !,
    (   traced_(If, Depth) *-> traced_part_(Then, Depth, Rest, Cut)
    ;   traced_part_(Else, Depth, Rest, Cut)
    ).
traced_part_((If -> Then), Depth, Rest, Cut) :- !,
    (   traced_(If, Depth) -> traced_part_(Then, Depth, Rest, Cut) ).
traced_part_((If *-> Then), Depth, Rest, Cut) :- !,
    traced_(If, Depth),
    traced_part_(Then, Depth, Rest, Cut).
traced_part_((A ; B), Depth, Rest, Cut) :- !,
    (   traced_part_(A, Depth, Rest, Cut)
    ;   traced_part_(B, Depth, Rest, Cut)
    ).
traced_part_(\+ Goal, Depth, true, no) :- !, \+ traced_(Goal, Depth).
traced_part_(call(Goal), Depth, true, no) :- !, traced_(Goal, Depth).
traced_part_(once(Goal), Depth, true, no) :- !, ( traced_(Goal, Depth) -> true ).
traced_part_(ignore(Goal), Depth, true, no) :- !, ( traced_(Goal, Depth) -> true ; true ).
traced_part_(forall(If, Then), Depth, true, no) :- !,
    \+ ( traced_(If, Depth), \+ traced_(Then, Depth) ).
traced_part_(findall(Template, Goal, List), Depth, true, no) :- !,
    findall(Template, traced_(Goal, Depth), List).
traced_part_(catch(Goal, Catcher, Recovery), Depth, true, no) :- !,
    catch(traced_(Goal, Depth), Catcher, traced_(Recovery, Depth)).
traced_part_(Goal, Depth, true, no) :- traced_goal_(Goal, Depth).

% traced_goal_(Goal, Depth): one box.
traced_goal_(Goal, Depth) :-
    (   '$port'(call, Depth, Goal)
    ;   '$port'(fail, Depth, Goal), fail
    ),
    catch(traced_step_(Goal, Depth), Error,
          ( '$port'(exception, Depth, Goal), throw(Error) )),
    (   '$port'(exit, Depth, Goal)
    ;   '$port'(redo, Depth, Goal), fail
    ).

traced_step_(Goal, Depth) :-
    '$has_clauses'(Goal), !,
    Deeper is Depth + 1,
    traced_clause_(Goal, Deeper).
traced_step_(Goal, _) :- call(Goal).

traced_clause_(Goal, Depth) :-
    clause(Goal, Body),
    traced_part_(Body, Depth, Rest, Cut),
    (   Cut == no -> true
    ;   !, traced_(Rest, Depth)
    ).
