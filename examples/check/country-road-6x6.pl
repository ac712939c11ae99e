condition('C1', resolution, ok, 366).
condition('C2', well_founded, ok, 629).
condition('C3', justification, ok, 629).
condition('C4', coverage, ok, 910).
condition('C5', re_decision, ok, 263).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 630).
steps(629).
verified(366).
recomputed(263).
composed(0).
trusted(0).
claims(1).
verdict(checked).
