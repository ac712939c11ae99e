package proofs

import (
	"math"

	"github.com/eyeprove/eyeprove/engine/term"
)

// collect copies what is still needed to a fresh area: the cells of goals that
// are still to be solved, and the terms of frames, nodes and the rest. A block
// keeps its order, since its goals are found by their place in it; it is copied
// first, from the first goal left on. Bindings that goals as they were met may
// ask to be undone keep their variables, and their entries in the trail; any
// other bound variable is replaced by its value.
func (r *rebuilder) collect() {
	c := &r.copier
	c.begin(r.h, r.spare)
	kept := r.keptTrail()
	for _, v := range r.trail[kept:] {
		c.keep[v.Index()>>6] |= 1 << (v.Index() & 63)
	}
	for i := range r.frames {
		f := &r.frames[i]
		if f.left == 0 || f.base == noBlock {
			continue
		}
		seq := r.seqs[f.seq]
		first, last := &seq[len(seq)-int(f.left)], &seq[len(seq)-1]
		f.base = c.block(f.base+int(first.from), f.base+int(last.to)) - int(first.from)
	}
	for i := range r.frames {
		c.root(&r.frames[i].goal)
	}
	for i := range r.nodes {
		c.root(&r.nodes[i].goal)
	}
	for i := range r.watched {
		c.root(&r.watched[i].variable)
	}
	for i := range r.tabled {
		c.root(&r.tabled[i].goal)
		c.root(&r.tabled[i].call)
	}
	for _, call := range r.memo.calls {
		for i := range call.vars {
			c.root(&r.memo.stack[call.at+call.key+i])
		}
	}
	c.root(&r.root)
	c.finish()
	r.spare = r.h.Cells
	r.h.Cells, r.h.Top = c.to, c.top
	c.from, c.to = nil, nil
	r.moveTrail(c, kept)
	for i := range r.watching {
		r.watching[i].top = c.top
	}
}

// keptTrail gives the length of the trail before the first goal that may be
// wanted as it was met.
func (r *rebuilder) keptTrail() int {
	first := int32(math.MaxInt32)
	for i := range r.frames {
		if met := r.frames[i].met; met > 0 {
			first = min(first, met)
		}
	}
	for i := range r.nodes {
		if met := r.nodes[i].met; met > 0 {
			first = min(first, met)
		}
	}
	return min(len(r.trail), int(first-1))
}

// moveTrail drops the entries before kept, and those of variables that are gone.
func (r *rebuilder) moveTrail(c *copier, kept int) {
	place := make([]int32, len(r.trail)-kept+1) // by old entry: how many before it are left
	trail := r.trail[:0]
	for i, v := range r.trail[kept:] {
		place[i] = int32(len(trail))
		if at := c.cell[v.Index()]; at != 0 {
			trail = append(trail, term.MakeRef(int(at)))
		}
	}
	place[len(place)-1] = int32(len(trail))
	move := func(met *int32) {
		if *met > 0 {
			*met = place[int(*met)-1-kept] + 1
		}
	}
	for i := range r.frames {
		move(&r.frames[i].met)
	}
	for i := range r.nodes {
		move(&r.nodes[i].met)
	}
	r.trail = trail
}

// copier is one collection. Words in the new area refer to the old one until
// they are scanned; those with tag Att refer to a cell of the new area already.
type copier struct {
	from, to []term.Word
	top      int
	scanned  int
	cell     []uint32 // by old cell: where it is now, 0 for nowhere
	pair     []uint32 // by first cell of an old list cell: where that is now
	keep     []uint64 // one bit an old cell: a bound variable that stays one
	late     []int    // new cells that refer to variables which may move with a compound
	roots    []*term.Word
}

func (c *copier) begin(h *term.Heap, spare []term.Word) {
	c.from, c.to, c.top, c.scanned = h.Cells, spare, 1, 1
	c.late, c.roots = c.late[:0], c.roots[:0]
	if len(c.to) == 0 {
		c.to = make([]term.Word, len(h.Cells))
	}
	if len(c.cell) < h.Top {
		c.cell, c.pair = make([]uint32, len(h.Cells)), make([]uint32, len(h.Cells))
		c.keep = make([]uint64, len(h.Cells)/64+1)
		return
	}
	clear(c.cell[:h.Top])
	clear(c.pair[:h.Top])
	clear(c.keep)
}

