condition('C1', resolution, ok, 919).
condition('C2', well_founded, ok, 1529).
condition('C3', justification, ok, 1529).
condition('C4', coverage, ok, 2208).
condition('C5', re_decision, ok, 610).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 1530).
steps(1529).
verified(919).
recomputed(610).
composed(0).
trusted(0).
claims(1).
verdict(checked).
