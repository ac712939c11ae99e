type(lam(x, plus(x, 1)), (int -> int)).
type(lam(f, app(app(f, 1), true)), ((int -> bool -> int) -> int)).
type(lam(f, lam(x, if(app(f, x), x, 0))), ((int -> bool) -> int -> int)).
untypable(lam(x, app(x, x))).

clause(1, type(var('Expr'), var('Type')), type(var('Expr'), [], var('Type'))).
clause(2, type(var('N'), anonymous(1), int), integer(var('N'))).
clause(3, type(true, anonymous(1), bool), true).
clause(5,
       type(var('X'), var('Env'), var('T')),
       (atom(var('X')), lookup(var('X'), var('Env'), var('T')))).
clause(6,
       type(plus(var('A'), var('B')), var('Env'), int),
       (type(var('A'), var('Env'), int), type(var('B'), var('Env'), int))).
clause(7,
       type(if(var('C'), var('A'), var('B')), var('Env'), var('T')),
       (type(var('C'), var('Env'), bool),
        type(var('A'), var('Env'), var('T')),
        type(var('B'), var('Env'), var('T')))).
clause(8,
       type(lam(var('X'), var('Body')), var('Env'), (var('A') -> var('B'))),
       type(var('Body'), [var('X'):var('A') | var('Env')], var('B'))).
clause(9,
       type(app(var('F'), var('X')), var('Env'), var('B')),
       (type(var('F'), var('Env'), (var('A') -> var('B'))),
        type(var('X'), var('Env'), var('A')))).
clause(10,
       lookup(var('X'), [var('X'):var('A') | anonymous(1)], var('B')),
       unify_with_occurs_check(var('A'), var('B'))).
clause(11,
       lookup(var('X'), [var('Y'):anonymous(1) | var('Env')], var('T')),
       (var('X') \= var('Y'), lookup(var('X'), var('Env'), var('T')))).
clause(12, untypable(var('Expr')), \+ type(var('Expr'), anonymous(1))).

step(type(lam(x, plus(x, 1)), (int -> int)),
     rule(1),
     ['Expr' = lam(x, plus(x, 1)), 'Type' = (int -> int)],
     [type(lam(x, plus(x, 1)), [], (int -> int))]).
step(type(lam(x, plus(x, 1)), [], (int -> int)),
     rule(8),
     ['X' = x, 'Body' = plus(x, 1), 'Env' = [], 'A' = int, 'B' = int],
     [type(plus(x, 1), [x:int], int)]).
step(type(plus(x, 1), [x:int], int),
     rule(6),
     ['A' = x, 'B' = 1, 'Env' = [x:int]],
     [type(x, [x:int], int), type(1, [x:int], int)]).
step(type(x, [x:int], int),
     rule(5),
     ['X' = x, 'Env' = [x:int], 'T' = int],
     [atom(x), lookup(x, [x:int], int)]).
step(atom(x), builtin, [], []).
step(lookup(x, [x:int], int),
     rule(10),
     ['X' = x, 'A' = int, 'B' = int],
     [unify_with_occurs_check(int, int)]).
step(unify_with_occurs_check(int, int), builtin, [], []).
step(type(1, [x:int], int), rule(2), ['N' = 1], [integer(1)]).
step(integer(1), builtin, [], []).
step(type(lam(f, app(app(f, 1), true)), ((int -> bool -> int) -> int)),
     rule(1),
     ['Expr' = lam(f, app(app(f, 1), true)), 'Type' = ((int -> bool -> int) -> int)],
     [type(lam(f, app(app(f, 1), true)), [], ((int -> bool -> int) -> int))]).
step(type(lam(f, app(app(f, 1), true)), [], ((int -> bool -> int) -> int)),
     rule(8),
     ['X' = f, 'Body' = app(app(f, 1), true), 'Env' = [], 'A' = (int -> bool -> int), 'B' = int],
     [type(app(app(f, 1), true), [f:(int -> bool -> int)], int)]).
step(type(app(app(f, 1), true), [f:(int -> bool -> int)], int),
     rule(9),
     ['F' = app(f, 1), 'X' = true, 'Env' = [f:(int -> bool -> int)], 'B' = int, 'A' = bool],
     [type(app(f, 1), [f:(int -> bool -> int)], (bool -> int)),
      type(true, [f:(int -> bool -> int)], bool)]).
step(type(app(f, 1), [f:(int -> bool -> int)], (bool -> int)),
     rule(9),
     ['F' = f, 'X' = 1, 'Env' = [f:(int -> bool -> int)], 'B' = (bool -> int), 'A' = int],
     [type(f, [f:(int -> bool -> int)], (int -> bool -> int)),
      type(1, [f:(int -> bool -> int)], int)]).
