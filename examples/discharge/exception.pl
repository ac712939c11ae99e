condition('C1', resolution, ok, 5).
condition('C2', well_founded, ok, 14).
condition('C3', justification, ok, 14).
condition('C4', coverage, ok, 14).
condition('C5', re_decision, ok, 9).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 18).
condition('C8', closure, ok, 3).
steps(14).
verified(5).
recomputed(5).
composed(4).
trusted(0).
closed(3).
claims(4).
verdict(checked).
