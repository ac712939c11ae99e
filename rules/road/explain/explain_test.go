package explain

import (
	"context"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/rules/road/bank"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

func agrees(m geometry.Marks, want geometry.Marks) bool {
	for c, x := range m.Cell {
		if x != geometry.Open && x != want.Cell[c] {
			return false
		}
	}
	for e, x := range m.Edge {
		if x != geometry.Open && x != want.Edge[e] {
			return false
		}
	}
	return true
}

// ofEachGrade gives the first board of the bank of each grade.
func ofEachGrade(t *testing.T) map[string]bank.Entry {
	entries, err := bank.Entries()
	if err != nil {
		t.Fatal(err)
	}
	first := map[string]bank.Entry{}
	for _, e := range entries {
		if _, ok := first[e.Grade]; !ok {
			first[e.Grade] = e
		}
	}
	return first
}

// TestHintsLeadToTheSolution follows hints from the empty grid: each decides something new,
// none disagrees with the solution, and in the end all is decided.
func TestHintsLeadToTheSolution(t *testing.T) {
	for _, e := range ofEachGrade(t) {
		p := ladder.Prepare(e.Puzzle.Board)
		r, err := search.Solve(context.Background(), p.Board)
		if err != nil {
			t.Fatal(err)
		}
		want := geometry.LoopMarks(p.Board.Grid, r.Solutions[0])
		m := geometry.NewMarks(p.Board.Grid)
		for n := 0; ; n++ {
			h, err := Next(context.Background(), p, m, ladder.All)
			if err != nil {
				t.Fatal(err)
			}
			if h.Done {
				break
			}
			if len(h.Steps) == 0 || h.Wrong || h.Broken != nil {
				t.Fatalf("%s: after %d hints there is none: %+v", e.Puzzle.URL(), n, h)
			}
			next := h.Steps[len(h.Steps)-1].Marks
			if !agrees(next, want) {
				t.Fatalf("%s: hint %d disagrees with the solution: %s", e.Puzzle.URL(), n, h.Steps[len(h.Steps)-1])
			}
			if n > p.Bits() {
				t.Fatalf("%s: hints do not come to an end", e.Puzzle.URL())
			}
			m = next
		}
	}
}

func TestWrongMarks(t *testing.T) {
	entries, err := bank.Entries()
	if err != nil {
		t.Fatal(err)
	}
	p := ladder.Prepare(entries[0].Puzzle.Board)
	r, err := search.Solve(context.Background(), p.Board)
	if err != nil {
		t.Fatal(err)
	}
	// Every single mark against the solution is noticed.
	for e, used := range r.Solutions[0] {
		m := geometry.NewMarks(p.Board.Grid)
		m.Edge[e] = geometry.On
		if used {
			m.Edge[e] = geometry.Off
		}
		h, err := Next(context.Background(), p, m, ladder.All)
		if err != nil {
			t.Fatal(err)
		}
		if !h.Wrong && h.Broken == nil {
			t.Errorf("the mark at %s is wrong, and that is not noticed", p.Board.EdgeName(e))
		}
	}
}

// TestStepsRestOnEarlierOnes: numbers grow, and a step names earlier steps only.
func TestStepsRestOnEarlierOnes(t *testing.T) {
	probe, ok := ofEachGrade(t)["probe"]
	if !ok {
		t.Fatal("the bank has no board of grade probe")
	}
	p := ladder.Prepare(probe.Puzzle.Board)
	s := ladder.New(p, ladder.All)
	rec := s.Record()
	if s.Run() != ladder.Finished {
		t.Fatal("the board is not finished")
	}
	var targets []int32
	for v := ladder.Var(0); int(v) < p.Bits(); v++ {
		targets = append(targets, rec.StepOf(v))
	}
	steps := Steps(p, rec, geometry.NewMarks(p.Board.Grid), targets...)
	nested := false
	for i, x := range steps {
		if x.Number != i+1 {
			t.Fatalf("step %d has the number %d", i+1, x.Number)
		}
		for _, n := range x.From {
			if n >= x.Number {
				t.Errorf("step %d rests on step %d", x.Number, n)
			}
		}
		if !strings.Contains(x.String(), x.Rule) {
			t.Errorf("%s does not name its rule", x)
		}
		nested = nested || x.Depth > 0
	}
	if !nested {
		t.Error("a board of grade probe has no nested step")
	}
	for e, used := range s.Used() {
		if last := steps[len(steps)-1].Marks; used != (last.Edge[e] == geometry.On) {
			t.Fatal("the last picture is not the solution")
		}
	}
}
