condition('C1', resolution, ok, 39).
condition('C2', well_founded, ok, 65).
condition('C3', justification, ok, 65).
condition('C4', coverage, ok, 104).
condition('C5', re_decision, ok, 14).
condition('C6', boundary_consistency, ok, 12).
condition('C7', relevance, ok, 67).
condition('C8', closure, ok, 12).
steps(65).
verified(39).
recomputed(14).
composed(0).
trusted(0).
closed(12).
claims(2).
verdict(checked).
