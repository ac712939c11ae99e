package machine

import "github.com/eyeprove/eyeprove/engine/term"

// bucket is a list of clauses in order, in a buffer with room at both ends.
// Positions are absolute: clauses added in front, or dropped there, do not
// move the others, so a position kept in a choice point stays good.
type bucket struct {
	buf    []int32
	lo     int // buf[lo:] are the clauses
	room   int // buf[:room] was never used; from there to lo are erased clauses
	shift  int // absolute position = index in buf - shift
	erased int // how many of the clauses are erased
	gap    gap
	id     int32
}

// gap is a stretch of erased clauses that a goal which begins now jumps over:
// without it a counter kept by asserta/1 would walk through all it has been.
type gap struct {
	from, to int    // absolute positions
	gen      uint64 // no goal of this generation or a later one sees them
}

func (b *bucket) first() int       { return b.lo - b.shift }
func (b *bucket) end() int         { return len(b.buf) - b.shift }
func (b *bucket) at(pos int) int32 { return b.buf[pos+b.shift] }
func (b *bucket) clauses() []int32 { return b.buf[b.lo:] }

// living is the number of clauses that are not erased.
func (b *bucket) living() int { return len(b.buf) - b.lo - b.erased }

func (b *bucket) pushBack(id int32) { b.buf = append(b.buf, id) }

func (b *bucket) pushFront(id int32, gen uint64) {
	// Running goals may still come to the clauses trimmed off: they stay.
	if g := (gap{b.room - b.shift, b.lo - b.shift, gen}); g.to-g.from >= b.gap.to-b.gap.from {
		b.gap = g
	}
	b.erased += b.lo - b.room
	b.lo = b.room
	if b.lo == 0 {
		room := len(b.buf) + 8
		buf := make([]int32, room+len(b.buf), room+len(b.buf)+len(b.buf)/2)
		copy(buf[room:], b.buf)
		b.buf, b.lo, b.shift = buf, room, b.shift+room
	}
	b.lo--
	b.room = b.lo
	b.buf[b.lo] = id
}

// trim drops erased clauses in front. A choice point that still names one of
// them by position is safe: positions below first are read from the buffer
// until it is replaced, which compact alone does.
func (p *Program) trim(b *bucket) {
	for b.lo < len(b.buf) && p.clauses[b.buf[b.lo]].Erased() {
		n := 1
		if b.lo-b.shift == b.gap.from && b.gap.to > b.gap.from {
			n = b.gap.to - b.gap.from
		}
		b.lo += n
		b.erased -= n
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
	*b = bucket{buf: keep, id: b.id}
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
	arg   int                   // from 1
	byKey map[term.Word]*bucket // nil: the argument does not tell clauses apart
	vars  *bucket               // clauses with a variable there: what any other key finds
	size  int                   // clauses of the predicate when it was made
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

// indexOn gives the index of q on an argument, nil when it would not tell the
// clauses apart. It looks again when the predicate has grown fourfold.
func (p *Program) indexOn(q *Pred, arg int) *argIndex {
	n := q.clauses.living()
	for i, x := range q.indexes {
		if x.arg == arg {
			if x.byKey != nil {
				return x
			}
			if n < 4*x.size {
				return nil
			}
			q.indexes = append(q.indexes[:i], q.indexes[i+1:]...)
			break
		}
	}
	x := &argIndex{arg: arg, size: n, vars: p.newBucket(), byKey: map[term.Word]*bucket{}}
	open := 0
	keys := map[term.Word]bool{}
	for _, id := range q.clauses.clauses() {
		if c := p.clauses[id]; !c.Erased() {
			key := keyOf(c.Image.Cells, argOf(c.Image, arg))
			if key == 0 {
				open++
			} else {
				keys[key] = true
			}
		}
	}
	q.indexes = append(q.indexes, x)
	if open > n/4 || len(keys) < 2 {
		x.byKey = nil
		return nil
	}
	for _, id := range q.clauses.clauses() {
		if c := p.clauses[id]; !c.Erased() {
			p.indexAdd(x, c, false)
		}
	}
	return x
}

func (p *Program) indexAdd(x *argIndex, c *Clause, front bool) {
	if x.byKey == nil {
		return
	}
	push := func(b *bucket) {
		if front {
			b.pushFront(c.ID, p.generation)
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
	if x.byKey == nil {
		return
	}
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
	best := q.clauses
	if best.living() < minIndexed {
		return best
	}
	for i := range min(len(args), maxIndexedArg) {
		w := h.Deref(args[i])
		if w.IsVar() {
			continue
		}
		x := p.indexOn(q, i+1)
		if x == nil {
			continue
		}
		b := x.byKey[keyOf(h.Cells, w)]
		if b == nil {
			b = x.vars
		}
		if b.living() < best.living() {
			best = b
		}
		if best.living() <= minIndexed/2 {
			break
		}
	}
	return best
}

// maxIndexedArg is the last argument that is looked at for an index.
const maxIndexedArg = 8
