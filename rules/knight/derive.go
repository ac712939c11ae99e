package knight

import "fmt"

// Derivation is a refutation spelled out for the clauses: lines, each of which
// follows from those before it, then a contradiction or two cases. Vertices are
// numbers of squares, or Outside of the ring.
type Derivation struct {
	Lines []Line
	// Clash, Starved or Cases say how it ends: A and B are both known to follow each
	// other and not to; only B may follow A; either A and B follow each other or not.
	End     EndKind
	A, B    int32
	In, Out *Derivation

	last []Line // the lines that the clash itself needs, after the others
}

// EndKind is how a derivation ends.
type EndKind uint8

// The ends of derivations.
const (
	Clash EndKind = iota
	Starved
	Cases
)

// Line is one step: the rule, and the vertices that follows/5 of absence.pl names.
type Line struct {
	Rule  string // need, full, loop or end
	Verts []int32
}

// Derive spells out a tree for the clauses, keeping only the lines that matter. The
// error says that the tree does not refute.
func (r *Ring) Derive(tree *Branches) (*Derivation, error) {
	type visit struct {
		tree  *Branches
		d     *Derivation
		mark  int // the trail before this node
		phase int
		edge  int32
		uses  map[int32]bool // edges that the refutation rests on
	}
	f := newForcing(r)
	ok := f.begin()
	root := &visit{tree: tree, d: &Derivation{}}
	stack := []*visit{root}
	for {
		v := stack[len(stack)-1]
		var done bool
		switch {
		case v.phase == 0 && !ok:
			v.uses = map[int32]bool{}
			for _, p := range f.reasons() {
				v.uses[f.trail[p].edge] = true
			}
			f.finish(v.d)
			done = true
		case v.phase == 0 && v.tree.Leaf():
			return nil, fmt.Errorf("a leaf of the tree meets no contradiction")
		case v.phase == 0:
			a, b := r.vertex(v.tree.A), r.vertex(v.tree.B)
			v.edge = r.edge(a, b)
			if v.edge < 0 || v.tree.Out == nil {
				return nil, fmt.Errorf("%v to %v is no move of the board", v.tree.A, v.tree.B)
			}
			if f.value[v.edge] != open {
				// Known already: the case that agrees is the whole refutation.
				agrees := v.tree.In
				if f.value[v.edge] == out {
					agrees = v.tree.Out
				}
				v.tree = agrees
				continue
			}
			v.d.End, v.d.A, v.d.B = Cases, r.edges[v.edge][0], r.edges[v.edge][1]
			v.phase = 1
			v.d.In = &Derivation{}
			stack = append(stack, &visit{tree: v.tree.In, d: v.d.In, mark: len(f.trail)})
			ok = f.set(v.edge, isIn, byBranch, int32(len(stack))) && f.settle()
		case v.phase == 1:
			v.phase = 2
			v.d.Out = &Derivation{}
			stack = append(stack, &visit{tree: v.tree.Out, d: v.d.Out, mark: len(f.trail)})
			ok = f.set(v.edge, out, byBranch, int32(len(stack))) && f.settle()
		default:
			done = true
		}
		if !done {
			continue
		}
		// The lines of this node are the used entries of its part of the trail.
		for p := v.mark; p < len(f.trail); p++ {
			if e := f.trail[p].edge; v.uses[e] {
				if line, ok := f.line(e); ok {
					v.d.Lines = append(v.d.Lines, line)
				}
			}
		}
		v.d.Lines = append(v.d.Lines, v.d.last...)
		f.undo(v.mark)
		stack = stack[:len(stack)-1]
		if len(stack) == 0 {
			return root.d, nil
		}
		above := stack[len(stack)-1]
		if above.uses == nil {
			above.uses = map[int32]bool{}
		}
		for e := range v.uses {
			above.uses[e] = true
		}
	}
}

func (r *Ring) vertex(p Point) int32 {
	if p == (Point{}) {
		return r.Outside
	}
	return r.G.Board.Square(p)
}

// line says how the value of e followed; false for what the task demands and for
// assumptions, which need no line.
func (f *forcing) line(e int32) (Line, bool) {
	return f.lineOf(e, f.rule[e], f.by[e], f.place[e])
}

func (f *forcing) lineOf(e int32, rule uint8, by, place int32) (Line, bool) {
	switch rule {
	case byNeed:
		a, b := by, f.other(e, by)
		c := b
		for _, o := range f.at[a] {
			if o != e && !(f.value[o] == out && f.place[o] < place) {
				c = f.other(o, a)
			}
		}
		return Line{"need", []int32{a, b, c}}, true
	case byFull:
		two := f.premises(nil, e, byFull, by, place)
		return Line{"full", []int32{by, f.other(two[0], by), f.other(two[1], by), f.other(e, by)}}, true
	case byLoop:
		v := f.edges[e][0]
		path := []int32{v}
		for _, o := range f.chain(e, place) {
			v = f.other(o, v)
			path = append(path, v)
		}
		return Line{"loop", path}, true
	case byColour:
		s := f.other(e, f.Outside)
		if by < 0 {
			return Line{"end", []int32{s}}, true
		}
		return Line{"end", []int32{by, s}}, true
	}
	return Line{}, false
}

// finish gives the derivation its end, from the present clash.
func (f *forcing) finish(d *Derivation) {
	c := f.clash
	place := int32(len(f.trail))
	if c.vertex >= 0 {
		d.End, d.A, d.B = Starved, c.vertex, c.vertex
		for _, e := range f.at[c.vertex] {
			if f.value[e] != out {
				d.B = f.other(e, c.vertex)
			}
		}
		return
	}
	// The edge has one value; the rule shows the other.
	d.End, d.A, d.B = Clash, f.edges[c.edge][0], f.edges[c.edge][1]
	rule, by := c.rule, c.by
	if c.ring {
		rule, place = byLoop, f.place[c.edge]
	}
	if line, ok := f.lineOf(c.edge, rule, by, place); ok {
		d.last = append(d.last, line)
	}
}
