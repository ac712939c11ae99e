none(strip).

clause(1, road_board(strip, 4, 4, every, [1, 2, 3, 4]), true).
clause(24,
       distinct_members(var('Some'), var('All')),
       (sort(var('Some'), var('Some')), subtract(var('Some'), var('All'), []))).
clause(47,
       cyclic(var('P')),
       road_board(var('P'), anonymous(1), anonymous(2), every, [anonymous(3), anonymous(4), anonymous(5) | anonymous(6)])).
clause(77,
       contradiction(var('P'), var('Context')),
       (propose(road_contradiction(var('P'), var('Context')), var('Proposal')),
        clashes(var('Proposal'), var('P'), var('Context')))).
clause(158,
       clashes(found(region_cut(var('Side'), var('Exit'))), var('P'), anonymous(1)),
       (cyclic(var('P')),
        road_board(var('P'), anonymous(2), anonymous(3), anonymous(4), var('Countries')),
        var('Side') = [anonymous(5) | anonymous(6)],
        distinct_members(var('Side'), var('Countries')),
        subtract(var('Countries'), var('Side'), var('Others')),
        beyond(var('Exit'), var('Others')),
        part_closed(var('Side'), var('P'), var('Side'), var('Exit')))).
clause(159,
       beyond(country(var('K')), var('Others')),
       (member(var('K'), var('Others')),
        subtract(var('Others'), [var('K')], [anonymous(1) | anonymous(2)]))).
clause(161, part_closed([], anonymous(1), anonymous(2), anonymous(3)), true).
clause(162,
       part_closed([var('K') | var('Ks')], var('P'), var('Side'), var('Exit')),
       (borders_of(var('P'), var('K'), var('Borders')),
        borders_stay(var('Borders'), var('K'), var('Side'), var('Exit')),
        part_closed(var('Ks'), var('P'), var('Side'), var('Exit')))).
clause(163, borders_stay([], anonymous(1), anonymous(2), anonymous(3)), true).
clause(164,
       borders_stay([var('B') | var('Bs')], var('K'), var('Side'), var('Exit')),
       (beyond_border(var('B'), var('K'), var('L')),
        stays(var('B'), var('L'), var('Side'), var('Exit')),
        borders_stay(var('Bs'), var('K'), var('Side'), var('Exit')))).
clause(165, beyond_border(border(var('K'), var('L')), var('K'), var('L')), true).
clause(166, beyond_border(border(var('L'), var('K')), var('K'), var('L')), true).
clause(167,
       stays(anonymous(1), var('L'), var('Side'), anonymous(2)),
       member(var('L'), var('Side'))).
clause(168, stays(anonymous(1), var('L'), anonymous(2), country(var('L'))), true).
clause(228, none(var('P')), contradiction(var('P'), [])).

step(none(strip), rule(228), ['P' = strip], [contradiction(strip, [])]).
step(contradiction(strip, []),
     rule(77),
     ['P' = strip, 'Context' = [], 'Proposal' = found(region_cut([3, 4], country(2)))],
     [propose(road_contradiction(strip, []), found(region_cut([3, 4], country(2)))),
      clashes(found(region_cut([3, 4], country(2))), strip, [])]).
step(propose(road_contradiction(strip, []), found(region_cut([3, 4], country(2)))),
     builtin,
     [],
     []).
step(clashes(found(region_cut([3, 4], country(2))), strip, []),
     rule(158),
     ['Side' = [3, 4],
      'Exit' = country(2),
      'P' = strip,
      'Countries' = [1, 2, 3, 4],
      'Others' = [1, 2]],
     [cyclic(strip),
      road_board(strip, 4, 4, every, [1, 2, 3, 4]),
      [3, 4] = [3, 4],
      distinct_members([3, 4], [1, 2, 3, 4]),
      subtract([1, 2, 3, 4], [3, 4], [1, 2]),
      beyond(country(2), [1, 2]),
      part_closed([3, 4], strip, [3, 4], country(2))]).
step(cyclic(strip), rule(47), ['P' = strip], [road_board(strip, 4, 4, every, [1, 2, 3, 4])]).
step(road_board(strip, 4, 4, every, [1, 2, 3, 4]), fact(1), [], []).
step([3, 4] = [3, 4], builtin, [], []).
step(distinct_members([3, 4], [1, 2, 3, 4]),
     rule(24),
     ['Some' = [3, 4], 'All' = [1, 2, 3, 4]],
     [sort([3, 4], [3, 4]), subtract([3, 4], [1, 2, 3, 4], [])]).
