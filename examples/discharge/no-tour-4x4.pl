condition('C1', resolution, ok, 222).
condition('C2', well_founded, ok, 313).
condition('C3', justification, ok, 313).
condition('C4', coverage, ok, 669).
condition('C5', re_decision, ok, 91).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 314).
condition('C8', closure, ok, 0).
steps(313).
verified(222).
recomputed(91).
composed(0).
trusted(0).
closed(0).
claims(1).
verdict(checked).
