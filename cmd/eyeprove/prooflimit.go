package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/eyeprove/eyeprove/proofs"
)

// proofLimit is the value of --proof-limit: the most steps and the most bytes of a
// document. A plain number is steps, a number with a unit bytes: 5000000, 3GB, or
// both, 5000000,3GB. Zero stands for the default.
type proofLimit struct {
	steps int
	bytes size
}

// Set reads the value; what it does not mention stays as it was.
func (l *proofLimit) Set(text string) error {
	for part := range strings.SplitSeq(text, ",") {
		part = strings.TrimSpace(part)
		if n, err := strconv.Atoi(part); err == nil && n > 0 {
			l.steps = n
		} else if err == nil || l.bytes.Set(part) != nil {
			return fmt.Errorf("a number of steps or a size is expected, such as 5000000 or 3GB")
		}
	}
	return nil
}

// String writes the value as Set reads it, with the defaults where nothing is set.
func (l *proofLimit) String() string {
	steps, bytes := l.steps, l.bytes
	if steps == 0 {
		steps = proofs.DefaultMaxSteps
	}
	if bytes == 0 {
		bytes = proofs.DefaultMaxBytes
	}
	return fmt.Sprintf("%d,%s", steps, &bytes)
}

// Type names the value in the help.
func (*proofLimit) Type() string { return "limit" }
