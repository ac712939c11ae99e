package builtin

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

func structures() []machine.Builtin {
	const s, cs = machine.Semidet, machine.CallSensitive
	return []machine.Builtin{
		{Name: "functor", Arity: 3, Modes: "?term, ?atomic, ?integer", Doc: "The term has this name and arity.", Det: s, ISO: true, Fn: functor},
		{Name: "arg", Arity: 3, Modes: "+integer, +compound, ?term", Doc: "The numbered argument of the compound term.", Det: s, ISO: true, Fn: arg},
		{Name: "=..", Arity: 2, Modes: "?term, ?list", Doc: "The list is the term's name and its arguments.", Det: s, ISO: true, Fn: univ},
		{Name: "copy_term", Arity: 2, Modes: "?term, -term", Doc: "The second is a copy of the first with fresh variables.", Det: s, Purity: cs, ISO: true, Fn: copyTerm},
		{Name: "term_variables", Arity: 2, Modes: "?term, -list", Doc: "The distinct variables of the term, in order.", Det: s, Purity: cs, ISO: true, Fn: termVariables},
		{Name: "term_variables", Arity: 3, Modes: "?term, -list, ?list", Doc: "The distinct variables of the term, in order, before the given tail.", Det: s, Purity: cs, Fn: termVariables3},
		{Name: "numbervars", Arity: 3, Modes: "?term, +integer, ?integer", Doc: "Binds the variables of the term to '$VAR'(N), counting from the second; the third is the next number.", Det: s, Purity: cs, Fn: numberVars},
	}
}

// maxArity bounds compounds that functor/3 and =../2 make.
const maxArity = 1 << 20

func functor(m *machine.Machine, a []term.Word) (bool, error) {
	t := m.Deref(a[0])
	if !t.IsVar() {
		name, arity := t, 0
		if t.IsCompound() {
			n, k, _ := m.Functor(t)
			name, arity = n.Word(), k
		}
		return m.Unify(a[1], name) && m.Unify(a[2], m.NewInt(int64(arity))), nil
	}
	name, n := m.Deref(a[1]), m.Deref(a[2])
	switch {
	case name.IsVar(), n.IsVar():
		return false, isoerr.Instantiation(&m.Heap)
	case !m.IsInteger(n):
		return false, isoerr.Type(&m.Heap, isoerr.Integer, n)
	case name.IsCompound():
		return false, isoerr.Type(&m.Heap, isoerr.Atomic, name)
	}
	arity, ok := m.Int64(n)
	switch {
	case m.Sign(n) < 0:
		return false, isoerr.Domain(&m.Heap, isoerr.NotLessThanZero, n)
	case ok && arity == 0:
		return m.Unify(t, name), nil
	case name.Tag() != term.Atm:
		return false, isoerr.Type(&m.Heap, isoerr.AtomType, name)
	case !ok || arity > maxArity:
		return false, isoerr.Representation(&m.Heap, isoerr.MaxArity)
	}
	return m.Unify(t, m.NewOpen(name.Atom(), int(arity))), nil
}

func arg(m *machine.Machine, a []term.Word) (bool, error) {
	n, t := m.Deref(a[0]), m.Deref(a[1])
	switch {
	case n.IsVar(), t.IsVar():
		return false, isoerr.Instantiation(&m.Heap)
	case !m.IsInteger(n):
		return false, isoerr.Type(&m.Heap, isoerr.Integer, n)
	case !t.IsCompound():
		return false, isoerr.Type(&m.Heap, isoerr.Compound, t)
	case m.Sign(n) < 0:
		return false, isoerr.Domain(&m.Heap, isoerr.NotLessThanZero, n)
	}
	_, arity, _ := m.Functor(t)
	i, ok := m.Int64(n)
	if !ok || i < 1 || i > int64(arity) {
		return false, nil
	}
	return m.Unify(a[2], m.RawArg(t, int(i))), nil
}

func univ(m *machine.Machine, a []term.Word) (bool, error) {
	t := m.Deref(a[0])
	if !t.IsVar() {
		if err := listOrPartial(m, a[1]); err != nil {
			return false, err
		}
		if !t.IsCompound() {
			return m.Unify(a[1], m.Cons(t, term.AtomNil.Word())), nil
		}
		name, arity, _ := m.Functor(t)
		elems := make([]term.Word, arity+1)
		elems[0] = name.Word()
		for i := range arity {
			elems[i+1] = m.RawArg(t, i+1)
		}
		return m.Unify(a[1], m.NewList(elems, term.AtomNil.Word())), nil
	}
	elems, err := listArg(m, a[1])
	if err != nil {
		return false, err
	}
	if len(elems) == 0 {
		return false, isoerr.Domain(&m.Heap, isoerr.NonEmptyList, term.AtomNil.Word())
	}
	name := m.Deref(elems[0])
	switch {
	case name.IsVar():
		return false, isoerr.Instantiation(&m.Heap)
	case len(elems) == 1 && name.IsCompound():
		return false, isoerr.Type(&m.Heap, isoerr.Atomic, name)
	case len(elems) == 1:
		return m.Unify(t, name), nil
	case name.Tag() != term.Atm:
		return false, isoerr.Type(&m.Heap, isoerr.AtomType, name)
	case len(elems)-1 > maxArity:
		return false, isoerr.Representation(&m.Heap, isoerr.MaxArity)
	}
	return m.Unify(t, m.NewStruct(name.Atom(), elems[1:]...)), nil
}

func copyTerm(m *machine.Machine, a []term.Word) (bool, error) {
	return m.Unify(a[1], m.CopyAttributed(a[0])), nil
}

func termVariables(m *machine.Machine, a []term.Word) (bool, error) {
	if err := listOrPartial(m, a[1]); err != nil {
		return false, err
	}
	return m.Unify(a[1], m.NewList(m.Variables(a[0]), term.AtomNil.Word())), nil
}

func termVariables3(m *machine.Machine, a []term.Word) (bool, error) {
	return m.Unify(a[1], m.NewList(m.Variables(a[0]), a[2])), nil
}

func numberVars(m *machine.Machine, a []term.Word) (bool, error) {
	n, err := intArg(m, a[1])
	if err != nil {
		return false, err
	}
	for _, v := range m.Variables(a[0]) {
		if !m.Unify(v, m.NewStruct(term.AtomVarFunctor, m.NewInt(n))) {
			return false, nil
		}
		n++
	}
	return m.Unify(a[2], m.NewInt(n)), nil
}
