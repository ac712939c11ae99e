timetable([at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]).

clause(1, talk(proofs, dana), true).
clause(2, talk(parsing, dana), true).
clause(3, talk(types, eli), true).
clause(4, talk(search, fay), true).
clause(5, talk(logic, gus), true).
clause(6, hour(proofs, var('H')), member(var('H'), [9, 10])).
clause(7, hour(parsing, 9), true).
clause(8, hour(types, var('H')), member(var('H'), [9, 10, 11])).
clause(9, hour(search, 9), true).
clause(10, hour(logic, 10), true).
clause(11, room(hall), true).
clause(12, room(lab), true).
clause(13,
       timetable(var('Table')),
       once(placed([parsing, search, logic, proofs, types], [], var('Table')))).
clause(14, placed([], var('Table'), var('Sorted')), msort(var('Table'), var('Sorted'))).
clause(15,
       placed([var('Talk') | var('Talks')], var('Before'), var('Table')),
       (hour(var('Talk'), var('Hour')),
        room(var('Room')),
        talk(var('Talk'), var('Speaker')),
        \+ clash(at(var('Hour'), var('Room'), var('Talk'), var('Speaker')), var('Before')),
        placed(var('Talks'), [at(var('Hour'), var('Room'), var('Talk'), var('Speaker')) | var('Before')], var('Table')))).

step(timetable([at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]),
     rule(13),
     ['Table' = [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]],
     [once(placed([parsing, search, logic, proofs, types], [], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]))]).
step(once(placed([parsing, search, logic, proofs, types], [], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)])),
     control,
     [],
     [placed([parsing, search, logic, proofs, types], [], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)])]).
step(placed([parsing, search, logic, proofs, types], [], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]),
     rule(15),
     ['Talk' = parsing,
      'Talks' = [search, logic, proofs, types],
      'Before' = [],
      'Table' = [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)],
      'Hour' = 9,
      'Room' = hall,
      'Speaker' = dana],
     [hour(parsing, 9),
      room(hall),
      talk(parsing, dana),
      \+ clash(at(9, hall, parsing, dana), []),
      placed([search, logic, proofs, types], [at(9, hall, parsing, dana)], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)])]).
step(hour(parsing, 9), fact(7), [], []).
step(room(hall), fact(11), [], []).
step(talk(parsing, dana), fact(2), [], []).
step(\+ clash(at(9, hall, parsing, dana), []), absent, [], []).
step(placed([search, logic, proofs, types], [at(9, hall, parsing, dana)], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]),
     rule(15),
     ['Talk' = search,
      'Talks' = [logic, proofs, types],
      'Before' = [at(9, hall, parsing, dana)],
      'Table' = [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)],
      'Hour' = 9,
      'Room' = lab,
      'Speaker' = fay],
     [hour(search, 9),
      room(lab),
      talk(search, fay),
      \+ clash(at(9, lab, search, fay), [at(9, hall, parsing, dana)]),
      placed([logic, proofs, types], [at(9, lab, search, fay), at(9, hall, parsing, dana)], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)])]).
step(hour(search, 9), fact(9), [], []).
step(room(lab), fact(12), [], []).
step(talk(search, fay), fact(4), [], []).
step(\+ clash(at(9, lab, search, fay), [at(9, hall, parsing, dana)]), absent, [], []).
step(placed([logic, proofs, types], [at(9, lab, search, fay), at(9, hall, parsing, dana)], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]),
     rule(15),
     ['Talk' = logic,
      'Talks' = [proofs, types],
      'Before' = [at(9, lab, search, fay), at(9, hall, parsing, dana)],
      'Table' = [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)],
      'Hour' = 10,
      'Room' = hall,
      'Speaker' = gus],
     [hour(logic, 10),
      room(hall),
      talk(logic, gus),
      \+ clash(at(10, hall, logic, gus), [at(9, lab, search, fay), at(9, hall, parsing, dana)]),
      placed([proofs, types], [at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)])]).
step(hour(logic, 10), fact(10), [], []).
step(talk(logic, gus), fact(5), [], []).
step(\+ clash(at(10, hall, logic, gus), [at(9, lab, search, fay), at(9, hall, parsing, dana)]),
     absent,
     [],
     []).
step(placed([proofs, types], [at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]),
     rule(15),
     ['Talk' = proofs,
      'Talks' = [types],
      'Before' = [at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)],
      'Table' = [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)],
      'Hour' = 10,
      'Room' = lab,
      'Speaker' = dana],
     [hour(proofs, 10),
      room(lab),
      talk(proofs, dana),
      \+ clash(at(10, lab, proofs, dana), [at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)]),
      placed([types], [at(10, lab, proofs, dana), at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)])]).
step(hour(proofs, 10), rule(6), ['H' = 10], [member(10, [9, 10])]).
step(member(10, [9, 10]), builtin, [], []).
step(talk(proofs, dana), fact(1), [], []).
step(\+ clash(at(10, lab, proofs, dana), [at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)]),
     absent,
     [],
     []).
step(placed([types], [at(10, lab, proofs, dana), at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]),
     rule(15),
     ['Talk' = types,
      'Talks' = [],
      'Before' = [at(10, lab, proofs, dana), at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)],
      'Table' = [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)],
      'Hour' = 11,
      'Room' = hall,
      'Speaker' = eli],
     [hour(types, 11),
      room(hall),
      talk(types, eli),
      \+ clash(at(11, hall, types, eli), [at(10, lab, proofs, dana), at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)]),
      placed([], [at(11, hall, types, eli), at(10, lab, proofs, dana), at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)])]).
step(hour(types, 11), rule(8), ['H' = 11], [member(11, [9, 10, 11])]).
step(member(11, [9, 10, 11]), builtin, [], []).
step(talk(types, eli), fact(3), [], []).
step(\+ clash(at(11, hall, types, eli), [at(10, lab, proofs, dana), at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)]),
     absent,
     [],
     []).
step(placed([], [at(11, hall, types, eli), at(10, lab, proofs, dana), at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]),
     rule(14),
     ['Table' = [at(11, hall, types, eli), at(10, lab, proofs, dana), at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)],
      'Sorted' = [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]],
     [msort([at(11, hall, types, eli), at(10, lab, proofs, dana), at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)])]).
step(msort([at(11, hall, types, eli), at(10, lab, proofs, dana), at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)], [at(9, hall, parsing, dana), at(9, lab, search, fay), at(10, hall, logic, gus), at(10, lab, proofs, dana), at(11, hall, types, eli)]),
     builtin,
     [],
     []).
