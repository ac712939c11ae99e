condition('C1', resolution, ok, 235).
condition('C2', well_founded, ok, 685).
condition('C3', justification, ok, 685).
condition('C4', coverage, ok, 697).
condition('C5', re_decision, ok, 450).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 687).
steps(685).
verified(235).
recomputed(450).
composed(0).
trusted(0).
claims(2).
verdict(checked).
