package builtin

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Attributed variables, as SWI-Prolog has them: a variable has at most one value
// for each name, all of them as att(Name, Value, More). What happens when it is
// bound is written in engine/library/coroutines.pl.

func attributes() []machine.Builtin {
	const d, s, at = machine.Det, machine.Semidet, machine.Attributes
	return []machine.Builtin{
		{Name: "attvar", Arity: 1, Modes: "?term", Doc: "The argument is an unbound variable with attributes.", Det: s, Purity: at,
			Fn: test(func(m *machine.Machine, w term.Word) bool { return m.IsAttributed(w) })},
		{Name: "put_attr", Arity: 3, Modes: "?variable, +atom, ?term", Doc: "Gives the variable an attribute of this name and value, until backtracking.", Det: d, Purity: at, Fn: putAttr},
		{Name: "get_attr", Arity: 3, Modes: "?variable, +atom, -term", Doc: "The value of the variable's attribute of this name.", Det: s, Purity: at, Fn: getAttr},
		{Name: "del_attr", Arity: 2, Modes: "?variable, +atom", Doc: "Takes the attribute of this name from the variable, if it has one.", Det: d, Purity: at, Fn: delAttr},
		{Name: "get_attrs", Arity: 2, Modes: "?variable, -term", Doc: "All attributes of the variable, as att(Name, Value, More) that ends in [].", Det: s, Purity: at, Fn: getAttrs},
		{Name: "put_attrs", Arity: 2, Modes: "?variable, +term", Doc: "Gives the variable these attributes and no others, as get_attrs/2 tells them.", Det: d, Purity: at, Fn: putAttrs},
		{Name: "del_attrs", Arity: 1, Modes: "?variable", Doc: "Takes all attributes from the variable.", Det: d, Purity: at, Fn: delAttrs},
		{Name: "term_attvars", Arity: 2, Modes: "?term, -list", Doc: "The attributed variables of the term, and those that their attributes lead to.", Det: s, Purity: at,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				return m.Unify(a[1], m.NewList(m.AttributedVariables(a[0]), term.AtomNil.Word())), nil
			}},
		{Name: "copy_term_nat", Arity: 2, Modes: "?term, -term", Doc: "The second is a copy of the first with fresh variables that have no attributes.", Det: s, Purity: machine.CallSensitive,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return m.Unify(a[1], m.Copy(a[0])), nil }},
		{Name: "unifiable", Arity: 3, Modes: "?term, ?term, -list", Doc: "The bindings Variable = Value that would make the first two unify, the last in front.", Det: s, Purity: at, Fn: unifier},
	}
}

var atomAtt = term.Intern("att")

// attributeName gives the atom that names an attribute.
func attributeName(m *machine.Machine, w term.Word) (term.Word, error) {
	name, err := atomArg(m, w)
	return name.Word(), err
}

// attributesOf gives the attributes of the dereferenced v, [] for none.
func attributesOf(m *machine.Machine, v term.Word) term.Word {
	if !m.IsAttributed(v) {
		return term.AtomNil.Word()
	}
	return m.Attributes(v)
}

func isAtt(m *machine.Machine, w term.Word) bool { return m.Is(w, atomAtt, 3) }

func putAttr(m *machine.Machine, a []term.Word) (bool, error) {
	v := m.Deref(a[0])
	if !v.IsVar() {
		return false, isoerr.Uninstantiation(&m.Heap, v)
	}
	name, err := attributeName(m, a[1])
	if err != nil {
		return false, err
	}
	var before []term.Word // names and values in front of the one put
	rest := attributesOf(m, v)
	for ; isAtt(m, rest) && m.Arg(rest, 1) != name; rest = m.Arg(rest, 3) {
		before = append(before, m.RawArg(rest, 1), m.RawArg(rest, 2))
	}
	if isAtt(m, rest) {
		rest = m.Arg(rest, 3)
	}
	all := m.NewStruct(atomAtt, name, a[2], rest)
	m.SetAttributes(v, inFront(m, before, all))
	return true, nil
}

