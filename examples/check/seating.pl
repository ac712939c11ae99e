condition('C1', resolution, ok, 17).
condition('C2', well_founded, ok, 37).
condition('C3', justification, ok, 37).
condition('C4', coverage, ok, 88).
condition('C5', re_decision, ok, 20).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 42).
steps(37).
verified(17).
recomputed(12).
composed(8).
trusted(0).
claims(5).
verdict(checked).
