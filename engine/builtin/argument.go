package builtin

import (
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// The functions of this file read one argument of a built-in and give the ISO
// error when it is not what the built-in takes: instantiation_error for a
// variable, else a type or domain error with the argument as culprit.

// atomArg gives the atom w.
func atomArg(m *machine.Machine, w term.Word) (term.Atom, error) {
	w = m.Deref(w)
	switch {
	case w.IsVar():
		return 0, isoerr.Instantiation(&m.Heap)
	case w.Tag() != term.Atm:
		return 0, isoerr.Type(&m.Heap, isoerr.AtomType, w)
	}
	return w.Atom(), nil
}

// atomOrVar checks that w is an atom or a variable.
func atomOrVar(m *machine.Machine, w term.Word) error {
	if w = m.Deref(w); !w.IsVar() && w.Tag() != term.Atm {
		return isoerr.Type(&m.Heap, isoerr.AtomType, w)
	}
	return nil
}

// integerArg gives the dereferenced integer w.
func integerArg(m *machine.Machine, w term.Word) (term.Word, error) {
	w = m.Deref(w)
	switch {
	case w.IsVar():
		return 0, isoerr.Instantiation(&m.Heap)
	case !m.IsInteger(w):
		return 0, isoerr.Type(&m.Heap, isoerr.Integer, w)
	}
	return w, nil
}

// intArg gives the integer w. Beyond 64 bits it is a representation error:
// these arguments are counts, codes and positions.
func intArg(m *machine.Machine, w term.Word) (int64, error) {
	w, err := integerArg(m, w)
	if err != nil {
		return 0, err
	}
	v, ok := m.Int64(w)
	if !ok {
		if m.Sign(w) < 0 {
			return 0, isoerr.Representation(&m.Heap, isoerr.MinInteger)
		}
		return 0, isoerr.Representation(&m.Heap, isoerr.MaxInteger)
	}
	return v, nil
}

// countArg gives the integer w, which must not be negative.
func countArg(m *machine.Machine, w term.Word) (int64, error) {
	w = m.Deref(w)
	if m.IsBig(w) && m.Sign(w) < 0 {
		return 0, isoerr.Domain(&m.Heap, isoerr.NotLessThanZero, w)
	}
	v, err := intArg(m, w)
	if err == nil && v < 0 {
		return 0, isoerr.Domain(&m.Heap, isoerr.NotLessThanZero, w)
	}
	return v, err
}

// countOrVar is countArg where a variable is allowed: bound tells which it is.
func countOrVar(m *machine.Machine, w term.Word) (v int64, bound bool, err error) {
	if w = m.Deref(w); w.IsVar() {
		return 0, false, nil
	}
	v, err = countArg(m, w)
	return v, true, err
}

// integerOrVar checks that w is an integer or a variable.
func integerOrVar(m *machine.Machine, w term.Word) error {
	if w = m.Deref(w); !w.IsVar() && !m.IsInteger(w) {
		return isoerr.Type(&m.Heap, isoerr.Integer, w)
	}
	return nil
}

// elements gives the elements of a list as stored and what ends it. A cyclic
// list counts as no list.
func elements(m *machine.Machine, w term.Word) ([]term.Word, term.ListEnd) {
	n, end := 0, m.Deref(w)
	for ; end.Tag() == term.Lst; n++ {
		if 2*n > m.Top { // longer than the heap: it goes round in a circle
			return nil, term.NotList
		}
		end = m.Deref(m.Cells[end.Index()+1])
	}
	elems := make([]term.Word, 0, n)
	for w = m.Deref(w); w.Tag() == term.Lst; w = m.Deref(m.Cells[w.Index()+1]) {
		elems = append(elems, m.Cells[w.Index()])
	}
	switch {
	case end == term.AtomNil.Word():
		return elems, term.ProperList
	case end.IsVar():
		return elems, term.PartialList
	}
	return elems, term.NotList
}

// listArg gives the elements of the list w, as stored.
func listArg(m *machine.Machine, w term.Word) ([]term.Word, error) {
	elems, end := elements(m, w)
	switch end {
	case term.PartialList:
		return nil, isoerr.Instantiation(&m.Heap)
	case term.NotList:
		return nil, isoerr.Type(&m.Heap, isoerr.List, m.Deref(w))
	}
	return elems, nil
}

// listOrPartial checks that w is a list or may become one.
func listOrPartial(m *machine.Machine, w term.Word) error {
	if w = m.Deref(w); w.IsVar() {
		return nil
	}
	if _, end := elements(m, w); end == term.NotList {
		return isoerr.Type(&m.Heap, isoerr.List, w)
	}
	return nil
}

// charOf gives the character of a one-character atom, dereferenced.
func charOf(w term.Word) (rune, bool) {
	if w.Tag() != term.Atm {
		return 0, false
	}
	name := w.Atom().Name()
	if len(name) == 1 && name[0] < utf8.RuneSelf {
		return rune(name[0]), true
	}
	r, size := utf8.DecodeRuneInString(name)
	return r, size > 0 && size == len(name)
}

// charArg gives the character w.
func charArg(m *machine.Machine, w term.Word) (rune, error) {
	w = m.Deref(w)
	if w.IsVar() {
		return 0, isoerr.Instantiation(&m.Heap)
	}
	r, ok := charOf(w)
	if !ok {
		return 0, isoerr.Type(&m.Heap, isoerr.Character, w)
	}
	return r, nil
}

// codeArg gives the character whose code is w.
func codeArg(m *machine.Machine, w term.Word) (rune, error) {
	w, err := integerArg(m, w)
	if err != nil {
		return 0, err
	}
	v, ok := m.Int64(w)
	if !ok || v < 0 || v > utf8.MaxRune || !utf8.ValidRune(rune(v)) {
		return 0, isoerr.Representation(&m.Heap, isoerr.CharacterCodeRep)
	}
	return rune(v), nil
}

// boolArg gives the truth value of the atom true or false; ok is false for
// anything else.
func boolArg(w term.Word) (value, ok bool) {
	switch w {
	case term.AtomTrue.Word():
		return true, true
	case term.AtomFalse.Word():
		return false, true
	}
	return false, false
}
