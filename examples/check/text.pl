condition('C1', resolution, ok, 26).
condition('C2', well_founded, ok, 65).
condition('C3', justification, ok, 65).
condition('C4', coverage, ok, 81).
condition('C5', re_decision, ok, 39).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 72).
steps(65).
verified(26).
recomputed(33).
composed(6).
trusted(0).
claims(7).
verdict(checked).
