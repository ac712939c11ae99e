package machine

import (
	"sort"
)

// Where an error was raised is found by the addresses that environments return to:
// code tells which clause it was made of. A run pays nothing for it. A clause that
// made its last call has given its environment up and is not seen any more, and a
// clause of a dynamic predicate is seen when it was run often enough to be compiled.

// Call is a clause that was waiting for one of its goals, or running it, Times times
// in a row.
type Call struct {
	Pred   *Pred
	Source Source
	Times  int
}

// Stack is where an error was raised.
type Stack struct {
	Calls []Call // the newest first
	More  int    // calls before those, about
}

// maxCalls is how many calls are told of an error.
const maxCalls = 50

// codeMark says what code is made of from an address on.
type codeMark struct {
	at     int32
	clause int32 // 0 for no clause
	env    bool  // the clause has its environment
}

// mark notes that what is emitted from now on is code of c, nil for of no clause.
// env says that it runs in the clause's environment.
func (p *Program) mark(c *Clause, env bool) {
	k := codeMark{at: int32(len(p.code)), env: env}
	if c != nil {
		k.clause = c.ID
	}
	if n := len(p.marks); n > 0 && (p.marks[n-1].at == k.at || p.marks[n-1].clause == k.clause && p.marks[n-1].env == k.env) {
		if p.marks[n-1].at == k.at {
			p.marks[n-1] = k
		}
		return
	}
	p.marks = append(p.marks, k)
}

// clauseAt gives the clause that the code before an address was made of, or nil,
// and whether that code has the clause's environment.
func (p *Program) clauseAt(pc int) (c *Clause, env bool) {
	if i := p.blockAt(pc - 1); i != 0 {
		return p.clauseOf(i, pc)
	}
	i := sort.Search(len(p.marks), func(i int) bool { return int(p.marks[i].at) >= pc })
	if i == 0 {
		return nil, false
	}
	return p.ClauseByID(int(p.marks[i-1].clause)), p.marks[i-1].env
}

// callers gives the calls that led to an address. It looks at each environment.
func (m *Machine) callers(pc, e, cp int) Stack {
	var out Stack
	var newest *Clause
	add := func(c *Clause) {
		switch n := len(out.Calls); {
		case c == nil:
		case n > 0 && newest == c:
			out.Calls[n-1].Times++
		case n == maxCalls:
			out.More++
		default:
			newest = c
			out.Calls = append(out.Calls, Call{m.p.PredOf(c), m.p.Source(c), 1})
		}
	}
	c, env := m.p.clauseAt(pc)
	add(c)
	if env {
		e, cp = int(m.stk[e]), int(m.stk[e+1])
	}
	for last := -1; e > 0; e, cp = int(m.stk[e]), int(m.stk[e+1]) {
		if cp != last {
			c, _ = m.p.clauseAt(cp)
			last = cp
		}
		add(c)
	}
	return out
}

// Stack gives the clauses that were running when the error that ended the last run
// was raised.
func (m *Machine) Stack() Stack { return m.stack }
