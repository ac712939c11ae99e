package machine

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// enter calls a body made at run time (see body): it takes the control constructs
// apart and gives the address to go on at, with argument registers set. barrier is
// the choice point a cut in the goal goes back to. The continuation is m.cp.
// For a predicate, called is its index and the caller makes the call.
func (m *Machine) enter(goal term.Word, barrier int, isSystem bool) (pc int, called *Pred, err error) {
	for {
		if m.budget < 0 { // goals that hold themselves never come to a call
			if err := m.poll(); err != nil {
				return 0, nil, err
			}
		}
		goal = m.Deref(goal)
		if goal.IsVar() {
			return 0, nil, isoerr.Instantiation(&m.Heap)
		}
		name, arity, ok := m.Functor(goal)
		if !ok {
			return 0, nil, isoerr.Type(&m.Heap, isoerr.Callable, goal)
		}
		switch {
		case arity == 2 && name == term.AtomComma:
			m.frame(m.p.specials.conjNext, m.RawArg(goal, 2), flagBarrier(barrier, isSystem))
			goal = m.RawArg(goal, 1)
			continue
		case arity == 0 && name == term.AtomCut:
			return m.cp, nil, m.commit(barrier)
		case arity == 0 && name == term.AtomTrue:
			return m.cp, nil, nil
		case arity == 2 && name == term.AtomSemicolon:
			left := m.Arg(goal, 1)
			hard := m.Is(left, term.AtomArrow, 2)
			if hard || m.Is(left, term.AtomSoftArrow, 2) {
				next, nextBarrier, pc, err := m.enterIf(m.RawArg(left, 1), m.RawArg(left, 2), m.RawArg(goal, 2), hard, barrier, isSystem)
				if err != nil || pc >= 0 {
					return pc, nil, err
				}
				goal, barrier = next, nextBarrier
				continue
			}
			m.x[1], m.x[2] = m.RawArg(goal, 2), flagBarrier(barrier, isSystem)
			m.pushChoice(2, m.p.specials.metaElse)
			if m.record {
				m.noteBit(1)
			}
			goal = left
			continue
		case arity == 2 && (name == term.AtomArrow || name == term.AtomSoftArrow):
			next, nextBarrier, pc, err := m.enterIf(m.RawArg(goal, 1), m.RawArg(goal, 2), term.AtomFail.Word(), name == term.AtomArrow, barrier, isSystem)
			if err != nil || pc >= 0 {
				return pc, nil, err
			}
			goal, barrier = next, nextBarrier
			continue
		case arity == 1 && name == term.AtomNot:
			inner, err := m.body(m.Arg(goal, 1))
			if err != nil {
				return 0, nil, err
			}
			if err := m.p.refuseOracle(&m.Heap, inner, true); err != nil {
				return 0, nil, err
			}
			m.budget--
			m.pushChoice(0, m.p.specials.notFailed)
			m.frame(m.p.specials.notExit, term.MakeSmall(int64(m.b)))
			goal, barrier = inner, m.b
			continue
		case name == term.AtomCall && arity >= 1 && arity <= maxCall:
			next, err := m.addArgs(m.Arg(goal, 1), goal, arity)
			if err != nil {
				return 0, nil, err
			}
			if next, err = m.body(next); err != nil {
				return 0, nil, err
			}
			m.budget--
			goal, barrier = next, m.b
			continue
		case arity == 2 && name == term.AtomColon:
			switch module := m.Arg(goal, 1); {
			case module.IsVar():
				return 0, nil, isoerr.Instantiation(&m.Heap)
			case module.Tag() != term.Atm:
				return 0, nil, isoerr.Type(&m.Heap, isoerr.AtomType, module)
			}
			isSystem = isSystem || m.Arg(goal, 1) == systemWord
			next, err := m.body(m.Arg(goal, 2)) // in all else it is call/1
			if err != nil {
				return 0, nil, err
			}
			m.budget--
			goal, barrier = next, m.b
			continue
		}
		if arity > maxArity {
			return 0, nil, isoerr.Representation(&m.Heap, isoerr.MaxArity)
		}
		for i := 1; i <= arity; i++ {
			m.x[i] = m.RawArg(goal, i)
		}
		return 0, m.p.Reference(name, arity, isSystem), nil
	}
}

var systemWord = term.Intern("system").Word()

