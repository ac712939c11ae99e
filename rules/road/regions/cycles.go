package regions

import (
	"errors"
	"math/big"
	"sort"
)

// Cycles is the set of all Hamiltonian cycles of a graph, as a layered decision diagram: at
// each layer one edge is taken or not, and nodes of a layer are the distinct states of the
// frontier (who is whose other end among the paths so far). Its size depends on the width
// of the graph, not on the number of cycles: a graph with millions of cycles needs some
// hundreds of nodes a layer.
type Cycles struct {
	order []int32 // the edge that each layer decides
	layer []int32 // first node of each layer; the last entry is the accepting node
	lo    []int32 // successor when the edge is not taken, or -1
	hi    []int32 // successor when it is taken, or -1
}

// ErrTooWide means that the diagram would need more states than allowed.
var ErrTooWide = errors.New("the region graph is too wide for its cycles to be kept")

// New builds the diagram, with at most maxStates nodes before reduction.
func New(g Graph, maxStates int) (*Cycles, error) {
	s := newSweep(g)
	c := &Cycles{order: s.order}
	layer := map[string]int32{s.initial(): 0}
	keys := []string{s.initial()}
	if g.N < 3 {
		keys, layer = nil, nil
	}
	total := int32(0)
	for i := range s.order {
		c.layer = append(c.layer, total)
		next := total + int32(len(keys))
		layer = map[string]int32{}
		var after []string
		place := func(key string, ok bool) int32 {
			if !ok {
				return -1
			}
			n, known := layer[key]
			if !known {
				n = next + int32(len(after))
				layer[key] = n
				after = append(after, key)
			}
			return n
		}
		for _, k := range keys {
			c.lo = append(c.lo, place(s.step(i, k, false)))
			c.hi = append(c.hi, place(s.step(i, k, true)))
		}
		total, keys = next, after
		if int(total) > maxStates {
			return nil, ErrTooWide
		}
	}
	c.layer = append(c.layer, total)
	c.reduce(len(keys) > 0)
	return c, nil
}

// reduce drops the nodes from which no cycle can be completed.
func (c *Cycles) reduce(any bool) {
	n := len(c.lo)
	alive := make([]bool, n+1)
	alive[n] = any
	for i := n - 1; i >= 0; i-- {
		alive[i] = c.lo[i] >= 0 && alive[c.lo[i]] || c.hi[i] >= 0 && alive[c.hi[i]]
	}
	name := make([]int32, n+1)
	kept := int32(0)
	for i := range name {
		name[i] = -1
		if alive[i] {
			name[i] = kept
			kept++
		}
	}
	if !any {
		kept = 1
	}
	rename := func(old []int32) []int32 {
		var out []int32
		for i, t := range old {
			if alive[i] {
				if t >= 0 {
					t = name[t]
				}
				out = append(out, t)
			}
		}
		return out
	}
	first := make([]int32, len(c.layer))
	at := 0
	count := int32(0)
	for l := range c.layer {
		for ; at < int(c.layer[l]); at++ {
			if alive[at] {
				count++
			}
		}
		first[l] = count
	}
	c.lo, c.hi = rename(c.lo), rename(c.hi)
	c.layer = first
}

// States returns the number of nodes of the reduced diagram.
func (c *Cycles) States() int { return len(c.lo) }

// Count returns the number of cycles.
func (c *Cycles) Count() *big.Int {
	ways := make([]big.Int, len(c.lo)+1)
	ways[len(c.lo)].SetInt64(1)
	if len(c.lo) == 0 {
		return new(big.Int)
	}
	for i := len(c.lo) - 1; i >= 0; i-- {
		for _, t := range []int32{c.lo[i], c.hi[i]} {
			if t >= 0 {
				ways[i].Add(&ways[i], &ways[t])
			}
		}
	}
	return new(big.Int).Set(&ways[0])
}

// Count counts the Hamiltonian cycles of a graph layer by layer, keeping two layers only.
func Count(g Graph) *big.Int {
	if g.N < 3 {
		return new(big.Int)
	}
	s := newSweep(g)
	layer := map[string]*big.Int{s.initial(): big.NewInt(1)}
	for i := range s.order {
		next := make(map[string]*big.Int, len(layer))
		for k, ways := range layer {
			for _, take := range []bool{false, true} {
				if key, ok := s.step(i, k, take); ok {
					if w := next[key]; w != nil {
						w.Add(w, ways)
					} else {
						next[key] = new(big.Int).Set(ways)
					}
				}
			}
		}
		layer = next
	}
	total := new(big.Int)
	for _, ways := range layer {
		total.Add(total, ways)
	}
	return total
}

// sweep is the order in which edges are decided, and what the frontier is at each.
type sweep struct {
	g     Graph
	order []int32
	slots [][]int32 // the vertices of the frontier before each edge, and after the last
	gone  [][]int32 // the vertices that leave the frontier after each edge
	later []bool    // after an edge: whether some vertex has not entered the frontier yet
}

