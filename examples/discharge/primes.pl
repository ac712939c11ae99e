condition('C1', resolution, ok, 43).
condition('C2', well_founded, ok, 152).
condition('C3', justification, ok, 152).
condition('C4', coverage, ok, 156).
condition('C5', re_decision, ok, 58).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 155).
condition('C8', closure, ok, 51).
steps(152).
verified(43).
recomputed(47).
composed(11).
trusted(0).
closed(51).
claims(3).
verdict(checked).
