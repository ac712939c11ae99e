package check

import "github.com/eyeprove/eyeprove/engine/term"

// occursCheck is what unification does, while a program runs, where a term would come
// to contain itself: the flag occurs_check.
type occursCheck uint8

const (
	occursOff    occursCheck = iota // false: it makes the term
	occursFails                     // true: it fails
	occursRaises                    // error: it raises an error
	occursVaries                    // a clause or a goal sets the flag
)

var (
	keySetFlag      = makeFunctor("set_prolog_flag", 2)
	atomOccursCheck = term.Intern("occurs_check").Word()
	occursChecks    = map[term.Word]occursCheck{
		term.AtomFalse.Word():       occursOff,
		term.AtomTrue.Word():        occursFails,
		term.Intern("error").Word(): occursRaises,
	}
)

// occursFault is the panic of a unification that throws occurs_check(Variable, Term).
type occursFault struct{ variable, value term.Word }

// ball gives what is thrown, on the heap of the unification.
func (f occursFault) ball(h *term.Heap) term.Word {
	formal := h.NewStruct(atomOccursCheck.Atom(), f.variable, f.value)
	return h.NewStruct(term.AtomError, formal, h.NewVar())
}

// takeFlag notes what a directive sets the flag occurs_check to.
func (p *Program) takeFlag(h *term.Heap, directive term.Word) {
	value, known := occursChecks[h.Arg(directive, 2)]
	switch name := h.Arg(directive, 1); {
	case p.occurs == occursVaries:
	case name.IsVar(), name == atomOccursCheck && !known:
		p.occurs = occursVaries
	case name == atomOccursCheck:
		p.occurs = value
	}
}

// noteFlag notes that a goal may set the flag while the program runs.
func (p *Program) noteFlag(h *term.Heap, goal term.Word) {
	if name := h.Arg(goal, 1); name.IsVar() || name == atomOccursCheck {
		p.occurs = occursVaries
	}
}

// meet unifies two terms on the document's heap as the program does, and reports
// whether they unify; the caller takes the bindings back. endless says that
// terms may contain themselves afterwards. Work is paid from the budget of C6.
func (c *checker) meet(a, b term.Word) (unify, endless bool) {
	u := &c.unifier
	mark := len(u.trail)
	u.circular = false
	switch {
	case u.unify(a, b):
		return true, false
	case !u.circular || c.program.occurs == occursFails || c.program.occurs == occursRaises:
		return false, false
	case c.program.occurs == occursVaries:
		panic(exhausted{})
	}
	u.undo(mark)
	return c.heap.Unify(a, b, &u.trail), true
}
