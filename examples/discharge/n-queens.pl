condition('C1', resolution, ok, 116).
condition('C2', well_founded, ok, 268).
condition('C3', justification, ok, 268).
condition('C4', coverage, ok, 326).
condition('C5', re_decision, ok, 152).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 272).
condition('C8', closure, ok, 0).
steps(268).
verified(116).
recomputed(151).
composed(1).
trusted(0).
closed(0).
claims(4).
verdict(checked).
