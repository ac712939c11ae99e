% A timetable: talks, rooms and hours, without clashes.
%
% Each talk gets an hour and a room. A wish restricts the hours of a speaker; two
% talks clash in the same room at the same hour, or when one speaker would have to
% be in two places. The talks with the fewest hours come first.

%% ?- timetable(Table).

talk(proofs, dana).
talk(parsing, dana).
talk(types, eli).
talk(search, fay).
talk(logic, gus).

hour(proofs, H) :- member(H, [9, 10]).
hour(parsing, 9).
hour(types, H) :- member(H, [9, 10, 11]).
hour(search, 9).
hour(logic, 10).

room(hall).
room(lab).

timetable(Table) :-
    once(placed([parsing, search, logic, proofs, types], [], Table)).

placed([], Table, Sorted) :- msort(Table, Sorted).
placed([Talk | Talks], Before, Table) :-
    hour(Talk, Hour),
    room(Room),
    talk(Talk, Speaker),
    \+ clash(at(Hour, Room, Talk, Speaker), Before),
    placed(Talks, [at(Hour, Room, Talk, Speaker) | Before], Table).

clash(at(Hour, Room, _, _), Table) :- member(at(Hour, Room, _, _), Table).
clash(at(Hour, _, _, Speaker), Table) :- member(at(Hour, _, _, Speaker), Table).
