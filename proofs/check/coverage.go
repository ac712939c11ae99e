package check

import "github.com/eyeprove/eyeprove/engine/term"

// Condition C4, coverage: each conjunct of each claim has a step; each
// conjunct of each use has a step or is an instance of a fact of the program.

// checkClaimCoverage decides C4 for a claim and notes where the walk of C7
// starts.
func (c *checker) checkClaimCoverage(claim term.Word) {
	for _, goal := range conjuncts(c.heap, claim) {
		at := c.document.index.find(goal)
		if at == none {
			c.report.fail(c4, claim, "a claim without a step")
			continue
		}
		c.roots = append(c.roots, at)
	}
}

// checkUseCoverage decides C4 for the uses of a step and files the steps they
// lead to.
func (c *checker) checkUseCoverage(s *step) {
	d := c.document
	s.firstUse = len(d.uses)
	for _, use := range s.uses {
		c.goals = appendConjuncts(c.goals[:0], c.heap, use)
		for _, goal := range c.goals {
			at := d.index.find(goal)
			if at == none && !c.isFactInstance(goal) {
				c.report.fail(c4, goal, "a use without a step")
			}
			d.uses = append(d.uses, at)
		}
	}
	s.afterUses = len(d.uses)
	c.report.Uses += len(s.uses)
}

// isFactInstance reports whether the goal is an instance of a fact of the
// program.
func (c *checker) isFactInstance(goal term.Word) bool {
	same, open := c.program.factsFor(c.heap, goal)
	for _, facts := range [][]*clause{same, open} {
		for _, fact := range facts {
			c.tick()
			c.matcher.reset(len(fact.names))
			if c.matcher.match(fact.head, goal) {
				return true
			}
		}
	}
	return false
}
