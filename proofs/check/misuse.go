package check

import "github.com/eyeprove/eyeprove/engine/term"

// Arguments for which primitives raise errors where ichiban, or a loop, would fail.
// Each gives the ruling that throws, or one without a ball.

// oddOrder is for compare/3: the first argument is <, =, > or a variable.
func oddOrder(h *term.Heap, goal term.Word) ruling {
	switch order := h.Arg(goal, 1); {
	case order.IsVar(), order == term.AtomLess.Word(), order == term.AtomEquals.Word(), order == term.AtomGreater.Word():
		return ruling{}
	case order.Tag() == term.Atm:
		return domainError(h, "order", order)
	default:
		return typeError(h, "atom", order)
	}
}

// oddPairs is for keysort/2: what is known of the sorted list are pairs.
func oddPairs(h *term.Heap, goal term.Word) ruling {
	elems, _ := h.Slice(h.Arg(goal, 2))
	for _, e := range elems {
		if e = h.Deref(e); !e.IsVar() && !h.Is(e, term.AtomMinus, 2) {
			return typeError(h, "pair", e)
		}
	}
	return ruling{}
}

// oddCode is for char_code/2.
func oddCode(h *term.Heap, goal term.Word) ruling {
	code := h.Arg(goal, 2)
	switch {
	case code.IsVar():
		return ruling{}
	case !h.IsInteger(code):
		return typeError(h, "integer", code)
	}
	if _, ok := ofCode(code); !ok {
		return representationError(h, "character_code")
	}
	return ruling{}
}

// oddCodes is for atom_codes/2: ichiban makes something of the halves of surrogate
// pairs. What is odd in another way is left to it.
func oddCodes(h *term.Heap, goal term.Word) ruling {
	atom := h.Arg(goal, 1)
	if !atom.IsVar() && atom.Tag() != term.Atm {
		return ruling{}
	}
	elems, _ := h.Slice(h.Arg(goal, 2))
	for _, e := range elems {
		e = h.Deref(e)
		if _, ok := ofCode(e); ok || e.IsVar() && !atom.IsVar() {
			continue
		}
		if h.IsInteger(e) {
			return representationError(h, "character_code")
		}
		break
	}
	return ruling{}
}

// oddDigits is for number_chars/2 and number_codes/2: the first argument is a number
// or a variable, and so are the elements of the list characters or codes.
func oddDigits(read func(term.Word) (rune, bool), want string) func(*term.Heap, term.Word) ruling {
	return func(h *term.Heap, goal term.Word) ruling {
		n := h.Arg(goal, 1)
		if !n.IsVar() && !h.IsNumber(n) {
			return typeError(h, "number", n)
		}
		elems, _ := h.Slice(h.Arg(goal, 2))
		for _, e := range elems {
			e = h.Deref(e)
			_, ok := read(e)
			switch {
			case ok || e.IsVar():
			case want == "integer" && h.IsInteger(e):
				return representationError(h, "character_code")
			default:
				return typeError(h, want, e)
			}
		}
		return ruling{}
	}
}

// oddAtoms is for atom_concat/3.
func oddAtoms(h *term.Heap, goal term.Word) ruling {
	for i := 1; i <= 3; i++ {
		switch w := h.Arg(goal, i); {
		case w.IsVar() || w.Tag() == term.Atm:
		default:
			return typeError(h, "atom", w)
		}
	}
	return ruling{}
}

func representationError(h *term.Heap, what string) ruling {
	formal := h.NewStruct(term.Intern("representation_error"), term.Intern(what).Word())
	return ruling{ball: h.NewStruct(term.AtomError, formal, h.NewVar())}
}
