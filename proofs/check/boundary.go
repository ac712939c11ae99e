package check

import "github.com/eyeprove/eyeprove/engine/term"

// Condition C6, boundary consistency: evidence may refute an absence or a
// collection; it cannot prove one.

// checkBoundary decides C6 for an absent or collected step. What takes more work than
// a decision may stays undecided.
func (c *checker) checkBoundary(s *step) {
	u, decided := &c.unifier, c.decided
	u.heap, u.check = c.heap, occursFails
	u.store, u.budget = c.document.store, &budget{ctx: c.ctx, left: c.options.StepsPerDecision}
	defer func() {
		switch stop := recover().(type) {
		case nil:
		case exhausted:
			u.undo(0)
			c.decided = decided
		default:
			panic(stop)
		}
	}()
	if s.by == byAbsent {
		c.checkAbsence(s)
	} else {
		c.checkCollection(s)
	}
}

// checkAbsence fails \+ G when every conjunct of G unifies with some evidence.
// It decides a single goal or a ground conjunction whose every conjunct has
// evidence to look at.
func (c *checker) checkAbsence(s *step) {
	h := c.heap
	goals := conjuncts(h, h.Arg(s.goal, 1))
	if len(goals) > 1 && !c.document.store.ground(s.goal) {
		return
	}
	contradicted := true
	for _, goal := range goals {
		e := c.evidenceFor(goal)
		if !e.known {
			return
		}
		met := false
		c.eachMeeting(goal, e, func(bool) bool { met = true; return false })
		contradicted = contradicted && met
	}
	c.decided++
	if contradicted {
		c.report.fail(c6, s.goal, "the absence is contradicted by evidence")
	}
}

// checkCollection fails findall(T, G, L) when L is not a proper list or lacks
// an instance of T that evidence for G shows.
func (c *checker) checkCollection(s *step) {
	h := c.heap
	template, goal, list := h.Arg(s.goal, 1), h.Arg(s.goal, 2), h.Arg(s.goal, 3)
	elems, end := h.Slice(list)
	if end != term.ProperList {
		c.decided++
		c.report.fail(c6, s.goal, "the collected result is not a proper list")
		return
	}
	e := c.evidenceFor(goal)
	if !e.known {
		return
	}
	c.decided++
	listed := newGoalIndex(h)
	open := []term.Word{} // elements with variables are compared one by one
	for _, elem := range elems {
		if c.document.store.ground(elem) {
			listed.add(h.Deref(elem))
		} else {
			open = append(open, elem)
		}
	}
	missing := false
	c.eachMeeting(goal, e, func(endless bool) bool {
		missing = !c.isListed(template, endless, listed, open)
		return !missing
	})
	if missing {
		c.report.fail(c6, s.goal, "the collection misses an instance that evidence shows")
	}
}

// isListed reports whether the template, as it stands bound, unifies with an
// element. endless says that it may contain itself, as no element does.
func (c *checker) isListed(template term.Word, endless bool, listed *goalIndex, open []term.Word) bool {
	h := c.heap
	endless = endless && !h.Acyclic(template)
	switch {
	case endless:
	case h.Ground(template):
		if listed.find(h.Deref(template)) != none {
			return true
		}
	default:
		open = append(open[:len(open):len(open)], listed.goals...)
	}
	u := &c.unifier
	for _, elem := range open {
		same, mark := false, len(u.trail)
		if endless {
			same = h.Unify(template, elem, &u.trail)
		} else {
			same, _ = c.meet(template, elem)
		}
		u.undo(mark)
		if same {
			return true
		}
	}
	return false
}
