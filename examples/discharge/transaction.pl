condition('C1', resolution, ok, 19).
condition('C2', well_founded, ok, 43).
condition('C3', justification, ok, 43).
condition('C4', coverage, ok, 52).
condition('C5', re_decision, ok, 24).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 47).
condition('C8', closure, ok, 7).
steps(43).
verified(19).
recomputed(15).
composed(9).
trusted(0).
closed(7).
claims(4).
verdict(checked).
