package reference_test

import (
	"testing"

	"github.com/eyeprove/eyeprove/engine/machine"
)

const reversal = `
app([], L, L).
app([H|T], L, [H|R]) :- app(T, L, R).
nrev([], []).
nrev([H|T], R) :- nrev(T, RT), app(RT, [H], R).
run(N) :- numlist(1, 30, L), between(1, N, _), nrev(L, _), fail.
run(_).
`

// BenchmarkReversal reverses a list of 30 elements naively: 496 calls.
func BenchmarkReversal(b *testing.B) {
	w := onReference(b, "reversal", reversal, machine.Limits{})
	goal, err := w.engine.ParseGoal("run(20)")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if lines := w.ask(goal); len(lines) != 2 {
			b.Fatal(lines)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(20*496), "ns/call")
}
