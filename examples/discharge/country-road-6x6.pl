condition('C1', resolution, ok, 1336).
condition('C2', well_founded, ok, 1918).
condition('C3', justification, ok, 1918).
condition('C4', coverage, ok, 3259).
condition('C5', re_decision, ok, 582).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 1919).
condition('C8', closure, ok, 0).
steps(1918).
verified(1336).
recomputed(582).
composed(0).
trusted(0).
closed(0).
claims(1).
verdict(checked).
