package machine

import "github.com/eyeprove/eyeprove/engine/term"

// bucket is a list of clauses in order, in a buffer with room at both ends.
// Positions are absolute: clauses added in front, or dropped there, do not
// move the others, so a position kept in a choice point stays good.
type bucket struct {
	buf    []int32
	lo     int // buf[lo:] are the clauses
	shift  int // absolute position = index in buf - shift
	erased int // how many of the clauses are erased
	id     int32
}

func (b *bucket) first() int        { return b.lo - b.shift }
func (b *bucket) end() int          { return len(b.buf) - b.shift }
func (b *bucket) at(pos int) int32  { return b.buf[pos+b.shift] }
func (b *bucket) clauses() []int32  { return b.buf[b.lo:] }
func (b *bucket) pushBack(id int32) { b.buf = append(b.buf, id) }

func (b *bucket) pushFront(id int32) {
	if b.lo == 0 {
		room := len(b.buf) + 8
		buf := make([]int32, room+len(b.buf), room+len(b.buf)+len(b.buf)/2)
		copy(buf[room:], b.buf)
		b.buf, b.lo, b.shift = buf, room, b.shift+room
	}
	b.lo--
	b.buf[b.lo] = id
}

// trim drops erased clauses in front. A choice point that still names one of
// them by position is safe: positions below first are read from the buffer
// until it is replaced, which compact alone does.
func (p *Program) trim(b *bucket) {
	for b.lo < len(b.buf) && p.clauses[b.buf[b.lo]].Erased() {
		b.lo++
		b.erased--
	}
}

// compact drops all erased clauses. No choice point may name the bucket.
func (p *Program) compact(b *bucket) {
	keep := make([]int32, 0, len(b.buf)-b.lo-b.erased+8)
	for _, id := range b.clauses() {
		if !p.clauses[id].Erased() {
			keep = append(keep, id)
		}
	}
	b.buf, b.lo, b.shift, b.erased = keep, 0, 0, 0
}

// keyOf gives what a clause argument can match: 0 for a variable, the word of
// an atom or small integer, the functor word of a compound, and one common
// word for all boxed numbers, which are told apart by unification.
func keyOf(cells []term.Word, w term.Word) term.Word {
	for w.Tag() == term.Ref {
		v := cells[w.Index()]
		if v == w {
			return 0
		}
		w = v
	}
	switch w.Tag() {
	case term.Str:
		return cells[w.Index()]
	case term.Lst:
		return term.FunDot
	case term.Box:
		return keyBox
	}
	return w
}

// keyBox is the key of every boxed number: a functor no term has.
const keyBox = term.Word(term.Fun)

// argIndex finds the clauses of a predicate by the key of one argument.
type argIndex struct {
	arg   int // from 1
	byKey map[term.Word]*bucket
	vars  *bucket // clauses with a variable there: what any other key finds
	// useless is set when the argument does not tell clauses apart
	useless bool
}

// minIndexed is the number of clauses from which an index on an argument pays.
const minIndexed = 8

func (p *Program) newBucket() *bucket {
	b := &bucket{id: int32(len(p.buckets))}
	p.buckets = append(p.buckets, b)
	return b
}

func argOf(im term.Image, arg int) term.Word {
	head := im.Cells[2]
	if head.Tag() == term.Lst {
		return im.Cells[head.Index()+arg-1]
	}
	return im.Cells[head.Index()+arg]
}

func (p *Program) indexOn(q *Pred, arg int) *argIndex {
	for _, x := range q.indexes {
		if x.arg == arg {
			return x
		}
	}
	x := &argIndex{arg: arg, byKey: map[term.Word]*bucket{}, vars: p.newBucket()}
	for _, id := range q.clauses.clauses() {
		if c := p.clauses[id]; !c.Erased() {
			p.indexAdd(x, c, false)
		}
	}
	n := len(q.clauses.clauses()) - q.clauses.erased
	x.useless = len(x.byKey)*2 < n/16+2 || len(x.vars.clauses())*2 > n
	q.indexes = append(q.indexes, x)
	return x
}

func (p *Program) indexAdd(x *argIndex, c *Clause, front bool) {
	push := func(b *bucket) {
		if front {
			b.pushFront(c.ID)
		} else {
			b.pushBack(c.ID)
		}
	}
	key := keyOf(c.Image.Cells, argOf(c.Image, x.arg))
	if key == 0 {
		push(x.vars)
		for _, b := range x.byKey {
			push(b)
		}
		return
	}
	b := x.byKey[key]
	if b == nil {
		b = p.newBucket()
		b.buf = append(b.buf, x.vars.clauses()...)
		x.byKey[key] = b
	}
	push(b)
}

// indexErase notes that c, already marked erased, is gone from x.
func (p *Program) indexErase(x *argIndex, c *Clause) {
	note := func(b *bucket) {
		b.erased++
		p.trim(b)
	}
	key := keyOf(c.Image.Cells, argOf(c.Image, x.arg))
	if key == 0 {
		note(x.vars)
		for _, b := range x.byKey {
			note(b)
		}
		return
	}
	if b := x.byKey[key]; b != nil {
		note(b)
		if b.lo == len(b.buf) {
			delete(x.byKey, key)
		}
	}
}

// candidates gives the shortest bucket that holds every clause of q which can
// match these arguments: by the first argument when it is bound, else by any
// bound argument that tells clauses apart.
func (p *Program) candidates(h *term.Heap, q *Pred, args []term.Word) *bucket {
	all := q.clauses
	n := len(all.buf) - all.lo - all.erased
	if n < minIndexed {
		return all
	}
	best := all
	for i := range args {
		w := h.Deref(args[i])
		if w.IsVar() {
			continue
		}
		if i >= 4 && best != all {
			break
		}
		x := p.indexOn(q, i+1)
		if x.useless {
			continue
		}
		b := x.byKey[keyOf(h.Cells, w)]
		if b == nil {
			b = x.vars
		}
		if best == all || len(b.buf)-b.lo < len(best.buf)-best.lo {
			best = b
		}
		if len(best.buf)-best.lo <= 2 {
			break
		}
	}
	return best
}
