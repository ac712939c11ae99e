% Country Road, rung region: cells, numbers, and cells that face each other.

% An empty cell carries no road.
follows(found(empty_cell(A)), P, Context, off(Edge)) :-
    ends(Edge, A, _),
    holds(P, Context, off(A)).

% Both ends of a used edge are on the road.
follows(found(used_edge(Edge)), P, Context, on(A)) :-
    ends(Edge, A, _),
    holds(P, Context, on(Edge)).

% Two cells facing each other across a border may not both be empty.
follows(found(facing_empty(B)), P, Context, on(A)) :-
    facing(P, A, B),
    holds(P, Context, off(B)).

% A border drawn inside a country cannot be crossed.
follows(found(wall), P, _, off(Edge)) :- wall(P, Edge).

% The country has all its road cells.
follows(found(number_full(K, On)), P, Context, off(A)) :-
    road_country(P, K, Number, Cells),
    integer(Number),
    length(On, Number),
    distinct_members(On, Cells),
    member(A, Cells),
    outside(A, On),
    all_on(On, P, Context).

% The country needs all the cells that are left.
follows(found(number_needed(K, Off)), P, Context, on(A)) :-
    road_country(P, K, Number, Cells),
    integer(Number),
    length(Cells, Size),
    length(Off, Empty),
    Empty =:= Size - Number,
    distinct_members(Off, Cells),
    member(A, Cells),
    outside(A, Off),
    all_off(Off, P, Context).

% Where countries may be skipped, some cell of the board is still on the road.
follows(found(some_cell), P, Context, on(A)) :-
    all_cells(P, Cells),
    rest(A, Cells, Rest),
    all_off(Rest, P, Context).

clashes(found(number_full(K, On)), P, Context) :-
    road_country(P, K, Number, Cells),
    integer(Number),
    length(On, Many),
    Many > Number,
    distinct_members(On, Cells),
    all_on(On, P, Context).
clashes(found(number_needed(K, Off)), P, Context) :-
    road_country(P, K, Number, Cells),
    integer(Number),
    length(Cells, Size),
    length(Off, Empty),
    Size - Empty < Number,
    distinct_members(Off, Cells),
    all_off(Off, P, Context).
clashes(found(some_cell), P, Context) :-
    all_cells(P, Cells),
    all_off(Cells, P, Context).
