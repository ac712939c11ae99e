condition('C1', resolution, ok, 99).
condition('C2', well_founded, ok, 233).
condition('C3', justification, ok, 233).
condition('C4', coverage, ok, 290).
condition('C5', re_decision, ok, 134).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 234).
steps(233).
verified(99).
recomputed(134).
composed(0).
trusted(0).
claims(1).
verdict(checked).
