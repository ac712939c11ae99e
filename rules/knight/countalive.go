package knight

import "math/bits"

// count is the number of slots in a set.
func (s state) count() int { return bits.OnesCount64(s.a) + bits.OnesCount64(s.b) }

func (s state) and(t state) state  { return state{s.a & t.a, s.b & t.b} }
func (s state) less(t state) state { return state{s.a &^ t.a, s.b &^ t.b} }

// alive is false when it is plain that the remaining vertices cannot be completed:
// one of them has fewer places to go to than it lacks moves, or more of them need
// one place than it can take. It kills four of five states of 6x6, and is most of
// the speed of the counter. It may say true of a state that cannot be completed.
func (x *extender) alive(s state) bool {
	l := x.lay
	inner := l.inners(s, x.slots)
	bare := l.bares(s, x.own, x.slots)
	ends := x.slots.less(inner).less(bare)
	takes, free, ok := x.outside(s, bare, ends)
	if !ok {
		return false
	}
	// In each slot, how many squares need the place for certain, and how many do when
	// Outside is spoken for.
	var sure, maybe state
	short := 0 // squares that need Outside
	for i := range x.looks {
		k := &x.looks[i]
		near := k.near.less(inner)
		lacks := 2
		if k.slot >= 0 {
			switch other := l.get(s, uint8(k.slot)); other {
			case l.inner:
				continue
			case uint8(k.slot):
			default:
				lacks = 1
				if !x.whole { // its path must not become a ring yet
					near = near.less(l.bit(other))
				}
			}
		}
		n := near.count() + k.fresh
		outside := k.out && takes[k.colour] > 0
		switch {
		case n > lacks:
		case n == lacks && outside:
			maybe.a += near.a
			maybe.b += near.b
		case n == lacks:
			sure.a += near.a
			sure.b += near.b
		case n == lacks-1 && outside && short < free:
			short++
			if x.rule == oneOfEach {
				takes[k.colour] = 0
			}
			sure.a += near.a
			sure.b += near.b
		default:
			return false
		}
	}
	if short == free {
		sure.a += maybe.a
		sure.b += maybe.b
	}
	// A slot can take 2 moves when it is bare, 1 at an end. The highest bit of a slot
	// stays unless more are needed: at most 8 squares need a place.
	top := l.bits - 1
	high := state{x.slots.a << top, x.slots.b << top}
	a := high.a + bare.a<<1 + ends.a - sure.a
	b := high.b + bare.b<<1 + ends.b - sure.b
	return a&high.a == high.a && b&high.b == high.b
}

// outside says how many more squares can be joined to Outside, together and of each
// colour. It is false when the colours of what remains do not fit. Each move to a
// square takes one from what both colours lack, so the difference of what they lack
// tells which colour Outside still needs.
func (x *extender) outside(s, bare, ends state) (takes [2]int8, free int, ok bool) {
	if x.out < 0 {
		return takes, 0, true
	}
	switch x.lay.get(s, uint8(x.out)) {
	case x.lay.inner:
	case uint8(x.out):
		free = 2
	default:
		free = 1
	}
	if x.rule != oneOfEach {
		return [2]int8{int8(free), int8(free)}, free, true
	}
	if free == 2 {
		return [2]int8{1, 1}, 2, true
	}
	d := x.fresh + 2*(bare.and(x.black).count()-bare.and(x.white).count()) + ends.and(x.black).count() - ends.and(x.white).count()
	switch {
	case free == 0:
		return takes, 0, d == 0
	case d == 1:
		takes[0] = 1
	case d == -1:
		takes[1] = 1
	default:
		return takes, 1, false
	}
	return takes, 1, true
}
