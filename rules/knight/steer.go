package knight

import (
	"context"
	"math/rand/v2"
)

// steerLeast is the number of squares from which on ends are led: on smaller boards
// they have too little room.
const steerLeast = 100

// steer makes a tour of the task from an open tour, found with at most budget nodes,
// whose ends it leads to where they must be.
func (g *Graph) steer(ctx context.Context, o Options, budget int64, d *Decision) bool {
	budget = min(budget, o.Budget-d.Nodes)
	if budget <= 0 || !o.Closed && o.Start < 0 && o.End < 0 {
		return false
	}
	task := o.Task
	o.Task, o.Budget = Any, budget
	open := g.Decide(ctx, o)
	d.Nodes += open.Nodes
	if open.Verdict != Tour {
		return false
	}
	tour := g.steered(ctx, open.Tour, task, o.Seed)
	if tour != nil {
		*d = g.found(*d, tour, "another tour, its ends led on")
	}
	return tour != nil
}

// steered leads the ends of an open tour to where the task wants them, or gives nil.
func (g *Graph) steered(ctx context.Context, open []Point, t Task, seed uint64) []int32 {
	path := make([]int32, len(open))
	for i, p := range open {
		path[i] = g.Board.Square(p)
	}
	p := &pathEnd{g: g, path: path, place: make([]int32, g.N), r: rand.New(rand.NewPCG(seed, 3)), seen: map[int32]int{}}
	for i, s := range path {
		p.place[s] = int32(i)
	}
	if t.Closed {
		if !p.close(ctx) {
			return nil
		}
		if t.Start >= 0 {
			k := p.place[t.Start]
			path = append(append([]int32(nil), path[k:]...), path[:k]...)
		}
		return path
	}
	if !p.endOn(ctx, t.Start, t.End) {
		return nil
	}
	return path
}

// endOn leads the ends of the path to start and end; -1 is anywhere.
func (p *pathEnd) endOn(ctx context.Context, start, end int32) bool {
	for range 8 {
		first, last := p.path[0], p.path[len(p.path)-1]
		if p.otherColour(last, end) || p.otherColour(first, start) {
			p.turn(0) // an end keeps its colour
		}
		led := end < 0 || p.lead(ctx, end, false)
		p.turn(0)
		led = led && (start < 0 || p.lead(ctx, start, false))
		p.turn(0)
		if led {
			return true
		}
	}
	return false
}

// otherColour reports whether a square has another colour than its goal, where the
// moves keep two colours apart.
func (p *pathEnd) otherColour(s, goal int32) bool {
	b := p.g.Board
	if goal < 0 || b.Wrap && b.W%2 != 0 {
		return false
	}
	u, v := b.Point(s), b.Point(goal)
	return (u.X+u.Y+v.X+v.Y)%2 != 0
}

// close leads the ends to squares a move apart, now one and now the other.
func (p *pathEnd) close(ctx context.Context) bool {
	for range 8 {
		if p.lead(ctx, p.path[0], true) {
			return true
		}
		p.turn(0)
	}
	return false
}

// pathEnd moves the last square of a path through all squares. When the last square
// is a move from the k-th, the part behind the k-th can be walked the other way
// round: the last square is then the one that followed the k-th (Posa's rotation),
// at most two moves from where it was.
type pathEnd struct {
	g     *Graph
	path  []int32
	place []int32 // of each square in path
	r     *rand.Rand
	seen  map[int32]int // how often a square was the last
}

const (
	nearby     = 6             // a distance from which on the end walks about
	steerTurns = 4000          // rotations that one call makes at most
	steerWork  = 1_000_000_000 // and squares that it moves
)

// lead makes rotations until the last square is goal, or beside it: a move from it.
func (p *pathEnd) lead(ctx context.Context, goal int32, beside bool) bool {
	good := func(s int32) bool { return s == goal }
	if beside {
		good = func(s int32) bool { return p.g.Joined(s, goal) }
	}
	clear(p.seen)
	n := len(p.path)
	if good(p.path[n-1]) {
		return true
	}
	work := 0
	for turn := 0; turn < steerTurns && work < steerWork && ctx.Err() == nil; turn++ {
		best, least := -1, 0
		last := p.path[n-1]
		for _, y := range p.g.Moves(last) {
			k := int(p.place[y]) + 1
			if k >= n-1 {
				continue
			}
			z := p.path[k]
			if good(z) {
				p.turn(k)
				return true
			}
			if z == p.path[0] {
				continue
			}
			if c := 4*(max(p.distance(z, goal, beside), nearby)+p.seen[z]) + p.r.IntN(8); best < 0 || c < least {
				best, least = k, c
			}
		}
		if best < 0 {
			return false
		}
		work += n - best
		p.turn(best)
		p.seen[p.path[n-1]]++
	}
	return false
}

// turn reverses the path from place k on.
func (p *pathEnd) turn(k int) {
	reverse(p.path[k:])
	for i := k; i < len(p.path); i++ {
		p.place[p.path[i]] = int32(i)
	}
}

// distance is how far s is from where the last square must be: on goal, or a move from
// it. On a cylinder of odd width a walk along the plane keeps its colour, and a step
// over the edge changes it: a square of the wrong colour has the way round to go.
func (p *pathEnd) distance(s, goal int32, beside bool) int {
	b := p.g.Board
	u, v := b.Point(s), b.Point(goal)
	dx, dy := max(u.X-v.X, v.X-u.X), max(u.Y-v.Y, v.Y-u.Y)
	switch {
	case !b.Wrap:
	case b.W%2 == 0:
		dx = min(dx, b.W-dx)
	case (dx+dy)%2 == 0 == beside:
		dx = b.W - dx
	}
	return max(dx, dy)
}
