package knight

import (
	"context"
	"fmt"
	"math/big"
)

// Counts gives the exact number of tours of a task: directed open tours, or
// undirected closed ones. It looks at no tour: it sweeps over the board and keeps,
// for the squares with moves on both sides of the sweep, how the paths so far join
// them (frontier dynamic programming). The cost grows with the width of the board,
// not with the number of tours. The error is ErrTooWide, too many states, or that of
// the context.
func (g *Graph) Count(ctx context.Context, t Task, maxStates int) (*big.Int, error) {
	switch {
	case t.Closed && g.N < 3:
		return new(big.Int), nil
	case g.N == 1:
		return big.NewInt(1), nil
	case !t.Closed && t.Start >= 0 && t.Start == t.End:
		return new(big.Int), nil
	}
	c, err := newCounter(g, t)
	if err != nil {
		return nil, err
	}
	n, err := c.run(ctx, maxStates)
	if err == nil && !t.Closed && t.Start < 0 && t.End < 0 {
		n.Lsh(n, 1) // each ring through Outside is two directed tours
	}
	return n, err
}

// ErrTooWide says that the sweep would have to keep more squares at a time than a
// state holds.
var ErrTooWide = fmt.Errorf("the board is too wide for the exact counter: more than %d squares at a time", maxFrontier)

const (
	maxFrontier = 32
	maxPaths    = 14
)

// places says how the paths so far join the frontier: for each place 0 when its
// square is untouched, both when it has both its moves, else the number of its path,
// which two places share; numbers go by first appearance. Packed, a place takes four
// bits.
type places [maxFrontier]uint8

const both = 15

type counter struct {
	ring  *Ring
	order []int32   // vertices; Outside is last
	later [][]int32 // of each place in the order: the places of neighbours after it
	until []int     // the place of the last neighbour
}

func newCounter(g *Graph, t Task) (*counter, error) {
	r := NewRing(g, t)
	order, place := g.sweepOrder()
	order = append([]int32(nil), order...)
	if r.Outside >= 0 {
		order = append(order, r.Outside)
		place = append(append([]int(nil), place...), g.N)
	}
	c := &counter{ring: r, order: order, later: make([][]int32, r.N), until: make([]int, r.N)}
	for i, v := range order {
		c.until[i] = i
		for _, e := range r.at[v] {
			j := place[r.other(e, v)]
			c.until[i] = max(c.until[i], j)
			if j > i {
				c.later[i] = append(c.later[i], int32(j))
			}
		}
	}
	return c, nil
}

// demanded reports whether the task demands the move from the vertex at place i to
// Outside.
func (c *counter) demanded(i int) bool {
	v := c.order[i]
	return c.ring.Outside >= 0 && (v == c.ring.Task.Start || v == c.ring.Task.End)
}

func (c *counter) run(ctx context.Context, maxStates int) (*big.Int, error) {
	n := c.ring.N
	var frontier []int // places of the order that have been mentioned and are not done
	states, next := newTable(1), newTable(1)
	states.add(packed{}, wide{0, 1})
	total := new(big.Int)
	seen := make([]bool, n)
	for i := range n {
		mention := func(j int) {
			if !seen[j] {
				seen[j] = true
				frontier = append(frontier, j)
			}
		}
		mention(i)
		for _, j := range c.later[i] {
			mention(int(j))
		}
		if len(frontier) > maxFrontier {
			return nil, ErrTooWide
		}
		s := step{frontier: len(frontier), must: -1, whole: i+len(frontier) == n, next: next, total: total}
		at := make(map[int]int, len(frontier))
		for k, j := range frontier {
			at[j] = k
			s.owed = s.owed || j > i && c.demanded(j)
		}
		s.me = at[i]
		for _, j := range c.later[i] {
			s.reach = append(s.reach, at[int(j)])
			if c.order[j] == c.ring.Outside && c.demanded(i) {
				s.must = at[int(j)]
			}
		}
		next.clear()
		for k := range states.slots {
			if k&0xffff == 0 && ctx.Err() != nil {
				return nil, ctx.Err()
			}
			if slot := &states.slots[k]; slot.n != (wide{}) {
				s.extend(slot.key.unpack(), slot.n)
				if s.err != nil {
					return nil, s.err
				}
				if maxStates > 0 && next.used > maxStates {
					return nil, fmt.Errorf("the exact counter needs more than %d states", maxStates)
				}
			}
		}
		states, next = next, states
		frontier = append(frontier[:s.me], frontier[s.me+1:]...)
	}
	return total, nil
}

// step extends states by the later moves of one vertex, and takes it out of the
// frontier.
type step struct {
	frontier int
	me       int   // the place of the vertex
	reach    []int // the places of its later neighbours
	must     int   // a place that the vertex must be joined to, or -1
	owed     bool  // a later vertex must still be joined to Outside
	whole    bool  // every vertex from here on is in the frontier
	next     *table
	total    *big.Int // rings that were closed through everything
	err      error
}

func (s *step) extend(st places, k wide) {
	switch st[s.me] {
	case both:
		if s.must < 0 {
			s.leave(&st, k)
		}
	case 0:
		for x, a := range s.reach {
			for _, b := range s.reach[x+1:] {
				if s.must < 0 || a == s.must || b == s.must {
					s.join(st, a, b, k)
				}
			}
		}
	default:
		for _, a := range s.reach {
			if s.must < 0 || a == s.must {
				s.lead(st, a, k)
			}
		}
	}
}

// join makes the vertex the middle of a path from a to b.
func (s *step) join(st places, a, b int, k wide) {
	if st[a] == both || st[b] == both {
		return
	}
	switch {
	case st[a] == 0 && st[b] == 0:
		st[a], st[b] = maxPaths+2, maxPaths+2
	case st[a] == 0:
		st[a], st[b] = st[b], both
	case st[b] == 0:
		st[b], st[a] = st[a], both
	case st[a] == st[b]:
		st[s.me], st[a], st[b] = both, both, both
		s.close(&st, k)
		return
	default:
		one, two := st[a], st[b]
		st[a], st[b] = both, both
		st.rename(two, one)
	}
	s.leave(&st, k)
}

// lead joins the vertex, which ends a path, to a.
func (s *step) lead(st places, a int, k wide) {
	mine := st[s.me]
	st[s.me] = both
	switch st[a] {
	case both:
		return
	case 0:
		st[a] = mine
	case mine:
		st[a] = both
		s.close(&st, k)
		return
	default:
		other := st[a]
		st[a] = both
		st.rename(other, mine)
	}
	s.leave(&st, k)
}

// rename gives the other end of path old the number name.
func (st *places) rename(old, name uint8) {
	for i, l := range st {
		if l == old {
			st[i] = name
			return
		}
	}
}

// close counts a ring, when nothing is left outside of it.
func (s *step) close(st *places, k wide) {
	if !s.whole || s.owed {
		return
	}
	for _, l := range st[:s.frontier] {
		if l != both {
			return
		}
	}
	s.total.Add(s.total, k.big())
}

// leave takes the vertex out of the frontier and adds the state.
func (s *step) leave(st *places, k wide) {
	copy(st[s.me:s.frontier], st[s.me+1:s.frontier])
	st[s.frontier-1] = 0
	key, ok := st.pack(s.frontier - 1)
	if !ok {
		s.err = ErrTooWide
		return
	}
	if !s.next.add(key, k) {
		s.err = fmt.Errorf("the count exceeds 128 bits")
	}
}
