condition('C1', resolution, ok, 86).
condition('C2', well_founded, ok, 194).
condition('C3', justification, ok, 194).
condition('C4', coverage, ok, 322).
condition('C5', re_decision, ok, 108).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 195).
condition('C8', closure, ok, 0).
steps(194).
verified(86).
recomputed(108).
composed(0).
trusted(0).
closed(0).
claims(1).
verdict(checked).