// newSweep orders the vertices breadth first, from the start that keeps the frontier
// narrowest, and the edges by their later end.
func newSweep(g Graph) *sweep {
	links := g.links()
	var best *sweep
	bestCost := 0
	for start := 0; start < g.N; start += 1 + g.N/40 {
		s := &sweep{g: g, order: edgeOrder(g, breadthFirst(g, links, int32(start)))}
		if cost := s.frontiers(); best == nil || cost < bestCost {
			best, bestCost = s, cost
		}
	}
	natural := make([]int32, g.N)
	for v := range natural {
		natural[v] = int32(v)
	}
	s := &sweep{g: g, order: edgeOrder(g, natural)}
	if cost := s.frontiers(); best == nil || cost < bestCost {
		best = s
	}
	return best
}

func breadthFirst(g Graph, links [][]int32, start int32) []int32 {
	place := make([]int32, g.N)
	for v := range place {
		place[v] = -1
	}
	count := int32(0)
	for root := start; ; {
		queue := []int32{root}
		place[root] = count
		count++
		for i := 0; i < len(queue); i++ {
			for _, e := range links[queue[i]] {
				if u := g.other(e, queue[i]); place[u] < 0 {
					place[u] = count
					count++
					queue = append(queue, u)
				}
			}
		}
		root = -1
		for v, p := range place {
			if p < 0 {
				root = int32(v)
				break
			}
		}
		if root < 0 {
			return place
		}
	}
}

func edgeOrder(g Graph, place []int32) []int32 {
	order := make([]int32, len(g.Edges))
	for e := range order {
		order[e] = int32(e)
	}
	key := func(e int32) (int32, int32) {
		a, b := place[g.Edges[e][0]], place[g.Edges[e][1]]
		return max(a, b), min(a, b)
	}
	sort.Slice(order, func(i, j int) bool {
		a, b := key(order[i])
		c, d := key(order[j])
		return a < c || a == c && b < d
	})
	return order
}

// frontiers fills in the frontier at each edge, and returns a cost that grows with width.
func (s *sweep) frontiers() (cost int) {
	last := make([]int, s.g.N)
	first := make([]int, s.g.N)
	for v := range last {
		last[v], first[v] = -1, -1
	}
	for i, e := range s.order {
		for _, v := range s.g.Edges[e] {
			if first[v] < 0 {
				first[v] = i
			}
			last[v] = i
		}
	}
	var now []int32
	entered := 0
	s.slots = make([][]int32, 0, len(s.order)+1)
	s.gone, s.later = nil, nil
	for i, e := range s.order {
		s.slots = append(s.slots, append([]int32(nil), now...))
		for _, v := range s.g.Edges[e] {
			if first[v] == i {
				now = append(now, v)
				entered++
			}
		}
		cost += len(now) * len(now) * len(now)
		var gone, stay []int32
		for _, v := range now {
			if last[v] == i {
				gone = append(gone, v)
			} else {
				stay = append(stay, v)
			}
		}
		s.gone = append(s.gone, gone)
		s.later = append(s.later, entered < s.g.N)
		now = stay
	}
	s.slots = append(s.slots, now)
	return cost
}

// A state is a string with two bytes for each frontier vertex: its own number when nothing
// ends there yet, the other end of its path, or inner; a single 'done' byte is the state
// after the cycle closed.
const (
	inner = 0xffff
	done  = "\x01"
)

func (s *sweep) initial() string { return "" }

func (s *sweep) step(i int, key string, take bool) (string, bool) {
	if key == done {
		return done, !take
	}
	a, b := s.g.Edges[s.order[i]][0], s.g.Edges[s.order[i]][1]
	slots := s.slots[i]
	var buffer [64]uint16
	mate := buffer[:0]
	for j := range slots {
		mate = append(mate, uint16(key[2*j])<<8|uint16(key[2*j+1]))
	}
	names := slots
	enter := func(v int32) int {
		for j, u := range names {
			if u == v {
				return j
			}
		}
		if len(names) == len(slots) {
			names = append(append(make([]int32, 0, len(slots)+2), slots...), v)
		} else {
			names = append(names, v)
		}
		mate = append(mate, uint16(v))
		return len(names) - 1
	}
	x, y := enter(a), enter(b)
	if take {
		p, q := mate[x], mate[y]
		if p == inner || q == inner {
			return "", false
		}
		if p == uint16(b) && q == uint16(a) {
			// The cycle closes: nothing may be left outside it.
			if s.later[i] {
				return "", false
			}
			for j, m := range mate {
				if j != x && j != y && m != inner {
					return "", false
				}
			}
			return done, true
		}
		set := func(v, m uint16) {
			for j, u := range names {
				if uint16(u) == v {
					mate[j] = m
					return
				}
			}
		}
		set(uint16(a), inner)
		set(uint16(b), inner)
		set(p, q)
		set(q, p)
	}
	out := make([]byte, 0, 2*len(mate))
	gone := s.gone[i]
	for j, v := range names {
		leaves := false
		for _, u := range gone {
			leaves = leaves || u == v
		}
		if leaves {
			if mate[j] != inner {
				return "", false
			}
			continue
		}
		out = append(out, byte(mate[j]>>8), byte(mate[j]))
	}
	return string(out), i+1 < len(s.order)
}

// Order returns the order in which the diagram decides the edges.
func (c *Cycles) Order() []int32 { return c.order }
