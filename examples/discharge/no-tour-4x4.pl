condition('C1', resolution, ok, 37).
condition('C2', well_founded, ok, 84).
condition('C3', justification, ok, 84).
condition('C4', coverage, ok, 84).
condition('C5', re_decision, ok, 47).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 85).
condition('C8', closure, ok, 0).
steps(84).
verified(37).
recomputed(47).
composed(0).
trusted(0).
closed(0).
claims(1).
verdict(checked).
