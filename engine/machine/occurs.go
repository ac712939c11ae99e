package machine

import (
	"math"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// With the flag occurs_check set, no variable is bound to a term it occurs in.
// Compiled heads bind variables in line, where that is not looked at, so that all
// clauses are then run from their images: their heads and goals are unified by
// unify. It takes about ten times as long.

// OccursCheck is what unification does where a term would come to contain itself.
type OccursCheck uint8

// The values of the flag occurs_check.
const (
	OccursOff   OccursCheck = iota // false: it makes the term
	OccursFails                    // true: it fails
	OccursError                    // error: it throws occurs_check(Variable, Term)
)

// SetOccursCheck sets the flag, for goals that are called from now on. Clauses that
// are running go on as they were compiled.
func (m *Machine) SetOccursCheck(o OccursCheck) {
	if m.occurs == o {
		return
	}
	m.occurs, m.p.occurs = o, o
	for _, q := range m.p.preds {
		for _, c := range m.p.Clauses(q) {
			c = m.p.change(c.ID)
			c.code, c.commit = 0, 0
		}
		if q.Target != nil || q.Builtin == nil && !q.Control {
			m.p.unlink(q)
		}
	}
}

// OccursCheck gives the value of the flag.
func (m *Machine) OccursCheck() OccursCheck { return m.occurs }

// unifyChecked is unify with the flag set.
func (m *Machine) unifyChecked(a, b term.Word) bool {
	stack := []term.Word{a, b}
	pairs := m.NewPairs()
	for len(stack) > 0 {
		a, b := m.Deref(stack[len(stack)-2]), m.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-2]
		if !a.IsVar() && b.IsVar() {
			a, b = b, a
		}
		switch {
		case a == b, pairs.Again(a, b):
		case a.IsVar() && b.IsVar():
			m.unifyVariables(a, b)
		case a.IsVar():
			if b.IsCompound() && m.Occurs(a, b) {
				if m.occurs == OccursError {
					m.fault = isoerr.Formal(&m.Heap, m.NewStruct(atomOccurs, a, b))
				}
				return false
			}
			m.bind(a, b)
		case !a.IsCompound() || !b.IsCompound():
			if a.Tag() != term.Box || b.Tag() != term.Box || !m.EqualBox(a, b) {
				return false
			}
		default:
			name, n, _ := m.Functor(a)
			if other, k, _ := m.Functor(b); other != name || k != n {
				return false
			}
			for i := n; i > 0; i-- {
				stack = append(stack, m.RawArg(a, i), m.RawArg(b, i))
			}
		}
	}
	return true
}

// Unifiable reports whether a and b unify, leaving nothing bound.
func (m *Machine) Unifiable(a, b term.Word) bool {
	if m.occurs == OccursOff {
		var trail []term.Word
		ok := m.Heap.Unify(a, b, &trail)
		m.Undo(&trail, 0)
		return ok
	}
	hb, mark := m.hb, m.tr
	m.hb = math.MaxInt // trail everything
	ok := m.unifyChecked(a, b)
	m.hb = hb
	m.undo(mark)
	return ok
}

var atomOccurs = term.Intern("occurs_check")

// takeFault gives the error of a unification that failed for the occurs check, nil
// for none.
func (m *Machine) takeFault() error {
	if m.fault == nil {
		return nil
	}
	err := m.fault
	m.fault = nil
	return err
}
