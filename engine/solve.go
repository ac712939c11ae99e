package engine

import (
	"context"
	"errors"
	"iter"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// ErrBusy is the error of a goal begun while another is being solved.
var ErrBusy = errors.New("engine: another goal is being solved")

// Solve gives the solutions of goal in order, duplicates and all. The last pair
// of a search that went wrong has a nil answer and the error: an *Uncaught, a
// *LimitError, a *Halt, or the cause of ctx.
func (e *Engine) Solve(ctx context.Context, goal *Goal) iter.Seq2[*Answer, error] {
	return func(yield func(*Answer, error) bool) {
		if e.solving {
			yield(nil, ErrBusy)
			return
		}
		e.solving = true
		defer func() { e.solving = false }()
		defer e.InterruptBy(ctx)()
		run, err := e.search(goal)
		if err != nil {
			yield(nil, err)
			return
		}
		defer run.Close()
		for run.Next() {
			a, err := e.answer(goal, run)
			if !yield(a, err) || err != nil {
				return
			}
		}
		if err := run.Err(); err != nil {
			yield(nil, e.explain(err, goal.place))
		}
	}
}

// InterruptBy makes the end of ctx end whatever the engine runs, loading
// included, until release is called.
func (e *Engine) InterruptBy(ctx context.Context) (release func()) {
	if ctx.Done() == nil {
		return func() {}
	}
	told := make(chan struct{})
	m, searcher := e.machine, e.searcher // while a goal loads a text, e has others
	stop := context.AfterFunc(ctx, func() {
		m.Interrupt(context.Cause(ctx))
		if searcher != nil {
			searcher.Interrupt(context.Cause(ctx))
		}
		close(told)
	})
	return func() {
		if !stop() {
			<-told
		}
		m.ClearInterrupt()
		if searcher != nil {
			searcher.ClearInterrupt()
		}
	}
}

// once solves a goal once, for a directive. The error is explained.
func (e *Engine) once(g *Goal) (bool, error) {
	run, err := e.search(g)
	if err != nil {
		return false, err
	}
	defer run.Close()
	if run.Next() {
		return true, nil
	}
	if err := run.Err(); err != nil {
		return false, e.explain(err, g.place)
	}
	return false, nil
}

// IsLimit reports whether err is that of a limit or of a context: the run ended
// before its result was known.
func IsLimit(err error) bool {
	var limit *machine.LimitError
	return errors.As(err, &limit) || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, context.Canceled)
}
