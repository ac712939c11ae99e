package reference

import (
	"context"
	"errors"
	"fmt"
	"runtime/metrics"
	"sync"

	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
)

// bounds is what ends a search early: limits, interrupts, terms that ichiban
// must not be given.
type bounds struct {
	limits   machine.Limits
	steps    uint64
	occupied uint64 // bytes of the Go heap when the search began
	fatal    error  // what ended the search; no catch/3 catches it

	mutex     sync.Mutex // guards what follows
	interrupt error
	ctx       context.Context // of the search; its end ends what makes no steps
	cancel    context.CancelCauseFunc
}

// errDepth and errCycle are limits of this engine.
var (
	errDepth error = &machine.LimitError{Resource: isoerr.Depth, Limit: fmt.Sprintf("%d levels of a term given to ichiban", maxDepth)}
	errCycle error = &machine.LimitError{Resource: isoerr.Depth, Limit: "finite terms, which is what ichiban is given,"}
)

const (
	lookEvery    = 64   // steps between two looks at interrupts
	measureEvery = 1024 // steps between two looks at memory and the depth of terms
)

var errDeadline = &machine.LimitError{Resource: isoerr.Time, Limit: "the deadline"}

// Interrupt ends a running search with err, as does every later one until
// ClearInterrupt. It may be called from any goroutine.
func (b *bounds) Interrupt(err error) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.interrupt = err
	if b.cancel != nil {
		b.cancel(err)
	}
}

// ClearInterrupt lets goals run again.
func (b *bounds) ClearInterrupt() {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.interrupt = nil
}

// Inferences gives the number of calls made so far.
func (b *bounds) Inferences() uint64 { return b.steps }

func (b *bounds) context() context.Context {
	if b.ctx == nil {
		return context.Background()
	}
	return b.ctx
}

// begin readies the bounds for a search.
func (b *bounds) begin() {
	b.fatal = nil
	b.occupied = heapBytes()
	b.mutex.Lock()
	defer b.mutex.Unlock()
	ctx, cancel := context.WithCancelCause(context.Background())
	b.ctx, b.cancel = ctx, cancel
	if d := b.limits.Deadline; !d.IsZero() {
		ctx, stop := context.WithDeadlineCause(ctx, d, errDeadline)
		b.ctx, b.cancel = ctx, func(err error) { cancel(err); stop() }
	}
	if b.interrupt != nil {
		cancel(b.interrupt)
	}
}

// end gives back what begin took.
func (b *bounds) end() {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if b.cancel != nil {
		b.cancel(nil)
	}
	b.ctx, b.cancel = nil, nil
}

// stop ends the search with err.
func (b *bounds) stop(err error) *pl.Promise {
	b.fatal = err
	return pl.Error(err)
}

// step counts a call. It gives nil, or the end of the search.
func (b *bounds) step(args []pl.Term, env *pl.Env) *pl.Promise {
	b.steps++
	if n := b.limits.Steps; n > 0 && b.steps > n {
		return b.stop(&machine.LimitError{Resource: isoerr.Steps, Limit: fmt.Sprint(n)})
	}
	if b.steps%lookEvery != 0 {
		return nil
	}
	if b.ctx.Err() != nil {
		return b.stop(context.Cause(b.ctx))
	}
	if b.steps%measureEvery != 0 {
		return nil
	}
	if n := b.limits.Memory; n > 0 && heapBytes() > b.occupied+uint64(n) {
		return b.stop(&machine.LimitError{Resource: isoerr.Memory, Limit: fmt.Sprintf("%d bytes", n)})
	}
	for _, a := range args {
		if isDeep(a, env) {
			return b.stop(errDepth)
		}
	}
	return nil
}

// heapBytes gives what the Go heap holds, garbage not yet collected included.
func heapBytes() uint64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// isDeep reports whether t is deeper than maxDepth, looking at its first hundred
// thousand parts.
func isDeep(t pl.Term, env *pl.Env) bool {
	type item struct {
		t     pl.Term
		depth int
	}
	stack := []item{{t, 1}}
	for looked := 0; len(stack) > 0 && looked < 10*maxDepth; looked++ {
		i := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		c, ok := env.Resolve(i.t).(pl.Compound)
		if !ok {
			continue
		}
		if i.depth >= maxDepth {
			return true
		}
		for k := range c.Arity() {
			stack = append(stack, item{c.Arg(k), i.depth + 1})
		}
	}
	return false
}

var errDefect = errors.New("reference: ichiban failed")

// later delays a continuation.
func later(k pl.Cont, env *pl.Env) func(context.Context) *pl.Promise {
	return func(context.Context) *pl.Promise { return k(env) }
}
