package check

import "github.com/eyeprove/eyeprove/engine/term"

// Loops for terms too deep for ichiban, or with integers too big for it. Where
// the arguments are not of the kind a loop is for, it leaves the goal open.

var unsettled = ruling{hung: broken}

func equations(e ...equation) ruling { return ruling{solutions: []solution{e}} }

func functorLoop(h *term.Heap, goal term.Word) ruling {
	t, name, arity := h.Arg(goal, 1), h.Arg(goal, 2), h.Arg(goal, 3)
	if n := arity; t.IsVar() && isVast(h, goal) && name.Tag() == term.Atm {
		if n.SmallInt() <= term.MaxArity {
			return ruling{hung: tooMany}
		}
		return representationError(h, "max_arity")
	}
	if t.IsVar() && h.IsNumber(name) && h.IsInteger(arity) && arity != term.MakeSmall(0) {
		return typeError(h, "atom", name)
	}
	if t.IsVar() {
		return unsettled
	}
	computedName, computedArity := t, 0
	if t.IsCompound() {
		n, a, _ := h.Functor(t)
		computedName, computedArity = n.Word(), a
	}
	return equations(equation{name, computedName}, equation{arity, term.MakeSmall(int64(computedArity))})
}

func argLoop(h *term.Heap, goal term.Word) ruling {
	n, t := h.Arg(goal, 1), h.Arg(goal, 2)
	switch {
	case n.IsVar() || t.IsVar():
		return ruling{ball: h.NewStruct(term.AtomError, term.Intern("instantiation_error").Word(), h.NewVar())}
	case !h.IsInteger(n):
		return typeError(h, "integer", n)
	case !t.IsCompound():
		return typeError(h, "compound", t)
	case h.Big(n).Sign() < 0:
		return domainError(h, "not_less_than_zero", n)
	case n.Tag() != term.Int:
		return whether(false)
	}
	_, arity, _ := h.Functor(t)
	if n.SmallInt() < 1 || n.SmallInt() > int64(arity) {
		return whether(false)
	}
	return equations(equation{h.Arg(goal, 3), h.Arg(t, int(n.SmallInt()))})
}

func univLoop(h *term.Heap, goal term.Word) ruling {
	t, list := h.Arg(goal, 1), h.Arg(goal, 2)
	switch {
	case !mayBeList(h, list):
		return typeError(h, "list", list)
	case t.IsCompound():
		name, arity, _ := h.Functor(t)
		elems := make([]term.Word, 0, arity+1)
		elems = append(elems, name.Word())
		for i := 1; i <= arity; i++ {
			elems = append(elems, h.Arg(t, i))
		}
		return equations(equation{list, h.NewList(elems, term.AtomNil.Word())})
	case !t.IsVar():
		return equations(equation{list, h.NewList([]term.Word{t}, term.AtomNil.Word())})
	}
	elems, end := h.Slice(list)
	if end != term.ProperList || len(elems) == 0 {
		return unsettled
	}
	name := h.Deref(elems[0])
	switch {
	case len(elems) == 1 && name.IsAtomic():
		return equations(equation{t, name})
	case len(elems) > 1 && name.Tag() == term.Atm:
		return equations(equation{t, h.NewStruct(name.Atom(), elems[1:]...)})
	case len(elems) > 1 && !name.IsVar():
		return typeError(h, "atom", name)
	}
	return unsettled
}

func copyLoop(h *term.Heap, goal term.Word) ruling {
	return equations(equation{h.Arg(goal, 2), h.Copy(h.Arg(goal, 1))})
}

func variablesLoop(h *term.Heap, goal term.Word) ruling {
	vars := h.Variables(h.Arg(goal, 1))
	return equations(equation{h.Arg(goal, 2), h.NewList(vars, term.AtomNil.Word())})
}

// skipLoop is '$skip_list'(List, Length, Rest), which prelude.pl uses.
func skipLoop(h *term.Heap, goal term.Word) ruling {
	length := 0
	w := h.Arg(goal, 1)
	for ; w.Tag() == term.Lst; length++ {
		w = h.Deref(h.Cells[w.Index()+1])
	}
	return equations(equation{h.Arg(goal, 2), term.MakeSmall(int64(length))}, equation{h.Arg(goal, 3), w})
}
