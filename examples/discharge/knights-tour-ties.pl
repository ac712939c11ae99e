condition('C1', resolution, ok, 29).
condition('C2', well_founded, ok, 133).
condition('C3', justification, ok, 133).
condition('C4', coverage, ok, 133).
condition('C5', re_decision, ok, 79).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 135).
condition('C8', closure, ok, 51).
steps(133).
verified(29).
recomputed(77).
composed(2).
trusted(0).
closed(51).
claims(2).
verdict(checked).
