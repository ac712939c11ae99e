package check

import (
	"context"

	"github.com/eyeprove/eyeprove/engine/term"
)

// decider decides built-in goals of a document without any clause of the
// program.
type decider struct {
	ctx      context.Context
	program  *Program
	heap     *term.Heap // the document's
	store    *store     // likewise, once it is read
	steps    int
	court    *court
	carrier  carrier
	resolver *resolver // made when first needed
}

// outcome is what deciding a goal came to.
type outcome uint8

const (
	agrees        outcome = iota // it succeeds and binds nothing
	failsOutright                // it fails
	binds                        // it succeeds and binds a variable
	raises                       // it throws
	trusts                       // it cannot be decided here
	isProgram                    // its predicate is the program's
)

// finding is an outcome and, when the goal cannot be decided, the reason.
type finding struct {
	outcome outcome
	reason  string
}

func newDecider(ctx context.Context, p *Program, h *term.Heap, steps int) *decider {
	return &decider{ctx: ctx, program: p, heap: h, steps: steps, court: newCourt(ctx)}
}

// decide solves a callable goal of the document for its first solution.
func (d *decider) decide(goal term.Word) finding {
	h := d.heap
	key, _ := functorOf(h, goal)
	if f, settled := d.unsolved(goal, key); settled {
		return f
	}
	if primitives[key] != nil && d.ground(goal) {
		return d.decidePrimitive(goal, key)
	}
	return d.resolve(goal)
}

func (d *decider) ground(w term.Word) bool {
	if d.store != nil {
		return d.store.ground(w)
	}
	return d.heap.Ground(w)
}

// unsolved settles the goals that are never run.
func (d *decider) unsolved(goal term.Word, key functor) (f finding, settled bool) {
	switch {
	case key == keyTrue || key == keyCut:
		return finding{outcome: agrees}, true
	case d.program.definesOwn(key) && !d.program.accelerated[key]:
		return finding{outcome: isProgram}, true
	case reflectiveGoals[key]:
		return finding{trusts, reflective}, true
	case statefulGoals[key]:
		return finding{trusts, stateful}, true
	case key == keyPropose:
		return d.proposal(goal), true
	}
	return finding{}, false
}

// proposal accepts what an oracle may say: found(X) or unknown(Why). It says
// nothing about the program.
func (d *decider) proposal(goal term.Word) finding {
	h := d.heap
	said := h.Arg(goal, 2)
	if h.Is(said, term.Intern("found"), 1) || h.Is(said, term.Intern("unknown"), 1) {
		return finding{outcome: agrees}
	}
	return finding{outcome: failsOutright}
}

// decidePrimitive asks the court about a ground goal where it stands. What that
// lays down on the document's heap is dropped again.
func (d *decider) decidePrimitive(goal term.Word, key functor) finding {
	h := d.heap
	top := h.Top
	defer func() { h.Top = top }()
	r, _ := d.court.rule(h, goal, key)
	switch {
	case r.hung == outside:
		return finding{trusts, stateful}
	case r.hung == byAge:
		return finding{trusts, instantiation}
	case r.hung != notHung && r.hung != tooMany:
		return finding{trusts, outOfBounds}
	case r.ball != 0:
		return finding{outcome: raises}
	case len(r.solutions) == 0:
		return finding{outcome: failsOutright}
	}
	for _, e := range r.solutions[0] {
		if !h.Identical(e.left, e.right) {
			// The first solution may be another than the one claimed.
			return finding{outcome: failsOutright}
		}
	}
	return finding{outcome: agrees}
}

// resolve solves a copy of the goal on the resolver. Any solution that binds
// nothing will do: then the goal holds as it stands.
func (d *decider) resolve(goal term.Word) finding {
	f, _ := d.attempt(goal, nil, func(r *resolver, copied term.Word, vars []term.Word) finding {
		if unchanged(r.heap, vars) {
			return finding{outcome: agrees}
		}
		return finding{outcome: binds}
	})
	return f
}

// attempt solves a copy of the goal, with the uses for answers unless they are
// nil, and hands the solution to accept. vars are the variables of the copies.
func (d *decider) attempt(goal term.Word, uses []term.Word, accept func(r *resolver, copied term.Word, vars []term.Word) finding) (f finding, missing functor) {
	r := d.resolver
	if r == nil {
		r = newResolver(d.ctx, libraryTheory(), d.program)
		d.resolver = r
	}
	r.reset(d.steps)
	// An accelerated predicate means its clauses; nothing else of the program
	// is looked at here.
	key, _ := functorOf(d.heap, goal)
	r.closes = d.program.accelerated[key]
	defer func() {
		switch stop := recover().(type) {
		case nil:
		case exhausted, term.LimitReached:
			if f.outcome != binds { // else a solution that binds was found before
				f = finding{trusts, outOfBounds}
			}
		default:
			panic(stop)
		}
	}()
	h := r.heap
	top := d.heap.Top
	whole := d.heap.NewStruct(term.AtomMinus, goal, d.heap.NewList(uses, term.AtomNil.Word()))
	d.carrier.from = d.heap
	copied := d.carrier.carry(h, whole)
	d.heap.Top = top
	vars := h.Variables(copied)
	var from *answers
	if uses != nil {
		list, _ := h.Slice(h.Arg(copied, 2))
		from = &answers{list: list}
	}
	f = finding{outcome: failsOutright} // that of the first solution
	for result := r.solve(h.Arg(copied, 1), from); ; result = r.again() {
		switch result.answer {
		case solved:
			found := accept(r, h.Arg(copied, 1), vars)
			if found.outcome == agrees {
				return found, 0
			}
			if f.outcome == failsOutright {
				f = found
			}
			continue
		case failed:
			if missed := r.missed; f.outcome == failsOutright && (statefulGoals[missed] || reflectiveGoals[missed] || waitingGoals[missed]) {
				// Its clauses came to a goal that is never run again.
				result.missing = missed
				return finding{trusts, d.whyUnknown(result)}, missed
			}
			return f, 0
		case threw:
			if f.outcome == failsOutright {
				f.outcome = raises
			}
			return f, 0
		}
		return finding{trusts, d.whyUnknown(result)}, result.missing
	}
}

// keyBeyond is of characters that prelude.pl knows nothing about.
var keyBeyond = makeFunctor("$beyond_ascii", 1)

// whyUnknown gives the reason why a goal of a predicate cannot be decided.
func (d *decider) whyUnknown(result result) string {
	key := result.missing
	switch {
	case result.reason != "":
		return result.reason
	case reflectiveGoals[key]:
		return reflective
	case primitives[key] == nil && loops[key] != nil, key == keyBeyond:
		return theoryScoped // a goal whose meaning is not known here
	case statefulGoals[key], waitingGoals[key], primitives[key] != nil, d.program.varies(key):
		return stateful
	}
	return theoryScoped
}

// unchanged reports whether the variables are still variables, and distinct.
func unchanged(h *term.Heap, vars []term.Word) bool {
	seen := make(map[term.Word]bool, len(vars))
	for _, v := range vars {
		w := h.Deref(v)
		if !w.IsVar() || seen[w] {
			return false
		}
		seen[w] = true
	}
	return true
}
