% Country Road on a board cut into rows: country 2 is a cut vertex. Without it country 1 is
% cut off from the others, and a loop passes it only once. So there is no solution, whatever
% the numbers, and no number was looked at.
%
% https://puzz.link/p?country/4/4/000vvoj
%% ?- none(strip).

:- use_module(library(road)).

road_board(strip, 4, 4, every, [1, 2, 3, 4]).
road_country(strip, 1, none, [cell(1, 1), cell(1, 2), cell(1, 3), cell(1, 4)]).
road_country(strip, 2, none, [cell(2, 1), cell(2, 2), cell(2, 3), cell(2, 4)]).
road_country(strip, 3, none, [cell(3, 1), cell(3, 2), cell(3, 3), cell(3, 4)]).
road_country(strip, 4, none, [cell(4, 1), cell(4, 2), cell(4, 3), cell(4, 4)]).
road_at(strip, cell(1, 1), 1).
road_at(strip, cell(1, 2), 1).
road_at(strip, cell(1, 3), 1).
road_at(strip, cell(1, 4), 1).
road_at(strip, cell(2, 1), 2).
road_at(strip, cell(2, 2), 2).
road_at(strip, cell(2, 3), 2).
road_at(strip, cell(2, 4), 2).
road_at(strip, cell(3, 1), 3).
road_at(strip, cell(3, 2), 3).
road_at(strip, cell(3, 3), 3).
road_at(strip, cell(3, 4), 3).
road_at(strip, cell(4, 1), 4).
road_at(strip, cell(4, 2), 4).
road_at(strip, cell(4, 3), 4).
road_at(strip, cell(4, 4), 4).
road_walls(strip, []).
