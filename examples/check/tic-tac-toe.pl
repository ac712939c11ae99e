condition('C1', resolution, ok, 8).
condition('C2', well_founded, ok, 21).
condition('C3', justification, ok, 21).
condition('C4', coverage, ok, 21).
condition('C5', re_decision, ok, 9).
condition('C6', boundary_consistency, ok, 1).
condition('C7', relevance, ok, 23).
obligation(absent, theory_scoped, \+ line(cross, [cross, empty, cross, empty, nought, empty, nought, empty, cross])).
obligation(absent, theory_scoped, \+ saved(nought, [cross, empty, cross, empty, nought, empty, nought, empty, cross])).
obligation(absent, theory_scoped, \+ wins(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty], A)).
obligation(absent, theory_scoped, \+ wins(cross, [cross, cross, nought, nought, nought, cross, cross, nought, empty], A)).
steps(21).
verified(8).
recomputed(6).
composed(3).
trusted(4).
claims(2).
verdict(checked_with_obligations).
