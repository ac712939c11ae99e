package machine

import (
	"sync"

	"github.com/eyeprove/eyeprove/engine/term"
)

// argIndex finds the clauses of a predicate by the key of one argument, or of
// an argument of a compound there. A key that finds one clause, as most do in a
// big table, costs its place in the hash table and nothing more.
type argIndex struct {
	arg     int       // from 1
	sub     int       // the argument of that argument, from 1; 0 for the argument itself
	keys    *keyTable // nil: the argument does not tell clauses apart
	buckets []*bucket // 0: the clauses with a variable there, what any other key finds
	unused  []int32   // places in buckets to use again
	dropped []int32   // buckets that no key finds any more, which a choice point may name
	size    int       // clauses of the predicate when it was made
}

// indexView is an index as one program knows it.
type indexView struct {
	x  *argIndex
	id int32 // in Program.indexes
}

// sharedIndexes are those of a predicate that several programs share and none has
// changed. The first that needs one makes it.
type sharedIndexes struct {
	mu   sync.Mutex
	list []*argIndex
}

// minIndexed is the number of clauses from which an index on an argument pays.
const minIndexed = 8

// key gives what c can match in x, 0 for anything.
func (x *argIndex) key(p *Program, c *Clause) term.Word {
	cells := p.Image(c).Cells
	w := argOf(cells, x.arg)
	if x.sub == 0 {
		return keyIn(cells, w)
	}
	return deepKey(cells, w, x.sub)
}

