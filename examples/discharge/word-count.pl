condition('C1', resolution, ok, 12).
condition('C2', well_founded, ok, 39).
condition('C3', justification, ok, 39).
condition('C4', coverage, ok, 50).
condition('C5', re_decision, ok, 26).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 41).
condition('C8', closure, ok, 8).
steps(39).
verified(12).
recomputed(16).
composed(10).
trusted(0).
closed(8).
claims(2).
verdict(checked).
