condition('C1', resolution, ok, 34).
condition('C2', well_founded, ok, 50).
condition('C3', justification, ok, 50).
condition('C4', coverage, ok, 73).
condition('C5', re_decision, ok, 16).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 51).
steps(50).
verified(34).
recomputed(16).
composed(0).
trusted(0).
claims(1).
verdict(checked).
