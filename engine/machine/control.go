package machine

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// control executes an instruction that the run loop has no case for: calls of
// goals made at run time, control constructs, clauses of the store, built-ins
// called as predicates. m.pc is the address behind the instruction, and then
// where to go on. When ok is false the machine backtracks.
func (m *Machine) control(ins uint64) (ok bool, err error) {
	p, x := m.p, &m.x
	switch uint8(ins) {
	case opLink:
		q := p.preds[ins>>32]
		p.link(q)
		m.pc = int(p.switches[q.Index].entry)
	case opUndefined:
		if p.UnknownFails {
			return false, nil
		}
		q := p.preds[ins>>32]
		return false, isoerr.Existence(&m.Heap, isoerr.Procedure, isoerr.Indicator(&m.Heap, q.Name, q.Arity))
	case opDynamic:
		return m.enterFound(m.firstClause(p.preds[ins>>32], m.b))
	case opRetryStore:
		return m.enterFound(m.nextClause())
	case opImage:
		if !m.enterImage(p.clause(int32(ins >> 32))) {
			return false, m.takeFault()
		}
		return true, m.call(m.pending, m.b0, m.pendingSystem)
	case opFnProceed:
		n, fn := int(uint8(ins>>8)), int(ins>>32)
		ok, err := m.callFn(fn, x[1:n+1])
		if m.fault != nil {
			err = firstError(err, m.takeFault())
		}
		if !ok || err != nil {
			return false, err
		}
		if m.Top > m.soft {
			m.ensure()
		}
		m.pc = m.proceed()
	case opFnNoted:
		base, n := int(uint8(ins>>8)), int(uint8(ins>>16))
		if ok, err = m.callFn(int(ins>>32), x[base:base+n]); m.Top > m.soft {
			m.ensure()
		}
		return ok, err
	case opRedoFirst:
		n := int(uint8(ins >> 8))
		x[n+1] = 0
		m.pushChoice(n+1, m.pc)
		m.pc, ok, err = m.redo(int(ins>>32), n, 0)
		return ok, err
	case opRedoNext:
		n := int(uint8(ins >> 8))
		m.restoreChoice(n + 1)
		if m.budget--; m.budget < 0 { // an endless search may make no calls
			if err := m.poll(); err != nil {
				return false, err
			}
		}
		m.pc, ok, err = m.redo(int(ins>>32), n, x[n+1])
		return ok, err

	case opTestUnlogged:
		base, n, lp := int(uint8(ins>>8)), int(uint8(ins>>16)), m.lp
		if ok, err = p.fns[p.code[m.pc]](m, x[base:base+n]); err != nil {
			return false, err
		}
		m.undoLog(lp)
		if m.pc++; !ok {
			m.pc = int(ins >> 32)
		}
		if m.Top > m.soft {
			m.ensure()
		}
	case opSoftCommit:
		m.softCommit(int(*m.slot(ins >> 8)>>3) + cpSize)
	case opCallN:
		n := int(uint8(ins >> 8))
		goal := x[1]
		if n > 1 {
			if goal, err = m.Extend(goal, x[2:n+1]); err != nil {
				return false, err
			}
		}
		return true, m.callBody(goal, uint8(ins>>16) != 0)
	case opControl:
		q := p.preds[ins>>32]
		return true, m.callBody(m.NewStruct(q.Name, x[1:q.Arity+1]...), false)
	case opConjNext:
		goal := m.stk[m.e+2]
		barrier, isSys := unflagBarrier(m.stk[m.e+3])
		m.deallocate()
		return true, m.call(goal, barrier, isSys)
	case opThen, opSoftThen:
		goal := m.stk[m.e+2]
		barrier, isSys := unflagBarrier(m.stk[m.e+3])
		if b := int(m.stk[m.e+4].SmallInt()); uint8(ins) == opThen {
			err = m.commit(int(m.cps[b-cpPrev]))
		} else {
			m.softCommit(b)
		}
		m.deallocate()
		if err != nil {
			return false, err
		}
		return true, m.call(goal, barrier, isSys)
	case opMetaElse:
		m.restoreChoice(2)
		m.popChoice()
		if m.record {
			m.noteBit(0)
		}
		barrier, isSys := unflagBarrier(x[2])
		return true, m.call(x[1], barrier, isSys)
	case opNotExit:
		return false, m.commit(int(m.cps[int(m.stk[m.e+2].SmallInt())-cpPrev]))
	case opNotFailed:
		m.restoreChoice(0)
		m.popChoice()
		m.pc = m.cp
	case opCatch:
		x[4] = flagBarrier(len(m.levels), false)
		m.pushChoice(4, p.specials.catchFail)
		if m.record {
			m.noteBit(0)
		}
		m.frame(p.specials.catchExit, term.MakeSmall(int64(m.b)))
		return true, m.callBody(x[1], false)
	case opCatchExit:
		if b := int(m.stk[m.e+2].SmallInt()); b == m.b {
			m.popChoice()
		}
		m.deallocate()
		m.pc = m.cp
	case opSentry:
		if err := m.postSentry(); err != nil {
			return false, err
		}
		m.pc = m.cp
	case opSentryFail:
		m.restoreChoice(4)
		return false, m.commitAs(int(m.cps[m.b-cpPrev]), term.AtomFail.Word())
	case opRelieve:
		m.pc = m.cp
		return m.relieve(), nil
	case opDropFail:
		m.popChoice()
		return false, nil
	case opCatchFail:
		m.restoreChoice(4)
		m.popChoice()
		return false, nil
	case opThrow:
		ball := m.Deref(x[1])
		if ball.IsVar() {
			return false, isoerr.Instantiation(&m.Heap)
		}
		return false, isoerr.Throw(&m.Heap, ball)
	case opTabled:
		q := p.preds[ins>>32]
		goal := m.NewStruct(atomTabled, m.NewStruct(q.Name, x[1:q.Arity+1]...))
		return true, m.call(goal, m.b, true)
	case opClauses:
		goal := m.Deref(x[1])
		inner := p.Inner(p.Reference(m.mustName(goal)))
		copy(x[1:], m.arguments(goal))
		m.b0 = m.b
		m.pc = int(p.switches[inner.Index].entry)
	case opFindall:
		if err := m.findallBegin(); err != nil {
			return false, err
		}
		return true, m.call(m.pending, m.b, false)
	case opFindallAdd:
		m.findallAdd(m.stk[m.e+2])
		return false, nil
	case opFindallDone:
		if !m.findallDone() {
			return false, m.takeFault()
		}
		m.pc = m.proceed()
	case opWoken:
		m.pc = m.wake(int(ins >> 32))
	case opResume:
		m.pc = m.resume()
	default:
		panic("machine: unknown instruction")
	}
	return true, nil
}

