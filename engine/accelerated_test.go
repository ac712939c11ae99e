package engine_test

import (
	"context"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// TestAcceleratedPredicate: Go runs in place of a rule library's clauses, which stay the
// library's own; a program cannot add to them.
func TestAcceleratedPredicate(t *testing.T) {
	ran := 0
	e := engine.New(engine.WithRuleLibraries(engine.RuleLibrary{
		Name: "twice",
		Text: ":- accelerated(double/2).\ndouble(X, Y) :- Y is X + X.\n",
		Accelerated: []machine.Builtin{{Name: "double", Arity: 2, Purity: machine.Accelerated,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				ran++
				return m.Unify(a[1], term.MakeSmall(2*m.Deref(a[0]).SmallInt())), nil
			}}},
	}))
	defer e.Close()
	if err := e.LoadString("a.pl", ":- use_module(library(twice)).\nfour(X) :- double(2, X).\n"); err != nil {
		t.Fatal(err)
	}
	g, err := e.ParseGoal("four(4)")
	if err != nil {
		t.Fatal(err)
	}
	answers := 0
	for _, err := range e.Solve(context.Background(), g) {
		if err != nil {
			t.Fatal(err)
		}
		answers++
	}
	if answers != 1 || ran != 1 {
		t.Errorf("%d answers, the Go ran %d times", answers, ran)
	}
	if err := e.LoadString("b.pl", "double(1, 3).\n"); err == nil {
		t.Error("a program added a clause to an accelerated predicate")
	}
}
