condition('C1', resolution, ok, 247).
condition('C2', well_founded, ok, 367).
condition('C3', justification, ok, 367).
condition('C4', coverage, ok, 745).
condition('C5', re_decision, ok, 120).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 368).
condition('C8', closure, ok, 0).
steps(367).
verified(247).
recomputed(120).
composed(0).
trusted(0).
closed(0).
claims(1).
verdict(checked).
