package builtin

import (
	"strings"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// The built-ins on text beyond the standard. library/meaning_text.pl defines
// the same predicates by clauses.
func textLibrary() []machine.Builtin {
	const d, s, nd = machine.Det, machine.Semidet, machine.Nondet
	return []machine.Builtin{
		{Name: "string_concat", Arity: 3, Modes: "?text, ?text, ?text", Doc: "The third is the first followed by the second; splits the third when it alone is known.", Det: nd, Redo: stringConcat},
		{Name: "contains", Arity: 2, Modes: "+text, +text", Doc: "The second occurs in the first.", Det: s, Fn: contains},
		{Name: "split", Arity: 3, Modes: "+text, +text, -list", Doc: "The parts of the text between separators; its characters for an empty separator.", Det: d, Fn: split},
		{Name: "join", Arity: 3, Modes: "+list, +text, -atom", Doc: "The texts of the list with the separator between them.", Det: d, Fn: join},
		{Name: "replace", Arity: 4, Modes: "+text, +text, +text, -atom", Doc: "The text with every occurrence of the second replaced by the third.", Det: d, Fn: replace},
		{Name: "trim", Arity: 2, Modes: "+text, -atom", Doc: "The text without layout at either end.", Det: d, Fn: mapped(trimLayout)},
		{Name: "lowercase", Arity: 2, Modes: "+text, -atom", Doc: "The text in lower case.", Det: d, Fn: mapped(strings.ToLower)},
		{Name: "uppercase", Arity: 2, Modes: "+text, -atom", Doc: "The text in upper case.", Det: d, Fn: mapped(strings.ToUpper)},
		{Name: "downcase_atom", Arity: 2, Modes: "+text, -atom", Doc: "The text in lower case.", Det: d, Fn: mapped(strings.ToLower)},
		{Name: "upcase_atom", Arity: 2, Modes: "+text, -atom", Doc: "The text in upper case.", Det: d, Fn: mapped(strings.ToUpper)},
		{Name: "substring", Arity: 4, Modes: "+text, +integer, +integer, -atom", Doc: "The part of the text that begins at the second (from 0) and has the third's length.", Det: s, Fn: substring},
		{Name: "string_length", Arity: 2, Modes: "+text, ?integer", Doc: "The number of characters of the text.", Det: d, Fn: stringLength},
		{Name: "string_chars", Arity: 2, Modes: "?text, ?list", Doc: "The list is the characters of the text.", Det: s, Fn: stringChars},
		{Name: "string_codes", Arity: 2, Modes: "?text, ?list", Doc: "The list is the character codes of the text.", Det: s, Fn: stringCodes},
		{Name: "atomic_list_concat", Arity: 2, Modes: "+list, -atom", Doc: "The texts of the list, one after the other.", Det: d, Fn: atomicListConcat},
		{Name: "atomic_list_concat", Arity: 3, Modes: "?list, +text, ?atom", Doc: "The texts of the list with the separator between them; splits when the list is not known.", Det: s, Fn: atomicListConcat3},
	}
}

func mapped(change func(string) string) machine.Fn {
	return func(m *machine.Machine, a []term.Word) (bool, error) {
		s, err := textArg(m, a[0])
		return err == nil && unifyText(m, a[1], change(s)), err
	}
}

// trimLayout takes the layout characters of ASCII from both ends.
func trimLayout(s string) string { return strings.Trim(s, " \t\n\v\f\r") }

// stringConcat is atom_concat/3 for texts of every kind.
func stringConcat(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
	x, boundX, err := textOrVar(m, a[0])
	if err != nil {
		return false, 0, err
	}
	y, boundY, err := textOrVar(m, a[1])
	if err != nil {
		return false, 0, err
	}
	if boundX && boundY {
		return unifyText(m, a[2], x+y), 0, nil
	}
	z, err := textArg(m, a[2])
	if err != nil {
		return false, 0, err
	}
	asAtom := func(w term.Word, s string, bound bool) term.Word {
		if bound {
			return newAtom(s)
		}
		return m.Deref(w)
	}
	return splitText(m, asAtom(a[0], x, boundX), asAtom(a[1], y, boundY), newAtom(z), state, term.Atom.Name)
}

// textArgs gives the texts of several arguments.
func textArgs(m *machine.Machine, words ...term.Word) ([]string, error) {
	out := make([]string, len(words))
	for i, w := range words {
		s, err := textArg(m, w)
		if err != nil {
			return nil, err
		}
		out[i] = s
	}
	return out, nil
}

func contains(m *machine.Machine, a []term.Word) (bool, error) {
	t, err := textArgs(m, a[0], a[1])
	return err == nil && strings.Contains(t[0], t[1]), err
}

func split(m *machine.Machine, a []term.Word) (bool, error) {
	t, err := textArgs(m, a[0], a[1])
	if err != nil {
		return false, err
	}
	return m.Unify(a[2], atomsOf(m, strings.Split(t[0], t[1]))), nil
}

// atomsOf makes a list of atoms.
func atomsOf(m *machine.Machine, texts []string) term.Word {
	words := make([]term.Word, len(texts))
	for i, s := range texts {
		words[i] = newAtom(s)
	}
	return m.NewList(words, term.AtomNil.Word())
}

// texts gives the texts of the elements of a list.
func texts(m *machine.Machine, w term.Word) ([]string, error) {
	elems, err := listArg(m, w)
	if err != nil {
		return nil, err
	}
	return textArgs(m, elems...)
}

func join(m *machine.Machine, a []term.Word) (bool, error) {
	parts, err := texts(m, a[0])
	if err != nil {
		return false, err
	}
	sep, err := textArg(m, a[1])
	return err == nil && unifyText(m, a[2], strings.Join(parts, sep)), err
}

func replace(m *machine.Machine, a []term.Word) (bool, error) {
	t, err := textArgs(m, a[0], a[1], a[2])
	if err != nil {
		return false, err
	}
	if t[1] != "" {
		t[0] = strings.ReplaceAll(t[0], t[1], t[2])
	}
	return unifyText(m, a[3], t[0]), nil
}

func substring(m *machine.Machine, a []term.Word) (bool, error) {
	s, err := textArg(m, a[0])
	if err != nil {
		return false, err
	}
	start, err := countArg(m, a[1])
	if err != nil {
		return false, err
	}
	count, err := countArg(m, a[2])
	if err != nil {
		return false, err
	}
	text := newRuneText(s)
	if start > int64(text.n) || count > int64(text.n)-start {
		return false, nil
	}
	return unifyText(m, a[3], text.slice(int(start), int(start+count))), nil
}

func stringLength(m *machine.Machine, a []term.Word) (bool, error) {
	s, err := textArg(m, a[0])
	if err != nil {
		return false, err
	}
	if _, _, err := countOrVar(m, a[1]); err != nil {
		return false, err
	}
	return m.Unify(a[1], m.NewInt(int64(utf8.RuneCountInString(s)))), nil
}

func stringChars(m *machine.Machine, a []term.Word) (bool, error) {
	return stringList(m, a, func(s string) term.Word { return m.NewChars(s, term.AtomNil.Word()) })
}

func stringCodes(m *machine.Machine, a []term.Word) (bool, error) {
	return stringList(m, a, func(s string) term.Word { return m.NewCodes(s, term.AtomNil.Word()) })
}

func stringList(m *machine.Machine, a []term.Word, build func(string) term.Word) (bool, error) {
	s, bound, err := textOrVar(m, a[0])
	if err != nil {
		return false, err
	}
	if bound {
		if list := m.Deref(a[1]); !list.IsVar() {
			if t, ok := textOf(m, list); ok {
				return t == s, nil
			}
		}
		return m.Unify(a[1], build(s)), nil
	}
	s, err = textArg(m, a[1])
	return err == nil && m.Unify(a[0], newAtom(s)), err
}

func atomicListConcat(m *machine.Machine, a []term.Word) (bool, error) {
	parts, err := texts(m, a[0])
	return err == nil && unifyText(m, a[1], strings.Join(parts, "")), err
}

func atomicListConcat3(m *machine.Machine, a []term.Word) (bool, error) {
	sep, err := textArg(m, a[1])
	if err != nil {
		return false, err
	}
	elems, end := elements(m, a[0])
	ground := end == term.ProperList
	for _, e := range elems {
		ground = ground && !m.Deref(e).IsVar()
	}
	if ground {
		parts, err := textArgs(m, elems...)
		return err == nil && unifyText(m, a[2], strings.Join(parts, sep)), err
	}
	if sep == "" {
		return false, isoerr.Domain(&m.Heap, isoerr.NonEmptyList, m.Deref(a[1]))
	}
	whole, err := textArg(m, a[2])
	if err != nil {
		return false, err
	}
	return m.Unify(a[0], atomsOf(m, strings.Split(whole, sep))), nil
}
