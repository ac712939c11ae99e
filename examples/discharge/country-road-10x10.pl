condition('C1', resolution, ok, 1257).
condition('C2', well_founded, ok, 2104).
condition('C3', justification, ok, 2104).
condition('C4', coverage, ok, 3094).
condition('C5', re_decision, ok, 847).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 2105).
condition('C8', closure, ok, 0).
steps(2104).
verified(1257).
recomputed(847).
composed(0).
trusted(0).
closed(0).
claims(1).
verdict(checked).
