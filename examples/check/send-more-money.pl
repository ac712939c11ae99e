condition('C1', resolution, ok, 17).
condition('C2', well_founded, ok, 49).
condition('C3', justification, ok, 49).
condition('C4', coverage, ok, 50).
condition('C5', re_decision, ok, 25).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 50).
obligation(builtin, instantiation, var(7)).
obligation(builtin, instantiation, var(5)).
obligation(builtin, instantiation, var(2)).
obligation(builtin, instantiation, var(6)).
obligation(builtin, instantiation, var(8)).
obligation(builtin, instantiation, var(0)).
obligation(builtin, instantiation, var(9)).
steps(49).
verified(17).
recomputed(25).
composed(0).
trusted(7).
claims(1).
verdict(checked_with_obligations).
