condition('C1', resolution, ok, 11).
condition('C2', well_founded, ok, 11).
condition('C3', justification, ok, 11).
condition('C4', coverage, ok, 16).
condition('C5', re_decision, ok, 0).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 17).
condition('C8', closure, ok, 0).
steps(11).
verified(11).
recomputed(0).
composed(0).
trusted(0).
closed(0).
claims(6).
verdict(checked).
