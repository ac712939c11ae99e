condition('C1', resolution, ok, 51).
condition('C2', well_founded, ok, 101).
condition('C3', justification, ok, 101).
condition('C4', coverage, ok, 143).
condition('C5', re_decision, ok, 50).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 104).
condition('C8', closure, ok, 33).
steps(101).
verified(51).
recomputed(34).
composed(16).
trusted(0).
closed(33).
claims(3).
verdict(checked).
