condition('C1', resolution, ok, 23).
condition('C2', well_founded, ok, 28).
condition('C3', justification, ok, 28).
condition('C4', coverage, ok, 39).
condition('C5', re_decision, ok, 5).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 34).
condition('C8', closure, ok, 0).
steps(28).
verified(23).
recomputed(5).
composed(0).
trusted(0).
closed(0).
claims(6).
verdict(checked).
