package reference

import (
	"context"

	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/isoerr"
)

// findall solves findall(Template, Goal, List). Its search is one of its own
// within ichiban, as ichiban's findall/3 does it.
func (s *Searcher) findall(args []pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	if !isPartialList(args[2], env) {
		return s.throwType(env, isoerr.List, args[2])
	}
	if !isBody(args[1], env) {
		return s.throwType(env, isoerr.Callable, args[1])
	}
	return pl.Delay(func(ctx context.Context) *pl.Promise {
		var found []pl.Term
		search := goalContext{log: pl.NewVariable(), end: pl.NewVariable(), k: func(env *pl.Env) *pl.Promise {
			found = append(found, copyTerm(args[0], env))
			return pl.Bool(false)
		}}
		if _, err := s.opaque(args[1], search, env).Force(ctx); err != nil {
			return pl.Error(err)
		}
		if len(found) >= maxDepth {
			return s.stop(errDepth)
		}
		all := list(found, atomNil)
		c, env := c.enters(env, copyTerm(all, nil))
		env, ok := s.unify(args[2], all, env)
		if !ok {
			return s.failure()
		}
		return c.done(env)
	})
}

// isPartialList reports whether t is a list or may become one.
func isPartialList(t pl.Term, env *pl.Env) bool {
	for {
		switch x := env.Resolve(t).(type) {
		case pl.Variable:
			return true
		case pl.Compound:
			if x.Functor() != atomDot || x.Arity() != 2 {
				return false
			}
			t = x.Arg(1)
		default:
			return x == atomNil
		}
	}
}
