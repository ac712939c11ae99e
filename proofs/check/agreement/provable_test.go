package agreement

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/proofs"
	"github.com/eyeprove/eyeprove/proofs/check"
)

// TestAnswersOfBuiltinsAreProvable runs built-ins on random arguments, explains what
// comes of it and has the checker judge it: whatever a goal binds, the step that
// stands for it in the document must pass. That it fails, or what error it raises,
// is proved too.
func TestAnswersOfBuiltinsAreProvable(t *testing.T) {
	var names []machine.Builtin
	for _, b := range builtin.Table() {
		if b.Purity != machine.Stateful && b.Purity != machine.Reflective && b.Purity != machine.Oracle &&
			!strings.HasPrefix(b.Name, "$") && b.Arity > 0 {
			names = append(names, b)
		}
	}
	random := rand.New(rand.NewPCG(5, uint64(*seed)))
	var e *engine.Engine
	proved := 0
	for n := range *rounds / 5 {
		if n%100 == 0 {
			e = engine.New(engine.WithLimits(engine.Limits{Memory: 50_000_000, Steps: 10_000}), engine.Record(true))
		}
		b := names[random.IntN(len(names))]
		args := make([]string, b.Arity)
		for i := range args {
			args[i] = argument(random, 2)
		}
		goal := fmt.Sprintf("%s(%s)", syntax.FormatAtom(term.Intern(b.Name)), strings.Join(args, ", "))
		if slices.Contains(countingIn64, b.Name) && strings.Contains(goal, "18446744073709551616") {
			continue
		}
		for _, construct := range []string{"%s", "\\+ %s", "catch(%s, error(Error, _), true)"} {
			proved += prove(t, e, strings.ReplaceAll(construct, "%s", goal))
		}
	}
	t.Logf("%d answers proved", proved)
}

// countingIn64 are built-ins that refuse to count beyond 64 bits.
var countingIn64 = []string{"numbervars", "string_length", "substring"}

// prove explains the first answers of a goal and has them checked; it gives how many.
func prove(t *testing.T, e *engine.Engine, text string) (proved int) {
	t.Helper()
	goal, err := e.ParseGoal(text)
	if err != nil {
		return 0 // operators in odd places
	}
	m := e.Machine()
	m.SetLimits(machine.Limits{Steps: m.Inferences() + 10_000, Memory: 50_000_000})
	run := m.Solve(m.Thaw(goal.Image()))
	defer run.Close()
	for proved < 3 && run.Next() {
		if !m.Acyclic(run.Goal()) {
			continue
		}
		d := proofs.NewDocument(e.Program(), proofs.Options{})
		if err := d.Explain(proofs.Capture(goal.Image(), m, run)); err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		var document bytes.Buffer
		if err := d.Write(&document); err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		p, err := check.LoadProgram(nil)
		if err != nil {
			t.Fatal(err)
		}
		r, err := check.Check(context.Background(), p, document.String(), check.Options{Goals: []string{text}, Discharge: true, StepsPerDecision: 100_000, ClosureSteps: 100_000})
		if err != nil || !r.Valid() {
			t.Errorf("%s: %v\n%s\n%s", text, err, r.Text(), document.String())
		}
		proved++
	}
	return proved
}

//go:embed testdata/errors.txt
var errorGoals string

// What a goal comes to, be it an error, is proved: the checker throws the same.
func TestErrorsAreProvable(t *testing.T) {
	e := engine.New(engine.WithLimits(engine.Limits{Memory: 50_000_000}), engine.Record(true))
	proved := 0
	for goal := range strings.Lines(errorGoals) {
		proved += prove(t, e, fmt.Sprintf("once(catch((%s, Error = yes), error(Error, _), true))", strings.TrimSpace(goal)))
	}
	if proved < 250 {
		t.Errorf("only %d goals were proved", proved)
	}
}
