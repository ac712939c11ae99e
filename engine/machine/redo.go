package machine

import "github.com/eyeprove/eyeprove/engine/term"

// redo asks a built-in of n arguments for its next solution. Its choice point
// is the newest one and keeps the state behind the arguments.
func (m *Machine) redo(fn, n int, state term.Word) (pc int, ok bool, err error) {
	mark := int(m.cps[m.b-cpTrail])
	ok, next, err := m.p.builtins[fn].Redo(m, m.x[1:n+1], state)
	if m.fault != nil {
		err = firstError(err, m.takeFault())
	}
	if err != nil {
		return 0, false, err
	}
	if !ok {
		// Failing with the choice point in place would ask again.
		m.cps[m.b-cpAlt] = term.Word(m.p.specials.dropFail)
		return 0, false, nil
	}
	if next == 0 {
		m.popChoice()
	} else {
		m.cps[m.b-cpSize-1] = next
		if t := next.Tag(); t != term.Int && t != term.Atm {
			// The state lies above the heap mark of its own choice point, so
			// going back to it would give the state's cells away: raise the mark.
			m.cps[m.b-cpHeap] = term.Word(m.Top)
			m.hb = m.Top
		}
	}
	if m.record {
		m.noteSolution(m.p.builtins[fn], m.x[1:n+1], state, mark)
	}
	if m.Top > m.soft {
		m.ensure()
		return m.proceed(), true, nil
	}
	return m.cp, true, nil
}
