package knight

import "slices"

// sweep is the plan of a count: the vertices in the order in which they are taken.
type sweep struct {
	steps  []step
	lay    layout
	own    state // in which each slot holds itself
	slots  state // all of them, as a set
	out    int8  // the slot of Outside, or -1
	rule   outsideRule
	colour []int8 // of each vertex; that of Outside says nothing
	major  int8   // the colour with more squares
}

// outsideRule is what the colours say of the two squares that are joined to Outside.
type outsideRule uint8

const (
	anyTwo    outsideRule = iota // nothing
	oneOfEach                    // one has each colour
	majorOnly                    // both have the colour with more squares
)

// step takes one vertex: it gets the moves that it still lacks, all of them to
// vertices after it, and leaves the frontier.
type step struct {
	me       uint8
	enter    []uint8 // slots of vertices that are touched for the first time
	reach    []uint8 // slots of the later neighbours; Outside is the last
	mayOut   bool    // Outside is one of them
	mustOut  bool    // the task demands the move to Outside
	demanded int     // later vertices for which it does
	whole    bool    // every vertex from here on has been touched

	// For the vertices that remain after the step:
	looks        []look
	black, white state // slots by colour
	fresh        int   // moves that those not touched lack: of colour 0 less of colour 1
}

// look is one remaining square: where its moves can lead.
type look struct {
	slot   int8  // -1 when it has not been touched
	near   state // slots of its later neighbours, without Outside
	fresh  int   // later neighbours that have not been touched
	out    bool  // it may be joined to Outside
	colour int8
}

// planner is what is known while a sweep is planned.
type planner struct {
	*sweep
	r      *Ring
	order  []int32
	place  []int     // of each vertex in the order
	slot   []int8    // of each vertex: untouched, taken, or its slot
	touch  [][]int32 // the vertices that each step touches for the first time
	holder [maxSlots]int32
	size   int // slots that are ever used
}

const (
	untouched = -1
	taken     = -2
)

// newSweep plans a count; seed chooses among orders. It is nil when the board is too
// wide.
func newSweep(r *Ring, seed uint64) *sweep {
	w := &sweep{out: -1, colour: make([]int8, r.N), lay: narrow, steps: make([]step, r.N)}
	copy(w.colour, r.colour)
	if r.excess < 0 {
		w.major = 1
	}
	if r.colour != nil && r.Outside >= 0 {
		w.rule = oneOfEach
		if r.excess != 0 {
			w.rule = majorOnly
		}
	}
	p := &planner{sweep: w, r: r, place: make([]int, r.N), touch: make([][]int32, r.N)}
	p.order = countOrder(r, p.mayOut, seed)
	for i, v := range p.order {
		p.place[v] = i
	}
	if !p.assign() {
		return nil
	}
	if p.size > 15 {
		w.lay = broad
	}
	for k := range uint8(p.size) {
		w.lay.put(&w.own, k, k)
		w.slots.include(w.lay.bit(k))
	}
	p.watch()
	return w
}

// none takes every vertex out of the frontier.
func (p *planner) none() {
	p.slot = make([]int8, p.r.N)
	for v := range p.slot {
		p.slot[v] = untouched
	}
	for k := range p.holder {
		p.holder[k] = -1
	}
}

// mayOut reports whether the task and the colours let a tour end on v.
func (p *planner) mayOut(v int32) bool {
	r, t := p.r, p.r.Task
	switch {
	case r.Outside < 0 || v == r.Outside:
		return false
	case t.Start >= 0 && t.End >= 0 && v != t.Start && v != t.End:
		return false
	}
	return p.rule != majorOnly || p.colour[v] == p.major
}

// assign gives the slots. It is false when there are not enough.
func (p *planner) assign() bool {
	p.none()
	r, t := p.r, p.r.Task
	seen, demanded := 0, len(r.given)
	for i, v := range p.order {
		s := &p.steps[i]
		enter := func(u int32) bool {
			if p.slot[u] >= 0 {
				return true
			}
			for k, h := range p.holder {
				if h < 0 {
					p.holder[k], p.slot[u] = u, int8(k)
					p.size = max(p.size, k+1)
					p.touch[i] = append(p.touch[i], u)
					s.enter = append(s.enter, uint8(k))
					seen++
					return true
				}
			}
			return false
		}
		if i == 0 && r.Outside >= 0 {
			enter(r.Outside)
			p.out = p.slot[r.Outside]
		}
		if !enter(v) {
			return false
		}
		if !t.Closed && (v == t.Start || v == t.End) {
			s.mustOut = true
			demanded--
		}
		s.demanded = demanded
		for _, e := range r.at[v] {
			u := r.other(e, v)
			if p.place[u] < i || u == r.Outside && !p.mayOut(v) {
				continue
			}
			if !enter(u) {
				return false
			}
			s.mayOut = s.mayOut || u == r.Outside
			s.reach = append(s.reach, uint8(p.slot[u]))
		}
		s.me = uint8(p.slot[v])
		s.whole = seen == r.N
		p.holder[s.me], p.slot[v] = -1, taken
	}
	return true
}

// watch says for each step what to look at in the vertices that remain.
func (p *planner) watch() {
	p.none()
	r := p.r
	balance := 2 * r.excess
	for i, v := range p.order {
		s := &p.steps[i]
		for k, u := range p.touch[i] {
			p.slot[u] = int8(s.enter[k])
			p.holder[s.enter[k]] = u
			if u != r.Outside {
				balance -= 2 - 4*int(p.colour[u])
			}
		}
		p.holder[s.me], p.slot[v] = -1, taken
		s.fresh = balance
		var near []int32
		for k, u := range p.holder {
			if u < 0 || u == r.Outside {
				continue
			}
			near = append(near, u)
			if p.colour[u] == 0 {
				s.black.include(p.lay.bit(uint8(k)))
			} else {
				s.white.include(p.lay.bit(uint8(k)))
			}
			for _, n := range r.G.Moves(u) {
				if p.slot[n] == untouched {
					near = append(near, n)
				}
			}
		}
		slices.SortFunc(near, func(a, b int32) int { return p.place[a] - p.place[b] })
		for _, u := range slices.Compact(near) {
			if l := p.look(u); l.fresh < 2 {
				s.looks = append(s.looks, l)
			}
		}
	}
}

// look sums up where a remaining square can lead.
func (p *planner) look(v int32) look {
	l := look{slot: p.slot[v], out: p.mayOut(v), colour: p.colour[v]}
	for _, u := range p.r.G.Moves(v) {
		switch k := p.slot[u]; k {
		case taken:
		case untouched:
			l.fresh++
		default:
			l.near.include(p.lay.bit(uint8(k)))
		}
	}
	return l
}
