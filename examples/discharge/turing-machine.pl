condition('C1', resolution, ok, 44).
condition('C2', well_founded, ok, 52).
condition('C3', justification, ok, 52).
condition('C4', coverage, ok, 71).
condition('C5', re_decision, ok, 6).
condition('C6', boundary_consistency, ok, 2).
condition('C7', relevance, ok, 54).
condition('C8', closure, ok, 2).
steps(52).
verified(44).
recomputed(4).
composed(2).
trusted(0).
closed(2).
claims(2).
verdict(checked).
