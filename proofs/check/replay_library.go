package check

import "github.com/eyeprove/eyeprove/engine/term"

// library replays a step for a library predicate that takes goals: its clauses
// run, and each call they make is replayed by the next use.
func (p *replay) library(f frame, goal term.Word, s *step) result {
	r := p.r
	key, _ := functorOf(r.heap, goal)
	q := r.theory.predicates[key]
	if q == nil {
		return p.lose(f, s)
	}
	a := &answers{steps: p.c.document.uses[s.firstUse:s.afterUses], course: f.course}
	for _, use := range s.uses {
		a.list = appendConjuncts(a.list, p.c.heap, use)
	}
	finish := p.finish(f, goal)
	r.frames[finish].answers = a
	// When the clauses do not get to the end with these answers, the goal is
	// taken to have come out as claimed, and the replay is lost.
	r.push(choice{kind: goOnChoice, cont: r.frame(frame{kind: loseFrame, goal: goal, step: f.step, next: f.next, course: f.course})})
	r.frames[finish].cut = int32(len(r.choices)) - 1
	if !r.tryClauses(frame{goal: goal, next: finish, answers: a}, goal, q, 0, false) {
		return result{answer: failed}
	}
	return result{answer: solved}
}

// answerCall replays a meta-call of the library by the next use, when that is
// an instance of the call.
func (p *replay) answerCall(f frame, called term.Word) bool {
	r := p.r
	a := f.answers
	use := p.c.heap.Deref(a.next())
	step := a.steps[a.used]
	if !instanceAcross(r.heap, called, p.c.heap, stripCalls(p.c.heap, use)) {
		return false
	}
	r.use(a)
	like := r.opaque(frame{foreign: true, step: f.step, course: a.course}, called)
	r.cont = p.lead(called, step, use, like, f.next)
	return true
}

// answerBoundary closes a negation or collection that the library met, by the
// next use, as it was met.
func (p *replay) answerBoundary(f frame, goal term.Word) bool {
	r := p.r
	h, d := r.heap, p.c.heap
	a := f.answers
	use := d.Deref(a.next())
	at := frame{step: a.steps[a.used] + 1, course: a.course}
	if at.step == 0 {
		return false
	}
	key, _ := functorOf(h, goal)
	if claimed, _ := functorOf(d, use); claimed != key {
		return false
	}
	if key == keyNot {
		if !instanceAcross(h, stripCalls(h, goal), d, stripCalls(d, use)) {
			return false
		}
		p.note(at, boundaryEvent, p.closer.absent(h, h.Arg(goal, 1)))
		r.use(a)
		return true
	}
	computed := h.NewStruct(term.AtomMinus, h.Arg(goal, 1), stripCalls(h, h.Arg(goal, 2)))
	claimed := d.NewStruct(term.AtomMinus, d.Arg(use, 1), stripCalls(d, d.Arg(use, 2)))
	if !instanceAcross(h, computed, d, claimed) {
		return false
	}
	list, came := p.solutions(goal, use)
	p.note(at, boundaryEvent, came)
	if list == 0 {
		list = d.CopyTo(h, d.Arg(use, 3))
	}
	if !r.unify(h.Arg(goal, 3), list) {
		return false
	}
	r.use(a)
	return true
}
