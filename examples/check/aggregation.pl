condition('C1', resolution, ok, 11).
condition('C2', well_founded, ok, 28).
condition('C3', justification, ok, 28).
condition('C4', coverage, ok, 30).
condition('C5', re_decision, ok, 8).
condition('C6', boundary_consistency, ok, 5).
condition('C7', relevance, ok, 36).
obligation(collected, theory_scoped, findall(x, order(A, B, C, D), "xxxxx")).
obligation(collected, theory_scoped, findall(A * B, order(ann, C, A, B), [3 * 4, 10 * 2])).
obligation(collected, theory_scoped, findall(A * B, order(bob, C, A, B), [1 * 9, 1 * 4])).
obligation(collected, theory_scoped, findall(A * B, order(cat, C, A, B), [2 * 4])).
obligation(collected, theory_scoped, findall(A - B, turnover(B, A), [32 - ann, 13 - bob, 8 - cat])).
obligation(builtin, instantiation, setof(A, B ^ C ^ order(ann, A, B, C), [pen, tea])).
obligation(collected, theory_scoped, findall([A] - B, order(A, B, C, D), [[ann] - tea, [bob] - ink, [ann] - pen, [cat] - tea, [bob] - tea])).
obligation(builtin, instantiation, setof(A, B ^ C ^ order(bob, A, B, C), [ink, tea])).
obligation(builtin, instantiation, setof(A, B ^ C ^ order(cat, A, B, C), [tea])).
steps(28).
verified(11).
recomputed(3).
composed(5).
trusted(9).
claims(8).
verdict(checked_with_obligations).
