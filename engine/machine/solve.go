package machine

import (
	"errors"
	"slices"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Solutions is a search for the solutions of one goal: a *Run, or that of another
// engine which runs the same program. The terms of the goal and of the log live
// on the machine's heap until the search goes on.
type Solutions interface {
	Next() bool
	Goal() term.Word
	Log() []term.Word
	Err() error
	Close()
}

// Run is the search for the solutions of one goal. A machine has one at a time.
type Run struct {
	m      *Machine
	e      int // its environment, which holds the goal
	top    int
	st     int
	begun  bool
	done   bool
	err    error
	goal   term.Word
	system bool
}

// Solve begins a search. goal lives on m's heap and stays reachable through
// Goal. Call Close when the search is over.
func (m *Machine) Solve(goal term.Word) *Run {
	m.b = cpSize
	m.tr, m.levels, m.found = 0, m.levels[:0], m.found[:0]
	m.undoLog(0)
	r := &Run{m: m, top: m.Top, goal: goal}
	m.e, m.cp, m.st = 0, addrNoMore, 2
	m.cps[0], m.cps[1], m.cps[2] = 0, 0, addrNoMore
	m.cps[3], m.cps[4], m.cps[5] = addrNoMore, 0, term.Word(m.Top)
	m.cps[6], m.cps[7] = term.Word(m.st), 0
	m.hb, m.bst = m.Top, m.st
	m.frame(m.p.specials.halt, goal)
	r.e = m.e
	m.base = m.b
	m.sentry, m.nested, m.stack = 0, 0, Stack{}
	m.p.activate(m)
	m.p.DropIncomplete()
	m.globals, m.waking = globals{}, waking{}
	m.setSoft()
	return r
}

// SolveSystem is Solve for a goal read in the system's namespace.
func (m *Machine) SolveSystem(goal term.Word) *Run {
	r := m.Solve(goal)
	r.system = true
	return r
}

// Next searches for the next solution and reports whether there is one. After
// it gave false, Err tells whether the search ended in an error.
func (r *Run) Next() bool {
	if r.done {
		return false
	}
	m := r.m
	pc := addrFail
	if !r.begun {
		r.begun = true
		pc = m.p.specials.start
		m.x[1] = r.goal
		if r.system {
			pc = m.p.specials.startSystem
		}
	}
	var out outcome
	err := m.Sheltered(func() (err error) {
		out, err = m.run(pc)
		return err
	})
	m.Stats.Inferences = m.Inferences()
	m.Stats.LogBytes = max(m.Stats.LogBytes, m.lp)
	if err != nil || out == exhausted {
		r.done, r.err = true, err
		return false
	}
	return true
}

// Sheltered calls f and turns a heap that would pass its limit into the error that
// ends the run. Whatever takes room on m's heap has to be called so, also between
// solutions.
func (m *Machine) Sheltered(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			if _, ok := p.(term.LimitReached); !ok {
				panic(p)
			}
			m.full = true
			err = m.memoryLimit()
		}
	}()
	return f()
}

// Goal gives the goal as the solution found last has instantiated it.
func (r *Run) Goal() term.Word { return r.m.Deref(r.m.stk[r.e+2]) }

// Deterministic reports whether the solution found last is certainly the last.
func (r *Run) Deterministic() bool { return r.m.b == r.m.base }

// Err gives the error that ended the search: an *isoerr.Exception nobody
// caught, a *LimitError, a *Halt, or what Interrupt was given.
func (r *Run) Err() error { return r.err }

// Log gives the choice log of the solution found last, when m records. Its
// terms live on m's heap, where some are made: see Sheltered.
func (r *Run) Log() []term.Word { return r.m.entries(0) }

var atomCopyTerm = term.Intern("copy_term")

// Waiting gives the present solution as Goal - Goals: the goal's instance without
// attributes, and the goals by which its variables would get theirs. It gives no
// image when no variable has any.
func (r *Run) Waiting() (im term.Image, ok bool, err error) {
	m := r.m
	if len(m.AttributedVariables(r.Goal())) == 0 {
		return term.Image{}, false, nil
	}
	var instance, goals term.Word
	ok, err = m.aside(func() term.Word {
		instance, goals = m.NewVar(), m.NewVar()
		return m.NewStruct(atomCopyTerm, r.Goal(), instance, goals)
	}, func() { im = m.Freeze(m.NewStruct(term.Intern("-"), instance, goals)) })
	return im, ok, err
}

// Close ends the search, runs the clean-ups of goals that could have been asked for
// more, and gives back what the search made on the heap; all of the heap when it ran
// into the limit of memory.
func (r *Run) Close() {
	m := r.m
	r.done = true
	if m.sentry > m.base && !errors.As(r.err, new(*Halt)) {
		_ = m.Sheltered(func() error { return m.commit(m.base) }) // nobody is left to be told
	}
	m.p.deactivate(m)
	m.undo(0)
	m.b = cpSize
	m.undoLog(0)
	m.levels, m.found = m.levels[:0], m.found[:0]
	var limit *LimitError
	switch {
	case m.full || errors.As(r.err, &limit) && limit.Resource == isoerr.Memory:
		// A heap as large as the limit lets it grow leaves no room to collect it.
		m.giveUp(m.Cells)
		m.Cells, m.spare, m.choiceLog, m.full = nil, nil, choiceLog{}, false
		m.giveUp(m.found)
		m.found, m.foundRoom = nil, 0
		for _, area := range []*[]term.Word{&m.stk, &m.cps, &m.trail} {
			if big := *area; m.mapped.find(big) >= 0 {
				*area = slices.Clone(big[:1<<12])
				m.giveUp(big)
			}
		}
		m.softStack = len(m.stk) - 300
		m.Init(1 << 16)
		m.setSoft()
	case m.Stats.Collections == 0:
		m.Top = r.top
	}
	m.hb = m.Top
}

// Once solves a goal once; the bindings stay.
func (m *Machine) Once(goal term.Word) (bool, error) {
	r := m.Solve(goal)
	defer m.p.deactivate(m)
	if r.Next() {
		return true, m.Sheltered(func() error { return m.commit(m.base) })
	}
	return false, r.Err()
}

// Recording reports whether runs keep the choice log.
func (m *Machine) Recording() bool { return m.record }

// SetRecord turns the choice log on or off for the runs begun from now on.
func (m *Machine) SetRecord(on bool) {
	m.record, m.Outside = on, nil
	if on {
		m.Outside = func(w term.Word) term.Word {
			m.noteGround(w)
			return w
		}
	}
}

// Fork gives a machine of its own over the same program, for a goal that a
// built-in must run while m waits.
func (m *Machine) Fork() *Machine {
	n := New(m.p)
	n.SetLimits(m.limits)
	n.waiting = m
	return n
}

// IsException gives the ball of an uncaught error, if err is one.
func IsException(err error) (*isoerr.Exception, bool) {
	var ex *isoerr.Exception
	ok := errors.As(err, &ex)
	return ex, ok
}
