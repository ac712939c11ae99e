package machine

import (
	"math"
	"math/bits"

	"github.com/eyeprove/eyeprove/engine/term"
)

// With a limit of memory a heap that takes a good part of it is collected in place:
// what is live is marked, one bit a cell, and slides down in order. This takes longer
// than copying, and no second area. Where a cell moves is counted from the bits.
type slider struct {
	cells []term.Word
	hb    int      // cells from here on are on no trail
	live  []uint64 // a bit for each cell
	below []uint32 // live cells in front of each word of bits
	todo  []uint32 // cells whose contents are to be marked
	lost  bool     // todo was full, and cells are missing in it
	most  int      // cells to do at most: when there are more, the heap is gone through for them
}

// sliding reports whether the heap is collected in place.
func (m *Machine) sliding() bool {
	return m.Limit > 0 && m.Limit < math.MaxUint32 && (len(m.Cells) > m.Limit/mapFrom || m.mapped.find(m.Cells) >= 0) || m.stress && m.Stats.Collections%2 == 1
}

// slide collects the heap in place. arity is the number of argument registers in use.
func (m *Machine) slide(arity int) {
	words := m.Top/64 + 1
	s := &slider{cells: m.Cells, hb: m.hb, live: make([]uint64, words), below: make([]uint32, words)}
	s.most = 1 << 20
	if m.stress {
		s.most = 4
	}
	m.spare = nil
	if cap(m.pdl) > keepPairs {
		m.pdl = nil
	}
	s.set(0)
	m.moveRoots(arity, s.mark, s.markAttributed)
	s.drain()
	n := uint32(0)
	for i, w := range s.live {
		s.below[i] = n
		n += uint32(bits.OnesCount64(w))
	}
	choices := m.moveRoots(arity, s.moved, s.moved)
	m.pruneTrail(choices, func(w term.Word) (term.Word, bool) { return s.moved(w), s.has(int(w >> 3)) })
	for _, b := range append(choices, cpSize) {
		m.cps[b-cpHeap] = term.Word(s.place(min(int(m.cps[b-cpHeap]), m.Top)))
	}
	s.slide()
	m.Top = int(n)
	m.hb = int(m.cps[m.b-cpHeap])
	m.collected()
}

func (s *slider) has(i int) bool { return s.live[i>>6]>>(i&63)&1 == 1 }

// set marks cell i and reports whether it was not.
func (s *slider) set(i int) bool {
	if s.has(i) {
		return false
	}
	s.live[i>>6] |= 1 << (i & 63)
	return true
}

// cell marks cell i, whose contents are to be marked.
func (s *slider) cell(i int) {
	switch {
	case !s.set(i):
	case len(s.todo) >= s.most:
		s.lost = true
	default:
		s.todo = append(s.todo, uint32(i))
	}
}

// mark marks what w refers to, and gives w, or what it stands for for good.
func (s *slider) mark(w term.Word) term.Word {
	for {
		i := int(w >> 3)
		switch w.Tag() {
		case term.Ref:
			v := s.cells[i]
			switch {
			case v&7 == attTag:
				s.block(i)
			case v == w:
				s.set(i)
			case i >= s.hb: // bound, and never to be undone
				w = v
				continue
			default:
				s.cell(i)
			}
		case term.Lst:
			s.cell(i + 1)
			s.cell(i) // which is gone into first
		case term.Str:
			if s.set(i) {
				for n := s.cells[i].FunArity(); n > 0; n-- {
					s.cell(i + n)
				}
			}
		case term.Box:
			if s.set(i) {
				for n := s.cells[i].FunArity(); n > 0; n-- {
					s.set(i + n)
				}
			}
		}
		return w
	}
}

// block marks the three cells of the attributed variable at i.
func (s *slider) block(i int) {
	s.cell(i)
	s.cell(i + 1)
	s.set(i + 2)
}

// markAttributed marks the attributed variable w, a Ref or its own word, and gives
// the Ref, or 0 when it was bound for good.
func (s *slider) markAttributed(w term.Word) term.Word {
	i := w.Index()
	if w.Tag() == term.Att || s.cells[i]&7 == attTag || s.has(i) && s.has(i+2) {
		s.block(i)
		return term.MakeRef(i)
	}
	return 0
}

// drain marks what the cells to do refer to.
func (s *slider) drain() {
	s.empty()
	for s.lost {
		s.lost = false
		raw := 0
		s.each(func(i int) {
			switch w := s.cells[i]; {
			case raw > 0:
				raw--
			case w.Tag() == term.Fun:
				raw = max(0, w.BoxWords())
			default:
				s.cells[i] = s.mark(w)
				if len(s.todo) > s.most/2 {
					s.empty()
				}
			}
		})
		s.empty()
	}
}

// empty marks until nothing is left to do.
func (s *slider) empty() {
	for n := len(s.todo); n > 0; n = len(s.todo) {
		i := s.todo[n-1]
		s.todo = s.todo[:n-1]
		s.cells[i] = s.mark(s.cells[i])
	}
}

// each calls f with the live cells that hold words, in order.
func (s *slider) each(f func(i int)) {
	for k := range s.live {
		for done := uint64(0); ; {
			left := s.live[k] &^ done
			if left == 0 {
				break
			}
			bit := bits.TrailingZeros64(left)
			done |= 1<<bit | (1<<bit - 1)
			if i := k<<6 | bit; i > 0 {
				f(i)
			}
		}
	}
}

// place gives where cell i moves, or the first live one behind it.
func (s *slider) place(i int) int {
	return int(s.below[i>>6]) + bits.OnesCount64(s.live[i>>6]&(1<<(i&63)-1))
}

// moved gives the word for w when all has moved.
func (s *slider) moved(w term.Word) term.Word {
	switch w.Tag() {
	case term.Ref, term.Lst, term.Str, term.Box, term.Att:
		return term.Word(s.place(int(w>>3)))<<3 | w&7
	}
	return w
}

// slide moves the live cells.
func (s *slider) slide() {
	raw, to := 0, 1 // words of a number still to come
	s.each(func(i int) {
		w := s.cells[i]
		switch {
		case raw > 0:
			raw--
		case w.Tag() == term.Fun:
			raw = max(0, w.BoxWords())
		default:
			w = s.moved(w)
		}
		s.cells[to] = w
		to++
	})
}
