package check

import (
	"errors"
	"time"
)

// Options say what is asked and how far a check may go. The zero value asks
// the program's own goals under the default limits.
type Options struct {
	// Goals are the goals the proof answers, as text without the final dot.
	// Empty means those the program declares.
	Goals []string
	// Strict makes every trusted boundary a failure of C5; with Discharge, every
	// one that stays open.
	Strict bool
	// Discharge asks for C8: claims are replayed from the goals asked, and what
	// C1-C7 trust or leave out of account is closed where it can be.
	Discharge bool
	// ClosureSteps bounds the inferences for each thing that C8 closes; beyond,
	// it stays an obligation with reason bound. 0 means DefaultSteps.
	ClosureSteps int
	// MaxBytes is the longest document in bytes; 0 means DefaultMaxBytes.
	MaxBytes int
	// MaxCells is the most cells, of 8 bytes, the document's terms may take;
	// 0 means DefaultMaxCells.
	MaxCells int
	// StepsPerDecision bounds the inferences for one goal that is decided
	// again; beyond, the goal is trusted with reason bound. 0 means
	// DefaultSteps.
	StepsPerDecision int
	// Timeout ends the whole check with an error; 0 means DefaultTimeout,
	// negative none.
	Timeout time.Duration
}

// The limits that hold unless Options say otherwise.
const (
	DefaultMaxBytes = 1_000_000_000
	DefaultMaxCells = 500_000_000
	DefaultSteps    = 10_000_000
	DefaultTimeout  = 30 * time.Minute
)

func (o Options) withDefaults() Options {
	if o.MaxBytes == 0 {
		o.MaxBytes = DefaultMaxBytes
	}
	if o.MaxCells == 0 {
		o.MaxCells = DefaultMaxCells
	}
	o.MaxCells = min(o.MaxCells, busy-1) // places in a store have 32 bits
	if o.StepsPerDecision == 0 {
		o.StepsPerDecision = DefaultSteps
	}
	if o.ClosureSteps == 0 {
		o.ClosureSteps = DefaultSteps
	}
	if o.Timeout == 0 {
		o.Timeout = DefaultTimeout
	}
	return o
}

// ErrNoGoals says that neither the options nor the program name a goal that
// the proof answers.
var ErrNoGoals = errors.New("no goals: the program declares none and none was given")

// ErrTooLarge says that a document is beyond Options.MaxBytes or MaxCells.
var ErrTooLarge = errors.New("the proof document is beyond the size limit")
