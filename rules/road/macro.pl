% Country Road, rung macro: the countries in the order of the loop are a Hamiltonian cycle of
% the region graph.

% No cycle through all countries crosses this border, given the borders known.
follows(found(no_cycle(Crossed, Closed, Order)), P, Context, off(Border)) :-
    no_region_cycle(P, Order, [Border | Crossed], Closed),
    all_on(Crossed, P, Context),
    all_off(Closed, P, Context).

% Every cycle through all countries crosses this border.
follows(found(every_cycle(Crossed, Closed, Order)), P, Context, on(Border)) :-
    no_region_cycle(P, Order, Crossed, [Border | Closed]),
    all_on(Crossed, P, Context),
    all_off(Closed, P, Context).

clashes(found(no_cycle(Crossed, Closed, Order)), P, Context) :-
    no_region_cycle(P, Order, Crossed, Closed),
    all_on(Crossed, P, Context),
    all_off(Closed, P, Context).

% A country whose removal cuts the others in two, or a border without which they fall apart:
% then no cycle exists, whatever the numbers. Side is one part; every border of its countries
% stays in it, but for those to the cut country, or for the bridge.
clashes(found(region_cut(Side, Exit)), P, _) :-
    cyclic(P),
    road_board(P, _, _, _, Countries),
    Side = [_ | _],
    distinct_members(Side, Countries),
    subtract(Countries, Side, Others),
    beyond(Exit, Others),
    part_closed(Side, P, Side, Exit).

% beyond(Exit, Others): some country is neither in the part nor the cut country.
beyond(country(K), Others) :- member(K, Others), subtract(Others, [K], [_ | _]).
beyond(bridge(_), [_ | _]).

part_closed([], _, _, _).
part_closed([K | Ks], P, Side, Exit) :-
    borders_of(P, K, Borders),
    borders_stay(Borders, K, Side, Exit),
    part_closed(Ks, P, Side, Exit).

borders_stay([], _, _, _).
borders_stay([B | Bs], K, Side, Exit) :-
    beyond_border(B, K, L),
    stays(B, L, Side, Exit),
    borders_stay(Bs, K, Side, Exit).

beyond_border(border(K, L), K, L).
beyond_border(border(L, K), K, L).

stays(_, L, Side, _) :- member(L, Side).
stays(_, L, _, country(L)).
stays(B, _, _, bridge(B)).

% no_region_cycle(P, Order, Crossed, Closed): no Hamiltonian cycle of the region graph uses
% all borders of Crossed and none of Closed (a border in both counts as crossed). Order is
% the order in which the borders are gone through; any order of all borders will do. The
% states of the frontier are kept as a set: a state lists, in standard order, each country K
% that has open borders both before and after, as K-K (no path ends there yet), K-L (a path
% leads from K to L) or K-inner. The state done says that the cycle has closed through all
% countries.
%
% The engine may run Go in its place; a proof that calls it is checked by these clauses.
:- accelerated(no_region_cycle/4).
no_region_cycle(P, Order, Crossed, Closed) :-
    cyclic(P),
    all_borders(P, Borders),
    sort(Order, Borders),
    length(Order, N),
    length(Borders, N),
    road_board(P, _, _, _, Countries),
    subtract(Closed, Crossed, Shut),
    subtract(Order, Shut, Open),
    sweep(Open, Countries, Crossed, [[]]).

% sweep(Order, Unmet, Crossed, States): none of the states ends as done.
sweep([], _, _, States) :- outside(done, States).
sweep([border(K, L) | Order], Unmet, Crossed, States) :-
    met(K, Unmet, EnterK, Unmet1),
    met(L, Unmet1, EnterL, Unmet2),
    append(EnterK, EnterL, Enter),
    ahead(K, Order, InnerK, BareK),
    ahead(L, Order, InnerL, BareL),
    append(InnerK, InnerL, Inner),
    append(BareK, BareL, Bare),
    choices(border(K, L), Crossed, Choices),
    advance(States, Choices, border(K, L), Enter, Inner, Bare, Unmet2, List),
    sort(List, Next),
    sweep(Order, Unmet2, Crossed, Next).

% met(K, Unmet, Enter, Left): K enters the frontier if it has not been met before.
met(K, Unmet, [K - K], Left) :- member(K, Unmet), subtract(Unmet, [K], Left).
met(K, Unmet, [], Unmet) :- outside(K, Unmet).

