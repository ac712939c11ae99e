% Country Road: what is known, and why.
%
% holds(P, Context, Fact): in puzzle P, under the assumptions of Context (a list, the latest
% first), every solution has Fact: on(X) or off(X), where X is a cell, an edge, or a border
% between two countries. contradiction(P, Context): no solution has all the assumptions.
%
% Native code proposes for each fact the rule that gives it, with its premises; the rule's
% clause, follows/4, must then hold. A proposal that is wrong proves nothing. Contexts may be
% nested: that is how a board is refuted, or shown to have one solution only, where single
% assumptions are not enough.

:- discontiguous(follows/4).
:- discontiguous(clashes/3).

:- table holds/3.
holds(P, Context, Fact) :-
    advised(road_reason(P, Context, Fact), Why),
    follows(Why, P, Context, Fact).

:- table contradiction/2.
contradiction(P, Context) :-
    advised(road_contradiction(P, Context), Why),
    clashes(Why, P, Context).

advised(Search, Advice) :-
    propose(Search, Result),
    Result = found(Advice).

% What holds under fewer assumptions holds under more.
follows(weaker, P, [_ | Context], Fact) :- holds(P, Context, Fact).
follows(assumed, _, [Fact | _], Fact).

% A fact and its opposite.
clashes(both(X), P, Context) :-
    holds(P, Context, on(X)),
    holds(P, Context, off(X)).

% probe: the opposite leads to a contradiction.
follows(refuted, P, Context, on(X)) :- contradiction(P, [off(X) | Context]).
follows(refuted, P, Context, off(X)) :- contradiction(P, [on(X) | Context]).

all_on([], _, _).
all_on([X | Xs], P, Context) :- holds(P, Context, on(X)), all_on(Xs, P, Context).

all_off([], _, _).
all_off([X | Xs], P, Context) :- holds(P, Context, off(X)), all_off(Xs, P, Context).

all_hold([], _, _).
all_hold([F | Fs], P, Context) :- holds(P, Context, F), all_hold(Fs, P, Context).
