package knight

import (
	"os"
	"strings"
	"testing"
	"time"
)

// The whole bank is solved again from scratch on every run of the tests: a stage
// without a tour cannot be shipped.
func TestBank(t *testing.T) {
	stages := Bank()
	if len(stages) != 298 {
		t.Fatalf("%d stages", len(stages))
	}
	start := time.Now()
	for _, err := range CheckBank(background, stages, nil, nil) {
		t.Error(err)
	}
	t.Logf("solved again in %v", time.Since(start).Round(time.Millisecond))
	chapters := map[string]int{}
	names := map[string]bool{}
	smooth, wrapped := 0, 0
	var nodes int64
	var openHundred, small bool
	for i, s := range stages {
		if s.ID != i+1 {
			t.Errorf("stage %d has the number %d", i+1, s.ID)
		}
		if i > 0 && stages[i-1].Chapter == s.Chapter && stages[i-1].Nodes > s.Nodes {
			t.Errorf("stage %d is easier than the one before it", s.ID)
		}
		if names[s.Name] {
			t.Errorf("two stages are called %s", s.Name)
		}
		names[s.Name] = true
		chapters[s.Chapter]++
		if s.Nodes == int64(s.Squares) {
			smooth++
		}
		if s.Absence != "" {
			wrapped++
		}
		nodes += s.Nodes
		openHundred = openHundred || s.Squares >= 100 && s.Nodes == int64(s.Squares)
		small = small || s.Squares <= 20 && s.Nodes >= 10_000
	}
	t.Logf("%v; %d never backtrack, %d wrapped with absence, %d nodes together", chapters, smooth, wrapped, nodes)
	if len(chapters) < 6 || wrapped < 60 {
		t.Errorf("%d chapters, %d wrapped stages", len(chapters), wrapped)
	}
	// Size is no measure: 100 squares in one sweep, 20 squares with tens of thousands
	// of nodes.
	if !openHundred || !small {
		t.Errorf("a large board in one sweep: %v; a small one with many nodes: %v", openHundred, small)
	}
}

// The bank is what its seed generates, and a generation that was interrupted goes
// on to the same stages. With -short only the first chapter.
func TestGenerateAgain(t *testing.T) {
	all := !testing.Short()
	p := &Progress{Seed: BankSeed}
	errEnough := os.ErrDeadlineExceeded
	err := Generate(background, p, func(p *Progress) error {
		if !all && p.Chapter == 1 {
			return errEnough
		}
		return nil
	})
	if all != (err == nil) {
		t.Fatal(err)
	}
	want := Bank()
	for i, s := range p.Stages {
		s.ID, s.Verdict = i+1, Checked // which the command adds when the proofs hold
		if s != want[i] {
			t.Fatalf("stage %d is generated as %+v, the bank has %+v", i+1, s, want[i])
		}
	}
	t.Logf("%d stages generated again", len(p.Stages))
}

// A stage whose plain board has a tour, or whose figures are wrong, falls.
func TestBankRefuses(t *testing.T) {
	var wrapped Stage
	for _, s := range Bank() {
		if s.Absence != "" {
			wrapped = s
			break
		}
	}
	for name, change := range map[string]func(*Stage){
		"nodes":       func(s *Stage) { s.Nodes++ },
		"fewer nodes": func(s *Stage) { s.Nodes-- },
		"band":        func(s *Stage) { s.Band = "impossible" },
		"tour":        func(s *Stage) { s.Tour = s.Tour[strings.Index(s.Tour, " ")+1:] },
		"no absence":  func(s *Stage) { s.Absence = "" },
		"absence":     func(s *Stage) { s.Absence = "cut 1,1" },
		"board":       func(s *Stage) { s.Board = "5x5" },
	} {
		s := wrapped
		change(&s)
		if s.Check(background, nil) == nil {
			t.Errorf("%s: accepted", name)
		}
	}
	if err := wrapped.Check(background, nil); err != nil {
		t.Error(err)
	}
}
