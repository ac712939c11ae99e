package proofs

import (
	"math"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Fits tells early, before the document is checked or written, that its text would be
// longer than Options.MaxBytes: the error is that of Write. It looks once at each
// distinct term, so that a document of long lists costs no more than the terms that
// it is made of. Without an error the text may be too long all the same.
func (d *Document) Fits() error {
	m := measure{h: &d.pool.h, memo: make([]uint32, d.pool.h.Top)}
	total := int64(0)
	for i, at := range d.order() {
		s := &d.steps[at]
		total += int64(m.length(s.goal))
		for _, u := range d.uses[s.from:s.to] {
			total += int64(m.length(u.goal))
		}
		if total > d.options.MaxBytes {
			return tooLong(d.options.MaxBytes)
		}
		if ask := d.options.Interrupted; i&0xFFF == 0 && ask != nil {
			if err := ask(); err != nil {
				return err
			}
		}
	}
	return nil
}

// measure gives how long the texts of terms of a pool are at least, in bytes: those of
// their names, and one for each number and variable.
type measure struct {
	h     *term.Heap
	memo  []uint32 // by cell of a compound, one above
	stack []term.Word
}

func (m *measure) length(w term.Word) uint32 {
	if n, ok := m.known(w); ok {
		return n
	}
	h := m.h
	stack := append(m.stack[:0], w)
	for len(stack) > 0 {
		w := stack[len(stack)-1]
		name, arity, _ := h.Functor(w)
		total, open := uint64(len(name.Name())), false
		if w.Tag() == term.Lst || name == term.AtomVarFunctor && arity == 1 {
			total = 0 // [a] is as long as a and [], '$VAR'(1) is B
		}
		for i := 1; i <= arity; i++ {
			arg := h.Arg(w, i)
			n, ok := m.known(arg)
			if !ok {
				stack = append(stack, arg)
				open = true
			}
			total += uint64(n)
		}
		if !open {
			m.memo[w.Index()] = uint32(min(total, math.MaxUint32-1)) + 1
			stack = stack[:len(stack)-1]
		}
	}
	m.stack = stack
	n, _ := m.known(w)
	return n
}

// known gives the length of a term, if that of its parts need not be looked at.
func (m *measure) known(w term.Word) (length uint32, ok bool) {
	switch w.Tag() {
	case term.Atm:
		return uint32(len(w.Atom().Name())), true
	case term.Str, term.Lst:
		n := m.memo[w.Index()]
		return n - min(n, 1), n > 0
	}
	return 1, true
}
