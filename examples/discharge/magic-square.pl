condition('C1', resolution, ok, 7).
condition('C2', well_founded, ok, 30).
condition('C3', justification, ok, 30).
condition('C4', coverage, ok, 30).
condition('C5', re_decision, ok, 23).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 31).
condition('C8', closure, ok, 0).
steps(30).
verified(7).
recomputed(22).
composed(1).
trusted(0).
closed(0).
claims(1).
verdict(checked).
