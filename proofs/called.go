package proofs

import (
	"slices"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Some goals are justified by how they were called, called(G0): what they say
// depends on how much was bound. When the goal is met only the length of the
// trail is noted. In the end the trail is undone to there, the goal copied, and
// the bindings are put back; all goals together in one pass.

// asMet is a goal that is wanted as it was when it was met: as G0 of a step, or,
// with use set, as a use of the step, the one with that index plus one.
type asMet struct {
	met, node, step, use int32
	ifChanged            bool      // only when it was not a variant of what it is now
	goal                 term.Word // of the node, on the rebuilding heap
}

// mattered reports whether a goal must be justified by how it was called: a
// call-sensitive built-in that met variables; a goal of the library that rests
// on one, when these variables are bound in the end; and a goal that still has
// variables when another solution than its first left them alone.
func (d *Document) mattered(at int32, goal term.Word) bool {
	r := d.r
	n := &r.nodes[at]
	switch {
	case n.by == byCalled:
		return true
	case n.met == 0 || n.by == byAbsent || n.by == byCollected:
		return false
	case r.mattered(at):
		return true
	case n.by == byControl || d.pool.ground(goal):
		return false
	}
	return !d.firstLeaves(goal)
}

// ofLanguage reports whether the goals in a negation are all of the language.
// Such a negation can be decided again, and how it was called then matters: the
// instance of \+ integer(X) where X became 1 does not hold.
func (d *Document) ofLanguage(goal term.Word) bool {
	h := d.r.h
	stack := append(d.r.pairs[:0], goal)
	defer func() { d.r.pairs = stack[:0] }()
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		name, arity, ok := h.Functor(w)
		if !ok {
			return false
		}
		f := term.MakeFun(name, arity)
		switch kind := kindOf(f); kind {
		case isAnd, isOr, isIf:
			stack = append(stack, h.RawArg(w, 1), h.RawArg(w, 2))
		case isNot:
			stack = append(stack, h.RawArg(w, 1))
		case isTrue, isFail:
		case isPredicate:
			p := d.r.wonder(d.r.predicate(f, false))
			if q := d.r.resolve(p); !q.System || p.takes || p.acts {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// maxRetried is the most calls that firstLeaves spends on a goal.
const maxRetried = 100_000

// firstLeaves reports whether the first solution of a goal of the language, with
// variables, leaves them alone. That is what a checker asks of a builtin step.
func (d *Document) firstLeaves(goal term.Word) bool {
	name, arity, _ := d.pool.h.Functor(goal)
	p := d.r.predicate(term.MakeFun(name, arity), false)
	if d.r.wonder(p).acts {
		return true // it is not run again, here nor there
	}
	if d.retry == nil {
		d.retry = machine.New(d.program)
	}
	m := d.retry
	m.SetLimits(machine.Limits{Steps: m.Inferences() + maxRetried, Memory: 1 << 28})
	leaves := false
	_ = m.Sheltered(func() error { // a goal without an answer in these limits is none that leaves them
		run := m.SolveSystem(d.pool.h.CopyTo(&m.Heap, goal))
		defer run.Close()
		leaves = run.Next() && term.VariantAcross(&m.Heap, run.Goal(), &d.pool.h, goal)
		return nil
	})
	return leaves
}

// addAsMet completes the steps that want goals as they were met.
func (d *Document) addAsMet() {
	if len(d.late) == 0 {
		return
	}
	r := d.r
	slices.SortStableFunc(d.late, func(a, b asMet) int { return int(b.met - a.met) })
	at := len(r.trail)
	bound := make([]term.Word, at)
	for i := range d.late {
		l := &d.late[i]
		for at > int(l.met-1) {
			at--
			v := r.trail[at]
			bound[at] = r.h.Cells[v.Index()]
			r.h.Cells[v.Index()] = v
		}
		l.goal = r.h.Copy(l.goal)
	}
	for ; at < len(r.trail); at++ {
		r.h.Cells[r.trail[at].Index()] = bound[at]
	}
	d.in.extend()
	for i := range d.late {
		l := &d.late[i]
		d.in.newScope(0)
		goal := d.in.takeGoal(l.goal)
		if l.use > 0 {
			d.uses[l.use-1] = use{d.inScope(l), d.boundaryStep(goal, r.nodes[l.node].by)}
			continue
		}
		s := &d.steps[l.step]
		switch by := r.nodes[l.node].by; {
		case l.ifChanged && goal == s.goal:
		case by != byCalled && d.pool.ground(goal):
			if s.by = by; by == byClause { // its uses were dropped
				s.by = byBuiltin
			}
		default:
			s.by, s.called = byCalled, d.inScope(l)
		}
	}
}

// inScope gives a goal as it was met with variables of its own in its step.
func (d *Document) inScope(l *asMet) term.Word {
	s := &d.steps[l.step]
	d.in.newScope(int(s.vars))
	goal := d.in.take(l.goal)
	s.vars = int32(d.in.variables())
	return goal
}

// boundaryStep gives the step of a negation or collection, making it when it is
// new.
func (d *Document) boundaryStep(goal term.Word, by justification) int32 {
	at := d.find(goal)
	if at < 0 {
		at = int32(len(d.steps))
		d.steps = append(d.steps, step{goal: goal, by: by})
		d.file(goal, at)
	}
	return at
}
