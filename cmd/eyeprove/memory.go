package main

import (
	"runtime/debug"
	"runtime/metrics"
	"time"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
)

// watchMemory holds the process to --limit-memory. The machine counts its own
// areas; clauses, atoms and what built-ins make are Go's, which is watched here.
func (x *execution) watchMemory() {
	limit := int64(x.o.memory)
	if limit == 0 {
		return
	}
	debug.SetMemoryLimit(limit - limit/8)
	go func() {
		for range time.Tick(20 * time.Millisecond) {
			if heldMemory() > limit+limit/20 {
				x.watching.Lock()
				defer x.watching.Unlock()
				for _, m := range x.machines {
					m.Interrupt(&engine.LimitError{Resource: isoerr.Memory, Limit: x.o.memory.String()})
				}
				return
			}
		}
	}()
}

// watched makes the memory limit end the runs of m.
func (x *execution) watched(m *machine.Machine) {
	x.watching.Lock()
	defer x.watching.Unlock()
	x.machines = append(x.machines, m)
}

// heldMemory is what the process holds of the system's memory, in bytes.
func heldMemory() int64 {
	samples := []metrics.Sample{
		{Name: "/memory/classes/total:bytes"},
		{Name: "/memory/classes/heap/released:bytes"},
	}
	metrics.Read(samples)
	return int64(samples[0].Value.Uint64()) - int64(samples[1].Value.Uint64())
}
