package proofs

import (
	"errors"
	"flag"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

var costPrograms = flag.String("programs", "../engine/machine/testdata/speed", "folder of the programs of BenchmarkRecord and BenchmarkCost")

// BenchmarkRecord measures what the choice log costs whole programs that declare
// one goal: the search for its first answer without and with the log, which take
// turns. plain-ms is the least CPU time, recorded the ratio of the least to it:
// what else a machine does only ever adds.
//
//	go test ./proofs -run - -bench Record -benchtime 15x -programs DIR
func BenchmarkRecord(b *testing.B) {
	costs(b, slices.Min[[]float64], func(b *testing.B, c *course) {
		c.add("plain", c.search(b, false))
		c.add("recorded", c.search(b, true))
	})
}

// BenchmarkCost measures what proofs cost: explained is a recorded run and the
// steps of its document, up to the usual limit of their number.
//
//	go test ./proofs -run - -bench Cost -benchtime 3x -programs DIR
func BenchmarkCost(b *testing.B) {
	costs(b, median, func(b *testing.B, c *course) {
		c.add("plain", c.search(b, false))
		recorded := c.search(b, true)
		c.add("recorded", recorded)
		c.add("explained", recorded+c.captured+timed(func() { c.explain(b) }))
	})
}

// costs measures each program of the folder and reports what of makes of the
// measurements: of plain in milliseconds, of everything else as ratios to it.
func costs(b *testing.B, of func([]float64) float64, measure func(*testing.B, *course)) {
	files, err := filepath.Glob(filepath.Join(*costPrograms, "*.pl"))
	if err != nil || len(files) == 0 {
		b.Fatal("no programs", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(strings.TrimSuffix(filepath.Base(file), ".pl"), func(b *testing.B) {
			c := &course{program: string(text), spent: map[string][]float64{}}
			for range b.N {
				measure(b, c)
			}
			plain := of(c.spent["plain"])
			b.ReportMetric(plain*1e3, "plain-ms")
			for name, spent := range c.spent {
				if name != "plain" {
					b.ReportMetric(of(spent)/plain, name)
				}
			}
			if c.steps > 0 {
				b.ReportMetric(float64(c.resolutions), "resolutions")
				b.ReportMetric(float64(c.steps), "steps")
			}
			if c.engine != nil {
				b.ReportMetric(float64(len(c.solution.log.entries)), "entries")
			}
			b.ReportMetric(0, "ns/op")
		})
	}
}

// course is a program whose cost is measured.
type course struct {
	program            string
	spent              map[string][]float64 // CPU seconds
	engine             *engine.Engine       // of the last recorded search
	solution           Solution
	captured           float64
	resolutions, steps int
}

func (c *course) add(name string, spent float64) { c.spent[name] = append(c.spent[name], spent) }

// search gives what the search for the first answer of the goal takes.
func (c *course) search(b *testing.B, record bool) float64 {
	b.Helper()
	e := engine.New(engine.Record(record))
	if err := e.LoadString("cost.pl", c.program); err != nil {
		b.Fatal(err)
	}
	goals := e.Goals()
	if len(goals) != 1 {
		b.Fatalf("%d goals", len(goals))
	}
	h := term.NewHeap(0)
	asked := h.Freeze(goals[0].Term(h))
	m := e.Machine()
	run := m.Solve(m.Thaw(asked))
	defer run.Close()
	runtime.GC()
	found := false
	spent := timed(func() { found = run.Next() })
	if !found {
		b.Fatal(run.Err())
	}
	if record {
		c.engine = e
		c.captured = timed(func() { c.solution = Capture(asked, m, run) })
	}
	return spent
}

func (c *course) explain(b *testing.B) {
	d := NewDocument(c.engine.Program(), Options{})
	if err := d.Explain(c.solution); err != nil && !errors.As(err, new(*machine.LimitError)) {
		b.Error(err)
	}
	c.resolutions, c.steps = d.rebuilt+d.r.steps, len(d.steps)
}

func timed(f func()) float64 {
	begin := arith.CPUTime()
	f()
	return float64(arith.CPUTime()-begin) / 1e9
}

func median(values []float64) float64 {
	values = slices.Sorted(slices.Values(values))
	return values[len(values)/2]
}
