package proofs

import (
	"bytes"
	"context"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/proofs/check"
)

// explained is a program whose goals were solved and explained.
type explained struct {
	*Document
	engine  *engine.Engine
	text    string // of the document
	program string
	goals   []string
}

// explain solves the goals, at most limit answers of each (0 for all), and
// explains every ground answer.
func explain(t testing.TB, program string, o Options, limit int, goals ...string) *explained {
	t.Helper()
	e := engine.New(engine.Record(true))
	if err := e.LoadString("test.pl", program); err != nil {
		t.Fatal(err)
	}
	x := &explained{Document: NewDocument(e.Program(), o), engine: e, program: program, goals: goals}
	m := e.Machine()
	for _, text := range goals {
		goal, err := e.ParseGoal(text)
		if err != nil {
			t.Fatal(err)
		}
		h := term.NewHeap(0)
		asked := h.Freeze(goal.Term(h))
		run := m.Solve(m.Thaw(asked))
		for n := 0; (limit == 0 || n < limit) && run.Next(); n++ {
			if !m.Ground(run.Goal()) {
				continue
			}
			if err := x.Explain(Capture(asked, m, run)); err != nil {
				t.Fatalf("%s: %v", text, err)
			}
		}
		if err := run.Err(); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		run.Close()
	}
	var out bytes.Buffer
	if err := x.Write(&out); err != nil {
		t.Fatal(err)
	}
	x.text = out.String()
	return x
}

// check has the checker judge the document.
func (x *explained) check(t testing.TB) *check.Report {
	t.Helper()
	report := x.judge(t, check.Options{Goals: x.goals})
	whole := x.options.MaxBytes
	x.options.MaxBytes = int64(len(x.text))
	if err := x.Fits(); err != nil {
		t.Errorf("a document of %d bytes: %v", len(x.text), err)
	}
	x.options.MaxBytes = whole
	p, err := check.LoadProgram([]check.Source{{Name: "test.pl", Text: x.program}})
	if err != nil {
		t.Fatal(err)
	}
	facts, err := check.CheckFacts(context.Background(), p, x.facts, check.Options{Goals: x.goals})
	if err != nil {
		t.Fatal(err)
	}
	if facts.Text() != report.Text() {
		t.Errorf("as terms the document is judged otherwise:\n%s\nas text:\n%s", facts.Text(), report.Text())
	}
	if !report.Valid() {
		t.Errorf("the proof does not pass:\n%s\n%s", report.Text(), x.text)
	}
	return report
}

func (x *explained) judge(t testing.TB, o check.Options) *check.Report {
	t.Helper()
	p, err := check.LoadProgram([]check.Source{{Name: "test.pl", Text: x.program}})
	if err != nil {
		t.Fatal(err)
	}
	report, err := check.Check(context.Background(), p, x.text, o)
	if err != nil {
		t.Fatal(err)
	}
	return report
}

// facts gives the facts of the document as the checker takes them.
func (x *explained) facts(yield func(check.Fact) bool) {
	x.Facts(func(h *term.Heap, kept int, fact term.Word) bool {
		return yield(check.Fact{Heap: h, Kept: kept, Word: fact})
	})
}

// TestNoRoom captures a solution that is larger written out than on the machine's heap,
// for which its limit of memory leaves no room.
func TestNoRoom(t *testing.T) {
	e := engine.New(engine.Record(true), engine.WithLimits(engine.Limits{Memory: 2_900_000}))
	h := term.NewHeap(0)
	goal, err := e.ParseGoal("findall(L, (between(1, 4, _), length(L, 8000)), M), M = [A, A, A, A]")
	if err != nil {
		t.Fatal(err)
	}
	asked, m := h.Freeze(goal.Term(h)), e.Machine()
	run := m.Solve(m.Thaw(asked))
	defer run.Close()
	if !run.Next() {
		t.Fatal(run.Err())
	}
	if err := NewDocument(e.Program(), Options{}).Explain(Capture(asked, m, run)); !engine.IsLimit(err) {
		t.Error(err)
	}
}