step(type(f, [f:(int -> bool -> int)], (int -> bool -> int)),
     rule(5),
     ['X' = f, 'Env' = [f:(int -> bool -> int)], 'T' = (int -> bool -> int)],
     [atom(f), lookup(f, [f:(int -> bool -> int)], (int -> bool -> int))]).
step(atom(f), builtin, [], []).
step(lookup(f, [f:(int -> bool -> int)], (int -> bool -> int)),
     rule(10),
     ['X' = f, 'A' = (int -> bool -> int), 'B' = (int -> bool -> int)],
     [unify_with_occurs_check((int -> bool -> int), (int -> bool -> int))]).
step(unify_with_occurs_check((int -> bool -> int), (int -> bool -> int)), builtin, [], []).
step(type(1, [f:(int -> bool -> int)], int), rule(2), ['N' = 1], [integer(1)]).
step(type(true, [f:(int -> bool -> int)], bool), fact(3), [], []).
step(type(lam(f, lam(x, if(app(f, x), x, 0))), ((int -> bool) -> int -> int)),
     rule(1),
     ['Expr' = lam(f, lam(x, if(app(f, x), x, 0))), 'Type' = ((int -> bool) -> int -> int)],
     [type(lam(f, lam(x, if(app(f, x), x, 0))), [], ((int -> bool) -> int -> int))]).
step(type(lam(f, lam(x, if(app(f, x), x, 0))), [], ((int -> bool) -> int -> int)),
     rule(8),
     ['X' = f,
      'Body' = lam(x, if(app(f, x), x, 0)),
      'Env' = [],
      'A' = (int -> bool),
      'B' = (int -> int)],
     [type(lam(x, if(app(f, x), x, 0)), [f:(int -> bool)], (int -> int))]).
step(type(lam(x, if(app(f, x), x, 0)), [f:(int -> bool)], (int -> int)),
     rule(8),
     ['X' = x, 'Body' = if(app(f, x), x, 0), 'Env' = [f:(int -> bool)], 'A' = int, 'B' = int],
     [type(if(app(f, x), x, 0), [x:int, f:(int -> bool)], int)]).
step(type(if(app(f, x), x, 0), [x:int, f:(int -> bool)], int),
     rule(7),
     ['C' = app(f, x), 'A' = x, 'B' = 0, 'Env' = [x:int, f:(int -> bool)], 'T' = int],
     [type(app(f, x), [x:int, f:(int -> bool)], bool),
      type(x, [x:int, f:(int -> bool)], int),
      type(0, [x:int, f:(int -> bool)], int)]).
step(type(app(f, x), [x:int, f:(int -> bool)], bool),
     rule(9),
     ['F' = f, 'X' = x, 'Env' = [x:int, f:(int -> bool)], 'B' = bool, 'A' = int],
     [type(f, [x:int, f:(int -> bool)], (int -> bool)), type(x, [x:int, f:(int -> bool)], int)]).
step(type(f, [x:int, f:(int -> bool)], (int -> bool)),
     rule(5),
     ['X' = f, 'Env' = [x:int, f:(int -> bool)], 'T' = (int -> bool)],
     [atom(f), lookup(f, [x:int, f:(int -> bool)], (int -> bool))]).
step(lookup(f, [x:int, f:(int -> bool)], (int -> bool)),
     rule(11),
     ['X' = f, 'Y' = x, 'Env' = [f:(int -> bool)], 'T' = (int -> bool)],
     [f \= x, lookup(f, [f:(int -> bool)], (int -> bool))]).
step(f \= x, builtin, [], []).
step(lookup(f, [f:(int -> bool)], (int -> bool)),
     rule(10),
     ['X' = f, 'A' = (int -> bool), 'B' = (int -> bool)],
     [unify_with_occurs_check((int -> bool), (int -> bool))]).
step(unify_with_occurs_check((int -> bool), (int -> bool)), builtin, [], []).
step(type(x, [x:int, f:(int -> bool)], int),
     rule(5),
     ['X' = x, 'Env' = [x:int, f:(int -> bool)], 'T' = int],
     [atom(x), lookup(x, [x:int, f:(int -> bool)], int)]).
step(lookup(x, [x:int, f:(int -> bool)], int),
     rule(10),
     ['X' = x, 'A' = int, 'B' = int],
     [unify_with_occurs_check(int, int)]).
step(type(0, [x:int, f:(int -> bool)], int), rule(2), ['N' = 0], [integer(0)]).
step(integer(0), builtin, [], []).
step(untypable(lam(x, app(x, x))),
     rule(12),
     ['Expr' = lam(x, app(x, x))],
     [\+ type(lam(x, app(x, x)), A)]).
step(\+ type(lam(x, app(x, x)), A), absent, [], []).
