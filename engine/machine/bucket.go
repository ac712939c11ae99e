package machine

import "github.com/eyeprove/eyeprove/engine/term"

// bucket is a list of clauses in order, in a buffer with room at both ends.
// Positions are absolute: clauses added in front, or dropped there, do not
// move the others, so a position kept in a choice point stays good.
type bucket struct {
	buf    []int32
	lo     int32 // buf[lo:] are the clauses
	room   int32 // buf[:room] was never used; from there to lo are erased clauses
	shift  int32 // absolute position = index in buf - shift
	erased int32 // how many of the clauses are erased
	gap    *gap
}

// gap is a stretch of erased clauses that a goal which begins now jumps over:
// without it a counter kept by asserta/1 would walk through all it has been.
type gap struct {
	from, to int    // absolute positions
	gen      uint64 // no goal of this generation or a later one sees them
}

func (b *bucket) first() int       { return int(b.lo - b.shift) }
func (b *bucket) end() int         { return len(b.buf) - int(b.shift) }
func (b *bucket) at(pos int) int32 { return b.buf[pos+int(b.shift)] }
func (b *bucket) clauses() []int32 { return b.buf[b.lo:] }

// living is the number of clauses that are not erased.
func (b *bucket) living() int { return len(b.buf) - int(b.lo+b.erased) }

func (b *bucket) pushBack(id int32) { b.buf = append(b.buf, id) }

func (b *bucket) pushFront(id int32, gen uint64) {
	// Running goals may still come to the clauses trimmed off: they stay.
	if n := int(b.lo - b.room); n > 0 && (b.gap == nil || n >= b.gap.to-b.gap.from) {
		b.gap = &gap{int(b.room - b.shift), int(b.lo - b.shift), gen}
	}
	b.erased += b.lo - b.room
	b.lo = b.room
	if b.lo == 0 {
		room := len(b.buf) + 8
		buf := make([]int32, room+len(b.buf), room+len(b.buf)+len(b.buf)/2)
		copy(buf[room:], b.buf)
		b.buf, b.lo, b.shift = buf, int32(room), b.shift+int32(room)
	}
	b.lo--
	b.room = b.lo
	b.buf[b.lo] = id
}

// trim drops erased clauses in front. A choice point that still names one of
// them by position is safe: positions below first are read from the buffer
// until it is replaced, which compact alone does.
func (p *Program) trim(b *bucket) {
	for int(b.lo) < len(b.buf) && p.clause(b.buf[b.lo]).Erased() {
		n := int32(1)
		if b.gap != nil && b.first() == b.gap.from {
			n = int32(b.gap.to - b.gap.from)
		}
		b.lo += n
		b.erased -= n
	}
}

// compact drops all erased clauses. No choice point may name the bucket.
func (p *Program) compact(b *bucket) {
	*b = bucket{buf: p.livingOf(b, 8)}
}

// livingOf gives the clauses of b that are not erased, with room for more.
func (p *Program) livingOf(b *bucket, room int) []int32 {
	keep := make([]int32, 0, b.living()+room)
	for _, id := range b.clauses() {
		if !p.clause(id).Erased() {
			keep = append(keep, id)
		}
	}
	return keep
}

// found is where the clauses are that a call can match: in a bucket, or at most
// one clause.
type found struct {
	b   *bucket   // nil for at most one clause
	ref term.Word // b as a choice point names it, a small integer
	one int32     // the clause when b is nil, 0 for none
}

// living is the number of clauses that are not erased.
func (f *found) living() int {
	switch {
	case f.b != nil:
		return f.b.living()
	case f.one != 0:
		return 1
	}
	return 0
}

// A bucket is named by the index of its predicate, or by the id of the index it
// is in and its place there.

func predRef(q *Pred) term.Word { return term.MakeSmall(int64(q.Index)) }

func indexRef(id, slot int32) term.Word { return term.MakeSmall(int64(id)<<32 | int64(slot)) }

// bucket gives the bucket that a choice point names.
func (p *Program) bucket(ref term.Word) *bucket {
	v := ref.SmallInt()
	if id := v >> 32; id != 0 {
		return p.indexes[id].buckets[int32(v)]
	}
	return p.preds[v].clauses
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
	return keyIn(cells, w)
}

// keyIn is keyOf for a dereferenced word, or a word of an image, where a
// reference always is to a variable.
func keyIn(cells []term.Word, w term.Word) term.Word {
	switch w.Tag() {
	case term.Ref, term.Att:
		return 0
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

// candidates gives the shortest list that holds every clause of q which can
// match these arguments: by the first argument when it is bound, else by any
// bound argument that tells clauses apart.
func (p *Program) candidates(h *term.Heap, q *Pred, args []term.Word) found {
	if q.outer != nil {
		q = q.outer
	}
	best := found{b: q.clauses, ref: predRef(q)}
	if best.b.living() < minIndexed {
		return best
	}
	for i := range min(len(args), maxIndexedArg) {
		w := h.Deref(args[i])
		if w.IsVar() {
			continue
		}
		x, id := p.indexOn(q, i+1, 0)
		if x == nil {
			continue
		}
		if f := x.find(id, keyIn(h.Cells, w)); f.living() < best.living() {
			best = f
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

// deepCandidates looks inside bound compound arguments for a shorter list
// than best: a table p(I, f(J)) is found by J as well.
func (p *Program) deepCandidates(h *term.Heap, q *Pred, args []term.Word, best found) found {
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
			x, id := p.indexOn(q, i+1, sub)
			if x == nil {
				continue
			}
			if f := x.find(id, key); f.living() < best.living() {
				best = f
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
