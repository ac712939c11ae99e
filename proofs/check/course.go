package check

import "github.com/eyeprove/eyeprove/engine/term"

// A step tells how its goal was solved where it was first completed. The calls
// that lead to it need not all have gone that way: a goal may be solved again by
// another clause, and within its own derivation, where the inner call completes
// first. What the replay finds on a way that the run may not have gone refutes
// nothing.

// course is what is known of the way to a call that is replayed.
type course struct {
	again    bool // it is within a goal whose step was replayed before
	doubtful bool // the run may have solved it, or a goal it is within, otherwise
}

// maxNested is the most inferences that looking for nested calls takes in a check.
const maxNested = 2_000_000

// lookInto notes at the frame of a goal whether it may have been solved otherwise
// than its step says.
func (p *replay) lookInto(f *frame, goal term.Word, s *step) {
	if f.course.doubtful {
		return
	}
	if f.course.again && p.c.otherwise(s) || p.careful && p.nests(goal, s) {
		f.course.doubtful, p.strayed = true, true
	}
}

// otherwise reports whether the goal of a step may have been solved along other
// steps: by another clause, or another alternative.
func (c *checker) otherwise(s *step) bool {
	switch key, _ := functorOf(c.heap, s.goal); {
	case s.by == byControl && (isCall(key) || key == keyOnce || key == keyModule || key == keyThen || key == keySoftThen):
		return false
	case s.by == byControl, s.by == byCalled && len(s.uses) > 0:
		return true
	}
	return c.hasOtherClause(s)
}

// nested looks out for calls of a predicate, within one, that unify with a goal.
type nested struct {
	key   functor
	goal  term.Word
	calls int // of the predicate
	met   bool
}

// watch takes notice of a call.
func (r *resolver) watch(key functor, goal term.Word) {
	n := r.nested
	if n == nil || key != n.key {
		return
	}
	if n.calls++; n.calls > 1 && !n.met {
		mark := len(r.trail)
		n.met = r.unify(goal, n.goal)
		r.undo(mark)
	}
}

// nests reports whether solving a goal, as called, leads to another call that may
// come to the claimed goal, before the search ends or takes too long.
func (p *replay) nests(goal term.Word, s *step) bool {
	key, _ := functorOf(p.r.heap, goal)
	h, left := p.r.heap, p.nesting
	if left <= 0 {
		return false
	}
	steps := p.closer.steps
	p.closer.steps = min(steps, left)
	defer func() { p.closer.steps, p.closer.r.nested = steps, nil }()
	n := &nested{key: key}
	pair := h.NewStruct(term.AtomMinus, goal, p.c.heap.CopyTo(h, s.goal))
	p.closer.close(h, pair, func(r *resolver, pair term.Word) closure {
		n.goal = r.heap.Arg(pair, 2)
		r.nested = n
		defer func() { p.nesting = left - (p.closer.steps - r.budget.left) }()
		for came := r.solve(r.heap.Arg(pair, 1), nil); came.answer == solved && !n.met; {
			came = r.again()
		}
		return closure{}
	})
	return n.met
}
