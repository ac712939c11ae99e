condition('C1', resolution, ok, 11).
condition('C2', well_founded, ok, 28).
condition('C3', justification, ok, 28).
condition('C4', coverage, ok, 30).
condition('C5', re_decision, ok, 8).
condition('C6', boundary_consistency, ok, 5).
condition('C7', relevance, ok, 36).
condition('C8', closure, ok, 9).
steps(28).
verified(11).
recomputed(3).
composed(5).
trusted(0).
closed(9).
claims(8).
verdict(checked).
