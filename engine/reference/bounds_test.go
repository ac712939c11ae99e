package reference_test

import (
	"context"
	"errors"
	"testing"
	"time"

	ichiban "github.com/ichiban/prolog"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/reference"
)

const endless = `
loop :- catch(loop, _, true).
count(N) :- M is N + 1, count(M).
heap(L) :- heap([L, L, L, L|L]).
grow(T) :- grow(f(T)).
`

// bounded gives the error that ends a goal on ichiban. within is the time until the
// search's deadline, 0 for none: loading has none, however busy the machine is.
func bounded(t *testing.T, ctx context.Context, limits machine.Limits, within time.Duration, goal string) error {
	t.Helper()
	e := engine.New(engine.WithLimits(limits), engine.WithSearcher(func(m *machine.Machine, l engine.Limits) engine.Searcher {
		if within > 0 {
			l.Deadline = time.Now().Add(within)
		}
		return reference.New(m, l)
	}))
	if err := e.LoadString("endless", endless); err != nil {
		t.Fatal(err)
	}
	g, err := e.ParseGoal(goal)
	if err != nil {
		t.Fatal(err)
	}
	for _, err = range e.Solve(ctx, g) {
	}
	return err
}

func TestLimits(t *testing.T) {
	for _, c := range []struct {
		goal   string
		limits machine.Limits
		within time.Duration // until the deadline, 0 for none
		want   isoerr.Resource
	}{
		{"count(0)", machine.Limits{Steps: 1000}, 0, isoerr.Steps},
		{"loop", machine.Limits{Steps: 1000}, 0, isoerr.Steps},
		{"catch(count(0), _, true)", machine.Limits{Steps: 1000}, 0, isoerr.Steps},
		{"count(0)", machine.Limits{}, 50 * time.Millisecond, isoerr.Time},
		{"between(1, inf, X), X < 0", machine.Limits{}, 50 * time.Millisecond, isoerr.Time},
		{"count(0)", machine.Limits{Memory: 20_000_000}, 0, isoerr.Memory},
		{"grow(a)", machine.Limits{}, 0, isoerr.Depth},
		{"heap([])", machine.Limits{}, 0, isoerr.Depth},
	} {
		err := bounded(t, context.Background(), c.limits, c.within, c.goal)
		var limit *machine.LimitError
		if !errors.As(err, &limit) || limit.Resource != c.want {
			t.Errorf("%s ends in %v, not for want of %s", c.goal, err, c.want)
		}
	}
}

func TestInterrupt(t *testing.T) {
	for _, goal := range []string{"count(0)", "between(1, inf, X), X < 0", "catch(count(0), _, true)", "\\+ count(0)", "findall(x, count(0), L)"} {
		ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
		if err := bounded(t, ctx, machine.Limits{}, 0, goal); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%s ends in %v", goal, err)
		}
		cancel()
	}
}

func TestHalt(t *testing.T) {
	var halt *machine.Halt
	if err := bounded(t, context.Background(), machine.Limits{}, 0, "catch(( member(X, [1, 2]), X > 1, halt(7) ), _, true)"); !errors.As(err, &halt) || halt.Code != 7 {
		t.Errorf("halt(7) gives %v", err)
	}
}

// TestDefects pins the defects of ichiban that this package goes around. When
// one of them is gone, what goes around it can go too.
func TestDefects(t *testing.T) {
	p := ichiban.New(nil, nil)
	if err := p.Exec(`
q(1) :- p(_).
q(2).
p(X) :- !, X = 1, !, true.
`); err != nil {
		t.Fatal(err)
	}
	count := func(query string) int {
		solutions, err := p.Query(query)
		if err != nil {
			t.Fatal(err)
		}
		defer solutions.Close()
		n := 0
		for solutions.Next() {
			n++
		}
		return n
	}
	if n := count("q(X)."); n != 1 {
		t.Errorf("q(X) has %d solutions: a second cut in a clause no longer cuts the whole search (cut.go)", n)
	}
	if n := count("catch((catch(true, E, assertz(seen)), throw(a)), _, true), seen."); n != 1 {
		t.Error("catch/3 no longer catches what is thrown behind it (catch.go)")
	}
	if n := count("keysort([b-1, a-2], [_-X|_])."); n != 0 {
		t.Error("keysort/2 takes a partial list as result")
	}
}
