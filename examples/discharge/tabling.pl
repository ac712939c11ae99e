condition('C1', resolution, ok, 14).
condition('C2', well_founded, ok, 14).
condition('C3', justification, ok, 14).
condition('C4', coverage, ok, 24).
condition('C5', re_decision, ok, 0).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 21).
condition('C8', closure, ok, 0).
steps(14).
verified(14).
recomputed(0).
composed(0).
trusted(0).
closed(0).
claims(7).
verdict(checked).
