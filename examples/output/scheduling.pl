timetable([at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]).
