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
% all borders of Crossed and none of Closed. Order is the order in which the borders are
% gone through; any order of all borders will do. The states of the frontier are kept as a
% set: a state lists, in standard order, each country K that has borders both before and
% after, as K-K (no path ends there yet), K-L (a path leads from K to L) or K-inner. The
% state done says that the cycle has closed through all countries.
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
    sweep(Order, Countries, Crossed, Closed, [[]], []).

% sweep(Order, Unmet, Crossed, Closed, States, Final)
sweep([], _, _, _, States, States).
sweep([border(K, L) | Order], Unmet, Crossed, Closed, States, Final) :-
    met(K, Unmet, EnterK, Unmet1),
    met(L, Unmet1, EnterL, Unmet2),
    gone(K, Order, GoneK),
    gone(L, Order, GoneL),
    append(EnterK, EnterL, Enter),
    append(GoneK, GoneL, Gone),
    choices(border(K, L), Crossed, Closed, Choices),
    advance(States, Choices, border(K, L), Enter, Gone, Unmet2, List),
    sort(List, Next),
    sweep(Order, Unmet2, Crossed, Closed, Next, Final).

% met(K, Unmet, Enter, Left): K enters the frontier if it has not been met before.
met(K, Unmet, [K - K], Left) :- member(K, Unmet), subtract(Unmet, [K], Left).
met(K, Unmet, [], Unmet) :- outside(K, Unmet).

% gone(K, Later, Gone): K leaves the frontier if no later border is K's.
gone(K, [], [K]).
gone(K, [border(A, B) | _], []) :- member(K, [A, B]).
gone(K, [border(A, B) | Later], Gone) :- outside(K, [A, B]), gone(K, Later, Gone).

choices(Border, Crossed, _, [take]) :- member(Border, Crossed).
choices(Border, Crossed, Closed, [skip]) :- outside(Border, Crossed), member(Border, Closed).
choices(Border, Crossed, Closed, [skip, take]) :- outside(Border, Crossed), outside(Border, Closed).

advance([], _, _, _, _, _, []).
advance([State | States], Choices, Border, Enter, Gone, Unmet, Next) :-
    enter(State, Enter, Entered),
    chosen(Choices, Entered, Border, Gone, Unmet, Next, Rest),
    advance(States, Choices, Border, Enter, Gone, Unmet, Rest).

enter(done, _, done).
enter([], Enter, State) :- sort(Enter, State).
enter([M | Ms], Enter, State) :- append(Enter, [M | Ms], List), sort(List, State).

chosen([], _, _, _, _, Rest, Rest).
chosen([skip | Choices], State, Border, Gone, Unmet, Next, Rest) :-
    leave(State, Gone, Next, Next1),
    chosen(Choices, State, Border, Gone, Unmet, Next1, Rest).
chosen([take | Choices], State, Border, Gone, Unmet, Next, Rest) :-
    take(State, Border, Unmet, Taken),
    leave_each(Taken, Gone, Next, Next1),
    chosen(Choices, State, Border, Gone, Unmet, Next1, Rest).

leave_each([], _, Rest, Rest).
leave_each([State], Gone, Next, Rest) :- leave(State, Gone, Next, Rest).

% leave(State, Gone, Next, Rest): the countries that leave must lie inside the path.
leave(done, _, [done | Rest], Rest).
leave([], _, [[] | Rest], Rest).
leave([M | Ms], Gone, Next, Rest) :- leaving([M | Ms], Gone, Stay, Fit), kept(Fit, Stay, Next, Rest).

kept(fits, State, [State | Rest], Rest).
kept(fails, _, Rest, Rest).

leaving([], _, [], fits).
leaving([K - M | Ms], Gone, [K - M | Stay], Fit) :- outside(K, Gone), leaving(Ms, Gone, Stay, Fit).
leaving([K - inner | Ms], Gone, Stay, Fit) :- member(K, Gone), leaving(Ms, Gone, Stay, Fit).
leaving([K - M | _], Gone, [], fails) :- member(K, Gone), M \== inner.

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
    rename(State, K, L, A, B, List),
    sort(List, Next).

% all_inner(Others, Unmet, States): the cycle may close when nothing is left outside it.
all_inner([], [], [done]).
all_inner([], [_ | _], []).
all_inner([_ - inner | Ms], Unmet, States) :- all_inner(Ms, Unmet, States).
all_inner([_ - M | _], _, []) :- M \== inner.

% rename(State, K, L, A, B, Next): crossing from K to L joins the path that ends at K and A
% with the one that ends at L and B.
rename([], _, _, _, _, []).
rename([X - M | Ms], K, L, A, B, [X - N | Ns]) :-
    mate(X, M, K, L, A, B, N),
    rename(Ms, K, L, A, B, Ns).

mate(X, M, K, L, A, B, M) :- outside(X, [K, L, A, B]).
mate(K, _, K, _, A, _, inner) :- A \== K.
mate(L, _, _, L, _, B, inner) :- B \== L.
mate(A, _, _, _, A, B, B).
mate(B, _, K, _, A, B, A) :- B \== A, integer(K).
