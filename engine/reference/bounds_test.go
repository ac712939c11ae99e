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

// bounded gives the error that ends a goal on ichiban.
func bounded(t *testing.T, ctx context.Context, limits machine.Limits, goal string) error {
	t.Helper()
	e := engine.New(engine.WithLimits(limits), engine.WithSearcher(func(m *machine.Machine, l engine.Limits) engine.Searcher {
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
		want   isoerr.Resource
	}{
		{"count(0)", machine.Limits{Steps: 1000}, isoerr.Steps},
		{"loop", machine.Limits{Steps: 1000}, isoerr.Steps},
		{"catch(count(0), _, true)", machine.Limits{Steps: 1000}, isoerr.Steps},
		{"count(0)", machine.Limits{Deadline: time.Now().Add(500 * time.Millisecond)}, isoerr.Time},
		{"between(1, inf, X), X < 0", machine.Limits{Deadline: time.Now().Add(600 * time.Millisecond)}, isoerr.Time},
		{"count(0)", machine.Limits{Memory: 20_000_000}, isoerr.Memory},
		{"grow(a)", machine.Limits{}, isoerr.Depth},
		{"heap([])", machine.Limits{}, isoerr.Depth},
	} {
		err := bounded(t, context.Background(), c.limits, c.goal)
		var limit *machine.LimitError
		if !errors.As(err, &limit) || limit.Resource != c.want {
			t.Errorf("%s ends in %v, not for want of %s", c.goal, err, c.want)
		}
	}
}

func TestInterrupt(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	for _, goal := range []string{"count(0)", "between(1, inf, X), X < 0", "catch(count(0), _, true)", "\\+ count(0)", "findall(x, count(0), L)"} {
		if err := bounded(t, ctx, machine.Limits{}, goal); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%s ends in %v", goal, err)
		}
	}
}

func TestHalt(t *testing.T) {
	var halt *machine.Halt
	if err := bounded(t, context.Background(), machine.Limits{}, "catch(( member(X, [1, 2]), X > 1, halt(7) ), _, true)"); !errors.As(err, &halt) || halt.Code != 7 {
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
