% Knight's tours: what a board, a move and a tour are.
%
% A board is one of
%     rectangle(Width, Height)
%     rows(["##.", "###"])      '#' is a square, '.' a hole; the top row first
%     cylinder(Board)           the left and the right edge are joined
% and a square is p(X, Y): column X from the left, row Y from the top, from 1.
%
% A task says what a tour must be: open, from(Start), to(End), between(Start, End),
% closed, or closed(Start), a closed tour listed from Start.
%
% The clauses are positive: no cut, negation, if-then-else or findall. So a proof
% leaves nothing to trust. A path is taken apart by halves, which keeps the proof of
% a long tour small.
%
% The engine may run Go in place of the clauses of squares/2, moves/3 and degree/3. A
% proof that calls them is checked by the clauses.

:- module(knight, [board_text/2, squares/2, square/2, knight_move/3, moves/3,
    degree/3, tour/2, tour/3, closed_tour/2, knights_tour/3, knights_tour/4,
    decision/3, decision/4,
    no_tour/1, no_tour/2, no_tour/3, passes_parity/2, passes_degree/1,
    passes_connectivity/2]).

:- accelerated(squares/2).
:- accelerated(moves/3).
:- accelerated(degree/3).

%! board_text(+Text, -Board)
%  The board of an atom such as '8x8' or '##./###'.
board_text(Text, rectangle(Width, Height)) :-
    atom_chars(Text, Chars),
    append(Ws, [x|Hs], Chars),
    number_chars(Width, Ws),
    number_chars(Height, Hs).
board_text(Text, rows(Rows)) :-
    atom_chars(Text, Chars),
    text_rows(Chars, Rows).

text_rows(Chars, [Chars]) :- cells(Chars).
text_rows(Chars, [Row|Rows]) :-
    append(Row, ['/'|Rest], Chars),
    cells(Row),
    text_rows(Rest, Rows).

cells(['#']).
cells(['.']).
cells(['#'|Cells]) :- cells(Cells).
cells(['.'|Cells]) :- cells(Cells).

%! squares(+Board, -Squares)
%  The squares of the board in standard order: by columns.
squares(cylinder(Board), Squares) :- squares(Board, Squares).
squares(rectangle(Width, Height), Squares) :- columns(1, Width, Height, Squares).
squares(rows(Rows), Squares) :-
    rows_squares(Rows, 1, Found),
    sort(Found, Squares).

columns(Width, Width, Height, Column) :- column(Width, 1, Height, Column).
columns(X, Width, Height, Squares) :-
    X < Width,
    column(X, 1, Height, Column),
    X1 is X + 1,
    columns(X1, Width, Height, Rest),
    append(Column, Rest, Squares).

column(X, Height, Height, [p(X, Height)]).
column(X, Y, Height, [p(X, Y)|Column]) :-
    Y < Height,
    Y1 is Y + 1,
    column(X, Y1, Height, Column).

rows_squares([], _, []).
rows_squares([Row|Rows], Y, Squares) :-
    row_squares(Row, 1, Y, Here),
    Y1 is Y + 1,
    rows_squares(Rows, Y1, Below),
    append(Here, Below, Squares).

row_squares([], _, _, []).
row_squares(['#'|Cells], X, Y, [p(X, Y)|Squares]) :-
    X1 is X + 1,
    row_squares(Cells, X1, Y, Squares).
row_squares(['.'|Cells], X, Y, Squares) :-
    X1 is X + 1,
    row_squares(Cells, X1, Y, Squares).

%! square(+Board, ?Square)
square(Board, Square) :-
    squares(Board, Squares),
    member(Square, Squares).

%! leap(?DX, ?DY)
%  How a knight moves.
leap(1, 2).
leap(2, 1).
leap(2, -1).
leap(1, -2).
leap(-1, -2).
leap(-2, -1).
leap(-2, 1).
leap(-1, 2).

%! shape(+Board, -Shape)
%  What moves depend on beside the squares: plane, or cylinder(Width).
shape(rectangle(_, _), plane).
shape(rows(_), plane).
shape(cylinder(Board), cylinder(Width)) :- width(Board, Width).

width(rectangle(Width, _), Width).
width(rows([Row|_]), Width) :- length(Row, Width).

%! knight_move(+Shape, +From, ?To)
%  From one place to another by a leap; whether they are squares of a board is
%  another matter.
knight_move(plane, p(X, Y), p(X1, Y1)) :-
    leap(DX, DY),
    Y1 is Y + DY,
    X1 is X + DX.
knight_move(cylinder(Width), p(X, Y), p(X1, Y1)) :-
    leap(DX, DY),
    Y1 is Y + DY,
    X1 is (X + DX - 1) mod Width + 1.

%! moves(+Board, +Square, -Squares)
%  All the squares of the board a knight's move from Square, in standard order: the
%  eight places, each looked at.
moves(Board, p(X, Y), Squares) :-
    landing(Board, X, Y, 1, 2, A),
    landing(Board, X, Y, 2, 1, B),
    landing(Board, X, Y, 2, -1, C),
    landing(Board, X, Y, 1, -2, D),
    landing(Board, X, Y, -1, -2, E),
    landing(Board, X, Y, -2, -1, F),
    landing(Board, X, Y, -2, 1, G),
    landing(Board, X, Y, -1, 2, H),
    append([A, B, C, D, E, F, G, H], Found),
    sort(Found, Squares).

