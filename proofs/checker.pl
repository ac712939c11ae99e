% A second checker of proof documents, in ISO Prolog: conditions C1 to C5 and C7.
% It runs unchanged on SWI-Prolog, GNU Prolog and eyeprove, and shares no line with
% the checker in Go; the tests compare what the two say.
%
% The program, the goals and the proof come one after the other:
%
%     (cat family.pl; echo 'proof_of([grandparent(X, Y)]).'; cat family.proof) |
%         swipl -q -g check -t halt proofs/checker.pl
%
% It prints a fact failure(Condition, Goal, Detail) for each finding, trusted(Goal)
% for each boundary that is not decided, and last verdict(V) as check/6 of the report
% has it: checked, checked_with_obligations or failed(N). Where the checker in Go
% bounds the work for each decision, this one does not: it is for proofs that end.
%
% In a step, variables stand for constants: only those of a clause take values. So
% the terms of a step are copied and their variables bound to terms '$v'(N), which no
% document may contain; what is compared then is ground.

% clause_(Number, Head, Goals, Names) has the clauses, defined(P) their predicates,
% fact_(Head) those without a body; grows(P) and native(P) are declared. step_(N, Goal,
% By, Bindings, Uses) has the steps, serves(M, N) says that step M uses N; mark(How, N)
% is of the walks of C2 and C7, found(F) what is reported.
:- dynamic((clause_/4, defined/1, fact_/1, grows/1, native/1, step_/5, serves/2, mark/2, found/1)).

check :-
    prepare, current_input(In),
    read_program(In, 1, Goals),
    read_proof(In, 1, Claims, Records, Keys),
    ( found(failure(_, proof_document, _)) -> true ; judge(Claims, Records, Keys, Goals) ),
    report.

judge(Claims, Records, Keys, Goals) :-
    tree(Keys, Index),
    each(Records, record_),
    claims(Claims, Goals, Index),
    ( step_(N, G, By, Bs, Us), step(N, G, By, Bs, Us, Index), fail ; true ),
    ( step_(N1, _, _, _, _), walk(N1), fail ; true ),
    relevance(Claims, Index).

prepare :-
    catch(set_prolog_flag(iso, true), _, true),
    set_prolog_flag(double_quotes, chars),
    each([dynamic, discontiguous, initialization, table, multifile], prefix).
prefix(Name) :- catch(op(1150, fx, Name), _, true).

report :-
    ( found(F), writeq(F), write('.'), nl, fail ; true ),
    findall(x, found(failure(_, _, _)), Fs), length(Fs, N),
    ( N > 0 -> V = failed(N) ; found(trusted(_)) -> V = checked_with_obligations ; V = checked ),
    writeq(verdict(V)), write('.'), nl.
fail_(Condition, Goal, Detail) :- assertz(found(failure(Condition, Goal, Detail))).

% ---- The program: clauses by number, as records and steps cite them.

read_program(In, N, Goals) :-
    read_term(In, T, [variable_names(Names)]),
    ( T = proof_of(Goals) -> true
    ; T == end_of_file -> throw('no goals: proof_of(Goals) must follow the program')
    ; take(T, Names, N, M), read_program(In, M, Goals) ).

take((?- _), _, N, N) :- !.
take((:- D), _, N, M) :- !, directive(D), ( unnumbered(D) -> M = N ; M is N + 1 ).
take((H --> B), Names, N, M) :- !, grammar(H, B, Clause), take(Clause, Names, N, M).
take((H :- B), Names, N, M) :- !, goals(B, Gs), add(N, H, Gs, Names), targets(B), M is N + 1.
take(H, Names, N, M) :- add(N, H, [], Names), M is N + 1.

add(N, H, Goals, Names) :-
    ( Goals == [true] -> Body = [] ; Body = Goals ),
    assertz(clause_(N, H, Body, Names)),
    functor(H, Name, Arity),
    ( defined(Name/Arity) -> true ; assertz(defined(Name/Arity)) ),
    ( Body == [], \+ built_in(H) -> assertz(fact_(H)) ; true ).

