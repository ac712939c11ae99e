package term

import (
	"fmt"
	"sync"
	"testing"
)

func TestWellKnownAtoms(t *testing.T) {
	for i, name := range wellKnown {
		if Atom(i).Name() != name || Intern(name) != Atom(i) {
			t.Errorf("atom %d is %q, want %q", i, Atom(i), name)
		}
	}
	for _, r := range []rune{0, 'a', 0xE9, 0xFF, 0x100, 0x1F600} {
		if got := InternRune(r).Name(); got != string(r) {
			t.Errorf("InternRune(%U) is %q", r, got)
		}
	}
}

// TestInternConcurrently interns the same names from several goroutines while
// the table grows: each name must get one atom, the same everywhere.
func TestInternConcurrently(t *testing.T) {
	const names, workers = 20000, 4
	got := make([][]Atom, workers)
	var wg sync.WaitGroup
	for w := range workers {
		got[w] = make([]Atom, names)
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range names {
				k := (i*7919 + w*5003) % names
				got[w][k] = Intern(fmt.Sprintf("concurrent %d", k))
			}
		}()
	}
	wg.Wait()
	seen := map[Atom]int{}
	for k := range names {
		a := got[0][k]
		if want := fmt.Sprintf("concurrent %d", k); a.Name() != want {
			t.Fatalf("atom of %q is %q", want, a)
		}
		for w := range workers {
			if got[w][k] != a {
				t.Fatalf("%q has two atoms", a)
			}
		}
		if other, twice := seen[a]; twice {
			t.Fatalf("names %d and %d share an atom", k, other)
		}
		seen[a] = k
	}
}

func BenchmarkInternKnown(b *testing.B) {
	Intern("some_predicate_name")
	for b.Loop() {
		Intern("some_predicate_name")
	}
}

func BenchmarkInternNew(b *testing.B) {
	i := 0
	for b.Loop() {
		Intern(fmt.Sprint("fresh", i))
		i++
	}
}
