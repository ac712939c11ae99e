package knight

import "math/big"

// extender extends states by one step.
type extender struct {
	*sweep
	*step
	next  *table
	n     uint64 // the count of the state that is being extended,
	more  []uint64
	total *big.Int // of rings that were closed through everything
}

const nowhere = 255

// extend gives the vertex of the step the moves that it lacks, in every way.
func (x *extender) extend(s state) {
	l, me, inner := x.lay, x.me, x.lay.inner
	end := l.get(s, me)
	l.put(&s, me, inner)
	reach, out := x.reach, uint8(nowhere)
	if x.mayOut {
		out = uint8(x.out)
		room := 0 // for moves to Outside, the demanded ones left out
		switch l.get(s, out) {
		case inner:
		case out:
			room = 2 - x.demanded
		default:
			room = 1 - x.demanded
		}
		if room < 1 {
			reach = reach[:len(reach)-1]
		}
	}
	switch end {
	case inner:
		if !x.mustOut {
			x.add(s)
		}
	case me:
		for i, a := range reach {
			for _, b := range reach[i+1:] {
				if !x.mustOut || b == out {
					x.join(s, a, b)
				}
			}
		}
	default:
		for _, a := range reach {
			if !x.mustOut || a == out {
				x.lead(s, end, a)
			}
		}
	}
}

// join makes the vertex the middle of a path from a to b.
func (x *extender) join(s state, a, b uint8) {
	l, inner := x.lay, x.lay.inner
	c, d := l.get(s, a), l.get(s, b)
	if c == inner || d == inner {
		return
	}
	if c != a {
		l.put(&s, a, inner)
	}
	if d != b {
		l.put(&s, b, inner)
	}
	if c == b {
		x.close(s)
		return
	}
	l.put(&s, c, d)
	l.put(&s, d, c)
	x.add(s)
}

// lead leads the path that the vertex ends, from end, to a.
func (x *extender) lead(s state, end, a uint8) {
	l, inner := x.lay, x.lay.inner
	c := l.get(s, a)
	if c == inner {
		return
	}
	if c != a {
		l.put(&s, a, inner)
	}
	if a == end {
		x.close(s)
		return
	}
	l.put(&s, end, c)
	l.put(&s, c, end)
	x.add(s)
}

// close counts a ring, when nothing is left outside of it.
func (x *extender) close(s state) {
	if x.whole && s == x.lay.start() {
		x.total.Add(x.total, number(x.n, x.more))
	}
}

func (x *extender) add(s state) {
	if x.alive(s) {
		x.next.add(s, x.n, x.more)
	}
}
