derivative(x * x + 3 * x, x, x + x + 3).
derivative(sin(2 * x), x, cos(2 * x) * 2).
derivative(x ^ 3 - y, x, 3 * x ^ 2).

clause(1,
       derivative(var('F'), var('X'), var('D')),
       (d(var('F'), var('X'), var('Raw')), simple(var('Raw'), var('D')))).
clause(2, d(var('X'), var('X'), 1), true).
clause(3, d(var('C'), var('X'), 0), (atomic(var('C')), var('C') \= var('X'))).
clause(4,
       d(var('F') + var('G'), var('X'), var('DF') + var('DG')),
       (d(var('F'), var('X'), var('DF')), d(var('G'), var('X'), var('DG')))).
clause(5,
       d(var('F') - var('G'), var('X'), var('DF') - var('DG')),
       (d(var('F'), var('X'), var('DF')), d(var('G'), var('X'), var('DG')))).
clause(6,
       d(var('F') * var('G'), var('X'), var('DF') * var('G') + var('F') * var('DG')),
       (d(var('F'), var('X'), var('DF')), d(var('G'), var('X'), var('DG')))).
clause(7,
       d(var('F') ^ var('N'), var('X'), var('N') * var('F') ^ var('M') * var('DF')),
       (integer(var('N')), var('M') is var('N') - 1, d(var('F'), var('X'), var('DF')))).
clause(8,
       d(sin(var('F')), var('X'), cos(var('F')) * var('DF')),
       d(var('F'), var('X'), var('DF'))).
clause(10, simple(var('F'), var('F')), (atomic(var('F')), !)).
clause(11,
       simple(var('F'), var('S')),
       (var('F') =.. [var('Op') | var('Parts')],
        maplist(simple, var('Parts'), var('Simpler')),
        var('G') =.. [var('Op') | var('Simpler')],
        simpler(var('G'), var('S')))).
clause(12, simpler(0 + var('F'), var('F')), !).
clause(14, simpler(var('F') - 0, var('F')), !).
clause(15, simpler(0 * anonymous(1), 0), !).
clause(17, simpler(1 * var('F'), var('F')), !).
clause(18, simpler(var('F') * 1, var('F')), !).
clause(21, simpler(var('F'), var('F')), true).

step(derivative(x * x + 3 * x, x, x + x + 3),
     rule(1),
     ['F' = x * x + 3 * x, 'X' = x, 'D' = x + x + 3, 'Raw' = 1 * x + x * 1 + (0 * x + 3 * 1)],
     [d(x * x + 3 * x, x, 1 * x + x * 1 + (0 * x + 3 * 1)),
      simple(1 * x + x * 1 + (0 * x + 3 * 1), x + x + 3)]).
step(d(x * x + 3 * x, x, 1 * x + x * 1 + (0 * x + 3 * 1)),
     rule(4),
     ['F' = x * x, 'G' = 3 * x, 'X' = x, 'DF' = 1 * x + x * 1, 'DG' = 0 * x + 3 * 1],
     [d(x * x, x, 1 * x + x * 1), d(3 * x, x, 0 * x + 3 * 1)]).
step(d(x * x, x, 1 * x + x * 1),
     rule(6),
     ['F' = x, 'G' = x, 'X' = x, 'DF' = 1, 'DG' = 1],
     [d(x, x, 1), d(x, x, 1)]).
step(d(x, x, 1), fact(2), ['X' = x], []).
step(d(3 * x, x, 0 * x + 3 * 1),
     rule(6),
     ['F' = 3, 'G' = x, 'X' = x, 'DF' = 0, 'DG' = 1],
     [d(3, x, 0), d(x, x, 1)]).
step(d(3, x, 0), rule(3), ['C' = 3, 'X' = x], [atomic(3), 3 \= x]).
step(atomic(3), builtin, [], []).
step(3 \= x, builtin, [], []).
step(simple(1 * x + x * 1 + (0 * x + 3 * 1), x + x + 3),
     rule(11),
     ['F' = 1 * x + x * 1 + (0 * x + 3 * 1),
      'S' = x + x + 3,
      'Op' = (+),
      'Parts' = [1 * x + x * 1, 0 * x + 3 * 1],
      'Simpler' = [x + x, 3],
      'G' = x + x + 3],
     [1 * x + x * 1 + (0 * x + 3 * 1) =.. [+, 1 * x + x * 1, 0 * x + 3 * 1],
      maplist(simple, [1 * x + x * 1, 0 * x + 3 * 1], [x + x, 3]),
      x + x + 3 =.. [+, x + x, 3],
      simpler(x + x + 3, x + x + 3)]).