// block copies cells in their order and gives where they are.
func (c *copier) block(from, to int) int {
	if from == to {
		return c.top
	}
	if at := c.cell[from]; at != 0 {
		return int(at)
	}
	at := c.take(to - from)
	copy(c.to[at:], c.from[from:to])
	for i := from; i < to; i++ {
		c.cell[i] = uint32(at + i - from)
	}
	return at
}

// take makes room for n cells and gives the first.
func (c *copier) take(n int) int {
	at := c.top
	if c.top += n; c.top > len(c.to) {
		c.to = term.Enlarged(c.to[:at], 2*c.top+1024)
	}
	return at
}

// root notes a word that is to refer to the new area in the end.
func (c *copier) root(w *term.Word) {
	if t := w.Tag(); t == term.Atm || t == term.Int {
		return
	}
	at := c.take(1)
	c.to[at] = *w
	c.roots = append(c.roots, w)
	*w = term.MakeRef(at)
}

// finish copies everything that the roots and blocks lead to.
func (c *copier) finish() {
	c.scan()
	for len(c.late) > 0 {
		late := c.late
		c.late = nil
		for _, at := range late {
			i := c.to[at].Index()
			if c.cell[i] == 0 { // it moves alone
				to := c.take(1)
				c.cell[i] = uint32(to)
				c.to[to] = c.from[i]
			}
			c.to[at] = term.MakeRef(int(c.cell[i]))
		}
		c.scan()
	}
	for _, w := range c.roots {
		*w = c.to[w.Index()]
	}
}

func (c *copier) scan() {
	for ; c.scanned < c.top; c.scanned++ {
		at := c.scanned
		w := c.to[at]
	deref:
		for w.Tag() == term.Ref {
			i := w.Index()
			v := c.from[i]
			if v == w || c.keep[i>>6]>>(i&63)&1 == 1 && c.cell[i] != uint32(at) {
				if to := c.cell[i]; to != 0 {
					c.to[at] = term.MakeRef(int(to))
				} else {
					c.to[at] = w
					c.late = append(c.late, at)
				}
				break deref
			}
			w = v
		}
		switch w.Tag() {
		case term.Ref:
		case term.Fun:
			if n := w.BoxWords(); n > 0 {
				c.scanned += n
			}
		case term.Att:
			c.to[at] = w &^ 7
		case term.Lst:
			to := c.list(w.Index())
			c.to[at] = term.MakeLst(to)
		case term.Str, term.Box:
			to := c.compound(w)
			c.to[at] = term.Word(to)<<3 | w&7
		default:
			c.to[at] = w
		}
	}
}

// list moves a list cell and gives where it is.
func (c *copier) list(i int) int {
	if at := c.pair[i]; at != 0 {
		return int(at)
	}
	at := int(c.cell[i])
	if at == 0 || int(c.cell[i+1]) != at+1 {
		at = c.take(2)
		c.move(i, at)
		c.move(i+1, at+1)
	}
	c.pair[i] = uint32(at)
	return at
}

// compound moves a compound or a number and gives where it is.
func (c *copier) compound(w term.Word) int {
	i := w.Index()
	if at := c.cell[i]; at != 0 {
		return int(at)
	}
	n := c.from[i].FunArity()
	at := c.take(n + 1)
	c.cell[i] = uint32(at)
	c.to[at] = c.from[i]
	if w.Tag() == term.Box {
		copy(c.to[at+1:], c.from[i+1:i+n+1])
		return at
	}
	for k := 1; k <= n; k++ {
		c.move(i+k, at+k)
	}
	return at
}

// move moves an argument cell; one that moved already is referred to.
func (c *copier) move(i, at int) {
	if to := c.cell[i]; to != 0 {
		c.to[at] = term.Word(to)<<3 | term.Word(term.Att)
		return
	}
	c.cell[i] = uint32(at)
	c.to[at] = c.from[i]
}
