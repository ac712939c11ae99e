% Country Road, rung once: every country is entered once and left once.

% Every country has a cell on the road.
follows(found(visit(K)), P, Context, on(A)) :-
    road_board(P, _, _, every, _),
    road_country(P, K, _, Cells),
    rest(A, Cells, Rest),
    all_off(Rest, P, Context).

% The country has been entered and left.
follows(found(crossed_twice(K, E1, E2)), P, Context, off(Edge)) :-
    sort([E1, E2, Edge], [_, _, _]),
    joins(P, E1, K, _),
    joins(P, E2, K, _),
    joins(P, Edge, K, _),
    all_on([E1, E2], P, Context).

% The country must be entered and left, and only two ways remain: this one and Other.
follows(found(crossing_needed(K, Other)), P, Context, on(Edge)) :-
    road_board(P, _, _, every, _),
    rim(P, K, Rim),
    all_but([Edge, Other], Rim, Off),
    all_off(Off, P, Context).

% A country that is entered must be left; it is never crossed just once.
follows(found(crossing_partner(K, Used)), P, Context, on(Edge)) :-
    rim(P, K, Rim),
    all_but([Edge, Used], Rim, Off),
    Used \== Edge,
    holds(P, Context, on(Used)),
    all_off(Off, P, Context).
follows(found(crossing_partner(K)), P, Context, off(Edge)) :-
    rim(P, K, Rim),
    all_but([Edge], Rim, Off),
    all_off(Off, P, Context).

% A used edge crosses its border.
follows(found(crossed_pair(Edge)), P, Context, on(border(K, L))) :-
    cyclic(P),
    joins(P, Edge, K, L),
    K < L,
    holds(P, Context, on(Edge)).

% The border between two countries is crossed only once.
follows(found(border_once(Used)), P, Context, off(Edge)) :-
    cyclic(P),
    joins(P, Edge, K, L),
    joins(P, Used, K, L),
    Used \== Edge,
    holds(P, Context, on(Used)).

% A border that is not crossed has no used edge.
follows(found(closed_pair), P, Context, off(Edge)) :-
    joins(P, Edge, K, L),
    K < L,
    holds(P, Context, off(border(K, L))).

% No edge of the border can be used.
follows(found(no_gate), P, Context, off(border(K, L))) :-
    gates(P, K, L, Gates),
    all_off(Gates, P, Context).

% The border must be crossed, and one edge remains.
follows(found(last_gate), P, Context, on(Edge)) :-
    joins(P, Edge, K, L),
    K < L,
    holds(P, Context, on(border(K, L))),
    gates(P, K, L, Gates),
    rest(Edge, Gates, Rest),
    all_off(Rest, P, Context).

% The country already has its two neighbours on the road.
follows(found(pairs_full(K, B1, B2)), P, Context, off(Border)) :-
    cyclic(P),
    sort([B1, B2, Border], [_, _, _]),
    borders_of(P, K, Borders),
    subtract([B1, B2, Border], Borders, []),
    all_on([B1, B2], P, Context).

% The country needs two neighbours on the road, and only two remain: this and Other.
follows(found(pairs_needed(K, Other)), P, Context, on(Border)) :-
    cyclic(P),
    borders_of(P, K, Borders),
    all_but([Border, Other], Borders, Off),
    all_off(Off, P, Context).

% The road inside a country is one piece. Set is cut off from the road cell W of the same
% country by the facts Closed.
follows(found(country_cut(K, Set, W, Closed)), P, Context, off(A)) :-
    member(A, Set),
    road_country(P, K, _, Cells),
    subtract([W | Set], Cells, []),
    outside(W, Set),
    enclosed(Set, P, K, Set, none, Closed),
    holds(P, Context, on(W)),
    all_hold(Closed, P, Context).

% ... and must pass A, the only way out of Set, which holds the road cell V.
follows(found(country_between(K, Set, V, W, Closed)), P, Context, on(A)) :-
    member(V, Set),
    road_country(P, K, _, Cells),
    subtract([A, W | Set], Cells, []),
    outside(W, Set),
    outside(A, Set),
    enclosed(Set, P, K, Set, cell(A), Closed),
    all_on([V, W], P, Context),
    all_hold(Closed, P, Context).

clashes(found(visit(K)), P, Context) :-
    road_board(P, _, _, every, _),
    road_country(P, K, _, Cells),
    all_off(Cells, P, Context).
clashes(found(crossed_twice(K, E1, E2, E3)), P, Context) :-
    sort([E1, E2, E3], [_, _, _]),
    joins(P, E1, K, _),
    joins(P, E2, K, _),
    joins(P, E3, K, _),
    all_on([E1, E2, E3], P, Context).
clashes(found(crossing_needed(K, Left)), P, Context) :-
    road_board(P, _, _, every, [_, _ | _]),
    rim(P, K, Rim),
    one_at_most(Left),
    all_but(Left, Rim, Off),
    all_off(Off, P, Context).
clashes(found(crossing_partner(K, Used)), P, Context) :-
    rim(P, K, Rim),
    all_but([Used], Rim, Off),
    holds(P, Context, on(Used)),
    all_off(Off, P, Context).
clashes(found(border_once(E1, E2)), P, Context) :-
    cyclic(P),
    E1 \== E2,
    joins(P, E1, K, L),
    joins(P, E2, K, L),
    all_on([E1, E2], P, Context).
clashes(found(pairs_full(K, B1, B2, B3)), P, Context) :-
    cyclic(P),
    sort([B1, B2, B3], [_, _, _]),
    borders_of(P, K, Borders),
    subtract([B1, B2, B3], Borders, []),
    all_on([B1, B2, B3], P, Context).
clashes(found(pairs_needed(K, Left)), P, Context) :-
    cyclic(P),
    borders_of(P, K, Borders),
    one_at_most(Left),
    all_but(Left, Borders, Off),
    all_off(Off, P, Context).

one_at_most([]).
one_at_most([_]).

% enclosed(Cells, P, K, Set, Exit, Closed): every side of each cell leads out of country K
% (out of the board, when K is any), into Set, to the Exit, or is closed by a fact of
% Closed.
enclosed([], _, _, _, _, _).
enclosed([A | As], P, K, Set, Exit, Closed) :-
    edges_of(P, A, Edges),
    sides_closed(Edges, A, P, K, Set, Exit, Closed),
    enclosed(As, P, K, Set, Exit, Closed).

sides_closed([], _, _, _, _, _, _).
sides_closed([E | Es], A, P, K, Set, Exit, Closed) :-
    ends(E, A, B),
    side_closed(E, B, P, K, Set, Exit, Closed),
    sides_closed(Es, A, P, K, Set, Exit, Closed).

side_closed(_, B, _, _, Set, _, _) :- member(B, Set).
side_closed(_, B, _, _, _, cell(B), _).
side_closed(E, _, _, _, _, bridge(E), _).
side_closed(E, _, _, _, _, _, Closed) :- member(off(E), Closed).
side_closed(_, B, _, _, _, _, Closed) :- member(off(B), Closed).
side_closed(_, B, P, K, _, _, _) :- integer(K), road_at(P, B, L), L \== K.
side_closed(E, _, P, K, _, _, _) :- integer(K), wall(P, E).
