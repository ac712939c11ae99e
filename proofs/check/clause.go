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
//
// A variable in the place of a goal is wrapped as call(X): in the control
// constructs that ISO calls transparent, and, if deep, also where a negation, a
// findall or a catch takes a goal.
func makeClause(h *term.Heap, head, body term.Word, deep bool, name func(term.Word) string) (*clause, bool) {
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
		c.body = append(c.body, makePattern(h, callVariables(h, goal, term.AtomCall, deep), s))
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

// atomBody wraps a variable among the goals of a goal that is called: what it is
// bound to later is no part of the construct it stands in.
var atomBody = term.Intern("\xffcall") // which no text can spell

// callVariables gives the goal w with the variables that stand for goals in it
// wrapped, as call(X) or so.
func callVariables(h *term.Heap, w term.Word, name term.Atom, deep bool) term.Word {
	// Constructs are copied from the top; open holds the cells, in copies,
	// that are goals still to be looked at.
	root := h.NewStruct(term.AtomCall, w)
	open := []int{root.Index() + 1}
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		goal := h.Deref(h.Cells[at])
		if goal.IsVar() {
			wrapped := h.NewStruct(name, goal)
			h.Cells[at] = wrapped
			continue
		}
		goals := goalArguments(h, goal, deep)
		if len(goals) == 0 {
			h.Cells[at] = goal
			continue
		}
		inner := copyCompound(h, goal)
		h.Cells[at] = inner
		for _, i := range goals {
			open = append(open, inner.Index()+i)
		}
	}
	return h.Arg(root, 1)
}

// goalArguments gives which arguments of the dereferenced w are goals of the
// clause it stands in.
func goalArguments(h *term.Heap, w term.Word, deep bool) []int {
	key, _ := functorOf(h, w)
	switch {
	case key == keyAnd, key == keyOr, key == keyThen, key == keySoftThen:
		return []int{1, 2}
	case !deep:
	case key == keyNot, key == keyOnce:
		return []int{1}
	case key == keyFindall:
		return []int{2}
	case key == keyCatch:
		return []int{1, 3}
	}
	return nil
}

// copyCompound copies the top of a compound that is no list.
func copyCompound(h *term.Heap, w term.Word) term.Word {
	name, arity, _ := h.Functor(w)
	args := make([]term.Word, arity)
	for i := range args {
		args[i] = h.RawArg(w, i+1)
	}
	return h.NewStruct(name, args...)
}
