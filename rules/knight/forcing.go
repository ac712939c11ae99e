package knight

// Values of an edge.
const (
	open int8 = 0
	isIn int8 = 1
	out  int8 = -1
)

// Why an edge has its value. Each names a rule that the clauses know too.
const (
	byTask   uint8 = iota // the task demands it
	byBranch              // assumed
	byNeed                // a vertex has only two edges left: both are in
	byFull                // a vertex has two edges in: the others are out
	byLoop                // it would close a ring that misses a vertex: out
	byColour              // the ends of a tour have known colours: an edge of Outside is out
)

// forcing is a set of edges known to be in or out, closed under the rules.
type forcing struct {
	*Ring
	value []int8
	rule  []uint8 // of each known edge
	by    []int32 // of each known edge: the vertex of byNeed and byFull
	place []int32 // of each known edge: its place on the trail
	left  []int32 // edges of each vertex that are not out
	used  []int32 // edges of each vertex that are in
	far   []int32 // the other end of the chain of edges in, for the end of a chain
	size  []int32 // vertices of the chain, for the end of a chain
	trail []known
	todo  []int32 // vertices to look at
	clash clash
	full  bool // the ring is closed through every vertex
}

// known is an entry of the trail: an edge, and what undoing it restores.
type known struct {
	edge         int32
	x, y         int32 // the ends of the joined chain; -1 when none was joined
	sizeX, sizeY int32
}

// clash is a contradiction: a vertex with fewer than two edges left, an edge that a
// rule would make both in and out, or a ring too short.
type clash struct {
	vertex int32 // or -1
	edge   int32 // or -1: the edge; rule and by say what demands the opposite value
	rule   uint8
	by     int32
	ring   bool // edge is in, and closes a ring that misses a vertex
}

func newForcing(r *Ring) *forcing {
	f := &forcing{
		Ring: r, value: make([]int8, len(r.edges)), rule: make([]uint8, len(r.edges)),
		by: make([]int32, len(r.edges)), place: make([]int32, len(r.edges)),
		left: make([]int32, r.N), used: make([]int32, r.N), far: make([]int32, r.N), size: make([]int32, r.N),
	}
	for v := range f.left {
		f.left[v] = int32(len(r.at[v]))
		f.far[v] = int32(v)
		f.size[v] = 1
		f.todo = append(f.todo, int32(v))
	}
	return f
}

// begin sets what the task and the colours say. It reports a contradiction by false.
func (f *forcing) begin() bool {
	if f.Outside >= 0 && f.colour != nil && f.excess != 0 {
		minority := int8(1)
		if f.excess < 0 {
			minority = 0
		}
		for _, e := range f.at[f.Outside] {
			if f.colour[f.other(e, f.Outside)] == minority && !f.set(e, out, byColour, -1) {
				return false
			}
		}
	}
	for _, e := range f.given {
		if !f.set(e, isIn, byTask, -1) {
			return false
		}
	}
	return f.settle()
}

// set gives an edge its value. False says that this contradicts what is known.
func (f *forcing) set(e int32, value int8, rule uint8, by int32) bool {
	if f.value[e] == value {
		return true
	}
	if f.value[e] != open {
		f.clash = clash{vertex: -1, edge: e, rule: rule, by: by}
		return false
	}
	a, b := f.edges[e][0], f.edges[e][1]
	f.value[e], f.rule[e], f.by[e], f.place[e] = value, rule, by, int32(len(f.trail))
	k := known{edge: e, x: -1, y: -1}
	if value == out {
		f.trail = append(f.trail, k)
		f.left[a]--
		f.left[b]--
		f.todo = append(f.todo, a, b)
		return true
	}
	f.used[a]++
	f.used[b]++
	if f.used[a] > 2 || f.used[b] > 2 {
		// Two edges were in already, and the queue had not yet put this one out.
		v := a
		if f.used[b] > 2 {
			v = b
		}
		f.trail = append(f.trail, k)
		f.clash = clash{vertex: -1, edge: e, rule: byFull, by: v}
		return false
	}
	x, y := f.far[a], f.far[b]
	if x == b {
		f.trail = append(f.trail, k)
		if int(f.size[a]) == f.N {
			f.full = true
			return true
		}
		f.clash = clash{vertex: -1, edge: e, ring: true}
		return false
	}
	k.x, k.y, k.sizeX, k.sizeY = x, y, f.size[x], f.size[y]
	f.trail = append(f.trail, k)
	f.far[x], f.far[y] = y, x
	total := k.sizeX + k.sizeY
	f.size[x], f.size[y] = total, total
	f.todo = append(f.todo, a, b)
	if int(total) < f.N {
		if c := f.edge(x, y); c >= 0 && c != e && f.value[c] != out && !f.set(c, out, byLoop, -1) {
			return false
		}
	}
	if (a == f.Outside || b == f.Outside) && f.colour != nil && f.excess == 0 {
		s := min(a, b)
		for _, o := range f.at[f.Outside] {
			if t := f.other(o, f.Outside); t != s && f.colour[t] == f.colour[s] && !f.set(o, out, byColour, s) {
				return false
			}
		}
	}
	return true
}

// settle applies the rules until nothing changes. False is a contradiction.
func (f *forcing) settle() bool {
	for len(f.todo) > 0 {
		v := f.todo[len(f.todo)-1]
		f.todo = f.todo[:len(f.todo)-1]
		switch {
		case f.left[v] < 2:
			f.clash = clash{vertex: v, edge: -1}
			return false
		case f.used[v] == 2 && f.left[v] > 2:
			for _, e := range f.at[v] {
				if f.value[e] == open && !f.set(e, out, byFull, v) {
					return false
				}
			}
		case f.left[v] == 2 && f.used[v] < 2:
			for _, e := range f.at[v] {
				if f.value[e] == open && !f.set(e, isIn, byNeed, v) {
					return false
				}
			}
		}
	}
	return true
}

// undo takes back everything after the first n entries of the trail.
func (f *forcing) undo(n int) {
	f.todo = f.todo[:0]
	f.full = false
	for len(f.trail) > n {
		k := f.trail[len(f.trail)-1]
		f.trail = f.trail[:len(f.trail)-1]
		a, b := f.edges[k.edge][0], f.edges[k.edge][1]
		if f.value[k.edge] == out {
			f.left[a]++
			f.left[b]++
		} else {
			f.used[a]--
			f.used[b]--
			if k.x >= 0 {
				f.far[k.x], f.far[k.y] = a, b
				f.size[k.x], f.size[k.y] = k.sizeX, k.sizeY
			}
		}
		f.value[k.edge] = open
	}
}
