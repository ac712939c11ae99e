package machine_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
)

// Clauses and goals at the ends of what the compiler has registers and slots for,
// and beyond: those are run from their images.

// repeat gives n texts made by f, from 1, with sep between.
func repeat(n int, sep string, f func(i int) string) string {
	parts := make([]string, n)
	for i := range parts {
		parts[i] = f(i + 1)
	}
	return strings.Join(parts, sep)
}

func numbered(name string) func(int) string {
	return func(i int) string { return fmt.Sprint(name, i) }
}

func nested(n int, open, inner, end string) string {
	return strings.Repeat(open, n) + inner + strings.Repeat(end, n)
}

func TestExtremeClauses(t *testing.T) {
	const aid = "q(X, X). r(1). r(2). sum([], 0). sum([X|L], S) :- sum(L, T), S is T+X.\n"
	for _, n := range []int{1, 59, 60, 61, 65, 300} {
		x := numbered("X")
		list := "[" + repeat(n, ",", x) + "]"
		check := func(about, prog, goal, want string) {
			t.Helper()
			p := load(t, aid+prog)
			for _, mode := range []int{0, 3} {
				mode := runModes[mode]
				stress = mode.stress
				got := solve(t, p, goal, mode.record)
				stress = false
				if rename(got) != want {
					t.Errorf("%d %s (%s): got %.200s want %.200s", n, about, mode.name, got, want)
				}
			}
		}
		total := n * (n + 1) / 2
		check("permanent variables",
			"t(S) :- "+repeat(n, ", ", func(i int) string { return fmt.Sprintf("q(%d, X%d)", i, i) })+", sum("+list+", S).",
			"t(S)", fmt.Sprintf("t(%d)", total))
		check("permanent variables kept over a disjunction",
			"t(S) :- "+repeat(n, ", ", func(i int) string { return fmt.Sprintf("q(%d, X%d)", i, i) })+", ( r(Y), Y > 1 ; Y = 0 ), sum("+list+", T), S is T+Y.",
			"t(S)", fmt.Sprintf("t(%d); t(%d)", total+2, total))
		check("temporary variables",
			"t(f("+repeat(n, ",", x)+"), g("+repeat(n, ",", x)+")).",
			"(t(F, G), F =.. [_|L], G =.. [_|L], L = [1|_])",
			"t(f("+first(n)+"),g("+first(n)+")),f("+first(n)+")=..[f"+tail(n)+"],g("+first(n)+")=..[g"+tail(n)+"],[1"+rest(n)+"]=[1"+rest(n)+"]")
		check("temporary variables built in the body",
			"t(S) :- "+repeat(n, ", ", func(i int) string { return fmt.Sprintf("X%d = %d", i, i) })+", sum("+list+", S).",
			"t(S)", fmt.Sprintf("t(%d)", total))
		check("goals", "t :- "+repeat(n, ", ", func(int) string { return "r(_), !" })+".", "t", "t")
		check("goals that are built in", "t(X0) :- X0 = 0, "+repeat(n, ", ", func(i int) string { return fmt.Sprintf("X%d is X%d+1", i, i-1) })+fmt.Sprintf(", X%d =:= %d.", n, n), "t(X)", "t(0)")
		if n <= 200 {
			args := repeat(n, ",", x)
			check("arguments", "t("+args+") :- u("+repeat(n, ",", func(i int) string { return fmt.Sprint("X", n+1-i) })+"). u("+args+") :- q(X1, Y), Y = "+fmt.Sprint(n)+".",
				"t("+repeat(n, ",", func(i int) string { return fmt.Sprint(i) })+")", "t("+repeat(n, ",", func(i int) string { return fmt.Sprint(i) })+")")
			check("arguments with a choice", "t("+args+") :- r(X1). t("+args+").",
				"t(1"+strings.Repeat(",b", n-1)+")", "t(1"+strings.Repeat(",b", n-1)+"); t(1"+strings.Repeat(",b", n-1)+")")
		} else {
			check("too many arguments", "t(E) :- catch(foo("+repeat(n, ",", x)+"), error(E, _), true).", "t(E)", "t(representation_error(max_arity))")
		}
		check("disjunctions in each other", "t(X) :- "+nested(n, "( r(1), ", "X = 1", " ; fail )")+".", "t(X)", "t(1)")
		check("disjunctions on the right", "t(X) :- ( "+repeat(n, " ; ", func(i int) string { return fmt.Sprint("X = ", i) })+" ).", "(t(X), X >= "+fmt.Sprint(n)+")", fmt.Sprintf("t(%d),%d>=%d", n, n, n))
		check("conditions in each other", "t(X) :- "+nested(n, "( r(2), r(1) -> ", "X = 1", " ; X = 2 )")+".", "t(X)", "t(1)")
		check("conditions on the right", "t(Y, X) :- ( "+repeat(n, " ; ", func(i int) string { return fmt.Sprintf("Y =:= %d -> X = %d", i, 2*i) })+" ).", fmt.Sprintf("t(%d, X)", n), fmt.Sprintf("t(%d,%d)", n, 2*n))
		check("negations in each other", "t :- "+nested(2*n, "\\+ ( ", "r(1)", " )")+".", "t", "t")
		check("deep expression", "t(X) :- X is "+nested(n, "(1 + ", "0", ")")+".", "t(X)", fmt.Sprintf("t(%d)", n))
		check("deep expression on the left", "t(Y, X) :- X is "+nested(n, "(", "Y", " + 1)")+".", "t(0, X)", fmt.Sprintf("t(0,%d)", n))
		check("deep head", "t("+nested(n, "f(", "X", ")")+", X).", "(t(Y, 1), t(Y, Z))", "t("+nested(n, "f(", "1", ")")+",1),t("+nested(n, "f(", "1", ")")+",1)")
		check("big ground literal", "t("+"["+repeat(10*n, ",", func(i int) string { return fmt.Sprint(i % 7) })+"]).", "(t(L), sum(L, S), S > 0, fail ; true)",
			"t(A),sum(A,A),A>0,fail;true")
	}
}

