package machine

import (
	"maps"
	"slices"
	"sync"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Forks of a program share its clauses, code and indexes. What is shared is only
// read: who changes something copies it first, a predicate's lists of clauses, a
// chunk of records. So there are no locks where goals run; an index that several
// programs may want is made under a lock of its predicate.

// Forker is the state of an extension (see Program.Aux) that a fork begins with.
type Forker interface {
	// Fork gives the state for a program that is forked now.
	Fork() any
}

// forking guards what Fork changes in the program that is forked.
var forking sync.Mutex

// Fork gives a program that is as p is now, and that changes on its own from here
// on: the two may be used by different goroutines. No goal of p may be running,
// and none begins while it forks. It costs time linear in the count of predicates.
// States of extensions that are no Forkers begin afresh.
func (p *Program) Fork() *Program {
	forking.Lock()
	defer forking.Unlock()
	p.mark(nil, false)
	p.emit(uint64(opFail)) // what comes behind is marked apart
	for len(p.code)%64 != 0 {
		p.emit(uint64(opFail)) // no word of the boundaries is written to by two
	}
	p.barrier = len(p.code)
	p.blocks.share()
	p.cells.share()
	clear(p.records.own)
	for _, q := range p.preds {
		q.freeze()
	}
	f := &Program{
		Ops:          p.Ops.Clone(),
		UnknownFails: p.UnknownFails,
		occurs:       p.occurs,
		preds:        make([]*Pred, len(p.preds)),
		records:      p.records.fork(),
		cells:        p.cells,
		origins:      slices.Clone(p.origins),
		indexes:      slices.Clone(p.indexes),
		builtins:     slices.Clip(p.builtins),
		fns:          slices.Clip(p.fns),
		noted:        slices.Clip(p.noted),
		code:         slices.Clip(p.code),
		barrier:      p.barrier,
		marks:        slices.Clip(p.marks),
		blocks:       p.blocks.fork(),
		switches:     slices.Clone(p.switches),
		splits:       slices.Clip(p.splits),
		images:       slices.Clip(p.images),
		specials:     p.specials,
		sites:        maps.Clone(p.sites),
		diversions:   maps.Clone(p.diversions),
		boundaries:   slices.Clip(p.boundaries),
		oracles:      maps.Clone(p.oracles),
		tables:       p.tables.fork(),
		reclaimAt:    enoughErased,
		generation:   p.generation,
		stored:       p.stored,
		aux:          map[any]any{},
	}
	flags := *p.Flags
	f.Flags = &flags
	f.cells.chunks = slices.Clip(f.cells.chunks)
	f.cells.free, f.cells.whole = nil, nil
	copies := make([]Pred, len(p.preds))
	for i, q := range p.preds {
		copies[i] = *q
		f.preds[i] = &copies[i]
	}
	for _, q := range f.preds {
		f.settle(q)
	}
	for space := range f.byName {
		f.byName[space] = make(map[term.Word]*Pred, len(p.byName[space]))
		for key, q := range p.byName[space] {
			f.byName[space][key] = f.preds[q.Index]
		}
	}
	for key, state := range p.aux {
		if s, ok := state.(Forker); ok {
			f.aux[key] = s.Fork()
		}
	}
	return f
}

// Compile compiles every predicate, and what they call of the library, so that
// forks made from here on share the code.
func (p *Program) Compile() {
	for i := 0; i < len(p.preds); i++ { // linking adds predicates
		p.link(p.preds[i])
	}
}

// Guard makes built-ins that acts names ask first: what ask reports ends the run,
// if it is an error. It is for a fork whose goals must not act on what other goals
// see.
func (p *Program) Guard(acts func(*Builtin) bool, ask func(*Builtin) error) {
	p.fns, p.builtins = slices.Clone(p.fns), slices.Clone(p.builtins)
	for i, b := range p.builtins {
		if !acts(b) {
			continue
		}
		if b.Redo != nil {
			guarded := *b
			guarded.Redo = func(m *Machine, args []term.Word, state term.Word) (bool, term.Word, error) {
				if err := ask(b); err != nil {
					return false, 0, err
				}
				return b.Redo(m, args, state)
			}
			p.builtins[i] = &guarded
			continue
		}
		p.fns[i] = func(m *Machine, args []term.Word) (bool, error) {
			if err := ask(b); err != nil {
				return false, err
			}
			return b.Fn(m, args)
		}
	}
}

// settle makes the copy of a predicate refer to its new program alone.
func (f *Program) settle(q *Pred) {
	own := func(r *Pred) *Pred {
		if r == nil {
			return nil
		}
		return f.preds[r.Index]
	}
	q.inner, q.outer, q.Target = own(q.inner), own(q.outer), own(q.Target)
	users := make([]*Pred, len(q.users))
	for i, u := range q.users {
		users[i] = own(u)
	}
	q.users = users
	q.indexes, q.retired = slices.Clone(q.indexes), nil
	q.groups, q.groupsAll = nil, nil
	q.dirty, q.gone = false, nil
	if q.clauses != nil && q.outer == nil {
		list := *q.clauses
		q.clauses = &list
		if q.inner != nil {
			q.inner.clauses = &list
		}
	}
}

// freeze marks the clauses and indexes of q as shared.
func (q *Pred) freeze() {
	if q.clauses == nil || q.frozen || q.outer != nil {
		return
	}
	q.frozen = true
	q.shared = &sharedIndexes{}
	for _, v := range q.indexes {
		if v.x.keys != nil {
			q.shared.list = append(q.shared.list, v.x)
		}
	}
}

// thaw makes the clauses and indexes of q its own, before they change. It costs
// time linear in them, once.
func (p *Program) thaw(q *Pred) {
	if !q.frozen {
		return
	}
	q.frozen, q.shared = false, nil
	q.clauses.detach()
	for i := range q.indexes {
		v := &q.indexes[i]
		v.x = v.x.clone()
		p.indexes[v.id] = v.x
	}
}

// detach gives b a buffer of its own, positions as they are.
func (b *bucket) detach() {
	b.buf = slices.Clone(b.buf)
}

// clone gives an independent copy of an index, its buckets in the same places.
func (x *argIndex) clone() *argIndex {
	c := *x
	c.unused, c.dropped = slices.Clone(x.unused), slices.Clone(x.dropped)
	if x.keys != nil {
		c.keys = x.keys.clone()
	}
	c.buckets = make([]*bucket, len(x.buckets))
	copies := make([]bucket, len(x.buckets))
	for i, b := range x.buckets {
		if b != nil {
			copies[i] = *b
			copies[i].detach()
			c.buckets[i] = &copies[i]
		}
	}
	return &c
}

func (r *records) fork() records {
	return records{chunks: slices.Clone(r.chunks), own: make([]bool, len(r.own)), count: r.count}
}

// share makes what is in the store read only; what is added goes to new chunks.
func (s *cellStore) share() {
	s.shared = len(s.chunks)
	s.fill, s.used = -1, 0
	s.free, s.whole = nil, nil
}

// fork gives tables with what is complete in t.
func (t *tables) fork() *tables {
	if t == nil {
		return nil
	}
	f := &tables{byKey: map[string]*table{}, all: slices.Clip(t.all), found: t.found, round: t.round}
	for key, x := range t.byKey {
		if x.complete {
			f.byKey[key] = x
		}
	}
	return f
}
