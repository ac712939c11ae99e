package machine_test

import (
	"testing"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// A loop without choice points that changes a global variable or an attribute
// needs no more memory the longer it runs.
func TestRepeatedChangeTakesNoMemory(t *testing.T) {
	p := load(t, `
global(0).
global(N) :- N > 0, b_setval(v, N), M is N-1, global(M).
attribute(0, _).
attribute(N, X) :- N > 0, put_attr(X, m, N), M is N-1, attribute(M, X).
`)
	for _, goal := range []string{"global(1000000)", "put_attr(X, m, 0), attribute(1000000, X)"} {
		m := machine.New(p)
		m.SetLimits(machine.Limits{Memory: 8 << 20})
		if ok, err := m.Once(read(t, m, goal)); !ok || err != nil {
			t.Errorf("%s: %v, %v", goal, ok, err)
		}
	}
}