func first(n int) string { return repeat(n, ",", func(i int) string { return alias(i) }) }
func alias(i int) string {
	if i == 1 {
		return "1"
	}
	return "A"
}
func tail(n int) string { return "," + first(n) }
func rest(n int) string {
	if n == 1 {
		return ""
	}
	return "," + strings.TrimPrefix(first(n), "1,")
}

// TestExtremeStore changes predicates while they run.
func TestExtremeStore(t *testing.T) {
	facts := func(n int) string {
		return repeat(n, "\n", func(i int) string { return fmt.Sprintf("f(%d, %d).", i, i*i) })
	}
	for _, c := range []struct{ about, prog, goal, want string }{
		{"few clauses become many", ":- dynamic(d/2). add(N, N) :- !. add(I, N) :- assertz(d(I, I)), J is I+1, add(J, N).",
			"(add(0, 3), d(2, X), add(3, 500), d(300, Y), findall(Z, d(Z, Z), L), length(L, 500), L = [], fail ; d(499, N))", "add(0,3),d(2,A),add(3,500),d(300,A),findall(A,d(A,A),A),length(A,500),A=[],fail;d(499,499)"},
		{"many become few", ":- dynamic(f/2).\n" + facts(300) + "\nfew :- retract(f(X, _)), X >= 298, !.", "(few, f(X, Y))", "few,f(299,89401); few,f(300,90000)"},
		{"a goal sees the clauses that were there when it began", ":- dynamic(d/1). d(1). d(2). g(X) :- d(X), Y is X+10, assertz(d(Y)).",
			"(findall(X, g(X), L), findall(Y, d(Y), M))", "findall(A,g(A),[1,2]),findall(A,d(A),[1,2,11,12])"},
		{"also with clauses in front", ":- dynamic(d/1). d(1). d(2). g(X) :- d(X), Y is X+10, asserta(d(Y)).",
			"(findall(X, g(X), L), findall(Y, d(Y), M))", "findall(A,g(A),[1,2]),findall(A,d(A),[12,11,1,2])"},
		{"also by an index", ":- dynamic(f/2).\n" + facts(20) + "\ng(Y) :- f(7, Y), Z is Y+1, assertz(f(7, Z)).",
			"(findall(X, g(X), L), findall(Y, f(7, Y), M))", "findall(A,g(A),[49]),findall(A,f(7,A),[49,50])"},
		{"a rule that retracts itself, and then a fact", ":- dynamic(d/1). d(X) :- retract((d(_) :- _)), X = gone. d(2).", "(d(X), findall(Y, d(Y), L))", "d(gone),findall(A,d(A),[2]); d(gone),findall(A,d(A),[]); d(2),findall(A,d(A),[])"},
		{"retract while going through", ":- dynamic(d/1). d(1). d(2). d(3). d(4).", "(d(X), retract(d(X)), X >= 3, findall(Y, d(Y), L))",
			"d(3),retract(d(3)),3>=3,findall(A,d(A),[4]); d(4),retract(d(4)),4>=3,findall(A,d(A),[])"},
		{"abolish while it runs", ":- dynamic(d/1). d(1). d(2).", "(d(X), ( X = 1 -> abolish(d/1) ; true ))", "d(1),(1=1->abolish(d/1);true); d(2),(2=1->abolish(d/1);true)"},
		{"a predicate that comes to be while it is called", "t(X) :- catch(n(X), _, ( assertz(n(1)), n(X) )).", "t(X)", "t(1)"},
		{"many clauses, none for the key", facts(40), "(\\+ f(0, _), \\+ f(a, _), \\+ f(f(1), _), \\+ f([1], _), \\+ f(1.0, _), f(X, 1600))", "\\+f(0,A),\\+f(a,A),\\+f(f(1),A),\\+f([1],A),\\+f(1.0,A),f(40,1600)"},
		{"keys of every kind", "k(1, int). k(a, atom). k([], nil). k([_|_], list). k(f(_), f1). k(f(_,_), f2). k(1.5, float). k(100000000000000000000, big). k(1152921504606846976, big2). k(-1, minus). k('.', dot). k('[]'(_), n1). k(2.5, float2). k(X, any) :- atomic(X).",
			"(findall(X, k(1, X), A), findall(X, k(1.5, X), B), findall(X, k(100000000000000000000, X), C), findall(X, k([a], X), D), findall(X, k(f(1), X), E), findall(X, k([], X), F), findall(X, k(2.5, X), G))",
			"findall(A,k(1,A),[int,any]),findall(A,k(1.5,A),[float,any]),findall(A,k(100000000000000000000,A),[big,any]),findall(A,k([a],A),[list]),findall(A,k(f(1),A),[f1]),findall(A,k([],A),[nil,any]),findall(A,k(2.5,A),[float2,any])"},
	} {
		for _, mode := range runModes {
			p := load(t, c.prog)
			stress = mode.stress
			got := rename(solve(t, p, c.goal, mode.record))
			stress = false
			if got != c.want {
				t.Errorf("%s (%s)\n?- %s\n got %s\nwant %s", c.about, mode.name, c.goal, got, c.want)
			}
		}
	}
}

