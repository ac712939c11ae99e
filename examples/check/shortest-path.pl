condition('C1', resolution, ok, 18).
condition('C2', well_founded, ok, 49).
condition('C3', justification, ok, 49).
condition('C4', coverage, ok, 58).
condition('C5', re_decision, ok, 23).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 51).
obligation(collected, theory_scoped, findall(A - [B, home], (way(home, B, C), A is 0 + C), [7 - [bridge, home], 9 - [mill, home], 14 - [church, home]])).
obligation(collected, theory_scoped, findall(A - [B, bridge, home], (way(bridge, B, C), A is 7 + C), [17 - [mill, bridge, home], 22 - [forest, bridge, home], 14 - [home, bridge, home]])).
obligation(collected, theory_scoped, findall(A - [B, mill, home], (way(mill, B, C), A is 9 + C), [11 - [church, mill, home], 20 - [forest, mill, home], 18 - [home, mill, home], 19 - [bridge, mill, home]])).
obligation(collected, theory_scoped, findall(A - [B, church, mill, home], (way(church, B, C), A is 11 + C), [20 - [lake, church, mill, home], 25 - [home, church, mill, home], 13 - [mill, church, mill, home]])).
obligation(collected, theory_scoped, findall(A - [B, forest, mill, home], (way(forest, B, C), A is 20 + C), [26 - [lake, forest, mill, home], 35 - [bridge, forest, mill, home], 31 - [mill, forest, mill, home]])).
obligation(collected, theory_scoped, findall(A - [B, lake], (way(lake, B, C), A is 0 + C), [9 - [church, lake], 6 - [forest, lake]])).
obligation(collected, theory_scoped, findall(A - [B, forest, lake], (way(forest, B, C), A is 6 + C), [12 - [lake, forest, lake], 21 - [bridge, forest, lake], 17 - [mill, forest, lake]])).
obligation(collected, theory_scoped, findall(A - [B, church, lake], (way(church, B, C), A is 9 + C), [18 - [lake, church, lake], 23 - [home, church, lake], 11 - [mill, church, lake]])).
steps(49).
verified(18).
recomputed(23).
composed(0).
trusted(8).
claims(2).
verdict(checked_with_obligations).
