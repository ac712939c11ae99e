package machine

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// A sentry is what setup_call_cleanup/3 leaves behind for as long as its goal may
// be asked for more: a choice point that keeps the clean-up goal. The clean-up is
// run when the sentry goes, and whoever drops choice points looks whether sentries
// are among them: failure comes to the sentry itself, raise and commit pass it.
// Where there are none, a cut pays one comparison.
//
// The clean-up of a goal that failed, threw or was cut runs at once, in a run of
// its own within the run loop: its bindings are undone, and nothing of it stays in
// the choice log. The registers of the goal that was cut may be in use, and nobody
// knows which: while such a run lasts the heap grows and is not collected.
//
// When the goal is done for good without that, '$relieve' says so, and a clause of
// the library calls the clean-up as any other goal.

// maxNested bounds clean-ups that run within clean-ups: each takes Go's stack.
const maxNested = 1000

var (
	atomDone = term.Intern("done")
	atomOpen = term.Intern("open")

	atomCleanUp = term.Intern("$clean_up")
)

// postSentry makes the sentry of '$sentry'(CleanUp, Reason, Sentry) and gives the
// variable Sentry its name.
func (m *Machine) postSentry() error {
	switch w := m.Deref(m.x[1]); {
	case w.IsVar():
		return isoerr.Instantiation(&m.Heap)
	case !w.IsCallable():
		return isoerr.Type(&m.Heap, isoerr.Callable, w)
	}
	const kept = 4
	m.bind(m.Deref(m.x[3]), term.MakeSmall(int64(m.b+cpSize+kept)))
	m.x[3] = term.MakeSmall(int64(m.sentry))
	m.x[4] = term.MakeSmall(int64(len(m.levels)))
	m.pushChoice(kept, m.p.specials.sentryFail)
	m.sentry = m.b
	return nil
}

// leaving is what a sentry keeps.
type leaving struct {
	cleanUp, reason term.Word
	levels          int // findall goals that were running
}

// relieve decides '$relieve'(x1, x2): the goal behind sentry x1 has a solution. The
// outcome x2 is done when it was the last, and the sentry is gone, else open.
func (m *Machine) relieve() bool {
	outcome := atomOpen
	if m.b == int(m.Deref(m.x[1]).SmallInt()) {
		m.dropSentry()
		outcome = atomDone
	}
	if m.record {
		m.note(outcome.Word())
	}
	return m.unify(m.x[2], outcome.Word())
}

// dropSentry drops the newest choice point, a sentry.
func (m *Machine) dropSentry() leaving {
	f := m.cps[m.b-cpSize-4 : m.b-cpSize]
	l := leaving{f[0], f[1], int(f[3].SmallInt())}
	m.sentry = int(f[2].SmallInt())
	m.popChoice()
	return l
}

// commit is cutTo, and cleans up behind the sentries that it drops, newest first.
// The error is the first of their clean-ups.
func (m *Machine) commit(b int) error { return m.commitAs(b, term.AtomCut.Word()) }

// commitAs is commit for another reason than a cut.
func (m *Machine) commitAs(b int, reason term.Word) (err error) {
	for m.sentry > b {
		m.cutTo(m.sentry)
		err = firstError(err, m.cleanUp(m.dropSentry(), reason))
	}
	m.cutTo(b)
	return err
}

// firstError gives the error that counts: the first, but for one that ends the run.
func firstError(first, second error) error {
	if first == nil {
		return second
	}
	if _, ok := IsException(second); second == nil || ok {
		return first
	}
	return second
}

// cleanUp runs the clean-up of a sentry once, whatever it says, and undoes what it
// did to terms and to the choice log. The registers stay what they are. The error
// is what it threw.
func (m *Machine) cleanUp(l leaving, why term.Word) error {
	_, err := m.aside(func() term.Word { return m.NewStruct(atomCleanUp, l.reason, l.cleanUp, why) }, nil)
	return err
}

// aside solves a goal of the library once in a run within the run, calls solved, if
// not nil, when there is a solution, and undoes what the goal did to terms and to
// the choice log. The registers stay what they are.
func (m *Machine) aside(goal func() term.Word, solved func()) (found bool, err error) {
	if m.nested == maxNested {
		return false, isoerr.ResourceOut(&m.Heap, isoerr.Memory)
	}
	x, e, cp, s, b0, base := m.x, m.e, m.cp, m.s, m.b0, m.base
	b, hb, st, bst, tr, top, lp := m.b, m.hb, m.st, m.bst, m.tr, m.Top, m.lp
	pc, pending, pendingSystem, levels := m.pc, m.pending, m.pendingSystem, len(m.levels)
	m.nested++
	err = m.Sheltered(func() error {
		m.ensure()
		m.pushChoice(0, addrNoMore)
		m.base = m.b
		g := goal()
		m.frame(m.p.specials.halt, g)
		m.x[1] = g
		out, err := m.run(m.p.specials.startSystem)
		if err != nil {
			return err
		}
		if found = out != exhausted; found && solved != nil {
			solved()
		}
		return m.commit(m.base)
	})
	m.nested--
	m.undo(tr)
	m.dropFound(levels)
	m.x, m.e, m.cp, m.s, m.b0, m.base = x, e, cp, s, b0, base
	m.b, m.hb, m.st, m.bst, m.Top = b, hb, st, bst, top
	m.undoLog(lp)
	m.pc, m.pending, m.pendingSystem = pc, pending, pendingSystem
	return found, err
}
