condition('C1', resolution, ok, 29).
condition('C2', well_founded, ok, 29).
condition('C3', justification, ok, 29).
condition('C4', coverage, ok, 37).
condition('C5', re_decision, ok, 0).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 36).
steps(29).
verified(29).
recomputed(0).
composed(0).
trusted(0).
claims(7).
verdict(checked).