unnumbered(D) :- functor(D, F, A), in(F/A, [module/2, use_module/1, use_module/2, (meta_predicate)/1]), !.

directive((A, B)) :- !, directive(A), directive(B).
directive(op(P, T, Ns)) :- !, op(P, T, Ns).
directive(set_prolog_flag(double_quotes, V)) :- !, set_prolog_flag(double_quotes, V).
directive(dynamic(Ps)) :- !, declare(Ps, grows(_)).
directive(accelerated(Ps)) :- !, declare(Ps, native(_)).
directive(D) :- targets(D).

declare(Ps, _) :- ( var(Ps) ; Ps == [] ), !.
declare([P|Ps], F) :- !, declare(P, F), declare(Ps, F).
declare((P, Q), F) :- !, declare(P, F), declare(Q, F).
declare(P, F) :- functor(F, Name, 1), G =.. [Name, P], assertz(G).

% targets(T): note the predicates that a term asserts clauses of.
targets(T) :- \+ compound(T), !.
targets(T) :-
    ( in(T, [assertz(C), asserta(C), assert(C)]) -> ( nonvar(C), C = (H :- _) -> true ; H = C ),
        ( var(H) -> P = any ; functor(H, Name, Arity), P = Name/Arity ),
        ( grows(P) -> true ; assertz(grows(P)) )
    ; true ),
    T =.. [_|Args], each(Args, targets).

% goals(B, Gs): the conjuncts of a body, a variable for a goal as call(X).
goals(B, [call(B)]) :- var(B), !.
goals((A, B), Gs) :- !, goals(A, As), goals(B, Bs), join(As, Bs, Gs).
goals(G0, [G]) :- inner(G0, G).
inner(G, call(G)) :- var(G), !.
inner(G0, G) :- transparent(G0, F, A0, B0), !, inner(A0, A), inner(B0, B), G =.. [F, A, B].
inner(G, G).
transparent(G, F, A, B) :- compound(G), G =.. [F, A, B], in(F, [',', ;, ->, '*->']), !.

% ---- Grammar rules.

grammar(H, B, (P :- G, S = List)) :- nonvar(H), H = (N, Back), !,
    extend(N, [S0, S], P), phrase_(B, S0, M, G), join(Back, M, List).
grammar(H, B, (P :- G)) :- extend(H, [S0, S], P), phrase_(B, S0, S, G).

phrase_(B, S0, S, phrase(B, S0, S)) :- var(B), !.
phrase_((A, B), S0, S, (P, Q)) :- !, phrase_(A, S0, M, P), phrase_(B, M, S, Q).
phrase_((A -> B), S0, S, (P -> Q)) :- !, phrase_(A, S0, M, P), phrase_(B, M, S, Q).
phrase_((A ; B), S0, S, (P ; Q)) :- !, phrase_(A, S0, S, P), phrase_(B, S0, S, Q).
phrase_('|'(A, B), S0, S, (P ; Q)) :- !, phrase_(A, S0, S, P), phrase_(B, S0, S, Q).
phrase_(\+ A, S0, S, (\+ P, S = S0)) :- !, phrase_(A, S0, _, P).
phrase_(!, S0, S, (!, S = S0)) :- !.
phrase_({G}, S0, S, (G, S = S0)) :- !.
phrase_([], S0, S, S0 = S) :- !.
phrase_([X|Xs], S0, S, S0 = List) :- !, join([X|Xs], S, List).
phrase_(N, S0, S, G) :- extend(N, [S0, S], G).
extend(G0, Args, G) :- G0 =.. L0, join(L0, Args, L), G =.. L.

% ---- The document: claims, records, steps, and their goals with the step's number.

