package proofs

import (
	"math"

	"github.com/eyeprove/eyeprove/engine/term"
)

// runLater solves a goal that was made at run time, and gets a plan of its own
// for the purpose. system says whose namespace it is read in.
func (r *rebuilder) runLater(goal term.Word, system, silent bool) {
	goal = r.h.Deref(goal)
	for r.h.Is(goal, term.AtomComma, 2) {
		r.later(r.h.RawArg(goal, 2), system, silent)
		goal = r.h.Arg(goal, 1)
	}
	name, arity, ok := r.h.Functor(goal)
	if !ok {
		r.astray("a goal is not callable")
	}
	f := term.MakeFun(name, arity)
	kind := kindOf(f)
	if kind == isPredicate {
		r.call(r.predicate(f, system), goal, silent)
		return
	}
	g := goalPlan{kind: kind, takes: true}
	switch kind {
	case isOr:
		if left := r.h.Arg(goal, 1); r.h.Is(left, term.AtomArrow, 2) || r.h.Is(left, term.AtomSoftArrow, 2) {
			g.kind, g.orElse = isIf, true
			g.simple, _ = r.program.SimpleCondition(r.h, r.h.Arg(left, 1), system)
		}
	case isIf:
		g.simple, _ = r.program.SimpleCondition(r.h, r.h.Arg(goal, 1), system)
	}
	r.construct(&g, goal, noBlock, system, silent)
}

// called puts a goal on the stack that is called now. Variables among its goals
// become calls of their own, as they do in the machine: what they are bound to
// later is no part of the construct they stand in.
func (r *rebuilder) called(goal term.Word, system, silent bool) {
	r.later(r.withCalls(goal), system, silent)
}

// withCalls gives the goal with '$call'(X) for variables X among the goals of
// its control constructs.
func (r *rebuilder) withCalls(goal term.Word) term.Word {
	h := r.h
	if !r.openGoals(goal) {
		return goal
	}
	r.converted = true
	return r.mapGoals(goal, func(w term.Word) term.Word {
		if w.IsVar() {
			return h.NewStruct(atomCall, w)
		}
		return w
	})
}

// asWritten gives a goal without what withCalls put into it.
func (r *rebuilder) asWritten(goal term.Word) term.Word {
	if !r.converted {
		return goal
	}
	return r.mapGoals(goal, func(w term.Word) term.Word {
		if r.h.Is(w, atomCall, 1) {
			return r.h.Arg(w, 1)
		}
		return w
	})
}

var (
	atomCall = term.Intern("$call")
	funBody  = term.MakeFun(atomCall, 1)
)

// openGoals reports whether there is a variable among the goals of a control
// construct.
func (r *rebuilder) openGoals(goal term.Word) bool {
	goal = r.h.Deref(goal)
	if !r.branches(goal) {
		return false
	}
	stack := append(r.pairs[:0], goal)
	for len(stack) > 0 {
		w := r.h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if w.IsVar() {
			return true
		}
		if r.branches(w) {
			stack = append(stack, r.h.RawArg(w, 2), r.h.RawArg(w, 1))
		}
	}
	r.pairs = stack
	return false
}

// branches reports whether w is a conjunction, a disjunction or an arrow.
func (r *rebuilder) branches(w term.Word) bool {
	if w.Tag() != term.Str {
		return false
	}
	switch r.h.Cells[w.Index()] {
	case funAnd, funOr, funArrow, funSoft:
		return true
	}
	return false
}

// mapGoals copies the control constructs of a goal, with change applied to the
// goals in them.
func (r *rebuilder) mapGoals(goal term.Word, change func(term.Word) term.Word) term.Word {
	h := r.h
	root := h.NewStruct(atomCall, goal)
	open := []int{root.Index() + 1}
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		w := h.Deref(h.Cells[at])
		if !r.branches(w) {
			changed := change(w)
			h.Cells[at] = changed
			continue
		}
		name, _, _ := h.Functor(w)
		copied := h.NewStruct(name, h.RawArg(w, 1), h.RawArg(w, 2))
		h.Cells[at] = copied
		open = append(open, copied.Index()+2, copied.Index()+1)
	}
	return h.Arg(root, 1)
}

// later puts a goal made at run time on the stack.
func (r *rebuilder) later(goal term.Word, system, silent bool) {
	r.frames = append(r.frames, frame{later: true, goal: goal, system: system, silent: silent})
}

// noBlock is the base of what lies in no block: a construct made at run time.
const noBlock = math.MinInt32

// part puts a part of a construct on the stack: as it was planned, or, for a
// construct made at run time, its term.
func (r *rebuilder) part(seq int32, base int, w term.Word, system, silent bool) {
	if base == noBlock {
		r.later(w, system, silent)
		return
	}
	r.frames = append(r.frames, frame{seq: seq, left: int32(len(r.seqs[seq])), base: base, system: system, silent: silent})
}

// control puts on the stack that goal is solved when what comes above is.
// Within the library nobody wants to know.
func (r *rebuilder) control(goal term.Word, silent bool) {
	if !silent {
		r.frames = append(r.frames, frame{goal: r.asWritten(goal), mark: int32(len(r.values)), by: byControl})
	}
}