// A barrier kept in a slot also tells whose namespace the goal is read in.
func flagBarrier(b int, isSystem bool) term.Word {
	v := int64(b) << 1
	if isSystem {
		v |= 1
	}
	return term.MakeSmall(v)
}

func unflagBarrier(w term.Word) (b int, isSystem bool) {
	v := w.SmallInt()
	return int(v >> 1), v&1 == 1
}

// enterIf begins a conditional. It gives the goal to go on with, or an address
// when the outcome is known and nothing is left to run.
func (m *Machine) enterIf(cond, then, els term.Word, hard bool, barrier int, isSystem bool) (goal term.Word, b, pc int, err error) {
	if simple, _ := m.p.SimpleCondition(&m.Heap, cond, isSystem); simple {
		ok, err := m.EvalTests(cond, isSystem)
		if err != nil {
			return 0, 0, 0, err
		}
		if ok {
			return then, barrier, -1, nil
		}
		return els, barrier, -1, nil
	}
	if err := m.p.refuseOracle(&m.Heap, cond, true); err != nil {
		return 0, 0, 0, err
	}
	m.x[1], m.x[2] = els, flagBarrier(barrier, isSystem)
	m.pushChoice(2, m.p.specials.metaElse)
	if m.record {
		m.noteBit(1)
	}
	cont := m.p.specials.then
	if !hard {
		cont = m.p.specials.softThen
	}
	m.frame(cont, then, flagBarrier(barrier, isSystem), term.MakeSmall(int64(m.b)))
	return cond, m.b, -1, nil
}

// EvalTests decides a simple condition.
func (m *Machine) EvalTests(cond term.Word, isSystem bool) (bool, error) {
	stack := []term.Word{cond}
	for len(stack) > 0 {
		g := m.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		name, arity, _ := m.Functor(g)
		switch {
		case name == term.AtomComma && arity == 2:
			stack = append(stack, m.RawArg(g, 2), m.RawArg(g, 1))
			continue
		case arity == 0:
			if name != term.AtomTrue {
				return false, nil
			}
			continue
		}
		var args [2]term.Word
		for i := range arity {
			args[i] = m.RawArg(g, i+1)
		}
		ok, err := m.p.Lookup(name, arity, isSystem).Builtin.Fn(m, args[:arity])
		if m.fault != nil {
			err = firstError(err, m.takeFault())
		}
		if !ok || err != nil {
			return false, err
		}
	}
	return true, nil
}

// body converts a term that is about to be called to a body (ISO 7.6.2), before
// anything of it is run: a variable in it as a goal is call/1 of what it will be
// bound to. The error is that of a goal which is no callable term.
func (m *Machine) body(goal term.Word) (term.Word, error) {
	goal = m.Deref(goal)
	if goal.IsVar() || goal.IsCallable() && controlArity(&m.Heap, goal) == 0 {
		return goal, nil
	}
	converted, ok := convertBody(&m.Heap, goal)
	if !ok {
		return 0, isoerr.Type(&m.Heap, isoerr.Callable, goal)
	}
	if m.Top > m.soft {
		m.ensure()
	}
	return converted, nil
}

// addArgs gives the goal that call/N calls: closure with arguments 2.. of call.
func (m *Machine) addArgs(closure, call term.Word, arity int) (term.Word, error) {
	if arity == 1 {
		return closure, nil
	}
	extra := make([]term.Word, 0, arity-1)
	for i := 2; i <= arity; i++ {
		extra = append(extra, m.RawArg(call, i))
	}
	return m.Extend(closure, extra)
}

// Extend adds arguments to a closure. The error is that of call/N.
func (m *Machine) Extend(closure term.Word, extra []term.Word) (term.Word, error) {
	closure = m.Deref(closure)
	if closure.IsVar() {
		return 0, isoerr.Instantiation(&m.Heap)
	}
	name, n, ok := m.Functor(closure)
	if !ok {
		return 0, isoerr.Type(&m.Heap, isoerr.Callable, closure)
	}
	if name == term.AtomColon && n == 2 {
		inner, err := m.Extend(m.Arg(closure, 2), extra)
		if err != nil {
			return 0, err
		}
		return m.NewStruct(name, m.RawArg(closure, 1), inner), nil
	}
	args := make([]term.Word, 0, n+len(extra))
	for i := 1; i <= n; i++ {
		args = append(args, m.RawArg(closure, i))
	}
	return m.NewStruct(name, append(args, extra...)...), nil
}
