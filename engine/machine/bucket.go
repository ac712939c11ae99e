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
		x := p.indexOn(q, i+1, 0)
		if x == nil {
			continue
		}
		if b := x.bucket(keyOf(h.Cells, w)); b.living() < best.living() {
			best = b
		}
		if best.living() <= minIndexed/2 {
			return best
		}
	}
	if best.living() < minIndexed {
		return best
	}
	return p.deepCandidates(h, q, args, best)
}

// deepCandidates looks inside bound compound arguments for a shorter bucket
// than best: a table p(I, f(J)) is found by J as well.
func (p *Program) deepCandidates(h *term.Heap, q *Pred, args []term.Word, best *bucket) *bucket {
	for i := range min(len(args), maxIndexedArg) {
		w := h.Deref(args[i])
		_, arity, ok := h.Functor(w)
		if !ok {
			continue
		}
		for sub := 1; sub <= min(arity, maxIndexedPart); sub++ {
			key := deepKey(h.Cells, w, sub)
			if key == 0 {
				continue
			}
			x := p.indexOn(q, i+1, sub)
			if x == nil {
				continue
			}
			if b := x.bucket(key); b.living() < best.living() {
				best = b
			}
			if best.living() <= minIndexed/2 {
				return best
			}
		}
	}
	return best
}

// maxIndexedArg is the last argument that is looked at for an index.
const maxIndexedArg = 8

// maxIndexedPart is the last argument of a compound argument that is.
const maxIndexedPart = 4
