package reference

import (
	"context"

	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/isoerr"
)

// ichiban does not tell whether a goal can be asked for more, nor when a cut drops
// its choices. So setup_call_cleanup/3 takes the first solution of its goal for the
// last: that is where this engine differs from the machine.

// sentry is a goal with a clean-up under way.
type sentry struct {
	start    func(env *pl.Env) *pl.Promise
	cleanUp  func(why pl.Term, env *pl.Env) error
	relieved bool // the clean-up has been run, or its clause runs it
}

var (
	atomSentry    = pl.NewAtom("$sentry")
	atomRelieve   = pl.NewAtom("$relieve")
	atomCleanUp   = pl.NewAtom("$clean_up")
	atomException = pl.NewAtom("exception")
	atomDone      = pl.NewAtom("done")
	atomWatch     = pl.NewAtom("$watch")
	atomAlarm     = pl.NewAtom("$alarm")
)

func (s *Searcher) registerSentries() {
	s.vm.Register1(atomWatch, func(_ *pl.VM, t pl.Term, _ pl.Cont, env *pl.Env) *pl.Promise {
		return valueOf[sentry](t, env).start(env)
	})
	s.vm.Register2(atomAlarm, func(_ *pl.VM, t, ball pl.Term, _ pl.Cont, env *pl.Env) *pl.Promise {
		v := valueOf[sentry](t, env)
		ball = copyTerm(ball, env)
		if s.fatal == nil && !v.relieved {
			v.relieved = true
			_ = v.cleanUp(atomException.Apply(ball), env) // the first error counts
		}
		if s.fatal != nil {
			return pl.Error(s.fatal)
		}
		return pl.Error(pl.NewException(ball, nil))
	})
}

// postSentry solves '$sentry'(CleanUp, Reason, Sentry).
func (s *Searcher) postSentry(args []pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	switch t := env.Resolve(args[0]).(type) {
	case pl.Variable:
		return s.throw(env, instantiation)
	case pl.Atom, pl.Compound:
	default:
		return s.throwType(env, isoerr.Callable, t)
	}
	v := &sentry{}
	v.cleanUp = func(why pl.Term, env *pl.Env) error {
		aside := goalContext{log: pl.NewVariable(), end: pl.NewVariable(), system: true, k: pl.Success}
		_, err := s.solve(atomCleanUp.Apply(args[1], args[0], why), aside, env).Force(s.context())
		return err
	}
	v.start = func(env *pl.Env) *pl.Promise {
		env, ok := env.Unify(args[2], opaque[sentry]{v})
		if !ok {
			return pl.Bool(false)
		}
		return pl.Delay(func(context.Context) *pl.Promise { return c.done(env) }, func(context.Context) *pl.Promise {
			if v.relieved {
				return pl.Bool(false)
			}
			v.relieved = true
			if err := v.cleanUp(atomFail, env); err != nil {
				return pl.Error(err)
			}
			return pl.Bool(false)
		})
	}
	it := opaque[sentry]{v}
	ball := pl.NewVariable()
	return pl.Catch(s.vm, atomWatch.Apply(it), ball, atomAlarm.Apply(it, ball), pl.Failure, env)
}

// relieve solves '$relieve'(Sentry, Outcome).
func (s *Searcher) relieve(args []pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	v := valueOf[sentry](args[0], env)
	if v.relieved {
		return pl.Bool(false)
	}
	v.relieved = true
	c, env = c.enters(env, atomDone)
	env, ok := env.Unify(args[1], atomDone)
	if !ok {
		return pl.Bool(false)
	}
	return c.done(env)
}