read_proof(In, N, Claims, Records, Keys) :-
    catch(read_term(In, T, []), _, T = 'does not read'),
    proof_fact(T, In, N, Claims, Records, Keys).

proof_fact(T, _, _, [], [], []) :- T == end_of_file, !.
proof_fact('does not read', _, _, [], [], []) :- !, retractall(found(_)), fail_('C3', proof_document, 'does not read').
proof_fact(T, In, N, Cs, Rs, Ks) :- no_fact(T), !, fail_('C3', T, 'not a fact of a proof'),
    read_proof(In, N, Cs, Rs, Ks).
proof_fact(clause(N, H, B), In, M, Cs, [clause(N, H, B)|Rs], Ks) :- !, read_proof(In, M, Cs, Rs, Ks).
proof_fact(step(G, By, Bs, Us), In, N, Cs, Rs, Ks) :- !,
    ( shape(Bs, Us) -> assertz(step_(N, G, By, Bs, Us)), key(G, K), Ks = [K-N|Ks1]
    ; fail_('C3', G, 'bindings or uses are no list'), Ks = Ks1 ),
    M is N + 1, read_proof(In, M, Cs, Rs, Ks1).
proof_fact(C, In, N, [C|Cs], Rs, Ks) :- read_proof(In, N, Cs, Rs, Ks).

no_fact(T) :- ( \+ callable_(T) ; in(T, [(:- _), (_ :- _), (?- _)]) ; forged(T) ), !.
forged(T) :- compound(T), ( T = '$v'(_) -> true ; T =.. [_|As], some(As, forged) ).
shape(Bs, Us) :- proper(Us), proper(Bs), \+ ( in(B, Bs), \+ pair(B) ).
pair(B) :- nonvar(B), B = (N = _), atom(N).
callable_(T) :- ( atom(T) ; compound(T) ), !.

% key(G, K): K is ground; goals are variants exactly when their keys are equal.
key(G, K) :- copy_term(G, K), constants(K).

constants(T) :- term_variables(T, Vs), constants(Vs, 0).
constants([], _).
constants(['$v'(N)|Vs], N) :- M is N + 1, constants(Vs, M).

% A balanced tree over the sorted keys, and how a step is found in it. A second step
% for a goal is set aside.
tree(Keys, Tree) :- keysort(Keys, Sorted), single(Sorted, Ks), length(Ks, N), tree(N, Ks, [], Tree).

single([K-I, K1-J|Ks], Ls) :- K == K1, !,
    retract(step_(J, G, _, _, _)), fail_('C3', G, 'a second step'), single([K-I|Ks], Ls).
single([K|Ks], [K|Ls]) :- !, single(Ks, Ls).
single([], []).
tree(0, L, L, empty) :- !.
tree(N, L0, L, node(A, K, I, B)) :-
    NA is N // 2, NB is N - NA - 1, tree(NA, L0, [K-I|L1], A), tree(NB, L1, L, B).

find(G, Tree, I) :- key(G, K), look(Tree, K, I).
look(node(A, K0, I0, B), K, I) :- compare(O, K, K0), look(O, A, B, I0, K, I).
look(=, _, _, I, _, I).
look(<, A, _, _, K, I) :- look(A, K, I).
look(>, _, B, _, K, I) :- look(B, K, I).

% ---- C1: records are those of the program, steps are instances of clauses.

record_(clause(N, H, B)) :-
    ( integer(N), clause_(N, H1, Gs, Names) ->
        term_variables(H1-Gs, Vs), each_named(Vs, Names, 1), conjunction(Gs, B1),
        ( H-B == H1-B1 -> true ; fail_('C1', clause(N, H, B), 'differs from the clause') )
    ; fail_('C1', clause(N, H, B), 'no such clause') ).
each_named([], _, _).
each_named([V|Vs], Names, I) :-
    ( in(Name = X, Names), X == V, \+ sub_atom(Name, 0, 1, _, '_') -> V = var(Name), J = I
    ; V = anonymous(I), J is I + 1 ),
    each_named(Vs, Names, J).
