% The determinant of a matrix, by its first row.
%
% A matrix is a list of rows. Each entry of the first row is multiplied by the
% determinant of what is left without its row and column, with signs in turn. The
% transposed matrix has the same determinant, which the last goal verifies.

%% ?- determinant([[3, 1], [4, 2]], D).
%% ?- determinant([[2, 0, 1], [1, 3, 2], [1, 1, 4]], D).
%% ?- same_transposed([[2, 0, 1], [1, 3, 2], [1, 1, 4]]).

determinant([], 1).
determinant([Row | Rows], D) :- expanded(Row, 1, 1, Rows, 0, D).

% expanded(Entries, Column, Sign, Rows, Sum0, Sum)
expanded([], _, _, _, D, D).
expanded([X | Xs], Column, Sign, Rows, D0, D) :-
    maplist(without(Column), Rows, Minor),
    determinant(Minor, M),
    D1 is D0 + Sign * X * M,
    Next is Column + 1,
    Other is - Sign,
    expanded(Xs, Next, Other, Rows, D1, D).

% The row without its entry in a column.
without(Column, Row, Rest) :-
    nth1(Column, Row, Entry),
    append(Front, [Entry | Back], Row),
    length([Entry | Front], Column),
    append(Front, Back, Rest).

same_transposed(Matrix) :-
    transpose(Matrix, Other),
    determinant(Matrix, D),
    determinant(Other, D).
