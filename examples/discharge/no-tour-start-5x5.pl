condition('C1', resolution, ok, 59).
condition('C2', well_founded, ok, 125).
condition('C3', justification, ok, 125).
condition('C4', coverage, ok, 125).
condition('C5', re_decision, ok, 66).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 126).
condition('C8', closure, ok, 0).
steps(125).
verified(59).
recomputed(66).
composed(0).
trusted(0).
closed(0).
claims(1).
verdict(checked).
