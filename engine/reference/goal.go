package reference

import (
	"slices"

	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Goals made at run time are terms of the program. They are taken apart here,
// their predicates being called by the same entries as those of clauses.

var (
	atomSolve = pl.NewAtom("$solve")
	atomWide  = pl.NewAtom("$wide")
)

func (s *Searcher) registerGoals() {
	s.vm.Register3(atomSolve, func(_ *pl.VM, g, l0, l pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		return s.solve(g, goalContext{log: l0, end: l, k: k}, env)
	})
	s.vm.Register4(atomWide, func(_ *pl.VM, e, g, l0, l pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		return valueOf[entry](e, env).call(arguments(env.Resolve(g)), l0, l, k, env)
	})
	s.vm.Register2(atomSame, func(_ *pl.VM, x, y pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		return s.same([]pl.Term{x, y}, k, env)
	})
	s.registerConditions()
	s.registerCatch()
	s.registerSentries()
}

// goalContext is where a goal stands.
type goalContext struct {
	log, end pl.Term // the choice log before and behind it
	k        pl.Cont
	system   bool   // read in the system's namespace
	frame    *frame // what a cut goes back to; nil when nothing is to be cut
}

// done goes on behind a goal that logged nothing.
func (c *goalContext) done(env *pl.Env) *pl.Promise {
	env, ok := env.Unify(c.log, c.end)
	if !ok {
		return pl.Bool(false)
	}
	return c.k(env)
}

// enters extends the log before the goal by entries.
func (c goalContext) enters(env *pl.Env, entries ...pl.Term) (goalContext, *pl.Env) {
	rest := pl.NewVariable()
	env, _ = env.Unify(c.log, list(entries, rest))
	c.log = rest
	return c, env
}

// upto is the context of the first of two goals: what follows it begins with
// the log that next is given.
func (c goalContext) upto(next func(middle pl.Term, env *pl.Env) *pl.Promise) goalContext {
	middle := pl.NewVariable()
	c.end = middle
	c.k = func(env *pl.Env) *pl.Promise { return next(middle, env) }
	return c
}

// from is the context of the second of two goals.
func (c goalContext) from(middle pl.Term) goalContext {
	c.log = middle
	return c
}

// local is the context of a goal that is opaque to cuts and read as the
// program's.
func (c goalContext) local() goalContext {
	c.frame, c.system = nil, false
	return c
}

// solve solves a goal made at run time.
func (s *Searcher) solve(g pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	for {
		var name pl.Atom
		var args []pl.Term
		switch t := env.Resolve(g).(type) {
		case pl.Variable:
			return s.throw(env, instantiation)
		case pl.Atom:
			name = t
		case pl.Compound:
			name, args = t.Functor(), arguments(t)
		default:
			return s.throwType(env, isoerr.Callable, t)
		}
		switch {
		case len(args) == 0 && name == atomCut:
			if c.frame == nil {
				return c.done(env)
			}
			return c.frame.cut(c.done, env)
		case len(args) == 0 && (name == atomTrue || name == atomOtherwise):
			return c.done(env)
		case len(args) == 0 && (name == atomFail || name == atomFalse):
			return pl.Bool(false)
		case len(args) == 2 && (name == atomComma || name == atomSemicolon || name == atomThen || name == atomSoftThen):
			if !isBody(g, env) {
				return s.throwType(env, isoerr.Callable, g)
			}
			return s.control(name, args, c, env)
		case len(args) == 1 && name == atomNot:
			if !isBody(args[0], env) {
				return s.throwType(env, isoerr.Callable, args[0])
			}
			return s.negate(args[0], c, env)
		case name == atomCall && len(args) >= 1 && len(args) <= maxCall:
			return s.callN(args, c, env)
		case name == atomFindall && len(args) == 3:
			return s.findall(args, c, env)
		case name == atomCatch && len(args) == 3:
			return s.catch(args, c, env)
		case name == atomThrow && len(args) == 1:
			if _, isVar := env.Resolve(args[0]).(pl.Variable); isVar {
				return s.throw(env, instantiation)
			}
			return pl.Error(pl.NewException(copyTerm(args[0], env), nil))
		case name == atomSentry && len(args) == 3:
			return s.postSentry(args, c, env)
		case name == atomRelieve && len(args) == 2:
			return s.relieve(args, c, env)
		case name == atomClauses && len(args) == 1:
			return s.clauses(args[0], c, env)
		case name == atomColon && len(args) == 2:
			switch module := env.Resolve(args[0]).(type) {
			case pl.Variable:
				return s.throw(env, instantiation)
			case pl.Atom:
				c.system = c.system || module == atomSystem
				return s.callN(args[1:], c, env)
			default:
				return s.throwType(env, isoerr.AtomType, module)
			}
		}
		if len(args) > maxArity {
			return s.throw(env, pl.NewAtom("representation_error").Apply(pl.NewAtom("max_arity")))
		}
		return s.entry(s.atoms.inward(name), len(args), c.system).call(args, c.log, c.end, c.k, env)
	}
}

// maxArity is the largest arity of a predicate, as the machine has it.
const maxArity = 200

// control solves a construct of two goals.
func (s *Searcher) control(name pl.Atom, args []pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	switch name {
	case atomComma:
		return s.solve(args[0], c.upto(func(middle pl.Term, env *pl.Env) *pl.Promise {
			return s.solve(args[1], c.from(middle), env)
		}), env)
	case atomSemicolon:
		left, ok := env.Resolve(args[0]).(pl.Compound)
		if ok && left.Arity() == 2 && (left.Functor() == atomThen || left.Functor() == atomSoftThen) {
			return s.conditional(left.Arg(0), left.Arg(1), args[1], left.Functor() == atomSoftThen, c, env)
		}
		return s.either(args[0], args[1], c, env)
	}
	return s.conditional(args[0], args[1], atomFail, name == atomSoftThen, c, env)
}

// callN solves call(Closure, Args...).
func (s *Searcher) callN(args []pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	c.frame = nil
	g := env.Resolve(args[0])
	if len(args) > 1 {
		var failed *pl.Promise
		if g, failed = s.extend(g, args[1:], env); failed != nil {
			return failed
		}
	}
	if !isBody(g, env) {
		return s.throwType(env, isoerr.Callable, g)
	}
	return s.opaque(g, c, env)
}

// extend adds arguments to a closure.
func (s *Searcher) extend(closure pl.Term, more []pl.Term, env *pl.Env) (pl.Term, *pl.Promise) {
	switch t := env.Resolve(closure).(type) {
	case pl.Variable:
		return nil, s.throw(env, instantiation)
	case pl.Atom:
		return t.Apply(more...), nil
	case pl.Compound:
		if t.Functor() == atomColon && t.Arity() == 2 {
			inner, failed := s.extend(t.Arg(1), more, env)
			return atomColon.Apply(t.Arg(0), inner), failed
		}
		return t.Functor().Apply(slices.Concat(arguments(t), more)...), nil
	default:
		return nil, s.throwType(env, isoerr.Callable, t)
	}
}

// opaque solves a goal whose cuts are local to it.
func (s *Searcher) opaque(g pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	c.frame = nil
	if !hasCut(g, env) {
		return s.solve(g, c, env)
	}
	f := &frame{exit: c.k}
	c.frame = f
	return s.scope(f, func(_ pl.Cont, env *pl.Env) *pl.Promise { return s.solve(g, c, env) }, env)
}

// arguments gives the arguments of a term.
func arguments(t pl.Term) []pl.Term {
	c, ok := t.(pl.Compound)
	if !ok {
		return nil
	}
	args := make([]pl.Term, c.Arity())
	for i := range args {
		args[i] = c.Arg(i)
	}
	return args
}

// isBody reports whether every goal of a body is callable or a variable.
func isBody(body pl.Term, env *pl.Env) bool {
	stack := []pl.Term{body}
	for len(stack) > 0 {
		t := env.Resolve(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		switch t := t.(type) {
		case pl.Variable, pl.Atom:
		case pl.Compound:
			if t.Arity() == 2 {
				switch t.Functor() {
				case atomComma, atomSemicolon, atomThen, atomSoftThen:
					stack = append(stack, t.Arg(1), t.Arg(0))
				}
			}
		default:
			return false
		}
	}
	return true
}

// hasCut reports whether a body has a cut that reaches out of it.
func hasCut(body pl.Term, env *pl.Env) bool {
	stack := []pl.Term{body}
	for len(stack) > 0 {
		t := env.Resolve(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if t == atomCut {
			return true
		}
		if c, ok := t.(pl.Compound); ok && c.Arity() == 2 {
			switch c.Functor() {
			case atomComma, atomSemicolon:
				stack = append(stack, c.Arg(1), c.Arg(0))
			case atomThen, atomSoftThen, atomColon:
				stack = append(stack, c.Arg(1))
			}
		}
	}
	return false
}

var instantiation = pl.NewAtom("instantiation_error")

// throw raises an error of the standard, its context left open.
func (s *Searcher) throw(env *pl.Env, formal pl.Term) *pl.Promise {
	return pl.Error(pl.NewException(pl.NewAtom("error").Apply(copyTerm(formal, env), pl.NewVariable()), nil))
}

func (s *Searcher) throwType(env *pl.Env, want isoerr.ValidType, culprit pl.Term) *pl.Promise {
	return s.throw(env, pl.NewAtom("type_error").Apply(pl.NewAtom(string(want)), culprit))
}

// unknown raises the error of a call of a predicate that does not exist.
func (s *Searcher) unknown(name term.Atom, arity int, env *pl.Env) *pl.Promise {
	indicator := pl.NewAtom("/").Apply(s.atoms.outward(name), pl.Integer(arity))
	return s.throw(env, pl.NewAtom("existence_error").Apply(pl.NewAtom("procedure"), indicator))
}
