package check

import "github.com/eyeprove/eyeprove/engine/term"

// tryClauses goes on with the body of the first clause, from number from on,
// whose head unifies with the goal, and leaves a choice when another clause may
// unify too. again says that the latest choice is the one for this goal. It is
// false when no clause is left; then the choice is gone.
func (r *resolver) tryClauses(f frame, goal term.Word, p *predicate, from int, again bool) bool {
	h := r.heap
	first, _ := firstArgument(h, goal)
	height := int32(len(r.choices))
	if again {
		height--
	}
	if again && r.unanswered != r.choices[height].unanswered && p.cutBefore(from) {
		r.choices = r.choices[:height]
		return false
	}
	for at := p.next(from, first); at < len(p.clauses); {
		next := p.next(at+1, first)
		switch last := next == len(p.clauses); {
		case last && again:
			r.choices = r.choices[:height]
			again = false
		case again:
			r.choices[height].clause = next
		case !last:
			r.push(choice{kind: clauseChoice, frame: f, goal: goal, pred: p, clause: next})
			again = true
		}
		r.budget.spend(1)
		mark, top := len(r.trail), h.Top
		if r.enter(f, goal, p, p.clauses[at], height) {
			return true
		}
		r.undo(mark)
		h.Top = top
		at = next
	}
	if again {
		r.choices = r.choices[:height]
	}
	return false
}

// enter unifies the head of a clause with the goal and lays down its body.
func (r *resolver) enter(f frame, goal term.Word, p *predicate, c *clause, cut int32) bool {
	r.build.reset(len(c.names))
	if goal.IsCompound() && !r.unifyPattern(c.head, goal) {
		return false
	}
	body := frame{cut: cut, foreign: p.program}
	if !p.program {
		body.answers = f.answers
	}
	r.cont = r.lay(c, body, f.next)
	return true
}

// lay builds the goals of a clause body, each in a frame like the given one,
// and gives the first; next follows the last.
func (r *resolver) lay(c *clause, like frame, next int32) int32 {
	for i := len(c.body) - 1; i >= 0; i-- {
		built, _ := r.build.build(c.body[i], 0)
		next = r.frame(like.part(built, next))
	}
	return next
}

// findall solves findall(T, G, L): it collects all solutions of G, then comes
// back to the choice it leaves here.
func (r *resolver) findall(f frame, goal term.Word) result {
	if f.answers != nil && r.answerBoundary(f, goal) {
		return result{answer: solved}
	}
	h := r.heap
	if list := h.Arg(goal, 3); !mayBeList(h, list) {
		return result{answer: threw, ball: typeError(h, "list", list).ball}
	}
	r.push(choice{kind: collectChoice, goal: goal, cont: r.cont})
	r.foundAll = append(r.foundAll, collection{})
	collected := r.frame(frame{kind: collectFrame, goal: h.Arg(goal, 1), next: r.cont})
	r.cont = r.call(f, h.Arg(goal, 2), collected)
	return result{answer: solved}
}

// collect keeps a copy of the template's instance.
func (r *resolver) collect(template term.Word) {
	r.payForCopy(template)
	top := &r.foundAll[len(r.foundAll)-1]
	top.results = append(top.results, r.heap.Freeze(template))
}

// payForCopy pays the budget for every cell of a term, and so ends the decision
// before a term that shares much of itself is written out.
func (r *resolver) payForCopy(w term.Word) {
	h := r.heap
	walk := append(r.walk[:0], w)
	for len(walk) > 0 {
		w := h.Deref(walk[len(walk)-1])
		walk = walk[:len(walk)-1]
		if !w.IsCompound() {
			continue
		}
		_, arity, _ := h.Functor(w)
		r.budget.spend(arity)
		for k := arity; k > 0; k-- {
			walk = append(walk, h.RawArg(w, k))
		}
	}
	r.walk = walk
}

// gather unifies the list of a findall with its results.
func (r *resolver) gather(goal term.Word) bool {
	h := r.heap
	top := r.foundAll[len(r.foundAll)-1]
	r.foundAll = r.foundAll[:len(r.foundAll)-1]
	elems := make([]term.Word, len(top.results))
	for i, im := range top.results {
		elems[i] = h.Thaw(im)
	}
	return r.unify(h.Arg(goal, 3), h.NewList(elems, term.AtomNil.Word()))
}

// recover looks for the innermost catch that is still running and whose
// catcher unifies with the ball, and goes on with its recovery goal. It is
// false when there is none. The ball is copied before bindings are undone.
func (r *resolver) recover(ball term.Word) bool {
	h := r.heap
	r.payForCopy(ball)
	image := h.Freeze(ball)
	running := map[int32]bool{}
	for at := r.cont; r.frames[at].kind != stopFrame; at = r.frames[at].next {
		r.budget.spend(1)
		if f := &r.frames[at]; f.kind == leaveFrame {
			running[f.cut] = true
		}
	}
	for i := int32(len(r.choices)) - 1; i >= r.floor; i-- {
		c := r.choices[i]
		r.cutTo(i)
		if c.kind != catchChoice || !running[i] {
			continue
		}
		r.undo(int(c.trail))
		h.Top = c.top
		r.frames = r.frames[:c.frames]
		r.unuse(c.used)
		thrown := h.Thaw(image)
		mark, check := len(r.trail), r.check
		if check == occursRaises { // a catcher raises no error of its own
			r.check = occursFails
		}
		caught := r.unify(h.Arg(c.goal, 2), thrown)
		r.check = check
		if caught {
			r.cont = r.call(c.frame, h.Arg(c.goal, 3), c.cont)
			return true
		}
		r.undo(mark)
	}
	return false
}
