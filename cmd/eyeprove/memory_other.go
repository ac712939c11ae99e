//go:build !unix

package main

import "runtime"

// peakMemory is the memory the process got from the system, in bytes.
func peakMemory() int64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.Sys)
}
