condition('C1', resolution, ok, 18).
condition('C2', well_founded, ok, 30).
condition('C3', justification, ok, 30).
condition('C4', coverage, ok, 40).
condition('C5', re_decision, ok, 12).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 32).
steps(30).
verified(18).
recomputed(12).
composed(0).
trusted(0).
claims(2).
verdict(checked).
