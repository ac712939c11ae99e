package knight

import (
	"context"
	_ "embed"
	"fmt"
	"runtime"
	"sync"
)

//go:embed bank.jsonl
var bankText []byte

// BankSeed is the seed from which Generate makes the bank.
const BankSeed = 298

// Checked is the verdict of a stage whose proofs hold with nothing left to trust.
const Checked = "checked"

// Bank gives the 298 stages, in order: chapter by chapter, each from easy to hard.
func Bank() []Stage {
	stages, err := ReadStages(bankText)
	if err != nil {
		panic("knight: the bank cannot be read: " + err.Error()) // a test reads it
	}
	return stages
}

// Judge proves a goal of the rule library and has the proof checked, independently
// of this package. The error says why the goal does not stand.
type Judge func(ctx context.Context, goal string) error

// Claims gives the goals that a stage stands on, for a Judge: that its tour is one,
// and of a wrapped stage also that the plain board has none.
func (s *Stage) Claims() ([]string, error) {
	b, t, err := s.Puzzle()
	if err != nil {
		return nil, err
	}
	tour, err := ParseTour(b, s.Tour)
	if err != nil {
		return nil, err
	}
	goals := []string{"tour(" + BoardTerm(b) + ", " + TaskTerm(b, t) + ", " + PointsTerm(tour) + ")"}
	if s.Absence != "" {
		plain := b.Unwrapped()
		c, err := ParseCertificate(NewGraph(plain), s.Absence)
		if err != nil {
			return nil, err
		}
		term, err := CertificateTerm(plain, Any, c)
		if err != nil {
			return nil, err
		}
		goals = append(goals, "no_tour("+BoardTerm(plain)+", open, "+term+")")
	}
	return goals, nil
}

// Check solves the stage again from nothing: the plain search must take the nodes
// and find the tour that the stage names, the band must be theirs, and a wrapped
// stage must have no tour without the wrap. judge may be nil.
func (s *Stage) Check(ctx context.Context, judge Judge) error {
	b, t, err := s.Puzzle()
	if err != nil {
		return err
	}
	fail := func(format string, args ...any) error {
		return fmt.Errorf("stage %d, %s: %s", s.ID, s.Name, fmt.Sprintf(format, args...))
	}
	tour, err := ParseTour(b, s.Tour)
	if err != nil {
		return fail("%v", err)
	}
	if err := Verify(b, t, tour); err != nil {
		return fail("%v", err)
	}
	g := NewGraph(b)
	run := g.PlainNodes(ctx, t, s.Nodes)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if run.Ended != Found || run.Nodes != s.Nodes {
		return fail("the plain search ended after %d nodes, the stage says %d", run.Nodes, s.Nodes)
	}
	if got := TourText(g.found(Decision{}, run.Tour, "").Tour); got != s.Tour {
		return fail("the plain search finds another tour")
	}
	if BandOf(s.Nodes) != s.Band || g.N != s.Squares {
		return fail("%d squares, band %s, and the stage says %d, %s", g.N, BandOf(s.Nodes), s.Squares, s.Band)
	}
	if b.Wrap && !t.Closed {
		plain := b.Unwrapped()
		c, err := ParseCertificate(NewGraph(plain), s.Absence)
		if err != nil {
			return fail("the certificate of absence: %v", err)
		}
		if err := VerifyCertificate(plain, Any, c); err != nil {
			return fail("the certificate of absence: %v", err)
		}
		if d := Decide(ctx, plain, Options{Task: Any}); d.Verdict != NoTour {
			return fail("without the wrap the board is decided as %s", d.Verdict)
		}
	}
	if judge == nil {
		return nil
	}
	goals, err := s.Claims()
	if err != nil {
		return fail("%v", err)
	}
	for _, goal := range goals {
		if err := judge(ctx, goal); err != nil {
			return fail("%v", err)
		}
	}
	if s.Verdict != Checked {
		return fail("its proofs are checked, and it says %q", s.Verdict)
	}
	return nil
}

// CheckBank checks stages in parallel and gives the errors in the order of the
// stages. done is called after each stage, from one goroutine at a time; it and judge
// may be nil.
func CheckBank(ctx context.Context, stages []Stage, judge Judge, done func()) []error {
	results := make([]error, len(stages))
	work := make(chan int)
	var wait sync.WaitGroup
	var lock sync.Mutex
	for range runtime.GOMAXPROCS(0) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for i := range work {
				results[i] = stages[i].Check(ctx, judge)
				if done != nil {
					lock.Lock()
					done()
					lock.Unlock()
				}
			}
		}()
	}
	for i := range stages {
		work <- i
	}
	close(work)
	wait.Wait()
	var errs []error
	for _, err := range results {
		if err != nil {
			errs = append(errs, err)
		}
	}
	return errs
}

//go:embed schema.json
var schemaText string

// Schema is the JSON schema of the exported bank.
func Schema() string { return schemaText }
