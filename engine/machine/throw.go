package machine

import (
	"errors"
	"slices"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// raise unwinds to the innermost active catch/3 whose catcher unifies with the
// ball and gives the recovery goal. The error comes back when nothing catches it.
// pc is where it was raised.
func (m *Machine) raise(err error, pc int) (recovery term.Word, isSystem bool, uncaught error) {
	var ex *isoerr.Exception
	if !errors.As(err, &ex) {
		return 0, false, err
	}
	if len(m.waking.goals) > 0 { // what woke them is undone, or nothing runs any more
		m.forgetWoken()
	}
	e, cp, told := m.e, m.cp, m.sentry > m.base
	if told { // clean-ups will take the place of the environments
		m.stack = m.callers(pc, e, cp)
	}
	for m.b > m.base {
		f := m.cps[m.b-cpSize : m.b]
		if int(f[3]) == m.p.specials.sentryFail {
			m.undo(int(f[4]))
			m.Top = int(f[5])
			m.undoLog(int(f[7]))
			why := atomException
			if !m.waits(int(f[1])) { // its goal had a solution, and what came behind it threw
				why = atomExternalException
			}
			l := m.dropSentry()
			m.dropFound(l.levels)
			if second := m.cleanUp(l, m.NewStruct(why, m.Thaw(ex.Ball))); firstError(err, second) != err {
				return 0, false, second
			}
			continue
		}
		if int(f[3]) != m.p.specials.catchFail || !m.catchActive(int(f[6])) {
			m.b = int(f[0])
			continue
		}
		m.undo(int(f[4]))
		m.Top = int(f[5])
		m.st = int(f[6])
		m.undoLog(int(f[7]))
		m.restoreChoice(4)
		depth, flag := unflagBarrier(m.x[4])
		m.dropFound(depth)
		m.popChoice()
		mark := m.tr
		ball := m.Thaw(ex.Ball)
		hb := m.hb
		m.hb = m.Top // trail everything, to undo a failed match
		if m.record {
			m.findCatching(m.x[2])
		}
		ok := m.unify(m.x[2], ball)
		m.fault = nil
		m.hb = hb
		if ok {
			if m.record {
				m.noteBit(1)
				m.noteCaught(ex.Ball)
			}
			if len(m.waking.goals) > 0 {
				return m.NewStruct(term.AtomComma, m.wakeGoal(), m.x[3]), flag, nil
			}
			return m.x[3], flag, nil
		}
		m.undo(mark)
	}
	if !told {
		m.stack = m.callers(pc, e, cp)
	}
	return 0, false, err
}

// findCatching leaves in m.catching the variables of a catcher, in order, none when
// it is big; m.manyCatching says that it has some then.
func (m *Machine) findCatching(catcher term.Word) {
	vars := m.catching[:0]
	var room [16]term.Word
	stack := append(room[:0], catcher)
	for size := 0; len(stack) > 0; size++ {
		w := m.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if size > 4*len(room) {
			m.catching, m.manyCatching = vars[:0], !m.Ground(catcher)
			return
		}
		switch w.Tag() {
		case term.Ref:
			if !slices.Contains(vars, w) {
				vars = append(vars, w)
			}
		case term.Lst, term.Str:
			args := m.arguments(w)
			for i := len(args) - 1; i >= 0; i-- {
				stack = append(stack, args[i])
			}
		}
	}
	m.catching, m.manyCatching = vars, false
}

// noteCaught logs the ball that was caught: what the variables of the catcher are
// now, if these are atoms and small integers, else as it was thrown. A catcher
// without variables says it all.
func (m *Machine) noteCaught(ball term.Image) {
	whole := m.manyCatching
	for _, v := range m.catching {
		if t := m.Deref(v).Tag(); t != term.Int && t != term.Atm {
			whole = true
			break
		}
	}
	if whole {
		m.noteImage(ball)
		return
	}
	for _, v := range m.catching {
		m.note(m.Deref(v))
	}
}

var (
	atomException         = term.Intern("exception")
	atomExternalException = term.Intern("external_exception")
)

// undo unbinds the variables trailed from mark on.
func (m *Machine) undo(mark int) {
	for m.tr > mark {
		m.tr--
		w := m.trail[m.tr]
		if w&7 != 0 {
			m.restore(w)
			continue
		}
		m.Cells[w>>3] = w
	}
}

// waits reports whether the environment at a place is in the chain of continuations:
// its goal has not returned. Environments of callers lie below those of the goals
// they call.
func (m *Machine) waits(frame int) bool {
	e := m.e
	for e > frame {
		e = int(m.stk[e])
	}
	return e == frame
}

// catchActive reports whether the goal of the catch/3 with the newest choice point,
// whose environment was at frame, has not returned. Then another environment can be
// there; the slot of a catch names its choice point.
func (m *Machine) catchActive(frame int) bool {
	return m.waits(frame) && m.stk[frame+2] == term.MakeSmall(int64(m.b))
}

// dropFound forgets the solutions of the findall goals above a depth.
func (m *Machine) dropFound(depth int) {
	if depth < len(m.levels) {
		m.found = m.found[:m.levels[depth]]
		m.levels = m.levels[:depth]
	}
}
