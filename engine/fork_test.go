package engine_test

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/isoerr"
)

// all gives what the engine answers to its goals, and the output, as one text.
func all(e *engine.Engine, out *strings.Builder, most int) string {
	for _, g := range e.Goals() {
		n := 0
		for a, err := range e.Solve(context.Background(), g) {
			if err != nil {
				fmt.Fprintln(out, err)
				break
			}
			e.Print(a.Text() + ".\n")
			if n++; n == most {
				break
			}
		}
	}
	e.Flush()
	return out.String()
}

func fork(t *testing.T, e *engine.Engine, options ...engine.Option) *engine.Engine {
	t.Helper()
	f, err := e.Fork(options...)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// every calls f with the numbers below n, each in a goroutine of its own.
func every(n int, f func(i int)) {
	var group sync.WaitGroup
	for i := range n {
		group.Add(1)
		go func() { defer group.Done(); f(i) }()
	}
	group.Wait()
}

// Forks of every example, several at once, answer what a program of its own does,
// compiled before and not.
func TestForksAnswerAlike(t *testing.T) {
	files, err := filepath.Glob("../examples/*.pl")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d examples, %v", len(files), err)
	}
	for _, name := range files {
		switch filepath.Base(name) {
		case "zebra.pl", "knights-tour.pl", "knights-tour-ties.pl", "country-road-6x6.pl", "knights-tour-native.pl",
			"magic-square.pl", "no-tour-4x4.pl", "no-tour-start-5x5.pl", "cut-vertex-strip.pl", "wrapped-only.pl":
			continue // these take long with the race detector, or need rule libraries
		}
		load := func() *engine.Engine {
			e := engine.New()
			if err := e.LoadFile(name); err != nil {
				t.Fatal(err)
			}
			return e
		}
		var out strings.Builder
		alone := load()
		engine.WithOutput(&out)(alone)
		want := all(alone, &out, 20)
		e := load()
		early := make([]*engine.Engine, 3)
		texts := make([]strings.Builder, 6)
		for i := range early {
			early[i] = fork(t, e, engine.WithOutput(&texts[i]))
		}
		e.Compile()
		every(6, func(i int) {
			var f *engine.Engine
			if i < 3 {
				f = early[i]
			} else {
				var err error
				if f, err = e.Fork(engine.WithOutput(&texts[i])); err != nil {
					t.Error(err)
					return
				}
			}
			if got := all(f, &texts[i], 20); got != want {
				t.Errorf("%s: fork %d answers\n%s\nwant\n%s", name, i, got, want)
			}
		})
	}
}

const busy = `
:- dynamic(seen/2).
:- dynamic(table/3).
:- table(path/2).
:- initialization((nb_setval(count, 7), fill(0))).
fill(3000) :- !.
fill(I) :- K is I mod 50, assertz(table(I, k(K), f(I))), J is I + 1, fill(J).
edge(a, b). edge(b, c). edge(c, a). edge(c, d).
path(X, Y) :- edge(X, Y).
path(X, Y) :- path(X, Z), edge(Z, Y).
work(Me, Sum) :-
    nb_setval(me, Me), nb_getval(count, 7),
    op(700, xfx, =>), term_to_atom(T, 'a => b'), T =.. ['=>', a, b],
    findall(Y, path(a, Y), Ys), length(Ys, 4),
    table(Me, _, F), F = f(Me), table(A, _, f(77)), A = 77,
    findall(I, table(I, k(3), _), Is), length(Is, 60),
    forall(member(I, Is), retract(table(I, _, _))),
    findall(I, table(I, k(3), _), []),
    forall(between(1, 200, I), assertz(seen(I, Me))),
    Closure = sum_list, call(Closure, [1, 2, 3], 6),
    findall(I, (seen(I, Me), I mod 2 =:= 0), Evens), length(Evens, 100),
    retractall(seen(_, _)),
    sum_list(Evens, Sum),
    nb_getval(me, Me).
`

