package machine

import (
	"github.com/eyeprove/eyeprove/engine/term"
)

// deref follows references from w to an unbound variable or a term.
func deref(heap []term.Word, w term.Word) term.Word {
	for w&7 == 0 {
		v := heap[uint32(w>>3)]
		if v == w {
			break
		}
		w = v
	}
	return w
}

// Unify makes a and b equal, trailing what it binds.
func (m *Machine) Unify(a, b term.Word) bool { return m.unify(a, b) }

// unify is a loop over pairs of arguments. What is left of the compounds around
// the current ones waits on m.pdl, two words for each: its places in the two
// terms, and the count of its arguments. The last argument leaves nothing to
// wait, so a list takes no room.
func (m *Machine) unify(a, b term.Word) bool {
	if m.occurs != OccursOff {
		return m.unifyChecked(a, b)
	}
	heap := m.Cells
	pdl := m.pdl[:0]
	left := m.Top // compounds to meet before the terms are known to share parts
	var i, j, n uint32
	for {
		a, b = deref(heap, a), deref(heap, b)
		switch {
		case a == b:
		case a&7 == 0:
			if b&7 == 0 && b > a { // the younger refers to the older
				a, b = b, a
			} else if uint64(b&7) == tagAtt {
				b &^= 7
			}
			heap[uint32(a>>3)] = b
			if int(a>>3) < m.hb {
				if m.tr >= len(m.trail) {
					m.growTrail()
				}
				m.trail[m.tr] = a
				m.tr++
			}
		case b&7 == 0:
			if uint64(a&7) == tagAtt {
				a &^= 7
			}
			heap[uint32(b>>3)] = a
			if int(b>>3) < m.hb {
				if m.tr >= len(m.trail) {
					m.growTrail()
				}
				m.trail[m.tr] = b
				m.tr++
			}
		case a&7 != b&7:
			if uint64(a&7) != tagAtt && uint64(b&7) != tagAtt {
				m.pdl = pdl
				return false
			}
			m.unifyAttributed(a, b)
		case uint64(a&7) == tagStr || uint64(a&7) == tagLst:
			if n > 0 {
				pdl = append(pdl, term.Word(i)<<32|term.Word(j), term.Word(n))
			}
			if left--; left < 0 {
				m.pdl = nil
				return m.unifyShared(pdl, a, b)
			}
			i, j, n = uint32(a>>3), uint32(b>>3), 2
			if uint64(a&7) == tagStr {
				f := heap[i]
				if f != heap[j] {
					m.pdl = pdl
					return false
				}
				n = uint32(f.FunArity())
				i, j = i+1, j+1
			}
		case uint64(a&7) == tagBox && m.EqualBox(a, b):
		case uint64(a&7) == tagAtt:
			m.unifyAttributed(a, b)
		default:
			m.pdl = pdl
			return false
		}
		if n == 0 {
			if len(pdl) == 0 {
				m.pdl = pdl
				return true
			}
			i, j, n = uint32(pdl[len(pdl)-2]>>32), uint32(pdl[len(pdl)-2]), uint32(pdl[len(pdl)-1])
			pdl = pdl[:len(pdl)-2]
		}
		a, b = heap[i], heap[j]
		i, j, n = i+1, j+1, n-1
	}
}

// unifyShared goes on with a unification of terms that share parts or are
// cyclic: with a and b, then with what waits.
func (m *Machine) unifyShared(waiting []term.Word, a, b term.Word) bool {
	var stack []term.Word
	for k := 0; k < len(waiting); k += 2 {
		i, j := uint32(waiting[k]>>32), uint32(waiting[k])
		for n := uint32(waiting[k+1]); n > 0; n-- {
			stack = append(stack, m.Cells[i+n-1], m.Cells[j+n-1])
		}
	}
	return m.UnifyShared(append(stack, a, b), func(v, w term.Word) {
		switch {
		case m.Cells[v.Index()] == v:
			m.bind(v, w)
		case w.Tag() == term.Ref && m.Cells[w.Index()] == w:
			m.bind(w, v)
		default:
			m.unifyAttributed(v, w)
		}
	})
}

// unifyList matches the list w with the head and tail in the registers of an
// instruction.
func (m *Machine) unifyList(ins uint64, w term.Word) bool {
	i := w.Index()
	return m.unify(m.x[uint8(ins>>16)], m.Cells[i]) && m.unify(m.x[uint8(ins>>24)], m.Cells[i+1])
}
