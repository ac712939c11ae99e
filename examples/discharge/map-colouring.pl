condition('C1', resolution, ok, 10).
condition('C2', well_founded, ok, 16).
condition('C3', justification, ok, 16).
condition('C4', coverage, ok, 28).
condition('C5', re_decision, ok, 6).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 17).
condition('C8', closure, ok, 0).
steps(16).
verified(10).
recomputed(6).
composed(0).
trusted(0).
closed(0).
claims(1).
verdict(checked).
