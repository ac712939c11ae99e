package engine

import (
	"context"
	"errors"
	"strings"
	"testing"
)

const cleanUps = `
p(1). p(2). p(3).
neck(X, f(X, Y), Y) :- call_cleanup(p(X), work), !, atom_length(abc, Y).
late(X, L) :- call_cleanup(p(X), work), p(Y), numlist(1, 100, L0), !, length(L0, N), L = [X, Y, N].
work :- numlist(1, 300, L), findall(X-Y, ( member(X, L), Y = f(X) ), Ps), length(Ps, 300).
kept(L) :- findall(X, ( call_cleanup(p(X), work), X < 3 ), L).
down(0) :- !.
down(N) :- M is N - 1, call_cleanup(p(_), down(M)), !.
rounds(0, []) :- !.
rounds(N, [X|Xs]) :- neck(_, X, _), M is N - 1, rounds(M, Xs).
thrown(N, E) :- catch(( numlist(1, N, L), member(X, L), call_cleanup(p(_), work), X == N, throw(all(L)) ), all(E), true).
`

// TestCleanUps runs goals with clean-ups while every call collects the heap, and
// while the choice log is kept: a clean-up must leave the goal that was cut as it is.
func TestCleanUps(t *testing.T) {
	for _, c := range []struct{ goal, want string }{
		{"neck(X, Y, Z)", "neck(1, f(1, 3), 3)"},
		{"late(X, L)", "late(1, [1, 1, 100])"},
		{"rounds(5, L)", "rounds(5, [f(1, 3), f(1, 3), f(1, 3), f(1, 3), f(1, 3)])"},
		{"down(100)", "down(100)"},
		{"thrown(5, L)", "thrown(5, [1, 2, 3, 4, 5])"},
		{"call_cleanup(p(X), work), X > 1, !", "call_cleanup(p(2), work), 2 > 1, !"},
		{"kept(L)", "kept([1, 2])"},
	} {
		for _, stress := range []bool{false, true} {
			e := loaded(t, cleanUps, Record(stress))
			e.Machine().SetStress(stress)
			got, err := texts(t, e, c.goal)
			if err != nil || strings.Join(got, "; ") != c.want {
				t.Errorf("%s (stress %v): %q %v", c.goal, stress, got, err)
			}
		}
	}
}

// TestCleanUpsWithin bounds clean-ups that run within clean-ups.
func TestCleanUpsWithin(t *testing.T) {
	e := loaded(t, cleanUps)
	_, err := texts(t, e, "down(100000)")
	if err == nil || !strings.Contains(err.Error(), "resource_error(memory)") {
		t.Fatal(err)
	}
	if got, err := texts(t, e, "down(10)"); len(got) != 1 || err != nil {
		t.Error(got, err)
	}
}

// TestCleanUpAtTheEnd leaves a search: by leaving the loop, by a limit, by the end
// of its context.
func TestCleanUpAtTheEnd(t *testing.T) {
	const program = ":- dynamic cleaned/1. p(1). p(2). loop :- loop."
	check := func(e *Engine, want string) {
		t.Helper()
		if got, err := texts(t, e, "cleaned(X)"); err != nil || strings.Join(got, ", ") != want {
			t.Error(got, err)
		}
	}
	e := loaded(t, program)
	for range e.Solve(context.Background(), goal(t, e, "call_cleanup(p(X), assertz(cleaned(left)))")) {
		break
	}
	check(e, "cleaned(left)")

	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	e = loaded(t, program)
	for a, err := range e.Solve(ctx, goal(t, e, "call_cleanup(p(X), assertz(cleaned(cancelled))), ( X = 1 ; loop )")) {
		if cancel(); a == nil && !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
	}
	check(e, "cleaned(cancelled)")

	e = loaded(t, program, WithLimits(Limits{Steps: 50000}))
	_, err := texts(t, e, "call_cleanup(p(X), ( assertz(cleaned(limited)), loop )), loop")
	if !IsLimit(err) {
		t.Error(err)
	}
	e.Machine().SetLimits(Limits{})
	check(e, "")
}
