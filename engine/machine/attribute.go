package machine

import (
	"slices"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Attributed variables (term/attribute.go) and the goals their binding wakes.
//
// Binding one adds its attributes and its value to waking.goals. These are run,
// by '$wakeup'/1 of the library, before the next goal of any kind: a call, a cut,
// a test. The code of a clause does not look whether there are any; that would
// cost every program. Instead:
//
//   - behind an instruction of a clause that may have bound one, the machine goes on
//     in a copy of the instructions that match a head or build a term, to the end of
//     the goal, with opWoken behind them (divert). That goals wait is seen where
//     instructions end that call Go code, by soft being -1;
//   - a built-in called as a predicate goes on at the goals (proceed);
//   - what is matched from the store is a body with the goals in front.
//
// So there is never a goal waiting when a call is made or a collection runs.
// Within a clause the registers that are still needed are kept in an environment
// meanwhile: which ones, site says.

// waking is what is waiting to be run.
type waking struct {
	// goals holds, for each variable bound, its attributes, its value and its
	// number. The value has no tag Att.
	goals    []term.Word
	diverted bool // the code that runs ends in opWoken
}

const (
	attTag = term.Word(term.Att)
	// wakeMark is on the trail where the first goal was added: to undo it is to
	// forget the goals.
	wakeMark = term.Word(term.Fun)
)

// bindAttributed binds the unbound attributed variable v, a Ref or its own word,
// to w, which has no tag Att.
func (m *Machine) bindAttributed(v, w term.Word) {
	i := v.Index()
	m.woken(m.Cells[i+1], w, m.Cells[i+2])
	m.Cells[i] = w
	if i < m.hb {
		m.push(term.MakeAtt(i))
	}
}

// woken adds to the goals that wait: a variable with these attributes and this
// number was bound to value.
func (m *Machine) woken(attributes, value, number term.Word) {
	if len(m.waking.goals) == 0 {
		m.push(wakeMark)
		m.soft = -1
	}
	m.waking.goals = append(m.waking.goals, attributes, value, number)
}

// UnifyAttributed is for who binds variables on m's heap without a run: it unifies
// two terms one of which is an unbound attributed variable, a Ref or its own word,
// and the other no plain variable.
func (m *Machine) UnifyAttributed(a, b term.Word) { m.unifyAttributed(a, b) }

// unifyAttributed unifies two terms one of which is an attributed variable, and
// the other no plain one. The variable made later is bound.
func (m *Machine) unifyAttributed(a, b term.Word) {
	a, b = m.later(m.attributed(a), m.attributed(b))
	m.bindAttributed(a, b)
}

// unifyVariables binds one of two unbound variables, both Refs, to the other.
func (m *Machine) unifyVariables(a, b term.Word) {
	switch plainA, plainB := m.Cells[a.Index()] == a, m.Cells[b.Index()] == b; {
	case plainA && plainB:
		m.bind(max(a, b), min(a, b)) // the younger refers to the older
	case plainA:
		m.bind(a, b)
	case plainB:
		m.bind(b, a)
	default:
		m.unifyAttributed(a, b)
	}
}

// attributed gives the Ref for the word of an attributed variable.
func (m *Machine) attributed(w term.Word) term.Word {
	if w.Tag() == term.Att {
		return w &^ 7
	}
	return w
}

// later puts first what is to be bound to the other.
func (m *Machine) later(a, b term.Word) (first, other term.Word) {
	if !m.IsAttributed(a) || m.IsAttributed(b) && m.Cells[a.Index()+2].SmallInt() < m.Cells[b.Index()+2].SmallInt() {
		return b, a
	}
	return a, b
}

// SetAttributes gives the unbound variable v attributes, [] for none, until
// backtracking.
func (m *Machine) SetAttributes(v, attributes term.Word) {
	i := v.Index()
	none := attributes == term.AtomNil.Word()
	switch {
	case !m.IsAttributed(v):
		if !none {
			m.bind(v, m.NewAttributed(attributes))
		}
	case none:
		m.Cells[i] = v
		if i < m.hb {
			m.push(term.MakeAtt(i))
		}
	default:
		saved := m.globals.saved
		k := len(saved) - 1
		if i < m.hb && !(m.isUndone(k) && saved[k].of != 0 && saved[k].of.Index() == i) {
			m.save(savedValue{place: noPlace, old: m.Cells[i+1], of: v})
		}
		m.Cells[i+1] = attributes
	}
}

// restore undoes a change that a trail entry stands for which is no plain variable.
func (m *Machine) restore(w term.Word) {
	switch w.Tag() {
	case term.Att:
		m.Cells[w.Index()] = w
	case term.Fun:
		m.forgetWoken()
	default:
		m.restoreGlobal(w)
	}
}

func (m *Machine) forgetWoken() {
	m.waking.goals, m.waking.diverted = m.waking.goals[:0], false
	m.setSoft()
}

// HasWoken reports whether goals wait to be run.
func (m *Machine) HasWoken() bool { return len(m.waking.goals) > 0 }

// TakeWoken gives the argument of '$wakeup'/1: the list of wake(Attributes, Value)
// of the variables bound. order, when there are several, says how: the places in
// the order of the list of the variables as they were made.
func (m *Machine) TakeWoken(order []int) term.Word {
	goals := m.waking.goals
	n := len(goals) / 3
	if order != nil {
		byAge := m.wokenByAge()
		sorted := make([]term.Word, 0, len(goals))
		for _, place := range order {
			sorted = append(sorted, goals[3*byAge[place]:3*byAge[place]+3]...)
		}
		goals = sorted
	}
	list := term.AtomNil.Word()
	for i := n - 1; i >= 0; i-- {
		list = m.Cons(m.NewStruct(atomWake, goals[3*i], goals[3*i+1]), list)
	}
	m.forgetWoken()
	return list
}

// wokenByAge gives the places of the variables bound, the one made first in front.
func (m *Machine) wokenByAge() []int {
	goals := m.waking.goals
	byAge := make([]int, len(goals)/3)
	for i := range byAge {
		byAge[i] = i
	}
	slices.SortFunc(byAge, func(a, b int) int { return int(goals[3*a+2].SmallInt() - goals[3*b+2].SmallInt()) })
	return byAge
}

// takeWoken is TakeWoken for the order in which the variables were bound. When it
// cannot be had again by itself it goes to the choice log.
func (m *Machine) takeWoken() term.Word {
	if m.record && len(m.waking.goals) > 3 {
		place := make([]int, len(m.waking.goals)/3)
		for age, i := range m.wokenByAge() {
			place[i] = age
		}
		for _, age := range place {
			m.note(term.MakeSmall(int64(age)))
		}
	}
	return m.TakeWoken(nil)
}

// WokenCount gives how many variables were bound whose goals wait.
func (m *Machine) WokenCount() int { return len(m.waking.goals) / 3 }

// wakeGoal is the goal that runs the goals woken.
func (m *Machine) wakeGoal() term.Word {
	return m.NewStruct(term.AtomColon, systemWord, m.NewStruct(atomWakeup, m.takeWoken()))
}

// proceed gives where a built-in that is the last goal of its clause goes on:
// at the continuation, or at the goals woken.
func (m *Machine) proceed() int {
	if len(m.waking.goals) == 0 {
		return m.cp
	}
	m.x[1] = m.takeWoken()
	if m.Top > m.soft {
		m.ensure()
	}
	m.b0 = m.b
	q := m.p.Reference(atomWakeup, 1, true)
	return int(m.p.switches[q.Index].entry)
}

// wake runs the goals woken before the instruction at pc, and gives the address
// to go on at.
func (m *Machine) wake(pc int) int {
	if uint8(m.p.code[pc]) == opProceed {
		return m.proceed()
	}
	s := m.p.site(pc)
	m.Reserve(len(s.registers) + 1)
	kept := term.AtomNil.Word()
	if n := len(s.registers); n > 0 {
		kept = term.MakeStr(m.Top)
		m.Cells[m.Top] = term.MakeFun(atomWake, n)
		for i, r := range s.registers {
			m.Cells[m.Top+1+i] = m.x[r]
		}
		m.Top += n + 1
	}
	if s.environment {
		m.cp = s.continuation
	}
	m.frame(m.p.specials.resume, kept, term.MakeSmall(int64(m.b0)), term.MakeSmall(int64(pc)))
	return m.proceed()
}

// resume goes back to the clause whose head or goal woke goals.
func (m *Machine) resume() int {
	kept := m.Deref(m.stk[m.e+2])
	m.b0 = int(m.stk[m.e+3].SmallInt())
	pc := int(m.stk[m.e+4].SmallInt())
	for i, r := range m.p.site(pc).registers {
		m.x[r] = m.RawArg(kept, i+1)
	}
	m.deallocate()
	return pc
}

// divert makes the code at pc, after goals were woken, end where they can be run:
// behind the instructions up to the first that is none of a head or the building
// of a term. Such code is made once.
func (m *Machine) divert() {
	if len(m.waking.goals) == 0 || m.waking.diverted {
		return
	}
	m.waking.diverted = true
	p, pc := m.p, m.pc
	at, known := p.diversions[pc]
	if !known {
		for isMatching(uint8(p.code[pc])) && !p.boundaries.has(pc) {
			pc += 1 + literals(uint8(p.code[pc]))
		}
		words := append(slices.Clone(p.code[m.pc:pc]), uint64(opWoken)|uint64(pc)<<32)
		at = p.lay(m.pc, words, false, true)
		p.noteMapped(m.pc)
		if p.diversions == nil {
			p.diversions = map[int]int{}
		}
		p.diversions[m.pc] = at
	}
	m.pc = at
}

// matchAttributed binds the unbound attributed variable w to what an instruction
// of a head wants it to be: a list, a compound, else v.
func (m *Machine) matchAttributed(ins uint64, w, v term.Word) {
	at := m.Top
	fresh := func(i int) term.Word {
		m.Cells[i] = term.MakeRef(i)
		return m.Cells[i]
	}
	a, b := uint8(ins>>16), uint8(ins>>24)
	switch op := uint8(ins); op {
	case opGetStruct:
		n := v.FunArity()
		m.Cells[at] = v
		for i := 1; i <= n; i++ {
			fresh(at + i)
		}
		m.s, m.Top = at+1, at+1+n
		v = term.MakeStr(at)
	case opGetList, opGetListVV, opGetListUV, opGetListVU, opGetListUU:
		m.s, m.Top = at, at+2
		switch op {
		case opGetListUV, opGetListUU:
			m.Cells[at] = m.x[a]
		case opGetList:
			fresh(at)
		default:
			m.x[a] = fresh(at)
		}
		switch op {
		case opGetListVU, opGetListUU:
			m.Cells[at+1] = m.x[b]
		case opGetList:
			fresh(at + 1)
		default:
			m.x[b] = fresh(at + 1)
		}
		v = term.MakeLst(at)
	}
	m.bindAttributed(w, v)
}

var (
	atomWake   = term.Intern("wake")
	atomWakeup = term.Intern("$wakeup")
)
