% Control over goals. The constructs that the machine runs itself (conjunction,
% disjunction, if-then-else, negation, call/N, catch/3, findall/3) are not here.

%! once(:Goal) is semidet.
%  The first solution of Goal.
once(Goal) :- call(Goal), !.

%! ignore(:Goal) is det.
%  The first solution of Goal, or nothing when it has none.
ignore(Goal) :- ( call(Goal) -> true ; true ).

%! not(:Goal) is semidet.
%  Another name of \+.
not(Goal) :- \+ call(Goal).

%! forall(:Condition, :Action) is semidet.
%  Action holds for every solution of Condition.
forall(Condition, Action) :- \+ ( call(Condition), \+ call(Action) ).

%! assertion(:Goal) is det.
%  Goal has a solution; its bindings are not kept.
%  Errors: assertion_failed(Goal).
assertion(Goal) :- \+ \+ call(Goal), !.
assertion(Goal) :- throw(error(assertion_failed(Goal), _)).

%! apply(:Closure, +Arguments) is nondet.
%  Calls Closure with the elements of Arguments added to it.
apply(Closure, Arguments) :-
    Closure =.. List0,
    append(List0, Arguments, List),
    Goal =.. List,
    call(Goal).

%! repeat is multi.
%  Succeeds as often as it is asked to.
repeat.
repeat :- repeat.

%! ^(?Variables, :Goal) is nondet.
%  Goal. Within bagof/3 and setof/3 the variables are existential.
_ ^ Goal :- call(Goal).

%! setup_call_cleanup(:Setup, :Goal, :Cleanup) is semidet.
%  Setup once, then the first solution of Goal; then, whether it succeeded,
%  failed or threw, Cleanup once. Whether Cleanup succeeds does not matter, nor
%  what it throws when Goal threw before.
setup_call_cleanup(Setup, Goal, Cleanup) :-
    once(Setup),
    catch(call('$outcome'(Goal, Outcome)), Error, Outcome = threw),
    cleanup_(Outcome, Error, Cleanup).

'$outcome'(Goal, true) :- call(Goal), !.
'$outcome'(_, false).

cleanup_(true, _, Cleanup) :- ignore(Cleanup).
cleanup_(false, _, Cleanup) :- ignore(Cleanup), fail.
cleanup_(threw, Error, Cleanup) :- catch(ignore(Cleanup), _, true), throw(Error).

%! call_cleanup(:Goal, :Cleanup) is semidet.
%  As setup_call_cleanup/3 without a setup.
call_cleanup(Goal, Cleanup) :- setup_call_cleanup(true, Goal, Cleanup).

%! with_output_to(+Sink, :Goal) is semidet.
%  The first solution of Goal; what it writes to the current output goes to Sink,
%  which is atom(A), string(S), chars(Cs) or codes(Cs).
with_output_to(Sink, Goal) :-
    nonvar(Sink),
    '$capture_output'(Capture),
    catch(call('$outcome'(Goal, Outcome)), Error, Outcome = threw),
    with_output_to_(Outcome, Error, Capture, Sink).

with_output_to_(true, _, Capture, Sink) :- '$captured_output'(Capture, Sink).
with_output_to_(false, _, Capture, _) :- '$captured_output'(Capture, _), fail.
with_output_to_(threw, Error, Capture, _) :- '$captured_output'(Capture, _), throw(Error).
