condition('C1', resolution, ok, 4).
condition('C2', well_founded, ok, 6).
condition('C3', justification, ok, 6).
condition('C4', coverage, ok, 6).
condition('C5', re_decision, ok, 0).
condition('C6', boundary_consistency, ok, 2).
condition('C7', relevance, ok, 8).
condition('C8', closure, ok, 2).
steps(6).
verified(4).
recomputed(0).
composed(0).
trusted(0).
closed(2).
claims(2).
verdict(checked).
