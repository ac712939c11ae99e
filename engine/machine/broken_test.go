package machine_test

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// Programs that once went wrong. Each is run in all modes.
var broken = []struct{ about, prog, goal, want string }{
	{
		"terms built on the way back from a recursion, with no call between",
		"b(0, []) :- !. b(N, L) :- M is N-1, b(M, L0), L = [N|L0]. t(X) :- b(300000, [X|_]).",
		"t(X)", "t(300000)",
	}, {
		"a clause added in front of erased ones which a running goal still sees",
		":- dynamic(p/1). p(1). p(2). p(3). q(X) :- p(X), ( X == 1 -> retract(p(1)), retract(p(2)), asserta(p(0)) ; true ).",
		"q(X)", "q(1); q(2); q(3)",
	}, {
		"a variable as a goal is call/1, whatever is bound to it later: its cut is local",
		"m(1). m(2).",
		"call((X = !, m(Y), X))", "call((!=!,m(1),!)); call((!=!,m(2),!))",
	}, {
		"the same in the goals of catch/3, findall/3 and \\+",
		"m(1). m(2). c(Y) :- G = (X = !, m(Y), X), catch(G, _, true). f(L) :- findall(Y, (X = !, m(Y), X), L). n :- G = (X = !, m(2), m(1), X), \\+ \\+ G.",
		"(c(Y), f(L), n)", "c(1),f([1,2]),n; c(2),f([1,2]),n",
	}, {
		"\\+ of what cannot be a body",
		"m(1). t(E) :- catch(\\+ (fail, 1), error(E, _), true).",
		"t(E)", "t(type_error(callable,(fail,1)))",
	}, {
		"a clause is a finite term, in head and body",
		":- dynamic(c/1). t(E, F) :- X = f(X), catch(assertz(c(X)), error(E, _), true), catch(assertz((c(_) :- d(X))), error(F, _), true).",
		"t(E, F)", "t(representation_error(cyclic_term),representation_error(cyclic_term))",
	}, {
		"cyclic terms in all that walks over terms",
		"t(L) :- X = f(X, _), Y = f(Y, _), copy_term(X, Z), X = Y, findall(X, Z == Z, [W]), catch(throw(W), V, true), ( V @< X -> true ; true ), ground(a), term_variables(V, L), \\+ ground(V).",
		"(t(L), L = [_])", "t([A]),[A]=[A]",
	},
}

func TestBroken(t *testing.T) {
	for _, c := range broken {
		for _, mode := range runModes {
			p := load(t, c.prog)
			stress = mode.stress && c.goal != "t(X)"
			got := rename(solve(t, p, c.goal, mode.record))
			stress = false
			if got != c.want {
				t.Errorf("%s (%s)\n?- %s\n got %s\nwant %s", c.about, mode.name, c.goal, got, c.want)
			}
		}
	}
}

// A limit must end what makes no calls.
func TestLimitsWithoutCalls(t *testing.T) {
	for _, c := range []struct{ prog, goal string }{
		{"t :- between(1, inf, X), X < 0.", "t"},
		{"t :- between(1, inf, _), fail.", "t"},
		{"t :- X = call(X), X.", "t"},
		{"t :- X = (\\+ X), X.", "t"},
		{"t :- X = user:X, X.", "t"},
		{"t :- X = findall(_, X, _), X.", "t"},
		{"t :- X = catch(X, _, true), X.", "t"},
	} {
		m := machine.New(load(t, c.prog))
		m.SetLimits(machine.Limits{Steps: 50000})
		if _, err := m.Once(read(t, m, c.goal)); err == nil {
			t.Errorf("%s: no limit ended it", c.goal)
		}
	}
}

// runModes are the ways a program is run in tests: all must agree.
var runModes = []struct {
	name           string
	stress, record bool
}{{"plain", false, false}, {"stress", true, false}, {"record", false, true}, {"stress record", true, true}}

