package proofs

import (
	"testing"

	"github.com/eyeprove/eyeprove/proofs/check"
)

// What is proved is not refuted when it is closed, though the steps do not tell
// which of several solutions of a built-in goal was taken.
func TestClosure(t *testing.T) {
	for _, c := range []struct{ name, program, goal string }{
		{"a solution more general than the one taken", "p(X) :- member(X, [1.5, X, 2]), number(X).", "p(X)"},
		{"the same in a sort", "p(X, L) :- member(X, [[1, 2], X, [a]]), keysort([X-X, 0-b, 1-X], L).", "p(X, L)"},
		{"a list of variables", "p(L) :- length(L, 2), L = [a|_], L = [_, b].", "p(L)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			x := explain(t, c.program, Options{}, 0, c.goal)
			x.check(t)
			if report := x.judge(t, check.Options{Goals: x.goals, Discharge: true}); !report.Valid() {
				t.Errorf("%s\n%s", report.Text(), x.text)
			}
		})
	}
}
