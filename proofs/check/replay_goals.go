package check

import (
	"slices"

	"github.com/eyeprove/eyeprove/engine/term"
)

// resolve replays a rule or fact step: the clauses before the cited one that
// could have committed must not have; then the goals of the body follow.
func (p *replay) resolve(f frame, goal term.Word, s *step) result {
	r := p.r
	cited := p.c.program.clause(s.clause)
	q := p.c.program.predicates[cited.key]
	p.passOver(f, goal, q, cited)
	var a *activation
	if cited.hasCut() {
		a = &activation{clause: cited, entry: r.heap.Freeze(goal), step: f.step}
	}
	finish := p.finish(f, goal)
	r.build.reset(len(cited.names))
	mark := len(r.trail)
	if goal.IsCompound() && !r.unifyPattern(cited.head, goal) {
		r.undo(mark)
		return p.lose(f, s)
	}
	like := frame{cut: int32(len(r.choices)), foreign: true, body: a, course: f.course}
	next := finish
	for i := len(cited.body) - 1; i >= 0; i-- {
		built, _ := r.build.build(cited.body[i], 0)
		next = p.lead(built, p.c.document.uses[s.firstUse+i], s.uses[i], like, next)
	}
	if a != nil {
		a.values = append(a.values, r.build.values...)
	}
	r.cont = next
	return result{answer: solved}
}

// passOver closes that the clauses before the cited one did not commit. Where
// clauses come and go, even the cited one may not have been there.
func (p *replay) passOver(f frame, goal term.Word, q *predicate, cited *clause) {
	if p.c.program.varies(cited.key) {
		p.note(f, commitmentEvent, closure{open, stateful})
		return
	}
	first, _ := firstArgument(p.r.heap, goal)
	for at := q.next(0, first); at < len(q.clauses) && q.clauses[at] != cited; at = q.next(at+1, first) {
		if !q.clauses[at].hasCut() {
			continue
		}
		if came, applies := p.closer.earlier(p.r.heap, goal, q.clauses[at]); applies {
			p.note(f, commitmentEvent, came)
		}
	}
}

// cut replays the goal !: the goals left of it must have been solved the first
// way.
func (p *replay) cut(f frame) result {
	if a := f.body; a != nil {
		a.cuts++
		at := f
		if a.step != 0 {
			at.step = a.step
		}
		p.note(at, commitmentEvent, p.closer.upToCut(p.r.heap, a))
	}
	return result{answer: solved}
}

// builtin replays a builtin step by solving the goal as it was called.
func (p *replay) builtin(f frame, goal term.Word, s *step) result {
	key, _ := functorOf(p.r.heap, goal)
	switch {
	case key == keyCut:
		return p.cut(f)
	case key == keyTrue:
		return result{answer: solved}
	case reflectiveGoals[key], statefulGoals[key], key == keyPropose:
		return p.assume(f, s.goal)
	}
	if s.agreed && p.r.heap.Ground(goal) {
		return p.assume(f, s.goal) // C5 has decided this very goal
	}
	return p.decide(f, goal, s, builtinEvent)
}

// maxOthers is how many solutions more decide looks at.
const maxOthers = 100

// decide solves a built-in goal as it was called, for the first solution that
// the claimed goal is an instance of. When that is more general than what is
// claimed, and there may be another, it is not known which one was taken.
func (p *replay) decide(f frame, goal term.Word, s *step, kind eventKind) result {
	h := p.r.heap
	var found term.Word
	others, doubt := 0, false
	came := p.closer.solution(h, goal, goal, func(r *resolver, w term.Word) bool {
		fits := instanceAcross(r.heap, w, p.c.heap, s.goal)
		if found != 0 {
			others++
			doubt = fits || others == maxOthers
			return doubt
		}
		if fits {
			found = r.heap.CopyTo(h, w)
		}
		return fits && term.VariantAcross(r.heap, w, p.c.heap, s.goal)
	})
	if found != 0 && came.outcome != closed { // the search for another ended
		doubt = came.outcome != refuted
		came = closure{closed, ""}
	}
	p.lost, p.unsure = p.lost || doubt, p.unsure || doubt
	if came.outcome != closed {
		p.note(f, kind, came)
		p.lost = p.lost || came.outcome == refuted
		return p.assume(f, s.goal)
	}
	p.note(f, kind, came)
	if !p.r.unify(goal, found) {
		return result{answer: failed}
	}
	return result{answer: solved}
}

// called replays a goal justified as called(G0): it must have been called so.
func (p *replay) called(f frame, goal term.Word, s *step) result {
	if term.VariantAcross(p.r.heap, goal, p.c.heap, s.called) {
		p.note(f, boundaryEvent, closure{closed, ""})
	} else {
		p.note(f, boundaryEvent, closure{open, instantiation})
	}
	if len(s.uses) > 0 {
		return p.library(f, goal, s)
	}
	return p.decide(f, goal, s, builtinEvent)
}

// absent closes \+ G with G as it was called.
func (p *replay) absent(f frame, goal term.Word, s *step) result {
	p.note(f, boundaryEvent, p.closer.absent(p.r.heap, p.r.heap.Arg(goal, 1)))
	return result{answer: solved}
}

// collected closes findall(T, G, L) with G as it was called: its solutions are
// the list, in order.
func (p *replay) collected(f frame, goal term.Word, s *step) result {
	list, came := p.solutions(goal, s.goal)
	p.note(f, boundaryEvent, came)
	if list == 0 {
		return p.assume(f, s.goal)
	}
	if !p.r.unify(p.r.heap.Arg(goal, 3), list) {
		return result{answer: failed}
	}
	return result{answer: solved}
}

// solutions solves a findall/3 as called and compares the list with that of the
// claimed one. It gives the list when they agree, else 0.
func (p *replay) solutions(goal, claimed term.Word) (list term.Word, came closure) {
	h, d := p.r.heap, p.c.heap
	came = p.closer.collection(h, h.Arg(goal, 1), h.Arg(goal, 2), func(r *resolver, computed term.Word) closure {
		inOrder := instanceAcross(r.heap, computed, d, d.Arg(claimed, 3))
		if !inOrder && !(len(p.c.program.tabled) > 0 && sameMembers(r.heap, computed, d, d.Arg(claimed, 3))) {
			return closure{refuted, "the list is not the solutions of the goal, in order"}
		}
		if inOrder {
			list = r.heap.CopyTo(h, computed)
		}
		return closure{closed, ""}
	})
	return list, came
}

// sameMembers reports whether two lists of ground terms are the same but for
// the order, as the answers of tabled goals may be.
func sameMembers(ha *term.Heap, a term.Word, hb *term.Heap, b term.Word) bool {
	if !ha.Ground(a) || !hb.Ground(b) {
		return false
	}
	as, _ := ha.Slice(a)
	bs, end := ha.Slice(hb.CopyTo(ha, b))
	if end != term.ProperList {
		return false
	}
	slices.SortFunc(as, ha.Compare)
	slices.SortFunc(bs, ha.Compare)
	return slices.EqualFunc(as, bs, ha.Identical)
}
