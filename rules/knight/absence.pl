% Boards without a tour: one theorem for each kind of certificate. What native code
% proposes is only the certificate; these clauses establish that it holds.

%! no_tour(+Board)
%  The board has no open tour.
no_tour(Board) :- no_tour(Board, open).

%! no_tour(+Board, +Task)
no_tour(Board, Task) :-
    propose(absence(Board, Task), Result),
    Result = found(Certificate),
    no_tour(Board, Task, Certificate).

%! no_tour(+Board, +Task, +Certificate)
%  The certificate shows that the board has no tour of the task:
%
%  too_small    there is no closed tour of fewer than three squares, and a tour of
%               more than one square does not end where it begins;
%  cut(Cut, Pieces)
%               without the squares of Cut the board falls into Pieces, more than a
%               path does when those squares are taken out of it;
%  weighted(Cut, Pieces)
%               as before; a piece(Squares, Paths) that a path cannot cover in one
%               go counts for the number of paths it needs at least;
%  forced(Colours, Steps)
%               squares with two moves left must use both, and so on, see refuted/4.
no_tour(Board, closed(_), Certificate) :- no_tour(Board, closed, Certificate).
no_tour(Board, closed, too_small) :-
    squares(Board, Squares),
    length(Squares, Count),
    Count < 3.
no_tour(Board, between(End, End), too_small) :-
    squares(Board, Squares),
    length(Squares, Count),
    Count > 1.
no_tour(Board, Task, cut(Cut, Pieces)) :-
    partition(Board, Cut, Pieces),
    apart(Pieces, Cut, Board),
    length(Pieces, Count),
    allowance(Task, Cut, Most),
    Count > Most.
no_tour(Board, Task, weighted(Cut, Weights)) :-
    weights(Weights, Board, Pieces, Count),
    partition(Board, Cut, Pieces),
    apart(Pieces, Cut, Board),
    allowance(Task, Cut, Most),
    Count > Most.
no_tour(Board, Task, forced(Colours, Steps)) :-
    squares(Board, Squares),
    vertices(Task, Squares, Vertices),
    length(Vertices, Size),
    coloured(Colours, Board, Squares),
    given(Task, Given),
    refuted(Steps, Given, graph(Board, Task, Size), Colours).

%! partition(+Board, +Cut, +Pieces)
%  Each square of the board is in Cut or in one of the pieces, once; no piece is
%  empty.
partition(Board, Cut, Pieces) :-
    filled(Pieces),
    squares(Board, Squares),
    append([Cut|Pieces], All),
    length(Squares, Count),
    length(All, Count),
    sort(All, Squares).

filled([]).
filled([[_|_]|Pieces]) :- filled(Pieces).

%! apart(+Pieces, +Cut, +Board)
%  From a square of a piece every move leads into the piece or the cut.
apart([], _, _).
apart([Piece|Pieces], Cut, Board) :-
    append(Cut, Piece, Reach),
    sort(Reach, Region),
    enclosed(Piece, Region, Board),
    apart(Pieces, Cut, Board).

enclosed([], _, _).
enclosed([Square|Squares], Region, Board) :-
    moves(Board, Square, Moves),
    ord_subset(Moves, Region),
    enclosed(Squares, Region, Board).

%! allowance(+Task, +Cut, -Most)
%  The pieces into which a tour falls at most when the squares of Cut are taken out
%  of it. Each takes out one link of the chain, and an end takes out nothing more.
allowance(open, Cut, Most) :- length(Cut, Count), Most is Count + 1.
allowance(from(End), Cut, Most) :- ends_in([End], Cut, Most).
allowance(to(End), Cut, Most) :- ends_in([End], Cut, Most).
allowance(between(Start, End), Cut, Most) :-
    sort([Start, End], [A, B]),
    ends_in([A, B], Cut, Most).
allowance(closed, [], 1).
allowance(closed, [Square|Squares], Most) :- length([Square|Squares], Most).

