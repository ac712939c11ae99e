package check

import (
	"strings"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// numberLoop makes the ruling on number_chars(N, List) and number_codes(N, List),
// with numbers read and written as in programs and documents: ichiban reads fewer,
// and writes infinities in its own way.
func numberLoop(read func(term.Word) (rune, bool), list func(*term.Heap, string) term.Word) func(*term.Heap, term.Word) ruling {
	return func(h *term.Heap, goal term.Word) ruling {
		n := h.Arg(goal, 1)
		elems, end := h.Slice(h.Arg(goal, 2))
		var text strings.Builder
		for _, e := range elems {
			r, ok := read(h.Deref(e))
			if !ok {
				end = term.PartialList
				break
			}
			text.WriteRune(r)
		}
		switch {
		case end == term.ProperList:
			n2, err := syntax.ParseNumber(h, text.String())
			if err != nil {
				fault := h.NewStruct(term.Intern("syntax_error"), term.Intern(err.(*syntax.Diagnostic).Atom).Word())
				return ruling{ball: h.NewStruct(term.AtomError, fault, h.NewVar())}
			}
			return equations(equation{n, n2})
		case h.IsNumber(n):
			written := syntax.Format(h, n, syntax.NewOperators(), syntax.WriteOptions{Quoted: true})
			return equations(equation{h.Arg(goal, 2), list(h, written)})
		}
		return unsettled
	}
}

// ofChar gives the character that an atom is, ofCode the one that an integer stands for.
func ofChar(w term.Word) (rune, bool) {
	if w.Tag() != term.Atm || utf8.RuneCountInString(w.Atom().Name()) != 1 {
		return 0, false
	}
	r, _ := utf8.DecodeRuneInString(w.Atom().Name())
	return r, true
}

func ofCode(w term.Word) (rune, bool) {
	if w.Tag() != term.Int || w.SmallInt() != int64(rune(w.SmallInt())) || !utf8.ValidRune(rune(w.SmallInt())) {
		return 0, false
	}
	return rune(w.SmallInt()), true
}
