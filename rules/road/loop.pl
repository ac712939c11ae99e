% Country Road, rung loop: the road is one closed loop.

% The road passes the cell already.
follows(found(degree_full(A, E1, E2)), P, Context, off(Edge)) :-
    sort([E1, E2, Edge], [_, _, _]),
    ends(E1, A, _),
    ends(E2, A, _),
    ends(Edge, A, _),
    all_on([E1, E2], P, Context).

% The road must pass the cell, and only two ways remain: this one and Other.
follows(found(degree_needed(A, Other)), P, Context, on(Edge)) :-
    edges_of(P, A, Edges),
    all_but([Edge, Other], Edges, Off),
    holds(P, Context, on(A)),
    all_off(Off, P, Context).

% The road would come to a dead end.
follows(found(dead_end(A)), P, Context, off(Edge)) :-
    edges_of(P, A, Edges),
    rest(Edge, Edges, Rest),
    all_off(Rest, P, Context).

% The road cannot pass the cell.
follows(found(dead_end_cell(Left)), P, Context, off(A)) :-
    edges_of(P, A, Edges),
    one_at_most(Left),
    all_but(Left, Edges, Off),
    all_off(Off, P, Context).

% The loop would close although it is not all of the road: Flaw says what is missing.
follows(found(closes_early(Path, Flaw)), P, Context, off(Edge)) :-
    Path = [First | _],
    last(Path, Last),
    edge_between(P, First, Last, Edge),
    steps(Path, P, Steps),
    outside(Edge, Steps),
    not_all(Flaw, P, Context, Path),
    all_on(Steps, P, Context).

% The loop is closed, so every other cell is empty.
follows(found(loop_closed(Path)), P, Context, off(A)) :-
    Path = [First | _],
    last(Path, Last),
    edge_between(P, Last, First, Edge),
    steps(Path, P, Steps),
    outside(Edge, Steps),
    outside(A, Path),
    all_on([Edge | Steps], P, Context).

% No loop can pass both Set and the road cell W: only one cell, or only one edge, or nothing
% joins Set to the rest.
follows(found(stranded(Set, Exit, W, Closed)), P, Context, off(A)) :-
    member(A, Set),
    outside(W, Set),
    outside(cell(W), [Exit]),
    enclosed(Set, P, any, Set, Exit, Closed),
    holds(P, Context, on(W)),
    all_hold(Closed, P, Context).

clashes(found(degree_full(A, E1, E2, E3)), P, Context) :-
    sort([E1, E2, E3], [_, _, _]),
    ends(E1, A, _),
    ends(E2, A, _),
    ends(E3, A, _),
    all_on([E1, E2, E3], P, Context).

% steps(Path, P, Edges): the edges along a path of neighbouring cells.
:- accelerated(steps/3).
steps([_], _, []).
steps([A, B | Path], P, [Edge | Edges]) :-
    edge_between(P, A, B, Edge),
    steps([B | Path], P, Edges).

% not_all(Flaw, P, Context, Path): the loop passes more than the cells of Path.
not_all(road(W), P, Context, Path) :-
    outside(W, Path),
    holds(P, Context, on(W)).
not_all(unvisited(K), P, _, Path) :-
    road_board(P, _, _, every, _),
    road_country(P, K, _, Cells),
    subtract(Cells, Path, Cells).
not_all(number(K), P, _, Path) :-
    road_country(P, K, Number, Cells),
    integer(Number),
    subtract(Cells, Path, Empty),
    length(Cells, Size),
    length(Empty, Left),
    Number =\= Size - Left.
not_all(facing(A, B), P, _, Path) :-
    facing(P, A, B),
    outside(A, Path),
    outside(B, Path).
