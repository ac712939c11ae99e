package check

import "github.com/eyeprove/eyeprove/engine/term"

// maxSolutions is the most solutions of one primitive goal that the resolver
// takes in.
const maxSolutions = 100_000

var (
	keyCut      = makeFunctor("!", 0)
	keyTrue     = makeFunctor("true", 0)
	keyFail     = makeFunctor("fail", 0)
	keyFalse    = makeFunctor("false", 0)
	keyAnd      = makeFunctor(",", 2)
	keyOr       = makeFunctor(";", 2)
	keyThen     = makeFunctor("->", 2)
	keySoftThen = makeFunctor("*->", 2)
	keyNot      = makeFunctor("\\+", 1)
	keyFindall  = makeFunctor("findall", 3)
	keyCatch    = makeFunctor("catch", 3)
	keyThrow    = makeFunctor("throw", 1)
	keyModule   = makeFunctor(":", 2)
	keyUnify    = makeFunctor("=", 2)
	keyDiffer   = makeFunctor("\\=", 2)
)

// step solves one goal: r.cont is what follows it, cut the choices that a cut
// in it removes.
func (r *resolver) step(goal term.Word, cut int32) result {
	h := r.heap
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
		r.cutTo(cut)
	case keyAnd:
		next = r.frame(frame{goal: h.Arg(goal, 2), cut: cut, next: next})
		r.cont = r.frame(frame{goal: h.Arg(goal, 1), cut: cut, next: next})
	case keyOr:
		r.disjunction(goal, cut)
	case keyThen:
		r.push(choice{kind: deadChoice})
		r.ifThen(goal, cut, height, cutFrame)
	case keySoftThen:
		next = r.frame(frame{goal: h.Arg(goal, 2), cut: cut, next: next})
		r.cont = r.call(h.Arg(goal, 1), next)
	case keyNot:
		return r.negation(goal)
	case keyFindall:
		return r.findall(goal)
	case keyCatch:
		r.push(choice{kind: catchChoice, goal: goal, cut: cut, cont: next})
		leave := r.frame(frame{kind: leaveFrame, cut: height, next: next})
		r.cont = r.call(h.Arg(goal, 1), leave)
	case keyThrow:
		return result{answer: threw, ball: h.Arg(goal, 1)}
	case keyModule:
		r.cont = r.frame(frame{goal: h.Arg(goal, 2), cut: cut, next: next})
	case keyUnify:
		if !r.unify(h.Arg(goal, 1), h.Arg(goal, 2)) {
			return result{answer: failed}
		}
	case keyDiffer:
		mark := len(r.trail)
		same := r.unify(h.Arg(goal, 1), h.Arg(goal, 2))
		r.undo(mark)
		if same {
			return result{answer: failed}
		}
	default:
		if isCall(key) {
			return r.metaCall(goal, key)
		}
		return r.predicate(goal, key)
	}
	return result{answer: solved}
}

// isCall reports whether the predicate is call/1, call/2 ...
func isCall(key functor) bool { return key.FunName() == term.AtomCall && key.FunArity() >= 1 }

// badGoal throws for a goal that is a variable or a number.
func (r *resolver) badGoal(goal term.Word) result {
	h := r.heap
	formal := term.Intern("instantiation_error").Word()
	if !goal.IsVar() {
		formal = h.NewStruct(typeError.FunName(), term.Intern("callable").Word(), goal)
	}
	return result{answer: threw, ball: h.NewStruct(term.AtomError, formal, h.NewVar())}
}

// disjunction solves (A ; B), (C -> T ; E) and (C *-> T ; E).
func (r *resolver) disjunction(goal term.Word, cut int32) {
	h := r.heap
	left, right := h.Arg(goal, 1), h.Arg(goal, 2)
	height := int32(len(r.choices))
	next := r.cont
	other := choice{kind: goOnChoice, cont: r.frame(frame{goal: right, cut: cut, next: next})}
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
		r.ifThen(left, cut, height, commit)
	} else {
		r.cont = r.frame(frame{goal: left, cut: cut, next: next})
	}
}

// ifThen solves the condition of (C -> T), then commits to it against the
// choice at height, then goes on with T.
func (r *resolver) ifThen(arrow term.Word, cut, height int32, commit frameKind) {
	h := r.heap
	then := r.frame(frame{goal: h.Arg(arrow, 2), cut: cut, next: r.cont})
	committed := r.frame(frame{kind: commit, cut: height, next: then})
	r.cont = r.call(h.Arg(arrow, 1), committed)
}

// negation solves \+ G.
func (r *resolver) negation(goal term.Word) result {
	if r.answers != nil && r.answerBoundary(goal) {
		return result{answer: solved}
	}
	height := int32(len(r.choices))
	r.push(choice{kind: refutedChoice, cont: r.cont})
	fails := r.frame(frame{kind: failFrame, next: r.cont})
	commit := r.frame(frame{kind: cutFrame, cut: height, next: fails})
	r.cont = r.call(r.heap.Arg(goal, 1), commit)
	return result{answer: solved}
}

// metaCall solves call(G, A, ...).
func (r *resolver) metaCall(goal term.Word, key functor) result {
	h := r.heap
	called := h.Arg(goal, 1)
	for h.Is(called, term.AtomColon, 2) {
		called = h.Arg(called, 2)
	}
	extra := key.FunArity() - 1
	if extra > 0 {
		name, arity, ok := h.Functor(called)
		if !ok {
			return r.badGoal(called)
		}
		args := make([]term.Word, 0, arity+extra)
		for i := 1; i <= arity; i++ {
			args = append(args, h.RawArg(called, i))
		}
		for i := 2; i <= extra+1; i++ {
			args = append(args, h.RawArg(goal, i))
		}
		called = h.NewStruct(name, args...)
	}
	if r.answers != nil {
		return r.answerCall(called)
	}
	r.cont = r.call(called, r.cont)
	return result{answer: solved}
}

// predicate solves a goal by the clauses of the theory, else on the court.
// Clauses come first where prelude.pl or the library has them.
func (r *resolver) predicate(goal term.Word, key functor) result {
	if p := r.theory.predicates[key]; p != nil {
		if r.tryClauses(goal, p, 0, r.cont, false) {
			return result{answer: solved}
		}
		return result{answer: failed}
	}
	rule, known := r.court.rule(r.heap, goal, key, maxSolutions)
	switch {
	case !known:
		return result{answer: unknown, missing: key}
	case rule.hung == outside:
		return result{answer: unknown, missing: key}
	case rule.hung != notHung:
		panic(exhausted{})
	case rule.ball != 0:
		return result{answer: threw, ball: rule.ball}
	case !r.takeSolution(goal, rule.solutions, r.cont, false):
		return result{answer: failed}
	}
	return result{answer: solved}
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