conjunction([], true).
conjunction([G], G) :- !.
conjunction([G|Gs], (G, B)) :- conjunction(Gs, B).

instance(N, G, Bs, Us, Kind, Detail) :-
    ( \+ integer(N) -> Detail = 'no number'
    ; \+ clause_(N, _, _, _) -> Detail = 'no such clause'
    ; clause_(N, H, Body, Names), copy_term(G-Bs-Us, G1-Bs1-Us1), constants(G1-Bs1-Us1),
      ( Kind == fact, Body \== [] -> Detail = 'the clause has a body'
      ; built_in(H) -> Detail = 'no program may define this predicate'
      ; \+ bind(Bs1, Names, []) -> Detail = 'bindings are not of distinct variables'
      ; \+ \+ ( bind(Bs1, Names, []), H = G1, Body = Us1, ground(H-Body) ) -> Detail = ok
      ; Detail = 'no instance of the clause' ) ).

bind([], _, _).
bind([Name = V|Bs], Names, Seen) :-
    Name \== '_', \+ in(Name, Seen), in(N = X, Names), N == Name, !, X = V, bind(Bs, Names, [Name|Seen]).

% ---- C3 and C5: how each step is justified. C4: its uses have steps.

step(N, G, By, Bs, Us, Index) :-
    each_use(Us, N, Index),
    ( nonvar(By), by(By, G, Bs, Us) -> true ; fail_('C3', G, 'unknown justification') ).

each_use([], _, _).
each_use([U|Us], N, Index) :- goals_(U, Gs), each_goal(Gs, N, Index), each_use(Us, N, Index).
each_goal([], _, _).
each_goal([G|Gs], N, Index) :-
    ( find(G, Index, I) -> assertz(serves(N, I))
    ; key(G, K), fact_(K) -> true
    ; fail_('C4', G, 'a use without a step') ),
    each_goal(Gs, N, Index).

% goals_(C, Gs): the conjuncts of a goal of the document.
goals_(C, [C]) :- var(C), !.
goals_((A, B), Gs) :- !, goals_(A, As), goals_(B, Bs), join(As, Bs, Gs).
goals_(G, [G]).

by(rule(N), G, Bs, Us) :- integer(N), instance(N, G, Bs, Us, rule, D), ( D == ok -> true ; fail_('C1', G, D) ).
by(fact(N), G, Bs, Us) :- integer(N), instance(N, G, Bs, Us, fact, D), ( D == ok -> true ; fail_('C1', G, D) ).
by(builtin, G, _, Us) :- callable_(G), decide(G, D),
    ( D \== yes, \+ own(G), alternative(G, _) -> by(control, G, [], Us) ; decided(D, G) ).
by(called(G0), G, [], Us) :- callable_(G), callable_(G0), functor(G, F, A),
    ( functor(G0, F, A), copy_term(G0, C), called(C, G, Us, D) -> true ; D = no ),
    ( D == yes -> decided(open, G) ; decided(D, G) ).
by(control, G, [], Us) :- callable_(G),
    ( own(G) -> decided(no, G)
    ; alternative(G, _) -> flat(Us, Gs), ( alternative(G, Gs1), Gs1 == Gs -> true ; decided(no, G) )
    ; copy_term(G-Us, G1-Us1), constants(G1-Us1), attempt(G1, Us1, D), decided(D, G) ).
by(absent, G, [], []) :- nonvar(G), G = (\+ _), decided(open, G).
by(collected, G, [], []) :- nonvar(G), G = findall(_, _, _), decided(open, G).
by(asserted, G, [], []) :- callable_(G), functor(G, F, A), ( grows(F/A) -> true ; grows(any) ), decided(open, G).
decided(yes, _).
decided(open, G) :- assertz(found(trusted(G))).
decided(no, G) :- fail_('C5', G, 'does not hold when it is decided again').

