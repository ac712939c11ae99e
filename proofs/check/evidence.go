package check

import "github.com/eyeprove/eyeprove/engine/term"

// evidence is what a goal may be compared with: when known is false the goal
// can be neither shown nor refuted, and the boundary stays undecided.
type evidence struct {
	known   bool
	decided []term.Word // a ground built-in goal that holds, itself
	key     functor     // else the evidence of this predicate, 0 for none
}

// evidenceFor gives the evidence for one goal.
func (c *checker) evidenceFor(goal term.Word) evidence {
	h := c.heap
	goal = h.Deref(goal)
	key, ok := functorOf(h, goal)
	switch {
	case !ok || neverEvidence[key]:
		return evidence{}
	case c.program.defines(key):
		if !c.isEvidential(key) {
			return evidence{}
		}
		return evidence{known: true, key: key}
	case !c.document.store.ground(goal):
		return evidence{}
	}
	switch verdict := c.decider.decide(goal); verdict.outcome {
	case agrees:
		return evidence{known: true, decided: []term.Word{goal}}
	case failsOutright:
		return evidence{known: true}
	}
	return evidence{}
}

// neverEvidence holds the control constructs: what they say depends on more
// than one goal.
var neverEvidence = functorSet(",/2 ;/2 ->/2 *->/2 \\+/1 call/1 once/1 ignore/1 catch/3 :/2 " +
	"findall/3 findall/4 forall/2 bagof/3 setof/3 aggregate_all/3 aggregate_all/4")

// eachMeeting calls f for each piece of evidence that unifies with the goal,
// with the two unified; f says whether to go on. endless says that terms may contain
// themselves then. All bindings are undone.
func (c *checker) eachMeeting(goal term.Word, e evidence, f func(endless bool) bool) {
	h := c.heap
	candidates := e.decided
	if e.key != 0 {
		candidates = c.testimony(e.key).against(h, goal)
	}
	for _, evident := range candidates {
		c.tick()
		top := h.Top
		on := true
		if unify, endless := c.meet(goal, c.apart(evident)); unify {
			on = f(endless)
		}
		c.unifier.undo(0)
		h.Top = top
		if !on {
			return
		}
	}
}

// apart gives evidence that shares no variable with any goal of the document.
func (c *checker) apart(evident term.Word) term.Word {
	if s := c.document.store; !evident.IsCompound() || !s.holds(evident) || s.closed(evident) {
		return evident
	}
	return c.heap.Copy(evident)
}

// testimony is the evidence of one predicate: its facts and the goals of the
// document's steps, by the first argument.
type testimony struct {
	all     []term.Word
	byFirst map[term.Word][]term.Word // the first argument's atom, number or functor
	open    []term.Word               // those whose first argument is a variable
}

// testimony gathers the evidence of a predicate once.
func (c *checker) testimony(key functor) *testimony {
	if c.witness == nil {
		c.witness = map[functor]*testimony{}
		for i := range c.document.steps {
			goal := c.document.steps[i].goal
			if key, ok := functorOf(c.heap, goal); ok {
				c.witnessOf(key).add(c.heap, goal)
			}
		}
		for _, fact := range c.program.facts {
			c.build.reset(len(fact.names))
			goal, _ := c.build.build(fact.head, 0)
			c.witnessOf(fact.key).add(c.heap, goal)
		}
	}
	return c.witnessOf(key)
}

func (c *checker) witnessOf(key functor) *testimony {
	t := c.witness[key]
	if t == nil {
		t = &testimony{byFirst: map[term.Word][]term.Word{}}
		c.witness[key] = t
	}
	return t
}

func (t *testimony) add(h *term.Heap, goal term.Word) {
	t.all = append(t.all, goal)
	if first, ok := firstArgument(h, goal); ok {
		t.byFirst[first] = append(t.byFirst[first], goal)
	} else {
		t.open = append(t.open, goal)
	}
}

// against gives the pieces that may unify with the goal.
func (t *testimony) against(h *term.Heap, goal term.Word) []term.Word {
	first, ok := firstArgument(h, goal)
	if !ok {
		return t.all
	}
	some := t.byFirst[first]
	return append(some[:len(some):len(some)], t.open...)
}

// firstArgument gives what must agree in the first arguments of goals that
// unify; ok is false when nothing need.
func firstArgument(h *term.Heap, goal term.Word) (first term.Word, ok bool) {
	goal = h.Deref(goal)
	if !goal.IsCompound() {
		return 0, false
	}
	switch arg := h.Arg(goal, 1); arg.Tag() {
	case term.Atm, term.Int:
		return arg, true
	case term.Lst:
		return term.FunDot, true
	case term.Str, term.Box:
		return h.Cells[arg.Index()], true
	}
	return 0, false
}

// isEvidential reports whether evidence can refute a boundary on this
// predicate of the program.
func (c *checker) isEvidential(key functor) bool {
	if c.evidential == nil {
		asserted := map[functor]bool{}
		for i := range c.document.steps {
			if s := &c.document.steps[i]; s.by == byAsserted {
				if key, ok := functorOf(c.heap, s.goal); ok {
					asserted[key] = true
				}
			}
		}
		c.evidential = c.program.evidentialPredicates(asserted)
	}
	return c.evidential[key]
}
