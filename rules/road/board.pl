% Country Road: the board.
%
% A puzzle P is given by facts:
%   road_board(P, Width, Height, Visit, Countries).  Visit: every, or some (flag e);
%                                                    Countries: all names, integers
%   road_country(P, Country, Number, Cells).         Number: an integer or none;
%                                                    Cells: all its cells, in reading order
%   road_at(P, Cell, Country).                       the same by cell
%   road_walls(P, Edges).                            borders drawn inside one country
% A cell is cell(Row, Column), from 1. An edge is edge(A, B) with the cell A before B in
% reading order. A border between two countries is border(K, L) with K < L.
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

% edges_of(P, Cell, Edges): all edges of a cell, in standard order.
:- table edges_of/3.
edges_of(P, cell(R, C), Edges) :-
    road_board(P, Width, Height, _, _),
    north(R, C, Edges, E1),
    west(R, C, E1, E2),
    east(R, C, Width, E2, E3),
    south(R, C, Height, E3, []).

north(1, _, Es, Es).
north(R, C, [edge(cell(Q, C), cell(R, C)) | Es], Es) :- R > 1, Q is R - 1.

west(_, 1, Es, Es).
west(R, C, [edge(cell(R, B), cell(R, C)) | Es], Es) :- C > 1, B is C - 1.

east(_, C, Width, Es, Es) :- C =:= Width.
east(R, C, Width, [edge(cell(R, C), cell(R, D)) | Es], Es) :- C < Width, D is C + 1.

south(R, _, Height, Es, Es) :- R =:= Height.
south(R, C, Height, [edge(cell(R, C), cell(S, C)) | Es], Es) :- R < Height, S is R + 1.

% ends(Edge, A, B): A and B are the ends of an edge, either way round.
ends(edge(A, B), A, B).
ends(edge(A, B), B, A).

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

% border_name(K, L, Border): the border between two countries, whichever is named first.
border_name(K, L, border(K, L)) :- K < L.
border_name(K, L, border(L, K)) :- K > L.

% cyclic(P): the countries in the order of the loop are a cycle through all of them, so that
% no border is crossed twice.
cyclic(P) :- road_board(P, _, _, every, [_, _, _ | _]).

% rim(P, K, Edges): all edges that leave a country.
:- table rim/3.
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
:- table gates/4.
gates(P, K, L, Edges) :-
    rim(P, K, Rim),
    gates_in(Rim, P, L, Edges).

gates_in([], _, _, []).
gates_in([E | Es], P, L, [E | Gates]) :-
    joins(P, E, _, L),
    gates_in(Es, P, L, Gates).
gates_in([edge(A, B) | Es], P, L, Gates) :-
    road_at(P, A, K1),
    road_at(P, B, K2),
    outside(L, [K1, K2]),
    gates_in(Es, P, L, Gates).

% borders_of(P, K, Borders): all borders of a country, in standard order.
:- table borders_of/3.
borders_of(P, K, Borders) :-
    rim(P, K, Rim),
    borders_in(Rim, P, List),
    sort(List, Borders).

borders_in([], _, []).
borders_in([edge(A, B) | Es], P, [Border | Borders]) :-
    road_at(P, A, K),
    road_at(P, B, L),
    border_name(K, L, Border),
    borders_in(Es, P, Borders).

% all_borders(P, Borders): the borders of the whole board.
:- table all_borders/2.
all_borders(P, Borders) :-
    road_board(P, _, _, _, Countries),
    borders_of_all(Countries, P, Lists),
    append(Lists, List),
    sort(List, Borders).

borders_of_all([], _, []).
borders_of_all([K | Ks], P, [Borders | Lists]) :-
    borders_of(P, K, Borders),
    borders_of_all(Ks, P, Lists).

% all_cells(P, Cells): the cells of the whole board.
all_cells(P, Cells) :-
    road_board(P, _, _, _, Countries),
    cells_of_all(Countries, P, Lists),
    append(Lists, Cells).

cells_of_all([], _, []).
cells_of_all([K | Ks], P, [Cells | Lists]) :-
    road_country(P, K, _, Cells),
    cells_of_all(Ks, P, Lists).
