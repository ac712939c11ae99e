% What programs say to the system they are developed on. Most of it has no meaning
% here and does nothing.

%! debug(+Topic, +Format, +Arguments) is det.
%  Does nothing: no topic is debugged.
debug(_, _, _).

%! debug(+Topic) is det.
%  Does nothing.
debug(_).

%! nodebug(+Topic) is det.
%  Does nothing.
nodebug(_).

%! debug is det.
%  Does nothing.
debug.

%! nodebug is det.
%  Does nothing.
nodebug.

%! notrace is det.
%  Does nothing: only the top level traces.
notrace.

%! spy(+Predicate) is det.
%  Does nothing.
spy(_).

%! nospy(+Predicate) is det.
%  Does nothing.
nospy(_).

%! leash(+Ports) is det.
%  Does nothing.
leash(_).

%! visible(+Ports) is det.
%  Does nothing.
visible(_).

%! tracing is failure.
tracing :- fail.

%! garbage_collect_atoms is det.
%  Does nothing: atoms are kept.
garbage_collect_atoms.

%! trim_stacks is det.
%  Does nothing.
trim_stacks.

%! set_prolog_stack(+Stack, +Option) is det.
%  Does nothing: memory is bounded by the options of the command.
set_prolog_stack(_, _).

%! style_check(+Options) is det.
%  Does nothing.
style_check(_).

%! license(+Licence) is det.
%  Does nothing.
license(_).

%! discontiguous(+Indicators) is det.
%  Does nothing as a goal; as a directive it says that no warning is wanted.
discontiguous(_).

%! multifile(+Indicators) is det.
%  Does nothing as a goal.
multifile(_).

%! meta_predicate(+Heads) is det.
%  Does nothing: there is one space of predicates.
meta_predicate(_).

%! module_transparent(+Indicators) is det.
%  Does nothing.
module_transparent(_).

%! public(+Indicators) is det.
%  Does nothing.
public(_).

%! noprofile(+Indicators) is det.
%  Does nothing.
noprofile(_).

%! non_terminal(+Indicators) is det.
%  Does nothing.
non_terminal(_).

%! volatile(+Indicators) is det.
%  Does nothing.
volatile(_).

%! thread_local(+Indicators) is det.
%  Dynamic/1: there is one thread.
thread_local(Indicators) :- dynamic(Indicators).

%! initialization(:Goal) is nondet.
%  Goal, when it is called as a goal; as a directive it waits for the text.
initialization(Goal) :- call(Goal).

%! use_module(+File) is det.
%  As a goal: a library needs no loading, and any other file is loaded.
use_module(File) :- use_file_(File).

%! use_module(+File, +Imports) is det.
%  Use_module/1: everything is visible.
use_module(File, _) :- use_file_(File).

use_file_(File) :- var(File), !, instantiation_error(File).
use_file_(library(_)) :- !.
use_file_(File) :- ensure_loaded(File).

%! prolog_load_context(?Key, ?Value) is semidet.
%  Key is dialect. What else other systems tell of the text being loaded is not known.
prolog_load_context(dialect, eyeprove).

%! thread_self(-Thread) is det.
%  There is one, main.
thread_self(main).

%! with_mutex(+Mutex, :Goal) is semidet.
%  The first solution of Goal.
with_mutex(_, Goal) :- once(Goal).

%! time(:Goal) is nondet.
%  Goal; each solution, failure and an error tell user_error what it took so far.
time(Goal) :-
    statistics(inferences, I0),
    statistics(cputime, T0),
    (   catch(Goal, Error, ( took_(I0, T0), throw(Error) ))
    *-> took_(I0, T0)
    ;   took_(I0, T0),
        fail
    ).

took_(I0, T0) :-
    statistics(cputime, T),
    statistics(inferences, I),
    Inferences is I - I0,
    Seconds is T - T0,
    format(user_error, '% ~D inferences, ~3f CPU seconds~n', [Inferences, Seconds]).

%! main is nondet.
%  Main/1 of the program with the arguments of the command line behind --, the flag
%  argv.
main :- current_prolog_flag(argv, Arguments), call(main, Arguments).

%! argv_options(+Arguments, -Positional, -Options) is det.
%  Arguments without options --Name, --no-Name, --Name=Value and -C, which are Options
%  as Name(true), Name(false), Name(Value), C(true). Numbers are converted.
argv_options([], [], []).
argv_options(['--'|Arguments], Arguments, []) :- !.
argv_options([Argument|Arguments], Positional, Options) :-
    (   option_(Argument, Option)
    ->  Options = [Option|Options1],
        Positional = Positional1
    ;   Positional = [Argument|Positional1],
        Options = Options1
    ),
    argv_options(Arguments, Positional1, Options1).

option_(Argument, Option) :-
    atom_concat(--, Long, Argument), !,
    Long \== '',
    (   sub_atom(Long, Before, 1, After, =)
    ->  sub_atom(Long, 0, Before, _, Name0),
        sub_atom(Long, _, After, 0, Value0),
        ( atom_number(Value0, Value) -> true ; Value = Value0 )
    ;   atom_concat('no-', Name0, Long)
    ->  Value = false
    ;   Name0 = Long,
        Value = true
    ),
    atomic_list_concat(Parts, -, Name0),
    atomic_list_concat(Parts, '_', Name),
    Option =.. [Name, Value].
option_(Argument, Option) :-
    atom_concat(-, Name, Argument),
    atom_length(Name, 1),
    \+ atom_number(Name, _),
    Option =.. [Name, true].