landing(Board, X, Y, DX, DY, Landing) :-
    X1 is X + DX,
    Y1 is Y + DY,
    place(Board, X1, Y1, Landing).

%! place(+Board, +X, +Y, -Squares)
%  [p(X, Y)] when the place is a square, [] when it is a hole or off the board.
place(cylinder(Board), X, Y, Landing) :-
    width(Board, Width),
    X1 is (X - 1) mod Width + 1,
    place(Board, X1, Y, Landing).
place(rectangle(Width, Height), X, Y, [p(X, Y)]) :-
    X >= 1, X =< Width, Y >= 1, Y =< Height.
place(rectangle(_, _), X, _, []) :- X < 1.
place(rectangle(Width, _), X, _, []) :- X > Width.
place(rectangle(Width, _), X, Y, []) :- X >= 1, X =< Width, Y < 1.
place(rectangle(Width, Height), X, Y, []) :- X >= 1, X =< Width, Y > Height.
place(rows(_), _, Y, []) :- Y < 1.
place(rows(Rows), _, Y, []) :- length(Rows, Height), Y > Height.
place(rows(Rows), X, Y, Landing) :-
    Y >= 1,
    nth1(Y, Rows, Row),
    row_place(Row, X, Y, Landing).

row_place(_, X, _, []) :- X < 1.
row_place(Row, X, _, []) :- length(Row, Width), X > Width.
row_place(Row, X, Y, Landing) :-
    X >= 1,
    nth1(X, Row, Cell),
    cell_place(Cell, X, Y, Landing).

cell_place('#', X, Y, [p(X, Y)]).
cell_place('.', _, _, []).

%! degree(+Board, +Square, -Degree)
degree(Board, Square, Degree) :-
    moves(Board, Square, Squares),
    length(Squares, Degree).

%! tour(+Board, +Tour)
%  Tour is an open tour of the board: a list of squares.
tour(Board, Tour) :- tour(Board, open, Tour).

%! closed_tour(+Board, +Tour)
closed_tour(Board, Tour) :- tour(Board, closed, Tour).

%! tour(+Board, +Task, +Tour)
%  Sorted, the tour is the squares of the board, each once; each of its steps is a
%  knight's move; it begins and ends as the task says.
tour(Board, Task, Tour) :-
    squares(Board, Squares),
    length(Squares, Count),
    length(Tour, Count),
    sort(Tour, Squares),
    shape(Board, Shape),
    path(Count, Tour, Shape),
    ends(Task, Tour, Shape).

%! path(+Length, +Path, +Shape)
%  Each step of the path is a knight's move: of its first half, and of the rest,
%  which begins on the last square of the first half.
path(1, [_], _).
path(2, [P, Q], Shape) :- knight_move(Shape, P, Q).
path(Length, Path, Shape) :-
    Length > 2,
    Half is Length // 2,
    length(Front, Half),
    append(Front, [Middle|Back], Path),
    append(Front, [Middle], First),
    FirstLength is Half + 1,
    path(FirstLength, First, Shape),
    BackLength is Length - Half,
    path(BackLength, [Middle|Back], Shape).

ends(open, _, _).
ends(from(Start), [Start|_], _).
ends(to(End), Tour, _) :- last(Tour, End).
ends(between(Start, End), [Start|Rest], _) :- last([Start|Rest], End).
ends(closed, [Start, Next|Rest], Shape) :-
    last([Next|Rest], End),
    length(Rest, Count),
    Count >= 1,
    knight_move(Shape, End, Start).
ends(closed(Start), [Start|Rest], Shape) :- ends(closed, [Start|Rest], Shape).

%! knights_tour(+Board, +Task, -Tour)
%  A tour that native code proposes and tour/3 proves.
knights_tour(Board, Task, Tour) :- knights_tour(Board, Task, [], Tour).

%! knights_tour(+Board, +Task, +Options, -Tour)
%  Options: seed(N), budget(Nodes), tie(Rule) where Rule is fixed, roth or pohl.
knights_tour(Board, Task, Options, Tour) :-
    propose(warnsdorff(Board, Task, Options), Result),
    Result = found(Tour),
    tour(Board, Task, Tour).

%! decision(+Board, +Task, -Answer)
%  tour(Tour), or no_tour(Certificate): what native code proposes, proved. Where it
%  proposes neither, the run ends as unknown and says why.
decision(Board, Task, Answer) :- decision(Board, Task, [], Answer).

%! decision(+Board, +Task, +Options, -Answer)
decision(Board, Task, Options, Answer) :-
    propose(knight(Board, Task, Options), Result),
    Result = found(Answer),
    established(Answer, Board, Task).

established(tour(Tour), Board, Task) :- tour(Board, Task, Tour).
established(no_tour(Certificate), Board, Task) :- no_tour(Board, Task, Certificate).
