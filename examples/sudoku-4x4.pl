% A sudoku of four rows: each row, column and block holds 1 to 4.
%
% A row is a permutation of 1 to 4, and a new row is compared with what stands
% above it before the next one is tried. A cell that is given is a number in the
% goal, an empty one is a variable.

%% ?- sudoku([[1, B, C, D], [E, F, 2, H], [I, 3, K, L], [M, N, O, 4]]).

sudoku([R1, R2, R3, R4]) :-
    row(R1),
    row(R2),
    blocks(R1, R2),
    apart(R1, R2),
    row(R3),
    apart(R1, R3),
    apart(R2, R3),
    row(R4),
    blocks(R3, R4),
    apart(R1, R4),
    apart(R2, R4),
    apart(R3, R4).

row(Row) :- permutation([1, 2, 3, 4], Row).

% Two rows never have the same digit in one column.
apart([], []).
apart([X | Xs], [Y | Ys]) :-
    X =\= Y,
    apart(Xs, Ys).

% Two rows make two blocks of two by two. Within a row digits differ anyhow.
blocks([A, B, C, D], [E, F, G, H]) :-
    apart([A, B], [F, E]),
    apart([C, D], [H, G]).
