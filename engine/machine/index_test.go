package machine_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// filled is a table p(I, a, f(I), [I|_]) of n facts, and what changes it.
const filled = `
:- dynamic(p/4).
:- dynamic(q/2).
fill(N, N) :- !.
fill(I, N) :- assertz(p(I, a, f(I), [I|_])), J is I + 1, fill(J, N).
look(N, N) :- !.
look(I, N) :- p(I, _, X, _), X = f(I), p(A, _, f(I), _), A = I, p(B, _, _, [I, x]), B = I,
    J is I + 1, look(J, N).
ends(N, N) :- !.
ends(I, N) :- (retract(p(_, _, _, _)) -> true), assertz(p(I, b, f(I), [I])),
    asserta(p(I, c, f(I), [])), (retract(p(I, c, f(I), _)) -> true), J is I + 1, ends(J, N).
`

// once runs a goal that must succeed.
func once(t testing.TB, p *machine.Program, goal string) time.Duration {
	t.Helper()
	m := machine.New(p)
	start := time.Now()
	if ok, err := m.Once(read(t, m, goal)); !ok || err != nil {
		t.Fatalf("%s: %v %v", goal, ok, err)
	}
	return time.Since(start)
}

// Every lookup walked through all facts when the argument bound was a compound
// that only its own arguments told apart: this took minutes.
func TestLookupInsideCompounds(t *testing.T) {
	p := load(t, filled)
	once(t, p, "fill(0, 50000), look(0, 50000), ends(50000, 60000), look(20000, 50000)")
}

// An index must not change which clauses are found, or their order.
func TestIndexesAgreeWithScanning(t *testing.T) {
	args := []string{"a", "7", "_", "f(1)", "f(2)", "f(_)", "f(X, X)", "g(1)", "[]", "[1]", "[_|a]", "1.5", "f(g(1))"}
	var text strings.Builder
	text.WriteString(":- dynamic(q/2).\n:- dynamic(r/2).\n")
	for i := range 200 {
		arg := args[(i*i+i/7)%len(args)]
		if i >= 40 && arg == "_" {
			arg = fmt.Sprintf("f(%d)", i)
		}
		fmt.Fprintf(&text, "q(%d, %s).\n", i, arg)
	}
	p := load(t, text.String())
	for round := range 3 {
		for _, arg := range append(args, "f(77)", "h(1)", "f(a, b)") {
			want := solve(t, p, fmt.Sprintf("findall(I, (q(I, A), A = %s), L)", arg), false)
			got := solve(t, p, fmt.Sprintf("findall(I, q(I, %s), L)", arg), false)
			ids := func(s string) string { return s[strings.LastIndex(s, "["):] }
			if ids(want) != ids(got) {
				t.Errorf("round %d: q(I, %s) found %s, want %s", round, arg, ids(got), ids(want))
			}
		}
		once(t, p, fmt.Sprintf("retract(q(%d, _)), assertz(q(new, f(_))), asserta(q(old, f(3)))", 50+round))
	}
}

// A goal goes on with a bucket that its index has dropped meanwhile.
func TestDroppedBucketStaysForItsGoal(t *testing.T) {
	p := load(t, filled+`
go(L) :- fill(0, 20), assertz(p(3, z, f(3), [])), findall(A, (p(3, A, _, _), empty, churn(0)), L).
empty :- retractall(p(3, _, _, _)).
churn(30000) :- !.
churn(I) :- assertz(p(I, k, f(I), [])), retract(p(I, k, _, _)), !, J is I + 1, churn(J).
`)
	if got := solve(t, p, "go(L)", false); !strings.Contains(got, "[a,z]") {
		t.Errorf("got %s", got)
	}
}
