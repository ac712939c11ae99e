package check

import (
	"fmt"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Condition C1, resolution: each clause record is the record of that program
// clause, and each rule or fact step is an instance of the clause it cites.

// checkRecord compares a clause/3 fact with the program.
func (c *checker) checkRecord(rec record) {
	h := c.heap
	computed := (*clause)(nil)
	if rec.number.Tag() == term.Int {
		computed = c.program.clause(int(rec.number.SmallInt()))
	}
	if computed == nil {
		c.report.fail(c1, rec.fact, "the program has no such clause")
		return
	}
	m := &c.matcher
	m.reset(len(computed.names))
	unnamed := int64(0)
	for i, name := range computed.names {
		if anonymous(name) {
			unnamed++
			m.values[i] = h.NewStruct(term.AtomAnonymous, h.NewInt(unnamed))
		} else {
			m.values[i] = h.NewStruct(term.AtomVarRecord, term.Intern(name).Word())
		}
	}
	if !m.match(computed.head, rec.head) || !c.matchBody(computed, rec.body) {
		c.report.fail(c1, rec.fact, fmt.Sprintf("differs from clause %d of the program", computed.number))
	}
}

// matchBody compares a recorded body, a conjunction that leans to the right or
// true, with the body of the clause.
func (c *checker) matchBody(computed *clause, claimed term.Word) bool {
	h := c.heap
	claimed = h.Deref(claimed)
	if computed.isFact() {
		return claimed == term.AtomTrue.Word()
	}
	last := len(computed.body) - 1
	for _, goal := range computed.body[:last] {
		if !h.Is(claimed, term.AtomComma, 2) || !c.matcher.match(goal, h.Arg(claimed, 1)) {
			return false
		}
		claimed = h.Arg(claimed, 2)
	}
	return c.matcher.match(computed.body[last], claimed)
}

// checkResolution decides C1 for a rule or fact step. The step's variables are
// constants here: only the clause's take values.
func (c *checker) checkResolution(claimed *step) {
	computed := c.program.clause(claimed.clause)
	if detail := c.resolve(claimed, computed); detail != "" {
		c.report.fail(c1, claimed.goal, detail)
		return
	}
	c.report.Verified++
}

// resolve gives why the step is not an instance of the clause, "" when it is.
func (c *checker) resolve(claimed *step, computed *clause) string {
	m := &c.matcher
	if computed == nil {
		return fmt.Sprintf("the program has no clause %d", claimed.clause)
	}
	if claimed.by == byFact && !computed.isFact() {
		return fmt.Sprintf("clause %d has a body, so it is not a fact", computed.number)
	}
	if protected(computed.key) {
		return fmt.Sprintf("clause %d is for a predicate that no program may define", computed.number)
	}
	m.reset(len(computed.names))
	for _, b := range claimed.bindings {
		name := b.name.Name()
		slot, ok := computed.slotNamed(name)
		if !ok || m.values[slot] != 0 || name == "_" {
			return fmt.Sprintf("the bindings do not name distinct variables of clause %d", computed.number)
		}
		m.values[slot] = b.value
	}
	if len(computed.body) != len(claimed.uses) {
		return fmt.Sprintf("clause %d has %d goals, the step %d uses", computed.number, len(computed.body), len(claimed.uses))
	}
	if !m.match(computed.head, claimed.goal) {
		return fmt.Sprintf("not an instance of the head of clause %d", computed.number)
	}
	for i, goal := range computed.body {
		if !m.match(goal, claimed.uses[i]) {
			return fmt.Sprintf("use %d is not the instance of goal %d of clause %d", i+1, i+1, computed.number)
		}
	}
	return ""
}
