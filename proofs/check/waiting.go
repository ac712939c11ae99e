package check

import "github.com/eyeprove/eyeprove/engine/term"

// Goals that make others wait until variables are bound. What freeze/2 and when/2
// rest on is among the uses of their control steps as soon as it had to be run: that
// is seen from the goal as it stands in the end. While nothing had to be run yet
// they stay obligations. dif/2 is decided of the terms as they stand.

var (
	keyFreeze = makeFunctor("freeze", 2)
	keyWhen   = makeFunctor("when", 2)
	keyDif    = makeFunctor("dif", 2)
)

// waitingGoals may make others wait.
var waitingGoals = functorSet("freeze/2 dif/2 when/2")

// wakingGoals give variables attributes: what is bound later may run goals that no
// step tells of.
var wakingGoals = functorSet("put_attr/3 put_attrs/2")

// checkWaiting decides C5 for a control step of freeze/2 or when/2.
func (c *checker) checkWaiting(s *step, key functor) {
	h := c.heap
	condition := h.Arg(s.goal, 1)
	come := !condition.IsVar()
	if key == keyWhen {
		var known bool
		if come, known = c.holds(condition); !known {
			c.report.fail(c5, s.goal, "this is no condition of when/2")
			return
		}
	}
	if !come {
		if len(s.uses) > 0 {
			c.report.fail(c5, s.goal, "nothing had to be run yet")
			return
		}
		c.trust(s, "builtin", stateful)
		return
	}
	goal := h.Arg(s.goal, 2)
	for h.Is(goal, term.AtomColon, 2) {
		goal = h.Arg(goal, 2)
	}
	alternatives := [][]term.Word{conjuncts(h, goal)}
	for h.Is(goal, term.AtomCall, 1) {
		goal = h.Arg(goal, 1)
		alternatives = append(alternatives, conjuncts(h, goal))
	}
	c.checkAlternatives(s, alternatives)
}

// holds decides a condition of when/2; known is false for what is none.
func (c *checker) holds(condition term.Word) (holds, known bool) {
	h := c.heap
	// What stands to the right of a comma or semicolon waits on a stack, with what
	// decides whether it matters.
	type pending struct {
		right term.Word
		both  bool
	}
	var stack []pending
	w := condition
	for steps := 0; steps <= c.heap.Top; steps++ {
		w = h.Deref(w)
		if key, _ := functorOf(h, w); key == keyAnd || key == keyOr {
			stack = append(stack, pending{h.Arg(w, 2), key == keyAnd})
			w = h.Arg(w, 1)
			continue
		}
		switch {
		case h.Is(w, term.Intern("nonvar"), 1):
			holds = !h.Arg(w, 1).IsVar()
		case h.Is(w, term.Intern("ground"), 1):
			holds = h.Ground(w)
		case h.Is(w, term.Intern("?="), 2):
			mark := len(c.trail)
			same := h.Unify(h.Arg(w, 1), h.Arg(w, 2), &c.trail)
			holds = !same || len(c.trail) == mark
			h.Undo(&c.trail, mark)
		default:
			return false, false
		}
		for len(stack) > 0 && stack[len(stack)-1].both != holds {
			stack = stack[:len(stack)-1]
		}
		if len(stack) == 0 {
			return holds, true
		}
		w = stack[len(stack)-1].right
		stack = stack[:len(stack)-1]
	}
	return false, false
}

// waits reports whether goals of the document may wait, and run where something is
// bound. The replay wakes none: what it would close or refute says nothing then.
func (c *checker) waits() bool {
	for i := range c.document.steps {
		s := &c.document.steps[i]
		key, _ := functorOf(c.heap, s.goal)
		if (waitingGoals[key] || wakingGoals[key]) && !c.program.defines(key) {
			return true
		}
	}
	return false
}

// differ decides dif(A, B): it holds of terms that do not unify, fails for equal
// ones, and is unknown while variables could make it either.
func (r *resolver) differ(f frame, goal term.Word) result {
	mark := len(r.trail)
	same := r.unify(r.heap.Arg(goal, 1), r.heap.Arg(goal, 2))
	bound := len(r.trail) > mark
	r.undo(mark)
	switch {
	case !same:
		return result{answer: solved}
	case !bound:
		return result{answer: failed}
	}
	return r.unknown(f, keyDif)
}
