package reference

import (
	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/term"
)

// A control construct of a clause becomes a call of a predicate made for it,
// whose arguments are the variables in it, the choice log before and behind it
// and, for cuts that reach out of it, the frame.

// branches makes the predicate of a construct, clause by clause.
type branches struct {
	t    *translation
	name pl.Atom
	vars []pl.Term
}

func (t *translation) branches(parts ...term.Word) *branches {
	b := &branches{t: t, name: t.s.newName(t.about)}
	for _, w := range parts {
		if w != 0 {
			b.vars = append(b.vars, t.x.export(w))
		}
	}
	var vars []pl.Term
	for _, v := range variablesOf(nil, b.vars...) {
		vars = append(vars, v)
	}
	b.vars = vars
	return b
}

// head gives the predicate's head or a call of it.
func (b *branches) head(start, end pl.Term, more ...pl.Term) pl.Term {
	args := append([]pl.Term(nil), b.vars...)
	args = append(append(args, more...), start, end)
	if _, ok := b.t.frame.(pl.Variable); ok {
		args = append(args, b.t.frame)
	}
	return b.name.Apply(args...)
}

// call adds the call of the predicate to the goals of the clause.
func (b *branches) call(seq *sequence, more ...pl.Term) {
	behind := pl.NewVariable()
	seq.add(b.head(seq.log, behind, more...))
	seq.log = behind
}

// outcome begins a branch that the log has a bit for, or has not.
func outcome(bit int, logged bool) (start pl.Term, seq *sequence) {
	v := pl.NewVariable()
	if !logged {
		return v, &sequence{log: v}
	}
	return cons(pl.Integer(bit), v), &sequence{log: v}
}

// inner is the translation of a part of a construct, in which no ! is
// ichiban's: it would cut the predicate of the construct.
func (t *translation) inner() *translation {
	inner := *t
	if inner.frame == nil {
		inner.frame = noFrame
	}
	return &inner
}

// noFrame stands for the frame in parts of clauses that have no cut.
var noFrame = pl.NewAtom("$no_frame")

func (t *translation) disjunction(w term.Word, seq *sequence) {
	t = t.inner()
	h := t.x.heap
	b := t.branches(w)
	for i, bit := range []int{1, 0} {
		start, branch := outcome(bit, true)
		t.body(h.Arg(w, i+1), branch)
		t.s.add(b.head(start, branch.log), branch.goals)
	}
	b.call(seq)
}

// conditional translates (C -> T ; E), or with *->; els is 0 where there is no
// else.
func (t *translation) conditional(arrow, els term.Word, seq *sequence) {
	t = t.inner()
	h := t.x.heap
	soft := h.Is(arrow, term.AtomSoftArrow, 2)
	simple, ages := t.s.p.SimpleCondition(h, h.Arg(arrow, 1), t.system)
	b := t.branches(arrow, els)
	if ages {
		t.orders(b, arrow, els, seq)
		return
	}
	var mark []pl.Term
	if soft {
		mark = []pl.Term{pl.NewVariable()}
		seq.add(atomMark.Apply(mark...))
	}
	start, then := outcome(1, !simple)
	t.local(h.Arg(arrow, 1), then)
	if soft {
		then.add(atomHit.Apply(mark...))
	} else {
		then.add(atomCut)
	}
	t.body(h.Arg(arrow, 2), then)
	t.s.add(b.head(start, then.log, mark...), then.goals)
	if els != 0 {
		start, otherwise := outcome(0, !simple)
		if soft {
			otherwise.add(atomMissed.Apply(mark...))
		}
		t.body(els, otherwise)
		t.s.add(b.head(start, otherwise.log, mark...), otherwise.goals)
	}
	b.call(seq, mark...)
}

// orders translates a conditional that $tests decides.
func (t *translation) orders(b *branches, arrow, els term.Word, seq *sequence) {
	h := t.x.heap
	bit := pl.NewVariable()
	space := pl.Integer(0)
	if t.system {
		space = 1
	}
	seq.logged(atomTests, t.x.export(h.Arg(arrow, 1)), space, bit)
	for i, w := range []term.Word{els, h.Arg(arrow, 2)} {
		if w == 0 {
			continue
		}
		start, branch := outcome(0, false)
		t.body(w, branch)
		t.s.add(b.head(start, branch.log, pl.Integer(i)), branch.goals)
	}
	b.call(seq, bit)
}

// negation translates \+ G. What G logs is dropped.
func (t *translation) negation(w term.Word, seq *sequence) {
	t = t.inner()
	b := t.branches(w)
	log := pl.NewVariable()
	failing := &sequence{log: pl.NewVariable()}
	t.local(w, failing)
	failing.add(atomCut)
	failing.add(atomFailure)
	t.s.add(b.head(log, log), failing.goals)
	t.s.add(b.head(log, log), nil)
	b.call(seq)
}

// local translates goals whose cuts are local to them: a condition, a negated
// goal.
func (t *translation) local(w term.Word, seq *sequence) {
	count, own := cutsIn(t.x.heap, w)
	if count == 0 {
		t.body(w, seq)
		return
	}
	inner := *t
	inner.frame = nil
	place := pl.NewVariable()
	if !own {
		inner.frame = place
	}
	b := inner.branches(w)
	start, goals := outcome(0, false)
	inner.body(w, goals)
	t.s.add(b.head(start, goals.log), goals.goals)
	if own {
		b.call(seq)
		return
	}
	behind := pl.NewVariable()
	seq.add(atomScoped.Apply(b.head(seq.log, behind), place))
	seq.log = behind
}

// mark tells whether the condition of a *-> has held.
type mark struct{ hit bool }

var (
	atomTests   = pl.NewAtom("$tests")
	atomMark    = pl.NewAtom("$mark")
	atomHit     = pl.NewAtom("$hit")
	atomMissed  = pl.NewAtom("$missed")
	atomFailure = pl.NewAtom("$fail")
)

func (s *Searcher) registerConstructs() {
	s.vm.Register0(atomFailure, func(_ *pl.VM, _ pl.Cont, _ *pl.Env) *pl.Promise { return pl.Bool(false) })
	s.vm.Register5(atomTests, func(_ *pl.VM, cond, space, bit, l0, l pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		c := goalContext{log: l0, end: l, k: k}
		return s.tests(cond, env.Resolve(space) == pl.Integer(1), c, func(holds bool, c goalContext, env *pl.Env) *pl.Promise {
			outcome := pl.Integer(0)
			if holds {
				outcome = 1
			}
			env, ok := env.Unify(bit, outcome)
			if !ok {
				return pl.Bool(false)
			}
			return c.done(env)
		}, env)
	})
	s.vm.Register1(atomMark, func(vm *pl.VM, t pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		return pl.Unify(vm, t, opaque[mark]{new(mark)}, k, env)
	})
	s.vm.Register1(atomHit, func(_ *pl.VM, t pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		valueOf[mark](t, env).hit = true
		return k(env)
	})
	s.vm.Register1(atomMissed, func(_ *pl.VM, t pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		if valueOf[mark](t, env).hit {
			return pl.Bool(false)
		}
		return k(env)
	})
}