% own(G): the program defines the predicate of G itself.
own(G) :- functor(G, F, A), defined(F/A), \+ native(F/A), \+ built_in(G).

% alternative(G, Gs): the goals that solve a control construct.
alternative(call(G), Gs) :- goals_(G, Gs).
alternative(G, Gs) :- functor(G, call, A), A > 1, G =.. [_, F|Args], callable_(F), extend(F, Args, G1), goals_(G1, Gs).
alternative(once(G), Gs) :- called_(G, G1), goals_(G1, Gs).
alternative(ignore(G), Gs) :- called_(G, G1), ( goals_(G1, Gs) ; Gs = [\+ G1] ).
alternative(ignore(_), []).
alternative(catch(G, _, _), Gs) :- goals_(G, Gs).
alternative(catch(_, _, G), Gs) :- goals_(G, Gs).
alternative(_ : G, Gs) :- goals_(G, Gs).
alternative((C -> T), Gs) :- goals_((C, T), Gs).
alternative('*->'(C, T), Gs) :- goals_((C, T), Gs).
alternative((A ; _), Gs) :- ( nonvar(A), in(A, [(_ -> _), '*->'(_, _)]) -> alternative(A, Gs) ; goals_(A, Gs) ).
alternative((A ; _), [A]) :- nonvar(A), in(A, [(_ -> _), '*->'(_, _)]).
alternative((_ ; B), Gs) :- goals_(B, Gs).

% called_(G, G1): what solves G, also when it is seen through call/1.
called_(G, G).
called_(G, G2) :- nonvar(G), G = call(G1), called_(G1, G2).

flat([], []).
flat([U|Us], Gs) :- goals_(U, As), flat(Us, Bs), join(As, Bs, Gs).

% decide(G, D): D is yes, no, or open for what this checker knows nothing of.
decide(G, D) :- key(G, K), copy_term(G, C), attempt(C, none, D0), ( D0 == yes, \+ key(C, K) -> D = no ; D = D0 ).

called(C, G, Us, D) :- ( Us == [] -> U = none ; U = Us ), attempt((C, instance_(C, G)), U, D).

attempt(G, Us, D) :-
    ( catch(run(G, Us, Rest), E, true) ->
        ( nonvar(E) -> ( E == unknown -> D = open ; D = no ) ; Rest == none -> D = yes ; Rest == [] -> D = yes ; D = no )
    ; D = no ).

% ---- Deciding goals: by the system's own ISO built-ins, and clauses below for the
% rest. With a list of uses, the goals that a library predicate calls are answered
% from it, in order.

run(G, _, _) :- var(G), !, throw(instantiation).
run(_ : G, U0, U) :- !, run(G, U0, U).
run((A, B), U0, U) :- !, run(A, U0, U1), run(B, U1, U).
run((C -> T ; E), U0, U) :- !,
    ( U0 = [\+ G|U1], C = call(F, X), extend(F, [X], G1), ( G == C ; G == G1 ) -> run(E, U1, U)
    ; U0 \== none, C = call(_, _) -> run(C, U0, U1), run(T, U1, U)
    ; run(C, U0, U1) -> run(T, U1, U)
    ; run(E, U0, U) ).
run((A ; B), U0, U) :- !, ( run(A, U0, U) ; run(B, U0, U) ).
run(instance_(C, G), U, U) :- !, key(G, K), C = K.
run(G, U0, U) :- functor(G, call, _), !, alternative(G, Gs), consume(Gs, U0, U).
run(\+ G, none, none) :- !, \+ run(G, none, _).
run(findall(T, G, L), none, none) :- !, findall(T, run(G, none, _), L).
run(once(G), none, none) :- !, ( run(G, none, _) -> true ; fail ).
run(catch(_, _, _), _, _) :- !, throw(unknown).
run(\+ G, U0, U) :- !, consume([\+ G], U0, U).
run(findall(T, G, L), U0, U) :- !, consume([findall(T, G, L)], U0, U).
run(propose(A, R), U, U) :- \+ own(propose(A, R)), !, nonvar(R), ( R = found(_) ; R = unknown(_) ), !.
run(G, U, U) :- primitive(G), !, call(G).
run(G, U, U) :- functor(G, F, A), defined(F/A), !,
    ( native(F/A) -> true ; U == program, \+ grows(F/A) -> true ; throw(program) ), clause_(_, G, Gs, _), all(Gs).
