package knight

import (
	"context"
	"sync"
)

// Construct builds a tour of a full rectangle by divide and conquer: the board is
// cut into blocks of 5 to 12 squares a side, each with a tour of its own, and
// neighbouring tours are joined by exchanging two parallel moves. It gives nil for
// boards and tasks that it does not cover: holes, a fixed start and end together,
// sides of 1, 2 or 4, closed tours of three rows; see steer. The tour is that of the
// plain board, which is one of the wrapped board too.
//
// Another seed takes other tours of the blocks.
func Construct(ctx context.Context, b *Board, t Task, seed uint64) []int32 {
	if !b.Full() || min(b.W, b.H) < 3 || t.Start >= 0 && t.End >= 0 {
		return nil
	}
	switch min(b.W, b.H) {
	case 3:
		return strip(ctx, b, t)
	case 4:
		return nil
	}
	c := &construction{
		seed: seed,
		w:    b.W, h: b.H, columns: splitSide(b.W), rows: splitSide(b.H),
		link: make([][2]int32, b.W*b.H), joints: map[joint]exchange{},
	}
	open := b.W*b.H%2 != 0
	if open && t.Closed {
		return nil
	}
	if !c.lay(ctx, open) || !c.joinAll(ctx) {
		if seed == 0 {
			return nil
		}
		return Construct(ctx, b, t, 0) // these tours of the blocks do not fit together
	}
	start := t.Start
	if t.End >= 0 {
		start = t.End
	}
	return c.walk(start, open, t.End >= 0)
}

// splitSide gives the lengths of the blocks along a side: eights after a first one of
// 5 to 12, which alone can be odd.
func splitSide(n int) []int {
	const step, least = 8, 5
	if n < least+step {
		return []int{n}
	}
	first := n % step
	if first < least {
		first += step
	}
	parts := []int{first}
	for first < n {
		parts = append(parts, step)
		first += step
	}
	return parts
}

// construction is a set of rings, or rings and one path, over a rectangle.
type construction struct {
	seed          uint64
	w, h          int
	columns, rows []int
	link          [][2]int32 // the two neighbours of each square in its ring; -1 at an end
	end           int32      // an end of the path, when there is one
	joints        map[joint]exchange
	placed        map[*int32][]int32 // of the tours of blocks
}

// block is the rectangle of a block: its first column and row, from 0, and sides.
type block struct{ x, y, w, h int }

// joint is two neighbouring blocks up to their place on the board.
type joint struct {
	w1, h1, w2, h2 int
	below          bool
}

// exchange is a1-a2 of one ring and b1-b2 of another, relative to the first block,
// such that a1-b1 and a2-b2 are moves.
type exchange struct{ a1, a2, b1, b2 [2]int }

// blockKey names a tour of a block.
type blockKey struct {
	w, h int
	open bool
	seed uint64
}

var blockTours sync.Map // blockKey to []int32, the tour of a block

// blockTour finds a tour of a block with the exact solver, once in a process.
func blockTour(ctx context.Context, w, h int, open bool, seed uint64) []int32 {
	key := blockKey{w, h, open, seed}
	if tour, ok := blockTours.Load(key); ok {
		return tour.([]int32)
	}
	b, err := Rectangle(w, h, false)
	if err != nil {
		return nil
	}
	g := NewGraph(b)
	d := g.Decide(ctx, Options{Task: Task{Start: -1, End: -1, Closed: !open}, Seed: seed, Budget: 20_000_000})
	if d.Verdict != Tour {
		return nil
	}
	tour := make([]int32, len(d.Tour))
	for i, p := range d.Tour {
		tour[i] = b.Square(p)
	}
	blockTours.Store(key, tour)
	return tour
}

// lay puts a tour on each block. On a board of odd size the first block has an open
// one. It is false when some block has none.
func (c *construction) lay(ctx context.Context, open bool) bool {
	y := 0
	for i, h := range c.rows {
		x := 0
		for j, w := range c.columns {
			path := open && i == 0 && j == 0
			tour := blockTour(ctx, w, h, path, c.seed)
			if tour == nil {
				return false
			}
			base := int32(y*c.w + x)
			place := c.places(tour, w)
			prev, cur := base+place[len(place)-1], base+place[0]
			if path {
				c.end, prev = cur, -1
			}
			for _, p := range place[1:] {
				next := base + p
				c.link[cur] = [2]int32{prev, next}
				prev, cur = cur, next
			}
			next := base + place[0]
			if path {
				next = -1
			}
			c.link[cur] = [2]int32{prev, next}
			x += w
		}
		y += h
	}
	return true
}

