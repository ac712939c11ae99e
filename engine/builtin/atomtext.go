package builtin

import (
	"strings"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// The built-ins on the text of atoms that the standard defines (8.16).
func atomTexts() []machine.Builtin {
	const s, nd = machine.Semidet, machine.Nondet
	return []machine.Builtin{
		{Name: "atom_length", Arity: 2, Modes: "+atom, ?integer", Doc: "The number of characters of the atom.", Det: s, ISO: true, Fn: atomLength},
		{Name: "atom_concat", Arity: 3, Modes: "?atom, ?atom, ?atom", Doc: "The third is the first followed by the second.", Det: nd, ISO: true, Redo: atomConcat},
		{Name: "sub_atom", Arity: 5, Modes: "+atom, ?integer, ?integer, ?integer, ?atom", Doc: "A part of the atom: characters before it, in it, after it, and the part.", Det: nd, ISO: true, Redo: subAtom},
		{Name: "atom_chars", Arity: 2, Modes: "?atom, ?list", Doc: "The list is the characters of the atom.", Det: s, ISO: true, Fn: atomChars},
		{Name: "atom_codes", Arity: 2, Modes: "?atom, ?list", Doc: "The list is the character codes of the atom.", Det: s, ISO: true, Fn: atomCodes},
		{Name: "char_code", Arity: 2, Modes: "?character, ?integer", Doc: "The code of the character.", Det: s, ISO: true, Fn: charCode},
	}
}

func atomLength(m *machine.Machine, a []term.Word) (bool, error) {
	atom, err := atomArg(m, a[0])
	if err != nil {
		return false, err
	}
	if _, _, err := countOrVar(m, a[1]); err != nil {
		return false, err
	}
	return m.Unify(a[1], m.NewInt(int64(utf8.RuneCountInString(atom.Name())))), nil
}

// atomConcat splits the third argument when one of the others is unbound; its
// state is then the byte position of the next split.
func atomConcat(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
	x, y, z := m.Deref(a[0]), m.Deref(a[1]), m.Deref(a[2])
	if state == 0 {
		for _, w := range []term.Word{x, y, z} {
			if err := atomOrVar(m, w); err != nil {
				return false, 0, err
			}
		}
		if (x.IsVar() || y.IsVar()) && z.IsVar() {
			return false, 0, isoerr.Instantiation(&m.Heap)
		}
	}
	return splitText(m, x, y, z, state, term.Atom.Name)
}

// splitText is string concatenation of x and y to z, of which x and y or z are
// known. text gives the text of an atom.
func splitText(m *machine.Machine, x, y, z, state term.Word, text func(term.Atom) string) (bool, term.Word, error) {
	switch {
	case !x.IsVar() && !y.IsVar():
		s, t := text(x.Atom()), text(y.Atom())
		if err := m.TextRoom(len(s) + len(t)); err != nil {
			return false, 0, err
		}
		var room [128]byte // most need no more, and then this costs no allocation
		return m.Unify(z, term.InternBytes(append(append(room[:0], s...), t...)).Word()), 0, nil
	case !x.IsVar():
		rest, ok := strings.CutPrefix(text(z.Atom()), text(x.Atom()))
		return ok && m.Unify(y, newAtom(rest)), 0, nil
	case !y.IsVar():
		rest, ok := strings.CutSuffix(text(z.Atom()), text(y.Atom()))
		return ok && m.Unify(x, newAtom(rest)), 0, nil
	}
	whole := text(z.Atom())
	at := 0
	if state != 0 {
		at = int(state.SmallInt())
	}
	if x == y { // the same variable: the halves must be equal
		half := len(whole) / 2
		return len(whole)%2 == 0 && whole[:half] == whole[half:] && m.Unify(x, newAtom(whole[:half])), 0, nil
	}
	var next term.Word
	if at < len(whole) {
		_, size := utf8.DecodeRuneInString(whole[at:])
		next = term.MakeSmall(int64(at + size))
	}
	return m.Unify(x, newAtom(whole[:at])) && m.Unify(y, newAtom(whole[at:])), next, nil
}

func atomChars(m *machine.Machine, a []term.Word) (bool, error) {
	return atomList(m, a, charArg, func(s string) term.Word { return m.NewChars(s, term.AtomNil.Word()) })
}

func atomCodes(m *machine.Machine, a []term.Word) (bool, error) {
	return atomList(m, a, codeArg, func(s string) term.Word { return m.NewCodes(s, term.AtomNil.Word()) })
}

// atomList relates an atom and the list of its elements, characters or codes.
func atomList(m *machine.Machine, a []term.Word, element func(*machine.Machine, term.Word) (rune, error), build func(string) term.Word) (bool, error) {
	atom := m.Deref(a[0])
	if atom.IsVar() {
		var room [64]byte
		if text, ok := shortText(m, a[1], element, room[:0]); ok {
			return m.Unify(atom, term.InternBytes(text).Word()), nil
		}
		elems, err := listArg(m, a[1])
		if err != nil {
			return false, err
		}
		var b strings.Builder
		for _, e := range elems {
			r, err := element(m, e)
			if err != nil {
				return false, err
			}
			b.WriteRune(r)
		}
		return m.Unify(atom, newAtom(b.String())), nil
	}
	if atom.Tag() != term.Atm {
		return false, isoerr.Type(&m.Heap, isoerr.AtomType, atom)
	}
	if err := elementsOrVars(m, a[1], element); err != nil {
		return false, err
	}
	return m.Unify(a[1], build(atom.Atom().Name())), nil
}

// shortText appends the text of a list of elements to b. It gives ok false, and
// leaves the list to others, when the list is long or anything about it is unusual.
func shortText(m *machine.Machine, list term.Word, element func(*machine.Machine, term.Word) (rune, error), b []byte) (text []byte, ok bool) {
	const most = 200
	w := m.Deref(list)
	for range most {
		if w.Tag() != term.Lst {
			return b, w == term.AtomNil.Word()
		}
		e := m.Deref(m.Cells[w.Index()])
		if e.IsVar() {
			return nil, false
		}
		r, err := element(m, e)
		if err != nil {
			return nil, false
		}
		b = utf8.AppendRune(b, r)
		w = m.Deref(m.Cells[w.Index()+1])
	}
	return nil, false
}

// elementsOrVars checks that w is a list, partial or not, of elements and
// variables.
func elementsOrVars(m *machine.Machine, w term.Word, element func(*machine.Machine, term.Word) (rune, error)) error {
	if w = m.Deref(w); w.IsVar() {
		return nil
	}
	elems, end := elements(m, w)
	if end == term.NotList {
		return isoerr.Type(&m.Heap, isoerr.List, w)
	}
	for _, e := range elems {
		if m.Deref(e).IsVar() {
			continue
		}
		if _, err := element(m, e); err != nil {
			return err
		}
	}
	return nil
}

func charCode(m *machine.Machine, a []term.Word) (bool, error) {
	char, code := m.Deref(a[0]), m.Deref(a[1])
	if char.IsVar() {
		r, err := codeArg(m, code)
		return err == nil && m.Unify(char, term.InternRune(r).Word()), err
	}
	r, err := charArg(m, char)
	if err != nil {
		return false, err
	}
	if !code.IsVar() {
		if _, err := codeArg(m, code); err != nil {
			return false, err
		}
	}
	return m.Unify(code, term.MakeSmall(int64(r))), nil
}
