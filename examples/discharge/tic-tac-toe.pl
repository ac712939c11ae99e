condition('C1', resolution, ok, 8).
condition('C2', well_founded, ok, 21).
condition('C3', justification, ok, 21).
condition('C4', coverage, ok, 21).
condition('C5', re_decision, ok, 9).
condition('C6', boundary_consistency, ok, 1).
condition('C7', relevance, ok, 23).
condition('C8', closure, ok, 5).
steps(21).
verified(8).
recomputed(6).
composed(3).
trusted(0).
closed(5).
claims(2).
verdict(checked).