step(1 * x + x * 1 + (0 * x + 3 * 1) =.. [+, 1 * x + x * 1, 0 * x + 3 * 1], builtin, [], []).
step(maplist(simple, [1 * x + x * 1, 0 * x + 3 * 1], [x + x, 3]),
     control,
     [],
     [simple(1 * x + x * 1, x + x), simple(0 * x + 3 * 1, 3)]).
step(simple(1 * x + x * 1, x + x),
     rule(11),
     ['F' = 1 * x + x * 1,
      'S' = x + x,
      'Op' = (+),
      'Parts' = [1 * x, x * 1],
      'Simpler' = "xx",
      'G' = x + x],
     [1 * x + x * 1 =.. [+, 1 * x, x * 1],
      maplist(simple, [1 * x, x * 1], "xx"),
      x + x =.. "+xx",
      simpler(x + x, x + x)]).
step(1 * x + x * 1 =.. [+, 1 * x, x * 1], builtin, [], []).
step(maplist(simple, [1 * x, x * 1], "xx"), control, [], [simple(1 * x, x), simple(x * 1, x)]).
step(simple(1 * x, x),
     rule(11),
     ['F' = 1 * x, 'S' = x, 'Op' = (*), 'Parts' = [1|"x"], 'Simpler' = [1|"x"], 'G' = 1 * x],
     [1 * x =.. [*, 1|"x"],
      maplist(simple, [1|"x"], [1|"x"]),
      1 * x =.. [*, 1|"x"],
      simpler(1 * x, x)]).
step(1 * x =.. [*, 1|"x"], builtin, [], []).
step(maplist(simple, [1|"x"], [1|"x"]), control, [], [simple(1, 1), simple(x, x)]).
step(simple(1, 1), rule(10), ['F' = 1], [atomic(1), !]).
step(atomic(1), builtin, [], []).
step(!, builtin, [], []).
step(simple(x, x), rule(10), ['F' = x], [atomic(x), !]).
step(atomic(x), builtin, [], []).
step(simpler(1 * x, x), rule(17), ['F' = x], [!]).
step(simple(x * 1, x),
     rule(11),
     ['F' = x * 1, 'S' = x, 'Op' = (*), 'Parts' = [x, 1], 'Simpler' = [x, 1], 'G' = x * 1],
     [x * 1 =.. [*, x, 1],
      maplist(simple, [x, 1], [x, 1]),
      x * 1 =.. [*, x, 1],
      simpler(x * 1, x)]).
step(x * 1 =.. [*, x, 1], builtin, [], []).
step(maplist(simple, [x, 1], [x, 1]), control, [], [simple(x, x), simple(1, 1)]).
step(simpler(x * 1, x), rule(18), ['F' = x], [!]).
step(x + x =.. "+xx", builtin, [], []).
step(simpler(x + x, x + x), fact(21), ['F' = x + x], []).
step(simple(0 * x + 3 * 1, 3),
     rule(11),
     ['F' = 0 * x + 3 * 1,
      'S' = 3,
      'Op' = (+),
      'Parts' = [0 * x, 3 * 1],
      'Simpler' = [0, 3],
      'G' = 0 + 3],
     [0 * x + 3 * 1 =.. [+, 0 * x, 3 * 1],
      maplist(simple, [0 * x, 3 * 1], [0, 3]),
      0 + 3 =.. [+, 0, 3],
      simpler(0 + 3, 3)]).
step(0 * x + 3 * 1 =.. [+, 0 * x, 3 * 1], builtin, [], []).
step(maplist(simple, [0 * x, 3 * 1], [0, 3]), control, [], [simple(0 * x, 0), simple(3 * 1, 3)]).
step(simple(0 * x, 0),
     rule(11),
     ['F' = 0 * x, 'S' = 0, 'Op' = (*), 'Parts' = [0|"x"], 'Simpler' = [0|"x"], 'G' = 0 * x],
     [0 * x =.. [*, 0|"x"],
      maplist(simple, [0|"x"], [0|"x"]),
      0 * x =.. [*, 0|"x"],
      simpler(0 * x, 0)]).
