package engine

import (
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Claims decides which solutions of a run are its answers: those that are ground,
// that were not given before in the run, and that are not themselves facts of the
// program.
type Claims struct {
	Left LeftOut

	engine *Engine
	given  map[string]struct{}
	facts  map[term.Word]map[string]struct{} // by functor word: the ground facts as text
}

// LeftOut counts solutions that are no answers.
type LeftOut struct {
	Unbound  int `json:"unbound"`  // with an unbound variable
	Repeated int `json:"repeated"` // given before
	Facts    int `json:"facts"`    // facts of the program
}

// Total is the number of solutions left out.
func (l LeftOut) Total() int { return l.Unbound + l.Repeated + l.Facts }

// NewClaims begins a run.
func (e *Engine) NewClaims() *Claims {
	return &Claims{engine: e, given: map[string]struct{}{}, facts: map[term.Word]map[string]struct{}{}}
}

// Expect takes notice of the goals that will be asked. What is a fact of the program
// is then told by its text, whatever they retract.
func (c *Claims) Expect(goals []*Goal) {
	for _, g := range goals {
		name, arity, _ := imageFunctor(g.image, g.image.Deref(g.image.Root))
		if q := c.engine.program.Lookup(name, arity, false); q != nil && q.Dynamic {
			c.factsOf(name, arity)
		}
	}
}

// Take reports whether a solution is an answer, and counts it when it is not.
func (c *Claims) Take(a *Answer) bool {
	if !a.Ground() {
		c.Left.Unbound++
		return false
	}
	if _, ok := c.given[a.Text()]; ok {
		c.Left.Repeated++
		return false
	}
	if _, ok := c.factsOf(a.predicate())[a.Text()]; ok {
		c.Left.Facts++
		return false
	}
	c.given[a.Text()] = struct{}{}
	return true
}

// factsOf gives the ground facts of a predicate, as it was when they were first asked for.
func (c *Claims) factsOf(name term.Atom, arity int) map[string]struct{} {
	key := term.MakeFun(name, arity)
	facts, ok := c.facts[key]
	if ok {
		return facts
	}
	facts = map[string]struct{}{}
	c.facts[key] = facts
	p := c.engine.program
	q := p.Lookup(name, arity, false)
	if q == nil || q.System {
		return facts
	}
	h := term.NewHeap(0)
	options := syntax.Answer(p.Flags)
	for _, clause := range p.Clauses(q) {
		if !clause.IsFact() || p.Source(clause).Number == 0 {
			continue
		}
		h.Init(0)
		head := h.Arg(h.Thaw(p.Image(clause)), 1)
		if h.Ground(head) {
			facts[syntax.Format(h, head, p.Ops, options)] = struct{}{}
		}
	}
	return facts
}