// inFront adds names and values in front of attributes.
func inFront(m *machine.Machine, before []term.Word, rest term.Word) term.Word {
	for i := len(before) - 2; i >= 0; i -= 2 {
		rest = m.NewStruct(atomAtt, before[i], before[i+1], rest)
	}
	return rest
}

func getAttr(m *machine.Machine, a []term.Word) (bool, error) {
	v := m.Deref(a[0])
	if !v.IsVar() {
		return false, nil
	}
	name, err := attributeName(m, a[1])
	if err != nil {
		return false, err
	}
	for rest := attributesOf(m, v); isAtt(m, rest); rest = m.Arg(rest, 3) {
		if m.Arg(rest, 1) == name {
			return m.Unify(a[2], m.RawArg(rest, 2)), nil
		}
	}
	return false, nil
}

func delAttr(m *machine.Machine, a []term.Word) (bool, error) {
	v := m.Deref(a[0])
	name, err := attributeName(m, a[1])
	if err != nil {
		return false, err
	}
	if !m.IsAttributed(v) {
		return true, nil
	}
	var before []term.Word
	for rest := m.Attributes(v); isAtt(m, rest); rest = m.Arg(rest, 3) {
		if m.Arg(rest, 1) == name {
			m.SetAttributes(v, inFront(m, before, m.Arg(rest, 3)))
			break
		}
		before = append(before, m.RawArg(rest, 1), m.RawArg(rest, 2))
	}
	return true, nil
}

func getAttrs(m *machine.Machine, a []term.Word) (bool, error) {
	v := m.Deref(a[0])
	return m.IsAttributed(v) && m.Unify(a[1], m.Attributes(v)), nil
}

func putAttrs(m *machine.Machine, a []term.Word) (bool, error) {
	v, all := m.Deref(a[0]), m.Deref(a[1])
	if !v.IsVar() {
		return false, isoerr.Uninstantiation(&m.Heap, v)
	}
	left := m.Top // longer than that is only a cyclic list
	for rest := all; rest != term.AtomNil.Word(); rest = m.Arg(rest, 3) {
		if rest.IsVar() {
			return false, isoerr.Instantiation(&m.Heap)
		}
		if left--; left < 0 || !isAtt(m, rest) {
			return false, isoerr.Type(&m.Heap, isoerr.Attributes, all)
		}
		if _, err := attributeName(m, m.Arg(rest, 1)); err != nil {
			return false, err
		}
	}
	m.SetAttributes(v, all)
	return true, nil
}

func delAttrs(m *machine.Machine, a []term.Word) (bool, error) {
	if v := m.Deref(a[0]); m.IsAttributed(v) {
		m.SetAttributes(v, term.AtomNil.Word())
	}
	return true, nil
}

// unifier unifies on trial and tells what was bound. Of two variables it is the
// one that occurs first in the terms, so that ages, which are others when a proof is
// rebuilt, have no say.
func unifier(m *machine.Machine, a []term.Word) (bool, error) {
	place := map[term.Word]int{}
	for i, v := range m.Variables(m.NewStruct(term.AtomMinus, a[0], a[1])) {
		place[v] = i
	}
	var trail, bound []term.Word
	ok := m.UnifyShared([]term.Word{a[0], a[1]}, func(v, w term.Word) {
		if w.IsVar() && place[w] < place[v] {
			v, w = w, v
		}
		trail = append(trail, m.Cells[v.Index()])
		bound = append(bound, v, w)
		m.Cells[v.Index()] = w
	})
	m.Heap.Undo(&trail, 0)
	if !ok {
		return false, nil
	}
	list := term.AtomNil.Word()
	for i := 0; i < len(bound); i += 2 {
		list = m.Cons(m.NewStruct(term.AtomEquals, bound[i], bound[i+1]), list)
	}
	return m.Unify(a[2], list), nil
}
