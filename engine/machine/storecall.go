package machine

import (
	"github.com/eyeprove/eyeprove/engine/term"
)

// Calls of predicates whose clauses are run from the store: dynamic ones, and
// static ones with more clauses than a chain of code has.

// firstClause begins a call of q with its arguments in x. It gives the address
// of the clause found, or -1 with the body in m.pending.
func (m *Machine) firstClause(q *Pred, b0 int) (pc int, ok bool, err error) {
	args := m.x[1 : q.Arity+1]
	from := m.p.candidates(&m.Heap, q, args)
	b := from.b
	if b == nil {
		if from.one == 0 {
			return 0, false, nil
		}
		pc, ok = m.enterClause(m.p.clause(from.one))
		return pc, ok, m.takeFault()
	}
	gen := m.p.generation
	var f filter
	m.setFilter(&f, args)
	pos := m.nextMatch(&f, b, b.first(), gen)
	for pos < b.end() {
		next := m.nextMatch(&f, b, pos+1, gen)
		if next >= b.end() {
			pc, ok = m.enterClause(m.p.clause(b.at(pos)))
			return pc, ok, m.takeFault()
		}
		n := q.Arity
		m.x[n+1] = term.MakeSmall(int64(next))
		m.x[n+2] = term.MakeSmall(int64(gen))
		m.x[n+3] = from.ref
		m.pushChoice(n+3, int(q.retryAt))
		if pc, ok = m.enterClause(m.p.clause(b.at(pos))); ok || m.fault != nil {
			return pc, ok, m.takeFault()
		}
		// The head did not match: go on here rather than through the run loop.
		m.undo(int(m.cps[m.b-cpTrail]))
		m.Top = int(m.cps[m.b-cpHeap])
		m.undoLog(int(m.cps[m.b-cpLog]))
		m.popChoice()
		pos = next
	}
	return 0, false, nil
}

// nextClause goes on with the call of the newest choice point.
func (m *Machine) nextClause() (pc int, ok bool, err error) {
	n := m.b - int(m.cps[m.b-cpPrev]) - cpSize - 3
	m.restoreChoice(n + 3)
	pos := int(m.x[n+1].SmallInt())
	gen := uint64(m.x[n+2].SmallInt())
	b := m.p.bucket(m.x[n+3])
	var f filter
	m.setFilter(&f, m.x[1:n+1])
	for {
		c := m.p.clause(b.at(pos))
		next := m.nextMatch(&f, b, pos+1, gen)
		if next >= b.end() {
			m.popChoice()
			pc, ok = m.enterClause(c)
			return pc, ok, m.takeFault()
		}
		m.cps[m.b-cpSize-3] = term.MakeSmall(int64(next))
		if pc, ok = m.enterClause(c); ok || m.fault != nil {
			return pc, ok, m.takeFault()
		}
		m.undo(int(m.cps[m.b-cpTrail]))
		m.Top = int(m.cps[m.b-cpHeap])
		m.undoLog(int(m.cps[m.b-cpLog]))
		pos = next
	}
}

// filter is what the arguments of a call can match, of the first three that are
// bound.
type filter struct {
	n    int
	args [3]int // from 1
	keys [3]term.Word
}

func (m *Machine) setFilter(f *filter, args []term.Word) {
	for i := range min(len(args), len(f.keys)) {
		if w := m.Deref(args[i]); !w.IsVar() {
			f.args[f.n], f.keys[f.n] = i+1, keyIn(m.Cells, w)
			f.n++
		}
	}
}

// nextMatch gives the position from pos on of a clause that the call sees and
// whose head arguments do not rule it out.
func (m *Machine) nextMatch(f *filter, b *bucket, pos int, gen uint64) int {
	p := m.p
scan:
	for end := b.end(); pos < end; pos++ {
		if b.gap != nil && pos == b.gap.from && gen >= b.gap.gen {
			if pos = b.gap.to; pos == end {
				break
			}
		}
		c := p.clause(b.at(pos))
		if !c.visible(gen) {
			continue
		}
		if f.n > 0 {
			cells := p.cells.at(c.at, int(c.size))
			at := cells[2].Index()
			if cells[2].Tag() == term.Lst {
				at--
			}
			for i := range f.n {
				w := cells[at+f.args[i]]
				if w != f.keys[i] && w.IsAtomic() && w.Tag() != term.Box {
					continue scan
				}
				if k := keyIn(cells, w); k != 0 && k != f.keys[i] {
					continue scan
				}
			}
		}
		break
	}
	return pos
}

// enterClause matches the head of c with x. For a compiled clause it gives the
// code's address; for a fact of the store the continuation; else -1, the body
// being in m.pending.
func (m *Machine) enterClause(c *Clause) (pc int, ok bool) {
	if m.record {
		m.note(term.MakeSmall(int64(c.ID)))
	}
	if c.code != 0 {
		return int(c.code), true
	}
	if c.IsFact() {
		if !m.matchHead(c, m.x[1:m.p.preds[c.pred].Arity+1]) {
			return 0, false
		}
		if len(m.waking.goals) > 0 {
			m.pending, m.pendingSystem = m.wakeGoal(), true
			return -1, true
		}
		return m.cp, true
	}
	if c = m.p.change(c.ID); (c.commit >= compileAfter || m.stress) && !c.Erased() {
		m.p.compileApart(c.ID)
		return int(c.code), true
	}
	c.commit++ // it counts runs until there is code
	if !m.enterImage(c) {
		return 0, false
	}
	return -1, true
}

