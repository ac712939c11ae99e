package reference

import (
	"context"
	"slices"

	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// The clauses of dynamic predicates stay in the program's clause store, which
// assert, retract and clause/2 work on: a call tries those that are there when
// it begins (the logical update view). What ichiban does is to unify and to
// backtrack over them.

// storedClause is a clause of the store as ichiban takes it: a fact as its
// arguments, a rule as a predicate of one clause.
type storedClause struct {
	id      int32
	args    []pl.Term // of a head without repeated variables
	vars    bool      // args hold variables
	name    pl.Atom   // of the predicate of a rule; 0 for a fact
	framed  bool      // the rule has cuts
	tooDeep bool
}

func (s *Searcher) storedClause(c *machine.Clause) *storedClause {
	made := s.stored[c.Serial()]
	if made != nil {
		return made
	}
	made = &storedClause{id: c.ID}
	s.stored[c.Serial()] = made
	t, head, body, ok := s.open(c)
	if !ok {
		made.tooDeep = true
		return made
	}
	var seq *sequence
	made.args, seq = t.head(head)
	made.vars = len(variablesOf(nil, made.args...)) > 0
	if c.IsFact() && len(seq.goals) == 0 {
		return made
	}
	count, _ := cutsIn(t.x.heap, body)
	made.framed = count > 0
	made.name = s.newName(s.p.PredOf(c).Name.Name())
	s.clause(c, made.name, made.framed, true)
	return made
}

// store calls a dynamic predicate, or a static one, by its clauses in the store.
func (s *Searcher) store(q *machine.Pred, args []pl.Term, l0, l pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
	k = s.bounce(k)
	var f *frame
	var tries []func(context.Context) *pl.Promise
	for _, c := range s.p.Clauses(q) {
		made := s.storedClause(c)
		if made.tooDeep {
			return s.stop(errDepth)
		}
		if !mayMatch(made.args, args, env) {
			continue
		}
		if made.framed && f == nil {
			f = &frame{exit: k}
		}
		tries = append(tries, func(context.Context) *pl.Promise { return s.try(made, args, l0, l, f, k, env) })
	}
	if f == nil {
		return pl.Delay(tries...)
	}
	return s.scope(f, func(_ pl.Cont, env *pl.Env) *pl.Promise { return pl.Delay(tries...) }, env)
}

func (s *Searcher) try(c *storedClause, args []pl.Term, l0, l pl.Term, f *frame, k pl.Cont, env *pl.Env) *pl.Promise {
	l1 := pl.NewVariable()
	env, ok := env.Unify(l0, cons(pl.Integer(c.id), l1))
	if !ok {
		return pl.Bool(false)
	}
	if c.name != 0 {
		all := slices.Concat(args, []pl.Term{pl.Integer(c.id), l1, l})
		if c.framed {
			all = append(all, opaque[frame]{f})
		}
		return s.vm.Arrive(c.name, all, k, env)
	}
	head := c.args
	if c.vars {
		whole := copyTerm(atomArgs.Apply(head...), nil).(pl.Compound)
		head = make([]pl.Term, len(c.args))
		for i := range head {
			head[i] = whole.Arg(i)
		}
	}
	for i, a := range args {
		if env, ok = env.Unify(head[i], a); !ok {
			return pl.Bool(false)
		}
	}
	if env, ok = env.Unify(l1, l); !ok {
		return pl.Bool(false)
	}
	return k(env)
}

// mayMatch is false when the functors of two arguments already differ.
func mayMatch(head, args []pl.Term, env *pl.Env) bool {
	for i, h := range head {
		switch h := h.(type) {
		case pl.Variable:
		case pl.Compound:
			switch a := env.Resolve(args[i]).(type) {
			case pl.Variable:
			case pl.Compound:
				if a.Functor() != h.Functor() || a.Arity() != h.Arity() {
					return false
				}
			default:
				return false
			}
		default:
			switch a := env.Resolve(args[i]).(type) {
			case pl.Variable:
			case pl.Compound:
				return false
			default:
				if a != h {
					return false
				}
			}
		}
	}
	return true
}