// callFn calls a built-in that gives one solution.
func (m *Machine) callFn(fn int, args []term.Word) (bool, error) {
	if m.record && m.p.noted[fn] {
		return m.callNoted(fn, args)
	}
	return m.p.fns[fn](m, args)
}

// enterFound goes on at a clause of the store, or with its body when it was run
// from its image.
func (m *Machine) enterFound(pc int, ok bool, err error) (bool, error) {
	if !ok || err != nil {
		return false, err
	}
	if pc < 0 {
		return true, m.call(m.pending, m.b0, m.pendingSystem)
	}
	m.pc = pc
	return true, nil
}

// callBody calls a term as a goal of its own: cuts in it are local to it.
func (m *Machine) callBody(goal term.Word, isSystem bool) error {
	goal, err := m.body(goal)
	if err != nil {
		return err
	}
	return m.call(goal, m.b, isSystem)
}

// call begins a body made at run time and leaves in m.pc where to go on. A cut
// in it goes back to barrier.
func (m *Machine) call(goal term.Word, barrier int, isSystem bool) error {
	pc, called, err := m.enter(goal, barrier, isSystem)
	if err != nil {
		return err
	}
	if called == nil {
		if m.Top > m.soft {
			m.ensure()
		}
		m.pc = pc
		return nil
	}
	m.b0 = m.b
	if m.due() {
		err = m.safepoint(called.Arity)
	}
	m.pc = int(m.p.switches[called.Index].entry)
	return err
}

// handle goes on after an error, with the recovery goal of the catch/3 that
// catches it. It gives back an error that nothing catches.
func (m *Machine) handle(err error) error {
	for {
		goal, isSystem, uncaught := m.raise(err, m.pc)
		if uncaught != nil {
			return uncaught
		}
		if err = m.callBody(goal, isSystem); err == nil {
			return nil
		}
	}
}
