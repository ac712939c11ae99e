package proofs

import (
	"math/bits"

	"github.com/eyeprove/eyeprove/engine/term"
)

// pool is a heap on which equal terms are one: two terms are identical exactly
// when their words are equal. Variables are told apart by identity. Memory is
// linear in the number of distinct subterms.
type pool struct {
	h     term.Heap
	table []term.Word // compounds and numbers, by hash; 0 for a free place
	used  int
	open  []uint64 // one bit a cell: the compound there holds a variable
}

func newPool() *pool {
	p := &pool{table: make([]term.Word, 1<<10)}
	p.h.Init(1 << 10)
	return p
}

// ground reports whether w of the pool holds no variable.
func (p *pool) ground(w term.Word) bool {
	switch w.Tag() {
	case term.Ref:
		return false
	case term.Str, term.Lst:
		i := w.Index()
		return p.open[i>>6]>>(i&63)&1 == 0
	}
	return true
}

// intern gives the one word of the compound or number with these cells, of tag
// Str, Lst or Box. open says that it holds a variable.
func (p *pool) intern(tag term.Tag, cells []term.Word, open bool) term.Word {
	sum := term.Word(tag)
	for _, c := range cells {
		hi, lo := bits.Mul64(uint64(sum^c), 0x9E3779B97F4A7C15)
		sum = term.Word(hi ^ lo)
	}
	if 4*p.used >= 3*len(p.table) {
		p.rehash()
	}
	mask := len(p.table) - 1
	slot := int(uint64(sum)*0xFF51AFD7ED558CCD>>32) & mask
	for ; p.table[slot] != 0; slot = (slot + 1) & mask {
		if w := p.table[slot]; w.Tag() == tag && p.same(w.Index(), cells) {
			return w
		}
	}
	p.h.Reserve(len(cells))
	at := p.h.Top
	copy(p.h.Cells[at:], cells)
	p.h.Top += len(cells)
	w := term.Word(at)<<3 | term.Word(tag)
	p.table[slot] = w
	p.used++
	for len(p.open) <= p.h.Top>>6 {
		p.open = append(p.open, 0)
	}
	if open {
		p.open[at>>6] |= 1 << (at & 63)
	}
	return w
}

func (p *pool) same(at int, cells []term.Word) bool {
	for i, c := range cells {
		if p.h.Cells[at+i] != c {
			return false
		}
	}
	return true
}

// rehash doubles the table.
func (p *pool) rehash() {
	old := p.table
	p.table = make([]term.Word, 2*len(old))
	mask := len(p.table) - 1
	for _, w := range old {
		if w == 0 {
			continue
		}
		at := w.Index()
		n := 2
		if w.Tag() != term.Lst {
			n = p.h.Cells[at].FunArity() + 1
		}
		sum := term.Word(w.Tag())
		for _, c := range p.h.Cells[at : at+n] {
			hi, lo := bits.Mul64(uint64(sum^c), 0x9E3779B97F4A7C15)
			sum = term.Word(hi ^ lo)
		}
		slot := int(uint64(sum)*0xFF51AFD7ED558CCD>>32) & mask
		for p.table[slot] != 0 {
			slot = (slot + 1) & mask
		}
		p.table[slot] = w
	}
}

// importer brings terms of one heap, whose variables are bound for good, into a
// pool. Each compound of the heap is looked at once, whatever refers to it.
type importer struct {
	p     *pool
	h     *term.Heap
	top   int
	memo  []uint32                // by cell of a compound below top: its place in the pool
	vars  map[term.Word]term.Word // unbound variables
	stack []pendingImport
	cells []term.Word
}

// What stands in memo for a compound whose arguments are being looked at, and
// for one that holds a variable.
const (
	busy = 1<<32 - 1
	free = 1<<32 - 2
)

type pendingImport struct {
	word term.Word
	next int // argument to look at
}

// begin forgets the heap before and takes up h.
func (m *importer) begin(h *term.Heap) {
	m.h, m.top = h, 0
	clear(m.vars)
	m.extend()
}

// extend takes notice of terms that were made since begin.
func (m *importer) extend() {
	top := m.h.Top
	if len(m.memo) < top {
		memo := make([]uint32, top+top/4)
		copy(memo, m.memo[:m.top])
		m.memo = memo
	} else {
		clear(m.memo[m.top:top])
	}
	m.top = top
}