ends_in(Ends, Cut, Most) :-
    sort(Cut, Sorted),
    ord_intersection(Ends, Sorted, Both),
    length(Cut, Count),
    length(Both, Fewer),
    Most is Count + 1 - Fewer.

%! weights(+Weights, +Board, -Pieces, -Sum)
%  Paths that cover a piece use at most two moves at a square, and no more than the
%  square has inside the piece; so |Piece| less half the sum of these is a lower
%  bound of their number. One path is always needed.
weights([], _, [], 0).
weights([piece(Piece, 1)|Weights], Board, [Piece|Pieces], Sum) :-
    weights(Weights, Board, Pieces, Rest),
    Sum is Rest + 1.
weights([piece(Piece, Paths)|Weights], Board, [Piece|Pieces], Sum) :-
    Paths > 1,
    sort(Piece, Sorted),
    links(Piece, Sorted, Board, Links),
    length(Piece, Count),
    Paths is Count - Links // 2,
    weights(Weights, Board, Pieces, Rest),
    Sum is Rest + Paths.

links([], _, _, 0).
links([Square|Squares], Piece, Board, Sum) :-
    moves(Board, Square, Moves),
    ord_intersection(Moves, Piece, Inside),
    length(Inside, Count),
    links(Squares, Piece, Board, Rest),
    Sum is Rest + min(2, Count).

% Forced moves.
%
% An open tour is a ring through the squares and one more vertex, outside, that is
% joined to every square: it leaves outside to its first square and comes back from
% its last. Known is what is known of every ring: yes(A - B), its vertices A and B
% follow each other; no(A - B), they do not. A stands before B in standard order.

vertices(closed, Squares, Squares).
vertices(open, Squares, [outside|Squares]).
vertices(from(_), Squares, [outside|Squares]).
vertices(to(_), Squares, [outside|Squares]).
vertices(between(_, _), Squares, [outside|Squares]).

given(open, []).
given(closed, []).
given(from(Start), [yes(outside - Start)]).
given(to(End), [yes(outside - End)]).
given(between(Start, End), [yes(outside - Start), yes(outside - End)]).

%! near(+Vertex, +Graph, -Vertices)
%  All the vertices that can follow a vertex in a ring.
near(outside, graph(Board, _, _), Squares) :- squares(Board, Squares).
near(p(X, Y), graph(Board, closed, _), Moves) :- moves(Board, p(X, Y), Moves).
near(p(X, Y), graph(Board, Task, _), [outside|Moves]) :-
    given(Task, _),
    vertices(Task, [], [outside]),
    moves(Board, p(X, Y), Moves).

%! coloured(+Colours, +Board, +Squares)
%  none, or colours(Blacks, Whites): every move changes the colour.
coloured(none, _, _).
coloured(colours(Blacks, Whites), Board, Squares) :-
    append(Blacks, Whites, All),
    length(Squares, Count),
    length(All, Count),
    sort(All, Squares),
    sort(Blacks, SortedBlacks),
    sort(Whites, SortedWhites),
    enclosed(Blacks, SortedWhites, Board),
    enclosed(Whites, SortedBlacks, Board).

%! refuted(+Steps, +Known, +Graph, +Colours)
%  What is known is contradictory: the steps, each of which adds to what is known,
%  end in clash(A, B), a pair both known to follow each other and not to; in
%  starved(A, B), a vertex A that B alone may follow; or in cases(A, B, In, Out),
%  which refute both that A and B follow each other and that they do not.
refuted([clash(A, B)], Known, _, _) :-
    member(yes(A - B), Known),
    member(no(A - B), Known).
refuted([starved(A, B)], Known, Graph, _) :-
    near(A, Graph, Near),
    ord_subtract(Near, [B], Others),
    parted(Others, A, Known).
refuted([cases(A, B, In, Out)], Known, Graph, Colours) :-
    refuted(In, [yes(A - B)|Known], Graph, Colours),
    refuted(Out, [no(A - B)|Known], Graph, Colours).
refuted([Step, Next|Steps], Known, Graph, Colours) :-
    follows(Step, Known, Graph, Colours, New),
    refuted([Next|Steps], [New|Known], Graph, Colours).

