package builtin_test

import "testing"

// Every built-in that walks over terms comes to an end on cyclic ones: with the
// answer, an error, or a text that is cut off.
func TestCyclic(t *testing.T) {
	w := newWorld(t)
	w.load("cyclic.pl", `
x(X) :- X = f(X, _).
l(L) :- L = [a|L].
e(G, E) :- catch(( G, E = true ; E = false ), error(E, _), true), !.
`, false)
	for _, c := range [][2]string{
		{"x(_X), x(_Y), e(_X = _Y, E).", "true"},
		{"x(_X), x(_Y), e(copy_term(_X, _Y), E).", "true"},
		{"x(_X), x(_Y), e(_X == _Y, E).", "false"},
		{"x(_X), x(_Y), _X = _Y, compare(E, _X, _Y).", "="},
		{"x(_X), x(_Y), e(( _X @< _Y ; _X @> _Y ), E).", "true"},
		{"x(_X), x(_Y), e(_X \\= _Y, E).", "false"},
		{"x(_X), x(_Y), e(unify_with_occurs_check(_X, _Y), E).", ""},
		{"x(_X), x(_Y), e(subsumes_term(_X, _Y), E).", "true"},
		{"x(_X), x(_Y), e(_X =@= _Y, E).", "true"},
		{"x(_X), x(_Y), e(?=(_X, _Y), E).", "false"},
		{"x(_X), x(_Y), e(sort([_X, _Y], _), E).", "true"},
		{"x(_X), x(_Y), e(msort([_X, _Y], _), E).", "true"},
		{"x(_X), x(_Y), e(keysort([_X-1, _Y-2], _), E).", "true"},
		{"x(_X), e(ground(_X), E).", "false"},
		{"x(_X), e(acyclic_term(_X), E).", "false"},
		{"x(_X), e(term_variables(_X, [_]), E).", "true"},
		{"x(_X), e(numbervars(_X, 0, 1), E).", "true"},
		{"x(_X), e(findall(_X, true, [_]), E).", "true"},
		{"x(_X), e(bagof(_X, member(_X, [_X]), [_]), E).", "true"},
		{"x(_X), e(( b_setval(k, _X), b_getval(k, _) ), E).", "true"},
		{"x(_X), e(( nb_setval(k, _X), nb_getval(k, _) ), E).", "true"},
		{"x(_X), e(assertz(p(_X)), E).", "representation_error(cyclic_term)"},
		{"x(_X), e(asserta((p :- q(_X))), E).", "representation_error(cyclic_term)"},
		{"x(_X), e(portray_clause(_X), E).", "representation_error(cyclic_term)"},
		{"x(_X), e(_X =.. [f, _, _], E).", "true"},
		{"l(_L), e(length(_L, _), E).", ""},
		{"l(_L), e(is_list(_L), E).", "false"},
		{"l(_L), e(msort(_L, _), E).", ""},
		{"l(_L), e(sort(_L, _), E).", ""},
		{"l(_L), e(atom_chars(_, _L), E).", ""},
		{"l(_L), e(number_codes(_, _L), E).", ""},
		{"l(_L), e(atomic_list_concat(_L, _), E).", ""},
		{"l(_L), e(_ =.. _L, E).", ""},
		{"_X = (true, _X), e(call(_X), E).", ""},
		{"_X = 1 + _X, e(_ is _X, E).", ""},
		{"x(_X), e(catch(throw(_X), _, true), E).", "true"},
		{"x(_X), e(term_to_atom(_X, _), E).", ""},
		{"x(_X), e(with_output_to(atom(_), print(_X)), E).", ""},
		{"x(_X), e(with_output_to(atom(_), write_canonical(_X)), E).", ""},
		{"x(_X), e(with_output_to(atom(_), ( copy_term(_X, _Y), numbervars(_Y, 0, _), write(_Y) )), E).", ""},
		{"x(_X), e(format(atom(_), '~w ~q ~p', [_X, _X, _X]), E).", ""},
		{"x(_X), e(with_output_to(atom(_), write_term(_X, [max_depth(5)])), E).", "true"},
		{"l(_L), e(format(atom(_), '~a~n', _L), E).", ""},
		{"x(_X), e(print_message(silent, _X), E).", "true"},
	} {
		got := w.ask(c[0])[0]
		if c[1] != "" && got != "E = "+c[1] || got == errSlow.Error() {
			t.Errorf("?- %s\n%.200s", c[0], got)
		}
	}
}
