package builtin

import (
	"errors"
	"strings"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

func numberTexts() []machine.Builtin {
	const s = machine.Semidet
	return []machine.Builtin{
		{Name: "number_chars", Arity: 2, Modes: "?number, ?list", Doc: "The list is the characters of the number.", Det: s, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				return numberList(m, a, charArg, func(s string) term.Word { return m.NewChars(s, term.AtomNil.Word()) })
			}},
		{Name: "number_codes", Arity: 2, Modes: "?number, ?list", Doc: "The list is the character codes of the number.", Det: s, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				return numberList(m, a, codeArg, func(s string) term.Word { return m.NewCodes(s, term.AtomNil.Word()) })
			}},
		{Name: "atom_number", Arity: 2, Modes: "?atom, ?number", Doc: "The atom spells the number; fails when it spells none.", Det: s,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return textNumber(m, a[0], a[1]) }},
		{Name: "number_string", Arity: 2, Modes: "?number, ?text", Doc: "The text spells the number; fails when it spells none.", Det: s,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return textNumber(m, a[1], a[0]) }},
		{Name: "atom_string", Arity: 2, Modes: "?atom, ?text", Doc: "The atom and the text spell the same.", Det: s, Fn: atomString},
	}
}

// syntaxError makes the error term of a text that does not read.
func syntaxError(m *machine.Machine, err error) error {
	message := "end_of_file"
	if d := (*syntax.Diagnostic)(nil); errors.As(err, &d) {
		if message = d.Atom; message == "" {
			message = d.Message
		}
	}
	return isoerr.Syntax(&m.Heap, message)
}

// numberList relates a number and the list of its characters or codes. A list
// without variables is read, so that number_chars(1, ['0', '1']) holds.
func numberList(m *machine.Machine, a []term.Word, element func(*machine.Machine, term.Word) (rune, error), build func(string) term.Word) (bool, error) {
	n := m.Deref(a[0])
	if !n.IsVar() && !m.IsNumber(n) {
		return false, isoerr.Type(&m.Heap, isoerr.Number, n)
	}
	var room [64]byte
	if text, ok := shortText(m, a[1], element, room[:0]); ok {
		v, err := syntax.ParseNumber(&m.Heap, string(text))
		if err != nil {
			return false, syntaxError(m, err)
		}
		return m.Unify(n, v), nil
	}
	elems, end := elements(m, a[1])
	complete := end == term.ProperList
	for _, e := range elems {
		complete = complete && !m.Deref(e).IsVar()
	}
	if !complete {
		if err := elementsOrVars(m, a[1], element); err != nil {
			return false, err
		}
		if n.IsVar() {
			return false, isoerr.Instantiation(&m.Heap)
		}
		return m.Unify(a[1], build(numberText(m, n))), nil
	}
	var b strings.Builder
	for _, e := range elems {
		r, err := element(m, e)
		if err != nil {
			return false, err
		}
		b.WriteRune(r)
	}
	v, err := syntax.ParseNumber(&m.Heap, b.String())
	if err != nil {
		return false, syntaxError(m, err)
	}
	return m.Unify(n, v), nil
}

// textNumber relates a text and the number it spells. Text that spells none is
// no error: the goal fails.
func textNumber(m *machine.Machine, text, number term.Word) (bool, error) {
	n := m.Deref(number)
	s, bound, err := textOrVar(m, text)
	switch {
	case err != nil:
		return false, err
	case !n.IsVar() && !m.IsNumber(n):
		return false, isoerr.Type(&m.Heap, isoerr.Number, n)
	case bound:
		v, err := syntax.ParseNumber(&m.Heap, strings.TrimSpace(s))
		return err == nil && m.Unify(n, v), nil
	case n.IsVar():
		return false, isoerr.Instantiation(&m.Heap)
	}
	return m.Unify(text, newAtom(numberText(m, n))), nil
}

func atomString(m *machine.Machine, a []term.Word) (bool, error) {
	if !m.Deref(a[0]).IsVar() {
		s, err := textArg(m, a[0])
		return err == nil && unifyText(m, a[1], s), err
	}
	s, err := textArg(m, a[1])
	return err == nil && m.Unify(a[0], newAtom(s)), err
}
