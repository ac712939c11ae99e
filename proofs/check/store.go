package check

import (
	"math/bits"

	"github.com/eyeprove/eyeprove/engine/term"
)

// store is the heap of a document while it is read: of terms that are equal there
// is one, so that two of them are identical exactly when their words are equal, and
// memory is linear in the distinct subterms. Facts have their variables in common:
// the first one of a fact is the same in all of them. What needs terms apart
// renames one.
//
// Terms that are made later, above top, may be there several times.
type store struct {
	heap *term.Heap
	top  int
	// Compounds and numbers by hash: the hash in the upper half, below it the cell.
	// 0 is a free place. Nil when all is read.
	table     []uint64
	used      int
	open      []uint64 // one bit a cell: the compound there holds a variable
	variables []term.Word
}

func newStore(h *term.Heap) *store {
	return &store{heap: h, top: h.Top, table: make([]uint64, 1<<10)}
}

// holds reports whether the dereferenced compound or number w is one of the
// document's.
func (s *store) holds(w term.Word) bool { return w.Index() < s.top }

// closed reports whether the dereferenced compound w is known to hold no variable.
func (s *store) closed(w term.Word) bool {
	i := w.Index()
	return i < s.top && s.open[i>>6]>>(i&63)&1 == 0
}

// ground reports whether w, any term of the heap, holds no variable.
func (s *store) ground(w term.Word) bool {
	h := s.heap
	w = h.Deref(w)
	if !w.IsCompound() {
		return !w.IsVar()
	}
	return s.closed(w) || h.Ground(w)
}

// intern gives the one word of the compound or number with these cells, of tag
// Str, Lst or Box. open says that it holds a variable.
func (s *store) intern(tag term.Tag, cells []term.Word, open bool) term.Word {
	sum := hashCells(cells)
	if 4*s.used >= 3*len(s.table) {
		s.rehash()
	}
	mask := uint64(len(s.table) - 1)
	slot := uint64(sum) & mask
	for ; s.table[slot] != 0; slot = (slot + 1) & mask {
		if e := s.table[slot]; uint32(e>>32) == sum && sameWords(cells, s.heap.Cells[uint32(e):]) {
			return term.Word(uint32(e))<<3 | term.Word(tag)
		}
	}
	h := s.heap
	h.Reserve(len(cells))
	at := h.Top
	copy(h.Cells[at:], cells)
	h.Top += len(cells)
	s.table[slot] = uint64(sum)<<32 | uint64(at)
	s.used++
	s.room()
	if open {
		s.open[at>>6] |= 1 << (at & 63)
	}
	return term.Word(at)<<3 | term.Word(tag)
}

// hashCells gives the hash of the cells of a compound or number. Their first tells
// a list cell from others.
func hashCells(cells []term.Word) uint32 {
	sum := hashSeed
	for _, c := range cells {
		hi, lo := bits.Mul64(sum^uint64(c), 0x9E3779B97F4A7C15)
		sum = hi ^ lo
	}
	return uint32(sum * 0xFF51AFD7ED558CCD >> 32)
}

// rehash doubles the table.
func (s *store) rehash() {
	old := s.table
	s.table = make([]uint64, 2*len(old))
	mask := uint64(len(s.table) - 1)
	for _, e := range old {
		if e == 0 {
			continue
		}
		slot := e >> 32 & mask
		for s.table[slot] != 0 {
			slot = (slot + 1) & mask
		}
		s.table[slot] = e
	}
}

// variable gives variable number k of a fact.
func (s *store) variable(k int) term.Word {
	for k >= len(s.variables) {
		s.variables = append(s.variables, s.heap.NewVar())
		s.room()
	}
	return s.variables[k]
}

// room takes notice of cells that were added.
func (s *store) room() {
	s.top = s.heap.Top
	for len(s.open) <= s.top>>6 {
		s.open = append(s.open, 0)
	}
}

// end gives back what only reading needs.
func (s *store) end() { s.table = nil }
