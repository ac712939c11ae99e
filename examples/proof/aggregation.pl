orders(5).
turnover(ann, 32).
turnover(bob, 13).
turnover(cat, 8).
best_customer(ann, 32).
goods(ann, [pen, tea]).
goods(bob, [ink, tea]).
goods(cat, [tea]).

clause(6,
       orders(var('N')),
       countall(order(anonymous(1), anonymous(2), anonymous(3), anonymous(4)), var('N'))).
clause(7, customer(var('C')), member(var('C'), [ann, bob, cat])).
clause(8,
       turnover(var('C'), var('Sum')),
       (customer(var('C')),
        sumall(var('Count') * var('Price'), order(var('C'), anonymous(1), var('Count'), var('Price')), var('Sum')))).
clause(9,
       best_customer(var('C'), var('Sum')),
       aggregate_max(var('S'), var('Name'), turnover(var('Name'), var('S')), var('Sum'), var('C'))).
clause(10,
       goods(var('C'), var('Goods')),
       setof(var('G'), var('Count') ^ var('Price') ^ order(var('C'), var('G'), var('Count'), var('Price')), var('Goods'))).

step(orders(5), rule(6), ['N' = 5], [countall(order(A, B, C, D), 5)]).
step(countall(order(A, B, C, D), 5), control, [], [findall(x, order(A, B, C, D), "xxxxx")]).
step(findall(x, order(A, B, C, D), "xxxxx"), collected, [], []).
step(turnover(ann, 32),
     rule(8),
     ['C' = ann, 'Sum' = 32],
     [customer(ann), sumall(A * B, order(ann, C, A, B), 32)]).
step(customer(ann), rule(7), ['C' = ann], [member(ann, [ann, bob, cat])]).
step(member(ann, [ann, bob, cat]), builtin, [], []).
step(sumall(A * B, order(ann, C, A, B), 32),
     control,
     [],
     [findall(A * B, order(ann, C, A, B), [3 * 4, 10 * 2])]).
step(findall(A * B, order(ann, C, A, B), [3 * 4, 10 * 2]), collected, [], []).
step(turnover(bob, 13),
     rule(8),
     ['C' = bob, 'Sum' = 13],
     [customer(bob), sumall(A * B, order(bob, C, A, B), 13)]).
step(customer(bob), rule(7), ['C' = bob], [member(bob, [ann, bob, cat])]).
step(member(bob, [ann, bob, cat]), builtin, [], []).
step(sumall(A * B, order(bob, C, A, B), 13),
     control,
     [],
     [findall(A * B, order(bob, C, A, B), [1 * 9, 1 * 4])]).
step(findall(A * B, order(bob, C, A, B), [1 * 9, 1 * 4]), collected, [], []).
step(turnover(cat, 8),
     rule(8),
     ['C' = cat, 'Sum' = 8],
     [customer(cat), sumall(A * B, order(cat, C, A, B), 8)]).
step(customer(cat), rule(7), ['C' = cat], [member(cat, [ann, bob, cat])]).
step(member(cat, [ann, bob, cat]), builtin, [], []).
step(sumall(A * B, order(cat, C, A, B), 8),
     control,
     [],
     [findall(A * B, order(cat, C, A, B), [2 * 4])]).
step(findall(A * B, order(cat, C, A, B), [2 * 4]), collected, [], []).
step(best_customer(ann, 32),
     rule(9),
     ['C' = ann, 'Sum' = 32],
     [aggregate_max(A, B, turnover(B, A), 32, ann)]).
step(aggregate_max(A, B, turnover(B, A), 32, ann),
     control,
     [],
     [findall(A - B, turnover(B, A), [32 - ann, 13 - bob, 8 - cat])]).
step(findall(A - B, turnover(B, A), [32 - ann, 13 - bob, 8 - cat]), collected, [], []).
step(goods(ann, [pen, tea]),
     rule(10),
     ['C' = ann, 'Goods' = [pen, tea]],
     [setof(A, B ^ C ^ order(ann, A, B, C), [pen, tea])]).
step(setof(A, B ^ C ^ order(ann, A, B, C), [pen, tea]),
     called(setof(D, E ^ F ^ order(G, D, E, F), H)),
     [],
     [findall([I] - J, order(I, J, K, L), [[ann] - tea, [bob] - ink, [ann] - pen, [cat] - tea, [bob] - tea])]).
step(findall([A] - B, order(A, B, C, D), [[ann] - tea, [bob] - ink, [ann] - pen, [cat] - tea, [bob] - tea]),
     collected,
     [],
     []).
step(goods(bob, [ink, tea]),
     rule(10),
     ['C' = bob, 'Goods' = [ink, tea]],
     [setof(A, B ^ C ^ order(bob, A, B, C), [ink, tea])]).
step(setof(A, B ^ C ^ order(bob, A, B, C), [ink, tea]),
     called(setof(D, E ^ F ^ order(G, D, E, F), H)),
     [],
     [findall([I] - J, order(I, J, K, L), [[ann] - tea, [bob] - ink, [ann] - pen, [cat] - tea, [bob] - tea])]).
step(goods(cat, [tea]),
     rule(10),
     ['C' = cat, 'Goods' = [tea]],
     [setof(A, B ^ C ^ order(cat, A, B, C), [tea])]).
step(setof(A, B ^ C ^ order(cat, A, B, C), [tea]),
     called(setof(D, E ^ F ^ order(G, D, E, F), H)),
     [],
     [findall([I] - J, order(I, J, K, L), [[ann] - tea, [bob] - ink, [ann] - pen, [cat] - tea, [bob] - tea])]).
