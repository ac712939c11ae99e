package proofs

import "testing"

// What was derived once is not derived again, and the document is the same as
// when it is: goals with choices, with several instances, whose log differs, that
// met variables, that changed the program.
func TestMemo(t *testing.T) {
	for _, c := range []struct {
		name, program, goal string
		most                int // resolutions
	}{
		{"deterministic", "p(0, 0) :- !. p(N, R) :- M is N - 1, p(M, A), p(M, B), R is A + B + 1.", "p(14, R)", 200},
		{"rounds of a recursion", "n(0, []) :- !. n(N, [N|L]) :- M is N - 1, n(M, L). r(0, _) :- !. r(N, L) :- n(300, L), M is N - 1, r(M, L).", "r(30, _)", 1500},
		{"choices", "q(a). q(b). q(c). p(0, []). p(N, [X|Xs]) :- N > 0, M is N - 1, q(X), p(M, Xs). r(X, Y) :- p(3, X), p(3, Y).", "r([a, b, c], [a, b, c])", 30},
		{"other choices", "q(a). q(b). p(X, Y) :- q(X), q(Y). r(X, Y, Z) :- p(X, _), p(Y, _), p(Z, _).", "r(X, b, Z)", 400},
		{"structures", "rev([], []). rev([X|Xs], Ys) :- rev(Xs, Zs), app(Zs, [X], Ys). app([], L, L). app([X|Xs], L, [X|Ys]) :- app(Xs, L, Ys). p(L, M) :- rev(L, A), rev(L, B), rev(L, C), M = [A, B, C].", "p([a, b, c, d, e, f], M)", 60},
		{"variables", "p(X, Y) :- ( X \\== Y -> true ; true ), X = Y. r(A, B) :- p(A, B), p(B, A), p(C, _), C = 1, A = 1.", "r(A, B)", 40},
		{"state", ":- dynamic(n/1). n(0). next(X) :- retract(n(X)), Y is X + 1, assertz(n(Y)). p(X, Y, Z) :- next(X), next(Y), next(Z).", "p(X, Y, Z)", 40},
		{"goals of the library", "dbl(X, Y) :- add(X, X, Y). add(X, Y, Z) :- Z is X + Y, true. p(L, M) :- maplist(dbl, L, A), maplist(dbl, L, B), append(A, B, M).", "p([1, 2, 1, 2], M)", 70},
		{"within a goal that wavers", "cmp(O, X, Y) :- order(O, X, Y). order(O, X, Y) :- compare(O, X, Y), true. p(L, M, A) :- predsort(cmp, L, M), predsort(cmp, [A, B, A], _), A = 1, B = 2.", "p([c, a, b, a], M, A)", 140},
		{"tables", ":- table path/2. path(X, Y) :- edge(X, Y). path(X, Z) :- path(X, Y), edge(Y, Z). edge(a, b). edge(b, c). edge(c, a). p(X, Y) :- path(a, X), path(a, Y).", "p(b, c)", 400},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, often := range []bool{false, true} {
				undo := func() {}
				if often {
					undo = consolidateOften()
				}
				for _, o := range []Options{{}, {Expanded: true}} {
					x := explain(t, c.program, o, 0, c.goal)
					if x.Claims() == 0 {
						t.Fatal("no answer")
					}
					if x.Rebuilt() > c.most && !often {
						t.Errorf("%d resolutions", x.Rebuilt())
					}
					x.check(t)
				}
				undo()
			}
		})
	}
}
