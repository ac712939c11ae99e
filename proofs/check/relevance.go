package check

import (
	"iter"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Condition C7, relevance: each claim is an instance of a goal asked, and each
// step is reachable from a claim.

// checkRelevance runs after C4, which finds the steps of claims and uses.
func (c *checker) checkRelevance() {
	d := c.document
	for _, claim := range d.claims {
		if !c.answersGoal(claim) {
			c.report.fail(c7, claim, "the claim answers no goal that was asked")
		}
	}
	reached := make([]bool, len(d.steps))
	queue := make([]int32, 0, len(d.steps))
	reach := func(at int32) {
		if at != none && !reached[at] {
			reached[at] = true
			queue = append(queue, at)
		}
	}
	for _, at := range c.roots {
		reach(at)
	}
	for i := 0; i < len(queue); i++ {
		s := &d.steps[queue[i]]
		for _, use := range d.uses[s.firstUse:s.afterUses] {
			reach(use)
		}
	}
	for i := range d.steps {
		if !reached[i] {
			c.report.fail(c7, d.steps[i].goal, "the step serves no claim")
		}
	}
	c.report.cover(c7, len(d.claims)+len(d.steps))
}

// answersGoal reports whether the claim is an instance of a goal asked.
func (c *checker) answersGoal(claim term.Word) bool {
	for range c.questionsOf(claim) {
		return true
	}
	return false
}

// questionsOf gives the goals asked that the claim is an instance of.
func (c *checker) questionsOf(claim term.Word) iter.Seq[question] {
	return func(yield func(question) bool) {
		for _, goal := range c.asked {
			c.matcher.reset(goal.variables)
			if c.matcher.match(goal.pattern, claim) && !yield(goal) {
				return
			}
		}
	}
}
