package engine

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

const counting = `
:- dynamic seen/1.
n(0).
n(N) :- n(M), N is M + 1.
loop :- loop.
busy(X) :- assertz(seen(X)), findall(Y, between(1, 200, Y), L), length(L, 200), retract(seen(X)).
`

// TestResume takes solutions one by one, with other work of the process between
// them: the search waits and goes on where it was.
func TestResume(t *testing.T) {
	e := loaded(t, counting)
	next, stop := iter.Pull2(e.Solve(context.Background(), goal(t, e, "n(X), busy(X)")))
	defer stop()
	for i := range 300 {
		a, err, ok := next()
		if !ok || err != nil || a.Text() != fmt.Sprintf("n(%d), busy(%d)", i, i) {
			t.Fatal(i, a, err)
		}
	}
}

// TestLimitRaised runs into the limit of steps, raises it, and solves the goal that
// did not end before: what the first run bound is gone.
func TestLimitRaised(t *testing.T) {
	e := loaded(t, counting)
	for _, c := range []struct {
		steps uint64
		ends  bool
	}{{1000, true}, {100, true}, {1_000_000, false}, {2000, true}, {0, false}} {
		e.Machine().SetLimits(Limits{})
		used := e.Stats().Inferences
		if c.steps > 0 {
			e.Machine().SetLimits(Limits{Steps: used + c.steps})
		}
		got, err := texts(t, e, "forall(between(1, 1000, X), busy(X))")
		switch {
		case c.ends && !IsLimit(err):
			t.Errorf("with %d steps: %v %v", c.steps, got, err)
		case !c.ends && (err != nil || len(got) != 1):
			t.Errorf("with %d steps: %v %v", c.steps, got, err)
		}
	}
	e.Machine().SetLimits(Limits{})
	if got, err := texts(t, e, "seen(X)"); err != nil || len(got) > 3 {
		t.Error(got, err)
	}
}

// TestMemoryLimitAgain runs into the limit of memory, with and without the choice log,
// and solves other goals under the same limit.
func TestMemoryLimitAgain(t *testing.T) {
	for _, record := range []bool{false, true} {
		e := loaded(t, counting, Record(record), WithLimits(Limits{Memory: 60 << 20}))
		for range 3 {
			if _, err := texts(t, e, "numlist(1, 100000000, L)"); !IsLimit(err) {
				t.Error(err)
			}
			if got, err := texts(t, e, "busy(x), X = fine"); err != nil || len(got) != 1 {
				t.Error(got, err)
			}
		}
	}
}

// TestNoRoom runs goals under many limits of memory: wherever there is no room, for
// the goal, its run, the clean-up behind it or the answer, it is the limit that is
// reported, and another goal is solved.
func TestNoRoom(t *testing.T) {
	goals := []string{
		"numlist(1, 60000, L)",
		"length(L, 60000), copy_term(L, M), L = M",
		"freeze(X, true), length(L, 60000)",
		"length(L, 6000), maplist(freeze(X), L)",
		"setup_call_cleanup(true, member(_, [1, 2]), numlist(1, 30000, _)), numlist(1, 60000, L)",
		"catch(call_cleanup(throw(x), numlist(1, 60000, _)), x, true)",
		"X = [" + strings.Repeat("a, ", 60000) + "a]",
	}
	for size := int64(1 << 16); size < 6<<20; size += 3 << 17 {
		e := loaded(t, counting, Record(true))
		e.Machine().SetLimits(Limits{Memory: size})
		for _, g := range goals {
			if _, err := texts(t, e, g); err != nil && !IsLimit(err) {
				t.Errorf("with %d bytes: %.40s: %v", size, g, err)
			}
		}
		e.Machine().SetLimits(Limits{Memory: 60 << 20})
		if got, err := texts(t, e, "busy(x), X = fine"); err != nil || len(got) != 1 {
			t.Errorf("after %d bytes: %v %v", size, got, err)
		}
	}
}

// TestInterruptAndGoOn interrupts searches of several engines again and again, from
// other goroutines, in the middle of assert, findall and collections; each engine
// then solves other goals as if nothing had been. Run it with the race detector.
func TestInterruptAndGoOn(t *testing.T) {
	base := loaded(t, counting)
	cause := errors.New("enough")
	var group sync.WaitGroup
	for worker := range 4 {
		e, err := base.Fork()
		if err != nil {
			t.Fatal(err)
		}
		loop, sum := goal(t, e, "repeat, busy(x), fail"), goal(t, e, "findall(X, ( between(1, 500, X), busy(X) ), L), sum_list(L, S)")
		endless := goal(t, e, "n(X)")
		group.Go(func() {
			for round := range 8 {
				ctx, cancel := context.WithCancelCause(context.Background())
				timer := time.AfterFunc(time.Duration(1+(worker+round)%5)*time.Millisecond, func() { cancel(cause) })
				for a, err := range e.Solve(ctx, loop) {
					if a != nil || !errors.Is(err, cause) {
						t.Error(a, err)
					}
				}
				n := 0
				for a, err := range e.Solve(context.Background(), endless) {
					if n++; err != nil || n == 50 {
						if err != nil {
							t.Error(a, err)
						}
						break // leaves it in the middle
					}
				}
				ended := false
				for a, err := range e.Solve(context.Background(), sum) {
					if err != nil || !strings.HasSuffix(a.Text(), "125250)") {
						t.Error(a, err)
					}
					ended = true
				}
				if !ended {
					t.Error("no answer after an interrupt")
				}
				timer.Stop()
				cancel(nil)
			}
		})
	}
	group.Wait()
}

// TestInterruptWhileCleaningUp: an interrupted search still cleans up.
func TestInterruptWhileCleaningUp(t *testing.T) {
	e := loaded(t, counting)
	for round := range 20 {
		ctx, cancel := context.WithTimeout(context.Background(), time.Duration(round%4)*time.Millisecond)
		for _, err := range e.Solve(ctx, goal(t, e, "call_cleanup(( true ; true ), assertz(seen(done))), loop")) {
			if !errors.Is(err, context.DeadlineExceeded) {
				t.Error(err)
			}
		}
		cancel()
		if got, err := texts(t, e, "retract(seen(done)) ; true"); err != nil || len(got) == 0 {
			t.Error(got, err)
		}
	}
}

// TestInterruptLoading interrupts goals that load a text whose directive does not end.
// Run it with the race detector.
func TestInterruptLoading(t *testing.T) {
	file := filepath.Join(t.TempDir(), "endless.pl")
	if err := os.WriteFile(file, []byte(":- repeat, fail.\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	e := New()
	e.streams.OpenFile = func(name, _ string) (io.ReadWriteCloser, error) { return os.Open(name) }
	enough := errors.New("enough")
	for range 5 {
		ctx, cancel := context.WithCancelCause(context.Background())
		time.AfterFunc(20*time.Millisecond, func() { cancel(enough) })
		for _, err := range e.Solve(ctx, goal(t, e, "consult('"+file+"')")) {
			if err != enough {
				t.Error(err)
			}
		}
	}
}
