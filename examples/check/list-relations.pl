condition('C1', resolution, ok, 22).
condition('C2', well_founded, ok, 22).
condition('C3', justification, ok, 22).
condition('C4', coverage, ok, 23).
condition('C5', re_decision, ok, 0).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 30).
steps(22).
verified(22).
recomputed(0).
composed(0).
trusted(0).
claims(8).
verdict(checked).