// known gives what w is in the pool when that takes no work, else 0.
func (m *importer) known(w term.Word) term.Word {
	switch w.Tag() {
	case term.Atm, term.Int:
		return w
	case term.Ref, term.Att:
		v, ok := m.vars[w]
		if !ok {
			if m.vars == nil {
				m.vars = map[term.Word]term.Word{}
			}
			v = m.p.h.NewVar()
			for len(m.p.open) <= m.p.h.Top>>6 {
				m.p.open = append(m.p.open, 0)
			}
			m.vars[w] = v
		}
		return v
	case term.Box:
		if at := m.memo[w.Index()]; at != 0 {
			return term.MakeBox(int(at))
		}
		i := w.Index()
		n := m.h.Cells[i].FunArity() + 1
		v := m.p.intern(term.Box, m.h.Cells[i:i+n], false)
		m.memo[i] = uint32(v.Index())
		return v
	}
	switch at := m.memo[w.Index()]; at {
	case 0, free:
		return 0
	case busy:
		panic(astray{"a term contains itself"})
	default:
		return term.Word(at)<<3 | term.Word(w.Tag())
	}
}

// take gives the term of the pool that is w. Time is linear in what of w was
// not taken before.
func (m *importer) take(w term.Word) term.Word {
	h := m.h
	w = h.Deref(w)
	if v := m.known(w); v != 0 {
		return v
	}
	m.memo[w.Index()] = busy
	stack := append(m.stack[:0], pendingImport{word: w})
	result := term.Word(0)
scan:
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		at, n := top.word.Index(), 2
		if top.word.Tag() == term.Str {
			n = h.Cells[at].FunArity()
			at++
		}
		for top.next < n {
			arg := h.Deref(h.Cells[at+top.next])
			top.next++
			if m.known(arg) == 0 {
				m.memo[arg.Index()] = busy
				stack = append(stack, pendingImport{word: arg})
				continue scan
			}
		}
		result = m.close(top.word, at, n)
		stack = stack[:len(stack)-1]
	}
	m.stack = stack
	return result
}

// takeGround is take for a term without variables; ok is false for others.
func (m *importer) takeGround(w term.Word) (taken term.Word, ok bool) {
	h := m.h
	w = h.Deref(w)
	if !w.IsCompound() {
		if w.IsVar() {
			return 0, false
		}
		return m.known(w), true
	}
	stack := append(m.stack[:0], pendingImport{word: w})
	defer func() { m.stack = stack[:0] }()
	for {
		switch m.memo[w.Index()] {
		case 0:
		case free:
			return 0, false
		default:
			return m.known(w), true
		}
		m.memo[w.Index()] = busy
	scan:
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			at, n := top.word.Index(), 2
			if top.word.Tag() == term.Str {
				n = h.Cells[at].FunArity()
				at++
			}
			for top.next < n {
				arg := h.Deref(h.Cells[at+top.next])
				if arg.IsVar() || arg.IsCompound() && m.memo[arg.Index()] == free {
					for _, p := range stack {
						m.memo[p.word.Index()] = free
					}
					return 0, false
				}
				top.next++
				if m.known(arg) == 0 {
					m.memo[arg.Index()] = busy
					stack = append(stack, pendingImport{word: arg})
					continue scan
				}
			}
			m.close(top.word, at, n)
			stack = stack[:len(stack)-1]
		}
	}
}

// close makes the term of the pool for a compound whose arguments, n from cell
// at on, are all known.
func (m *importer) close(w term.Word, at, n int) term.Word {
	cells := m.cells[:0]
	if w.Tag() == term.Str {
		cells = append(cells, m.h.Cells[at-1])
	}
	open := false
	for i := range n {
		c := m.known(m.h.Deref(m.h.Cells[at+i]))
		open = open || !m.p.ground(c)
		cells = append(cells, c)
	}
	m.cells = cells
	made := m.p.intern(w.Tag(), cells, open)
	m.memo[w.Index()] = uint32(made.Index())
	return made
}

// variantHash gives variants of a term the same number: it does not look at
// which variable stands where.
func (p *pool) variantHash(w term.Word) uint64 {
	sum := uint64(0x9E3779B97F4A7C15)
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		switch {
		case w.Tag() == term.Ref:
			w = 0
		case w.IsCompound() && !p.ground(w):
			i, n := w.Index(), 2
			if w.Tag() == term.Str {
				w = p.h.Cells[i]
				n = w.FunArity()
				i++
			} else {
				w = term.FunDot
			}
			stack = append(stack, p.h.Cells[i:i+n]...)
		}
		hi, lo := bits.Mul64(sum^uint64(w), 0xFF51AFD7ED558CCD)
		sum = hi ^ lo
	}
	return sum
}