step(sort([3, 4], [3, 4]), builtin, [], []).
step(subtract([3, 4], [1, 2, 3, 4], []), builtin, [], []).
step(subtract([1, 2, 3, 4], [3, 4], [1, 2]), builtin, [], []).
step(beyond(country(2), [1, 2]),
     rule(159),
     ['K' = 2, 'Others' = [1, 2]],
     [member(2, [1, 2]), subtract([1, 2], [2], [1])]).
step(member(2, [1, 2]), builtin, [], []).
step(subtract([1, 2], [2], [1]), builtin, [], []).
step(part_closed([3, 4], strip, [3, 4], country(2)),
     rule(162),
     ['K' = 3,
      'Ks' = [4],
      'P' = strip,
      'Side' = [3, 4],
      'Exit' = country(2),
      'Borders' = [border(2, 3), border(3, 4)]],
     [borders_of(strip, 3, [border(2, 3), border(3, 4)]),
      borders_stay([border(2, 3), border(3, 4)], 3, [3, 4], country(2)),
      part_closed([4], strip, [3, 4], country(2))]).
step(borders_of(strip, 3, [border(2, 3), border(3, 4)]), builtin, [], []).
step(borders_stay([border(2, 3), border(3, 4)], 3, [3, 4], country(2)),
     rule(164),
     ['B' = border(2, 3),
      'Bs' = [border(3, 4)],
      'K' = 3,
      'Side' = [3, 4],
      'Exit' = country(2),
      'L' = 2],
     [beyond_border(border(2, 3), 3, 2),
      stays(border(2, 3), 2, [3, 4], country(2)),
      borders_stay([border(3, 4)], 3, [3, 4], country(2))]).
step(beyond_border(border(2, 3), 3, 2), fact(166), ['L' = 2, 'K' = 3], []).
step(stays(border(2, 3), 2, [3, 4], country(2)), fact(168), ['L' = 2], []).
step(borders_stay([border(3, 4)], 3, [3, 4], country(2)),
     rule(164),
     ['B' = border(3, 4), 'Bs' = [], 'K' = 3, 'Side' = [3, 4], 'Exit' = country(2), 'L' = 4],
     [beyond_border(border(3, 4), 3, 4),
      stays(border(3, 4), 4, [3, 4], country(2)),
      borders_stay([], 3, [3, 4], country(2))]).
step(beyond_border(border(3, 4), 3, 4), fact(165), ['K' = 3, 'L' = 4], []).
step(stays(border(3, 4), 4, [3, 4], country(2)),
     rule(167),
     ['L' = 4, 'Side' = [3, 4]],
     [member(4, [3, 4])]).
step(member(4, [3, 4]), builtin, [], []).
step(borders_stay([], 3, [3, 4], country(2)), fact(163), [], []).
step(part_closed([4], strip, [3, 4], country(2)),
     rule(162),
     ['K' = 4,
      'Ks' = [],
      'P' = strip,
      'Side' = [3, 4],
      'Exit' = country(2),
      'Borders' = [border(3, 4)]],
     [borders_of(strip, 4, [border(3, 4)]),
      borders_stay([border(3, 4)], 4, [3, 4], country(2)),
      part_closed([], strip, [3, 4], country(2))]).
step(borders_of(strip, 4, [border(3, 4)]), builtin, [], []).
step(borders_stay([border(3, 4)], 4, [3, 4], country(2)),
     rule(164),
     ['B' = border(3, 4), 'Bs' = [], 'K' = 4, 'Side' = [3, 4], 'Exit' = country(2), 'L' = 3],
     [beyond_border(border(3, 4), 4, 3),
      stays(border(3, 4), 3, [3, 4], country(2)),
      borders_stay([], 4, [3, 4], country(2))]).
step(beyond_border(border(3, 4), 4, 3), fact(166), ['L' = 3, 'K' = 4], []).
step(stays(border(3, 4), 3, [3, 4], country(2)),
     rule(167),
     ['L' = 3, 'Side' = [3, 4]],
     [member(3, [3, 4])]).
step(member(3, [3, 4]), builtin, [], []).
step(borders_stay([], 4, [3, 4], country(2)), fact(163), [], []).
step(part_closed([], strip, [3, 4], country(2)), fact(161), [], []).
