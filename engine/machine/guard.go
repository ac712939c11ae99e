package machine

import (
	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/term"
)

// A guard is what a clause decides before it is entered. Its body begins with
// tests on arguments of the head, possibly none, and a cut; the head itself
// cannot fail once the first argument is selected. Such a clause is tried
// without a choice point: when the tests hold, the later clauses are out.
type guard struct {
	ok      bool
	tests   int  // goals of the body before the cut
	indexed bool // the head matches only when its first argument was selected
}

// findGuard gives the guard of a clause, decided on its image alone so that
// linking and the rebuilding of proofs agree.
func (p *Program) findGuard(c *Clause) guard {
	im := p.Image(c)
	g := guard{}
	vars := map[int]int{} // cell of a variable -> argument
	for i := 1; i <= p.PredOf(c).Arity; i++ {
		w := im.Deref(argOf(im.Cells, i))
		switch {
		case w.Tag() == term.Ref:
			if _, twice := vars[w.Index()]; twice {
				return guard{}
			}
			vars[w.Index()] = i
		case i > 1 || w.Tag() == term.Box:
			return guard{}
		default:
			g.indexed = true
			if !w.IsAtomic() && !distinctArgs(im, w, vars) {
				return guard{}
			}
		}
	}
	goal, rest := firstGoal(im, BodyOf(im))
	for ; goal != term.AtomCut.Word(); goal, rest = firstGoal(im, rest) {
		if rest == 0 || !guardTest(im, goal, vars) || g.tests >= maxGuard {
			return guard{}
		}
		g.tests++
	}
	g.ok = true
	return g
}

// maxGuard is the most tests of a guard.
const maxGuard = 8

func imageArg(im term.Image, w term.Word, i int) term.Word {
	if w.Tag() == term.Lst {
		return im.Deref(im.Cells[w.Index()+i-1])
	}
	return im.Deref(im.Cells[w.Index()+i])
}

// firstGoal takes the first goal off a body. rest is what comes behind it, 0 for
// nothing.
func firstGoal(im term.Image, body term.Word) (goal, rest term.Word) {
	if body.Tag() == term.Str && im.Cells[body.Index()] == term.MakeFun(term.AtomComma, 2) {
		return imageArg(im, body, 1), imageArg(im, body, 2)
	}
	return body, 0
}

// distinctArgs reports whether the arguments of w are variables that occur
// nowhere before, so that w matches whatever has its functor.
func distinctArgs(im term.Image, w term.Word, vars map[int]int) bool {
	n := 2
	if w.Tag() == term.Str {
		n = im.Cells[w.Index()].FunArity()
	}
	for k := 1; k <= n; k++ {
		v := imageArg(im, w, k)
		if v.Tag() != term.Ref {
			return false
		}
		if _, twice := vars[v.Index()]; twice {
			return false
		}
		vars[v.Index()] = 0 // not an argument itself
	}
	return true
}

// guardTest reports whether a goal is a comparison of arguments and small
// integers, or a type test of an argument.
func guardTest(im term.Image, goal term.Word, vars map[int]int) bool {
	if goal.Tag() != term.Str {
		return false
	}
	f := im.Cells[goal.Index()]
	operand := func(i int) bool {
		w := imageArg(im, goal, i)
		if w.Tag() == term.Int {
			return true
		}
		return w.Tag() == term.Ref && vars[w.Index()] > 0
	}
	switch f.FunArity() {
	case 1:
		_, ok := typeKinds[f.FunName().Name()]
		return ok && imageArg(im, goal, 1).Tag() == term.Ref && operand(1)
	case 2:
		return compareOp(f.FunName()) != 0 && operand(1) && operand(2)
	}
	return false
}

// guardHolds evaluates the tests of c's guard on arguments.
func (p *Program) guardHolds(h *term.Heap, c *Clause, args []term.Word) (bool, error) {
	im := p.Image(c)
	value := func(w term.Word) term.Word {
		if w.Tag() != term.Ref {
			return w
		}
		for i := range args {
			if im.Deref(argOf(im.Cells, i+1)) == w {
				return h.Deref(args[i])
			}
		}
		return w
	}
	rest := BodyOf(im)
	for range c.guard().tests {
		var goal term.Word
		goal, rest = firstGoal(im, rest)
		f := im.Cells[goal.Index()]
		var ok bool
		if f.FunArity() == 1 {
			ok = isKind(h, value(imageArg(im, goal, 1)), typeKinds[f.FunName().Name()])
		} else {
			order, err := arith.Compare(h, value(imageArg(im, goal, 1)), value(imageArg(im, goal, 2)))
			if err != nil {
				return false, err
			}
			ok = compareHolds(f.FunName().Name(), order)
		}
		if !ok {
			return false, nil
		}
	}
	return true, nil
}

func compareHolds(op string, order int) bool {
	switch op {
	case "<":
		return order < 0
	case ">":
		return order > 0
	case "=<":
		return order <= 0
	case ">=":
		return order >= 0
	case "=:=":
		return order == 0
	}
	return order != 0
}

// isKind evaluates a type test on a dereferenced term.
func isKind(h *term.Heap, w term.Word, kind int) bool {
	switch kind {
	case kindVar:
		return w.IsVar()
	case kindNonvar:
		return !w.IsVar()
	case kindAtom:
		return w.Tag() == term.Atm
	case kindInteger:
		return h.IsInteger(w)
	case kindFloat:
		return h.IsFloat(w)
	case kindNumber:
		return h.IsNumber(w)
	case kindAtomic:
		return w.IsAtomic()
	case kindCompound:
		return w.IsCompound()
	}
	return w.IsCallable()
}
