package reference

import (
	"context"
	"errors"

	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// builtin calls a built-in with the choice log before and behind it.
func (s *Searcher) builtin(b *machine.Builtin, args []pl.Term, l0, l pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
	c := goalContext{log: l0, end: l, k: k}
	if own := owns[nativeKey{b.Name, b.Arity}]; own != nil {
		return own(s, b, args, c, env)
	}
	switch {
	case b.Noted() && len(args) > 0:
		return s.decideBuiltin(b, args, s.notes(c, b, args, env), env)
	case b.Ages && len(variablesOf(env, args...)) > 1:
		return s.ordered(b, args, c, env)
	}
	return s.decideBuiltin(b, args, c.done, env)
}

// notes is the continuation of a built-in, called in env, whose outcome the log
// has.
func (s *Searcher) notes(c goalContext, b *machine.Builtin, args []pl.Term, env *pl.Env) pl.Cont {
	before := env
	return func(env *pl.Env) *pl.Promise {
		c, env := c.enters(env, s.kept(b, args, before, env)...)
		return c.done(env)
	}
}

// kept gives the entries of the log for a built-in, as engine/machine/noted.go has
// them; all arguments for one whose state the machine logs, which ichiban's own
// have not.
func (s *Searcher) kept(b *machine.Builtin, args []pl.Term, before, env *pl.Env) []pl.Term {
	switch {
	case b.Silent():
		return nil
	case b.Names:
		return []pl.Term{pl.Integer(s.m.NamedClause())}
	}
	whole := []pl.Term{copyTerm(atomArgs.Apply(args...), env)}
	if b.GoesOn() {
		return whole
	}
	bound := map[pl.Variable]bool{}
	for _, v := range variablesOf(before, args...) {
		if env.Resolve(v) != v {
			bound[v] = true
		}
	}
	mask := pl.Integer(0)
	entries := []pl.Term{mask}
	direct := map[pl.Variable]bool{}
	for i, a := range args[:min(len(args), machine.MaxMasked)] {
		v, ok := before.Resolve(a).(pl.Variable)
		if !ok || !bound[v] {
			continue
		}
		if len(variablesOf(env, a)) > 0 {
			return whole
		}
		mask |= 1 << i
		direct[v] = true
		entries = append(entries, copyTerm(a, env))
	}
	if len(direct) < len(bound) {
		return whole
	}
	entries[0] = mask
	return entries
}

// decideBuiltin calls a built-in: ichiban's own where that will do.
func (s *Searcher) decideBuiltin(b *machine.Builtin, args []pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
	if n := natives[nativeKey{b.Name, b.Arity}]; n != nil && (n.fit == nil || n.fit(s, args, env)) {
		return s.native(n, b, args, k, env)
	}
	return s.bridge(b, args, nil, k, env)
}

// bridge calls the machine's Go code for a built-in, on copies of the arguments,
// with entries for the machine's choice log.
func (s *Searcher) bridge(b *machine.Builtin, args, entries []pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
	if b.Redo != nil {
		return s.bridgeMany(b, args, k, env)
	}
	return s.run(args, entries, func(words []term.Word) (bool, error) { return b.Fn(s.m, words) },
		func(ok bool, _ []pl.Term, env *pl.Env) *pl.Promise {
			if !ok {
				return pl.Bool(false)
			}
			return k(env)
		}, env)
}

// ordered calls the machine's Go code for a built-in that compares variables, and
// logs what their order decided.
func (s *Searcher) ordered(b *machine.Builtin, args []pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	return s.run(args, nil, func(words []term.Word) (bool, error) { return b.Fn(s.m, words) },
		func(ok bool, added []pl.Term, env *pl.Env) *pl.Promise {
			if !ok {
				return pl.Bool(false)
			}
			c, env := c.enters(env, added...)
			return c.done(env)
		}, env)
}

// run has f do something with copies of terms, with entries for the machine's
// choice log, and hands what it gave, the entries that it added and what it bound
// to k.
func (s *Searcher) run(args, entries []pl.Term, f func(words []term.Word) (bool, error), k func(ok bool, added []pl.Term, env *pl.Env) *pl.Promise, env *pl.Env) *pl.Promise {
	h := &s.m.Heap
	top := h.Top
	in := importer{atoms: &s.atoms, heap: h, env: env}
	vars, words := in.arguments(args)
	log := make([]term.Word, len(entries))
	for i, t := range entries {
		log[i] = in.importTerm(t)
	}
	var ok bool
	var added []pl.Term
	err := s.guard(func() error {
		entered, err := s.m.WithLog(log, func() (err error) {
			ok, err = f(words)
			return err
		})
		x := exporter{atoms: &s.atoms, heap: h}
		for _, w := range entered {
			added = append(added, x.export(w))
		}
		return err
	})
	if err == nil && ok {
		env, ok, err = s.results(&in, vars, env)
	}
	h.Top = top
	if err != nil {
		return s.raise(err)
	}
	return k(ok, added, env)
}

// arguments lays arguments down on the heap, the variables first.
func (m *importer) arguments(args []pl.Term) (vars []pl.Variable, words []term.Word) {
	vars = m.byAge(args)
	words = make([]term.Word, len(args))
	for i, a := range args {
		words[i] = m.importTerm(a)
	}
	return vars, words
}

// guard calls f and makes a heap that would pass its limit an error.
func (s *Searcher) guard(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			limit, ok := p.(term.LimitReached)
			if !ok {
				panic(p)
			}
			err = &machine.LimitError{Resource: isoerr.Memory, Limit: limit.Error()}
		}
	}()
	return f()
}

