condition('C1', resolution, ok, 59).
condition('C2', well_founded, ok, 97).
condition('C3', justification, ok, 97).
condition('C4', coverage, ok, 141).
condition('C5', re_decision, ok, 35).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 100).
condition('C8', closure, ok, 3).
steps(97).
verified(59).
recomputed(35).
composed(0).
trusted(0).
closed(3).
claims(3).
verdict(checked).
