//go:build unix

package arith

import (
	"syscall"
	"time"
)

// CPUTime gives the processor time of this process, in user mode and in the
// system.
func CPUTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
