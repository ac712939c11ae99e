condition('C1', resolution, ok, 18).
condition('C2', well_founded, ok, 49).
condition('C3', justification, ok, 49).
condition('C4', coverage, ok, 58).
condition('C5', re_decision, ok, 23).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 51).
condition('C8', closure, ok, 24).
steps(49).
verified(18).
recomputed(23).
composed(0).
trusted(0).
closed(24).
claims(2).
verdict(checked).
