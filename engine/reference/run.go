package reference

import (
	"context"
	"errors"
	"iter"

	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Run is the search for the solutions of one goal. A Searcher has one at a time.
type Run struct {
	s    *Searcher
	goal pl.Term
	log  pl.Variable
	top  int // of the machine's heap when the search began
	next func() (*pl.Env, bool)
	stop func()
	done bool
	err  error

	answer  term.Word
	entries []term.Word
}

// Solve begins a search. goal lives on the machine's heap. Call Close when the
// search is over.
func (s *Searcher) Solve(goal term.Word) machine.Solutions {
	s.begin()
	s.refresh()
	s.p.DropIncomplete()
	clear(s.marks)
	s.globals = pl.NewVariable()
	h := &s.m.Heap
	r := &Run{s: s, top: h.Top, log: pl.NewVariable()}
	x := exporter{atoms: &s.atoms, heap: h}
	r.goal = x.export(goal)
	s.bigs = s.bigs || x.big
	if x.tooDeep {
		r.done, r.err = true, errDepth
		r.stop = func() {}
		return r
	}
	r.next, r.stop = iter.Pull(r.search)
	return r
}

// search lets ichiban search and yields the environments of the solutions.
func (r *Run) search(yield func(*pl.Env) bool) {
	s := r.s
	c := goalContext{log: r.log, end: pl.NewVariable(), k: func(env *pl.Env) *pl.Promise {
		return pl.Bool(!yield(env))
	}}
	_, err := s.callN([]pl.Term{r.goal}, c, nil).Force(s.context())
	r.err = s.ended(err)
}

// ended gives the error that ended a search as the machine would give it.
func (s *Searcher) ended(err error) error {
	if err == nil {
		return nil
	}
	if s.fatal != nil {
		return s.fatal
	}
	if s.ctx != nil && s.ctx.Err() != nil {
		return context.Cause(s.ctx)
	}
	var ex pl.Exception
	if !errors.As(err, &ex) {
		return errors.Join(errDefect, err)
	}
	if isDefect(ex.Term()) {
		return errors.Join(errDefect, ex)
	}
	h := term.NewHeap(0)
	in := importer{atoms: &s.atoms, heap: h}
	return isoerr.Throw(h, in.importTerm(ex.Term()))
}

// Next searches for the next solution and reports whether there is one. After
// it gave false, Err tells whether the search ended in an error.
func (r *Run) Next() bool {
	if r.done {
		return false
	}
	h := &r.s.m.Heap
	h.Top = r.top
	env, ok := r.next()
	if !ok {
		r.done = true
		return false
	}
	in := importer{atoms: &r.s.atoms, heap: h, env: env}
	r.answer = in.importTerm(r.goal)
	r.entries = r.entries[:0]
	for rest := env.Resolve(r.log); ; {
		c, ok := rest.(pl.Compound)
		if !ok {
			return true
		}
		r.entries = append(r.entries, in.importTerm(c.Arg(0)))
		rest = env.Resolve(c.Arg(1))
	}
}

// Goal gives the goal as the solution found last has instantiated it, on the
// machine's heap.
func (r *Run) Goal() term.Word { return r.answer }

// Log gives the choice log of the solution found last, its terms on the
// machine's heap.
func (r *Run) Log() []term.Word { return r.entries }

// Err gives the error that ended the search: an *isoerr.Exception nobody
// caught, a *machine.LimitError, a *machine.Halt, or what Interrupt was given.
func (r *Run) Err() error { return r.err }

// Close ends the search and gives back what it made.
func (r *Run) Close() {
	r.done = true
	r.stop()
	r.s.end()
	r.s.m.Heap.Top = r.top
}
