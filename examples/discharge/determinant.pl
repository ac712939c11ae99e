condition('C1', resolution, ok, 71).
condition('C2', well_founded, ok, 186).
condition('C3', justification, ok, 186).
condition('C4', coverage, ok, 266).
condition('C5', re_decision, ok, 115).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 189).
condition('C8', closure, ok, 0).
steps(186).
verified(71).
recomputed(98).
composed(17).
trusted(0).
closed(0).
claims(3).
verdict(checked).
