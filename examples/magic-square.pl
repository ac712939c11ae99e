% The magic square: rows, columns and diagonals of 1 to 9 add up to 15.
%
% Where two numbers of a line are known the third is computed, not searched: three
% choices decide all nine cells. The corners go in order, A < C < G and A < I, and
% of the eight squares that are turned or mirrored one is left.

%% ?- square(Rows).

square([[A, B, C], [D, E, F], [G, H, I]]) :-
    numlist(1, 9, Numbers),
    select(A, Numbers, N1),
    select(C, N1, N2),
    A < C,
    third(A, C, B, N2, N3),
    select(G, N3, N4),
    C < G,
    third(A, G, D, N4, N5),
    third(C, G, E, N5, N6),
    third(A, E, I, N6, N7),
    A < I,
    third(B, E, H, N7, N8),
    third(D, E, F, N8, []),
    15 =:= G + H + I,
    15 =:= C + F + I.

% The third number of a line, which must still be free.
third(X, Y, Z, Numbers, Rest) :-
    Z is 15 - X - Y,
    select(Z, Numbers, Rest).
