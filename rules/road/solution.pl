% Country Road: the claims.

% solution(P, Loop): Loop, a list of all its cells in order, obeys every rule.
:- accelerated(solution/2).
solution(P, Loop) :-
    road_board(P, _, _, Visit, Countries),
    Loop = [First, _, _, _ | _],
    sort(Loop, Sorted),
    length(Loop, N),
    length(Sorted, N),
    last(Loop, Last),
    steps(Loop, P, Steps),
    edge_between(P, Last, First, Closing),
    Edges = [Closing | Steps],
    road_walls(P, Walls),
    subtract(Edges, Walls, Edges),
    countries_fine(Countries, P, Visit, Countries, Loop, Edges),
    subtract_cells(P, Loop, Empty),
    empties_fine(Empty, P, Empty).

subtract_cells(P, Loop, Empty) :- all_cells(P, Cells), subtract(Cells, Loop, Empty).

countries_fine([], _, _, _, _, _).
countries_fine([K | Ks], P, Visit, Countries, Loop, Edges) :-
    road_country(P, K, Number, Cells),
    subtract(Cells, Loop, Empty),
    length(Cells, Size),
    length(Empty, Left),
    Used is Size - Left,
    visited(Visit, Used),
    number_fine(Number, Used),
    rim(P, K, Rim),
    subtract(Rim, Edges, Closed),
    length(Rim, Sides),
    length(Closed, Shut),
    Crossings is Sides - Shut,
    Crossings =< 2,
    countries_fine(Ks, P, Visit, Countries, Loop, Edges).

visited(every, Used) :- Used > 0.
visited(some, _).

number_fine(none, _).
number_fine(Number, Used) :- integer(Number), Used =:= Number.

% empties_fine(Cells, P, Empty): no two empty cells face each other across a border.
empties_fine([], _, _).
empties_fine([A | As], P, Empty) :-
    edges_of(P, A, Edges),
    faces_fine(Edges, A, P, Empty),
    empties_fine(As, P, Empty).

faces_fine([], _, _, _).
faces_fine([E | Es], A, P, Empty) :-
    ends(E, A, B),
    face_fine(E, A, B, P, Empty),
    faces_fine(Es, A, P, Empty).

face_fine(_, _, B, _, Empty) :- outside(B, Empty).
face_fine(E, A, B, P, Empty) :-
    member(B, Empty),
    road_at(P, A, K),
    road_at(P, B, K),
    road_walls(P, Walls),
    outside(E, Walls).

% unique(P, Loop): Loop is a solution, and every edge is used or not as in Loop, under no
% assumption: so it is the only one.
unique(P, Loop) :-
    propose(road_loop(P), Proposal),
    Proposal = found(Loop),
    solution(P, Loop),
    loop_edges(P, Loop, Used),
    all_edges(P, Edges),
    subtract(Edges, Used, Closed),
    all_on(Used, P, []),
    all_off(Closed, P, []).

loop_edges(P, Loop, [Closing | Steps]) :-
    Loop = [First | _],
    last(Loop, Last),
    steps(Loop, P, Steps),
    edge_between(P, Last, First, Closing).

% none(P): the puzzle has no solution.
none(P) :- contradiction(P, []).

% several(P, Loop1, Loop2): two different solutions.
several(P, Loop1, Loop2) :-
    propose(road_loops(P), Proposal),
    Proposal = found([Loop1, Loop2]),
    solution(P, Loop1),
    solution(P, Loop2),
    loop_edges(P, Loop1, Edges1),
    loop_edges(P, Loop2, Edges2),
    subtract(Edges1, Edges2, [_ | _]).
