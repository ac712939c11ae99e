package builtin

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
	"maps"
)

func operators() []machine.Builtin {
	return []machine.Builtin{
		{Name: "op", Arity: 3, Modes: "+integer, +atom, +atoms", Doc: "Defines operators; priority 0 removes them.", Det: machine.Det, Purity: machine.Stateful, ISO: true, Fn: op},
		{Name: "current_op", Arity: 3, Modes: "?integer, ?atom, ?atom", Doc: "An operator: its priority, specifier and name.", Det: machine.Nondet, Purity: machine.Reflective, ISO: true, Redo: currentOp},
		{Name: "char_conversion", Arity: 2, Modes: "+character, +character", Doc: "Defines how a character is read; accepted and kept, reading does not use it.", Det: machine.Det, Purity: machine.Stateful, ISO: true, Fn: charConversion},
		{Name: "current_char_conversion", Arity: 2, Modes: "?character, ?character", Doc: "How a character is read.", Det: machine.Nondet, Purity: machine.Reflective, ISO: true, Redo: currentCharConversion},
	}
}

func op(m *machine.Machine, a []term.Word) (bool, error) {
	priority, specifier := m.Deref(a[0]), m.Deref(a[1])
	names, end := elements(m, a[2])
	list := m.Deref(a[2])
	// Instantiation errors come first, as in 8.14.3.3.
	partial := priority.IsVar() || specifier.IsVar() || list.IsVar() || end == term.PartialList
	for _, n := range names {
		partial = partial || m.Deref(n).IsVar()
	}
	switch {
	case partial:
		return false, isoerr.Instantiation(&m.Heap)
	case !m.IsInteger(priority):
		return false, isoerr.Type(&m.Heap, isoerr.Integer, priority)
	case specifier.Tag() != term.Atm:
		return false, isoerr.Type(&m.Heap, isoerr.AtomType, specifier)
	case list.Tag() == term.Atm && list != term.AtomNil.Word():
		names = []term.Word{list}
	case list.Tag() != term.Lst && list != term.AtomNil.Word():
		return false, isoerr.Type(&m.Heap, isoerr.List, list)
	case end == term.NotList:
		return false, isoerr.Type(&m.Heap, isoerr.List, list)
	}
	if list == term.AtomNil.Word() {
		names = []term.Word{list} // [] is here the atom, which may be no operator
	}
	n, ok := m.Int64(priority)
	if !ok || n < 0 || n > 1200 {
		return false, isoerr.Domain(&m.Heap, isoerr.OperatorPriority, priority)
	}
	spec, ok := syntax.ParseSpecifier(specifier.Atom().Name())
	if !ok {
		return false, isoerr.Domain(&m.Heap, isoerr.OperatorSpecifier, specifier)
	}
	for _, w := range names {
		name, err := atomArg(m, w)
		if err != nil {
			return false, err
		}
		if err := opFault(m, m.Ops.Check(int(n), spec, name), name); err != nil {
			return false, err
		}
	}
	for _, w := range names {
		m.Ops.Add(int(n), spec, m.Deref(w).Atom())
	}
	return true, nil
}

func opFault(m *machine.Machine, f syntax.OpFault, name term.Atom) error {
	operation := isoerr.Create
	switch f {
	case syntax.OpOK:
		return nil
	case syntax.OpModifyComma:
		operation = isoerr.Modify
	}
	return isoerr.Permission(&m.Heap, operation, isoerr.OperatorPerm, name.Word())
}

func currentOp(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
	if state == 0 {
		p, s := m.Deref(a[0]), m.Deref(a[1])
		if !p.IsVar() {
			if n, ok := m.Int64(p); !ok || n < 0 || n > 1200 {
				return false, 0, isoerr.Domain(&m.Heap, isoerr.OperatorPriority, p)
			}
		}
		if !s.IsVar() {
			ok := s.Tag() == term.Atm
			if ok {
				_, ok = syntax.ParseSpecifier(s.Atom().Name())
			}
			if !ok {
				return false, 0, isoerr.Domain(&m.Heap, isoerr.OperatorSpecifier, s)
			}
		}
		if err := atomOrVar(m, a[2]); err != nil {
			return false, 0, err
		}
	}
	triple := func(p, s, n term.Word) term.Word { return m.NewStruct(term.AtomOp, p, s, n) }
	return solutions(m, triple(a[0], a[1], a[2]), state, func() []term.Word {
		var out []term.Word
		for _, o := range m.Ops.All() {
			out = append(out, triple(m.NewInt(int64(o.Priority)), newAtom(o.Spec.String()), o.Name.Word()))
		}
		return out
	})
}

type conversionsKey struct{}

type conversionTable map[rune]rune

// Fork gives a copy for a forked program.
func (t conversionTable) Fork() any { return maps.Clone(t) }

func conversions(m *machine.Machine) conversionTable {
	return m.Aux(conversionsKey{}, func() any { return conversionTable{} }).(conversionTable)
}

// convertible gives the character w, or representation_error(character).
func convertible(m *machine.Machine, w term.Word) (rune, error) {
	w = m.Deref(w)
	if w.IsVar() {
		return 0, isoerr.Instantiation(&m.Heap)
	}
	r, ok := charOf(w)
	if !ok {
		return 0, isoerr.Representation(&m.Heap, isoerr.CharacterRep)
	}
	return r, nil
}

func charConversion(m *machine.Machine, a []term.Word) (bool, error) {
	from, err := convertible(m, a[0])
	if err != nil {
		return false, err
	}
	to, err := convertible(m, a[1])
	if err != nil {
		return false, err
	}
	if from == to {
		delete(conversions(m), from)
	} else {
		conversions(m)[from] = to
	}
	return true, nil
}

// currentCharConversion enumerates the characters below 256 when the first
// argument is unbound.
func currentCharConversion(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
	if state == 0 {
		for _, w := range a {
			if !m.Deref(w).IsVar() {
				if _, err := convertible(m, w); err != nil {
					return false, 0, err
				}
			}
		}
	}
	read := func(r rune) term.Word {
		if to, ok := conversions(m)[r]; ok {
			r = to
		}
		return term.InternRune(r).Word()
	}
	if r, ok := charOf(m.Deref(a[0])); ok {
		return m.Unify(a[1], read(r)), 0, nil
	}
	return solutions(m, m.NewStruct(term.AtomMinus, a[0], a[1]), state, func() []term.Word {
		var out []term.Word
		for r := range rune(256) {
			out = append(out, m.NewStruct(term.AtomMinus, term.InternRune(r).Word(), read(r)))
		}
		return out
	})
}
