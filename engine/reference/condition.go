package reference

import (
	"context"

	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/term"
)

// A conditional made at run time commits by the cut of
//
//	'$if'(D) :- '$condition'(D), !, '$then'(D).
//	'$if'(D) :- '$else'(D).

// decision is a conditional under way.
type decision struct {
	condition func(k pl.Cont, env *pl.Env) *pl.Promise
	then, els func(env *pl.Env) *pl.Promise
}

var (
	atomIf        = pl.NewAtom("$if")
	atomCondition = pl.NewAtom("$condition")
	atomHolds     = pl.NewAtom("$then")
	atomElse      = pl.NewAtom("$else")
)

func (s *Searcher) registerConditions() {
	d := pl.NewVariable()
	s.add(atomIf.Apply(d), []pl.Term{atomCondition.Apply(d), atomCut, atomHolds.Apply(d)})
	s.add(atomIf.Apply(d), []pl.Term{atomElse.Apply(d)})
	s.vm.Register1(atomCondition, func(_ *pl.VM, t pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		return valueOf[decision](t, env).condition(k, env)
	})
	s.vm.Register1(atomHolds, func(_ *pl.VM, t pl.Term, _ pl.Cont, env *pl.Env) *pl.Promise {
		return valueOf[decision](t, env).then(env)
	})
	s.vm.Register1(atomElse, func(_ *pl.VM, t pl.Term, _ pl.Cont, env *pl.Env) *pl.Promise {
		return valueOf[decision](t, env).els(env)
	})
}

func (s *Searcher) decide(d *decision, env *pl.Env) *pl.Promise {
	return s.vm.Arrive(atomIf, []pl.Term{opaque[decision]{d}}, pl.Failure, env)
}

// conditional solves (C -> T ; E), or with *->.
func (s *Searcher) conditional(cond, then, els pl.Term, soft bool, c goalContext, env *pl.Env) *pl.Promise {
	test, orders := s.isTest(cond, c.system, env)
	if test && orders {
		return s.tests(cond, c.system, c, func(holds bool, c goalContext, env *pl.Env) *pl.Promise {
			if holds {
				return s.solve(then, c, env)
			}
			return s.solve(els, c, env)
		}, env)
	}
	logged := !test
	branch := func(bit int, env *pl.Env) (goalContext, *pl.Env) {
		if !logged {
			return c, env
		}
		return c.enters(env, pl.Integer(bit))
	}
	otherwise := func(env *pl.Env) *pl.Promise {
		c, env := branch(0, env)
		return s.solve(els, c, env)
	}
	if soft {
		hit := false
		return pl.Delay(func(context.Context) *pl.Promise {
			holding, env := branch(1, env)
			return s.opaque(cond, holding.upto(func(middle pl.Term, env *pl.Env) *pl.Promise {
				hit = true
				return s.solve(then, c.from(middle), env)
			}), env)
		}, func(context.Context) *pl.Promise {
			if hit {
				return pl.Bool(false)
			}
			return otherwise(env)
		})
	}
	middle := pl.NewVariable()
	return s.decide(&decision{
		condition: func(k pl.Cont, env *pl.Env) *pl.Promise {
			holding, env := branch(1, env)
			holding.end, holding.k = middle, k
			return s.opaque(cond, holding, env)
		},
		then: func(env *pl.Env) *pl.Promise { return s.solve(then, c.from(middle), env) },
		els:  otherwise,
	}, env)
}

// either solves (A ; B).
func (s *Searcher) either(a, b pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	branch := func(g pl.Term, bit int) func(context.Context) *pl.Promise {
		return func(context.Context) *pl.Promise {
			c, env := c.enters(env, pl.Integer(bit))
			return s.solve(g, c, env)
		}
	}
	return pl.Delay(branch(a, 1), branch(b, 0))
}

// negate solves \+ G. What G logs is dropped.
func (s *Searcher) negate(g pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	return s.decide(&decision{
		condition: func(k pl.Cont, env *pl.Env) *pl.Promise {
			inner := c
			inner.log, inner.end, inner.k = pl.NewVariable(), pl.NewVariable(), k
			return s.opaque(g, inner, env)
		},
		then: pl.Failure,
		els:  c.done,
	}, env)
}

// tests has the machine decide a condition that compares terms: where the age of
// variables decides the log says what came of it, also when it does not hold.
func (s *Searcher) tests(cond pl.Term, system bool, c goalContext, k func(holds bool, c goalContext, env *pl.Env) *pl.Promise, env *pl.Env) *pl.Promise {
	holds := false
	return s.run([]pl.Term{cond}, nil, func(words []term.Word) (ok bool, err error) {
		holds, err = s.m.EvalTests(words[0], system)
		return true, err
	}, func(_ bool, added []pl.Term, env *pl.Env) *pl.Promise {
		c, env := c.enters(env, added...)
		return k(holds, c, env)
	}, env)
}

// isTest reports whether the log leaves the outcome of a condition out, and
// whether that is so only while no age of variables decides.
func (s *Searcher) isTest(cond pl.Term, system bool, env *pl.Env) (test, orders bool) {
	stack := []pl.Term{cond}
	for len(stack) > 0 {
		g := env.Resolve(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if t, ok := g.(pl.Compound); ok && t.Functor() == atomComma && t.Arity() == 2 {
			stack = append(stack, t.Arg(1), t.Arg(0))
			continue
		}
		s.probe.Init(0)
		var w term.Word = s.outline(s.probe, g, env)
		simple, ages := s.p.SimpleCondition(s.probe, w, system)
		if !simple {
			return false, false
		}
		orders = orders || ages
	}
	return true, orders
}
