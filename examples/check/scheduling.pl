condition('C1', resolution, ok, 19).
condition('C2', well_founded, ok, 28).
condition('C3', justification, ok, 28).
condition('C4', coverage, ok, 31).
condition('C5', re_decision, ok, 4).
condition('C6', boundary_consistency, ok, 5).
condition('C7', relevance, ok, 29).
obligation(absent, theory_scoped, \+ clash(at(9, hall, parsing, dana), [])).
obligation(absent, theory_scoped, \+ clash(at(9, lab, search, fay), [at(9, hall, parsing, dana)])).
obligation(absent, theory_scoped, \+ clash(at(10, hall, logic, gus), [at(9, lab, search, fay), at(9, hall, parsing, dana)])).
obligation(absent, theory_scoped, \+ clash(at(10, lab, proofs, dana), [at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)])).
obligation(absent, theory_scoped, \+ clash(at(11, hall, types, eli), [at(10, lab, proofs, dana), at(10, hall, logic, gus), at(9, lab, search, fay), at(9, hall, parsing, dana)])).
steps(28).
verified(19).
recomputed(3).
composed(1).
trusted(5).
claims(1).
verdict(checked_with_obligations).
