condition('C1', resolution, ok, 134).
condition('C2', well_founded, ok, 465).
condition('C3', justification, ok, 465).
condition('C4', coverage, ok, 525).
condition('C5', re_decision, ok, 331).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 468).
condition('C8', closure, ok, 0).
steps(465).
verified(134).
recomputed(331).
composed(0).
trusted(0).
closed(0).
claims(3).
verdict(checked).
