% A board that can be toured only by stepping over its edge.
%
% On the cylinder the left and the right edge are joined, and a tour exists. The same
% board in the plane passes the filters of parity, degree and connectivity, and has no
% tour: that is proved from a certificate, not concluded from a search that ended.

:- use_module(library(knight)).

%% ?- solvable_only_wrapped(Tour, Certificate).

board(rows([".######", "##.####", "...####"])).

solvable_only_wrapped(Tour, Certificate) :-
    board(Board),
    decision(cylinder(Board), open, tour(Tour)),
    decision(Board, open, no_tour(Certificate)).
