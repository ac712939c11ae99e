package knight

import "context"

// Branches is a tree of assumptions about edges. At a node an edge is assumed in
// (the first child) or out (the second); at a leaf the rules meet a contradiction.
// A tree of one leaf is a contradiction without any assumption.
type Branches struct {
	A, B    Point // the ends of the edge; Outside is the zero Point
	In, Out *Branches
}

// Leaf reports whether the rules alone meet a contradiction here.
func (b *Branches) Leaf() bool { return b.In == nil }

// Nodes counts the nodes of the tree, leaves included.
func (b *Branches) Nodes() int {
	n := 0
	for todo := []*Branches{b}; len(todo) > 0; {
		t := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		n++
		if !t.Leaf() {
			todo = append(todo, t.In, t.Out)
		}
	}
	return n
}

// Proof is what the exact solver found: a tour, a tree that refutes every tour, or
// neither when its budget ended.
type Proof struct {
	Ended Ended // Found, Exhausted (then Tree refutes), OutOfNodes or Cancelled
	Tour  []int32
	Tree  *Branches
	Nodes int64 // assumptions made
}

// frame is an assumption that stands.
type frame struct {
	edge int32
	mark int // the length of the trail before it
	out  bool
	in   *Branches // the refuted first child
	uses []int32   // the levels that it used
}

// Decide searches for a ring by forcing and branching, at most budget assumptions
// (0 is no limit). It is exact: Exhausted means that there is no tour of the task,
// and Tree shows why.
func (r *Ring) Decide(ctx context.Context, budget int64) Proof {
	f := newForcing(r)
	var frames []frame
	var nodes int64
	ok := f.begin()
	for {
		if ok {
			if f.full {
				return Proof{Ended: Found, Tour: r.tour(func(e int32) bool { return f.value[e] == isIn }), Nodes: nodes}
			}
			if budget > 0 && nodes >= budget {
				return Proof{Ended: OutOfNodes, Nodes: nodes}
			}
			if nodes&63 == 63 && ctx.Err() != nil {
				return Proof{Ended: Cancelled, Nodes: nodes}
			}
			e := f.choose()
			frames = append(frames, frame{edge: e, mark: len(f.trail)})
			nodes++
			ok = f.set(e, isIn, byBranch, int32(len(frames)-1)) && f.settle()
			continue
		}
		tree, uses := &Branches{}, f.levels()
		for {
			if len(frames) == 0 {
				return Proof{Ended: Exhausted, Tree: tree, Nodes: nodes}
			}
			level := int32(len(frames) - 1)
			top := &frames[level]
			f.undo(top.mark)
			var needed bool
			uses, needed = without(uses, level)
			if !needed {
				frames = frames[:level]
				continue
			}
			if !top.out {
				top.out, top.in, top.uses = true, tree, uses
				nodes++
				ok = f.set(top.edge, out, byBranch, level) && f.settle()
				break
			}
			a, b := r.edges[top.edge][0], r.edges[top.edge][1]
			tree = &Branches{A: r.point(a), B: r.point(b), In: top.in, Out: tree}
			uses = merge(top.uses, uses)
			frames = frames[:level]
		}
	}
}

// levels gives the assumptions that the present clash rests on, rising.
func (f *forcing) levels() []int32 {
	var levels []int32
	places := f.reasons()
	for i := len(places) - 1; i >= 0; i-- {
		if e := f.trail[places[i]].edge; f.rule[e] == byBranch {
			levels = append(levels, f.by[e])
		}
	}
	return levels
}

// without takes level, which no other exceeds, from the rising list.
func without(list []int32, level int32) ([]int32, bool) {
	if n := len(list); n > 0 && list[n-1] == level {
		return list[:n-1], true
	}
	return list, false
}

func merge(a, b []int32) []int32 {
	var c []int32
	for len(a) > 0 || len(b) > 0 {
		switch {
		case len(b) == 0 || len(a) > 0 && a[0] < b[0]:
			c, a = append(c, a[0]), a[1:]
		case len(a) == 0 || b[0] < a[0]:
			c, b = append(c, b[0]), b[1:]
		default:
			c, a, b = append(c, a[0]), a[1:], b[1:]
		}
	}
	return c
}

// choose gives the edge to assume: at a square with the fewest edges left, one that
// leads to a vertex with few.
func (f *forcing) choose() int32 {
	best, bestKey := int32(-1), int32(1<<30)
	for v := range int32(f.G.N) {
		if f.left[v] == 2 {
			continue
		}
		key := 4*f.left[v] - 2*f.used[v]
		if key < bestKey {
			best, bestKey = v, key
		}
	}
	if best < 0 {
		best = f.Outside
	}
	edge, key := int32(-1), int32(1<<30)
	for _, e := range f.at[best] {
		if f.value[e] != open {
			continue
		}
		o := f.other(e, best)
		k := 4*f.left[o] - 2*f.used[o]
		if o == f.Outside {
			k = -1
		}
		if k < key {
			edge, key = e, k
		}
	}
	return edge
}

// point is the place of a vertex; Outside is the zero Point.
func (r *Ring) point(v int32) Point {
	if v == r.Outside {
		return Point{}
	}
	return r.G.Board.Point(v)
}