run(G, U0, U) :- library_(G), !, lib(G, B), run(B, U0, U).
run(_, _, _) :- throw(unknown).
all([]).   % below an accelerated predicate the program's own clauses run, too
all([G|Gs]) :- run(G, program, _), all(Gs).
consume([], U, U).
consume([G|Gs], none, none) :- !, run(G, none, _), consume(Gs, none, none).
consume([G|Gs], [G|U0], U) :- consume(Gs, U0, U).

% primitive(G): G is an ISO built-in without side effect, called here.
primitive(G) :- functor(G, F, A), in(A-Fs, [
    0-[true, fail, false, !],
    1-[var, nonvar, atom, number, integer, float, atomic, compound, callable, ground, throw],
    2-[=, \=, ==, \==, @<, @>, @=<, @>=, is, =:=, =\=, <, >, =<, >=, =.., copy_term, term_variables,
       atom_length, atom_chars, atom_codes, char_code, number_chars, number_codes, sort, keysort],
    3-[functor, arg, compare, atom_concat], 5-[sub_atom]]), in(F, Fs), !.

% built_in(G): no program may define the predicate of G.
built_in(G) :- primitive(G), !.
built_in(G) :- functor(G, F, A), in(F/A, [(',')/2, (;)/2, (->)/2, ('*->')/2, call/1, call/2, call/3, call/4, call/5,
    call/6, call/7, call/8, catch/3, findall/3, (\+)/1, once/1, bagof/3, setof/3, write/1, nl/0, assertz/1, asserta/1,
    retract/1, clause/2, current_op/3, op/3, halt/0, halt/1, repeat/0, (:)/2]).
library_(G) :- functor(G, F, A), functor(H, F, A), lib(H, _), !.

