package proofs

import "github.com/eyeprove/eyeprove/engine/term"

// Facts gives the facts that Write writes, in order, as terms: each is good until the
// next is asked for, but for the first kept cells of its heap, which stay as they are.
// Facts share no variable, though they may hold the same cell.
func (d *Document) Facts(yield func(h *term.Heap, kept int, fact term.Word) bool) {
	h := &d.pool.h
	for _, c := range d.claims {
		if !yield(h, h.Top, c.goal) {
			return
		}
	}
	order := d.order()
	records := term.NewHeap(1 << 10)
	for _, k := range d.cited(order) {
		records.Init(0)
		head, body := record(records, k)
		if !yield(records, 0, records.NewStruct(term.AtomClause, records.NewInt(int64(k.number)), head, conjunction(records, body))) {
			return
		}
	}
	for _, at := range order {
		top := h.Top
		fact := d.fact(&d.steps[at])
		if more := yield(h, top, fact); !more {
			h.Top = top
			return
		}
		h.Top = top
	}
}

// conjunction gives the goals as one.
func conjunction(h *term.Heap, goals []term.Word) term.Word {
	if len(goals) == 0 {
		return term.AtomTrue.Word()
	}
	all := goals[len(goals)-1]
	for i := len(goals) - 2; i >= 0; i-- {
		all = h.NewStruct(term.AtomComma, goals[i], all)
	}
	return all
}

// fact gives the step/4 fact of a step, on top of the pool.
func (d *Document) fact(s *step) term.Word {
	h := &d.pool.h
	var room [16]binding
	var bindings, uses []term.Word
	for _, b := range d.bindings(s, room[:0]) {
		bindings = append(bindings, h.NewStruct(term.AtomEquals, b.name, b.value))
	}
	for _, u := range d.uses[s.from:s.to] {
		uses = append(uses, u.goal)
	}
	end := term.AtomNil.Word()
	return h.NewStruct(term.AtomStep, s.goal, d.byTerm(s), h.NewList(bindings, end), h.NewList(uses, end))
}

// byTerm gives the second argument of a step.
func (d *Document) byTerm(s *step) term.Word {
	h := &d.pool.h
	switch s.by {
	case byClause:
		k := d.r.cooked[s.clause]
		switch {
		case k.number == 0: // of the library
		case k.fact:
			return h.NewStruct(term.AtomFact, h.NewInt(int64(k.number)))
		default:
			return h.NewStruct(term.AtomRule, h.NewInt(int64(k.number)))
		}
	case byCalled:
		return h.NewStruct(term.AtomCalled, s.called)
	case byControl:
		return term.AtomControl.Word()
	case byAbsent:
		return term.AtomAbsent.Word()
	case byCollected:
		return term.AtomCollected.Word()
	case byAsserted:
		return term.AtomAsserted.Word()
	}
	return term.AtomBuiltin.Word()
}