// compileAfter is how often a rule of the store is run before it is compiled.
const compileAfter = 8

// enterImage builds c on the heap, matches its head with x and leaves its body
// in m.pending.
func (m *Machine) enterImage(c *Clause) bool {
	w := m.Thaw(m.p.Image(c))
	if m.Top > m.soft {
		m.ensure()
	}
	head := m.Arg(w, 1)
	q := m.p.PredOf(c)
	for i := 1; i <= q.Arity; i++ {
		if !m.unify(m.x[i], m.RawArg(head, i)) {
			return false
		}
	}
	m.pending, m.pendingSystem = m.RawArg(w, 2), q.System
	if len(m.waking.goals) > 0 {
		m.pending = m.NewStruct(term.AtomComma, m.wakeGoal(), m.pending)
	}
	return true
}

// matchHead unifies the head of a fact with arguments without building what
// they already have: only parts that meet an unbound variable are built.
func (m *Machine) matchHead(c *Clause, args []term.Word) bool {
	im := m.p.Image(c)
	if m.occurs != OccursOff {
		head := m.Arg(m.Thaw(im), 1)
		for i, a := range args {
			if !m.unify(a, m.RawArg(head, i+1)) {
				return false
			}
		}
		if m.Top > m.soft {
			m.ensure()
		}
		return true
	}
	var binding []term.Word
	if c.flags&flagGround == 0 {
		if len(im.Cells) > cap(m.binding) {
			m.binding = make([]term.Word, 2*len(im.Cells))
		}
		binding = m.binding[:len(im.Cells)]
		clear(binding)
	}
	head := im.Cells[2]
	type pair struct{ cell, word term.Word }
	var room [32]pair
	stack := room[:0]
	at := head.Index()
	if head.Tag() == term.Lst {
		at--
	}
	// Atomic arguments are decided first: they need no work list.
	for i, w := range args {
		cell := im.Cells[at+1+i]
		switch cell.Tag() {
		case term.Atm, term.Int:
			if w = m.Deref(w); w == cell {
				continue
			}
			if w.Tag() != term.Ref {
				return false
			}
			m.bind(w, cell)
		default:
			stack = append(stack, pair{cell, w})
		}
	}
	for len(stack) > 0 {
		p := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		cell := p.cell
		switch cell.Tag() {
		case term.Ref:
			if b := binding[cell.Index()]; b != 0 {
				if !m.unify(b, p.word) {
					return false
				}
			} else {
				binding[cell.Index()] = p.word
			}
			continue
		case term.Atm, term.Int:
			w := m.Deref(p.word)
			if w == cell {
				continue
			}
			if w.Tag() != term.Ref {
				return false
			}
			m.bind(w, cell)
			continue
		}
		w := m.Deref(p.word)
		if w.Tag() == term.Ref {
			m.bind(w, m.instance(im, cell, binding))
			continue
		}
		if w.Tag() != cell.Tag() {
			return false
		}
		switch cell.Tag() {
		case term.Lst:
			i, j := cell.Index(), w.Index()
			stack = append(stack, pair{im.Cells[i+1], m.Cells[j+1]}, pair{im.Cells[i], m.Cells[j]})
		case term.Str:
			i, j := cell.Index(), w.Index()
			if im.Cells[i] != m.Cells[j] {
				return false
			}
			for k := im.Cells[i].FunArity(); k > 0; k-- {
				stack = append(stack, pair{im.Cells[i+k], m.Cells[j+k]})
			}
		default:
			if !m.EqualBox(m.instance(im, cell, binding), w) {
				return false
			}
		}
	}
	if m.Top > m.soft {
		m.ensure()
	}
	return true
}

// instance builds the part of an image under cell, its variables as bound.
func (m *Machine) instance(im term.Image, cell term.Word, binding []term.Word) term.Word {
	// Build breadth first, as Freeze lays images out: a queue of heap cells
	// that still hold words of the image.
	m.Reserve(len(im.Cells) + 1)
	root := m.Top
	m.Cells[root] = cell
	m.Top++
	for scan := root; scan < m.Top; scan++ {
		w := m.Cells[scan]
		switch w.Tag() {
		case term.Ref:
			if b := binding[w.Index()]; b != 0 {
				m.Cells[scan] = b
			} else {
				m.Cells[scan] = term.MakeRef(scan)
				binding[w.Index()] = term.MakeRef(scan)
			}
		case term.Lst:
			i := w.Index()
			m.Reserve(2)
			m.Cells[scan] = term.MakeLst(m.Top)
			m.Cells[m.Top], m.Cells[m.Top+1] = im.Cells[i], im.Cells[i+1]
			m.Top += 2
		case term.Str, term.Box:
			i := w.Index()
			n := im.Cells[i].FunArity() + 1
			m.Reserve(n)
			m.Cells[scan] = w&7 | term.Word(m.Top)<<3
			copy(m.Cells[m.Top:], im.Cells[i:i+n])
			m.Top += n
		case term.Fun:
			if n := w.BoxWords(); n >= 0 {
				scan += n
			}
		}
	}
	return m.Deref(m.Cells[root])
}
