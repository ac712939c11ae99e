package engine_test

import (
	"context"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// A rule library is laid after the program that loads it, once, and numbered on; its
// oracles can be asked.
func TestRuleLibrary(t *testing.T) {
	double := machine.Search{Name: "double", Arity: 1, Run: func(m *machine.Machine, args []term.Word) (term.Word, string, error) {
		n, _ := m.Int64(m.Deref(args[0]))
		return m.NewInt(2 * n), "", nil
	}}
	e := engine.New(engine.WithRuleLibraries(engine.RuleLibrary{
		Name: "twice", Text: ":- module(twice, [twice/2]).\ntwice(X, Y) :- propose(double(X), R), R = found(Y), Y =:= 2 * X.\n",
		Oracles: []machine.Search{double},
	}))
	program := ":- use_module(library(twice)).\n:- use_module(library(lists)).\n:- use_module(library(twice), [twice/2]).\na(Y) :- twice(4, Y).\n"
	if err := e.LoadString("program", program); err != nil {
		t.Fatal(err)
	}
	sources := e.Sources()
	if len(sources) != 2 || sources[0].Name != "program" || sources[1].Name != "library(twice)" {
		t.Errorf("sources: %v", sources)
	}
	goal, err := e.ParseGoal("a(Y)")
	if err != nil {
		t.Fatal(err)
	}
	for answer, err := range e.Solve(context.Background(), goal) {
		if err != nil || answer.Text() != "a(8)" {
			t.Errorf("%v %v", answer, err)
		}
	}
	if known, err := e.LoadRules("thrice"); known || err != nil {
		t.Errorf("library(thrice): %v %v", known, err)
	}
}
