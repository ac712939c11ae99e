package check

import (
	"strings"

	"github.com/eyeprove/eyeprove/engine/term"
)

// functor is the name and arity of a predicate, as a functor word.
type functor = term.Word

// functorOf gives the predicate of a dereferenced goal; ok is false when w is
// not callable.
func functorOf(h *term.Heap, w term.Word) (f functor, ok bool) {
	name, arity, ok := h.Functor(w)
	return term.MakeFun(name, arity), ok
}

// makeFunctor is functor for a predicate named in Go.
func makeFunctor(name string, arity int) functor {
	return term.MakeFun(term.Intern(name), arity)
}

// clause is one clause, of the program or of the library, cut loose from any
// heap. Its slots are numbered in order of first occurrence, head then body.
type clause struct {
	number int // from 1; 0 for a clause of the library
	key    functor
	head   pattern
	body   []pattern // the conjuncts; empty for a fact
	names  []string  // by slot; "_" for a variable without a name
}

// makeClause gives the clause head :- body. name gives the name of a variable
// in the source, "" or "_" when it has none.
func makeClause(h *term.Heap, head, body term.Word, name func(term.Word) string) (*clause, bool) {
	head = h.Deref(head)
	key, ok := functorOf(h, head)
	if !ok {
		return nil, false
	}
	s := newSlots()
	c := &clause{key: key, head: makePattern(h, head, s)}
	for _, goal := range conjuncts(h, body) {
		if goal == term.AtomTrue.Word() && h.Deref(body) == goal {
			break
		}
		c.body = append(c.body, makePattern(h, callVariables(h, goal), s))
	}
	for _, v := range s.vars {
		c.names = append(c.names, name(v))
	}
	return c, true
}

func (c *clause) isFact() bool { return len(c.body) == 0 }

// hasCut reports whether a cut stands anywhere in the body.
func (c *clause) hasCut() bool {
	for _, goal := range c.body {
		for i := 0; i < len(goal); i++ {
			if n := goal[i].BoxWords(); n >= 0 {
				i += n
			} else if goal[i] == term.AtomCut.Word() {
				return true
			}
		}
	}
	return false
}

// slotNamed gives the slot of the variable with this name.
func (c *clause) slotNamed(name string) (int, bool) {
	for i, n := range c.names {
		if n == name {
			return i, true
		}
	}
	return 0, false
}

// anonymous reports whether a variable of this name is written anonymous(I).
func anonymous(name string) bool {
	return name == "" || strings.HasPrefix(name, "_")
}

// conjuncts gives the goals of a conjunction, flattened left to right; any
// other term is its only conjunct.
func conjuncts(h *term.Heap, w term.Word) []term.Word {
	return appendConjuncts(nil, h, w)
}

func appendConjuncts(goals []term.Word, h *term.Heap, w term.Word) []term.Word {
	w = h.Deref(w)
	if !h.Is(w, term.AtomComma, 2) {
		return append(goals, w)
	}
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if h.Is(w, term.AtomComma, 2) {
			stack = append(stack, h.RawArg(w, 2), h.RawArg(w, 1))
		} else {
			goals = append(goals, w)
		}
	}
	return goals
}

// callVariables gives the goal w with the variables that stand for goals in
// its control constructs wrapped as call(X), as a clause body has them.
func callVariables(h *term.Heap, w term.Word) term.Word {
	w = h.Deref(w)
	if w.IsVar() {
		return h.NewStruct(term.AtomCall, w)
	}
	if !isControl(h, w) {
		return w
	}
	// Copy the control constructs, from the top; cells still to be looked at
	// are goal positions of copies.
	result := copyControl(h, w)
	open := []int{result.Index() + 1, result.Index() + 2}
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		switch goal := h.Deref(h.Cells[at]); {
		case goal.IsVar():
			wrapped := h.NewStruct(term.AtomCall, goal)
			h.Cells[at] = wrapped
		case isControl(h, goal):
			inner := copyControl(h, goal)
			h.Cells[at] = inner
			open = append(open, inner.Index()+1, inner.Index()+2)
		}
	}
	return result
}

func copyControl(h *term.Heap, w term.Word) term.Word {
	name, _, _ := h.Functor(w)
	return h.NewStruct(name, h.RawArg(w, 1), h.RawArg(w, 2))
}

// isControl reports whether the arguments of the dereferenced w are goals of
// the clause it stands in.
func isControl(h *term.Heap, w term.Word) bool {
	return h.Is(w, term.AtomComma, 2) || h.Is(w, term.AtomSemicolon, 2) ||
		h.Is(w, term.AtomArrow, 2) || h.Is(w, term.AtomSoftArrow, 2)
}
