package proofs

import (
	"bytes"
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/quads"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/proofs/check"
)

var wrapped = flag.Int("wrapped", 1, "in how many of 12 constructs TestQuadsInConstructs puts each query")

const quadFiles = "../engine/quads/testdata/*.pl"

// Every solution of every quad of the language tests is explained, but for those
// that hold a term which contains itself: no document can. The checker accepts the
// documents, under C8 too.
func TestQuads(t *testing.T) {
	proveQuads(t, func(p *quadProver, f *quads.File) {
		if _, err := f.Run(context.Background(), quads.Options{
			Engine: []engine.Option{engine.Record(true)}, Timeout: 10 * time.Second,
			Solved: func(e *engine.Engine, q *quads.Quad, asked term.Image, run machine.Solutions) {
				p.prove(e, q.Query, asked, run)
			},
		}); err != nil {
			p.Fatal(err)
		}
	})
}

// The same holds for what control constructs and collections make of the queries:
// whether they have solutions, raise errors or end.
func TestQuadsInConstructs(t *testing.T) {
	constructs := []string{"\\+ (%s)", "catch((%s), _, true)", "findall(x, (%s), _)", "( (%s) -> true ; true )",
		"once((%s))", "ignore((%s))", "forall((%s), true)", "call((%s))", "( (%s) *-> true ; true )",
		"catch(findall(E, catch((%s), E, true), _), _, true)", "aggregate_all(count, (%s), _)", "bagof(x, (%s), _)"}
	proveQuads(t, func(p *quadProver, f *quads.File) {
		e := engine.New(engine.Record(true), engine.WithLimits(engine.Limits{Memory: 200_000_000, Steps: 100_000}))
		defer e.Close()
		if err := e.LoadString(f.Name, f.Program); err != nil {
			p.Fatal(err)
		}
		m := e.Machine()
		for i, q := range f.Quads {
			for k := range *wrapped {
				text := strings.ReplaceAll(constructs[(i+k)%len(constructs)], "%s", q.Query)
				goal, err := e.ParseGoal(text)
				if err != nil {
					continue
				}
				m.SetLimits(machine.Limits{Steps: m.Inferences() + 20_000, Memory: 200_000_000})
				run := m.Solve(m.Thaw(goal.Image()))
				for n := 0; n < 2 && run.Next(); n++ {
					p.prove(e, text, goal.Image(), run)
				}
				run.Close()
			}
		}
	})
}

// proveQuads has f prove something for each file of quads.
func proveQuads(t *testing.T, prove func(*quadProver, *quads.File)) {
	files, err := filepath.Glob(quadFiles)
	if err != nil || len(files) == 0 {
		t.Fatal("no quads", err)
	}
	proved, closed := 0, 0
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".pl"), func(t *testing.T) {
			p := &quadProver{T: t, name: file}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			f := quads.Parse(file, string(text))
			p.program, err = check.LoadProgram([]check.Source{{Name: file, Text: f.Program}})
			if err != nil {
				t.Fatal(err)
			}
			prove(p, f)
			proved, closed = proved+p.proved, closed+p.closed
		})
	}
	t.Logf("%d solutions proved, %d with nothing left open under C8", proved, closed)
}

// quadProver proves the solutions of a file of quads.
type quadProver struct {
	*testing.T
	name           string
	program        *check.Program
	asked          []string // the queries up to the one at hand
	proved, closed int
}

// goalText writes a goal with the operators that a checker knows of: earlier queries
// may have changed them.
func (p *quadProver) goalText(asked term.Image) string {
	h := term.NewHeap(256)
	w := h.Thaw(asked)
	options := syntax.WriteOptions{Quoted: true, IgnoreOps: true, VariableNames: map[term.Word]string{}}
	for i, v := range h.Variables(w) {
		options.VariableNames[v] = letters(i)
	}
	return syntax.Format(h, w, p.program.Operators(), options)
}

// prove explains the solution that run stands at and has it checked.
func (p *quadProver) prove(e *engine.Engine, query string, asked term.Image, run machine.Solutions) {
	if !e.Machine().Acyclic(run.Goal()) {
		return
	}
	if goal := p.goalText(asked); len(p.asked) == 0 || p.asked[len(p.asked)-1] != goal {
		p.asked = append(p.asked, goal)
	}
	fail := func(err error, more ...string) {
		p.Errorf("?- %s.\n%v\n%s", query, err, strings.Join(more, "\n"))
	}
	d := NewDocument(e.Program(), Options{})
	d.WriteWith(p.program.Operators(), p.program.Flags())
	if err := d.Explain(Capture(asked, e.Machine(), run)); err != nil {
		fail(err)
		return
	}
	var text bytes.Buffer
	if err := d.Write(&text); err != nil {
		fail(err)
		return
	}
	// What earlier queries assert may be used: they count as goals.
	report, err := check.Check(context.Background(), p.program, text.String(), check.Options{
		Goals: p.asked, Discharge: true, StepsPerDecision: 20_000, ClosureSteps: 20_000,
	})
	if err != nil {
		fail(err, text.String())
		return
	}
	if !report.Valid() {
		fail(nil, report.Text(), text.String())
		return
	}
	p.proved++
	if report.Verdict() == "checked" {
		p.closed++
	}
}
