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
		{Name: "sort", Arity: 2, Modes: "+list, -list", Doc: "The elements in standard order without duplicates.", Det: s, Purity: cs, Ages: true, ISO: true, Fn: sort2},
		{Name: "msort", Arity: 2, Modes: "+list, -list", Doc: "The elements in standard order.", Det: s, Purity: cs, Ages: true, Fn: msort},
		{Name: "keysort", Arity: 2, Modes: "+list, -list", Doc: "The pairs Key-Value in standard order of their keys; equal keys keep their order.", Det: s, Purity: cs, Ages: true, ISO: true, Fn: keysort},
		{Name: "sort", Arity: 4, Modes: "+integer, +order, +list, -list", Doc: "The elements by the argument of that number (0 for the whole) in the order @<, @=<, @> or @>=; @< and @> drop duplicates.", Det: s, Purity: cs, Ages: true, Fn: sort4},
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
	return m.Unify(a[1], sortedList(m, elems, itself(m, elems), 1, true)), nil
}

func msort(m *machine.Machine, a []term.Word) (bool, error) {
	elems, err := listArg(m, a[0])
	if err != nil {
		return false, err
	}
	return m.Unify(a[1], sortedList(m, elems, itself(m, elems), 1, false)), nil
}

// keyed is an element of a list to be sorted and what it is sorted by, the key
// dereferenced.
type keyed struct{ key, elem term.Word }

// itself gives elements as their own keys.
func itself(m *machine.Machine, elems []term.Word) []keyed {
	items := make([]keyed, len(elems))
	for i, e := range elems {
		items[i] = keyed{m.Deref(e), e}
	}
	return items
}

func elementList(m *machine.Machine, items []keyed) term.Word {
	m.Reserve(2 * len(items))
	list := term.AtomNil.Word()
	for i := len(items) - 1; i >= 0; i-- {
		list = m.Cons(items[i].elem, list)
	}
	return list
}

// sortedList gives the elements, whose items these are, in standard order of their
// keys, or the reverse when sign is -1; with unique, one of each key.
func sortedList(m *machine.Machine, elems []term.Word, items []keyed, sign int, unique bool) term.Word {
	o := m.Ordering()
	items = sortKeyed(&o, items, sign)
	if unique {
		items = slices.CompactFunc(items, func(x, y keyed) bool { return o.Compare(x.key, y.key) == 0 })
	}
	if o.Open() {
		return settledList(m, &o, elems, items)
	}
	return elementList(m, items)
}

// settledList gives the elements in the order that counts. A sort compares the
// neighbours of its result, so whether age decided does not depend on the ages.
func settledList(m *machine.Machine, o *machine.Ordering, elems []term.Word, items []keyed) term.Word {
	places := map[term.Word][]int{} // of equal elements, in their order
	for i, e := range elems {
		e = m.Deref(e)
		places[e] = append(places[e], i)
	}
	order := make([]term.Word, len(items))
	for i, item := range items {
		e := m.Deref(item.elem)
		order[i] = term.MakeSmall(int64(places[e][0]))
		if len(places[e]) > 1 {
			places[e] = places[e][1:]
		}
	}
	order, _ = m.Slice(o.Settle(m.NewList(order, term.AtomNil.Word())))
	settled := make([]term.Word, 0, len(order))
	for _, at := range order {
		if i := at.SmallInt(); i >= 0 && i < int64(len(elems)) {
			settled = append(settled, elems[i])
		}
	}
	return m.NewList(settled, term.AtomNil.Word())
}

// sortKeyed sorts by keys in standard order, or the reverse when sign is -1;
// equal keys keep their order. It is a merge sort of runs that insertion made:
// with a buffer it is twice as fast as slices.SortStableFunc, which has none.
func sortKeyed(o *machine.Ordering, items []keyed, sign int) []keyed {
	after := func(x, y *keyed) bool {
		if x.key.Tag() == term.Int && y.key.Tag() == term.Int {
			if sign > 0 {
				return int64(x.key) > int64(y.key)
			}
			return int64(x.key) < int64(y.key)
		}
		return sign*o.Compare(x.key, y.key) > 0
	}
	const run = 8
	n := len(items)
	for from := 0; from < n; from += run {
		for i := from + 1; i < min(from+run, n); i++ {
			x := items[i]
			j := i
			for ; j > from && after(&items[j-1], &x); j-- {
				items[j] = items[j-1]
			}
			items[j] = x
		}
	}
	buffer := make([]keyed, n)
	for width := run; width < n; width *= 2 {
		for from := 0; from < n; from += 2 * width {
			mid, to := min(from+width, n), min(from+2*width, n)
			i, j, k := from, mid, from
			if mid == to || !after(&items[mid-1], &items[mid]) { // already in order
				copy(buffer[from:to], items[from:to])
				continue
			}
			for i < mid && j < to {
				if after(&items[i], &items[j]) {
					buffer[k] = items[j]
					j++
				} else {
					buffer[k] = items[i]
					i++
				}
				k++
			}
			k += copy(buffer[k:], items[i:mid])
			copy(buffer[k:], items[j:to])
		}
		items, buffer = buffer, items
	}
	return items
}

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
	return m.Unify(a[1], sortedList(m, elems, pairs, 1, false)), nil
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
	items := itself(m, elems)
	for i := range items {
		if n == 0 {
			break
		}
		e := items[i].key
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
	return m.Unify(a[3], sortedList(m, elems, items, sign, unique)), nil
}
