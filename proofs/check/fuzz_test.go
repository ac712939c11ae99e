package check

import (
	"context"
	"errors"
	"testing"
	"time"
)

// FuzzCheck changes documents at will: whatever comes of them, the checker
// returns a report or one of the errors it is documented to return.
func FuzzCheck(f *testing.F) {
	entries := fuzzSeeds(f)
	for _, g := range entries {
		f.Add(g.program, g.document)
	}
	f.Fuzz(func(t *testing.T, program, document string) {
		p, err := LoadProgram([]Source{{Name: "program.pl", Text: program}})
		if err != nil {
			return
		}
		r, err := Check(context.Background(), p, document, Options{
			Discharge: true, StepsPerDecision: 20_000, ClosureSteps: 20_000, MaxCells: 1 << 22, Timeout: 5 * time.Second})
		switch {
		case err == nil:
			_ = r.Text()
		case errors.Is(err, ErrNoGoals), errors.Is(err, ErrTooLarge), errors.Is(err, context.DeadlineExceeded):
		default:
			t.Fatalf("error %v", err)
		}
	})
}

func fuzzSeeds(f *testing.F) []good {
	var seeds []good
	for _, name := range []string{"family", "control", "library_goals", "negation", "collection", "called", "arithmetic", "added"} {
		seeds = append(seeds, good{name, readFile(f, "../testdata/good/"+name+".pl"), readFile(f, "../testdata/good/"+name+".proof")})
	}
	return seeds
}
