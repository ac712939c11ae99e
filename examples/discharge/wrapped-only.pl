condition('C1', resolution, ok, 324).
condition('C2', well_founded, ok, 526).
condition('C3', justification, ok, 526).
condition('C4', coverage, ok, 902).
condition('C5', re_decision, ok, 202).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 527).
condition('C8', closure, ok, 0).
steps(526).
verified(324).
recomputed(202).
composed(0).
trusted(0).
closed(0).
claims(1).
verdict(checked).