%! follows(+Step, +Known, +Graph, +Colours, -New)
%  need(A, B, C):    B and C alone may follow A, so B does;
%  full(A, B, C, D): B and C follow A, so D does not;
%  loop(Path):       the vertices of Path follow each other and there are more, so
%                    its ends do not;
%  end(A):           squares of the colour of A are fewer: a tour does not end on A;
%  end(A, B):        the colours are equal, and A and B have the same: when a tour
%                    ends on A, it does not end on B.
follows(need(A, B, C), Known, Graph, _, yes(Edge)) :-
    near(A, Graph, Near),
    sort([B, C], Two),
    ord_subtract(Near, Two, Others),
    parted(Others, A, Known),
    edge(A, B, Edge).
follows(full(A, B, C, D), Known, _, _, no(Edge)) :-
    sort([B, C, D], [_, _, _]),
    edge(A, B, First),
    member(yes(First), Known),
    edge(A, C, Second),
    member(yes(Second), Known),
    edge(A, D, Edge).
follows(loop([A|Path]), Known, graph(_, _, Size), _, no(Edge)) :-
    length([A|Path], Count),
    Count >= 3,
    Count < Size,
    sort([A|Path], Sorted),
    length(Sorted, Count),
    linked([A|Path], Known),
    last(Path, B),
    edge(A, B, Edge).
follows(end(A), _, _, colours(Blacks, Whites), no(outside - A)) :-
    length(Blacks, Many),
    length(Whites, Few),
    Many > Few,
    member(A, Whites).
follows(end(A), _, _, colours(Blacks, Whites), no(outside - A)) :-
    length(Blacks, Few),
    length(Whites, Many),
    Many > Few,
    member(A, Blacks).
follows(end(A, B), Known, _, colours(Blacks, Whites), no(outside - B)) :-
    length(Blacks, Count),
    length(Whites, Count),
    sort([A, B], [_, _]),
    member(yes(outside - A), Known),
    alike(A, B, Blacks, Whites).

alike(A, B, Blacks, _) :- member(A, Blacks), member(B, Blacks).
alike(A, B, _, Whites) :- member(A, Whites), member(B, Whites).

edge(A, B, A - B) :- A @< B.
edge(A, B, B - A) :- B @< A.

parted([], _, _).
parted([B|Others], A, Known) :-
    edge(A, B, Edge),
    member(no(Edge), Known),
    parted(Others, A, Known).

linked([_], _).
linked([A, B|Path], Known) :-
    edge(A, B, Edge),
    member(yes(Edge), Known),
    linked([B|Path], Known).

% The three filters, as theorems of their own. A board that passes them may still
% have no tour.

%! passes_parity(+Board, +Colours)
%  The colours differ by at most one.
passes_parity(Board, colours(Blacks, Whites)) :-
    squares(Board, Squares),
    coloured(colours(Blacks, Whites), Board, Squares),
    length(Blacks, B),
    length(Whites, W),
    abs(B - W) =< 1.

%! passes_degree(+Board)
%  No square is without moves, and at most two have a single one.
passes_degree(Board) :-
    squares(Board, Squares),
    degrees(Squares, Board, Degrees),
    sort(0, @=<, Degrees, [First, Second, Third|_]),
    First >= 1,
    Second >= 1,
    Third >= 2.

degrees([], _, []).
degrees([Square|Squares], Board, [Degree|Degrees]) :-
    degree(Board, Square, Degree),
    degrees(Squares, Board, Degrees).

%! passes_connectivity(+Board, +Order)
%  Order lists the squares so that each but the first is a move from one before it.
passes_connectivity(Board, Order) :-
    squares(Board, Squares),
    length(Squares, Count),
    length(Order, Count),
    sort(Order, Squares),
    shape(Board, Shape),
    append([Root], Others, Order),
    reached(Others, [Root], Shape).

reached([], _, _).
reached([Square|Squares], Before, Shape) :-
    member(From, Before),
    knight_move(Shape, From, Square),
    reached(Squares, [Square|Before], Shape).
