package check

import (
	"context"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// emptyProgram defines nothing.
func emptyProgram(t *testing.T) *Program {
	p, err := LoadProgram(nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// solutions runs a goal to the end and gives, on h, the list of the bindings
// of its variables, solution by solution.
func solutions(t *testing.T, r *resolver, text string, h *term.Heap) term.Word {
	t.Helper()
	r.reset(1_000_000)
	goal, err := syntax.ParseTerm(r.heap, text, "goal", syntax.NewOperators(), &syntax.Flags{})
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	var all []term.Word
	for result := r.solve(goal.Word, nil); ; result = r.again() {
		switch result.answer {
		case failed:
			return h.NewList(all, term.AtomNil.Word())
		case threw:
			t.Errorf("%s: threw", text)
			return h.NewList(all, term.AtomNil.Word())
		case unknown:
			t.Errorf("%s: stopped at %s/%d", text, result.missing.FunName(), result.missing.FunArity())
			return h.NewList(all, term.AtomNil.Word())
		}
		var bindings []term.Word
		for _, v := range goal.Vars {
			if !strings.HasPrefix(v.Name, "_") {
				bindings = append(bindings, r.heap.NewStruct(term.AtomEquals, term.Intern(v.Name).Word(), v.Word))
			}
		}
		all = append(all, r.heap.CopyTo(h, r.heap.NewList(bindings, term.AtomNil.Word())))
	}
}

// The small resolver answers as Prolog does, on the library's clauses, the
// prelude's and ichiban's primitives.
func TestResolverSolutions(t *testing.T) {
	r := newResolver(context.Background(), libraryTheory(), emptyProgram(t))
	n := 0
	for _, line := range strings.Split(readFile(t, "testdata/solutions.txt"), "\n") {
		goal, want, ok := strings.Cut(line, "\t")
		if !ok {
			continue
		}
		n++
		h := term.NewHeap(0)
		computed := solutions(t, r, goal, h)
		ops := syntax.NewOperators()
		claimed, err := syntax.ParseTerm(h, want, "solutions.txt", ops, &syntax.Flags{})
		if err != nil {
			t.Fatal(line, err)
		}
		if !h.Variant(claimed.Word, computed) {
			t.Errorf("%s: %s, want %s", goal, syntax.Format(h, computed, ops, syntax.WriteOptions{Quoted: true}), want)
		}
	}
	if n < 80 {
		t.Errorf("only %d goals tried", n)
	}
}

// What is left on the stacks must not grow with a deterministic run: a long
// loop leaves no choices.
func TestResolverLeavesNoChoices(t *testing.T) {
	r := newResolver(context.Background(), libraryTheory(), emptyProgram(t))
	for _, text := range []string{"numlist(1, 2000, L)", "reverse([a, b, c], X)", "foldl(plus, [1, 2, 3], 0, X)", "sum_list([1, 2], X)"} {
		r.reset(1_000_000)
		goal, err := syntax.ParseTerm(r.heap, text, "goal", syntax.NewOperators(), &syntax.Flags{})
		if err != nil {
			t.Fatal(err)
		}
		if result := r.solve(goal.Word, nil); result.answer != solved || len(r.choices) != 1 {
			t.Errorf("%s: answer %d, %d choices left, want the stop choice only", text, result.answer, len(r.choices))
		}
	}
}
