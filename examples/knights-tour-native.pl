% A knight's tour that native code proposes and clauses prove.
%
% The search is a few lines of Go: it says nothing, it only picks. That what it
% picked is a tour is established by the clauses of library(knight): sorted, it is the
% squares of the board, and each of its steps is a knight's move. The proof leaves
% nothing to trust, and it is small: the path is taken apart by halves.

:- use_module(library(knight)).

%% ?- answer(SquareCount, Tour).

answer(SquareCount, Tour) :-
    board_text('5x5', Board),
    knights_tour(Board, from(p(1, 1)), Tour),
    length(Tour, SquareCount).