step(0 * x =.. [*, 0|"x"], builtin, [], []).
step(maplist(simple, [0|"x"], [0|"x"]), control, [], [simple(0, 0), simple(x, x)]).
step(simple(0, 0), rule(10), ['F' = 0], [atomic(0), !]).
step(atomic(0), builtin, [], []).
step(simpler(0 * x, 0), rule(15), [], [!]).
step(simple(3 * 1, 3),
     rule(11),
     ['F' = 3 * 1, 'S' = 3, 'Op' = (*), 'Parts' = [3, 1], 'Simpler' = [3, 1], 'G' = 3 * 1],
     [3 * 1 =.. [*, 3, 1],
      maplist(simple, [3, 1], [3, 1]),
      3 * 1 =.. [*, 3, 1],
      simpler(3 * 1, 3)]).
step(3 * 1 =.. [*, 3, 1], builtin, [], []).
step(maplist(simple, [3, 1], [3, 1]), control, [], [simple(3, 3), simple(1, 1)]).
step(simple(3, 3), rule(10), ['F' = 3], [atomic(3), !]).
step(simpler(3 * 1, 3), rule(18), ['F' = 3], [!]).
step(0 + 3 =.. [+, 0, 3], builtin, [], []).
step(simpler(0 + 3, 3), rule(12), ['F' = 3], [!]).
step(x + x + 3 =.. [+, x + x, 3], builtin, [], []).
step(simpler(x + x + 3, x + x + 3), fact(21), ['F' = x + x + 3], []).
step(derivative(sin(2 * x), x, cos(2 * x) * 2),
     rule(1),
     ['F' = sin(2 * x), 'X' = x, 'D' = cos(2 * x) * 2, 'Raw' = cos(2 * x) * (0 * x + 2 * 1)],
     [d(sin(2 * x), x, cos(2 * x) * (0 * x + 2 * 1)),
      simple(cos(2 * x) * (0 * x + 2 * 1), cos(2 * x) * 2)]).
step(d(sin(2 * x), x, cos(2 * x) * (0 * x + 2 * 1)),
     rule(8),
     ['F' = 2 * x, 'X' = x, 'DF' = 0 * x + 2 * 1],
     [d(2 * x, x, 0 * x + 2 * 1)]).
step(d(2 * x, x, 0 * x + 2 * 1),
     rule(6),
     ['F' = 2, 'G' = x, 'X' = x, 'DF' = 0, 'DG' = 1],
     [d(2, x, 0), d(x, x, 1)]).
step(d(2, x, 0), rule(3), ['C' = 2, 'X' = x], [atomic(2), 2 \= x]).
step(atomic(2), builtin, [], []).
step(2 \= x, builtin, [], []).
step(simple(cos(2 * x) * (0 * x + 2 * 1), cos(2 * x) * 2),
     rule(11),
     ['F' = cos(2 * x) * (0 * x + 2 * 1),
      'S' = cos(2 * x) * 2,
      'Op' = (*),
      'Parts' = [cos(2 * x), 0 * x + 2 * 1],
      'Simpler' = [cos(2 * x), 2],
      'G' = cos(2 * x) * 2],
     [cos(2 * x) * (0 * x + 2 * 1) =.. [*, cos(2 * x), 0 * x + 2 * 1],
      maplist(simple, [cos(2 * x), 0 * x + 2 * 1], [cos(2 * x), 2]),
      cos(2 * x) * 2 =.. [*, cos(2 * x), 2],
      simpler(cos(2 * x) * 2, cos(2 * x) * 2)]).
step(cos(2 * x) * (0 * x + 2 * 1) =.. [*, cos(2 * x), 0 * x + 2 * 1], builtin, [], []).
step(maplist(simple, [cos(2 * x), 0 * x + 2 * 1], [cos(2 * x), 2]),
     control,
     [],
     [simple(cos(2 * x), cos(2 * x)), simple(0 * x + 2 * 1, 2)]).
step(simple(cos(2 * x), cos(2 * x)),
     rule(11),
     ['F' = cos(2 * x),
      'S' = cos(2 * x),
      'Op' = cos,
      'Parts' = [2 * x],
      'Simpler' = [2 * x],
      'G' = cos(2 * x)],
     [cos(2 * x) =.. [cos, 2 * x],
      maplist(simple, [2 * x], [2 * x]),
      cos(2 * x) =.. [cos, 2 * x],
      simpler(cos(2 * x), cos(2 * x))]).
