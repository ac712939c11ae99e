package ladder

import (
	"context"

	"github.com/eyeprove/eyeprove/rules/road/referee"
)

// Outcome is what a ladder made of a board.
type Outcome int

// The outcomes. Finished proves that the board has exactly the one solution.
const (
	Stuck Outcome = iota
	Finished
	Contradictory
	Ended // the context given to Within was over first
)

// String names an outcome.
func (o Outcome) String() string {
	return [...]string{"stuck", "finished", "contradictory", "ended"}[o]
}

// Within makes Run and the refutations end when a context does.
func (s *State) Within(ctx context.Context) *State {
	s.ctx = ctx
	return s
}

// over returns the context's error when it has ended.
func (s *State) over() error {
	if s.ctx == nil {
		return nil
	}
	return s.ctx.Err()
}

// Run brings the state to the fixpoint of its rungs, probing if Probe is among them.
func (s *State) Run() Outcome {
	if !s.Propagate() {
		return Contradictory
	}
	if s.rungs&Probe != 0 && !s.probe() {
		return Contradictory
	}
	if s.over() != nil {
		return Ended
	}
	if !s.Complete() {
		return Stuck
	}
	if referee.JudgeLoop(s.Board, s.Used()).Broken != "" {
		return Contradictory
	}
	return Finished
}

// probe assumes each open cell and edge on and off in turn; what leads to a contradiction is
// refuted. It goes on until a whole round finds nothing, or the context ends. It returns false
// when the state itself is contradictory.
func (s *State) probe() bool {
	idle := 0
	for v := Var(0); idle < s.Bits() && s.over() == nil; v = (v + 1) % Var(s.Bits()) {
		idle++
		if s.val[v] != 0 {
			continue
		}
		for _, l := range []Lit{On(v), Off(v)} {
			refuted, ok := s.Try(l)
			if !ok {
				return false
			}
			if refuted {
				idle = 0
				break
			}
		}
	}
	return true
}

// Try probes one open fact. If assuming it leads to a contradiction, its opposite is
// deduced and propagated. ok is false when that is a contradiction too.
func (s *State) Try(l Lit) (refuted, ok bool) {
	s.Count.Assumptions++
	mark := s.Mark()
	var m probeMark
	if s.rec != nil {
		m = s.rec.enter(l)
	}
	good := s.Assume(l) && s.Propagate()
	s.Undo(mark)
	if good {
		if s.rec != nil {
			s.rec.drop(m)
		}
		return false, true
	}
	var arg int32
	if s.rec != nil {
		arg = s.rec.refuted(m)
	}
	ok = s.derive(Not(l), Refuted, arg) && s.Propagate()
	return true, ok
}
