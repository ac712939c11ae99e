package proofs

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/term"
)

var costPrograms = flag.String("programs", "../engine/machine/testdata/speed", "folder of the programs of BenchmarkCost")

// BenchmarkCost measures what proofs cost for whole programs that declare one
// goal: the search for its first answer without and with the choice log, the
// rebuilding, and making steps. The figures are medians of CPU time over the
// iterations, in which the four take turns; all but plain-ms are ratios to it.
//
//	go test ./proofs -run - -bench Cost -benchtime 3x -programs DIR
func BenchmarkCost(b *testing.B) {
	files, err := filepath.Glob(filepath.Join(*costPrograms, "*.pl"))
	if err != nil || len(files) == 0 {
		b.Fatal("no programs", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(filepath.Base(file), func(b *testing.B) {
			var plain, recorded, rebuilt, explained []float64
			steps := 0
			for range b.N {
				c := costOf(b, string(text))
				plain = append(plain, c.plain)
				recorded = append(recorded, c.recorded)
				rebuilt = append(rebuilt, c.recorded+c.rebuilt)
				explained = append(explained, c.recorded+c.explained)
				steps = c.steps
			}
			unit := median(plain)
			b.ReportMetric(unit*1e3, "plain-ms")
			b.ReportMetric(median(recorded)/unit, "recorded")
			b.ReportMetric(median(rebuilt)/unit, "+rebuilt")
			b.ReportMetric(median(explained)/unit, "+explained")
			b.ReportMetric(float64(steps), "rebuilt-steps")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// cost is CPU time in seconds.
type cost struct {
	plain, recorded, rebuilt, explained float64
	steps                               int
}

func costOf(b *testing.B, program string) (c cost) {
	b.Helper()
	timed := func(f func()) float64 {
		begin := arith.CPUTime()
		f()
		return float64(arith.CPUTime()-begin) / 1e9
	}
	search := func(record bool) (e *engine.Engine, s Solution, spent float64) {
		e = engine.New(engine.Record(record))
		if err := e.LoadString("cost.pl", program); err != nil {
			b.Fatal(err)
		}
		goals := e.Goals()
		if len(goals) != 1 {
			b.Fatal(fmt.Sprintf("%d goals", len(goals)))
		}
		h := term.NewHeap(0)
		asked := h.Freeze(goals[0].Term(h))
		m := e.Machine()
		run := m.Solve(m.Thaw(asked))
		spent = timed(func() {
			if !run.Next() {
				b.Fatal(run.Err())
			}
			if record {
				s = Capture(asked, m, run)
			}
		})
		run.Close()
		return e, s, spent
	}
	_, _, c.plain = search(false)
	e, s, spent := search(true)
	c.recorded = spent
	c.rebuilt = timed(func() {
		r := newRebuilder(e.Program(), false)
		r.full = func() { // no steps: everything derived is forgotten
			r.nodes, r.uses, r.watches = r.nodes[:0], r.uses[:0], r.watches[:0]
			for i := range r.values {
				r.values[i] = -1
			}
			clear(r.answers)
			r.collect()
			r.soft, r.softNodes = max(minCells, maxGrowth*r.h.Top), minNodes
		}
		r.rebuild(&s)
		c.steps = r.steps
	})
	c.explained = timed(func() {
		if err := NewDocument(e.Program(), Options{MaxSteps: 1 << 30}).Explain(s); err != nil {
			b.Error(err)
		}
	})
	return c
}

func median(values []float64) float64 {
	values = slices.Sorted(slices.Values(values))
	return values[len(values)/2]
}