// find gives the clauses that a key finds. id is that of x.
func (x *argIndex) find(id int32, key term.Word) found {
	v := x.keys.get(key)
	if v > 0 {
		return found{one: v}
	}
	slot := ^v
	if v == 0 {
		slot = 0
	}
	return found{b: x.buckets[slot], ref: indexRef(id, slot)}
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
		return keyIn(cells, w)
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

// argOf gives an argument of the head in the image of a clause.
func argOf(cells []term.Word, arg int) term.Word {
	head := cells[2]
	if head.Tag() == term.Lst {
		return cells[head.Index()+arg-1]
	}
	return cells[head.Index()+arg]
}

// indexOn gives the index of q on an argument, or a part of it, and its id; nil when it would not tell the
// clauses apart. It looks again when the predicate has grown fourfold.
func (p *Program) indexOn(q *Pred, arg, sub int) (*argIndex, int32) {
	for i := range q.indexes {
		v := &q.indexes[i]
		if v.x.arg == arg && v.x.sub == sub {
			if v.x.keys != nil {
				return v.x, v.id
			}
			if q.clauses.living() < 4*v.x.size || q.shared != nil {
				return nil, 0
			}
			p.forgetIndex(q, i)
			break
		}
	}
	if q.shared != nil {
		return p.adopt(q, q.shared.get(p, q, arg, sub))
	}
	return p.adopt(q, p.newIndex(q, arg, sub))
}

// adopt enters an index among those of q.
func (p *Program) adopt(q *Pred, x *argIndex) (*argIndex, int32) {
	v := indexView{x: x, id: int32(len(p.indexes))}
	if n := len(p.freeIndexes); n > 0 {
		v.id = p.freeIndexes[n-1]
		p.freeIndexes = p.freeIndexes[:n-1]
		p.indexes[v.id] = x
	} else {
		p.indexes = append(p.indexes, x)
	}
	q.indexes = append(q.indexes, v)
	if x.keys == nil {
		return nil, 0
	}
	return x, v.id
}

// forgetIndex takes the index at a place of q.indexes out.
func (p *Program) forgetIndex(q *Pred, i int) {
	q.retired = append(q.retired, q.indexes[i].id)
	q.indexes = append(q.indexes[:i], q.indexes[i+1:]...)
}

// get gives the index on an argument, made by the first program that asks.
func (s *sharedIndexes) get(p *Program, q *Pred, arg, sub int) *argIndex {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, x := range s.list {
		if x.arg == arg && x.sub == sub {
			return x
		}
	}
	x := p.newIndex(q, arg, sub)
	s.list = append(s.list, x)
	return x
}

// newIndex makes an index of the clauses of q; its keys stay nil when it would not
// tell them apart. It counts first and then lays the buckets in large areas.
func (p *Program) newIndex(q *Pred, arg, sub int) *argIndex {
	x := &argIndex{arg: arg, sub: sub, size: q.clauses.living(), buckets: []*bucket{{}}}
	ids := p.livingOf(q.clauses, 0)
	counts := newKeyTable(64)
	open := 0
	for _, id := range ids {
		if key := x.key(p, p.clause(id)); key == 0 {
			open++
		} else {
			counts.put(key, counts.get(key)+1)
		}
	}
	if open > len(ids)/4 || counts.live < 2 || open*counts.live > openShare*len(ids) {
		return x
	}
	// From here on counts becomes the table: a count is replaced by what is found.
	vars := make([]int32, 0, open)
	if open == 0 && counts.live == len(ids) {
		for _, id := range ids {
			counts.put(x.key(p, p.clause(id)), id)
		}
		x.keys = counts
		return x
	}
	many, room := 1, 0
	counts.each(func(n int32) int32 {
		if int(n)+open > 1 {
			many++
			room += int(n) + open
		}
		return -1 - n // not met yet
	})
	area := make([]int32, room)
	buckets := make([]bucket, many)
	x.buckets = make([]*bucket, 1, many)
	x.buckets[0] = &buckets[0]
	filling := x.buckets
	for _, id := range ids {
		key := x.key(p, p.clause(id))
		if key == 0 {
			vars = append(vars, id)
			for _, b := range filling[1:] {
				b.pushBack(id)
			}
			continue
		}
		at := counts.place(key)
		v := counts.vals[at]
		if v >= 0 { // met: a bucket
			filling[v].pushBack(id)
			continue
		}
		n := int(-1-v) + open
		if n == 1 {
			counts.vals[at] = -id // told from a count by the second pass below
			continue
		}
		b := &buckets[len(filling)]
		b.buf, area = area[:0:n], area[n:]
		b.buf = append(append(b.buf, vars...), id)
		counts.vals[at] = int32(len(filling))
		filling = append(filling, b)
	}
	x.buckets = filling
	x.buckets[0].buf = vars
	counts.each(func(v int32) int32 {
		if v < 0 {
			return -v
		}
		return ^v
	})
	x.keys = counts
	return x
}

// openShare bounds what clauses with a variable in an indexed argument cost:
// they are in every bucket of the index, and an index whose buckets would hold
// more than so many times the clauses of the predicate is given up.
const openShare = 8

// newBucket gives a place for a bucket of x.
func (x *argIndex) newBucket(buf []int32) (slot int32) {
	b := &bucket{buf: buf}
	if n := len(x.unused); n > 0 {
		slot = x.unused[n-1]
		x.unused = x.unused[:n-1]
		x.buckets[slot] = b
		return slot
	}
	x.buckets = append(x.buckets, b)
	return int32(len(x.buckets) - 1)
}

func (p *Program) indexAdd(x *argIndex, q *Pred, c *Clause, front bool) {
	if x.keys == nil {
		return
	}
	push := func(b *bucket) {
		if front {
			b.pushFront(c.ID, p.generation)
		} else {
			b.pushBack(c.ID)
		}
	}
	key := x.key(p, c)
	if key == 0 {
		if n := q.clauses.living(); (x.buckets[0].living()+1)*x.keys.live > openShare*max(n, minIndexed*minIndexed) {
			x.size = n
			x.keys = nil
			return
		}
		push(x.buckets[0])
		x.keys.each(func(v int32) int32 {
			if v > 0 {
				v = ^x.newBucket([]int32{v})
			}
			push(x.buckets[^v])
			return v
		})
		return
	}
	switch v := x.keys.get(key); {
	case v < 0:
		push(x.buckets[^v])
	case v > 0:
		slot := x.newBucket(append(make([]int32, 0, 4), v))
		push(x.buckets[slot])
		x.keys.put(key, ^slot)
	case x.buckets[0].living() == 0:
		x.keys.put(key, c.ID)
	default:
		slot := x.newBucket(p.livingOf(x.buckets[0], 2))
		push(x.buckets[slot])
		x.keys.put(key, ^slot)
	}
}

// indexErase notes that c, already marked erased, is gone from x.
func (p *Program) indexErase(x *argIndex, c *Clause) {
	if x.keys == nil {
		return
	}
	note := func(b *bucket) {
		b.erased++
		p.trim(b)
	}
	key := x.key(p, c)
	if key == 0 {
		note(x.buckets[0])
		x.keys.each(func(v int32) int32 {
			if v < 0 {
				note(x.buckets[^v])
			}
			return v
		})
		return
	}
	switch v := x.keys.get(key); {
	case v == c.ID:
		x.keys.remove(key)
	case v < 0:
		b := x.buckets[^v]
		note(b)
		if int(b.lo) == len(b.buf) {
			x.keys.remove(key)
			x.dropped = append(x.dropped, ^v)
		}
	}
}
