package knight

// state says how the paths so far join the frontier: the vertices that are touched
// and not yet taken. Each has a slot while it is there. In the slot stands the other
// end of the path that the vertex ends; its own slot when no move leads to it yet,
// for then it is a path of one vertex; inner when it has both its moves, and in
// slots that are free. So equal situations are equal states, with nothing to rename.
type state struct{ a, b uint64 }

// layout is how a state is packed.
type layout struct {
	bits  uint // of a slot
	per   uint // slots in the first word; the others are in the second
	inner uint8
}

// Up to 15 slots are packed in one word, up to maxSlots in two.
var (
	narrow = layout{4, 16, 15}
	broad  = layout{5, 12, 31}
)

const maxSlots = 24

// start is the state in which nothing is touched. No state has a first word of 0,
// for at most one slot can hold a 0 without being the first slot itself.
func (l layout) start() state {
	if l == narrow {
		return state{^uint64(0), 0}
	}
	return state{^uint64(0), ^uint64(0)}
}

func (l layout) get(s state, slot uint8) uint8 {
	if k := uint(slot); k < l.per {
		return uint8(s.a>>(l.bits*k)) & l.inner
	}
	return uint8(s.b>>(l.bits*(uint(slot)-l.per))) & l.inner
}

func (l layout) put(s *state, slot, v uint8) {
	if k := uint(slot); k < l.per {
		k *= l.bits
		s.a = s.a&^(uint64(l.inner)<<k) | uint64(v)<<k
	} else {
		k = l.bits * (k - l.per)
		s.b = s.b&^(uint64(l.inner)<<k) | uint64(v)<<k
	}
}

// A set of slots is a state with the lowest bit of each of them.

// bit is the set of one slot.
func (l layout) bit(slot uint8) state {
	if k := uint(slot); k < l.per {
		return state{1 << (l.bits * k), 0}
	}
	return state{0, 1 << (l.bits * (uint(slot) - l.per))}
}

func (s *state) include(t state) {
	s.a |= t.a
	s.b |= t.b
}

// inners gives the slots of set that hold inner, and bares those that hold
// themselves; own is the state in which all do.
func (l layout) inners(s, set state) state {
	and := func(x uint64) uint64 {
		y := x & (x >> 1) & (x >> 2) & (x >> 3)
		if l.bits == 5 {
			y &= x >> 4
		}
		return y
	}
	return state{and(s.a) & set.a, and(s.b) & set.b}
}

func (l layout) bares(s, own, set state) state {
	or := func(x uint64) uint64 {
		y := x | x>>1 | x>>2 | x>>3
		if l.bits == 5 {
			y |= x >> 4
		}
		return y
	}
	return state{^or(s.a^own.a) & set.a, ^or(s.b^own.b) & set.b}
}
