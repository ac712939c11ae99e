package syntax

import "github.com/eyeprove/eyeprove/engine/term"

// There is one space of predicates: what a program puts into a module by name,
// Module:Head, Module:Name/Arity, is what it would be without.

var atomGrammar = term.Intern("//")

// Unqualified gives a term without the modules in front of it.
func Unqualified(h *term.Heap, w term.Word) term.Word {
	w = h.Deref(w)
	for h.Is(w, term.AtomColon, 2) && h.Arg(w, 1).Tag() == term.Atm {
		w = h.Arg(w, 2)
	}
	return w
}

// UnqualifiedClause gives a clause without modules in front of it and its head.
func UnqualifiedClause(h *term.Heap, w term.Word) term.Word {
	w = Unqualified(h, w)
	name, arity, _ := h.Functor(w)
	if arity != 2 || name != term.AtomNeck && name != term.AtomDCGArrow {
		return w
	}
	head := h.Arg(w, 1)
	if plain := Unqualified(h, head); plain != head {
		w = h.NewStruct(name, plain, h.RawArg(w, 2))
	}
	return w
}

// Indicator gives Name/Arity for what may have modules in it or be Name//Arity, of
// a grammar rule. Anything else is given back as it is.
func Indicator(h *term.Heap, w term.Word) term.Word {
	w = Unqualified(h, w)
	name, arity, _ := h.Functor(w)
	if arity != 2 || name != term.AtomSlash && name != atomGrammar {
		return w
	}
	of, n := h.Arg(w, 1), h.Arg(w, 2)
	plain := Unqualified(h, of)
	switch {
	case name == atomGrammar && n.Tag() == term.Int:
		n = h.NewInt(n.SmallInt() + 2)
	case name == atomGrammar || plain == of:
		return w
	}
	return h.NewStruct(term.AtomSlash, plain, n)
}