// TestExtremeDepth goes deep. The sizes are the tenth of what they are when
// EYEPROVE_SLOW is set.
func TestExtremeDepth(t *testing.T) {
	n := 100000
	if os.Getenv("EYEPROVE_SLOW") != "" {
		n = 1000000
	}
	const prog = `
len([], 0). len([_|T], N) :- len(T, M), N is M+1.
num(N, N, []) :- !. num(I, N, [I|T]) :- J is I+1, num(J, N, T).
deep(0, X, X) :- !. deep(N, X, Y) :- M is N-1, deep(M, f(X), Y).
left(0, X, X) :- !. left(N, X, Y) :- M is N-1, left(M, g(X, a), Y).
cat(0) :- !. cat(N) :- M is N-1, catch(cat(M), never, true), true.
cat2(0) :- !, throw(up). cat2(N) :- M is N-1, catch(cat2(M), never, true), true.
ch(0). ch(N) :- N > 0, M is N-1, ch(M). ch(-1).
sum(0, 0) :- !. sum(N, X) :- M is N-1, sum(M, X+1).
conj(0, true) :- !. conj(N, (true, G)) :- M is N-1, conj(M, G).
lconj(0, true) :- !. lconj(N, (G, true)) :- M is N-1, lconj(M, G).
neg(0, true) :- !. neg(N, \+ \+ G) :- M is N-1, neg(M, G).
cal(0, true) :- !. cal(N, call(G)) :- M is N-1, cal(M, G).
expr(0, 1) :- !. expr(N, 1+E) :- M is N-1, expr(M, E).
expl(0, 1) :- !. expl(N, E+1) :- M is N-1, expl(M, E).
fa(0, true) :- !. fa(N, findall(x, G, _)) :- M is N-1, fa(M, G).
:- dynamic(d/1).
`
	for _, goal := range []string{
		"num(0, N, L), len(L, N)",
		"num(0, N, L), copy_term(L, M), L = M, L == M, compare(=, L, M), \\+ L \\= M, L =@= M, ground(L), findall(L, true, [_])",
		"deep(N, a, X), copy_term(X, Y), X = Y, X == Y, compare(=, X, Y), \\+ X \\= Y, ground(X), term_variables(X, []), acyclic_term(X)",
		"left(N, a, X), copy_term(X, Y), X = Y, X == Y, compare(=, X, Y), \\+ X \\= Y, ground(X), term_variables(X, []), acyclic_term(X)",
		"deep(N, a, X), assertz(d(X)), d(X), d(Y), X == Y, retract(d(X))",
		"deep(N, V, X), assertz((d(X) :- V = b)), d(X), V == b, clause(d(_), _), retract((d(X) :- _))",
		"left(N, a, X), catch(throw(X), Y, true), X == Y",
		"deep(N, a, X), deep(N, b, Y), X \\= Y, X @< Y, X \\== Y",
		"cat(N)",
		"catch(cat2(N), up, true)",
		"ch(N), !",
		"\\+ (ch(N), fail)",
		"findall(x, ch(N), L), L == [x]",
		"conj(N, G), call(G)",
		"lconj(N, G), call(G)",
		"neg(N, G), call(G)",
		"cal(N, G), call(G)",
		"expr(N, E), X is E, X > N, E =:= X",
		"expl(N, E), X is E, X > N, E =:= X",
		"fa(1000, G), call(G)",
		"conj(N, G), assertz((d(1) :- G)), d(1)",
		"num(0, N, L), T =.. [f|L], T =.. L2, L2 = [f|L]",
		"num(0, N, L), atom_length(abc, 3), length(L, N), sort(0, @>=, L, [M|_]), M < N",
	} {
		p := load(t, prog)
		m := machine.New(p)
		m.SetLimits(machine.Limits{Memory: 8 << 30, Deadline: time.Now().Add(2 * time.Minute)})
		start := time.Now()
		ok, err := m.Once(read(t, m, strings.ReplaceAll(goal, "N", fmt.Sprint(n))))
		if err != nil {
			t.Errorf("%s: %.200s", goal, message(p, err))
		} else if !ok {
			t.Errorf("%s fails", goal)
		}
		if d := time.Since(start); d > 3*time.Second {
			t.Logf("%s: %v", goal, d)
		}
	}
}

