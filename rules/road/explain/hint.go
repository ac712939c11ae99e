package explain

import (
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/referee"
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
// edge. A Hint with neither steps nor reasons means that the rungs give none.
func Next(p *ladder.Puzzle, m geometry.Marks, rungs ladder.Rungs) Hint {
	if v := referee.Judge(p.Board, m); v.Broken != "" {
		return Hint{Broken: &v}
	}
	for i := range ladder.RungNames {
		use := rungs & ladder.UpTo(i)
		if rungs>>i&1 == 0 {
			continue
		}
		s := ladder.New(p, use)
		rec := s.Record()
		good := give(s, m)
		given := len(rec.Steps)
		outcome := ladder.Contradictory
		if good {
			outcome = s.Run()
		}
		if outcome == ladder.Contradictory {
			return Hint{Wrong: true, Steps: strip(Steps(p, rec, m, int32(len(rec.Steps)-1)))}
		}
		if best := first(p, rec, given, m); best >= 0 {
			return Hint{Steps: strip(Steps(p, rec, m, best))}
		}
		if s.Complete() {
			return Hint{Done: true}
		}
	}
	return Hint{}
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

// first picks the step to show: the earliest that puts a cell or an edge on the loop, if the
// first twenty have one, else the earliest that decides any; -1 if none does.
func first(p *ladder.Puzzle, rec *ladder.Recorder, given int, m geometry.Marks) int32 {
	best, seen := int32(-1), 0
	for i := given; i < len(rec.Steps) && seen < 20; i++ {
		step := &rec.Steps[i]
		if step.Conclusion == ladder.False || int(step.Conclusion/2) >= p.Bits() || step.Context != 0 {
			continue
		}
		kind, n := ladder.Describe(p.Board, step.Conclusion/2)
		if kind == ladder.CellVar && m.Cell[n] != geometry.Open || kind == ladder.EdgeVar && m.Edge[n] != geometry.Open {
			continue
		}
		seen++
		// Ends of marked lines are on the loop; nobody needs to be told.
		if step.Rule == ladder.UsedEdge || step.Rule == ladder.EmptyCell {
			if best < 0 {
				best = int32(i)
			}
			continue
		}
		if step.Conclusion&1 == 0 {
			return int32(i)
		}
		if best < 0 || rec.Steps[best].Rule == ladder.UsedEdge || rec.Steps[best].Rule == ladder.EmptyCell {
			best = int32(i)
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
