condition('C1', resolution, ok, 39).
condition('C2', well_founded, ok, 65).
condition('C3', justification, ok, 65).
condition('C4', coverage, ok, 104).
condition('C5', re_decision, ok, 14).
condition('C6', boundary_consistency, ok, 12).
condition('C7', relevance, ok, 67).
obligation(absent, theory_scoped, \+ member(state(right, left, right, left), [])).
obligation(absent, theory_scoped, \+ member(state(left, left, right, left), [state(left, left, left, left)])).
obligation(absent, theory_scoped, \+ member(state(right, right, right, left), [state(right, left, right, left), state(left, left, left, left)])).
obligation(absent, theory_scoped, \+ member(state(left, right, left, left), [state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)])).
obligation(absent, theory_scoped, \+ member(state(right, right, left, right), [state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)])).
obligation(absent, theory_scoped, \+ member(state(left, right, left, right), [state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)])).
obligation(absent, theory_scoped, \+ member(state(right, right, right, right), [state(right, right, left, right), state(left, right, left, left), state(right, right, right, left), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)])).
obligation(absent, theory_scoped, \+ member(state(right, left, right, right), [state(right, left, right, left), state(left, left, left, left)])).
obligation(absent, theory_scoped, \+ member(state(left, left, left, right), [state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)])).
obligation(absent, theory_scoped, \+ member(state(right, right, left, right), [state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)])).
obligation(absent, theory_scoped, \+ member(state(left, right, left, right), [state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)])).
obligation(absent, theory_scoped, \+ member(state(right, right, right, right), [state(right, right, left, right), state(left, left, left, right), state(right, left, right, right), state(left, left, right, left), state(right, left, right, left), state(left, left, left, left)])).
steps(65).
verified(39).
recomputed(14).
composed(0).
trusted(12).
claims(2).
verdict(checked_with_obligations).
