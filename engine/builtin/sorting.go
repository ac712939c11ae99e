package builtin

import (
	"slices"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

func sorting() []machine.Builtin {
	const s, cs = machine.Semidet, machine.CallSensitive
	return []machine.Builtin{
		{Name: "sort", Arity: 2, Modes: "+list, -list", Doc: "The elements in standard order without duplicates.", Det: s, Purity: cs, ISO: true, Fn: sort2},
		{Name: "msort", Arity: 2, Modes: "+list, -list", Doc: "The elements in standard order.", Det: s, Purity: cs, Fn: msort},
		{Name: "keysort", Arity: 2, Modes: "+list, -list", Doc: "The pairs Key-Value in standard order of their keys; equal keys keep their order.", Det: s, Purity: cs, ISO: true, Fn: keysort},
		{Name: "sort", Arity: 4, Modes: "+integer, +order, +list, -list", Doc: "The elements by the argument of that number (0 for the whole) in the order @<, @=<, @> or @>=; @< and @> drop duplicates.", Det: s, Purity: cs, Fn: sort4},
	}
}

func sort2(m *machine.Machine, a []term.Word) (bool, error) {
	elems, err := listArg(m, a[0])
	if err != nil {
		return false, err
	}
	if err := listOrPartial(m, a[1]); err != nil {
		return false, err
	}
	slices.SortStableFunc(elems, m.Compare)
	elems = slices.CompactFunc(elems, func(x, y term.Word) bool { return m.Compare(x, y) == 0 })
	return m.Unify(a[1], m.NewList(elems, term.AtomNil.Word())), nil
}

func msort(m *machine.Machine, a []term.Word) (bool, error) {
	elems, err := listArg(m, a[0])
	if err != nil {
		return false, err
	}
	slices.SortStableFunc(elems, m.Compare)
	return m.Unify(a[1], m.NewList(elems, term.AtomNil.Word())), nil
}

// keyed is an element of a list to be sorted and what it is sorted by.
type keyed struct{ key, elem term.Word }

func keysort(m *machine.Machine, a []term.Word) (bool, error) {
	elems, err := listArg(m, a[0])
	if err != nil {
		return false, err
	}
	pairs := make([]keyed, len(elems))
	for i, e := range elems {
		e = m.Deref(e)
		if err := pair(m, e, false); err != nil {
			return false, err
		}
		pairs[i] = keyed{m.Arg(e, 1), e}
	}
	sorted, end := elements(m, a[1])
	if end == term.NotList {
		return false, isoerr.Type(&m.Heap, isoerr.List, m.Deref(a[1]))
	}
	for _, e := range sorted {
		if err := pair(m, m.Deref(e), true); err != nil {
			return false, err
		}
	}
	slices.SortStableFunc(pairs, func(x, y keyed) int { return m.Compare(x.key, y.key) })
	for i, p := range pairs {
		elems[i] = p.elem
	}
	return m.Unify(a[1], m.NewList(elems, term.AtomNil.Word())), nil
}

// pair checks that the dereferenced w is Key-Value, or a variable where that is
// allowed.
func pair(m *machine.Machine, w term.Word, mayBeVar bool) error {
	switch {
	case w.IsVar() && mayBeVar:
		return nil
	case w.IsVar():
		return isoerr.Instantiation(&m.Heap)
	case !m.Is(w, term.AtomMinus, 2):
		return isoerr.Type(&m.Heap, isoerr.Pair, w)
	}
	return nil
}

func sort4(m *machine.Machine, a []term.Word) (bool, error) {
	n, err := countArg(m, a[0])
	if err != nil {
		return false, err
	}
	order, err := atomArg(m, a[1])
	if err != nil {
		return false, err
	}
	sign, unique := 1, false
	switch order.Name() {
	case "@<":
		unique = true
	case "@=<":
	case "@>":
		sign, unique = -1, true
	case "@>=":
		sign = -1
	default:
		return false, isoerr.Domain(&m.Heap, isoerr.Order, order.Word())
	}
	elems, err := listArg(m, a[2])
	if err != nil {
		return false, err
	}
	items := make([]keyed, len(elems))
	for i, e := range elems {
		items[i] = keyed{e, e}
		if n == 0 {
			continue
		}
		e = m.Deref(e)
		_, arity, _ := m.Functor(e)
		switch {
		case e.IsVar():
			return false, isoerr.Instantiation(&m.Heap)
		case !e.IsCompound():
			return false, isoerr.Type(&m.Heap, isoerr.Compound, e)
		case n > int64(arity):
			return false, isoerr.Type(&m.Heap, isoerr.Compound, e)
		}
		items[i].key = m.Arg(e, int(n))
	}
	slices.SortStableFunc(items, func(x, y keyed) int { return sign * m.Compare(x.key, y.key) })
	if unique {
		items = slices.CompactFunc(items, func(x, y keyed) bool { return m.Compare(x.key, y.key) == 0 })
	}
	elems = elems[:0]
	for _, it := range items {
		elems = append(elems, it.elem)
	}
	return m.Unify(a[3], m.NewList(elems, term.AtomNil.Word())), nil
}
