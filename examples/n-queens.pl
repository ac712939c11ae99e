% Queens that do not attack each other, one in each column of a board.
%
% Generate and test in one: each queen is put on a row that is left over, and the
% search goes back as soon as she attacks one that stands already. There are four
% ways on the 6x6 board, and the program finds them all.

%% ?- queens(6, Rows).

queens(N, Rows) :-
    numlist(1, N, Free),
    place(Free, [], Rows).

% The queens placed so far are in Placed, the last one first.
place([], Placed, Placed).
place(Free, Placed, Rows) :-
    select(Row, Free, Rest),
    safe(Placed, Row, 1),
    place(Rest, [Row | Placed], Rows).

% No queen at a distance of D columns or more shares a diagonal with Row.
safe([], _, _).
safe([Other | Others], Row, D) :-
    Other =\= Row + D,
    Other =\= Row - D,
    Next is D + 1,
    safe(Others, Row, Next).
