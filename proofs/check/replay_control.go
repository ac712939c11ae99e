package check

import "github.com/eyeprove/eyeprove/engine/term"

// opaque gives a frame like f for goals in which a cut is local. When the goal
// has a cut, its run can be repeated.
func (r *resolver) opaque(f frame, goal term.Word) frame {
	like := frame{cut: int32(len(r.choices)), foreign: f.foreign, course: f.course}
	if goalHasCut(r.heap, goal) {
		like.body = &activation{step: f.step}
		like.body.entry, like.body.values = r.snapshot(goal)
	}
	return like
}

// snapshot keeps a goal as it is called, with its variables: Goal - Variables.
func (r *resolver) snapshot(goal term.Word) (entry term.Image, vars []term.Word) {
	h := r.heap
	vars = h.Variables(goal)
	return h.Freeze(h.NewStruct(term.AtomMinus, goal, h.NewList(vars, term.AtomNil.Word()))), vars
}

// goalHasCut reports whether a cut stands in the control constructs of a goal.
func goalHasCut(h *term.Heap, goal term.Word) bool {
	walk := []term.Word{goal}
	for len(walk) > 0 {
		w := h.Deref(walk[len(walk)-1])
		walk = walk[:len(walk)-1]
		if w == term.AtomCut.Word() {
			return true
		}
		for _, i := range goalArguments(h, w, false) {
			walk = append(walk, h.RawArg(w, i))
		}
	}
	return false
}

// part is a part of a control construct to be replayed: a goal and how many of
// the step's uses are its conjuncts.
type part struct {
	goal   term.Word
	opaque bool // a cut in it is local
	first  bool // it must have been solved the first way
}

// control replays a control step along the alternative that its uses show.
func (p *replay) control(f frame, goal term.Word, s *step) result {
	h, d := p.r.heap, p.c.heap
	var claimed []term.Word
	for _, use := range s.uses {
		claimed = appendConjuncts(claimed, d, use)
	}
	alternatives := p.c.alternatives(s.goal)
	if alternatives == nil {
		return p.library(f, goal, s)
	}
	chosen := 0
	for chosen < len(alternatives) && !p.c.identicalGoals(claimed, alternatives[chosen]) {
		chosen++
	}
	key, _ := functorOf(h, goal)
	var parts []part
	switch {
	case isCall(key):
		called, ok := uncalled(h, goal)
		if !ok {
			return p.lose(f, s)
		}
		parts = []part{{goal: called, opaque: true}}
	case key == keyOnce && chosen == 0:
		parts = []part{{goal: h.Arg(goal, 1), opaque: true, first: true}}
	case key == keyOnce:
		parts = []part{{goal: plainGoal(h, h.Arg(goal, 1)), opaque: true, first: true}}
	case key == keyIgnore:
		switch chosen {
		case 0:
			parts = []part{{goal: h.Arg(goal, 1), opaque: true, first: true}}
		case 1:
			parts = []part{{goal: plainGoal(h, h.Arg(goal, 1)), opaque: true, first: true}}
		case 2, 3:
			parts = []part{{goal: h.NewStruct(term.AtomNot, h.Arg(goal, 1)), opaque: true}}
		default:
			p.note(f, commitmentEvent, p.closer.absent(h, h.Arg(goal, 1)))
		}
	case key == keyCatch && chosen == 0:
		parts = []part{{goal: h.Arg(goal, 1), opaque: true}}
	case key == keyCatch:
		if !p.caught(f, goal) {
			return p.lose(f, s)
		}
		parts = []part{{goal: h.Arg(goal, 3), opaque: true}}
	case key == keyModule:
		parts = []part{{goal: h.Arg(goal, 2), opaque: true}}
	case key == keyThen, key == keySoftThen:
		parts = conditional(h, goal)
	default:
		left := h.Arg(goal, 1)
		arrow := h.Is(left, term.AtomArrow, 2) || h.Is(left, term.AtomSoftArrow, 2)
		switch {
		case arrow && chosen == 0:
			parts = conditional(h, left)
		case chosen == 2:
			parts = []part{{goal: left}}
		case arrow:
			p.note(f, commitmentEvent, p.closer.absent(h, h.Arg(left, 1)))
			parts = []part{{goal: h.Arg(goal, 2)}}
		default:
			parts = []part{{goal: h.Arg(goal, 1+chosen)}}
		}
	}
	if !p.parts(f, goal, parts, p.c.document.uses[s.firstUse:s.afterUses], claimed) {
		return p.lose(f, s)
	}
	return result{answer: solved}
}

// conditional gives the parts of (C -> T) or (C *-> T).
func conditional(h *term.Heap, arrow term.Word) []part {
	return []part{
		{goal: h.Arg(arrow, 1), opaque: true, first: h.Is(arrow, term.AtomArrow, 2)},
		{goal: h.Arg(arrow, 2)},
	}
}

// parts makes the frames of the parts of a control construct. It is false when
// they have more or fewer conjuncts than the step has uses.
func (p *replay) parts(f frame, goal term.Word, parts []part, steps []int32, claimed []term.Word) bool {
	r := p.r
	next := p.finish(f, goal)
	for i := len(parts) - 1; i >= 0; i-- {
		q := parts[i]
		if q.opaque {
			q.goal = r.asCalled(q.goal)
		}
		n := len(conjuncts(r.heap, q.goal))
		if n > len(steps) || i == 0 && n != len(steps) {
			return false
		}
		like := f.part(q.goal, 0)
		if q.opaque {
			like = r.opaque(f, q.goal)
		}
		if q.first {
			entry, values := r.snapshot(q.goal)
			p.checks = append(p.checks, first{entry, values})
			next = r.frame(frame{kind: firstFrame, step: f.step, note: int32(len(p.checks) - 1), next: next, course: f.course})
		}
		next, _ = p.guided(q.goal, steps[len(steps)-n:], claimed[len(claimed)-n:], like, next)
		steps, claimed = steps[:len(steps)-n], claimed[:len(claimed)-n]
	}
	r.cont = next
	return len(parts) > 0 || len(steps) == 0
}

// first closes that a condition was solved the first way.
func (p *replay) first(f frame) result {
	h := p.r.heap
	check := p.checks[f.note]
	entry := h.Thaw(check.entry)
	same := false
	came := p.closer.solution(h, h.Arg(entry, 1), h.Arg(entry, 2), func(r *resolver, values term.Word) bool {
		same = term.VariantAcross(r.heap, values, h, h.NewList(check.values, term.AtomNil.Word()))
		return true
	})
	if came.outcome == closed && !same {
		came = closure{refuted, "a condition was not solved the first way"}
	}
	p.note(f, commitmentEvent, came)
	return result{answer: solved}
}

// caught closes that the goal of a catch/3, run again, throws a ball that its
// catcher unifies with, and unifies them.
func (p *replay) caught(f frame, goal term.Word) bool {
	h := p.r.heap
	var ball term.Word
	came := p.closer.thrown(h, h.Arg(goal, 1), func(r *resolver, thrown term.Word) bool {
		ball = r.heap.CopyTo(h, thrown)
		return true
	})
	if ball != 0 && !p.r.unify(h.Arg(goal, 2), ball) {
		came = closure{refuted, "what the goal of catch/3 throws is not what was caught"}
	}
	p.note(f, commitmentEvent, came)
	return came.outcome == closed
}
