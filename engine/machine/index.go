package machine

import "github.com/eyeprove/eyeprove/engine/term"

// argIndex finds the clauses of a predicate by the key of one argument, or of
// an argument of a compound there.
type argIndex struct {
	arg   int                   // from 1
	sub   int                   // the argument of that argument, from 1; 0 for the argument itself
	byKey map[term.Word]*bucket // nil: the argument does not tell clauses apart
	vars  *bucket               // clauses with a variable there: what any other key finds
	size  int                   // clauses of the predicate when it was made
}

// minIndexed is the number of clauses from which an index on an argument pays.
const minIndexed = 8

func (p *Program) newBucket() *bucket {
	b := &bucket{}
	p.register(b)
	return b
}

// register gives b an id.
func (p *Program) register(b *bucket) {
	if n := len(p.freeBuckets); n > 0 {
		b.id = p.freeBuckets[n-1]
		p.freeBuckets = p.freeBuckets[:n-1]
		p.buckets[b.id] = b
		return
	}
	b.id = int32(len(p.buckets))
	p.buckets = append(p.buckets, b)
}

// key gives what c can match in x, 0 for anything.
func (x *argIndex) key(c *Clause) term.Word {
	w := argOf(c.Image, x.arg)
	if x.sub == 0 {
		return keyOf(c.Image.Cells, w)
	}
	return deepKey(c.Image.Cells, w, x.sub)
}

// bucket gives the clauses that a key finds.
func (x *argIndex) bucket(key term.Word) *bucket {
	if b := x.byKey[key]; b != nil {
		return b
	}
	return x.vars
}

// deepKey gives what w can match by one of its arguments: 0 for anything, the
// key of w when it is no compound, else one made of its functor and the key of
// its argument sub. Two such keys may be the same by chance: then a bucket
// holds clauses that do not match, which unification finds.
func deepKey(cells []term.Word, w term.Word, sub int) term.Word {
	for w.Tag() == term.Ref {
		v := cells[w.Index()]
		if v == w {
			return 0
		}
		w = v
	}
	at, name := w.Index(), term.FunDot
	switch w.Tag() {
	case term.Str:
		name = cells[at]
		at++
	case term.Lst:
	default:
		return keyOf(cells, w)
	}
	if sub > name.FunArity() {
		return name
	}
	key := keyOf(cells, cells[at+sub-1])
	if key == 0 {
		return 0
	}
	return (name*0x9E3779B97F4A7C15 ^ key) | 1<<63
}

func argOf(im term.Image, arg int) term.Word {
	head := im.Cells[2]
	if head.Tag() == term.Lst {
		return im.Cells[head.Index()+arg-1]
	}
	return im.Cells[head.Index()+arg]
}

// indexOn gives the index of q on an argument, or a part of it, nil when it would not tell the
// clauses apart. It looks again when the predicate has grown fourfold.
func (p *Program) indexOn(q *Pred, arg, sub int) *argIndex {
	n := q.clauses.living()
	for i, x := range q.indexes {
		if x.arg == arg && x.sub == sub {
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
	x := &argIndex{arg: arg, sub: sub, size: n, vars: p.newBucket()}
	q.indexes = append(q.indexes, x)
	p.fill(x, q)
	if x.byKey == nil {
		x.retire(q)
		return nil
	}
	return x
}

// fill builds x of the clauses of q; x.byKey stays nil when it would not tell
// them apart. It counts first and then lays the buckets of a million keys in two
// large areas.
func (p *Program) fill(x *argIndex, q *Pred) {
	var ids []int32
	var keys []term.Word
	counts := map[term.Word]int32{}
	open := 0
	for _, id := range q.clauses.clauses() {
		c := p.clauses[id]
		if c.Erased() {
			continue
		}
		key := x.key(c)
		if key == 0 {
			open++
		} else {
			counts[key]++
		}
		ids, keys = append(ids, id), append(keys, key)
	}
	if open > len(ids)/4 || len(counts) < 2 || open*len(counts) > openShare*len(ids) {
		return
	}
	x.byKey = make(map[term.Word]*bucket, len(counts))
	buckets := make([]bucket, len(counts))
	room := make([]int32, len(ids)-open+open*len(counts))
	for i, id := range ids {
		key := keys[i]
		if key == 0 {
			x.vars.pushBack(id)
			for _, b := range x.byKey {
				b.pushBack(id)
			}
			continue
		}
		b := x.byKey[key]
		if b == nil {
			b, buckets = &buckets[0], buckets[1:]
			n := int(counts[key]) + open
			b.buf, room = room[:0:n], room[n:]
			p.register(b)
			b.buf = append(b.buf, x.vars.clauses()...)
			x.byKey[key] = b
		}
		b.pushBack(id)
	}
}

// openShare bounds what clauses with a variable in an indexed argument cost:
// they are in every bucket of the index, and an index whose buckets would hold
// more than so many times the clauses of the predicate is given up.
const openShare = 8

// retire drops every bucket of x, which finds nothing any more.
func (x *argIndex) retire(q *Pred) {
	for _, b := range x.byKey {
		q.retired = append(q.retired, b)
	}
	q.retired = append(q.retired, x.vars)
	x.byKey, x.vars = nil, nil
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
	key := x.key(c)
	if key == 0 {
		if n := c.Pred.clauses.living(); (x.vars.living()+1)*len(x.byKey) > openShare*max(n, minIndexed*minIndexed) {
			x.size = n
			x.retire(c.Pred)
			return
		}
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
	key := x.key(c)
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
			c.Pred.retired = append(c.Pred.retired, b)
		}
	}
}
