package builtin

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

func comparisons() []machine.Builtin {
	const s, cs = machine.Semidet, machine.CallSensitive
	return []machine.Builtin{
		{Name: "=", Arity: 2, Modes: "?term, ?term", Doc: "The arguments unify.", Det: s, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return m.Unify(a[0], a[1]), nil }},
		{Name: "\\=", Arity: 2, Modes: "?term, ?term", Doc: "The arguments do not unify.", Det: s, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return !m.Unifiable(a[0], a[1]), nil }},
		{Name: "unify_with_occurs_check", Arity: 2, Modes: "?term, ?term", Doc: "The arguments unify to a finite term.", Det: s, ISO: true,
			Fn: unifyWithOccursCheck},
		{Name: "?=", Arity: 2, Modes: "?term, ?term", Doc: "The arguments are the same term, or never will be.", Det: s,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				return m.Identical(a[0], a[1]) || !m.Unifiable(a[0], a[1]), nil
			}},
		{Name: "==", Arity: 2, Modes: "?term, ?term", Doc: "The arguments are the same term.", Det: s, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return m.Identical(a[0], a[1]), nil }},
		{Name: "\\==", Arity: 2, Modes: "?term, ?term", Doc: "The arguments are not the same term.", Det: s, Purity: cs, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return !m.Identical(a[0], a[1]), nil }},
		{Name: "=@=", Arity: 2, Modes: "?term, ?term", Doc: "The arguments are equal up to the names of variables.", Det: s, Purity: cs,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return m.Variant(a[0], a[1]), nil }},
		{Name: "\\=@=", Arity: 2, Modes: "?term, ?term", Doc: "The arguments differ in more than names of variables.", Det: s, Purity: cs,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return !m.Variant(a[0], a[1]), nil }},
		{Name: "@<", Arity: 2, Modes: "?term, ?term", Doc: "The first is before the second in the standard order of terms.", Det: s, Purity: cs, Ages: true, ISO: true,
			Fn: ordered(func(c int) bool { return c < 0 })},
		{Name: "@=<", Arity: 2, Modes: "?term, ?term", Doc: "The first is the second or before it in the standard order of terms.", Det: s, Purity: cs, Ages: true, ISO: true,
			Fn: ordered(func(c int) bool { return c <= 0 })},
		{Name: "@>", Arity: 2, Modes: "?term, ?term", Doc: "The first is after the second in the standard order of terms.", Det: s, Purity: cs, Ages: true, ISO: true,
			Fn: ordered(func(c int) bool { return c > 0 })},
		{Name: "@>=", Arity: 2, Modes: "?term, ?term", Doc: "The first is the second or after it in the standard order of terms.", Det: s, Purity: cs, Ages: true, ISO: true,
			Fn: ordered(func(c int) bool { return c >= 0 })},
		{Name: "compare", Arity: 3, Modes: "-atom, ?term, ?term", Doc: "The first is <, = or > as the others stand in the standard order.", Det: s, Purity: cs, Ages: true, ISO: true,
			Fn: compare},
		{Name: "subsumes_term", Arity: 2, Modes: "?term, ?term", Doc: "The second is an instance of the first.", Det: s, Purity: cs, ISO: true,
			Fn: subsumesTerm},
	}
}

func ordered(holds func(c int) bool) machine.Fn {
	return func(m *machine.Machine, a []term.Word) (bool, error) {
		o := m.Ordering()
		return holds(o.Sign(a[0], a[1])), nil
	}
}

func compare(m *machine.Machine, a []term.Word) (bool, error) {
	order := m.Deref(a[0])
	switch {
	case order.IsVar():
	case order.Tag() != term.Atm:
		return false, isoerr.Type(&m.Heap, isoerr.AtomType, order)
	case order != term.AtomLess.Word() && order != term.AtomEquals.Word() && order != term.AtomGreater.Word():
		return false, isoerr.Domain(&m.Heap, isoerr.Order, order)
	}
	result := term.AtomEquals
	o := m.Ordering()
	switch c := o.Sign(a[1], a[2]); {
	case c < 0:
		result = term.AtomLess
	case c > 0:
		result = term.AtomGreater
	}
	return m.Unify(order, result.Word()), nil
}

// unifyWithOccursCheck unifies on trial, asking at each binding whether it
// would close a circle, and only then unifies for good.
func unifyWithOccursCheck(m *machine.Machine, a []term.Word) (bool, error) {
	var trail []term.Word
	ok := unifyFinite(m, a[0], a[1], &trail)
	m.Heap.Undo(&trail, 0)
	return ok && m.Unify(a[0], a[1]), nil
}

func unifyFinite(m *machine.Machine, a, b term.Word, trail *[]term.Word) bool {
	stack := []term.Word{a, b}
	pairs := m.NewPairs()
	for len(stack) > 0 {
		a, b := m.Deref(stack[len(stack)-2]), m.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-2]
		switch {
		case a == b, pairs.Again(a, b):
			continue
		case b.IsVar() && !a.IsVar():
			a, b = b, a
		}
		switch {
		case a.IsVar():
			if m.Occurs(a, b) {
				return false
			}
			m.Heap.Unify(a, b, trail)
		case a.IsCompound() && b.IsCompound():
			n, k, _ := m.Functor(a)
			if !m.Is(b, n, k) {
				return false
			}
			for i := k; i > 0; i-- {
				stack = append(stack, m.RawArg(a, i), m.RawArg(b, i))
			}
		case !m.Identical(a, b):
			return false
		}
	}
	return true
}

// subsumesTerm matches the first argument against the second, whose variables
// count as constants.
func subsumesTerm(m *machine.Machine, a []term.Word) (bool, error) {
	fixed := map[term.Word]bool{}
	for _, v := range m.Variables(a[1]) {
		fixed[v] = true
	}
	image := map[term.Word]term.Word{} // of the first argument's variables
	stack := []term.Word{a[0], a[1]}
	pairs := m.NewPairs()
	for len(stack) > 0 {
		g, s := m.Deref(stack[len(stack)-2]), m.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-2]
		if pairs.Again(g, s) {
			continue
		}
		if g.IsVar() && !fixed[g] {
			was, bound := image[g]
			if bound && !m.Identical(was, s) {
				return false, nil
			}
			image[g] = s
			continue
		}
		if !g.IsCompound() || !s.IsCompound() {
			if !m.Identical(g, s) {
				return false, nil
			}
			continue
		}
		n, k, _ := m.Functor(g)
		if !m.Is(s, n, k) {
			return false, nil
		}
		for i := k; i > 0; i-- {
			stack = append(stack, m.RawArg(g, i), m.RawArg(s, i))
		}
	}
	return true, nil
}
