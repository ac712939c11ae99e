package main

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"time"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
)

// watchMemory holds the process to --limit-memory. The machine counts its own
// areas; clauses, atoms and what built-ins make are Go's, which is watched here.
// The machine's big areas lie outside what Go counts, so Go's share shrinks as they grow.
func (x *execution) watchMemory() {
	limit := int64(x.o.memory)
	if limit == 0 {
		return
	}
	debug.SetMemoryLimit(limit - limit/8)
	go func() {
		for range time.Tick(20 * time.Millisecond) {
			debug.SetMemoryLimit(max(limit/16, limit-limit/8-machine.MappedBytes()))
			if heldMemory() > limit+limit/8 {
				spent := &engine.LimitError{Resource: isoerr.Memory, Limit: x.o.memory.String()}
				x.spent.Store(spent)
				x.watching.Lock()
				defer x.watching.Unlock()
				for _, m := range x.machines {
					m.Interrupt(spent)
				}
				return
			}
		}
	}()
}

// outOfMemory gives the error of a memory limit that was reached, else nil. What
// makes and checks a proof asks it.
func (x *execution) outOfMemory() error {
	if spent := x.spent.Load(); spent != nil {
		return spent
	}
	return nil
}

// memoryContext gives a context that ends when the memory limit is reached.
func (x *execution) memoryContext(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancelCause(ctx)
	go func() {
		for tick := time.NewTicker(20 * time.Millisecond); ; {
			select {
			case <-ctx.Done():
				tick.Stop()
				return
			case <-tick.C:
				if err := x.outOfMemory(); err != nil {
					cancel(err)
				}
			}
		}
	}()
	return ctx, func() { cancel(nil) }
}

// watched makes the memory limit end the runs of m.
func (x *execution) watched(m *machine.Machine) {
	x.watching.Lock()
	defer x.watching.Unlock()
	x.machines = append(x.machines, m)
}

// heldMemory is about what the process holds of the system's memory, in bytes.
func heldMemory() int64 {
	samples := []metrics.Sample{
		{Name: "/memory/classes/total:bytes"},
		{Name: "/memory/classes/heap/released:bytes"},
	}
	metrics.Read(samples)
	return int64(samples[0].Value.Uint64()) - int64(samples[1].Value.Uint64()) + machine.MappedBytes()
}
