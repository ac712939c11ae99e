package reference

import (
	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// The machine keeps the global variables of b_setval/2 on its heap and trail.
// Here they are a list without end in the environment, which grows by a pair
// Name-Value at each b_setval/2: backtracking shortens it again.

func (s *Searcher) setGlobal(b *machine.Builtin, args []pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	name, ok := env.Resolve(args[0]).(pl.Atom)
	if !ok {
		return s.bridge(b, args, nil, s.notes(c, b, args, env), env) // for its error
	}
	end := env.Resolve(s.globals)
	for {
		cell, ok := end.(pl.Compound)
		if !ok {
			break
		}
		end = env.Resolve(cell.Arg(1))
	}
	noted := s.notes(c, b, args, env)
	env, _ = env.Unify(end, cons(cons(name, args[1]), pl.NewVariable()))
	return noted(env)
}

func (s *Searcher) getGlobal(b *machine.Builtin, args []pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	name := env.Resolve(args[0])
	var value pl.Term
	for rest := env.Resolve(s.globals); ; {
		cell, ok := rest.(pl.Compound)
		if !ok {
			break
		}
		if pair := cell.Arg(0).(pl.Compound); pair.Arg(0) == name {
			value = pair.Arg(1)
		}
		rest = env.Resolve(cell.Arg(1))
	}
	if value == nil {
		return s.bridge(b, args, nil, s.notes(c, b, args, env), env)
	}
	noted := s.notes(c, b, args, env)
	env, ok := s.unify(args[1], value, env)
	if !ok {
		return s.failure()
	}
	return noted(env)
}
