condition('C1', resolution, ok, 32).
condition('C2', well_founded, ok, 51).
condition('C3', justification, ok, 51).
condition('C4', coverage, ok, 63).
condition('C5', re_decision, ok, 19).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 55).
steps(51).
verified(32).
recomputed(17).
composed(2).
trusted(0).
claims(4).
verdict(checked).
