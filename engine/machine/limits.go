package machine

import (
	"fmt"
	"time"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Limits bound a run. Zero means no bound.
type Limits struct {
	Steps    uint64 // calls
	Memory   int64  // bytes of heap, stacks, clauses and new atoms
	Deadline time.Time
}

// passed reports whether the deadline is over.
func (l Limits) passed() bool { return !l.Deadline.IsZero() && time.Now().After(l.Deadline) }

// Stats counts what a machine has done.
type Stats struct {
	Inferences  uint64 // calls
	Choices     uint64
	LogBytes    int
	Collections int
	PeakBytes   int64 // of heap and stacks
}

// LimitError ends a run whose limit is reached. The program cannot catch it.
type LimitError struct {
	Resource isoerr.Resource
	Limit    string // what the limit was, in words
}

func (e *LimitError) Error() string {
	return fmt.Sprintf("%s limit of %s reached", e.Resource, e.Limit)
}

// budgetSlice is how many calls pass between two looks at limits and interrupts.
const budgetSlice = 10000

// SetLimits bounds the runs of m from now on.
func (m *Machine) SetLimits(l Limits) {
	m.limits = l
	m.Limit, m.Room, m.Grow = 0, nil, nil
	if l.Memory > 0 {
		m.Limit = max(int(l.Memory/8), 2*margin)
		m.Room, m.Grow = m.room, m.growHeap
		m.atoms, m.swept = term.AtomBytes(), 0
	}
	m.newBudget()
}

// newBudget accounts for the calls made and sets the next slice.
func (m *Machine) newBudget() {
	m.calls += uint64(m.slice - m.budget)
	m.slice = budgetSlice
	if m.limits.Steps > 0 {
		left := int64(m.limits.Steps) - int64(m.calls)
		m.slice = int(max(0, min(budgetSlice, left)))
	}
	m.budget = m.slice
}

// Inferences gives the number of calls made so far.
func (m *Machine) Inferences() uint64 { return m.calls + uint64(m.slice-m.budget) }

// Interrupt makes a running goal stop at its next look at limits, with err from
// then on until ClearInterrupt. It may be called from any goroutine.
func (m *Machine) Interrupt(err error) { m.stop.Store(&err) }

// ClearInterrupt lets goals run again.
func (m *Machine) ClearInterrupt() { m.stop.Store(nil) }

// due counts a call and reports whether it must stop at a safepoint.
func (m *Machine) due() bool {
	m.budget--
	return m.budget < 0 || m.Top > m.soft || m.st > m.softStack
}

// safepoint is where a call collects, grows the stack and looks at limits.
func (m *Machine) safepoint(arity int) error {
	if m.st > m.softStack {
		m.growStack(302)
	}
	if m.Top > m.soft {
		m.collect(arity)
	}
	m.giveBack()
	if m.stress {
		m.p.reclaimCode()
	}
	if m.budget < 0 {
		return m.poll()
	}
	return nil
}

// Poll looks at limits and interrupts outside a run, on behalf of what is done
// between runs: loading a program can take long too.
func (m *Machine) Poll() error { return m.poll() }

// poll accounts for the calls made and looks at limits and interrupts.
func (m *Machine) poll() error {
	m.newBudget()
	if m.p.blocks.words >= m.p.blocks.due {
		m.p.reclaimCode()
	}
	if m.p.erased >= m.p.reclaimAt {
		m.p.reclaim()
	}
	if m.limits.Steps > 0 && m.calls > m.limits.Steps {
		return &LimitError{isoerr.Steps, fmt.Sprint(m.limits.Steps)}
	}
	for n := m; n != nil; n = n.waiting {
		if e := n.stop.Load(); e != nil {
			return *e
		}
	}
	if m.limits.passed() {
		return &LimitError{isoerr.Time, "the deadline"}
	}
	m.Stats.PeakBytes = max(m.Stats.PeakBytes, m.bytes())
	if !m.room(0) {
		return m.memoryLimit()
	}
	return nil
}

// ensure makes room behind a built-in that left the heap above soft: the code
// up to the next call may take margin cells unasked. That call then collects.
func (m *Machine) ensure() { m.Reserve(margin) }
