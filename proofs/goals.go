package proofs

import "github.com/eyeprove/eyeprove/engine/term"

// The goals of a document are found by one look-up each. Small compounds among
// the arguments, as the expressions of arithmetic and pairs are, belong to the
// goal: they are not made one with equal ones elsewhere, which took a look-up for
// each and, where steps are many, a cache miss: loops took a fifth longer, deep
// recursions a third. Whether an argument belongs to its goal rests on the term
// alone, so equal goals have equal cells.

// The most cells of an argument that belongs to its goal, and of the goal with
// them. A compound of a key whose index is below maxGoal is a place in the key.
const (
	maxInline = 16
	maxGoal   = 64
)

// takeGoal is take for a goal: of the pool there is one with these cells, and
// Document.find gives its step.
func (m *importer) takeGoal(w term.Word) term.Word {
	goal, _ := m.bringGoal(w, true)
	return goal
}

// takeGroundGoal is takeGoal for a goal without variables; ok is false for others.
func (m *importer) takeGroundGoal(w term.Word) (goal term.Word, ok bool) {
	return m.bringGoal(w, false)
}

func (m *importer) bringGoal(w term.Word, variables bool) (goal term.Word, ok bool) {
	w = m.h.Deref(w)
	if !w.IsCompound() {
		return m.bring(w, variables)
	}
	cells := m.h.Cells
	i, first, n := w.Index(), 0, 2
	if w.Tag() == term.Str {
		first, n = 1, cells[i].FunArity()+1
	}
	m.key = append(m.key[:0], cells[i:i+n]...)
	open := false
	for at := first; at < n; at++ {
		arg := m.h.Deref(m.key[at])
		switch arg.Tag() {
		case term.Int, term.Atm:
			m.key[at] = arg
		case term.Str:
			inline, holds, ok := m.inline(at, arg, variables)
			if !ok {
				return 0, false
			}
			open = open || holds
			if inline {
				continue
			}
			fallthrough
		default:
			made, ok := m.bring(arg, variables)
			if !ok {
				return 0, false
			}
			open = open || !m.p.ground(made)
			m.key[at] = made
		}
	}
	return m.p.goal(w.Tag(), m.key, open), true
}

// inline puts the compound arg, which stands at place at of the key, behind the
// key, breadth first, unless it is too long. open says that a variable was met,
// ok that none was which must not.
func (m *importer) inline(at int, arg term.Word, variables bool) (inline, open, ok bool) {
	h := m.h
	start := len(m.key)
	end := min(start+maxInline, maxGoal)
	i := arg.Index()
	n := h.Cells[i].FunArity() + 1
	if start+n > end {
		return false, false, true
	}
	m.key = append(m.key, h.Cells[i:i+n]...)
	for scan := start; scan < len(m.key); scan++ {
		w := m.key[scan]
		if w.Tag() == term.Fun {
			continue
		}
		w = h.Deref(w)
		switch w.Tag() {
		case term.Int, term.Atm:
			m.key[scan] = w
		case term.Str:
			i := w.Index()
			n := h.Cells[i].FunArity() + 1
			if len(m.key)+n > end {
				m.key = m.key[:start]
				return false, open, true
			}
			m.key[scan] = term.MakeStr(len(m.key))
			m.key = append(m.key, h.Cells[i:i+n]...)
		default:
			made, ok := m.bring(w, variables)
			if !ok {
				return false, false, false
			}
			open = open || !m.p.ground(made)
			m.key[scan] = made
		}
	}
	m.key[at] = term.MakeStr(start)
	return true, open, true
}

// goal gives the one word of the goal with this key, of tag Str or Lst. open says
// that it holds a variable.
func (p *pool) goal(tag term.Tag, key []term.Word, open bool) term.Word {
	sum := hashCells(key)
	if 4*p.goalsUsed >= 3*len(p.goals) {
		p.goals = rehash(p.goals)
	}
	mask := uint64(len(p.goals) - 1)
	slot := uint64(sum) & mask
	for ; p.goals[slot] != 0; slot = (slot + 1) & mask {
		if e := p.goals[slot]; uint32(e>>32) == sum && p.sameGoal(int(uint32(e)), key) {
			return term.Word(uint32(e))<<3 | term.Word(tag)
		}
	}
	p.h.Reserve(len(key) + 1)
	at := p.h.Top + 1
	p.h.Top = at + len(key)
	p.h.Cells[at-1] = 0 // its step
	p.room()
	cells := p.h.Cells[at:p.h.Top]
	for i, w := range key {
		if w.Tag() == term.Str && w < maxGoal<<3 {
			if open { // that it is ground itself does not matter
				part := at + w.Index()
				p.open[part>>6] |= 1 << (part & 63)
			}
			w += term.Word(at) << 3
		}
		cells[i] = w
	}
	if open {
		p.open[at>>6] |= 1 << (at & 63)
	}
	p.goals[slot] = uint64(sum)<<32 | uint64(at)
	p.goalsUsed++
	return term.Word(at)<<3 | term.Word(tag)
}

func (p *pool) sameGoal(at int, key []term.Word) bool {
	if at+len(key) > p.h.Top {
		return false
	}
	cells := p.h.Cells[at : at+len(key)]
	for i, w := range key {
		if w.Tag() == term.Str && w < maxGoal<<3 {
			w += term.Word(at) << 3
		}
		if cells[i] != w {
			return false
		}
	}
	return true
}

// step gives the step of a compound goal, -1 for none.
func (p *pool) step(goal term.Word) int32 { return int32(p.h.Cells[goal.Index()-1]) - 1 }

func (p *pool) setStep(goal term.Word, at int32) { p.h.Cells[goal.Index()-1] = term.Word(at + 1) }
