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
edges_of(P, Cell, Edges) :-
    road_board(P, Width, Height, _, _),
    cell_edges(Cell, Width, Height, Edges).

cell_edges(cell(R, C), Width, Height, Edges) :-
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
    edges_at(Cells, P, All),
    leaving(All, Cells, Edges).

% leaving(All, Cells, Edges): those that have one end only in Cells.
leaving([], _, []).
leaving([E | Es], Cells, Edges) :-
    ends(E, A, B),
    A @< B,
    subtract([A, B], Cells, Beyond),
    leaving_by(Beyond, E, Edges, Rest),
    leaving(Es, Cells, Rest).

leaving_by([], _, Edges, Edges).
leaving_by([_], E, [E | Edges], Edges).

% gates(P, K, L, Edges): all edges between two countries.
:- accelerated(gates/4).
gates(P, K, L, Edges) :-
    rim(P, K, RimK),
    rim(P, L, RimL),
    subtract(RimK, RimL, Others),
    subtract(RimK, Others, Edges).

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
    edges_at(Cells, P, Edges).

% edges_at(Cells, P, Edges): the edges of these cells, in standard order.
edges_at(Cells, P, Edges) :-
    road_board(P, Width, Height, _, _),
    edges_in(Cells, Width, Height, Lists),
    append(Lists, List),
    sort(List, Edges).

edges_in([], _, _, []).
edges_in([A | As], Width, Height, [Edges | Lists]) :-
    cell_edges(A, Width, Height, Edges),
    edges_in(As, Width, Height, Lists).
