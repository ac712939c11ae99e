package builtin

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

func lists() []machine.Builtin {
	return []machine.Builtin{
		{Name: "length", Arity: 2, Modes: "?list, ?integer", Doc: "The number of elements of the list; makes lists when it is not known.", Det: machine.Nondet, Redo: length},
	}
}

// maxLength bounds the lists that length/2 makes at one go.
const maxLength = 1 << 26

// length follows the Prologue for Prolog: a list that can have no length, as
// in length(L, L), is a resource error and no endless search. Its state is how
// many elements the next answer adds to a partial list.
func length(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
	n := m.Deref(a[1])
	if err := natural(m, n); err != nil {
		return false, 0, err
	}
	elems, tail := 0, m.Deref(a[0])
	for ; tail.Tag() == term.Lst; elems++ {
		if 2*elems > m.Top {
			if n.IsVar() {
				return false, 0, isoerr.ResourceOut(&m.Heap, isoerr.FiniteMemory)
			}
			return false, 0, nil
		}
		tail = m.Deref(m.Cells[tail.Index()+1])
	}
	switch {
	case tail == term.AtomNil.Word():
		return m.Unify(n, m.NewInt(int64(elems))), 0, nil
	case !tail.IsVar():
		return false, 0, nil
	case !n.IsVar():
		want, ok := m.Int64(n)
		if !ok || want-int64(elems) > maxLength {
			return false, 0, isoerr.ResourceOut(&m.Heap, isoerr.Memory)
		}
		return want >= int64(elems) && m.Unify(tail, openList(m, int(want)-elems)), 0, nil
	case n == tail:
		return false, 0, isoerr.ResourceOut(&m.Heap, isoerr.FiniteMemory)
	}
	more := 0
	if state != 0 {
		more = int(state.SmallInt())
	}
	ok := m.Unify(tail, openList(m, more)) && m.Unify(n, m.NewInt(int64(elems+more)))
	return ok, term.MakeSmall(int64(more + 1)), nil
}

// openList makes a list of n fresh variables.
func openList(m *machine.Machine, n int) term.Word {
	m.Reserve(2 * n)
	list := term.AtomNil.Word()
	for range n {
		at := m.Top
		m.Cells[at] = term.MakeRef(at)
		m.Cells[at+1] = list
		m.Top += 2
		list = term.MakeLst(at)
	}
	return list
}
