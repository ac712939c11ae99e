//go:build !unix

package arith

import "time"

var processStart = time.Now()

// CPUTime gives the time since the process started, where the system does not
// tell the processor time.
func CPUTime() time.Duration { return time.Since(processStart) }
