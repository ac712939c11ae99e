package machine

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
	inUse := map[int32]bool{}
	recording := false
	for _, m := range p.active {
		m.bucketsInUse(inUse)
		recording = recording || m.record
	}
	kept := p.dirty[:0]
	p.erased = 0
	for _, q := range p.dirty {
		busy := false
		compact := func(b *bucket) {
			if inUse[b.id] {
				busy = true
			} else if b.erased > 0 || b.lo > b.room {
				p.compact(b)
			}
		}
		if inUse[q.clauses.id] {
			busy = true
		}
		for _, x := range q.indexes {
			if x.vars != nil {
				compact(x.vars)
			}
			for _, b := range x.byKey {
				compact(b)
			}
		}
		retired := q.retired[:0]
		for _, b := range q.retired {
			if inUse[b.id] {
				busy = true
				retired = append(retired, b)
			} else {
				p.buckets[b.id] = nil
				p.freeBuckets = append(p.freeBuckets, b.id)
			}
		}
		clear(q.retired[len(retired):])
		q.retired = retired
		if busy || recording {
			p.erased += q.clauses.erased + len(q.gone)
			kept = append(kept, q)
			continue
		}
		p.compact(q.clauses)
		for _, id := range q.gone {
			p.stored -= p.clauses[id].bytes()
			p.clauses[id] = nil
			p.freeIDs = append(p.freeIDs, id)
		}
		q.gone, q.dirty = q.gone[:0], false
	}
	clear(p.dirty[len(kept):])
	p.dirty = kept
	p.reclaimAt = max(enoughErased, 2*p.erased)
}

// bucketsInUse adds the buckets that m's choice points go on with.
func (m *Machine) bucketsInUse(in map[int32]bool) {
	for b := m.b; b > cpSize; b = int(m.cps[b-cpPrev]) {
		switch uint8(m.p.code[m.cps[b-cpAlt]]) {
		case opRetryStore:
			in[int32(m.cps[b-cpSize-1].SmallInt())] = true
		case opRedoNext:
			if w := m.Deref(m.cps[b-cpSize-1]); m.Is(w, atomWalk, 3) {
				in[int32(m.Arg(w, 1).SmallInt())] = true
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