// results unifies variables with what a built-in bound them to on the heap.
func (s *Searcher) results(in *importer, vars []pl.Variable, env *pl.Env) (*pl.Env, bool, error) {
	x := exporter{atoms: &s.atoms, heap: in.heap}
	for _, v := range vars {
		w := in.vars[v]
		if in.heap.Deref(w) == w {
			if x.vars == nil {
				x.vars = map[term.Word]pl.Term{}
			}
			x.vars[w] = v
		}
	}
	for _, v := range vars {
		w := in.vars[v]
		if in.heap.Deref(w) == w {
			continue
		}
		t := x.export(w)
		if x.tooDeep {
			return env, false, errDepth
		}
		var ok bool
		if env, ok = s.unify(v, t, env); !ok {
			return env, false, s.fatal
		}
	}
	s.bigs = s.bigs || x.big
	return env, true, nil
}

// raise makes an error of a built-in ichiban's: an exception, which the program
// can catch, or the end of the search.
func (s *Searcher) raise(err error) *pl.Promise {
	var ex *isoerr.Exception
	if !errors.As(err, &ex) {
		return s.stop(err)
	}
	h := &s.m.Heap
	top := h.Top
	x := exporter{atoms: &s.atoms, heap: h}
	ball := x.export(h.Thaw(ex.Ball))
	h.Top = top
	if x.tooDeep {
		return s.stop(errDepth)
	}
	s.bigs = s.bigs || x.big
	return pl.Error(pl.NewException(ball, nil))
}

// bridgeMany is bridge for a built-in with several solutions.
func (s *Searcher) bridgeMany(b *machine.Builtin, args []pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
	h := &s.m.Heap
	top := h.Top
	in := importer{atoms: &s.atoms, heap: h, env: env}
	vars, words := in.arguments(args)
	cells := make([]term.Word, len(vars))
	for i, v := range vars {
		cells[i] = in.vars[v]
	}
	defer func() { h.Top = top }()
	return s.solution(b, redoing{vars: vars, cells: cells, args: words}, k, env)
}

// redoing is a call of a built-in with several solutions, on the heap.
type redoing struct {
	vars        []pl.Variable
	cells, args []term.Word
	state       term.Word
}

// solution asks for the next solution, and makes those behind it alternatives.
func (s *Searcher) solution(b *machine.Builtin, r redoing, k pl.Cont, env *pl.Env) *pl.Promise {
	h := &s.m.Heap
	var ok bool
	var next term.Word
	err := s.guard(func() (err error) {
		ok, next, err = b.Redo(s.m, r.args, r.state)
		return err
	})
	if err != nil {
		return s.raise(err)
	}
	if !ok {
		return pl.Bool(false)
	}
	in := importer{heap: h, vars: map[pl.Variable]term.Word{}}
	for i, v := range r.vars {
		in.vars[v] = r.cells[i]
	}
	found, ok, err := s.results(&in, r.vars, env)
	if err != nil {
		return s.raise(err)
	}
	solved := func(context.Context) *pl.Promise {
		if !ok {
			return pl.Bool(false)
		}
		return k(found)
	}
	if next == 0 {
		return pl.Delay(solved)
	}
	// Take the call and its state off the heap, as they were before this
	// solution.
	for _, c := range r.cells {
		h.Cells[c.Index()] = c
	}
	whole := h.NewList(append([]term.Word{next}, r.args...), term.AtomNil.Word())
	image, at := h.FreezeVars(whole, r.cells)
	return pl.Delay(solved, func(context.Context) *pl.Promise {
		top := h.Top
		defer func() { h.Top = top }()
		words, _ := h.Slice(h.Thaw(image))
		again := redoing{vars: r.vars, args: words[1:], state: h.Deref(words[0])}
		for _, cell := range at {
			again.cells = append(again.cells, term.MakeRef(top+cell))
		}
		return s.solution(b, again, k, env)
	})
}
