% Country Road: what is known, and why.
%
% holds(P, Context, Fact): in puzzle P, under the assumptions of Context (a list, the latest
% first), every solution has Fact: on(X) or off(X), where X is a cell, an edge, or a border
% between two countries. contradiction(P, Context): no solution has all the assumptions.
%
% Native code proposes for each fact the rule that gives it, as found(Rule); the rule's
% clause, follows/4, must then hold. A proposal that is wrong proves nothing. Contexts may be
% nested: that is how a board is refuted, or shown to have one solution only, where single
% assumptions are not enough.

:- discontiguous(follows/4).
:- discontiguous(clashes/3).

:- table holds/3.
holds(P, Context, Fact) :-
    propose(road_reason(P, Context, Fact), Proposal),
    follows(Proposal, P, Context, Fact).

:- table contradiction/2.
contradiction(P, Context) :-
    propose(road_contradiction(P, Context), Proposal),
    clashes(Proposal, P, Context).

% What holds under fewer assumptions holds under more.
follows(found(weaker), P, [_ | Context], Fact) :- holds(P, Context, Fact).
follows(found(assumed), _, [Fact | _], Fact).

% A fact and its opposite.
clashes(found(both(X)), P, Context) :-
    holds(P, Context, on(X)),
    holds(P, Context, off(X)).

% probe: the opposite leads to a contradiction.
follows(found(refuted), P, Context, on(X)) :- contradiction(P, [off(X) | Context]).
follows(found(refuted), P, Context, off(X)) :- contradiction(P, [on(X) | Context]).

% Four facts a step, since a step of a proof is written with all that is left of the list.
all_on([], _, _).
all_on([X], P, Context) :- holds(P, Context, on(X)).
all_on([X, Y], P, Context) :- holds(P, Context, on(X)), holds(P, Context, on(Y)).
all_on([X, Y, Z], P, Context) :-
    holds(P, Context, on(X)),
    holds(P, Context, on(Y)),
    holds(P, Context, on(Z)).
all_on([X, Y, Z, W | Xs], P, Context) :-
    holds(P, Context, on(X)),
    holds(P, Context, on(Y)),
    holds(P, Context, on(Z)),
    holds(P, Context, on(W)),
    all_on(Xs, P, Context).

all_off([], _, _).
all_off([X], P, Context) :- holds(P, Context, off(X)).
all_off([X, Y], P, Context) :- holds(P, Context, off(X)), holds(P, Context, off(Y)).
all_off([X, Y, Z], P, Context) :-
    holds(P, Context, off(X)),
    holds(P, Context, off(Y)),
    holds(P, Context, off(Z)).
all_off([X, Y, Z, W | Xs], P, Context) :-
    holds(P, Context, off(X)),
    holds(P, Context, off(Y)),
    holds(P, Context, off(Z)),
    holds(P, Context, off(W)),
    all_off(Xs, P, Context).

all_hold([], _, _).
all_hold([F], P, Context) :- holds(P, Context, F).
all_hold([F, G | Fs], P, Context) :-
    holds(P, Context, F),
    holds(P, Context, G),
    all_hold(Fs, P, Context).
