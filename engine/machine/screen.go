package machine

import (
	"github.com/eyeprove/eyeprove/engine/term"
)

// A clause that begins with tests and a cut is screened before it is tried:
// mostly a look at the arguments tells whether its head and tests fail, or
// whether they hold, so that it commits; then no choice point is made. Nothing
// is bound, nothing can raise an error. When the look does not tell, the clause
// is tried as others are.
//
// A guard (see there) does the same for clauses whose head cannot fail, and is
// part of the plan that the rebuilding of proofs follows. A screen is not: the
// choice log names the clause as if there had been a choice point. With screens,
// ackermann takes 0.75 of the time, tak 0.75, deriv 0.86.

// screen is what is looked at, one instruction a step. Each is followed by a
// literal and the address to go to when it does not tell.
type screen struct {
	steps   []screenStep
	certain bool // when no step fails, and all tell, the clause commits
}

type screenStep struct {
	ins     uint64
	literal term.Word
}

// Flags of opScreenKey.
const (
	screenUnboundHolds = 1 << iota // an unbound argument matches; else it does not tell
	screenMatchUnsure              // the same key does not tell
	screenOtherUnsure              // another key does not tell
)

// Outcomes of opScreenInts, a bit each.
const (
	screenLess = 1 << iota
	screenEqual
	screenGreater
)

// maxScreen is the most steps of a screen.
const maxScreen = 8

// screenOf gives the screen of a clause. byKey says that its first argument was
// selected. ok is false when a screen would tell nothing.
func (p *Program) screenOf(c *Clause, byKey bool) (s screen, ok bool) {
	im := p.Image(c)
	if p.occurs != OccursOff || !byKey && p.keyAt(c, 1) != 0 {
		return s, false
	}
	s.certain = true
	vars := map[int]int{} // cell of a variable -> argument, 0 when inside one
	s.head(im, p.PredOf(c).Arity, byKey, vars)
	head := len(s.steps)
	if !s.body(im, vars) {
		return s, false
	}
	// Nothing is bound and no step raises an error, so their order is free: tests
	// come first, as they tell most.
	s.steps = append(s.steps[head:], s.steps[:head]...)
	return s, len(s.steps) <= maxScreen && (s.certain || len(s.steps) > 0)
}

// head adds the steps for the arguments of the head, and their variables to vars.
func (s *screen) head(im term.Image, arity int, byKey bool, vars map[int]int) {
	output := lastToFail(im, arity)
	if output == 1 && byKey {
		output = 0
	}
	for i := 1; i <= arity; i++ {
		w := im.Deref(argOf(im.Cells, i))
		flags := 0
		if i == output {
			flags = screenUnboundHolds
		}
		if w.Tag() == term.Ref {
			k, twice := vars[w.Index()]
			switch {
			case !twice:
				vars[w.Index()] = i
			case k > 0:
				s.step(ins(opScreenSame, k, i, flags), 0)
			case i == output:
				s.step(ins(opScreenKey, i, screenUnboundHolds|screenOtherUnsure, 0), 0)
			default:
				s.certain = false
			}
			continue
		}
		known := i == 1 && byKey // its key was selected
		switch {
		case w.Tag() == term.Atm || w.Tag() == term.Int:
		case w.Tag() != term.Box && distinctArgs(im, w, vars):
		case known:
			s.certain = false
		default:
			flags |= screenMatchUnsure
		}
		markVariables(im, w, vars)
		if !known {
			s.step(ins(opScreenKey, i, flags, 0), keyOf(im.Cells, w))
		}
	}
}

// body adds the steps for the tests in front of the cut. It reports whether there is
// a cut.
func (s *screen) body(im term.Image, vars map[int]int) bool {
	goal, rest := firstGoal(im, BodyOf(im))
	for ; goal != term.AtomCut.Word(); goal, rest = firstGoal(im, rest) {
		if rest == 0 {
			return false
		}
		if !guardTest(im, goal, vars) {
			s.certain = false
			return laterCut(im, rest)
		}
		s.test(im, goal, vars)
	}
	return true
}

// lastToFail gives the last argument of the head that can fail to match, 0 for none.
// There an unbound argument of the call is fine. At more than one place it is not:
// the variable could be the same.
func lastToFail(im term.Image, arity int) int {
	for i := arity; i > 0; i-- {
		w := im.Deref(argOf(im.Cells, i))
		if w.Tag() != term.Ref || !firstAmongArgs(im, w, i) {
			return i
		}
	}
	return 0
}

// firstAmongArgs reports whether the variable w, argument i of the head, occurs
// in no argument before.
func firstAmongArgs(im term.Image, w term.Word, i int) bool {
	vars := map[int]int{}
	for k := 1; k < i; k++ {
		markVariables(im, im.Deref(argOf(im.Cells, k)), vars)
	}
	_, twice := vars[w.Index()]
	return !twice
}

// markVariables notes the variables of w that were not met before as lying
// inside an argument.
func markVariables(im term.Image, w term.Word, vars map[int]int) {
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := im.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		switch w.Tag() {
		case term.Ref:
			if _, met := vars[w.Index()]; !met {
				vars[w.Index()] = 0
			}
		case term.Lst:
			stack = append(stack, im.Cells[w.Index()], im.Cells[w.Index()+1])
		case term.Str:
			n := im.Cells[w.Index()].FunArity()
			stack = append(stack, im.Cells[w.Index()+1:w.Index()+1+n]...)
		}
	}
}

// laterCut reports whether a cut is among the goals of a conjunction.
func laterCut(im term.Image, body term.Word) bool {
	for body != 0 {
		var goal term.Word
		if goal, body = firstGoal(im, body); goal == term.AtomCut.Word() {
			return true
		}
	}
	return false
}

func (s *screen) step(w uint64, literal term.Word) {
	s.steps = append(s.steps, screenStep{w, literal})
}

// test adds a test that guardTest has accepted.
func (s *screen) test(im term.Image, goal term.Word, vars map[int]int) {
	f := im.Cells[goal.Index()]
	a := imageArg(im, goal, 1)
	if f.FunArity() == 1 {
		kind := typeKinds[f.FunName().Name()]
		s.step(ins(opScreenType, vars[a.Index()], kind, int(kindTags[kind])), 0)
		return
	}
	b := imageArg(im, goal, 2)
	sign := 1
	if a.Tag() == term.Int {
		a, b, sign = b, a, -1
	}
	holds := 0
	for i, bit := range []int{screenLess, screenEqual, screenGreater} {
		if compareHolds(f.FunName().Name(), sign*(i-1)) {
			holds |= bit
		}
	}
	switch {
	case a.Tag() == term.Int: // two constants
		s.certain = false
	case b.Tag() == term.Int:
		s.step(ins(opScreenInts, vars[a.Index()], 0, holds), b)
	default:
		s.step(ins(opScreenInts, vars[a.Index()], vars[b.Index()], holds), 0)
	}
}
