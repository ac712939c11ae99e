% Country Road: the board.
%
% A puzzle P is given by facts:
%   road_board(P, Width, Height, Visit, Countries).  Visit: every, or some (flag e);
%                                                    Countries: all names, integers
%   road_country(P, Country, Number, Cells).         Number: an integer or none;
%                                                    Cells: all its cells, in reading order
%   road_at(P, Cell, Country).                       the same by cell
%   road_walls(P, Edges).                            borders drawn inside one country
% A cell is cell(Row, Column), from 1. An edge is named after its first cell in reading order
% and the side it leaves by: east(Row, Column) or south(Row, Column). A border between two
% countries is border(K, L) with K < L.
%
% The geometry of a board is marked accelerated: each answer is one step of a proof, which a
% checker decides by these clauses. The puzzle, and what a list is asked of, must be known.
%
% All clauses of rules/road are positive: no cut, no negation, no if-then-else, no findall.
% "Is not in the list" is said by subtracting the list.

outside(X, List) :- subtract([X], List, [X]).

% distinct_members(Some, All): Some is in standard order, without repetition, and all of its
% members are in All.
distinct_members(Some, All) :-
    sort(Some, Some),
    subtract(Some, All, []).

% rest(X, List, Rest): List without its only X.
rest(X, List, Rest) :-
    member(X, List),
    subtract(List, [X], Rest).

% all_but(Some, All, Others): Some are among All; Others are the rest.
all_but(Some, All, Others) :-
    subtract(Some, All, []),
    subtract(All, Some, Others).

% edges_of(P, Cell, Edges): all edges of a cell, in standard order.
:- accelerated(edges_of/3).
edges_of(P, cell(R, C), Edges) :-
    road_board(P, Width, Height, _, _),
    west_edge(R, C, Edges, E1),
    east_edge(R, C, Width, E1, E2),
    north_edge(R, C, E2, E3),
    south_edge(R, C, Height, E3, []).

west_edge(_, 1, Es, Es).
west_edge(R, C, [east(R, B) | Es], Es) :- C > 1, B is C - 1.

east_edge(_, C, Width, Es, Es) :- C =:= Width.
east_edge(R, C, Width, [east(R, C) | Es], Es) :- C < Width.

north_edge(1, _, Es, Es).
north_edge(R, C, [south(Q, C) | Es], Es) :- R > 1, Q is R - 1.

south_edge(R, _, Height, Es, Es) :- R =:= Height.
south_edge(R, C, Height, [south(R, C) | Es], Es) :- R < Height.

% ends(Edge, A, B): A and B are the ends of an edge, either way round.
ends(east(R, C), cell(R, C), cell(R, D)) :- D is C + 1.
ends(east(R, C), cell(R, D), cell(R, C)) :- D is C + 1.
ends(south(R, C), cell(R, C), cell(S, C)) :- S is R + 1.
ends(south(R, C), cell(S, C), cell(R, C)) :- S is R + 1.

% joins(P, Edge, K, L): the edge crosses the border between two countries.
joins(P, Edge, K, L) :-
    ends(Edge, A, B),
    road_at(P, A, K),
    road_at(P, B, L),
    K \== L.

wall(P, Edge) :- road_walls(P, Walls), member(Edge, Walls).

% facing(P, A, B): two neighbouring cells with a border between them.
facing(P, A, B) :- edge_between(P, A, B, Edge), joins(P, Edge, K, _), road_at(P, A, K).
facing(P, A, B) :- edge_between(P, A, B, Edge), wall(P, Edge).

% edge_between(P, A, B, Edge): the edge that joins two given cells.
edge_between(P, A, B, Edge) :-
    edges_of(P, A, Edges),
    member(Edge, Edges),
    ends(Edge, A, B).

% cyclic(P): the countries in the order of the loop are a cycle through all of them, so that
% no border is crossed twice.
cyclic(P) :- road_board(P, _, _, every, [_, _, _ | _]).

% rim(P, K, Edges): all edges that leave a country.
:- accelerated(rim/3).
rim(P, K, Edges) :-
    road_country(P, K, _, Cells),
    leaving_cells(Cells, P, K, List),
    sort(List, Edges).

leaving_cells([], _, _, []).
leaving_cells([A | As], P, K, Leaving) :-
    edges_of(P, A, Edges),
    leaving_edges(Edges, A, P, K, Leaving, Rest),
    leaving_cells(As, P, K, Rest).

leaving_edges([], _, _, _, Rest, Rest).
leaving_edges([E | Es], A, P, K, Leaving, Rest) :-
    ends(E, A, B),
    road_at(P, B, K),
    leaving_edges(Es, A, P, K, Leaving, Rest).
leaving_edges([E | Es], A, P, K, [E | Leaving], Rest) :-
    ends(E, A, B),
    road_at(P, B, L),
    L \== K,
    leaving_edges(Es, A, P, K, Leaving, Rest).

% gates(P, K, L, Edges): all edges between two countries.
:- accelerated(gates/4).
gates(P, K, L, Edges) :-
    rim(P, K, Rim),
    gates_in(Rim, P, L, Edges).

gates_in([], _, _, []).
gates_in([E | Es], P, L, [E | Gates]) :-
    joins(P, E, _, L),
    gates_in(Es, P, L, Gates).
gates_in([E | Es], P, L, Gates) :-
    joins(P, E, K1, K2),
    K1 < K2,
    outside(L, [K1, K2]),
    gates_in(Es, P, L, Gates).

% borders_of(P, K, Borders): all borders of a country, in standard order.
:- accelerated(borders_of/3).
borders_of(P, K, Borders) :-
    rim(P, K, Rim),
    borders_in(Rim, P, List),
    sort(List, Borders).

borders_in([], _, []).
borders_in([E | Es], P, [border(K, L) | Borders]) :-
    joins(P, E, K, L),
    K < L,
    borders_in(Es, P, Borders).

% all_borders(P, Borders): the borders of the whole board.
all_borders(P, Borders) :-
    road_board(P, _, _, _, Countries),
    borders_of_all(Countries, P, Lists),
    append(Lists, List),
    sort(List, Borders).

borders_of_all([], _, []).
borders_of_all([K | Ks], P, [Borders | Lists]) :-
    borders_of(P, K, Borders),
    borders_of_all(Ks, P, Lists).

% all_cells(P, Cells): the cells of the whole board, country by country.
:- accelerated(all_cells/2).
all_cells(P, Cells) :-
    road_board(P, _, _, _, Countries),
    cells_of_all(Countries, P, Lists),
    append(Lists, Cells).

cells_of_all([], _, []).
cells_of_all([K | Ks], P, [Cells | Lists]) :-
    road_country(P, K, _, Cells),
    cells_of_all(Ks, P, Lists).

% all_edges(P, Edges): the edges of the whole board, in standard order.
:- accelerated(all_edges/2).
all_edges(P, Edges) :-
    all_cells(P, Cells),
    edges_at(Cells, P, Lists),
    append(Lists, List),
    sort(List, Edges).

edges_at([], _, []).
edges_at([A | As], P, [Edges | Lists]) :-
    edges_of(P, A, Edges),
    edges_at(As, P, Lists).
