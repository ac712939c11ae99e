package regions

// Cut is a certificate that a graph of three vertices or more has no Hamiltonian cycle: a
// non-empty set of vertices, not all of the others, that only one vertex (a cut vertex) or
// only one edge (a bridge) joins to the rest.
type Cut struct {
	Vertex int   // the cut vertex, or -1
	Bridge int   // the bridge, an edge, or -1
	Side   []int // the set, ascending; it does not hold the cut vertex
}

// Cuts finds every cut vertex and every bridge of a connected graph by Hopcroft and Tarjan's
// depth-first search, in time linear in the graph. Each comes with one of its sides.
func Cuts(g Graph) []Cut {
	if g.N == 0 {
		return nil
	}
	d := newDepthFirst(g)
	d.run()
	var cuts []Cut
	for v := range d.cuts {
		if child := d.cuts[v]; child >= 0 {
			cuts = append(cuts, Cut{Vertex: v, Bridge: -1, Side: d.below(child)})
		}
	}
	for _, e := range d.bridges {
		v := g.Edges[e][0]
		if d.parent[v] != e {
			v = g.Edges[e][1]
		}
		cuts = append(cuts, Cut{Vertex: -1, Bridge: int(e), Side: d.below(v)})
	}
	return cuts
}

// Verify tells, without any search, whether a cut is what it claims to be.
func (c Cut) Verify(g Graph) bool {
	in := make([]bool, g.N)
	for _, v := range c.Side {
		if v < 0 || v >= g.N || v == c.Vertex || in[v] {
			return false
		}
		in[v] = true
	}
	rest := g.N - len(c.Side)
	if c.Vertex >= 0 {
		rest--
	}
	if len(c.Side) == 0 || rest == 0 || c.Vertex < 0 && c.Bridge < 0 {
		return false
	}
	for e, ends := range g.Edges {
		a, b := ends[0], ends[1]
		if in[a] != in[b] && int(a) != c.Vertex && int(b) != c.Vertex && e != c.Bridge {
			return false
		}
	}
	return true
}

type depthFirst struct {
	g       Graph
	links   [][]int32
	number  []int32 // order of discovery, from 1; 0: not yet
	low     []int32
	parent  []int32 // the tree edge to the parent, or -1
	cuts    []int32 // for a cut vertex, a child whose subtree it cuts off; else -1
	bridges []int32
	order   []int32 // vertices by discovery
	size    []int32 // size of the subtree
}

func newDepthFirst(g Graph) *depthFirst {
	d := &depthFirst{
		g: g, links: g.links(),
		number: make([]int32, g.N), low: make([]int32, g.N),
		parent: make([]int32, g.N), cuts: make([]int32, g.N), size: make([]int32, g.N),
	}
	for v := range d.cuts {
		d.cuts[v], d.parent[v] = -1, -1
	}
	return d
}

func (d *depthFirst) run() {
	type frame struct {
		v    int32
		next int
	}
	d.discover(0)
	children := 0
	stack := []frame{{v: 0}}
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.next < len(d.links[f.v]) {
			e := d.links[f.v][f.next]
			f.next++
			u := d.g.other(e, f.v)
			switch {
			case e == d.parent[f.v]:
			case d.number[u] > 0:
				d.low[f.v] = min(d.low[f.v], d.number[u])
			default:
				d.parent[u] = e
				d.discover(u)
				stack = append(stack, frame{v: u})
			}
			continue
		}
		v := f.v
		stack = stack[:len(stack)-1]
		if len(stack) == 0 {
			break
		}
		p := stack[len(stack)-1].v
		d.low[p] = min(d.low[p], d.low[v])
		d.size[p] += d.size[v]
		if d.low[v] > d.number[p] {
			d.bridges = append(d.bridges, d.parent[v])
		}
		if p == 0 {
			if children++; children == 2 {
				d.cuts[0] = v
			}
		} else if d.low[v] >= d.number[p] {
			d.cuts[p] = v
		}
	}
}

func (d *depthFirst) discover(v int32) {
	d.order = append(d.order, v)
	d.number[v] = int32(len(d.order))
	d.low[v] = d.number[v]
	d.size[v] = 1
}

// below lists the subtree of v, ascending.
func (d *depthFirst) below(v int32) []int {
	first := int(d.number[v]) - 1
	in := make([]bool, d.g.N)
	for _, u := range d.order[first : first+int(d.size[v])] {
		in[u] = true
	}
	var out []int
	for u, ok := range in {
		if ok {
			out = append(out, u)
		}
	}
	return out
}
