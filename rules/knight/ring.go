package knight

// Ring is the graph whose rings (cycles through every vertex) are the tours of a
// task. Its vertices are the squares and, for an open tour, Outside, which is joined
// to every square: the tour leaves Outside to its first square and returns to it
// from its last.
type Ring struct {
	G       *Graph
	Task    Task
	N       int   // vertices
	Outside int32 // the number of the vertex outside, or -1 for a closed task

	edges  [][2]int32 // the lower vertex first; those of Outside last
	at     [][]int32  // the edges of each vertex
	given  []int32    // edges that the task demands
	colour []int8     // of each square, when the graph has two colours; else nil
	excess int        // squares of colour 0 minus those of colour 1
}

// NewRing builds the graph of a task, for a board of at least two squares.
func NewRing(g *Graph, t Task) *Ring {
	r := &Ring{G: g, Task: t, N: g.N, Outside: -1}
	for s := range int32(g.N) {
		for _, u := range g.Moves(s) {
			if u > s {
				r.edges = append(r.edges, [2]int32{s, u})
			}
		}
	}
	if !t.Closed {
		r.Outside = int32(g.N)
		r.N++
		for s := range int32(g.N) {
			if s == t.Start || s == t.End {
				r.given = append(r.given, int32(len(r.edges)))
			}
			r.edges = append(r.edges, [2]int32{s, r.Outside})
		}
	}
	r.at = make([][]int32, r.N)
	for e, ab := range r.edges {
		r.at[ab[0]] = append(r.at[ab[0]], int32(e))
		r.at[ab[1]] = append(r.at[ab[1]], int32(e))
	}
	if f := g.Filter(); f.Colours && f.Connectivity {
		r.colour = f.colour
		r.excess = f.Black - f.White
	}
	return r
}

// other is the end of edge e that is not v.
func (r *Ring) other(e, v int32) int32 {
	ab := r.edges[e]
	if ab[0] == v {
		return ab[1]
	}
	return ab[0]
}

// edge gives the edge between two vertices, or -1.
func (r *Ring) edge(a, b int32) int32 {
	if a < 0 || b < 0 || int(a) >= r.N || int(b) >= r.N {
		return -1
	}
	if a == r.Outside {
		a, b = b, a
	}
	for _, e := range r.at[a] {
		if r.other(e, a) == b {
			return e
		}
	}
	return -1
}

// tour gives the squares of a ring in order, from the edges that are in it. The
// ring of an open task begins after Outside; that of a closed task at its start, or
// at square 0.
func (r *Ring) tour(in func(e int32) bool) []int32 {
	from := r.Outside
	if from < 0 {
		from = max(r.Task.Start, 0)
	}
	var tour []int32
	if r.Outside < 0 {
		tour = append(tour, from)
	}
	last := int32(-1)
	v := from
	for {
		next := int32(-1)
		for _, e := range r.at[v] {
			if e != last && in(e) {
				next = e
				break
			}
		}
		last = next
		v = r.other(next, v)
		if v == from {
			break
		}
		tour = append(tour, v)
	}
	if s := r.Task.Start; s >= 0 && tour[0] != s || r.Outside >= 0 && s < 0 && r.Task.End == tour[0] {
		for i, j := 0, len(tour)-1; i < j; i, j = i+1, j-1 {
			tour[i], tour[j] = tour[j], tour[i]
		}
	}
	return tour
}
