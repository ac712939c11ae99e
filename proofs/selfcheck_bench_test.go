package proofs

import (
	"context"
	"io"
	"testing"

	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/proofs/check"
)

// BenchmarkSelfCheck measures what a proof costs once its answer is explained: to
// write the document and to check it. The bar is 5 microseconds a distinct step.
func BenchmarkSelfCheck(b *testing.B) {
	for _, c := range []struct{ name, goal string }{
		{"nrev", "nrev(20, X)"}, {"tak", "tak(12, 8, 4, V)"}, {"fib", "fib(20, F)"}, {"queens", "queens(20, B)"},
		{"loop", "loop(20000)"},
	} {
		b.Run(c.name, func(b *testing.B) {
			e, s := solved(b, benchPrograms, c.goal)
			d := NewDocument(e.Program(), Options{})
			if err := d.Explain(s); err != nil {
				b.Fatal(err)
			}
			b.ResetTimer()
			var write, judge, steps int64
			for range b.N {
				begin := arith.CPUTime()
				p, err := check.LoadProgram([]check.Source{{Name: "bench.pl", Text: benchPrograms}})
				if err != nil {
					b.Fatal(err)
				}
				r, err := check.CheckFacts(context.Background(), p, (&explained{Document: d}).facts, check.Options{Goals: []string{c.goal}, Timeout: -1})
				if err != nil || !r.Valid() {
					b.Fatal(err, r.Text())
				}
				between := arith.CPUTime()
				if err := d.Write(io.Discard); err != nil {
					b.Fatal(err)
				}
				judge += int64(between - begin)
				write += int64(arith.CPUTime() - between)
				steps += int64(r.Steps)
			}
			b.ReportMetric(float64(write)/float64(steps), "write-cpu-ns/step")
			b.ReportMetric(float64(judge)/float64(steps), "check-cpu-ns/step")
			b.ReportMetric(float64(steps)/float64(b.N), "steps")
		})
	}
}