// construct solves a control construct. base is where the block of its clause
// lies, or noBlock.
func (r *rebuilder) construct(g *goalPlan, goal term.Word, base int, system, silent bool) {
	h := r.h
	switch g.kind {
	case isTrue:
		if !silent {
			r.leaf(goal, byBuiltin, 0, 0)
		}
	case isCall:
		r.steps++
		// Calls made by code of a clause are read in the program's namespace.
		r.metaCall(goal, system && base == noBlock, silent)
	case isModule:
		r.control(goal, silent)
		r.called(h.RawArg(goal, 2), system || h.Arg(goal, 1) == systemWord, silent)
	case isNot:
		if !silent || g.takes {
			r.boundary(goal, g.bareAt(base), byAbsent, silent)
		}
	case isFindall:
		r.steps++
		if !r.unify(h.Arg(goal, 3), r.outcome()) {
			r.astray("the logged list of a findall/3 does not fit")
		}
		if !silent || g.takes {
			r.boundary(goal, g.bareAt(base), byCollected, silent)
		}
	case isCatch:
		inner := silent && !g.takes
		r.control(goal, silent)
		if r.choice() == 0 {
			r.called(h.RawArg(goal, 1), false, inner)
			return
		}
		if !r.caught(h.Arg(goal, 2)) {
			r.astray("the logged ball of a catch/3 does not fit")
		}
		r.later(h.RawArg(goal, 3), false, inner)
	case isOr:
		r.control(goal, silent)
		if r.choice() == 1 {
			r.part(g.then, base, h.RawArg(goal, 1), system, silent)
		} else {
			r.part(g.els, base, h.RawArg(goal, 2), system, silent)
		}
	case isIf:
		r.conditional(g, goal, base, system, silent)
	case isRelieve:
		if !r.unify(h.Arg(goal, 2), r.outcome()) {
			r.astray("the logged outcome of a clean-up does not fit")
		}
	case isLate:
		r.later(goal, system, silent)
	case isBody:
		r.called(h.RawArg(goal, 1), system && base == noBlock, silent)
	default:
		r.astray("a goal failed that had succeeded")
	}
}

// caught unifies the catcher of a catch/3 with the ball that the log keeps: what
// its variables became, if these are atoms and small integers, else the whole.
func (r *rebuilder) caught(catcher term.Word) bool {
	for i, v := range r.h.Variables(catcher) {
		w := r.outcome()
		if w.Tag() != term.Int && w.Tag() != term.Atm {
			return i == 0 && r.unify(catcher, w)
		}
		if !r.unify(v, w) {
			return false
		}
	}
	return true
}

// conditional solves (C -> T ; E), (C -> T) or the same with *->.
func (r *rebuilder) conditional(g *goalPlan, goal term.Word, base int, system, silent bool) {
	h := r.h
	arrow := goal
	if g.orElse {
		arrow = h.Arg(goal, 1)
	}
	cond := h.RawArg(arrow, 1)
	r.control(goal, silent)
	holds := false
	if g.simple {
		holds = r.test(cond, system, silent)
	} else {
		holds = r.choice() == 1
	}
	switch {
	case holds:
		r.part(g.then, base, h.RawArg(arrow, 2), system, silent)
		if !g.simple {
			r.part(g.cond, base, cond, system, silent)
		}
	case g.orElse:
		if silent && g.takes && !g.simple {
			r.boundary(h.NewStruct(term.AtomNot, cond), g.bareAt(base), byAbsent, true)
		}
		r.part(g.els, base, h.RawArg(goal, 2), system, silent)
	default:
		r.astray("a condition failed that had held")
	}
}

// test evaluates a condition that is tests alone. When it holds its tests are
// recorded.
func (r *rebuilder) test(cond term.Word, system, silent bool) bool {
	nodes, values := len(r.nodes), len(r.values)
	stack := []term.Word{cond}
	for len(stack) > 0 {
		goal := r.h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		name, arity, _ := r.h.Functor(goal)
		holds := true
		switch f := term.MakeFun(name, arity); {
		case f == funAnd:
			stack = append(stack, r.h.RawArg(goal, 2), r.h.RawArg(goal, 1))
			continue
		case kindOf(f) == isTrue:
			if !silent {
				r.leaf(goal, byBuiltin, 0, 0)
			}
		case kindOf(f) == isFail:
			holds = false
		default:
			holds = r.attempt(r.predicate(f, system), goal, silent)
		}
		if !holds {
			r.nodes, r.values = r.nodes[:nodes], r.values[:values]
			return false
		}
	}
	return true
}

// metaCall solves call/N. Within the library it is where the program is met
// again: the goal called is recorded, call/N itself is not.
func (r *rebuilder) metaCall(goal term.Word, system, silent bool) {
	h := r.h
	r.control(goal, silent)
	called := h.Arg(goal, 1)
	_, arity, _ := h.Functor(goal)
	for h.Is(called, term.AtomColon, 2) {
		system = system || h.Arg(called, 1) == systemWord
		called = h.Arg(called, 2)
	}
	if arity > 1 {
		extra := append([]term.Word(nil), r.arguments(goal)[1:]...)
		extended, err := r.m.Extend(called, extra)
		if err != nil {
			r.astray("a closure cannot be called")
		}
		called = extended
	}
	if silent {
		for h.Is(called, term.AtomCall, 1) {
			called = h.Arg(called, 1)
		}
	}
	r.called(called, system, false)
}

// boundary records a negation or a collection. Within the library bare is what
// is recorded: the goal without the call/1 that its clauses put around the goals
// given them.
func (r *rebuilder) boundary(goal, bare term.Word, by justification, silent bool) {
	if silent && bare != 0 {
		goal = bare
	}
	r.leaf(goal, by, 0, r.now())
	r.nodes[len(r.nodes)-1].inner = silent
}
