package check

import "github.com/eyeprove/eyeprove/engine/term"

// answers are the uses of a step for a library predicate that takes goals.
// While they are set, the resolver runs the predicate's own clauses, and what
// those clauses call through call/N, negate or collect is answered from the
// uses, in order, each used once.
//
// A use says that a goal holds. It never says that a goal fails, so the
// resolver counts the calls it left without an answer: an else branch, a
// negation, a findall or a clause after a cut may rest on a failure only when
// that count has not changed.
type answers struct {
	list []term.Word
	used int
	// Of a replay, where list is on the document's heap: by use, and that of the
	// goal that is answered.
	steps  []int32
	course course
}

func (a *answers) allUsed() bool { return a.used == len(a.list) }

// next gives the next use, 0 when all are used.
func (a *answers) next() term.Word {
	if a.allUsed() {
		return 0
	}
	return a.list[a.used]
}

// answerCall solves a meta-call by the next use. A conjunction is answered
// conjunct by conjunct.
func (r *resolver) answerCall(f frame, called term.Word) result {
	h := r.heap
	called = h.Deref(stripCalls(h, called))
	if _, ok := functorOf(h, called); !ok {
		return r.badGoal(called)
	}
	use := f.answers.next()
	if h.Is(called, term.AtomComma, 2) && (use == 0 || f.answers.steps != nil || !r.mayAnswer(use, called)) {
		rest := r.call(f, h.NewStruct(term.AtomCall, h.Arg(called, 2)), r.cont)
		r.cont = r.call(f, h.NewStruct(term.AtomCall, h.Arg(called, 1)), rest)
		return result{answer: solved}
	}
	r.push(choice{kind: answerChoice, goal: called, frame: f})
	if f.answers.steps != nil {
		if use != 0 && r.guide.answerCall(f, called) {
			return result{answer: solved}
		}
		return result{answer: failed}
	}
	if use != 0 && r.unify(called, stripCalls(h, use)) {
		r.use(f.answers)
		return result{answer: solved}
	}
	return result{answer: failed} // back to the choice just made
}

// mayAnswer reports whether a use answers a conjunction as a whole: one itself, or
// call/1 of one that fits.
func (r *resolver) mayAnswer(use, conjunction term.Word) bool {
	h := r.heap
	use = h.Deref(use)
	if h.Is(use, term.AtomComma, 2) || !h.Is(plainGoal(h, use), term.AtomComma, 2) {
		return h.Is(use, term.AtomComma, 2)
	}
	mark := len(r.trail)
	fits := r.unify(conjunction, stripCalls(h, use))
	r.undo(mark)
	return fits
}

// solveUnanswered runs a call for which no use is left to try, when its
// predicate is the library's; it cannot be run when it is the program's.
func (r *resolver) solveUnanswered(f frame, called term.Word) bool {
	key, _ := functorOf(r.heap, called)
	if r.program.definesOwn(key) {
		r.unanswered++
		return false
	}
	r.cont = r.call(f, called, f.next)
	return true
}

// answerBoundary answers a negation or a collection by the next use: the same
// goal up to renaming, apart from the list of a collection.
func (r *resolver) answerBoundary(f frame, goal term.Word) bool {
	h := r.heap
	use := f.answers.next()
	if use == 0 {
		return false
	}
	if f.answers.steps != nil {
		return r.guide.answerBoundary(f, goal)
	}
	use = h.Deref(use)
	key, _ := functorOf(h, goal)
	if claimed, _ := functorOf(h, use); claimed != key {
		return false
	}
	if key == keyNot {
		if !h.Variant(stripCalls(h, goal), stripCalls(h, use)) {
			return false
		}
		r.use(f.answers)
		return true
	}
	computed := h.NewStruct(term.AtomMinus, h.Arg(goal, 1), stripCalls(h, h.Arg(goal, 2)))
	claimed := h.NewStruct(term.AtomMinus, h.Arg(use, 1), stripCalls(h, h.Arg(use, 2)))
	mark := len(r.trail)
	if !h.Variant(computed, claimed) || !r.unify(h.Arg(goal, 3), h.Arg(use, 3)) {
		r.undo(mark)
		return false
	}
	r.use(f.answers)
	return true
}

// answerRefuted answers the failure of a condition (C -> T) by a use \+ C. That
// use is spent also where the resolver saw the failure itself, as for a built-in.
func (r *resolver) answerRefuted(f frame, arrow term.Word) bool {
	if f.answers == nil || arrow == 0 {
		return false
	}
	h := r.heap
	return r.answerBoundary(f, h.NewStruct(term.AtomNot, h.Arg(arrow, 1)))
}

// plainGoal gives the goal inside call/N and Module:Goal.
func plainGoal(h *term.Heap, goal term.Word) term.Word {
	for {
		if called, ok := uncalled(h, goal); ok {
			goal = called
		} else if h.Is(goal, term.AtomColon, 2) && h.Arg(goal, 2).IsCallable() {
			goal = h.Arg(goal, 2)
		} else {
			return goal
		}
	}
}

// stripCalls gives the goal w without call/N and modules around the goals in
// it.
func stripCalls(h *term.Heap, w term.Word) term.Word {
	root := h.NewStruct(term.AtomCall, w)
	open := []int{root.Index() + 1}
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		goal := h.Deref(h.Cells[at])
		goal = plainGoal(h, goal)
		goals := goalArguments(h, goal, true)
		if len(goals) > 0 {
			goal = copyCompound(h, goal)
			for _, i := range goals {
				open = append(open, goal.Index()+i)
			}
		}
		h.Cells[at] = goal
	}
	return h.Arg(root, 1)
}

// uncalled gives the goal that call(G, A, ...) calls; ok is false for other
// goals, and while G is not known.
func uncalled(h *term.Heap, goal term.Word) (called term.Word, ok bool) {
	key, callable := functorOf(h, goal)
	if !callable || !isCall(key) {
		return 0, false
	}
	called = h.Arg(goal, 1)
	for h.Is(called, term.AtomColon, 2) {
		called = h.Arg(called, 2)
	}
	name, arity, callable := h.Functor(called)
	if !callable {
		return 0, false
	}
	extra := key.FunArity() - 1
	if extra == 0 {
		return called, true
	}
	args := make([]term.Word, 0, arity+extra)
	for i := 1; i <= arity; i++ {
		args = append(args, h.RawArg(called, i))
	}
	for i := 2; i <= extra+1; i++ {
		args = append(args, h.RawArg(goal, i))
	}
	return h.NewStruct(name, args...), true
}
