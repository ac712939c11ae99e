% Tabling: calls of predicates declared with `:- table Name/Arity` are answered
% from a table, one for each variant of the call. The tables are the machine's
% (engine/machine/table.go tells the method); here is when they are filled.

%! $tabled(+Goal) is nondet.
%  Answers of a tabled goal, in the order they were found.
'$tabled'(Goal) :-
    '$table_status'(Goal, Table, Status),
    '$tabled'(Status, Goal, Table).

%! $tabled(+Status, +Goal, +Table) is nondet.
%  The same when it is known whether the table must be filled first.
'$tabled'(ready, Goal, Table) :- '$table_answer'(Table, Goal).
'$tabled'(fresh, Goal, Table) :-
    catch('$table_evaluate'(Goal, Table), Error,
          ( '$table_abandon'(Table), throw(Error) )),
    '$table_answer'(Table, Goal).

%! $table_evaluate(+Goal, +Table) is det.
%  Fills the table, in rounds until there is nothing new. The table is for calls without
%  attributes too: what waits for variables of Goal has its say when it is answered.
'$table_evaluate'(Goal, Table) :-
    copy_term_nat(Goal, Plain),
    '$table_push'(Table),
    '$table_rounds'(Plain, Table).

%! $table_rounds(+Goal, +Table) is det.
%  Runs the clauses of Goal to their end, once or more.
'$table_rounds'(Goal, Table) :-
    (   '$table_round'(Table), '$clauses'(Goal), '$table_add'(Table, Goal), fail
    ;   true
    ),
    (   '$table_again'(Table)
    ->  '$table_rounds'(Goal, Table)
    ;   true
    ).