// TestHeapEdge leaves the heap full, to a few cells, in all the ways code can go
// on behind something that made a big term, and builds a little more.
func TestHeapEdge(t *testing.T) {
	const prog = `
b(X) :- X = g(A,B,C,D,[A,B,C,D],h(A),h(B),h(C)).
t1(N) :- call(functor(_, f, N)), b(_).
t2(N) :- functor(_, f, N), X = g(A,B,C,D,[A,B,C,D],h(A),h(B),h(C)), X = X.
t3(N) :- G = functor(_, f, N), G, X = g(A,B,C,D,[A,B,C,D],h(A),h(B),h(C)), X = X.
t4(N) :- catch((functor(T, f, N), throw(T)), _, true), X = g(A,B,C,D,[A,B,C,D],h(A),h(B),h(C)), X = X.
t5(N) :- M is N // 2, findall(X, (X = 1 ; functor(X, f, M)), _), X = g(A,B,C,D,[A,B,C,D],h(A),h(B),h(C)), X = X.
t6(N) :- M is 64 * N // 2, X = (1 << M), ( X + 1 > 3 -> true ; true ), Y = g(A,B,C,D,[A,B,C,D],h(A),h(B),h(C)), Y = Y.
t7(N) :- M is N // 2, functor(T, f, M), ( copy_term(T, U), U = T -> true ; true ), Y = g(A,B,C,D,[A,B,C,D],h(A),h(B),h(C)), Y = Y.
t8(N) :- functor(T, f, N), \+ \+ T = T, \+ T == a, ( T @< a -> true ; Y = g(A,B,C,D,[A,B,C,D],h(A),h(B),h(C)), Y = Y ).
t9(N) :- M is N // 2, functor(T, f, M), assertz(d(T)), call(d(_)), X = g(A,B,C,D,[A,B,C,D],h(A),h(B),h(C)), X = X.
t10(N) :- M is N // 2, functor(T, f, M), assertz(d(T)), clause(d(_), _), X = g(A,B,C,D,[A,B,C,D],h(A),h(B),h(C)), X = X.
`
	for goal := 1; goal <= 10; goal++ {
		for n := 1<<16 - 120; n < 1<<16; n += 6 {
			edge(t, prog, goal, n)
		}
	}
}

func edge(t *testing.T, prog string, goal, n int) {
	g := fmt.Sprintf("t%d(%d)", goal, n)
	defer func() {
		if p := recover(); p != nil {
			t.Fatalf("%s: %v", g, p)
		}
	}()
	if got := solve(t, load(t, prog), g, false); got != g {
		t.Fatalf("%s: %.100s", g, got)
	}
}

// TestHeapShrinks runs a goal that leaves a big heap, one that makes it shrink
// and then fails, and one more.
func TestHeapShrinks(t *testing.T) {
	m := machine.New(load(t, `
num(N, N, []) :- !. num(I, N, [I|T]) :- J is I+1, num(J, N, T).
loop(0) :- !. loop(N) :- M is N-1, f(N, _), loop(M). f(N, [N,N,N,N,N,N,N,N]).
`))
	if ok, err := m.Once(read(t, m, "num(0, 2300000, _)")); !ok || err != nil {
		t.Fatal(ok, err)
	}
	top := m.Top
	if ok, err := m.Once(read(t, m, "loop(1200000), fail")); ok || err != nil {
		t.Fatal(ok, err)
	}
	if len(m.Cells) >= top {
		t.Error("the heap did not shrink")
	}
	if ok, err := m.Once(read(t, m, "num(0, 1000, L), L = [0|_]")); !ok || err != nil {
		t.Fatal(ok, err)
	}
}

// TestNumbersInClauses compiles facts whose numbers hold every pattern of low bits:
// what is in a number is no word of a term.
func TestNumbersInClauses(t *testing.T) {
	var b strings.Builder
	for i := range 64 {
		f := math.Float64frombits(0x3fe0000000000000 + uint64(i)*0x0000012345678901)
		fmt.Fprintf(&b, "p(%d, g(%s, a), %s%d).\n", i, strconv.FormatFloat(f, 'f', -1, 64), "1234567890123456789012", i)
	}
	p := load(t, b.String())
	once(t, p, "findall(X, ( p(_, g(X, a), N), N > 1 ), L), length(L, 64)")
}
