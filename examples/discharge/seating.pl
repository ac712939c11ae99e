condition('C1', resolution, ok, 17).
condition('C2', well_founded, ok, 37).
condition('C3', justification, ok, 37).
condition('C4', coverage, ok, 88).
condition('C5', re_decision, ok, 20).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 42).
condition('C8', closure, ok, 0).
obligation(commitment, stateful, seated([bea, dan, ann, cem])).
obligation(commitment, stateful, seated([cem, ann, dan, bea])).
obligation(commitment, stateful, seated([cem, bea, dan, ann])).
obligation(commitment, stateful, seated([dan, ann, cem, bea])).
obligation(commitment, stateful, seated([dan, bea, cem, ann])).
steps(37).
verified(17).
recomputed(12).
composed(8).
trusted(5).
closed(0).
claims(5).
verdict(checked_with_obligations).
