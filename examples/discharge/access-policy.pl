condition('C1', resolution, ok, 26).
condition('C2', well_founded, ok, 31).
condition('C3', justification, ok, 31).
condition('C4', coverage, ok, 34).
condition('C5', re_decision, ok, 0).
condition('C6', boundary_consistency, ok, 5).
condition('C7', relevance, ok, 37).
condition('C8', closure, ok, 5).
steps(31).
verified(26).
recomputed(0).
composed(0).
trusted(0).
closed(5).
claims(6).
verdict(checked).
