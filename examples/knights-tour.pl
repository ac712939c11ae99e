% A knight's tour: a knight walks over a board and stands on every square once.
%
% The walk follows Warnsdorff's rule: of the squares it could jump to, the knight
% takes the one from which the fewest jumps remain. No step is ever taken back.

%% ?- answer(SquareCount, Tour).

% The board has this many rows and columns.
board_size(5).

% A jump from one square to another: one of the eight L shapes, on the board.
knight_move(p(X0, Y0), p(X, Y)) :-
    member(d(DX, DY), [
        d(1, 2), d(2, 1), d(-1, 2), d(-2, 1),
        d(1, -2), d(2, -1), d(-1, -2), d(-2, -1)
    ]),
    X is X0 + DX, Y is Y0 + DY,
    board_size(N),
    X >= 1, X =< N, Y >= 1, Y =< N.

% How many jumps lead from a square to squares that were not visited.
degree(Square, Visited, Degree) :-
    findall(Next, (knight_move(Square, Next), \+ member(Next, Visited)), Nexts),
    length(Nexts, Degree).

% The tour from here on; Visited holds the squares so far, the last one first.
tour_(_, Visited, SquareCount, Visited) :- length(Visited, SquareCount), !.
tour_(Current, Visited, SquareCount, Tour) :-
    findall(Degree-Next, (
        knight_move(Current, Next),
        \+ member(Next, Visited),
        degree(Next, Visited, Degree)
    ), Candidates),
    Candidates \= [],
    keysort(Candidates, [_-Best | _]),
    tour_(Best, [Best | Visited], SquareCount, Tour).

% A tour that starts on a given square, in the order of the visit.
knights_tour(Start, Tour) :-
    board_size(N),
    SquareCount is N * N,
    tour_(Start, [Start], SquareCount, Reversed),
    reverse(Reversed, Tour).

answer(SquareCount, Tour) :-
    knights_tour(p(1, 1), Tour),
    length(Tour, SquareCount).
