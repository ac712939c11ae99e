package machine_test

import (
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// A loop that changes a global variable or an attribute, or binds a variable, needs
// no more memory the longer it runs, also when it makes choice points and cuts them.
func TestRepeatedChangeTakesNoMemory(t *testing.T) {
	p := load(t, `
global(0).
global(N) :- N > 0, b_setval(v, N), M is N-1, global(M).
attribute(0, _).
attribute(N, X) :- N > 0, put_attr(X, m, N), M is N-1, attribute(M, X).
cut(0).
cut(N) :- N > 0, m(_), b_setval(v, N), b_setval(w, f(N)), !, M is N-1, cut(M).
cutAttribute(0, _).
cutAttribute(N, X) :- N > 0, m(_), put_attr(X, m, N), !, M is N-1, cutAttribute(M, X).
cutBinding(0, _).
cutBinding(N, L) :- N > 0, L = [X|T], m(_), X = N, !, M is N-1, ( M mod 1000 =:= 0 -> cutBinding(M, _) ; cutBinding(M, T) ).
m(1). m(2).
`)
	for _, goal := range []string{"global(1000000)", "put_attr(X, m, 0), attribute(1000000, X)",
		"cut(1000000)", "put_attr(X, m, 0), cutAttribute(1000000, X)", "m(_), cutBinding(1000000, _)", "m(_), cut(1000000)"} {
		m := machine.New(p)
		m.SetLimits(machine.Limits{Memory: 8 << 20})
		if ok, err := m.Once(read(t, m, goal)); !ok || err != nil {
			t.Errorf("%s: %v, %v", goal, ok, err)
		}
	}
}

// What is left of the changes is what backtracking must bring back.
func TestPrunedChangesComeBack(t *testing.T) {
	p := load(t, `
m(1). m(2).
cut(0).
cut(N) :- N > 0, m(_), b_setval(v, N), b_setval(w, f(N)), !, M is N-1, cut(M).
attribute(0, _).
attribute(N, X) :- N > 0, m(_), put_attr(X, m, N), !, M is N-1, attribute(M, X).
globals(L, N) :- b_setval(v, a), b_setval(w, b),
    findall(X-Y-V-W, ( m(X), b_getval(v, Y), ( m(_), b_getval(v, Y), cut(N), b_setval(v, X) ; true ), b_getval(v, V), b_getval(w, W) ), L).
attributes(L, N) :- put_attr(Z, m, a),
    findall(X-Y-V, ( m(X), get_attr(Z, m, Y), ( m(_), attribute(N, Z), put_attr(Z, m, X) ; true ), get_attr(Z, m, V) ), L).
`)
	for _, c := range []struct{ goal, want string }{
		{"globals(L, %)", "globals([1-a-1-f(1),1-a-1-f(1),1-a-a-b,2-a-2-f(1),2-a-2-f(1),2-a-a-b],%)"},
		{"attributes(L, %)", "attributes([1-a-1,1-a-1,1-a-a,2-a-2,2-a-2,2-a-a],%)"},
	} {
		for _, mode := range runModes {
			n := "100000"
			if mode.stress {
				n = "20"
			}
			stress = mode.stress
			got := solve(t, p, strings.ReplaceAll(c.goal, "%", n), mode.record)
			stress = false
			if want := strings.ReplaceAll(c.want, "%", n); got != want {
				t.Errorf("%s, %s: %s", c.goal, mode.name, got)
			}
		}
	}
}
