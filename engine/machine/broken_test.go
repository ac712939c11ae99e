package machine_test

import (
	"testing"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// Programs that once went wrong. Each is run in all modes.
var broken = []struct{ about, prog, goal, want string }{
	{
		"terms built on the way back from a recursion, with no call between",
		"b(0, []) :- !. b(N, L) :- M is N-1, b(M, L0), L = [N|L0]. t(X) :- b(300000, [X|_]).",
		"t(X)", "t(300000)",
	}, {
		"a clause added in front of erased ones which a running goal still sees",
		":- dynamic(p/1). p(1). p(2). p(3). q(X) :- p(X), ( X == 1 -> retract(p(1)), retract(p(2)), asserta(p(0)) ; true ).",
		"q(X)", "q(1); q(2); q(3)",
	}, {
		"a variable as a goal is call/1, whatever is bound to it later: its cut is local",
		"m(1). m(2).",
		"call((X = !, m(Y), X))", "call((!=!,m(1),!)); call((!=!,m(2),!))",
	}, {
		"the same in the goals of catch/3, findall/3 and \\+",
		"m(1). m(2). c(Y) :- G = (X = !, m(Y), X), catch(G, _, true). f(L) :- findall(Y, (X = !, m(Y), X), L). n :- G = (X = !, m(2), m(1), X), \\+ \\+ G.",
		"(c(Y), f(L), n)", "c(1),f([1,2]),n; c(2),f([1,2]),n",
	}, {
		"\\+ of what cannot be a body",
		"m(1). t(E) :- catch(\\+ (fail, 1), error(E, _), true).",
		"t(E)", "t(type_error(callable,(fail,1)))",
	},
}

func TestBroken(t *testing.T) {
	for _, c := range broken {
		for _, mode := range runModes {
			p := load(t, c.prog)
			stress = mode.stress && c.goal != "t(X)"
			got := rename(solve(t, p, c.goal, mode.record))
			stress = false
			if got != c.want {
				t.Errorf("%s (%s)\n?- %s\n got %s\nwant %s", c.about, mode.name, c.goal, got, c.want)
			}
		}
	}
}

// A limit must end what makes no calls.
func TestLimitsWithoutCalls(t *testing.T) {
	for _, c := range []struct{ prog, goal string }{
		{"t :- between(1, inf, X), X < 0.", "t"},
		{"t :- between(1, inf, _), fail.", "t"},
	} {
		m := machine.New(load(t, c.prog))
		m.SetLimits(machine.Limits{Steps: 50000})
		if _, err := m.Once(read(t, m, c.goal)); err == nil {
			t.Errorf("%s: no limit ended it", c.goal)
		}
	}
}

// runModes are the ways a program is run in tests: all must agree.
var runModes = []struct {
	name           string
	stress, record bool
}{{"plain", false, false}, {"stress", true, false}, {"record", false, true}, {"stress record", true, true}}
