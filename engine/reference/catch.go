package reference

import (
	"context"
	"errors"
	"strings"

	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/term"
)

// ichiban's catch/3 also catches what is thrown after its goal has exited, by
// the goals behind it. So it is given a variable as catcher, and what it caught
// is thrown again when the goal is not running or the ball does not match.

// catching is a catch/3 under way.
type catching struct {
	start   func(env *pl.Env) *pl.Promise
	recover func(ball pl.Term, env *pl.Env) *pl.Promise
	exited  bool // the goal has a solution and was not asked for another
}

var (
	atomTry    = pl.NewAtom("$try")
	atomCaught = pl.NewAtom("$caught")
)

func (s *Searcher) registerCatch() {
	s.vm.Register1(atomTry, func(_ *pl.VM, t pl.Term, _ pl.Cont, env *pl.Env) *pl.Promise {
		return valueOf[catching](t, env).start(env)
	})
	s.vm.Register2(atomCaught, func(_ *pl.VM, t, ball pl.Term, _ pl.Cont, env *pl.Env) *pl.Promise {
		c := valueOf[catching](t, env)
		ball = copyTerm(ball, env)
		switch {
		case s.fatal != nil:
			return pl.Error(s.fatal)
		case isDefect(ball):
			return s.stop(errors.Join(errDefect, errors.New(ball.(pl.Compound).Arg(1).(pl.Atom).String())))
		case c.exited:
			return pl.Error(pl.NewException(ball, nil))
		}
		return c.recover(ball, env)
	})
}

// catch solves catch(Goal, Catcher, Recovery).
func (s *Searcher) catch(args []pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	c = c.local()
	h := &catching{}
	h.start = func(env *pl.Env) *pl.Promise {
		c, env := c.enters(env, pl.Integer(0))
		k := c.k
		c.k = func(env *pl.Env) *pl.Promise {
			h.exited = true
			return pl.Delay(later(k, env), func(context.Context) *pl.Promise {
				h.exited = false
				return pl.Bool(false)
			})
		}
		return s.callN(args[:1], c, env)
	}
	h.recover = func(ball pl.Term, env *pl.Env) *pl.Promise {
		after, ok := s.unify(args[1], ball, env)
		if !ok && s.fatal != nil {
			return s.failure()
		}
		if !ok {
			return pl.Error(pl.NewException(ball, nil))
		}
		c, after := c.enters(after, caught(args[1], ball, env, after)...)
		return s.opaque(args[2], c, after)
	}
	ball := pl.NewVariable()
	it := opaque[catching]{h}
	return pl.Catch(s.vm, atomTry.Apply(it), ball, atomCaught.Apply(it, ball), pl.Failure, env)
}

// caught gives the entries of the log for a ball: what the variables of the
// catcher became, if these are atoms and small integers, else the whole.
func caught(catcher, ball pl.Term, before, env *pl.Env) []pl.Term {
	entries := []pl.Term{pl.Integer(1)}
	for _, v := range variablesOf(before, catcher) {
		w := env.Resolve(v)
		i, small := w.(pl.Integer)
		_, atom := w.(pl.Atom)
		if !atom && !(small && term.FitsSmall(int64(i))) {
			return []pl.Term{pl.Integer(1), copyTerm(ball, nil)}
		}
		entries = append(entries, w)
	}
	return entries
}

// isDefect reports whether a ball is what ichiban makes of a Go error that is no
// exception: a panic, or the end of a context.
func isDefect(ball pl.Term) bool {
	c, ok := ball.(pl.Compound)
	if !ok || c.Functor() != atomError || c.Arity() != 2 || c.Arg(0) != atomSystemError {
		return false
	}
	text, ok := c.Arg(1).(pl.Atom)
	return ok && (strings.HasPrefix(text.String(), "panic: ") || strings.HasPrefix(text.String(), "context "))
}

var (
	atomError       = pl.NewAtom("error")
	atomSystemError = pl.NewAtom("system_error")
)
