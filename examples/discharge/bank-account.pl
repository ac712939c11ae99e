condition('C1', resolution, ok, 8).
condition('C2', well_founded, ok, 20).
condition('C3', justification, ok, 20).
condition('C4', coverage, ok, 22).
condition('C5', re_decision, ok, 6).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 22).
condition('C8', closure, ok, 0).
obligation(builtin, stateful, retract(balance(100))).
obligation(builtin, stateful, assertz(balance(150))).
obligation(asserted, theory_scoped, balance(150)).
obligation(builtin, stateful, retract(balance(150))).
obligation(builtin, stateful, assertz(balance(120))).
obligation(asserted, theory_scoped, balance(120)).
steps(20).
verified(8).
recomputed(6).
composed(0).
trusted(6).
closed(0).
claims(2).
verdict(checked_with_obligations).
