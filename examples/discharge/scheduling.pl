condition('C1', resolution, ok, 19).
condition('C2', well_founded, ok, 28).
condition('C3', justification, ok, 28).
condition('C4', coverage, ok, 31).
condition('C5', re_decision, ok, 4).
condition('C6', boundary_consistency, ok, 5).
condition('C7', relevance, ok, 29).
condition('C8', closure, ok, 6).
steps(28).
verified(19).
recomputed(3).
composed(1).
trusted(0).
closed(6).
claims(1).
verdict(checked).
