package check

import (
	"context"

	"github.com/eyeprove/eyeprove/engine/term"
)

// checker is one run of Check.
type checker struct {
	ctx      context.Context
	program  *Program
	options  Options
	heap     *term.Heap // the document's, and scratch of the checker's above it
	document *document
	report   *Report
	decider  *decider

	asked      []question
	roots      []int32 // steps of claims
	boundaries []*step
	decided    int   // boundaries that C6 decided
	current    int32 // the step being judged
	evidential map[functor]bool
	witness    map[functor]*testimony

	matcher matcher
	unifier unifier // of C6
	build   builder
	trail   []term.Word
	goals   []term.Word
	ticks   int
}

// stopped is the panic that ends a check whose context ended.
type stopped struct{ err error }

// tick is called in every loop that a hostile document can make long.
func (c *checker) tick() {
	if c.ticks++; c.ticks&0xFFF == 0 {
		if err := c.ctx.Err(); err != nil {
			panic(stopped{err})
		}
	}
}

// judgeDocument decides the conditions in the order the report lists findings.
func (c *checker) judgeDocument() {
	d, r := c.document, c.report
	for _, rec := range d.records {
		c.checkRecord(rec)
	}
	r.Failures = append(r.Failures, r.late...)
	for _, claim := range d.claims {
		c.checkClaimCoverage(claim)
	}
	for i := range d.steps {
		c.tick()
		s := &d.steps[i]
		c.current = int32(i)
		c.checkUseCoverage(s)
		c.checkJustification(s)
	}
	for _, s := range c.boundaries {
		c.checkBoundary(s)
	}
	c.checkRelevance()
	c.checkFoundation()

	r.document = d
	r.Steps, r.Claims = len(d.steps), len(d.claims)
	r.cover(c1, r.Verified)
	r.cover(c3, len(d.steps))
	r.cover(c4, len(d.claims)+r.Uses)
	r.cover(c5, r.Recomputed+r.Composed)
	r.cover(c6, c.decided)
	if c.options.Discharge {
		c.discharge()
		if c.options.Strict {
			for _, o := range r.Trusted {
				r.fail(c5, o.goal, forbidden+o.kind)
			}
		}
	}
}
