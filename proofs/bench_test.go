package proofs

import (
	"io"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/term"
)

const benchPrograms = `
nrev(K, First) :- numbers(1, 30, List), repeat_nrev(K, List, First).
repeat_nrev(0, [First|_], First) :- !.
repeat_nrev(K, List, First) :- reversed(List, Other), K1 is K - 1, repeat_nrev(K1, Other, First).
reversed([], []).
reversed([X|Xs], Ys) :- reversed(Xs, Zs), join(Zs, [X], Ys).
join([], L, L).
join([X|Xs], L, [X|Ys]) :- join(Xs, L, Ys).
numbers(I, N, []) :- I > N, !.
numbers(I, N, [I|Is]) :- I1 is I + 1, numbers(I1, N, Is).

tak(X, Y, Z, Z) :- X =< Y, !.
tak(X, Y, Z, V) :-
    X1 is X - 1, Y1 is Y - 1, Z1 is Z - 1,
    tak(X1, Y, Z, A), tak(Y1, Z, X, B), tak(Z1, X, Y, C),
    tak(A, B, C, V).

fib(0, 0) :- !.
fib(1, 1) :- !.
fib(N, F) :- A is N - 1, B is N - 2, fib(A, FA), fib(B, FB), F is FA + FB.

queens(N, Board) :- numbers(1, N, Cols), place(Cols, [], Board).
place([], Board, Board).
place([C|Cs], Placed, Board) :- pick(Q, [C|Cs], Rest), safe(Placed, Q, 1), place(Rest, [Q|Placed], Board).
safe([], _, _).
safe([P|Ps], Q, D) :- Q =\= P + D, Q =\= P - D, D1 is D + 1, safe(Ps, Q, D1).
pick(X, [X|Xs], Xs).
pick(X, [Y|Ys], [Y|Zs]) :- pick(X, Ys, Zs).

loop(0) :- !.
loop(N) :- N > 0, M is N - 1, loop(M).

len([], 0).
len([_|T], N) :- len(T, M), N is M + 1.
lengths(K, N) :- numbers(1, K, L), len(L, N).
`

// solved gives the engine and the goal's first solution.
func solved(tb testing.TB, program, text string) (*engine.Engine, Solution) {
	tb.Helper()
	e := engine.New(engine.Record(true))
	if err := e.LoadString("bench.pl", program); err != nil {
		tb.Fatal(err)
	}
	goal, err := e.ParseGoal(text)
	if err != nil {
		tb.Fatal(err)
	}
	h := term.NewHeap(0)
	asked := h.Freeze(goal.Term(h))
	m := e.Machine()
	run := m.Solve(m.Thaw(asked))
	if !run.Next() {
		tb.Fatal(run.Err())
	}
	return e, Capture(asked, m, run)
}

// BenchmarkRebuild measures resolving along the log alone; a step is a
// resolution or a call of a built-in.
func BenchmarkRebuild(b *testing.B) {
	for _, c := range []struct{ name, goal string }{
		{"nrev", "nrev(1000, X)"}, {"tak", "tak(18, 12, 6, V)"}, {"fib", "fib(20, F)"}, {"queens", "queens(20, B)"},
		{"loop", "loop(200000)"}, {"len", "lengths(100000, N)"},
	} {
		b.Run(c.name, func(b *testing.B) {
			e, s := solved(b, benchPrograms, c.goal)
			r := newRebuilder(e.Program(), false)
			r.rebuild(&s) // grow the areas
			r.steps = 0
			b.ResetTimer()
			begin := arith.CPUTime()
			for range b.N {
				r.rebuild(&s)
			}
			b.ReportMetric(float64(arith.CPUTime()-begin)/float64(r.steps), "cpu-ns/step")
			b.ReportMetric(float64(r.steps)/float64(b.N), "steps")
		})
	}
}

// BenchmarkExplain measures making distinct steps of what was rebuilt as well.
func BenchmarkExplain(b *testing.B) {
	for _, c := range []struct{ name, goal string }{
		{"nrev", "nrev(1000, X)"}, {"tak", "tak(18, 12, 6, V)"}, {"fib", "fib(20, F)"}, {"queens", "queens(20, B)"},
	} {
		b.Run(c.name, func(b *testing.B) {
			e, s := solved(b, benchPrograms, c.goal)
			steps := 0
			b.ResetTimer()
			begin := arith.CPUTime()
			for range b.N {
				d := NewDocument(e.Program(), Options{})
				if err := d.Explain(s); err != nil {
					b.Fatal(err)
				}
				steps += d.Rebuilt()
			}
			b.ReportMetric(float64(arith.CPUTime()-begin)/float64(steps), "cpu-ns/step")
		})
	}
}

// BenchmarkWrite measures writing a document, a distinct step at a time.
func BenchmarkWrite(b *testing.B) {
	for _, c := range []struct{ name, goal string }{{"loop", "loop(50000)"}, {"queens", "queens(16, B)"}} {
		b.Run(c.name, func(b *testing.B) {
			e, s := solved(b, benchPrograms, c.goal)
			d := NewDocument(e.Program(), Options{})
			if err := d.Explain(s); err != nil {
				b.Fatal(err)
			}
			steps := d.Steps()
			b.ResetTimer()
			begin := arith.CPUTime()
			for range b.N {
				if err := d.Write(io.Discard); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(arith.CPUTime()-begin)/float64(steps*b.N), "cpu-ns/step")
		})
	}
}