% ahead(K, Later, Inner, Bare): with no later border, K leaves the frontier and must be
% K-inner; with one only, it must not be K-K any more.
ahead(K, [], [K - inner], []).
ahead(K, [border(A, B) | Later], Inner, Bare) :-
    outside(K, [A, B]),
    ahead(K, Later, Inner, Bare).
ahead(K, [border(A, B) | Later], [], Bare) :-
    member(K, [A, B]),
    one_ahead(K, Later, Bare).

one_ahead(K, [], [K - K]).
one_ahead(K, [border(A, B) | Later], Bare) :- outside(K, [A, B]), one_ahead(K, Later, Bare).
one_ahead(K, [border(A, B) | _], []) :- member(K, [A, B]).

choices(Border, Crossed, [take]) :- member(Border, Crossed).
choices(Border, Crossed, [skip, take]) :- outside(Border, Crossed).

advance([], _, _, _, _, _, _, []).
advance([State | States], Choices, Border, Enter, Inner, Bare, Unmet, Next) :-
    enter(State, Enter, Entered),
    chosen(Choices, Entered, Border, Inner, Bare, Unmet, Next, Rest),
    advance(States, Choices, Border, Enter, Inner, Bare, Unmet, Rest).

enter(done, _, done).
enter([], Enter, State) :- sort(Enter, State).
enter([M | Ms], Enter, State) :- append(Enter, [M | Ms], List), sort(List, State).

chosen([], _, _, _, _, _, Rest, Rest).
chosen([skip | Choices], State, Border, Inner, Bare, Unmet, Next, Rest) :-
    leave(State, Inner, Bare, Next, Next1),
    chosen(Choices, State, Border, Inner, Bare, Unmet, Next1, Rest).
chosen([take | Choices], State, Border, Inner, Bare, Unmet, Next, Rest) :-
    take(State, Border, Unmet, Taken),
    leave_each(Taken, Inner, Bare, Next, Next1),
    chosen(Choices, State, Border, Inner, Bare, Unmet, Next1, Rest).

leave_each([], _, _, Rest, Rest).
leave_each([State], Inner, Bare, Next, Rest) :- leave(State, Inner, Bare, Next, Rest).

% leave(State, Inner, Bare, Next, Rest): the state goes on, without the countries that leave,
% if it has all of Inner and none of Bare.
leave(done, _, _, [done | Rest], Rest).
leave(State, Inner, Bare, Next, Rest) :-
    State \== done,
    subtract(Inner, State, Lacking),
    subtract(Bare, State, Joined),
    kept(Lacking, Joined, Bare, State, Inner, Next, Rest).

kept([], Bare, Bare, State, Inner, [Stay | Rest], Rest) :- subtract(State, Inner, Stay).
kept([], Joined, Bare, _, _, Rest, Rest) :- Joined \== Bare.
kept([_ | _], _, _, _, _, Rest, Rest).

% take(State, Border, Unmet, States): the state after the border is crossed, or none.
take(done, _, _, []).
take([M | Ms], border(K, L), Unmet, States) :-
    member(K - A, [M | Ms]),
    member(L - B, [M | Ms]),
    joined(A, B, K, L, [M | Ms], Unmet, States).

joined(inner, _, _, _, _, _, []).
joined(A, inner, _, _, _, _, []) :- A \== inner.
joined(L, K, K, L, State, Unmet, States) :-
    subtract(State, [K - L, L - K], Others),
    all_inner(Others, Unmet, States).
joined(A, B, K, L, State, _, [Next]) :-
    integer(A),
    integer(B),
    A \== L,
    subtract(State, [K - A, L - B, A - K, B - L], Others),
    passed(K, A, InnerK),
    passed(L, B, InnerL),
    append([[A - B, B - A], InnerK, InnerL, Others], List),
    sort(List, Next).

% passed(K, A, Inner): a path that ended at K, and at another country A, goes on from K.
passed(K, K, []).
passed(K, A, [K - inner]) :- A \== K.

% all_inner(Others, Unmet, States): the cycle may close when nothing is left outside it.
all_inner([], [], [done]).
all_inner([], [_ | _], []).
all_inner([_ - inner | Ms], Unmet, States) :- all_inner(Ms, Unmet, States).
all_inner([_ - M | _], _, []) :- M \== inner.
