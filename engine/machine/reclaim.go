package machine

import "github.com/eyeprove/eyeprove/engine/term"

// Erased clauses stay in the buckets, and in the table of clauses, while a
// goal that began before may still come to them. Now and then, at a call, the
// buckets that no choice point names are compacted, and the clauses that fell
// out of all of them are dropped, unless a choice log may name them.

// enoughErased is how many erased clauses make it worth looking, at least.
const enoughErased = 4096

// reclaim compacts the buckets of predicates that lost clauses.
func (p *Program) reclaim() {
	// What it costs is linear in the clauses of these predicates: it waits for
	// as large a part of them to be erased.
	living := 0
	for _, q := range p.dirty {
		living += q.clauses.living()
	}
	if p.reclaimAt = living / 4; p.erased < p.reclaimAt {
		return
	}
	p.reclaimCode()
	inUse := map[term.Word]bool{}
	recording := false
	for _, m := range p.active {
		m.bucketsInUse(inUse)
		recording = recording || m.record
	}
	indexInUse := map[int32]bool{}
	for ref := range inUse {
		indexInUse[int32(ref.SmallInt()>>32)] = true
	}
	kept := p.dirty[:0]
	p.erased = 0
	for _, q := range p.dirty {
		busy := inUse[predRef(q)]
		for _, v := range q.indexes {
			if p.compactIndex(v.x, func(slot int32) bool { return indexInUse[v.id] && inUse[indexRef(v.id, slot)] }) {
				busy = true
			}
		}
		retired := q.retired[:0]
		for _, id := range q.retired {
			if indexInUse[id] {
				busy = true
				retired = append(retired, id)
			} else {
				p.indexes[id] = nil
				p.freeIndexes = append(p.freeIndexes, id)
			}
		}
		q.retired = retired
		if busy || recording {
			p.erased += int(q.clauses.erased) + len(q.gone)
			kept = append(kept, q)
			continue
		}
		p.compact(q.clauses)
		gone := q.gone[:0]
		for _, id := range q.gone {
			if p.buried(p.clause(id)) { // it is running
				gone = append(gone, id)
			} else {
				p.drop(id)
			}
		}
		q.gone, q.dirty = gone, len(gone) > 0
		if q.dirty {
			p.erased += len(gone)
			kept = append(kept, q)
		}
	}
	clear(p.dirty[len(kept):])
	p.dirty = kept
	p.reclaimAt = max(enoughErased, 2*p.erased)
}

// compactIndex compacts the buckets of x that are not in use, and reports whether
// some are.
func (p *Program) compactIndex(x *argIndex, inUse func(slot int32) bool) (busy bool) {
	for slot, b := range x.buckets {
		switch {
		case b == nil:
		case inUse(int32(slot)):
			busy = true
		case x.keys != nil && (b.erased > 0 || b.lo > b.room):
			p.compact(b)
		}
	}
	dropped := x.dropped[:0]
	for _, slot := range x.dropped {
		if inUse(slot) {
			dropped = append(dropped, slot)
		} else {
			x.buckets[slot] = nil
			x.unused = append(x.unused, slot)
		}
	}
	x.dropped = dropped
	if x.keys == nil && !busy {
		x.buckets, x.unused, x.dropped = nil, nil, nil
	}
	return busy
}

// bucketsInUse adds the buckets that m's choice points go on with.
func (m *Machine) bucketsInUse(in map[term.Word]bool) {
	for b := m.b; b > cpSize; b = int(m.cps[b-cpPrev]) {
		switch uint8(m.p.code[m.cps[b-cpAlt]]) {
		case opRetryStore:
			in[m.cps[b-cpSize-1]] = true
		case opRedoNext:
			if w := m.Deref(m.cps[b-cpSize-1]); m.Is(w, atomWalk, 3) {
				in[m.Arg(w, 1)] = true
			}
		}
	}
}

// activate and deactivate keep the list of machines with a run under way.
func (p *Program) activate(m *Machine) {
	for _, a := range p.active {
		if a == m {
			return
		}
	}
	p.active = append(p.active, m)
}

func (p *Program) deactivate(m *Machine) {
	for i, a := range p.active {
		if a == m {
			p.active = append(p.active[:i], p.active[i+1:]...)
			return
		}
	}
}
