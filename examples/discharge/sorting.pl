condition('C1', resolution, ok, 34).
condition('C2', well_founded, ok, 52).
condition('C3', justification, ok, 52).
condition('C4', coverage, ok, 61).
condition('C5', re_decision, ok, 18).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 55).
condition('C8', closure, ok, 0).
steps(52).
verified(34).
recomputed(18).
composed(0).
trusted(0).
closed(0).
claims(3).
verdict(checked).
