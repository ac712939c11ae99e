condition('C1', resolution, ok, 117).
condition('C2', well_founded, ok, 232).
condition('C3', justification, ok, 232).
condition('C4', coverage, ok, 404).
condition('C5', re_decision, ok, 115).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 233).
condition('C8', closure, ok, 0).
steps(232).
verified(117).
recomputed(115).
composed(0).
trusted(0).
closed(0).
claims(1).
verdict(checked).
