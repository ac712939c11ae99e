package machine

import (
	"context"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Search is an oracle: a search in Go that a program asks with propose(Search, Result),
// Search having this functor. What it says is a proposal: it proves nothing.
type Search struct {
	Name  string
	Arity int
	Doc   string // one line
	// Run searches. It gives the term found, on m's heap, or why it does not
	// know: a budget that ended, in words. It must give up when m.Stopped
	// reports true. The error is for arguments that make no sense.
	Run func(m *Machine, args []term.Word) (found term.Word, unknown string, err error)
}

// AddOracle makes an oracle known to the program.
func (p *Program) AddOracle(o Search) {
	if p.oracles == nil {
		p.oracles = map[term.Word]Search{}
	}
	p.oracles[term.MakeFun(term.Intern(o.Name), o.Arity)] = o
}

// Oracles gives the oracles of the program, in no order.
func (p *Program) Oracles() []Search {
	var out []Search
	for _, o := range p.oracles {
		out = append(out, o)
	}
	return out
}

// Propose is propose/2 as a built-in: it succeeds exactly once, with
// found(X) or unknown(Why). Result must be unbound, so that it cannot fail.
func Propose(m *Machine, args []term.Word) (bool, error) {
	search, result := m.Deref(args[0]), m.Deref(args[1])
	if search.IsVar() {
		return false, isoerr.Instantiation(&m.Heap)
	}
	if !result.IsVar() {
		return false, isoerr.Uninstantiation(&m.Heap, result)
	}
	name, arity, ok := m.Functor(search)
	if !ok {
		return false, isoerr.Type(&m.Heap, isoerr.Callable, search)
	}
	o, known := m.p.oracles[term.MakeFun(name, arity)]
	if !known {
		return false, isoerr.Existence(&m.Heap, isoerr.OracleObj, isoerr.Indicator(&m.Heap, name, arity))
	}
	found, unknown, err := o.Run(m, m.arguments(search))
	if err != nil {
		return false, err
	}
	if unknown != "" {
		m.Unknown = append(m.Unknown, unknown)
		return m.Unify(result, m.NewStruct(atomUnknown, term.Intern(unknown).Word())), nil
	}
	return m.Unify(result, m.NewStruct(atomFound, found)), nil
}

var (
	atomPropose = term.Intern("propose")
	atomFound   = term.Intern("found")
	atomUnknown = term.Intern("unknown")
)

// Stopped reports whether the run was interrupted or is past its deadline:
// long work in Go asks it now and then.
func (m *Machine) Stopped() bool {
	return m.stop.Load() != nil || m.limits.passed()
}

// Context gives a context that is done once m is stopped, for searches that
// ask one. Only its Err tells: Done never closes.
func (m *Machine) Context() context.Context { return running{context.Background(), m} }

type running struct {
	context.Context
	m *Machine
}

// Err reports context.Canceled once the run was interrupted or is out of time.
func (r running) Err() error {
	if r.m.Stopped() {
		return context.Canceled
	}
	return nil
}

// Where an oracle's silence would speak it is refused: under \+, in a
// condition, and where all solutions are collected. The text of a clause is
// looked at when it is added, a goal made at run time when it is called; what
// hides behind a predicate stays for the checker, which closes nothing that
// rests on an oracle.
var collecting = map[string]bool{
	"findall": true, "bagof": true, "setof": true, "forall": true, "countall": true,
	"sumall": true, "aggregate_min": true, "aggregate_max": true, "aggregate_all": true, "\\+": true,
}

// mostLookedAt is how many subterms refuseOracle looks at: a cyclic goal has no end.
const mostLookedAt = 100_000

// refuseOracle raises a permission error when a goal asks an oracle in such a
// place; inner says that the goal itself stands in one.
func (p *Program) refuseOracle(h *term.Heap, goal term.Word, inner bool) error {
	if len(p.oracles) == 0 {
		return nil
	}
	type item struct {
		w     term.Word
		inner bool
	}
	stack := []item{{goal, inner}}
	for seen := 0; len(stack) > 0 && seen < mostLookedAt; seen++ {
		it := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		w := h.Deref(it.w)
		name, arity, ok := h.Functor(w)
		if !ok || arity == 0 {
			continue
		}
		if it.inner && name == atomPropose && arity == 2 {
			return isoerr.Permission(h, isoerr.Access, isoerr.OraclePerm, isoerr.Indicator(h, name, arity))
		}
		inner := it.inner || collecting[name.Name()]
		for i := arity; i >= 1; i-- {
			condition := i == 1 && arity == 2 && (name == term.AtomArrow || name == term.AtomSoftArrow)
			stack = append(stack, item{h.RawArg(w, i), inner || condition})
		}
	}
	return nil
}
