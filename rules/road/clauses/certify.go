package clauses

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/referee"
	"github.com/eyeprove/eyeprove/rules/road/regions"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

// Certificate is all that the clauses need to establish what is true of a board.
type Certificate struct {
	Claim     string // unique, several or none
	Loops     []string
	Proposals []Proposal
	Solutions [][]bool
	Guessed   bool // nested assumptions were needed: the ladder alone does not finish
	Steps     int  // recorded steps that the claim needs
}

// ErrUnknown means that the budget did not suffice.
var ErrUnknown = errors.New("not decided within the budget")

// Certify solves a board so that every step can be written down: it proves the solution to
// be the only one, or shows two, or refutes the board. The rungs are those of the ladder;
// budget bounds the assumptions.
func Certify(ctx context.Context, p *ladder.Puzzle, rungs ladder.Rungs, budget int) (*Certificate, error) {
	c := &Certificate{}
	if p.Board.Cyclic() {
		if cuts := regions.Cuts(regions.Of(p.Board)); len(cuts) > 0 {
			c.Claim, c.Steps = "none", 1
			c.Proposals = []Proposal{{Context: "[]", Reason: CutReason(p, cuts[0])}}
			return c, nil
		}
	}
	s := ladder.New(p, rungs).Within(ctx)
	rec := s.Record()
	outcome := s.Run()
	if outcome == ladder.Ended {
		return nil, fmt.Errorf("%w: %v", ErrUnknown, ctx.Err())
	}
	if outcome == ladder.Stuck {
		r, err := search.Run(ctx, p, search.Options{Limit: 2, Keep: 2})
		if err != nil {
			return nil, fmt.Errorf("%w: %v", ErrUnknown, err)
		}
		switch r.Count {
		case 2:
			c.Claim, c.Solutions = "several", r.Solutions
			for _, used := range r.Solutions {
				c.Loops = append(c.Loops, Loop(p.Board, used))
			}
			return c, nil
		case 1:
			err = s.OnlySolution(r.Solutions[0], budget)
			outcome = ladder.Finished
		default:
			err = s.NoSolution(budget)
			outcome = ladder.Contradictory
		}
		if err != nil {
			return nil, fmt.Errorf("%w: %v", ErrUnknown, err)
		}
		c.Guessed = true
	}
	w := NewWriter(p, rec)
	if outcome == ladder.Contradictory {
		if !s.Conflict() {
			return nil, fmt.Errorf("%w: a finished board breaks a rule that is not in use", ErrUnknown)
		}
		c.Claim = "none"
		c.Proposals = w.Collect(int32(len(rec.Steps) - 1))
		c.Steps = len(c.Proposals)
		return c, nil
	}
	used := s.Used()
	if v := referee.JudgeLoop(p.Board, used); v.Broken != "" {
		return nil, fmt.Errorf("the solution found is none: %s", v.Message)
	}
	c.Claim, c.Solutions = "unique", [][]bool{used}
	c.Loops = []string{Loop(p.Board, used)}
	var targets []int32
	for e := 0; e < p.Board.Edges(); e++ {
		targets = append(targets, rec.StepOf(p.EdgeVar(e)))
	}
	c.Proposals = w.Collect(targets...)
	c.Steps = len(c.Proposals)
	return c, nil
}

// Program writes a certificate as facts of proposed/2, which a stand-in for the engine's
// propose/2 can look up, for the puzzle called name.
func (c *Certificate) Program(name string) string {
	var out strings.Builder
	for _, p := range c.Proposals {
		if p.Fact == "" {
			fmt.Fprintf(&out, "proposed(road_contradiction(%s, %s), %s).\n", name, p.Context, p.Reason)
		} else {
			fmt.Fprintf(&out, "proposed(road_reason(%s, %s, %s), %s).\n", name, p.Context, p.Fact, p.Reason)
		}
	}
	switch c.Claim {
	case "unique":
		fmt.Fprintf(&out, "proposed(road_loop(%s), %s).\n", name, c.Loops[0])
	case "several":
		fmt.Fprintf(&out, "proposed(road_loops(%s), [%s, %s]).\n", name, c.Loops[0], c.Loops[1])
	}
	return out.String()
}

// Goal is the goal that the certificate establishes.
func (c *Certificate) Goal(name string) string {
	switch c.Claim {
	case "unique":
		return "unique(" + name + ", Loop)"
	case "several":
		return "several(" + name + ", Loop1, Loop2)"
	}
	return "none(" + name + ")"
}