step(cos(2 * x) =.. [cos, 2 * x], builtin, [], []).
step(maplist(simple, [2 * x], [2 * x]), control, [], [simple(2 * x, 2 * x)]).
step(simple(2 * x, 2 * x),
     rule(11),
     ['F' = 2 * x, 'S' = 2 * x, 'Op' = (*), 'Parts' = [2|"x"], 'Simpler' = [2|"x"], 'G' = 2 * x],
     [2 * x =.. [*, 2|"x"],
      maplist(simple, [2|"x"], [2|"x"]),
      2 * x =.. [*, 2|"x"],
      simpler(2 * x, 2 * x)]).
step(2 * x =.. [*, 2|"x"], builtin, [], []).
step(maplist(simple, [2|"x"], [2|"x"]), control, [], [simple(2, 2), simple(x, x)]).
step(simple(2, 2), rule(10), ['F' = 2], [atomic(2), !]).
step(simpler(2 * x, 2 * x), fact(21), ['F' = 2 * x], []).
step(simpler(cos(2 * x), cos(2 * x)), fact(21), ['F' = cos(2 * x)], []).
step(simple(0 * x + 2 * 1, 2),
     rule(11),
     ['F' = 0 * x + 2 * 1,
      'S' = 2,
      'Op' = (+),
      'Parts' = [0 * x, 2 * 1],
      'Simpler' = [0, 2],
      'G' = 0 + 2],
     [0 * x + 2 * 1 =.. [+, 0 * x, 2 * 1],
      maplist(simple, [0 * x, 2 * 1], [0, 2]),
      0 + 2 =.. [+, 0, 2],
      simpler(0 + 2, 2)]).
step(0 * x + 2 * 1 =.. [+, 0 * x, 2 * 1], builtin, [], []).
step(maplist(simple, [0 * x, 2 * 1], [0, 2]), control, [], [simple(0 * x, 0), simple(2 * 1, 2)]).
step(simple(2 * 1, 2),
     rule(11),
     ['F' = 2 * 1, 'S' = 2, 'Op' = (*), 'Parts' = [2, 1], 'Simpler' = [2, 1], 'G' = 2 * 1],
     [2 * 1 =.. [*, 2, 1],
      maplist(simple, [2, 1], [2, 1]),
      2 * 1 =.. [*, 2, 1],
      simpler(2 * 1, 2)]).
step(2 * 1 =.. [*, 2, 1], builtin, [], []).
step(maplist(simple, [2, 1], [2, 1]), control, [], [simple(2, 2), simple(1, 1)]).
step(simpler(2 * 1, 2), rule(18), ['F' = 2], [!]).
step(0 + 2 =.. [+, 0, 2], builtin, [], []).
step(simpler(0 + 2, 2), rule(12), ['F' = 2], [!]).
step(cos(2 * x) * 2 =.. [*, cos(2 * x), 2], builtin, [], []).
step(simpler(cos(2 * x) * 2, cos(2 * x) * 2), fact(21), ['F' = cos(2 * x) * 2], []).
step(derivative(x ^ 3 - y, x, 3 * x ^ 2),
     rule(1),
     ['F' = x ^ 3 - y, 'X' = x, 'D' = 3 * x ^ 2, 'Raw' = 3 * x ^ 2 * 1 - 0],
     [d(x ^ 3 - y, x, 3 * x ^ 2 * 1 - 0), simple(3 * x ^ 2 * 1 - 0, 3 * x ^ 2)]).
step(d(x ^ 3 - y, x, 3 * x ^ 2 * 1 - 0),
     rule(5),
     ['F' = x ^ 3, 'G' = y, 'X' = x, 'DF' = 3 * x ^ 2 * 1, 'DG' = 0],
     [d(x ^ 3, x, 3 * x ^ 2 * 1), d(y, x, 0)]).
step(d(x ^ 3, x, 3 * x ^ 2 * 1),
     rule(7),
     ['F' = x, 'N' = 3, 'X' = x, 'M' = 2, 'DF' = 1],
     [integer(3), 2 is 3 - 1, d(x, x, 1)]).
