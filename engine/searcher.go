package engine

import (
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Searcher solves goals over the machine's program in place of the machine:
// another engine, such as that of package reference.
type Searcher interface {
	// Solve begins a search for a goal on the machine's heap. The searcher has
	// one at a time.
	Solve(goal term.Word) machine.Solutions
	// Interrupt makes searches end with err, from any goroutine, until
	// ClearInterrupt.
	Interrupt(err error)
	ClearInterrupt()
	Inferences() uint64 // calls made so far
}

// WithSearcher has goals, those of directives included, solved by another
// engine, which is made with the limits of WithLimits.
func WithSearcher(make func(*machine.Machine, Limits) Searcher) Option {
	return func(e *Engine) { e.makeSearcher = make }
}

// search begins a search for goal. The error is that of a goal for which there is no
// room.
func (e *Engine) search(goal *Goal) (run machine.Solutions, err error) {
	err = e.machine.Sheltered(func() error {
		g := goal.Term(&e.machine.Heap)
		if e.searcher != nil {
			run = e.searcher.Solve(g)
		} else {
			run = e.machine.Solve(g)
		}
		return nil
	})
	return run, err
}
