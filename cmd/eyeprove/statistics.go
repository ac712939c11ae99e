package main

import (
	"fmt"
	"time"

	"github.com/eyeprove/eyeprove/engine/arith"
)

// statistics is what a run took.
type statistics struct {
	Inferences   uint64  `json:"inferences"`
	ChoicePoints uint64  `json:"choice_points"`
	LogBytes     int     `json:"log_bytes"`
	PeakMemory   int64   `json:"peak_memory"` // bytes, of the whole process
	CPUSeconds   float64 `json:"cpu_seconds"` // of the whole process
}

func (x *execution) statistics() *statistics {
	s := x.engine.Stats()
	return &statistics{
		Inferences:   s.Inferences + x.forked.Inferences,
		ChoicePoints: s.Choices + x.forked.Choices,
		LogBytes:     max(s.LogBytes, x.forked.LogBytes),
		PeakMemory:   peakMemory(),
		CPUSeconds:   arith.CPUTime().Seconds(),
	}
}

func (x *execution) printStats() {
	x.out.Flush()
	s := x.statistics()
	cpu := time.Duration(s.CPUSeconds * float64(time.Second)).Round(time.Millisecond)
	fmt.Fprintf(x.err, "inferences     %d\nchoice points  %d\nlog bytes      %d\npeak memory    %s\nCPU time       %.3f s\n",
		s.Inferences, s.ChoicePoints, s.LogBytes, megabytes(s.PeakMemory), cpu.Seconds())
}
