package proofs

import (
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// goalsWithin calls visit for each goal of a body, those in conditions,
// negations and collections included; visit gets 0 for a goal that is known
// only at run time.
func goalsWithin(im term.Image, body term.Word, visit func(f term.Word)) {
	stack := []term.Word{body}
	for len(stack) > 0 {
		w := im.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		f := functorOf(im, w)
		first, n := argsOf(im, w)
		switch f {
		case funAnd, funOr, funArrow, funSoft:
			stack = append(stack, im.Cells[first], im.Cells[first+1])
		case funNot:
			stack = append(stack, im.Cells[first])
		case funFindall, funCaret:
			stack = append(stack, im.Cells[first+1])
		case funCatch:
			stack = append(stack, im.Cells[first], im.Cells[first+2])
		default:
			if f != 0 && n > 0 && kindOf(f) == isCall {
				f = 0
			}
			visit(f)
		}
	}
}

// takesGoals reports whether a goal of a clause runs goals that are given at
// run time. Only for clauses of the library does it matter.
func (r *rebuilder) takesGoals(im term.Image, body term.Word, system bool) bool {
	if !system {
		return false
	}
	takes := false
	goalsWithin(im, body, func(f term.Word) {
		takes = takes || f == 0 || kindOf(f) == isPredicate && r.wonder(r.predicate(f, true)).takes
	})
	return takes
}

// wonder finds out what a library predicate does: whether it takes goals, rests
// on call-sensitive built-ins, or acts. It looks through everything that the
// clauses lead to within the library.
func (r *rebuilder) wonder(p *predicate) *predicate {
	if p.wondered {
		return p
	}
	p.wondered = true
	q := r.resolve(p)
	if p.builtin != nil || !q.System {
		return p
	}
	if waits(q) {
		// What these say does not change when more is bound.
		defer func() { p.wavers = false }()
	}
	seen := map[*machine.Pred]bool{q: true}
	queue := []*machine.Pred{q}
	for len(queue) > 0 {
		next := queue[0]
		queue = queue[1:]
		for _, c := range r.program.Clauses(next) {
			im := r.program.Image(c)
			goalsWithin(im, machine.BodyOf(im), func(f term.Word) {
				switch {
				case f == 0:
					p.takes = true
				case kindOf(f) != isPredicate:
				default:
					reached := r.predicate(f, true)
					q := r.resolve(reached)
					if reached.sensitive != 0 && reached.builtin.Name != "var" {
						p.wavers = true
					}
					p.acts = p.acts || reached.builtin != nil && reached.acts
					if q.System && reached.builtin == nil && !seen[q] {
						seen[q] = true
						queue = append(queue, q)
					}
				}
			})
		}
	}
	return p
}
