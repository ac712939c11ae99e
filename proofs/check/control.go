package check

import "github.com/eyeprove/eyeprove/engine/term"

// maxSolutions is the most solutions of one primitive goal that the resolver
// takes in.
const maxSolutions = 100_000

var (
	keyCut         = makeFunctor("!", 0)
	keyTrue        = makeFunctor("true", 0)
	keyFail        = makeFunctor("fail", 0)
	keyFalse       = makeFunctor("false", 0)
	keyAnd         = makeFunctor(",", 2)
	keyOr          = makeFunctor(";", 2)
	keyThen        = makeFunctor("->", 2)
	keySoftThen    = makeFunctor("*->", 2)
	keyNot         = makeFunctor("\\+", 1)
	keyFindall     = makeFunctor("findall", 3)
	keyCatch       = makeFunctor("catch", 3)
	keyThrow       = makeFunctor("throw", 1)
	keyModule      = makeFunctor(":", 2)
	keyBody        = term.MakeFun(atomBody, 1)
	keyUnify       = makeFunctor("=", 2)
	keyUnifyFinite = makeFunctor("unify_with_occurs_check", 2)
	keyDiffer      = makeFunctor("\\=", 2)
	keySame        = makeFunctor("==", 2)
	keyNotSame     = makeFunctor("\\==", 2)
)

// step solves the goal of a frame: r.cont is what follows it.
func (r *resolver) step(f frame) result {
	h := r.heap
	goal := h.Deref(f.goal)
	key, ok := functorOf(h, goal)
	if !ok {
		return r.badGoal(goal)
	}
	next := r.cont
	height := int32(len(r.choices))
	switch key {
	case keyTrue:
	case keyFail, keyFalse:
		return result{answer: failed}
	case keyCut:
		if a := f.body; a != nil && a.stopAt > 0 {
			if a.cuts++; a.cuts == a.stopAt {
				return result{answer: reached}
			}
		}
		r.cutTo(f.cut)
	case keyAnd:
		r.cont = r.frame(f.part(h.Arg(goal, 1), r.frame(f.part(h.Arg(goal, 2), next))))
	case keyOr:
		r.disjunction(f, goal)
	case keyThen:
		r.push(choice{kind: deadChoice})
		r.ifThen(f, goal, height, cutFrame)
	case keySoftThen:
		r.cont = r.call(f, h.Arg(goal, 1), r.frame(f.part(h.Arg(goal, 2), next)))
	case keyNot:
		return r.negation(f, goal)
	case keyFindall:
		return r.findall(f, goal)
	case keyCatch:
		r.push(choice{kind: catchChoice, goal: goal, frame: f, cont: next})
		leave := r.frame(frame{kind: leaveFrame, cut: height, next: next})
		r.cont = r.call(f, h.Arg(goal, 1), leave)
	case keyThrow:
		return result{answer: threw, ball: h.Arg(goal, 1)}
	case keyModule:
		if module := h.Arg(goal, 1); module.Tag() != term.Atm {
			return r.mistyped(module, "atom")
		}
		r.cont = r.call(f, h.Arg(goal, 2), next)
	case keyBody:
		r.cont = r.call(f, h.Arg(goal, 1), next)
	case keyUnify:
		if !r.unify(h.Arg(goal, 1), h.Arg(goal, 2)) {
			return result{answer: failed}
		}
	case keyUnifyFinite:
		check := r.check
		r.check = occursFails
		unify := r.unify(h.Arg(goal, 1), h.Arg(goal, 2))
		r.check = check
		if !unify {
			return result{answer: failed}
		}
	case keyDiffer:
		mark := len(r.trail)
		same := r.unify(h.Arg(goal, 1), h.Arg(goal, 2))
		r.undo(mark)
		if same {
			return result{answer: failed}
		}
	case keySame, keyNotSame:
		if r.identical(h.Arg(goal, 1), h.Arg(goal, 2)) != (key == keySame) {
			return result{answer: failed}
		}
	default:
		if isCall(key) {
			return r.metaCall(f, goal)
		}
		return r.predicate(f, goal, key)
	}
	return result{answer: solved}
}

// isCall reports whether the predicate is call/1, call/2 ...
func isCall(key functor) bool { return key.FunName() == term.AtomCall && key.FunArity() >= 1 }

// badGoal throws for a goal that is a variable or a number.
func (r *resolver) badGoal(goal term.Word) result { return r.mistyped(goal, "callable") }

// mistyped throws for a term that is a variable or not of the type.
func (r *resolver) mistyped(w term.Word, typ string) result {
	h := r.heap
	formal := term.Intern("instantiation_error").Word()
	if !w.IsVar() {
		formal = h.NewStruct(atomTypeError, term.Intern(typ).Word(), w)
	}
	return result{answer: threw, ball: h.NewStruct(term.AtomError, formal, h.NewVar())}
}

