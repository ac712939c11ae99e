condition('C1', resolution, ok, 43).
condition('C2', well_founded, ok, 152).
condition('C3', justification, ok, 152).
condition('C4', coverage, ok, 156).
condition('C5', re_decision, ok, 58).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 155).
obligation(absent, theory_scoped, \+ call(multiple(2), 3)).
obligation(absent, theory_scoped, \+ call(multiple(2), 5)).
obligation(absent, theory_scoped, \+ call(multiple(2), 7)).
obligation(absent, theory_scoped, \+ call(multiple(2), 9)).
obligation(absent, theory_scoped, \+ call(multiple(2), 11)).
obligation(absent, theory_scoped, \+ call(multiple(2), 13)).
obligation(absent, theory_scoped, \+ call(multiple(2), 15)).
obligation(absent, theory_scoped, \+ call(multiple(2), 17)).
obligation(absent, theory_scoped, \+ call(multiple(2), 19)).
obligation(absent, theory_scoped, \+ call(multiple(2), 21)).
obligation(absent, theory_scoped, \+ call(multiple(2), 23)).
obligation(absent, theory_scoped, \+ call(multiple(2), 25)).
obligation(absent, theory_scoped, \+ call(multiple(2), 27)).
obligation(absent, theory_scoped, \+ call(multiple(2), 29)).
obligation(absent, theory_scoped, \+ call(multiple(3), 5)).
obligation(absent, theory_scoped, \+ call(multiple(3), 7)).
obligation(absent, theory_scoped, \+ call(multiple(3), 11)).
obligation(absent, theory_scoped, \+ call(multiple(3), 13)).
obligation(absent, theory_scoped, \+ call(multiple(3), 17)).
obligation(absent, theory_scoped, \+ call(multiple(3), 19)).
obligation(absent, theory_scoped, \+ call(multiple(3), 23)).
obligation(absent, theory_scoped, \+ call(multiple(3), 25)).
obligation(absent, theory_scoped, \+ call(multiple(3), 29)).
obligation(absent, theory_scoped, \+ call(multiple(5), 7)).
obligation(absent, theory_scoped, \+ call(multiple(5), 11)).
obligation(absent, theory_scoped, \+ call(multiple(5), 13)).
obligation(absent, theory_scoped, \+ call(multiple(5), 17)).
obligation(absent, theory_scoped, \+ call(multiple(5), 19)).
obligation(absent, theory_scoped, \+ call(multiple(5), 23)).
obligation(absent, theory_scoped, \+ call(multiple(5), 29)).
obligation(absent, theory_scoped, \+ call(multiple(7), 11)).
obligation(absent, theory_scoped, \+ call(multiple(7), 13)).
obligation(absent, theory_scoped, \+ call(multiple(7), 17)).
obligation(absent, theory_scoped, \+ call(multiple(7), 19)).
obligation(absent, theory_scoped, \+ call(multiple(7), 23)).
obligation(absent, theory_scoped, \+ call(multiple(7), 29)).
obligation(absent, theory_scoped, \+ call(multiple(11), 13)).
obligation(absent, theory_scoped, \+ call(multiple(11), 17)).
obligation(absent, theory_scoped, \+ call(multiple(11), 19)).
obligation(absent, theory_scoped, \+ call(multiple(11), 23)).
obligation(absent, theory_scoped, \+ call(multiple(11), 29)).
obligation(absent, theory_scoped, \+ call(multiple(13), 17)).
obligation(absent, theory_scoped, \+ call(multiple(13), 19)).
obligation(absent, theory_scoped, \+ call(multiple(13), 23)).
obligation(absent, theory_scoped, \+ call(multiple(13), 29)).
obligation(absent, theory_scoped, \+ call(multiple(17), 19)).
obligation(absent, theory_scoped, \+ call(multiple(17), 23)).
obligation(absent, theory_scoped, \+ call(multiple(17), 29)).
obligation(absent, theory_scoped, \+ call(multiple(19), 23)).
obligation(absent, theory_scoped, \+ call(multiple(19), 29)).
obligation(absent, theory_scoped, \+ call(multiple(23), 29)).
steps(152).
verified(43).
recomputed(47).
composed(11).
trusted(51).
claims(3).
verdict(checked_with_obligations).
