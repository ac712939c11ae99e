% Country Road, 10 by 10, with as few numbers as the five rungs of the ladder can do with:
% take one away, and they stop. The proof is the chain of their some 300 deductions. Where
% the local rules end, an assumption leads to a contradiction, and its opposite holds.
% `eyeprove road explain` tells the same steps in words.
%
% https://puzz.link/p?country/10/10/e5ehvinjakhf3t2q00r4tv76uaicdg7oc0vog3g61i4h9h3i5h3l
%% ?- unique(ten, Loop).

:- use_module(library(road)).

road_board(ten, 10, 10, every, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]).
road_country(ten, 1, none, [cell(1, 1), cell(1, 2)]).
road_country(ten, 2, 3, [cell(1, 3), cell(2, 2), cell(2, 3)]).
road_country(ten, 3, none, [cell(1, 4)]).
road_country(ten, 4, 6, [cell(1, 5), cell(1, 6), cell(1, 7), cell(1, 8), cell(2, 6), cell(2, 7)]).
road_country(ten, 5, 1, [cell(1, 9), cell(1, 10), cell(2, 8), cell(2, 9), cell(2, 10)]).
road_country(ten, 6, none, [cell(2, 1)]).
road_country(ten, 7, none, [cell(2, 4), cell(3, 4)]).
road_country(ten, 8, none, [cell(2, 5)]).
road_country(ten, 9, 4, [cell(3, 1), cell(3, 2), cell(4, 1), cell(4, 2)]).
road_country(ten, 10, none, [cell(3, 3)]).
road_country(ten, 11, none, [cell(3, 5)]).
road_country(ten, 12, 9, [cell(3, 6), cell(4, 5), cell(4, 6), cell(5, 5), cell(5, 6), cell(6, 4), cell(6, 5), cell(6, 6), cell(7, 4)]).
road_country(ten, 13, none, [cell(3, 7), cell(4, 7)]).
road_country(ten, 14, none, [cell(3, 8)]).
road_country(ten, 15, 3, [cell(3, 9), cell(3, 10), cell(4, 10), cell(5, 9), cell(5, 10), cell(6, 7), cell(6, 8), cell(6, 9), cell(6, 10), cell(7, 7), cell(7, 8), cell(7, 9), cell(7, 10), cell(8, 8), cell(8, 9), cell(8, 10), cell(9, 8), cell(9, 9), cell(9, 10), cell(10, 1), cell(10, 2), cell(10, 3), cell(10, 4), cell(10, 5), cell(10, 6), cell(10, 7), cell(10, 8), cell(10, 9), cell(10, 10)]).
road_country(ten, 16, none, [cell(4, 3), cell(4, 4)]).
road_country(ten, 17, none, [cell(4, 8), cell(5, 7), cell(5, 8)]).
road_country(ten, 18, none, [cell(4, 9)]).
road_country(ten, 19, 5, [cell(5, 1), cell(5, 2), cell(5, 3), cell(6, 2), cell(6, 3)]).
road_country(ten, 20, none, [cell(5, 4)]).
road_country(ten, 21, none, [cell(6, 1), cell(7, 1), cell(8, 1), cell(9, 1), cell(9, 2)]).
road_country(ten, 22, 3, [cell(7, 2), cell(7, 3), cell(8, 2)]).
road_country(ten, 23, none, [cell(7, 5)]).
road_country(ten, 24, none, [cell(7, 6)]).
road_country(ten, 25, none, [cell(8, 3)]).
road_country(ten, 26, none, [cell(8, 4), cell(9, 3), cell(9, 4)]).
road_country(ten, 27, none, [cell(8, 5), cell(9, 5)]).
road_country(ten, 28, none, [cell(8, 6), cell(8, 7), cell(9, 6), cell(9, 7)]).
road_at(ten, cell(1, 1), 1).
road_at(ten, cell(1, 2), 1).
road_at(ten, cell(1, 3), 2).
road_at(ten, cell(1, 4), 3).
road_at(ten, cell(1, 5), 4).
road_at(ten, cell(1, 6), 4).
road_at(ten, cell(1, 7), 4).
road_at(ten, cell(1, 8), 4).
road_at(ten, cell(1, 9), 5).
road_at(ten, cell(1, 10), 5).
road_at(ten, cell(2, 1), 6).
road_at(ten, cell(2, 2), 2).
road_at(ten, cell(2, 3), 2).
road_at(ten, cell(2, 4), 7).
road_at(ten, cell(2, 5), 8).
road_at(ten, cell(2, 6), 4).
road_at(ten, cell(2, 7), 4).
road_at(ten, cell(2, 8), 5).
road_at(ten, cell(2, 9), 5).
road_at(ten, cell(2, 10), 5).
road_at(ten, cell(3, 1), 9).
road_at(ten, cell(3, 2), 9).
road_at(ten, cell(3, 3), 10).
road_at(ten, cell(3, 4), 7).
road_at(ten, cell(3, 5), 11).
road_at(ten, cell(3, 6), 12).
road_at(ten, cell(3, 7), 13).
road_at(ten, cell(3, 8), 14).
road_at(ten, cell(3, 9), 15).
road_at(ten, cell(3, 10), 15).
road_at(ten, cell(4, 1), 9).
road_at(ten, cell(4, 2), 9).
road_at(ten, cell(4, 3), 16).
road_at(ten, cell(4, 4), 16).
road_at(ten, cell(4, 5), 12).
road_at(ten, cell(4, 6), 12).
road_at(ten, cell(4, 7), 13).
road_at(ten, cell(4, 8), 17).
road_at(ten, cell(4, 9), 18).
road_at(ten, cell(4, 10), 15).
road_at(ten, cell(5, 1), 19).
road_at(ten, cell(5, 2), 19).
road_at(ten, cell(5, 3), 19).
road_at(ten, cell(5, 4), 20).
road_at(ten, cell(5, 5), 12).
road_at(ten, cell(5, 6), 12).
road_at(ten, cell(5, 7), 17).
road_at(ten, cell(5, 8), 17).
road_at(ten, cell(5, 9), 15).
road_at(ten, cell(5, 10), 15).
road_at(ten, cell(6, 1), 21).
road_at(ten, cell(6, 2), 19).
road_at(ten, cell(6, 3), 19).
road_at(ten, cell(6, 4), 12).
road_at(ten, cell(6, 5), 12).
road_at(ten, cell(6, 6), 12).
road_at(ten, cell(6, 7), 15).
road_at(ten, cell(6, 8), 15).
road_at(ten, cell(6, 9), 15).
road_at(ten, cell(6, 10), 15).
road_at(ten, cell(7, 1), 21).
road_at(ten, cell(7, 2), 22).
road_at(ten, cell(7, 3), 22).
road_at(ten, cell(7, 4), 12).
road_at(ten, cell(7, 5), 23).
road_at(ten, cell(7, 6), 24).
road_at(ten, cell(7, 7), 15).
road_at(ten, cell(7, 8), 15).
road_at(ten, cell(7, 9), 15).
road_at(ten, cell(7, 10), 15).
road_at(ten, cell(8, 1), 21).
road_at(ten, cell(8, 2), 22).
road_at(ten, cell(8, 3), 25).
road_at(ten, cell(8, 4), 26).
road_at(ten, cell(8, 5), 27).
road_at(ten, cell(8, 6), 28).
road_at(ten, cell(8, 7), 28).
road_at(ten, cell(8, 8), 15).
road_at(ten, cell(8, 9), 15).
road_at(ten, cell(8, 10), 15).
road_at(ten, cell(9, 1), 21).
road_at(ten, cell(9, 2), 21).
road_at(ten, cell(9, 3), 26).
road_at(ten, cell(9, 4), 26).
road_at(ten, cell(9, 5), 27).
road_at(ten, cell(9, 6), 28).
road_at(ten, cell(9, 7), 28).
road_at(ten, cell(9, 8), 15).
road_at(ten, cell(9, 9), 15).
road_at(ten, cell(9, 10), 15).
road_at(ten, cell(10, 1), 15).
road_at(ten, cell(10, 2), 15).
road_at(ten, cell(10, 3), 15).
road_at(ten, cell(10, 4), 15).
road_at(ten, cell(10, 5), 15).
road_at(ten, cell(10, 6), 15).
road_at(ten, cell(10, 7), 15).
road_at(ten, cell(10, 8), 15).
road_at(ten, cell(10, 9), 15).
road_at(ten, cell(10, 10), 15).
road_walls(ten, []).
