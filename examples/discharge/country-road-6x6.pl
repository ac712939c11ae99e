condition('C1', resolution, ok, 1326).
condition('C2', well_founded, ok, 1867).
condition('C3', justification, ok, 1867).
condition('C4', coverage, ok, 3156).
condition('C5', re_decision, ok, 541).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 1868).
condition('C8', closure, ok, 0).
steps(1867).
verified(1326).
recomputed(541).
composed(0).
trusted(0).
closed(0).
claims(1).
verdict(checked).
