package reference

import (
	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// Unification without occurs check can make cyclic terms, on which ichiban's
// own recursions never end. Where that can happen, in =/2 and for variables
// that occur twice in a head, this unification is used: bindings are ichiban's,
// and a binding that closes a cycle ends the search, or fails when the program has
// set the flag occurs_check to true. It looks through so many
// parts of the term at most:
const maxOccurs = 4096

var atomSame = pl.NewAtom("$same")

// same is =/2, on two arguments.
func (s *Searcher) same(a []pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
	env, ok := s.unify(a[0], a[1], env)
	if !ok {
		return s.failure()
	}
	return k(env)
}

// different is \=/2, on two arguments.
func (s *Searcher) different(a []pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
	if _, ok := s.unify(a[0], a[1], env); ok || s.fatal != nil {
		return s.failure()
	}
	return k(env)
}

// failure is the failure of a unification, or the end of the search.
func (s *Searcher) failure() *pl.Promise {
	if s.fatal != nil {
		return pl.Error(s.fatal)
	}
	return pl.Bool(false)
}

// unify is false with s.fatal set when a cyclic term would come about.
func (s *Searcher) unify(x, y pl.Term, env *pl.Env) (*pl.Env, bool) {
	stack := make([]pl.Term, 0, 8)
	stack = append(stack, x, y)
	for len(stack) > 0 {
		x, y := env.Resolve(stack[len(stack)-2]), env.Resolve(stack[len(stack)-1])
		stack = stack[:len(stack)-2]
		v, isVar := x.(pl.Variable)
		if !isVar {
			if v, isVar = y.(pl.Variable); isVar {
				y = x
			}
		}
		a, isCompound := x.(pl.Compound)
		switch {
		case isVar:
			if w, ok := y.(pl.Variable); ok && v == w {
				continue
			}
			if c, ok := y.(pl.Compound); ok && occurs(v, c, env) {
				if s.m.OccursCheck() != machine.OccursFails {
					s.fatal = errCycle
				}
				return env, false
			}
			env, _ = env.Unify(v, y)
		case isCompound:
			b, ok := y.(pl.Compound)
			if !ok || a.Functor() != b.Functor() || a.Arity() != b.Arity() {
				return env, false
			}
			for i := a.Arity() - 1; i >= 0; i-- {
				stack = append(stack, a.Arg(i), b.Arg(i))
			}
		case x != y:
			return env, false
		}
	}
	return env, true
}

func occurs(v pl.Variable, c pl.Compound, env *pl.Env) bool {
	stack := make([]pl.Compound, 0, 16)
	stack = append(stack, c)
	for looked := 0; len(stack) > 0; {
		c := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for i := range c.Arity() {
			if looked++; looked > maxOccurs {
				return false
			}
			switch t := env.Resolve(c.Arg(i)).(type) {
			case pl.Variable:
				if t == v {
					return true
				}
			case pl.Compound:
				stack = append(stack, t)
			}
		}
	}
	return false
}