// disjunction solves (A ; B), (C -> T ; E) and (C *-> T ; E).
func (r *resolver) disjunction(f frame, goal term.Word) {
	h := r.heap
	left, right := h.Arg(goal, 1), h.Arg(goal, 2)
	height := int32(len(r.choices))
	next := r.cont
	other := choice{kind: goOnChoice, frame: f, cont: r.frame(f.part(right, next))}
	commit := cutFrame
	switch {
	case h.Is(left, term.AtomArrow, 2):
	case h.Is(left, term.AtomSoftArrow, 2):
		commit = softCutFrame
	default:
		commit = solveFrame
	}
	if commit != solveFrame {
		other.kind, other.goal = refutedChoice, left
	}
	r.push(other)
	if commit != solveFrame {
		r.ifThen(f, left, height, commit)
	} else {
		r.cont = r.frame(f.part(left, next))
	}
}

// ifThen solves the condition of (C -> T), then commits to it against the
// choice at height, then goes on with T.
func (r *resolver) ifThen(f frame, arrow term.Word, height int32, commit frameKind) {
	h := r.heap
	then := r.frame(f.part(h.Arg(arrow, 2), r.cont))
	committed := r.frame(frame{kind: commit, cut: height, next: then})
	r.cont = r.call(f, h.Arg(arrow, 1), committed)
}

// negation solves \+ G.
func (r *resolver) negation(f frame, goal term.Word) result {
	if f.answers != nil && r.answerBoundary(f, goal) {
		return result{answer: solved}
	}
	height := int32(len(r.choices))
	r.push(choice{kind: refutedChoice, frame: f, cont: r.cont})
	fails := r.frame(frame{kind: failFrame, next: r.cont})
	commit := r.frame(frame{kind: cutFrame, cut: height, next: fails})
	r.cont = r.call(f, r.heap.Arg(goal, 1), commit)
	return result{answer: solved}
}

// metaCall solves call(G, A, ...).
func (r *resolver) metaCall(f frame, goal term.Word) result {
	called, ok := uncalled(r.heap, goal)
	if !ok {
		return r.badGoal(r.heap.Arg(goal, 1))
	}
	f.foreign = true
	if f.answers != nil {
		return r.answerCall(f, called)
	}
	r.cont = r.call(f, called, r.cont)
	return result{answer: solved}
}

// predicate solves a goal by clauses: those of the program where the goal means
// its predicates, else those of the theory; and by the court where there are
// none.
func (r *resolver) predicate(f frame, goal term.Word, key functor) result {
	r.watch(key, goal)
	if came, settled := r.cleanUp(f, goal, key); settled {
		return came
	}
	p := r.theory.predicates[key]
	if f.foreign && r.program.definesOwn(key) {
		if !r.closes || r.program.varies(key) {
			return r.unknown(f, key)
		}
		if p = r.program.predicates[key]; p == nil {
			return result{answer: failed} // declared dynamic, without clauses
		}
		if r.program.tabled[key] {
			return r.solveTabled(goal, p)
		}
	}
	if key == keyDif && (p == nil || !p.program) {
		return r.differ(f, goal)
	}
	if p != nil {
		if r.tryClauses(f, goal, p, 0, false) {
			return result{answer: solved}
		}
		return result{answer: failed}
	}
	rule, known := r.rulePrimitive(goal, key)
	switch {
	case !known, rule.hung == outside:
		return r.unknown(f, key)
	case rule.hung == byAge:
		return result{answer: unknown, missing: key, reason: instantiation}
	case rule.hung != notHung:
		panic(exhausted{})
	case rule.ball != 0:
		return result{answer: threw, ball: rule.ball}
	case !r.takeSolution(goal, rule.solutions, r.cont, false):
		return result{answer: failed}
	}
	return result{answer: solved}
}

// topGoals look at no more than the top of their first argument, or at one
// argument of it.
var topGoals = functorSet("var/1 nonvar/1 atom/1 integer/1 float/1 number/1 atomic/1 compound/1 callable/1 arg/3 functor/3 =../2")

// rulePrimitive asks the court, having paid for every cell the court may look
// at. For goals that look at the top only, the loops do without a translation.
func (r *resolver) rulePrimitive(goal term.Word, key functor) (ruling, bool) {
	if topGoals[key] {
		if rule := loops[key](r.heap, goal); rule.hung == notHung {
			return rule, true
		}
	}
	r.payForCopy(goal)
	return r.court.rule(r.heap, goal, key)
}

// unknown ends a decision at a predicate that is not known here; among answers
// it is one more call that they leave without an outcome.
func (r *resolver) unknown(f frame, key functor) result {
	if f.answers == nil {
		return result{answer: unknown, missing: key}
	}
	r.unanswered++
	if r.missed == 0 {
		r.missed = key
	}
	return result{answer: failed}
}

// takeSolution goes on with the first of the solutions that unifies, and keeps
// the others for later. again says that the latest choice holds them.
func (r *resolver) takeSolution(goal term.Word, rest []solution, cont int32, again bool) bool {
	for i, s := range rest {
		switch left := rest[i+1:]; {
		case len(left) == 0 && again:
			r.choices = r.choices[:len(r.choices)-1]
		case len(left) > 0 && again:
			r.choices[len(r.choices)-1].rest = left
		case len(left) > 0:
			r.push(choice{kind: solutionChoice, goal: goal, rest: left, cont: cont})
			again = true
		}
		mark := len(r.trail)
		if r.satisfy(s) {
			r.cont = cont
			return true
		}
		r.undo(mark)
	}
	return false
}

func (r *resolver) satisfy(s solution) bool {
	for _, e := range s {
		if !r.unify(e.left, e.right) {
			return false
		}
	}
	return true
}
