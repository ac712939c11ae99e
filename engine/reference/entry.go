package reference

import (
	"fmt"
	"slices"

	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// entryKey is a predicate as code of a namespace names it.
type entryKey struct {
	functor term.Word
	system  bool
}

// entry is what goals of clauses call for a predicate. What it means is found
// when it is called.
type entry struct {
	s      *Searcher
	atom   term.Atom
	arity  int
	system bool
	name   pl.Atom
	pred   *machine.Pred // what it meant last
}

// maxEntry is the largest arity of an entry that is a predicate of ichiban's:
// Go predicates take eight arguments, two of which are the choice log.
const maxEntry = maxRegistered - 2

// wide reports that goals call the entry by way of $wide.
func (e *entry) wide() bool { return e.arity > maxEntry }

// entry gives the entry of a predicate, making it when it is new.
func (s *Searcher) entry(name term.Atom, arity int, system bool) *entry {
	key := entryKey{term.MakeFun(name, arity), system}
	e := s.entries[key]
	if e == nil {
		space := "user"
		if system {
			space = "system"
		}
		e = &entry{s: s, atom: name, arity: arity, system: system}
		e.name = pl.NewAtom(fmt.Sprintf("%s:%s/%d", space, name, arity))
		s.entries[key] = e
		e.register()
	}
	return e
}

func (e *entry) register() {
	vm := e.s.vm
	type (
		t = pl.Term
		k = pl.Cont
		v = *pl.Env
		p = *pl.Promise
	)
	switch e.arity {
	case 0:
		vm.Register2(e.name, func(_ *pl.VM, l0, l t, k k, env v) p { return e.call(nil, l0, l, k, env) })
	case 1:
		vm.Register3(e.name, func(_ *pl.VM, a, l0, l t, k k, env v) p { return e.call([]t{a}, l0, l, k, env) })
	case 2:
		vm.Register4(e.name, func(_ *pl.VM, a, b, l0, l t, k k, env v) p { return e.call([]t{a, b}, l0, l, k, env) })
	case 3:
		vm.Register5(e.name, func(_ *pl.VM, a, b, c, l0, l t, k k, env v) p { return e.call([]t{a, b, c}, l0, l, k, env) })
	case 4:
		vm.Register6(e.name, func(_ *pl.VM, a, b, c, d, l0, l t, k k, env v) p { return e.call([]t{a, b, c, d}, l0, l, k, env) })
	case 5:
		vm.Register7(e.name, func(_ *pl.VM, a, b, c, d, e5, l0, l t, k k, env v) p {
			return e.call([]t{a, b, c, d, e5}, l0, l, k, env)
		})
	case 6:
		vm.Register8(e.name, func(_ *pl.VM, a, b, c, d, e5, f, l0, l t, k k, env v) p {
			return e.call([]t{a, b, c, d, e5, f}, l0, l, k, env)
		})
	}
}

// resolve finds what the entry means now, nil for nothing.
func (e *entry) resolve() *machine.Pred {
	if q := e.pred; q != nil && q.System == e.system && isDefined(q) {
		return q
	}
	p := e.s.p
	q := p.Lookup(e.atom, e.arity, e.system)
	if q == nil || !isDefined(q) {
		if p.Autoload != nil {
			p.Autoload(e.atom, e.arity)
		}
		q = p.Lookup(e.atom, e.arity, true)
		if q == nil || !isDefined(q) {
			return nil
		}
	}
	e.pred = q
	return q
}

func isDefined(q *machine.Pred) bool { return q.Defined || q.Builtin != nil || q.Control }

// call calls the predicate with the choice log before and behind it.
func (e *entry) call(args []pl.Term, l0, l pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
	s := e.s
	if stop := s.step(args, env); stop != nil {
		return stop
	}
	q := e.resolve()
	switch {
	case q == nil && s.p.UnknownFails:
		return pl.Bool(false)
	case q == nil:
		return s.unknown(e.atom, e.arity, env)
	case q.Control:
		return s.solve(s.atoms.outward(e.atom).Apply(args...), goalContext{log: l0, end: l, k: k, system: e.system}, env)
	case q.Native() != nil:
		return s.builtin(q.Native(), args, l0, l, k, env)
	case q.Tabled:
		goal := s.atoms.outward(e.atom).Apply(args...)
		return s.entry(atomTabled, 1, true).call([]pl.Term{goal}, l0, l, k, env)
	}
	return s.invoke(q, args, l0, l, k, env)
}

// invoke calls the clauses of a predicate.
func (s *Searcher) invoke(q *machine.Pred, args []pl.Term, l0, l pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
	if q.Dynamic {
		return s.store(q, args, l0, l, k, env)
	}
	made := s.link(q)
	if made.tooDeep {
		return s.stop(errDepth)
	}
	id := pl.NewVariable()
	if s.named(made, args, env) {
		var ok bool
		l1 := pl.NewVariable()
		if env, ok = env.Unify(l0, cons(id, l1)); !ok {
			return pl.Bool(false)
		}
		l0 = l1
	}
	k = s.bounce(k)
	if !made.framed {
		return s.vm.Arrive(made.name, slices.Concat(args, []pl.Term{id, l0, l}), k, env)
	}
	f := &frame{exit: k}
	return s.scope(f, func(k pl.Cont, env *pl.Env) *pl.Promise {
		return s.vm.Arrive(made.name, slices.Concat(args, []pl.Term{id, l0, l, opaque[frame]{f}}), k, env)
	}, env)
}

// bounce makes a continuation that now and then lets the Go stack unwind:
// without it the exits of a deep recursion would be a deep recursion in Go.
func (s *Searcher) bounce(k pl.Cont) pl.Cont {
	return func(env *pl.Env) *pl.Promise {
		s.exits++
		if s.exits%32 != 0 {
			return k(env)
		}
		return pl.Delay(later(k, env))
	}
}
