package builtin

import (
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

func typeTests() []machine.Builtin {
	const s = machine.Semidet
	return []machine.Builtin{
		{Name: "var", Arity: 1, Modes: "?term", Doc: "The argument is an unbound variable.", Det: s, Purity: machine.CallSensitive, ISO: true,
			Fn: test(func(_ *machine.Machine, w term.Word) bool { return w.IsVar() })},
		{Name: "nonvar", Arity: 1, Modes: "?term", Doc: "The argument is not an unbound variable.", Det: s, ISO: true,
			Fn: test(func(_ *machine.Machine, w term.Word) bool { return !w.IsVar() })},
		{Name: "atom", Arity: 1, Modes: "?term", Doc: "The argument is an atom.", Det: s, ISO: true,
			Fn: test(func(_ *machine.Machine, w term.Word) bool { return w.Tag() == term.Atm })},
		{Name: "number", Arity: 1, Modes: "?term", Doc: "The argument is a number.", Det: s, ISO: true,
			Fn: test(func(m *machine.Machine, w term.Word) bool { return m.IsNumber(w) })},
		{Name: "integer", Arity: 1, Modes: "?term", Doc: "The argument is an integer.", Det: s, ISO: true,
			Fn: test(func(m *machine.Machine, w term.Word) bool { return m.IsInteger(w) })},
		{Name: "float", Arity: 1, Modes: "?term", Doc: "The argument is a float.", Det: s, ISO: true,
			Fn: test(func(m *machine.Machine, w term.Word) bool { return m.IsFloat(w) })},
		{Name: "atomic", Arity: 1, Modes: "?term", Doc: "The argument is an atom or a number.", Det: s, ISO: true,
			Fn: test(func(_ *machine.Machine, w term.Word) bool { return w.IsAtomic() })},
		{Name: "compound", Arity: 1, Modes: "?term", Doc: "The argument is a compound term.", Det: s, ISO: true,
			Fn: test(func(_ *machine.Machine, w term.Word) bool { return w.IsCompound() })},
		{Name: "callable", Arity: 1, Modes: "?term", Doc: "The argument is an atom or a compound term.", Det: s, ISO: true,
			Fn: test(func(_ *machine.Machine, w term.Word) bool { return w.IsCallable() })},
		{Name: "ground", Arity: 1, Modes: "?term", Doc: "The argument holds no unbound variable.", Det: s, ISO: true,
			Fn: test(func(m *machine.Machine, w term.Word) bool { return m.Ground(w) })},
		{Name: "is_list", Arity: 1, Modes: "?term", Doc: "The argument is a list that ends in [].", Det: s,
			Fn: test(func(m *machine.Machine, w term.Word) bool {
				_, end := elements(m, w)
				return end == term.ProperList
			})},
		{Name: "acyclic_term", Arity: 1, Modes: "?term", Doc: "The argument is a finite term.", Det: s, ISO: true,
			Fn: test(func(m *machine.Machine, w term.Word) bool { return m.Acyclic(w) })},
		{Name: "cyclic_term", Arity: 1, Modes: "?term", Doc: "The argument is an infinite term.", Det: s,
			Fn: test(func(m *machine.Machine, w term.Word) bool { return !m.Acyclic(w) })},
	}
}

// test makes a built-in of a property of its only argument, dereferenced.
func test(holds func(m *machine.Machine, w term.Word) bool) machine.Fn {
	return func(m *machine.Machine, a []term.Word) (bool, error) {
		return holds(m, m.Deref(a[0])), nil
	}
}
