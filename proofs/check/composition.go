package check

import "github.com/eyeprove/eyeprove/engine/term"

// checkControl decides C5 for a control step: its uses are one of the
// alternatives of its goal, or answer the calls of a library predicate.
func (c *checker) checkControl(s *step) {
	if !s.goal.IsCallable() {
		c.report.fail(c3, s.goal, "a control goal must be callable")
		return
	}
	if alternatives := c.alternatives(s.goal); alternatives != nil {
		c.checkAlternatives(s, alternatives)
		return
	}
	key, _ := functorOf(c.heap, s.goal)
	if c.program.definesOwn(key) {
		c.report.fail(c5, s.goal, "the program defines this predicate, it is not control")
		return
	}
	if key == keyFreeze || key == keyWhen {
		c.checkWaiting(s, key)
		return
	}
	uses := s.uses
	if uses == nil {
		uses = []term.Word{}
	}
	f, _ := c.decider.attempt(s.goal, uses, func(r *resolver, _ term.Word, vars []term.Word) finding {
		if unchanged(r.heap, vars) {
			return finding{outcome: agrees}
		}
		return finding{outcome: binds}
	})
	switch f.outcome {
	case agrees:
		c.report.Composed++
	case trusts:
		c.trust(s, "builtin", f.reason)
	default:
		c.report.fail(c5, s.goal, "the control step does not follow from its uses")
	}
}

// checkAlternatives accepts uses that are, in order, those of an alternative.
func (c *checker) checkAlternatives(s *step, alternatives [][]term.Word) {
	var claimed []term.Word
	for _, use := range s.uses {
		claimed = appendConjuncts(claimed, c.heap, use)
	}
	for _, computed := range alternatives {
		if c.identicalGoals(claimed, computed) {
			c.report.Composed++
			return
		}
	}
	c.report.fail(c5, s.goal, "the control step does not follow from its uses")
}

func (c *checker) identicalGoals(claimed, computed []term.Word) bool {
	if len(claimed) != len(computed) {
		return false
	}
	for i := range claimed {
		if !c.heap.Identical(claimed[i], computed[i]) {
			return false
		}
	}
	return true
}

var (
	keyOnce   = makeFunctor("once", 1)
	keyIgnore = makeFunctor("ignore", 1)
)

// alternatives gives the conjunctions of which any one solves a control
// construct; nil for any other goal.
func (c *checker) alternatives(goal term.Word) [][]term.Word {
	h := c.heap
	key, _ := functorOf(h, goal)
	switch {
	case c.program.definesOwn(key):
	case isCall(key):
		called, ok := uncalled(h, goal)
		if !ok {
			return [][]term.Word{}
		}
		return [][]term.Word{conjuncts(h, called)}
	case key == keyOnce:
		return [][]term.Word{conjuncts(h, h.Arg(goal, 1)), conjuncts(h, plainGoal(h, h.Arg(goal, 1)))}
	case key == keyIgnore:
		ignored := h.Arg(goal, 1)
		return [][]term.Word{conjuncts(h, ignored), conjuncts(h, plainGoal(h, ignored)), {h.NewStruct(term.AtomNot, ignored)},
			{h.NewStruct(term.AtomNot, stripCalls(h, ignored))}, {}}
	case key == keyCatch:
		return [][]term.Word{conjuncts(h, h.Arg(goal, 1)), conjuncts(h, h.Arg(goal, 3))}
	case key == keyModule && h.Arg(goal, 1).Tag() == term.Atm:
		return [][]term.Word{conjuncts(h, h.Arg(goal, 2))}
	case key == keyThen, key == keySoftThen:
		return [][]term.Word{c.thenGoals(goal)}
	case key == keyOr:
		left, right := h.Arg(goal, 1), conjuncts(h, h.Arg(goal, 2))
		if h.Is(left, term.AtomArrow, 2) || h.Is(left, term.AtomSoftArrow, 2) {
			// A condition that was a variable when the goal was called is none.
			return [][]term.Word{c.thenGoals(left), right, {left}}
		}
		return [][]term.Word{conjuncts(h, left), right}
	}
	return nil
}

// thenGoals gives the goals of (C -> T): those of C, then those of T.
func (c *checker) thenGoals(arrow term.Word) []term.Word {
	return appendConjuncts(conjuncts(c.heap, c.heap.Arg(arrow, 1)), c.heap, c.heap.Arg(arrow, 2))
}
