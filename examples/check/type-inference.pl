condition('C1', resolution, ok, 26).
condition('C2', well_founded, ok, 35).
condition('C3', justification, ok, 35).
condition('C4', coverage, ok, 40).
condition('C5', re_decision, ok, 8).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 39).
obligation(absent, theory_scoped, \+ type(lam(x, app(x, x)), A)).
steps(35).
verified(26).
recomputed(8).
composed(0).
trusted(1).
claims(4).
verdict(checked_with_obligations).
