package check

import (
	"slices"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Comparisons in the standard order where terms have variables. Variables are
// ordered by age, which a document does not tell, so what rests on the order
// of two variables is not decided here.

// compareAged compares two terms; aged is true when the order of two distinct
// variables decides.
func compareAged(h *term.Heap, a, b term.Word) (sign int, aged bool) {
	stack := []term.Word{a, b}
	for len(stack) > 0 {
		a, b := h.Deref(stack[len(stack)-2]), h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-2]
		nameA, arityA, _ := h.Functor(a)
		nameB, arityB, _ := h.Functor(b)
		switch {
		case a == b:
		case a.IsVar() && b.IsVar():
			return h.Compare(a, b), true
		case !a.IsCompound() || !b.IsCompound() || nameA != nameB || arityA != arityB:
			if sign := h.Compare(top(h, a), top(h, b)); sign != 0 {
				return sign, false
			}
		default:
			for k := arityA; k > 0; k-- {
				stack = append(stack, h.RawArg(a, k), h.RawArg(b, k))
			}
		}
	}
	return 0, false
}

// top gives a term that compares with others of another functor as w does.
func top(h *term.Heap, w term.Word) term.Word {
	if !w.IsCompound() {
		return w
	}
	name, arity, _ := h.Functor(w)
	return h.NewOpen(name, arity)
}

// aging compares the terms of one goal and notes whether age decided.
type aging struct {
	heap *term.Heap
	aged bool
}

func (g *aging) compare(a, b term.Word) int {
	sign, aged := compareAged(g.heap, a, b)
	g.aged = g.aged || aged
	return sign
}

// ruling leaves open what age decided.
func (g *aging) ruling(r ruling) ruling {
	if g.aged {
		return ruling{hung: byAge}
	}
	return r
}

// onOrder makes a ruling of a condition on the order of two terms.
func onOrder(holds func(sign int) bool) func(*term.Heap, term.Word) ruling {
	return func(h *term.Heap, goal term.Word) ruling {
		g := aging{heap: h}
		return g.ruling(whether(holds(g.compare(h.Arg(goal, 1), h.Arg(goal, 2)))))
	}
}

func compareLoop(h *term.Heap, goal term.Word) ruling {
	g := aging{heap: h}
	sign := term.AtomEquals
	switch c := g.compare(h.Arg(goal, 2), h.Arg(goal, 3)); {
	case c < 0:
		sign = term.AtomLess
	case c > 0:
		sign = term.AtomGreater
	}
	return g.ruling(equations(equation{h.Arg(goal, 1), sign.Word()}))
}

func sortLoop(h *term.Heap, goal term.Word) ruling {
	elems, end := h.Slice(h.Arg(goal, 1))
	if end != term.ProperList {
		return unsettled
	}
	g := aging{heap: h}
	slices.SortStableFunc(elems, g.compare)
	elems = slices.CompactFunc(elems, func(a, b term.Word) bool { return g.compare(a, b) == 0 })
	return g.ruling(equations(equation{h.Arg(goal, 2), h.NewList(elems, term.AtomNil.Word())}))
}

func keysortLoop(h *term.Heap, goal term.Word) ruling {
	elems, end := h.Slice(h.Arg(goal, 1))
	if end != term.ProperList {
		return unsettled
	}
	for i, e := range elems {
		elems[i] = h.Deref(e)
		if !h.Is(elems[i], term.AtomMinus, 2) {
			return unsettled
		}
	}
	g := aging{heap: h}
	slices.SortStableFunc(elems, func(a, b term.Word) int { return g.compare(h.RawArg(a, 1), h.RawArg(b, 1)) })
	return g.ruling(equations(equation{h.Arg(goal, 2), h.NewList(elems, term.AtomNil.Word())}))
}
