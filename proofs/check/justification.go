package check

import "github.com/eyeprove/eyeprove/engine/term"

// Condition C3, justification: each step says in one known way, of the right
// shape, why its goal holds.

// checkJustification decides the condition that the step's justification falls
// under: C1 for clauses, C5 for built-ins and control, C3 for the rest.
func (c *checker) checkJustification(s *step) {
	switch s.by {
	case byRule, byFact:
		c.checkResolution(s)
	case byBuiltin:
		if !s.goal.IsCallable() {
			c.report.fail(c3, s.goal, "a built-in goal must be callable")
			return
		}
		c.checkBuiltin(s)
	case byControl:
		if len(s.bindings) > 0 {
			c.report.fail(c3, s.goal, "a control step has no bindings")
			return
		}
		c.checkControl(s)
	case byCalled:
		if len(s.bindings) > 0 || !s.goal.IsCallable() || !s.called.IsCallable() {
			c.report.fail(c3, s.goal, "a goal justified as called has no bindings")
			return
		}
		c.checkCalled(s)
	case byAbsent:
		if !c.heap.Is(s.goal, term.AtomNot, 1) {
			c.report.fail(c3, s.goal, `only a goal \+ G can be absent`)
			return
		}
		c.trustBoundary(s, "absent")
	case byCollected:
		if !c.heap.Is(s.goal, term.AtomFindall, 3) {
			c.report.fail(c3, s.goal, "only a goal findall(T, G, L) can be collected")
			return
		}
		c.trustBoundary(s, "collected")
	case byAsserted:
		c.checkAsserted(s)
	case byUnproven:
		c.report.fail(c3, s.goal, "recorded as unproven")
	default:
		c.report.fail(c3, s.goal, "unknown justification")
	}
}

// trustBoundary files an absent or collected step as trusted; C6 looks at it
// once all steps are read.
func (c *checker) trustBoundary(s *step, kind string) {
	if len(s.bindings) > 0 || len(s.uses) > 0 {
		c.report.fail(c3, s.goal, "a trusted boundary has no bindings and no uses")
		return
	}
	c.trust(s, kind, theoryScoped)
	c.boundaries = append(c.boundaries, s)
}

// checkAsserted accepts a step for a clause added at run time, as trusted, for
// a predicate that the program declares dynamic or asserts.
func (c *checker) checkAsserted(s *step) {
	key, ok := functorOf(c.heap, s.goal)
	switch {
	case !ok || len(s.bindings) > 0 || len(s.uses) > 0:
		c.report.fail(c3, s.goal, "a trusted boundary has no bindings and no uses")
	case !c.program.mayGrow(key):
		c.report.fail(c3, s.goal, "the program neither declares this predicate dynamic nor asserts it")
	default:
		c.trust(s, "asserted", theoryScoped)
	}
}

// trust files a trusted boundary; under Options.Strict that is a failure of C5,
// unless C8 may still close it.
func (c *checker) trust(s *step, kind, reason string) {
	c.report.Trusted = append(c.report.Trusted, obligation{kind, reason, s.goal, c.current})
	if c.options.Strict && !c.options.Discharge {
		c.report.fail(c5, s.goal, forbidden+kind)
	}
}

// forbidden begins the failure of a trusted boundary under Options.Strict.
const forbidden = "trusted boundary forbidden: "
