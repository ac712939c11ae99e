package machine

import "github.com/eyeprove/eyeprove/engine/term"

// redo asks a built-in of n arguments for its next solution. Its choice point
// is the newest one and keeps the state behind the arguments.
func (m *Machine) redo(fn, n int, state term.Word) (pc int, ok bool, err error) {
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
		m.noteArgs(m.x[1 : n+1])
	}
	if m.Top > m.soft {
		m.ensure()
	}
	return m.cp, true, nil
}

// noteFn logs the arguments of the built-in that opFn has called.
func (m *Machine) noteFn(ins uint64) {
	if m.p.noted[ins>>32] {
		base, n := int(uint8(ins>>8)), int(uint8(ins>>16))
		m.noteArgs(m.x[base : base+n])
	}
}

// noteArgs logs the arguments of a built-in as its success left them.
func (m *Machine) noteArgs(args []term.Word) {
	if len(args) == 0 {
		return
	}
	// Mostly all are atomic: then there is no variable to look for. This runs at
	// each retry; findall over between/3 took 3.4 times as long when recording, 1.5 so.
	m.Reserve(len(args) + 1)
	at := m.Top
	m.Cells[at] = term.MakeFun(atomArgs, len(args))
	atomic := true
	for i, w := range args {
		w = m.Deref(w)
		m.Cells[at+1+i] = w
		atomic = atomic && w.IsAtomic()
	}
	m.Top = at + 1 + len(args)
	if atomic {
		m.noteGround(term.MakeStr(at))
	} else {
		m.noteTerm(term.MakeStr(at))
	}
}

var atomArgs = term.Intern("$args")
