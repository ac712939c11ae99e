package check

import "github.com/eyeprove/eyeprove/engine/term"

// Condition C5, re-decision: a built-in goal is decided again by another route,
// and a control step follows from its uses.

// checkBuiltin decides C5 for a builtin step.
func (c *checker) checkBuiltin(s *step) {
	switch f := c.decider.decide(s.goal); f.outcome {
	case agrees:
		c.report.Recomputed++
		s.agreed = true
	case trusts:
		if alternatives := c.alternatives(s.goal); alternatives != nil {
			c.checkAlternatives(s, alternatives)
			return
		}
		if c.heap.Is(s.goal, term.AtomNot, 1) || c.heap.Is(s.goal, term.AtomFindall, 3) {
			c.report.fail(c5, s.goal, "a negation or collection over the program is not built in")
			return
		}
		c.trust(s, "builtin", f.reason)
	case isProgram:
		c.report.fail(c5, s.goal, "the program defines this predicate, it is not built in")
	case failsOutright:
		c.report.fail(c5, s.goal, "the goal does not hold when it is decided again")
	case binds:
		c.report.fail(c5, s.goal, "the goal holds only for an instance")
	case raises:
		c.report.fail(c5, s.goal, "the goal raises an error when it is decided again")
	}
}

// checkCalled decides C5 for a goal justified as called(G0): G0 is decided, and
// the goal must be an instance of a result. For a library predicate that takes
// goals, the uses answer what its clauses call. It stays an obligation, because
// nothing here says that the goal was called as G0.
func (c *checker) checkCalled(s *step) {
	h := c.heap
	claimed, _ := functorOf(h, s.goal)
	key, _ := functorOf(h, s.called)
	if claimed != key {
		c.report.fail(c5, s.goal, "the goal is no instance of the goal it was called as")
		return
	}
	f, settled := c.decider.unsolved(s.called, key)
	if !settled {
		f = c.decider.resolveCalled(s.called, s.goal, s.uses)
	}
	switch f.outcome {
	case agrees:
		c.trust(s, "builtin", instantiation)
	case trusts:
		c.trust(s, "builtin", f.reason)
	case isProgram:
		c.report.fail(c5, s.goal, "the program defines this predicate, it is not built in")
	case raises:
		c.report.fail(c5, s.goal, "the goal as called raises an error when it is decided again")
	default:
		c.report.fail(c5, s.goal, "the goal is no instance of what the goal as called comes to")
	}
}

// resolveCalled solves the goal as called, so that it unifies with the claimed
// goal; that must then be an instance of it, with nothing in it instantiated.
func (d *decider) resolveCalled(called, claimed term.Word, uses []term.Word) finding {
	if len(uses) == 0 {
		uses = nil
	}
	goal := d.heap.NewStruct(term.AtomComma, called, d.heap.NewStruct(term.AtomEquals, called, claimed))
	f, _ := d.attempt(goal, uses, func(r *resolver, copied term.Word, _ []term.Word) finding {
		s := newSlots()
		p := makePattern(r.heap, r.heap.Arg(copied, 1), s)
		m := matcher{heap: d.heap}
		m.reset(len(s.vars))
		if m.match(p, claimed) {
			return finding{outcome: agrees}
		}
		return finding{outcome: failsOutright}
	})
	return f
}
