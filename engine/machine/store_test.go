package machine_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// BenchmarkEnds changes a predicate of a million clauses at both ends: a clause is
// taken off in front, and added and taken off at each end.
func BenchmarkEnds(b *testing.B) {
	m := machine.New(load(b, filled))
	if ok, err := m.Once(read(b, m, "fill(0, 1000000), ends(0, 1)")); !ok || err != nil {
		b.Fatal(ok, err)
	}
	n := 1
	for b.Loop() {
		goal := fmt.Sprintf("ends(%d, %d)", n, n+1)
		if ok, err := m.Once(read(b, m, goal)); !ok || err != nil {
			b.Fatal(ok, err)
		}
		n++
	}
}

// BenchmarkLookup finds facts of a million by each of three arguments.
func BenchmarkLookup(b *testing.B) {
	m := machine.New(load(b, filled))
	if ok, err := m.Once(read(b, m, "fill(0, 1000000), look(0, 1)")); !ok || err != nil {
		b.Fatal(ok, err)
	}
	n := 0
	for b.Loop() {
		goal := fmt.Sprintf("look(%d, %d)", n%1000000, n%1000000+1)
		if ok, err := m.Once(read(b, m, goal)); !ok || err != nil {
			b.Fatal(ok, err)
		}
		n += 7919
	}
}

// perFact gives what a fact p(I, aK, f(I)) of n takes, in bytes, when all are
// stored and, with index, found by their first argument.
func perFact(t testing.TB, n int, index bool) float64 {
	var text strings.Builder
	for i := range n {
		fmt.Fprintf(&text, "p(%d, a%d, f(%d)).\n", i, i%1000, i)
	}
	held := func() float64 {
		runtime.GC()
		runtime.GC()
		var s runtime.MemStats
		runtime.ReadMemStats(&s)
		return float64(s.HeapAlloc)
	}
	source := text.String()
	text.Reset()
	load(t, "").Compile() // what is made once
	before := held()
	p := load(t, source)
	if index {
		once(t, p, "p(17, a17, _)")
	}
	bytes := held() - before
	runtime.KeepAlive(p)
	runtime.KeepAlive(source)
	return bytes / float64(n)
}

// A fact took half a kilobyte.
func TestMemoryOfFacts(t *testing.T) {
	const n = 100_000
	for _, c := range []struct {
		index bool
		most  float64
	}{{false, 160}, {true, 260}} {
		if got := perFact(t, n, c.index); got > c.most {
			t.Errorf("a fact takes %.0f bytes, with index %v: more than %v", got, c.index, c.most)
		} else {
			t.Logf("a fact takes %.0f bytes, with index %v", got, c.index)
		}
	}
}

// Clauses that are added and erased again and again take the place of those before.
func TestErasedClausesGiveBackMemory(t *testing.T) {
	p := load(t, `
:- dynamic(p/2).
churn(0) :- !.
churn(N) :- assertz(p(N, [N, f(N), N])), assertz((p(x, Y) :- q(Y), r(N))), retract(p(N, _)), retract((p(x, _) :- _)), !, M is N - 1, churn(M).
`)
	m := machine.New(p)
	grow := func() uint64 {
		if ok, err := m.Once(read(t, m, "churn(100000)")); !ok || err != nil {
			t.Fatal(ok, err)
		}
		runtime.GC()
		var s runtime.MemStats
		runtime.ReadMemStats(&s)
		return s.HeapAlloc
	}
	first := grow()
	for range 3 {
		if now := grow(); now > first+first/2 {
			t.Errorf("%d bytes are held, %d before", now, first)
		}
	}
}
