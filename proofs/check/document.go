package check

import "github.com/eyeprove/eyeprove/engine/term"

// document is a proof document as read: claims, clause records and steps, on
// one heap. Steps that were set aside while reading are not in it.
type document struct {
	heap    *term.Heap
	claims  []term.Word
	records []record
	steps   []step
	index   *goalIndex // of the goals of steps; a step has the same number in both
	// uses holds the conjuncts of all uses of all steps, in step order, as step
	// numbers, or none for a use without a step. It is filled by C4.
	uses []int32
}

func newDocument(h *term.Heap) *document {
	return &document{heap: h, index: newGoalIndex(h)}
}

// record is a clause/3 fact.
type record struct{ fact, number, head, body term.Word }

// step is a step/4 fact.
type step struct {
	goal      term.Word
	by        justification
	clause    int         // the number of rule(N) and fact(N)
	called    term.Word   // G0 of called(G0)
	written   term.Word   // the second argument as it was written
	bindings  []term.Word // Name = Value, dereferenced
	uses      []term.Word
	agreed    bool // a built-in goal that C5 decided and found to hold
	firstUse  int  // the step's part of document.uses
	afterUses int
}

// justification is how a step says that its goal is justified.
type justification uint8

const (
	byUnknown justification = iota
	byRule
	byFact
	byBuiltin
	byControl
	byCalled
	byAbsent
	byCollected
	byAsserted
	byUnproven
)

var justifications = map[functor]justification{
	term.MakeFun(term.AtomRule, 1):      byRule,
	term.MakeFun(term.AtomFact, 1):      byFact,
	term.MakeFun(term.AtomBuiltin, 0):   byBuiltin,
	term.MakeFun(term.AtomControl, 0):   byControl,
	term.MakeFun(term.AtomCalled, 1):    byCalled,
	term.MakeFun(term.AtomAbsent, 0):    byAbsent,
	term.MakeFun(term.AtomCollected, 0): byCollected,
	term.MakeFun(term.AtomAsserted, 0):  byAsserted,
	term.MakeFun(term.AtomUnproven, 0):  byUnproven,
}

// take files one fact of a document. Failures of C3 go to the report.
func (d *document) take(fact term.Word, r *Report) {
	h := d.heap
	fact = h.Deref(fact)
	switch {
	case h.Is(fact, term.AtomNeck, 2), h.Is(fact, term.AtomNeck, 1), h.Is(fact, term.AtomQuery, 1),
		!fact.IsCallable():
		r.fail(c3, fact, "a proof document holds facts only")
	case h.Is(fact, term.AtomClause, 3):
		d.records = append(d.records, record{fact, h.Arg(fact, 1), h.Arg(fact, 2), h.Arg(fact, 3)})
	case h.Is(fact, term.AtomStep, 4):
		d.takeStep(fact, r)
	default:
		d.claims = append(d.claims, fact)
	}
}

func (d *document) takeStep(fact term.Word, r *Report) {
	h := d.heap
	goal, by := h.Arg(fact, 1), h.Arg(fact, 2)
	bindings, end := h.Slice(h.Arg(fact, 3))
	uses, usesEnd := h.Slice(h.Arg(fact, 4))
	if end != term.ProperList || usesEnd != term.ProperList || !d.areBindings(bindings) {
		r.fail(c3, goal, "bindings must be a list of 'Name' = Value and uses a list")
		return
	}
	s := step{goal: goal, written: by, bindings: bindings, uses: uses}
	if !d.takeBy(by, &s) {
		s.by = byUnknown
	}
	if _, added := d.index.add(goal); !added {
		r.late = append(r.late, failure{c3, goal, "a second justification for the same goal"})
		return
	}
	d.steps = append(d.steps, s)
}

// areBindings dereferences the elements and checks their form.
func (d *document) areBindings(bindings []term.Word) bool {
	h := d.heap
	for i, b := range bindings {
		b = h.Deref(b)
		if !h.Is(b, term.AtomEquals, 2) || h.Arg(b, 1).Tag() != term.Atm {
			return false
		}
		bindings[i] = b
	}
	return true
}

// takeBy files the second argument of a step.
func (d *document) takeBy(by term.Word, s *step) bool {
	h := d.heap
	f, ok := functorOf(h, by)
	if !ok {
		return false
	}
	s.by = justifications[f]
	switch s.by {
	case byRule, byFact:
		n := h.Arg(by, 1)
		switch {
		case n.Tag() == term.Int:
			s.clause = int(n.SmallInt())
		case !h.IsInteger(n): // a larger one is no clause's number
			return false
		}
	case byCalled:
		s.called = h.Arg(by, 1)
	}
	return s.by != byUnknown
}