lib(member(X, [X|_]), true).
lib(member(X, [_|Xs]), member(X, Xs)).
lib(append([], L, L), true).
lib(append([X|Xs], L, [X|Ys]), append(Xs, L, Ys)).
lib(append(Ls, R), ( Ls = [] -> R = [] ; Ls = [L|Ls1], append(L, R0, R), append(Ls1, R0) )).
lib(subtract([], _, []), true).
lib(subtract([X|Xs], Ys, Zs), ( subtract(Xs, Ys, Zs0), ( member(X, Ys) -> Zs = Zs0 ; Zs = [X|Zs0] ) )).
lib(last(L, X), append(_, [X], L)).
lib(select(X, [X|Xs], Xs), true).
lib(select(X, [Y|Xs], [Y|Ys]), select(X, Xs, Ys)).
lib(length(L, N), ( integer(N) -> N >= 0, length_(L, 0, N) ; length_(L, 0, N) )).
lib(length_([], N, N), true).
lib(length_([_|L], N0, N), ( ( integer(N) -> N0 < N ; true ), N1 is N0 + 1, length_(L, N1, N) )).
lib(reverse(L, R), reverse_(L, [], R)).
lib(reverse_([], R, R), true).
lib(reverse_([X|L], A, R), reverse_(L, [X|A], R)).
lib(between(L, H, X), ( integer(X) -> L =< X, X =< H ; L =< H, between_(L, H, X) )).
lib(between_(L, _, L), true).
lib(between_(L, H, X), ( L < H, M is L + 1, between_(M, H, X) )).
lib(sum_list(L, S), sum_(L, 0, S)).
lib(sum_([], S, S), true).
lib(sum_([X|L], S0, S), ( S1 is S0 + X, sum_(L, S1, S) )).
lib(maplist(_, []), true).
lib(maplist(F, [A|As]), ( call(F, A), maplist(F, As) )).
lib(maplist(_, [], []), true).
lib(maplist(F, [A|As], [B|Bs]), ( call(F, A, B), maplist(F, As, Bs) )).
lib(maplist(_, [], [], []), true).
lib(maplist(F, [A|As], [B|Bs], [C|Cs]), ( call(F, A, B, C), maplist(F, As, Bs, Cs) )).
lib(foldl(_, [], V, V), true).
lib(foldl(F, [A|As], V0, V), ( call(F, A, V0, V1), foldl(F, As, V1, V) )).
lib(foldl(_, [], [], V, V), true).
lib(foldl(F, [A|As], [B|Bs], V0, V), ( call(F, A, B, V0, V1), foldl(F, As, Bs, V1, V) )).
lib(include(_, [], []), true).
lib(include(F, [A|As], Bs), ( call(F, A) -> Bs = [A|Bs1], include(F, As, Bs1) ; include(F, As, Bs) )).
lib(forall(C, A), \+ ( C, \+ A )).
lib(findall(T, G, L, Rest), ( findall(T, G, L0), append(L0, Rest, L) )).
lib(countall(G, N), ( findall(x, G, L), length(L, N) )).
lib(aggregate_min(K, V, G, BK, BV), ( findall(K-V, G, [P|Ps]), best_(Ps, (<), P, BK-BV) )).
lib(aggregate_max(K, V, G, BK, BV), ( findall(K-V, G, [P|Ps]), best_(Ps, (>), P, BK-BV) )).
lib(best_([], _, P, P), true).
lib(best_([K-V|Ps], W, K0-V0, P), ( order_(O, K, K0), O == W -> best_(Ps, W, K-V, P) ; best_(Ps, W, K0-V0, P) )).
lib(order_(O, X, Y), ( number(X), number(Y), X =:= Y -> O = (=) ; compare(O, X, Y) )).

% ---- C4 for claims, C2 and C7.

claims([], _, _).
claims([C|Cs], Goals, Index) :-
    goals_(C, Gs), key(C, K),
    ( in(G, Gs), \+ find(G, Index, _) -> fail_('C4', C, 'a claim without a step') ; true ),
    ( in(A, Goals), copy_term(A, K) -> true ; fail_('C7', C, 'answers no goal that was asked') ),
    claims(Cs, Goals, Index).

% walk(N): step N and all it rests on are done; one that is met while it is open
% rests on itself.
walk(N) :- mark(done, N), !.
walk(N) :- mark(open, N), !, step_(N, G, _, _, _),
    ( found(failure('C2', H, _)), H == G -> true ; fail_('C2', G, 'rests on itself') ).
walk(N) :- assertz(mark(open, N)), ( serves(N, M), walk(M), fail ; true ),
    retract(mark(open, N)), assertz(mark(done, N)), !.

relevance(Claims, Index) :-
    flat(Claims, Gs), retractall(mark(_, _)),
    ( in(G, Gs), find(G, Index, I), walk(I), fail ; true ),
    ( step_(N, G1, _, _, _), \+ mark(done, N), fail_('C7', G1, 'serves no claim'), fail ; true ).

% ---- Lists.

in(X, [X|_]).
in(X, [_|Xs]) :- in(X, Xs).
join([], L, L).
join([X|Xs], L, [X|Ys]) :- join(Xs, L, Ys).
proper(L) :- nonvar(L), ( L == [] -> true ; L = [_|T], proper(T) ).

each([], _).
each([X|Xs], P) :- G =.. [P, X], call(G), each(Xs, P).
some([X|Xs], P) :- G =.. [P, X], ( call(G) -> true ; some(Xs, P) ).