// TestLimits wants steps counted exactly, interrupts and deadlines seen.
func TestLimits(t *testing.T) {
	p := load(t, "loop :- loop. count(0) :- !. count(N) :- M is N-1, count(M). fails :- member2(_), fail. member2(_). member2(X) :- member2(X).")
	for _, n := range []int{1, 2, 10, 9999, 10000, 10001, 25000} {
		for _, over := range []int{0, 1} {
			m := machine.New(p)
			m.SetLimits(machine.Limits{Steps: uint64(n)})
			// count(K) takes K+1 calls.
			_, err := m.Once(read(t, m, fmt.Sprintf("count(%d)", n-1+over)))
			var limit *machine.LimitError
			if got := errors.As(err, &limit) && limit.Resource == isoerr.Steps; got != (over == 1) {
				t.Errorf("%d calls with a limit of %d: %v", n+over, n, err)
			}
		}
	}
	for _, goal := range []string{"loop", "fails", "(between(1, inf, _), fail)", "findall(X, (between(1, inf, X), fail), _)", "\\+ loop", "catch(loop, _, true)"} {
		m := machine.New(p)
		boom := errors.New("boom")
		timer := time.AfterFunc(20*time.Millisecond, func() { m.Interrupt(boom) })
		if _, err := m.Once(read(t, m, goal)); err != boom {
			t.Errorf("%s interrupted: %v", goal, err)
		}
		timer.Stop()
		m.ClearInterrupt()
		m.SetLimits(machine.Limits{Deadline: time.Now().Add(20 * time.Millisecond)})
		var limit *machine.LimitError
		if _, err := m.Once(read(t, m, goal)); !errors.As(err, &limit) || limit.Resource != isoerr.Time {
			t.Errorf("%s with a deadline: %v", goal, err)
		}
		// The machine is fit for use afterwards.
		m.SetLimits(machine.Limits{})
		if ok, err := m.Once(read(t, m, "count(100)")); !ok || err != nil {
			t.Errorf("after a limit: %v %v", ok, err)
		}
	}
}
