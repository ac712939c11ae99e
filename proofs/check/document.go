package check

import "github.com/eyeprove/eyeprove/engine/term"

// document is a proof document as read: claims, clause records and steps, of terms
// of one store. Steps that were set aside while reading are not in it.
type document struct {
	heap    *term.Heap
	store   *store
	taker   taker
	claims  []term.Word
	records []record
	steps   []step
	index   *goalIndex // of the goals of steps; a step has the same number in both
	// uses holds the conjuncts of all uses of all steps, in step order, as step
	// numbers, or none for a use without a step. It is filled by C4.
	uses []int32

	words []term.Word // of the uses of many steps
	pairs []binding   // of the bindings of many steps
	terms []term.Word // scratch
	bound []binding
}

// newDocument gives an empty document on the heap h.
func newDocument(h *term.Heap) *document {
	s := newStore(h)
	return &document{heap: h, store: s, taker: taker{s: s}, index: newStoreIndex(s)}
}

// record is a clause/3 fact.
type record struct{ fact, number, head, body term.Word }

// step is a step/4 fact.
type step struct {
	goal      term.Word
	by        justification
	clause    int       // the number of rule(N) and fact(N)
	called    term.Word // G0 of called(G0)
	bindings  []binding
	uses      []term.Word
	agreed    bool // a built-in goal that C5 decided and found to hold
	firstUse  int  // the step's part of document.uses
	afterUses int
}

// binding is 'Name' = Value.
type binding struct {
	name  term.Atom
	value term.Word
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

// take files one fact of a document, a term of h whose cells below kept stay as they
// are. Failures of C3 go to the report.
func (d *document) take(h *term.Heap, kept int, fact term.Word, r *Report) {
	d.taker.begin(h, kept)
	fact = h.Deref(fact)
	if !h.Is(fact, term.AtomStep, 4) {
		if fact, ok := d.taker.take(fact); ok {
			d.file(fact, r)
		} else {
			r.fail(c3, 0, infinite)
		}
	} else if !d.takeStep(h, fact, r) {
		r.fail(c3, 0, infinite)
	}
	d.taker.end()
}

// infinite is why a fact that no text spells is refused.
const infinite = "a fact contains itself"

// file files a fact of the store that is no step.
func (d *document) file(fact term.Word, r *Report) {
	h := d.heap
	switch {
	case h.Is(fact, term.AtomNeck, 2), h.Is(fact, term.AtomNeck, 1), h.Is(fact, term.AtomQuery, 1),
		!fact.IsCallable():
		r.fail(c3, fact, "a proof document holds facts only")
	case h.Is(fact, term.AtomClause, 3):
		d.records = append(d.records, record{fact, h.Arg(fact, 1), h.Arg(fact, 2), h.Arg(fact, 3)})
	default:
		d.claims = append(d.claims, fact)
	}
}

// takeStep files a step/4 fact of h. It is false when a term in it contains itself.
func (d *document) takeStep(h *term.Heap, fact term.Word, r *Report) bool {
	goal, ok := d.taker.take(h.RawArg(fact, 1))
	if !ok {
		return false
	}
	s := step{goal: goal}
	fits, ok := d.takeLists(h, h.Arg(fact, 3), h.Arg(fact, 4), &s)
	switch {
	case !ok:
		return false
	case !fits:
		r.fail(c3, goal, "bindings must be a list of 'Name' = Value and uses a list")
		return true
	}
	known, ok := d.takeBy(h, h.Arg(fact, 2), &s)
	if !ok {
		return false
	}
	if !known {
		s.by = byUnknown
	}
	if _, added := d.index.add(goal); !added {
		r.late = append(r.late, failure{c3, goal, "a second justification for the same goal"})
		return true
	}
	d.steps = append(d.steps, s)
	return true
}

// takeLists files the bindings and the uses of a step. fits is false when they do
// not have their form, ok when a term contains itself.
func (d *document) takeLists(h *term.Heap, bindings, uses term.Word, s *step) (fits, ok bool) {
	d.bound, d.terms = d.bound[:0], d.terms[:0]
	w := bindings
	for ; w.Tag() == term.Lst && len(d.bound) <= h.Top; w = h.Deref(h.Cells[w.Index()+1]) {
		pair := h.Deref(h.Cells[w.Index()])
		if !h.Is(pair, term.AtomEquals, 2) || h.Arg(pair, 1).Tag() != term.Atm {
			return false, true
		}
		value, ok := d.taker.take(h.RawArg(pair, 2))
		if !ok {
			return false, false
		}
		d.bound = append(d.bound, binding{h.Arg(pair, 1).Atom(), value})
	}
	if w != term.AtomNil.Word() {
		return false, true
	}
	for w = uses; w.Tag() == term.Lst && len(d.terms) <= h.Top; w = h.Deref(h.Cells[w.Index()+1]) {
		use, ok := d.taker.take(h.Cells[w.Index()])
		if !ok {
			return false, false
		}
		d.terms = append(d.terms, use)
	}
	if w != term.AtomNil.Word() {
		return false, true
	}
	if s.bindings = nil; len(d.bound) > 0 {
		d.pairs = room(d.pairs, len(d.bound))
		d.pairs = append(d.pairs, d.bound...)
		s.bindings = d.pairs[len(d.pairs)-len(d.bound) : len(d.pairs) : len(d.pairs)]
	}
	if s.uses = nil; len(d.terms) > 0 {
		d.words = room(d.words, len(d.terms))
		d.words = append(d.words, d.terms...)
		s.uses = d.words[len(d.words)-len(d.terms) : len(d.words) : len(d.words)]
	}
	return true, true
}

// room gives the slice, or an empty one where it has no room for n more: parts of it
// stay where they are.
func room[T any](s []T, n int) []T {
	if len(s)+n <= cap(s) {
		return s
	}
	return make([]T, 0, max(n, min(2*cap(s), 1<<16), 1<<6))
}

// takeBy files the second argument of a step. known is false when it is none of the
// justifications, ok when a term contains itself.
func (d *document) takeBy(h *term.Heap, by term.Word, s *step) (known, ok bool) {
	f, callable := functorOf(h, by)
	if !callable {
		return false, true
	}
	s.by = justifications[f]
	switch s.by {
	case byRule, byFact:
		n := h.Arg(by, 1)
		switch {
		case n.Tag() == term.Int:
			s.clause = int(n.SmallInt())
		case !h.IsInteger(n): // a larger one is no clause's number
			return false, true
		}
	case byCalled:
		if s.called, ok = d.taker.take(h.RawArg(by, 1)); !ok {
			return false, false
		}
	}
	return s.by != byUnknown, true
}

// endReading gives back what only reading needs.
func (d *document) endReading() {
	d.store.end()
	d.taker, d.terms, d.bound = taker{}, nil, nil
}
