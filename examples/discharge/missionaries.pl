condition('C1', resolution, ok, 16).
condition('C2', well_founded, ok, 85).
condition('C3', justification, ok, 85).
condition('C4', coverage, ok, 88).
condition('C5', re_decision, ok, 41).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 86).
condition('C8', closure, ok, 29).
steps(85).
verified(16).
recomputed(40).
composed(1).
trusted(0).
closed(29).
claims(1).
verdict(checked).
