% Country Road: one closed loop through the centres of cells visits every country exactly
% once; a number says how many cells of the country it uses; two cells that face each other
% across a border may not both be empty.
%
% Native code proposes the loop, and for every edge why it is used or closed; the clauses of
% library(road) establish each step. No edge was assumed: the loop is the only solution.
%
% https://puzz.link/p?country/6/6/0039v300ptdq111431511
%% ?- unique(six, Loop).

:- use_module(library(road)).

road_board(six, 6, 6, every, [1, 2, 3, 4, 5, 6, 7, 8, 9]).
road_country(six, 1, 1, [cell(1, 1), cell(1, 2), cell(1, 3), cell(1, 4), cell(1, 5), cell(1, 6), cell(2, 1), cell(2, 2), cell(2, 3), cell(2, 4), cell(2, 5), cell(2, 6), cell(3, 1), cell(3, 2), cell(3, 3), cell(3, 4), cell(4, 1), cell(4, 2), cell(5, 1)]).
road_country(six, 2, 1, [cell(3, 5)]).
road_country(six, 3, 1, [cell(3, 6)]).
road_country(six, 4, 4, [cell(4, 3), cell(4, 4), cell(4, 5), cell(5, 3)]).
road_country(six, 5, 3, [cell(4, 6), cell(5, 6), cell(6, 6)]).
road_country(six, 6, 1, [cell(5, 2)]).
road_country(six, 7, 5, [cell(5, 4), cell(6, 1), cell(6, 2), cell(6, 3), cell(6, 4)]).
road_country(six, 8, 1, [cell(5, 5)]).
road_country(six, 9, 1, [cell(6, 5)]).
road_at(six, cell(1, 1), 1).
road_at(six, cell(1, 2), 1).
road_at(six, cell(1, 3), 1).
road_at(six, cell(1, 4), 1).
road_at(six, cell(1, 5), 1).
road_at(six, cell(1, 6), 1).
road_at(six, cell(2, 1), 1).
road_at(six, cell(2, 2), 1).
road_at(six, cell(2, 3), 1).
road_at(six, cell(2, 4), 1).
road_at(six, cell(2, 5), 1).
road_at(six, cell(2, 6), 1).
road_at(six, cell(3, 1), 1).
road_at(six, cell(3, 2), 1).
road_at(six, cell(3, 3), 1).
road_at(six, cell(3, 4), 1).
road_at(six, cell(3, 5), 2).
road_at(six, cell(3, 6), 3).
road_at(six, cell(4, 1), 1).
road_at(six, cell(4, 2), 1).
road_at(six, cell(4, 3), 4).
road_at(six, cell(4, 4), 4).
road_at(six, cell(4, 5), 4).
road_at(six, cell(4, 6), 5).
road_at(six, cell(5, 1), 1).
road_at(six, cell(5, 2), 6).
road_at(six, cell(5, 3), 4).
road_at(six, cell(5, 4), 7).
road_at(six, cell(5, 5), 8).
road_at(six, cell(5, 6), 5).
road_at(six, cell(6, 1), 7).
road_at(six, cell(6, 2), 7).
road_at(six, cell(6, 3), 7).
road_at(six, cell(6, 4), 7).
road_at(six, cell(6, 5), 9).
road_at(six, cell(6, 6), 5).
road_walls(six, []).
