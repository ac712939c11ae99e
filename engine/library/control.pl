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

%! setup_call_cleanup(:Setup, :Goal, :CleanUp) is nondet.
%  Setup once, then Goal; then CleanUp, once, as soon as Goal cannot be asked for
%  more: it has its last solution, fails, throws, or a cut drops its choices.
%  Whether CleanUp succeeds does not matter; what it throws is thrown, unless Goal
%  threw before. What it binds stays bound behind the last solution only.
setup_call_cleanup(Setup, Goal, CleanUp) :-
    setup_call_catcher_cleanup(Setup, Goal, _, CleanUp).

%! setup_call_catcher_cleanup(:Setup, :Goal, ?Reason, :CleanUp) is nondet.
%  As setup_call_cleanup/3 when Reason unifies with why CleanUp is called, which is
%  exit, fail, exception(Ball), external_exception(Ball) when a goal behind a solution
%  of Goal threw Ball, or !; without the call otherwise.
setup_call_catcher_cleanup(Setup, Goal, Reason, CleanUp) :-
    once(Setup),
    '$sentry'(CleanUp, Reason, Sentry),
    call(Goal),
    '$relieve'(Sentry, Outcome),
    relieved_(Outcome, Reason, CleanUp).

relieved_(open, _, _).
relieved_(done, Reason, CleanUp) :- '$clean_up'(Reason, CleanUp, exit).

'$clean_up'(Reason, CleanUp, Why) :- ( Reason = Why -> ignore(CleanUp) ; true ).

%! call_cleanup(:Goal, :CleanUp) is nondet.
%  As setup_call_cleanup/3 without a setup.
call_cleanup(Goal, CleanUp) :- setup_call_cleanup(true, Goal, CleanUp).

%! with_output_to(+Sink, :Goal) is semidet.
%  The first solution of Goal; what it writes to the current output goes to Sink,
%  which is atom(A), string(S), chars(Cs) or codes(Cs).
with_output_to(Sink, Goal) :-
    nonvar(Sink),
    '$capture_output'(Capture),
    catch(call('$outcome'(Goal, Outcome)), Error, Outcome = threw),
    with_output_to_(Outcome, Error, Capture, Sink).

'$outcome'(Goal, true) :- call(Goal), !.
'$outcome'(_, false).

with_output_to_(true, _, Capture, Sink) :- '$captured_output'(Capture, Sink).
with_output_to_(false, _, Capture, _) :- '$captured_output'(Capture, _), fail.
with_output_to_(threw, Error, Capture, _) :- '$captured_output'(Capture, _), throw(Error).

%! limit(+Count, :Goal) is nondet.
%  The first Count solutions of Goal.
limit(Count, Goal) :-
    must_be(nonneg, Count),
    Count > 0,
    call_nth_(Goal, N),
    ( N < Count -> true ; ! ).

%! offset(+Count, :Goal) is nondet.
%  The solutions of Goal but for the first Count.
offset(Count, Goal) :-
    must_be(nonneg, Count),
    call_nth_(Goal, N),
    N > Count.

%! call_nth(:Goal, ?N) is nondet.
%  The solution of Goal with the number N, or each with its number, from 1.
call_nth(Goal, N) :-
    (   var(N)
    ->  call_nth_(Goal, N)
    ;   must_be(nonneg, N),
        N > 0,
        call_nth_(Goal, K),
        K =:= N, !
    ).

call_nth_(Goal, N) :-
    gensym('$nth ', Key),
    nb_setval(Key, 0),
    call(Goal),
    nb_getval(Key, N0),
    N is N0 + 1,
    nb_setval(Key, N).
