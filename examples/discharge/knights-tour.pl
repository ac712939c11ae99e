condition('C1', resolution, ok, 28).
condition('C2', well_founded, ok, 105).
condition('C3', justification, ok, 105).
condition('C4', coverage, ok, 105).
condition('C5', re_decision, ok, 53).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 106).
condition('C8', closure, ok, 49).
steps(105).
verified(28).
recomputed(53).
composed(0).
trusted(0).
closed(49).
claims(1).
verdict(checked).
