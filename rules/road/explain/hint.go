package explain

import (
	"context"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/referee"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

// Hint is one justified step from a partial grid: the steps that lead to it (often only
// itself), or why there is none.
type Hint struct {
	Steps  []Step
	Broken *referee.Verdict // a rule that the grid breaks already
	Wrong  bool             // the marks contradict the puzzle, although no rule is broken yet
	Done   bool             // nothing is open
}

// Next looks for the next step, with the weakest rung that gives one. The step decides a
// cell, or an edge; one that says where the loop goes is preferred to one that closes an
// edge. Marks that no solution has are reported as wrong. A Hint with neither steps nor
// reasons means that the rungs give none. The error is that of the context.
func Next(ctx context.Context, p *ladder.Puzzle, m geometry.Marks, rungs ladder.Rungs) (Hint, error) {
	if v := referee.Judge(p.Board, m); v.Broken != "" {
		return Hint{Broken: &v}, nil
	}
	possible, err := search.Run(ctx, p, search.Options{Limit: 1, From: &m})
	if err != nil {
		return Hint{}, err
	}
	if possible.Count == 0 {
		h := Hint{Wrong: true}
		s := ladder.New(p, rungs).Within(ctx)
		rec := s.Record()
		if !give(s, m) || s.Run() == ladder.Contradictory && s.Conflict() {
			h.Steps = strip(Steps(p, rec, m, int32(len(rec.Steps)-1)))
		}
		return h, nil
	}
	for i := range ladder.RungNames {
		use := rungs & ladder.UpTo(i)
		if rungs>>i&1 == 0 {
			continue
		}
		s := ladder.New(p, use).Within(ctx)
		rec := s.Record()
		if !give(s, m) || s.Conflict() {
			return Hint{Wrong: true}, nil
		}
		given := len(rec.Steps)
		if s.Run() == ladder.Ended {
			return Hint{}, ctx.Err()
		}
		if best := first(p, rec, given, m); best >= 0 {
			return Hint{Steps: strip(Steps(p, rec, m, best))}, nil
		}
		if s.Complete() {
			return Hint{Done: true}, nil
		}
	}
	return Hint{}, nil
}

// give assumes all marks; false when they contradict each other.
func give(s *ladder.State, m geometry.Marks) bool {
	for c, x := range m.Cell {
		if x != geometry.Open && !s.Assume(fact(ladder.Var(c), x)) {
			return false
		}
	}
	for e, x := range m.Edge {
		if x != geometry.Open && !s.Assume(fact(s.EdgeVar(e), x)) {
			return false
		}
	}
	return true
}

func fact(v ladder.Var, m geometry.Mark) ladder.Lit {
	if m == geometry.On {
		return ladder.On(v)
	}
	return ladder.Off(v)
}

// first picks the step to show among the first hundred that decide something: the one that
// rests on the fewest others, and of those rather one that says where the loop goes. It
// returns -1 if there is none.
func first(p *ladder.Puzzle, rec *ladder.Recorder, given int, m geometry.Marks) int32 {
	best, bestCost, seen := int32(-1), 0, 0
	for i := given; i < len(rec.Steps) && seen < 100; i++ {
		step := &rec.Steps[i]
		if step.Conclusion == ladder.False || int(step.Conclusion/2) >= p.Bits() || step.Context != 0 {
			continue
		}
		kind, n := ladder.Describe(p.Board, step.Conclusion/2)
		if kind == ladder.CellVar && m.Cell[n] != geometry.Open || kind == ladder.EdgeVar && m.Edge[n] != geometry.Open {
			continue
		}
		seen++
		cost := 0
		for _, u := range rec.Needed(int32(i)) {
			if rec.Steps[u].Rule != ladder.Given || rec.Steps[u].Context != 0 {
				cost += 4
			}
		}
		switch {
		case step.Rule == ladder.UsedEdge || step.Rule == ladder.EmptyCell:
			cost += 2 // Nobody needs to be told that the ends of a line are on the loop.
		case step.Conclusion&1 == 1:
			cost++
		}
		if best < 0 || cost < bestCost {
			best, bestCost = int32(i), cost
		}
	}
	return best
}

// strip leaves out the marks that were given, and numbers the rest anew.
func strip(steps []Step) []Step {
	name := map[int]int{}
	var out []Step
	for _, s := range steps {
		if s.Rule == ladder.Given.String() && s.Depth == 0 {
			continue
		}
		name[s.Number] = len(out) + 1
		s.Number = len(out) + 1
		var from []int
		for _, n := range s.From {
			if k, ok := name[n]; ok {
				from = append(from, k)
			}
		}
		s.From = from
		out = append(out, s)
	}
	return out
}
