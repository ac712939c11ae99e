condition('C1', resolution, ok, 157).
condition('C2', well_founded, ok, 188).
condition('C3', justification, ok, 188).
condition('C4', coverage, ok, 283).
condition('C5', re_decision, ok, 31).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 189).
condition('C8', closure, ok, 0).
steps(188).
verified(157).
recomputed(31).
composed(0).
trusted(0).
closed(0).
claims(1).
verdict(checked).