step(integer(3), builtin, [], []).
step(2 is 3 - 1, builtin, [], []).
step(d(y, x, 0), rule(3), ['C' = y, 'X' = x], [atomic(y), y \= x]).
step(atomic(y), builtin, [], []).
step(y \= x, builtin, [], []).
step(simple(3 * x ^ 2 * 1 - 0, 3 * x ^ 2),
     rule(11),
     ['F' = 3 * x ^ 2 * 1 - 0,
      'S' = 3 * x ^ 2,
      'Op' = (-),
      'Parts' = [3 * x ^ 2 * 1, 0],
      'Simpler' = [3 * x ^ 2, 0],
      'G' = 3 * x ^ 2 - 0],
     [3 * x ^ 2 * 1 - 0 =.. [-, 3 * x ^ 2 * 1, 0],
      maplist(simple, [3 * x ^ 2 * 1, 0], [3 * x ^ 2, 0]),
      3 * x ^ 2 - 0 =.. [-, 3 * x ^ 2, 0],
      simpler(3 * x ^ 2 - 0, 3 * x ^ 2)]).
step(3 * x ^ 2 * 1 - 0 =.. [-, 3 * x ^ 2 * 1, 0], builtin, [], []).
step(maplist(simple, [3 * x ^ 2 * 1, 0], [3 * x ^ 2, 0]),
     control,
     [],
     [simple(3 * x ^ 2 * 1, 3 * x ^ 2), simple(0, 0)]).
step(simple(3 * x ^ 2 * 1, 3 * x ^ 2),
     rule(11),
     ['F' = 3 * x ^ 2 * 1,
      'S' = 3 * x ^ 2,
      'Op' = (*),
      'Parts' = [3 * x ^ 2, 1],
      'Simpler' = [3 * x ^ 2, 1],
      'G' = 3 * x ^ 2 * 1],
     [3 * x ^ 2 * 1 =.. [*, 3 * x ^ 2, 1],
      maplist(simple, [3 * x ^ 2, 1], [3 * x ^ 2, 1]),
      3 * x ^ 2 * 1 =.. [*, 3 * x ^ 2, 1],
      simpler(3 * x ^ 2 * 1, 3 * x ^ 2)]).
step(3 * x ^ 2 * 1 =.. [*, 3 * x ^ 2, 1], builtin, [], []).
step(maplist(simple, [3 * x ^ 2, 1], [3 * x ^ 2, 1]),
     control,
     [],
     [simple(3 * x ^ 2, 3 * x ^ 2), simple(1, 1)]).
step(simple(3 * x ^ 2, 3 * x ^ 2),
     rule(11),
     ['F' = 3 * x ^ 2,
      'S' = 3 * x ^ 2,
      'Op' = (*),
      'Parts' = [3, x ^ 2],
      'Simpler' = [3, x ^ 2],
      'G' = 3 * x ^ 2],
     [3 * x ^ 2 =.. [*, 3, x ^ 2],
      maplist(simple, [3, x ^ 2], [3, x ^ 2]),
      3 * x ^ 2 =.. [*, 3, x ^ 2],
      simpler(3 * x ^ 2, 3 * x ^ 2)]).
step(3 * x ^ 2 =.. [*, 3, x ^ 2], builtin, [], []).
step(maplist(simple, [3, x ^ 2], [3, x ^ 2]), control, [], [simple(3, 3), simple(x ^ 2, x ^ 2)]).
step(simple(x ^ 2, x ^ 2),
     rule(11),
     ['F' = x ^ 2, 'S' = x ^ 2, 'Op' = (^), 'Parts' = [x, 2], 'Simpler' = [x, 2], 'G' = x ^ 2],
     [x ^ 2 =.. [^, x, 2],
      maplist(simple, [x, 2], [x, 2]),
      x ^ 2 =.. [^, x, 2],
      simpler(x ^ 2, x ^ 2)]).
step(x ^ 2 =.. [^, x, 2], builtin, [], []).
step(maplist(simple, [x, 2], [x, 2]), control, [], [simple(x, x), simple(2, 2)]).
step(simpler(x ^ 2, x ^ 2), fact(21), ['F' = x ^ 2], []).
step(simpler(3 * x ^ 2, 3 * x ^ 2), fact(21), ['F' = 3 * x ^ 2], []).
step(simpler(3 * x ^ 2 * 1, 3 * x ^ 2), rule(18), ['F' = 3 * x ^ 2], [!]).
step(3 * x ^ 2 - 0 =.. [-, 3 * x ^ 2, 0], builtin, [], []).
step(simpler(3 * x ^ 2 - 0, 3 * x ^ 2), rule(14), ['F' = 3 * x ^ 2], [!]).
