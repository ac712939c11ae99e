condition('C1', resolution, ok, 12).
condition('C2', well_founded, ok, 39).
condition('C3', justification, ok, 39).
condition('C4', coverage, ok, 50).
condition('C5', re_decision, ok, 26).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 41).
obligation(collected, theory_scoped, findall(A - B, member(B - A, [be - 2, not - 1, or - 1, to - 3]), [2 - be, 1 - not, 1 - or, 3 - to])).
steps(39).
verified(12).
recomputed(16).
composed(10).
trusted(1).
claims(2).
verdict(checked_with_obligations).