// places gives the squares of a block's tour as numbers on the board, for a block in
// its first corner.
func (c *construction) places(tour []int32, w int) []int32 {
	key := &tour[0]
	if c.placed == nil {
		c.placed = map[*int32][]int32{}
	}
	place, ok := c.placed[key]
	if !ok {
		place = make([]int32, len(tour))
		for i, s := range tour {
			place[i] = s/int32(w)*int32(c.w) + s%int32(w)
		}
		c.placed[key] = place
	}
	return place
}

// joinAll joins each block to the one on its left, and the first of each row to the
// one above.
func (c *construction) joinAll(ctx context.Context) bool {
	y := 0
	for i, h := range c.rows {
		if ctx.Err() != nil {
			return false
		}
		x := 0
		for j, w := range c.columns {
			here := block{x, y, w, h}
			switch {
			case j > 0:
				if !c.join(block{x - c.columns[j-1], y, c.columns[j-1], h}, here, false) {
					return false
				}
			case i > 0:
				if !c.join(block{x, y - c.rows[i-1], w, c.rows[i-1]}, here, true) {
					return false
				}
			}
			x += w
		}
		y += h
	}
	return true
}

// join makes the ring of block b, which is still its own, part of the ring of a.
func (c *construction) join(a, b block, below bool) bool {
	key := joint{a.w, a.h, b.w, b.h, below}
	if e, ok := c.joints[key]; ok && c.exchange(a, e) {
		return true
	}
	for y := a.y; y < a.y+a.h; y++ {
		for x := a.x; x < a.x+a.w; x++ {
			if below && y < a.y+a.h-2 || !below && x < a.x+a.w-2 {
				continue
			}
			a1 := int32(y*c.w + x)
			for _, a2 := range c.link[a1] {
				if a2 < 0 {
					continue
				}
				for _, l := range leaps {
					bx, by := x+l[0], y+l[1]
					if bx < b.x || bx >= b.x+b.w || by < b.y || by >= b.y+b.h {
						continue
					}
					b1 := int32(by*c.w + bx)
					for _, b2 := range c.link[b1] {
						if b2 < 0 || !c.move(a2, b2) {
							continue
						}
						e := exchange{c.relative(a, a1), c.relative(a, a2), c.relative(a, b1), c.relative(a, b2)}
						if c.exchange(a, e) {
							c.joints[key] = e
							return true
						}
					}
				}
			}
		}
	}
	return false
}

func (c *construction) relative(a block, s int32) [2]int {
	return [2]int{int(s)%c.w - a.x, int(s)/c.w - a.y}
}

func (c *construction) move(s, t int32) bool {
	dx, dy := int(s)%c.w-int(t)%c.w, int(s)/c.w-int(t)/c.w
	return dx*dx+dy*dy == 5
}

// exchange replaces the moves a1-a2 and b1-b2 by a1-b1 and a2-b2, when both are
// there.
func (c *construction) exchange(a block, e exchange) bool {
	at := func(p [2]int) int32 { return int32((a.y+p[1])*c.w + a.x + p[0]) }
	for _, p := range [4][2]int{e.a1, e.a2, e.b1, e.b2} {
		if x, y := a.x+p[0], a.y+p[1]; x < 0 || x >= c.w || y < 0 || y >= c.h {
			return false
		}
	}
	a1, a2, b1, b2 := at(e.a1), at(e.a2), at(e.b1), at(e.b2)
	if !c.linked(a1, a2) || !c.linked(b1, b2) {
		return false
	}
	c.relink(a1, a2, b1)
	c.relink(a2, a1, b2)
	c.relink(b1, b2, a1)
	c.relink(b2, b1, a2)
	return true
}

func (c *construction) linked(s, t int32) bool { return c.link[s][0] == t || c.link[s][1] == t }

func (c *construction) relink(s, from, to int32) {
	if c.link[s][0] == from {
		c.link[s][0] = to
	} else {
		c.link[s][1] = to
	}
}

// walk lists the ring from start (-1: from square 0), or the path from its end; last
// makes start the last square. It gives nil when a path does not begin at start.
func (c *construction) walk(start int32, path, last bool) []int32 {
	from := max(start, 0)
	if path {
		from = c.end
	}
	tour := make([]int32, len(c.link))
	prev, cur := int32(-1), from
	if !path {
		prev = c.link[from][0]
	}
	n := 0
	for ; n < len(tour) && cur >= 0; n++ {
		tour[n] = cur
		next := c.link[cur][0]
		if next == prev {
			next = c.link[cur][1]
		}
		prev, cur = cur, next
	}
	if n < len(tour) {
		return nil
	}
	if !path && last { // from, ... , x: put from last by turning round after it
		copy(tour, tour[1:])
		tour[n-1] = from
	}
	if path && start >= 0 {
		if tour[0] != start {
			reverse(tour)
		}
		if tour[0] != start {
			return nil
		}
		if last {
			reverse(tour)
		}
	}
	return tour
}

func reverse(list []int32) {
	for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
		list[i], list[j] = list[j], list[i]
	}
}