// Engines that change clauses, operators, global variables and tables do not see
// each other.
func TestForksAreApart(t *testing.T) {
	e := engine.New()
	if err := e.LoadString("busy.pl", busy); err != nil {
		t.Fatal(err)
	}
	every(24, func(i int) {
		f, err := e.Fork()
		if err != nil {
			t.Error(err)
			return
		}
		for round := range 2 {
			if round == 1 {
				if f, err = f.Fork(); err != nil { // a fork of a fork that has changed
					t.Error(err)
					return
				}
				if err := f.LoadString("more.pl", "table(1, k(3), f(1)).\n"); err != nil {
					t.Error(err)
				}
				return
			}
			goal, err := f.ParseGoal(fmt.Sprintf("work(%d, Sum)", 2900+i))
			if err != nil {
				t.Error(err)
				return
			}
			count := 0
			for a, err := range f.Solve(context.Background(), goal) {
				if err != nil {
					t.Error(err)
					break
				}
				if want := fmt.Sprintf("work(%d, 10100)", 2900+i); a.Text() != want {
					t.Errorf("answer %s, want %s", a.Text(), want)
				}
				count++
			}
			if count != 1 {
				t.Errorf("fork %d: %d answers", i, count)
			}
		}
	})
	// The engine itself has seen nothing of it.
	goal, _ := e.ParseGoal("findall(I, table(I, k(3), _), L), length(L, N), \\+ seen(_, _), \\+ current_op(_, _, =>)")
	for a, err := range e.Solve(context.Background(), goal) {
		if err != nil || !strings.Contains(a.Text(), "length") || !strings.Contains(a.Text(), ", 60)") {
			t.Errorf("%v, %v", a, err)
		}
	}
}

// A big table that forks share is indexed once, whoever asks first.
func TestForksShareIndexes(t *testing.T) {
	var text strings.Builder
	for i := range 5000 {
		fmt.Fprintf(&text, "p(%d, k%d, f(%d), [%d]).\n", i, i%70, i, i)
	}
	text.WriteString("look(I) :- p(I, _, _, _), p(A, _, f(I), _), A = I, p(B, _, _, [I]), B = I.\n")
	text.WriteString("run(N) :- forall(between(1, 300, I), look(I)), findall(I, p(I, k7, _, _), L), length(L, N).\n")
	e := engine.New()
	if err := e.LoadString("table.pl", text.String()); err != nil {
		t.Fatal(err)
	}
	e.Compile()
	every(20, func(int) {
		f, err := e.Fork()
		if err != nil {
			t.Error(err)
			return
		}
		goal, _ := f.ParseGoal("run(N)")
		for a, err := range f.Solve(context.Background(), goal) {
			if err != nil || a.Text() != "run(72)" {
				t.Errorf("%v, %v", a, err)
			}
		}
	})
}

// An interrupt, or a limit, ends the engine it is for and no other.
func TestForksEndApart(t *testing.T) {
	e := engine.New()
	if err := e.LoadString("loop.pl", "loop(N) :- M is N + 1, loop(M).\nloop(_).\ngrow(L) :- grow([x|L]).\nshort(1).\n"); err != nil {
		t.Fatal(err)
	}
	every(16, func(i int) {
		var options []engine.Option
		text, want := "short(X)", isoerr.Resource("")
		switch i % 4 {
		case 1:
			text, want = "loop(0)", isoerr.Steps
			options = append(options, engine.WithLimits(engine.Limits{Steps: 50_000}))
		case 2:
			text, want = "grow([])", isoerr.Memory
			options = append(options, engine.WithLimits(engine.Limits{Memory: 40_000_000}))
		case 3:
			text = "loop(0)"
		}
		f, err := e.Fork(options...)
		if err != nil {
			t.Error(err)
			return
		}
		ctx := context.Background()
		if i%4 == 3 {
			limited, cancel := context.WithTimeout(ctx, 30*time.Millisecond)
			defer cancel()
			ctx = limited
		}
		goal, _ := f.ParseGoal(text)
		var last error
		for _, err := range f.Solve(ctx, goal) {
			last = err
		}
		var limit *engine.LimitError
		switch {
		case i%4 == 0 && last != nil, i%4 == 3 && !errors.Is(last, context.DeadlineExceeded):
			t.Errorf("%s: %v", text, last)
		case want != "" && (!errors.As(last, &limit) || limit.Resource != want):
			t.Errorf("%s: %v", text, last)
		}
	})
}

func TestNoForkWhileSolving(t *testing.T) {
	e := engine.New()
	goal, _ := e.ParseGoal("member(X, [a])")
	for range e.Solve(context.Background(), goal) {
		if _, err := e.Fork(); !errors.Is(err, engine.ErrBusy) {
			t.Errorf("forked: %v", err)
		}
	}
}
