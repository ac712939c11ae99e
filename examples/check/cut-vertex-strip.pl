condition('C1', resolution, ok, 21).
condition('C2', well_founded, ok, 32).
condition('C3', justification, ok, 32).
condition('C4', coverage, ok, 33).
condition('C5', re_decision, ok, 11).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 33).
steps(32).
verified(21).
recomputed(11).
composed(0).
trusted(0).
claims(1).
verdict(checked).
