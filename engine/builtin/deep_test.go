package builtin_test

import "testing"

// No built-in calls itself over the size of a term: a million levels or
// elements are within reach of each.
func TestDeep(t *testing.T) {
	w := newWorld(t)
	w.load("deep.pl", `
deep(0, T, T) :- !.
deep(N, T, D) :- M is N - 1, deep(M, f(T, x), D).
right(0, T, T) :- !.
right(N, T, D) :- M is N - 1, right(M, g(x, T), D).
sum(0, T, T) :- !.
sum(N, T, D) :- M is N - 1, sum(M, 1 + T, D).
`, false)
	const n = "300000"
	w.asks(
		[2]string{"deep(" + n + ", a, _T), deep(" + n + ", b, _U), _T \\== _U, _T @< _U, _T \\= _U, compare(O, _T, _U).", "O = <"},
		[2]string{"deep(" + n + ", _X, _T), copy_term(_T, _C), _T =@= _C, subsumes_term(_T, _C), term_variables(_T, _Vs), length(_Vs, N), acyclic_term(_T), \\+ ground(_T).", "N = 1"},
		[2]string{"deep(" + n + ", _X, _T), deep(" + n + ", y, _U), unify_with_occurs_check(_T, _U), _X == y.", "true"},
		[2]string{"right(" + n + ", _X, _T), right(" + n + ", y, _U), unify_with_occurs_check(_T, _U), _X == y, ?=(_T, _U).", "true"},
		[2]string{"sum(" + n + ", 1, _T), X is _T.", "X = 300001"},
		[2]string{"deep(" + n + ", a, _T), nb_setval(k, _T), nb_getval(k, _U), _T == _U, numbervars(_T, 0, N).", "N = 0"},
		[2]string{"deep(" + n + ", a, _T), term_to_atom(_T, _A), atom_length(_A, N), term_to_atom(_U, _A), _T == _U.", "N = 1500001"},
		[2]string{"deep(" + n + ", a, _T), with_output_to(atom(_A), portray_clause(_T)), atom_length(_A, N).", "N = 1800003"},
		[2]string{"length(_L, " + n + "), maplist(=(a), _L), atom_chars(_A, _L), atom_length(_A, N), atom_concat(_A, b, _B), sub_atom(_B, P, 1, 0, S), sort(_L, M).", "N = 300000, P = 300000, S = b, M = [a]"},
		[2]string{"numlist(1, " + n + ", _L), join(_L, ',', _T), split(_T, ',', _P), length(_P, N), replace(_T, ',', '', _R), atom_length(_R, K).", "N = 300000, K = 1688895"},
	)
}
