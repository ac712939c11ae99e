package ladder

import "errors"

// ErrBudget means that a refutation needs more assumptions than allowed.
var ErrBudget = errors.New("the board needs more assumptions than allowed")

// ErrSolution means that what was to be refuted has a solution.
var ErrSolution = errors.New("there is a solution, so there is nothing to refute")

// OnlySolution decides everything that Run left open, given the only solution: each fact
// that differs from it is refuted, by nested assumptions where single ones are not enough.
// Afterwards every cell and edge is decided under no assumption, which proves uniqueness. It
// fails with ErrSolution when the solution is not the only one, and with the error of the
// context of Within.
func (s *State) OnlySolution(used []bool, budget int) error {
	on := make([]bool, s.Bits())
	for e, u := range used {
		if u {
			on[s.cells+e] = true
			on[s.Board.Ends[e][0]], on[s.Board.Ends[e][1]] = true, true
		}
	}
	for !s.Complete() {
		v := s.Pick()
		l := On(v)
		if on[v] {
			l = Off(v)
		}
		ok, err := s.refuteFact(l, &budget)
		if err != nil {
			return err
		}
		if !ok {
			return errors.New("the given solution is none")
		}
	}
	return nil
}

// NoSolution refutes a board without solutions: afterwards Conflict reports true, and the
// last recorded step is the contradiction.
func (s *State) NoSolution(budget int) error {
	for {
		if s.conflict {
			return nil
		}
		v := s.Pick()
		if v < 0 {
			return ErrSolution
		}
		if _, err := s.refuteFact(On(v), &budget); err != nil {
			return err
		}
	}
}

// refuteFact assumes a fact and goes on assuming until all is contradictory; then the
// opposite is known. ok is false when that contradicts too.
func (s *State) refuteFact(l Lit, budget *int) (ok bool, err error) {
	type frame struct {
		mark int
		m    probeMark
		lit  Lit
	}
	var stack []frame
	next := l
	for {
		if err = s.over(); err != nil {
			break
		}
		if *budget--; *budget < 0 {
			err = ErrBudget
			break
		}
		f := frame{mark: s.Mark(), lit: next}
		if s.rec != nil {
			f.m = s.rec.enter(next)
		}
		stack = append(stack, f)
		before := s.Count.Assumptions
		good := s.Assume(next) && s.Propagate() && (s.rungs&Probe == 0 || s.probe())
		*budget -= s.Count.Assumptions - before
		for !good && len(stack) > 0 {
			f := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			s.Undo(f.mark)
			var arg int32
			if s.rec != nil {
				arg = s.rec.refuted(f.m)
			}
			good = s.derive(Not(f.lit), Refuted, arg) && s.Propagate()
			if len(stack) == 0 {
				return good, nil
			}
		}
		if v := s.Pick(); v >= 0 {
			next = On(v)
			continue
		}
		err = ErrSolution
		break
	}
	if len(stack) > 0 {
		s.Undo(stack[0].mark)
		if s.rec != nil {
			s.rec.drop(stack[0].m)
		}
	}
	return true, err
}

// Pick chooses an open edge, at the end of a path if there is one, or an open cell when
// all edges are decided; -1 when nothing is open.
func (s *State) Pick() Var {
	b := s.Board
	best, bestScore := Var(-1), -1
	for e, ends := range b.Ends {
		v := s.EdgeVar(e)
		if s.val[v] != 0 {
			continue
		}
		score := 0
		for _, c := range ends {
			if s.val[c] > 0 {
				score += 4
			}
			score += 3*int(s.degOn[c]) + int(s.degOff[c])
		}
		if score > bestScore {
			best, bestScore = v, score
		}
	}
	if best < 0 {
		for c := 0; c < s.cells; c++ {
			if s.val[c] == 0 {
				return Var(c)
			}
		}
	}
	return best
}
