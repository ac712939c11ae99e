package machine_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// model is a dynamic predicate d/1 with the logical update view, kept simply.
type model struct {
	clauses []*modelClause // in order, erased ones too
	gen     int
	ops     []string
	visits  []string
}

type modelClause struct{ value, born, died int }

// goal goes through the clauses that are there now, as a call of d(X) would, and
// does the next operation at each; depth tells how many such goals are nested.
func (m *model) goal(depth int, prefix string) {
	gen := m.gen
	for _, c := range append([]*modelClause{}, m.clauses...) {
		if c.born > gen || c.died <= gen {
			continue
		}
		at := prefix + fmt.Sprint(c.value)
		m.operate()
		if depth > 1 {
			m.goal(depth-1, at+"-")
		} else {
			m.visits = append(m.visits, at)
		}
	}
}

func (m *model) operate() {
	if len(m.ops) == 0 {
		return
	}
	op := m.ops[0]
	m.ops = m.ops[1:]
	var v int
	if n, _ := fmt.Sscanf(op, "asserta(d(%d))", &v); n == 1 {
		m.gen++
		m.clauses = append([]*modelClause{{v, m.gen, 1 << 60}}, m.clauses...)
		return
	}
	if n, _ := fmt.Sscanf(op, "assertz(d(%d))", &v); n == 1 {
		m.gen++
		m.clauses = append(m.clauses, &modelClause{v, m.gen, 1 << 60})
		return
	}
	n, _ := fmt.Sscanf(op, "retract(d(%d))", &v)
	for _, c := range m.clauses {
		if c.died > m.gen && (n == 0 || c.value == v) {
			m.gen++
			c.died = m.gen
			return
		}
	}
}

// TestLogicalUpdateView compares goals that change the predicate they go through
// with the model.
func TestLogicalUpdateView(t *testing.T) {
	for seed := range uint64(150) {
		rnd := rand.New(rand.NewPCG(seed, 1))
		m := &model{}
		var prog strings.Builder
		prog.WriteString(`
:- dynamic(d/1).
:- dynamic(n/1).
n(0).
visit :- retract(n(K)), K1 is K+1, assertz(n(K1)), op(K, G), call(G), !.
visit.
go(1, L) :- findall(X, ( d(X), visit ), L).
go(2, L) :- findall(X-Y, ( d(X), visit, d(Y), visit ), L).
op(-1, true).
`)
		for range rnd.IntN(15) {
			v := rnd.IntN(5)
			fmt.Fprintf(&prog, "d(%d).\n", v)
			m.clauses = append(m.clauses, &modelClause{v, 0, 1 << 60})
		}
		front := rnd.IntN(4) // how often in front
		for k := range rnd.IntN(60) {
			var op string
			switch r := rnd.IntN(10); {
			case r < 1+front:
				op = fmt.Sprintf("asserta(d(%d))", rnd.IntN(5))
			case r < 5:
				op = fmt.Sprintf("assertz(d(%d))", rnd.IntN(5))
			case r < 8:
				op = "retract(d(_))"
			default:
				op = fmt.Sprintf("retract(d(%d))", rnd.IntN(5))
			}
			m.ops = append(m.ops, op)
			fmt.Fprintf(&prog, "op(%d, %s).\n", k, op)
		}
		p := load(t, prog.String())
		for run := range 4 {
			depth := 1 + run%2
			m.visits = nil
			m.goal(depth, "")
			want := fmt.Sprintf("go(%d,[%s])", depth, strings.Join(m.visits, ","))
			stress = seed%3 == 0
			got := solve(t, p, fmt.Sprintf("go(%d, L)", depth), seed%2 == 0)
			stress = false
			if got != want {
				t.Fatalf("seed %d, run %d\n got %s\nwant %s\n%s", seed, run, got, want, prog.String())
			}
		}
	}
}
