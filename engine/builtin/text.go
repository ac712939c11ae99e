package builtin

import (
	"strconv"
	"strings"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Text arguments of library predicates are atoms, lists of characters or of
// codes, or numbers, which stand for their digits. The atom [] is the empty
// text, for that is what "" reads as. Text produced is an atom.

// numberText gives the text of a dereferenced number as it is written.
func numberText(m *machine.Machine, w term.Word) string {
	if w.Tag() == term.Int {
		return strconv.FormatInt(w.SmallInt(), 10)
	}
	if m.IsFloat(w) {
		return syntax.FormatFloat(m.Float(w))
	}
	return m.Big(w).String()
}

// textOf gives the text of w; ok is false when w is none. It does not tell
// variables from other terms that are no text.
func textOf(m *machine.Machine, w term.Word) (s string, ok bool) {
	w = m.Deref(w)
	switch {
	case w == term.AtomNil.Word():
		return "", true
	case w.Tag() == term.Atm:
		return w.Atom().Name(), true
	case m.IsNumber(w):
		return numberText(m, w), true
	case w.Tag() != term.Lst:
		return "", false
	}
	return listText(m, w)
}

// listText gives the text of a list of characters or codes.
func listText(m *machine.Machine, w term.Word) (s string, ok bool) {
	elems, end := elements(m, w)
	if end != term.ProperList {
		return "", false
	}
	var b strings.Builder
	for _, e := range elems {
		e = m.Deref(e)
		if r, ok := charOf(e); ok {
			b.WriteRune(r)
			continue
		}
		if e.Tag() != term.Int {
			return "", false
		}
		r, err := codeArg(m, e)
		if err != nil {
			return "", false
		}
		b.WriteRune(r)
	}
	return b.String(), true
}

// textArg gives the text w, or the error for what is none: an instantiation
// error when it holds a variable that could make it one.
func textArg(m *machine.Machine, w term.Word) (string, error) {
	s, ok := textOf(m, w)
	if ok {
		return s, nil
	}
	w = m.Deref(w)
	elems, end := elements(m, w)
	partial := w.IsVar() || w.Tag() == term.Lst && end == term.PartialList
	if end == term.ProperList {
		for _, e := range elems {
			partial = partial || m.Deref(e).IsVar()
		}
	}
	if partial {
		return "", isoerr.Instantiation(&m.Heap)
	}
	return "", isoerr.Type(&m.Heap, isoerr.Text, w)
}

// textOrVar gives the text w; bound is false for a variable.
func textOrVar(m *machine.Machine, w term.Word) (s string, bound bool, err error) {
	if m.Deref(w).IsVar() {
		return "", false, nil
	}
	s, err = textArg(m, w)
	return s, true, err
}

func newAtom(s string) term.Word { return term.Intern(s).Word() }

// unifyText unifies w, when it is bound to a text of any kind, by what it
// spells, and with an atom otherwise.
func unifyText(m *machine.Machine, w term.Word, s string) bool {
	w = m.Deref(w)
	if w.Tag() == term.Lst || m.IsNumber(w) || w == term.AtomNil.Word() {
		if t, ok := textOf(m, w); ok {
			return t == s
		}
	}
	if w.Tag() == term.Lst { // a list with variables in it
		elems, _ := elements(m, w)
		if len(elems) > 0 && m.IsInteger(m.Deref(elems[0])) {
			return m.Unify(w, m.NewCodes(s, term.AtomNil.Word()))
		}
		return m.Unify(w, m.NewChars(s, term.AtomNil.Word()))
	}
	return m.Unify(w, newAtom(s))
}
