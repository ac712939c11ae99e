package ladder

// closed looks whether a used edge closed a loop. Then the loop is all there is, and every
// cell outside it is empty.
func (s *State) closed(e int32) bool {
	found := false
	for _, x := range s.closing {
		found = found || x == e
	}
	if !found {
		return true
	}
	s.work.stamp++
	x := s.Board.Ends[e][0]
	for c, via := x, e; ; {
		s.work.mark[c] = s.work.stamp
		if c, via = s.next(c, via); c == x {
			break
		}
		if c < 0 {
			return true // A branch elsewhere: the degree rules refute it.
		}
	}
	for c := 0; c < s.cells; c++ {
		if s.work.mark[c] != s.work.stamp && s.val[c] >= 0 && !s.derive(Off(Var(c)), LoopClosed, e) {
			return false
		}
	}
	return true
}

// next goes along used edges from a cell that was entered by an edge: the next cell and the
// edge to it, or -1 at the end of the path.
func (s *State) next(c, via int32) (int32, int32) {
	for i, e := range s.Board.Around[c] {
		if e >= 0 && e != via && s.val[s.cells+int(e)] > 0 {
			return s.Board.Beside[c][i], e
		}
	}
	return -1, -1
}

// earlyClosures closes each open edge that would join the two ends of one path to a loop
// that cannot be the solution. Whether it can is decided by looking for a known road cell
// off the path, never by comparing the path's length with a number of known cells: a cell
// on the path may still be unknown as a cell, and then the comparison refutes the solution
// itself (TestClosureBeforeItsCellsAreKnown).
func (s *State) earlyClosures() bool {
	b := s.Board
	for c := int32(0); int(c) < s.cells; c++ {
		d := s.mate[c]
		if s.degOn[c] != 1 || d < c || s.degOn[d] != 1 {
			continue
		}
		e := b.Between(c, d)
		if e < 0 || s.val[s.cells+int(e)] != 0 {
			continue
		}
		if s.path(c) && s.whyNotAll() != nil && !s.derive(Off(s.EdgeVar(int(e))), ClosesEarly, e) {
			return false
		}
	}
	return true
}

// path marks the cells of the path that begins at c and keeps them in order; false when it
// runs into a circle.
func (s *State) path(c int32) bool {
	w := &s.work
	w.stamp++
	w.cells = w.cells[:0]
	for via := int32(-1); c >= 0; c, via = s.next(c, via) {
		if w.mark[c] == w.stamp {
			return false
		}
		w.mark[c] = w.stamp
		w.cells = append(w.cells, c)
	}
	return true
}

// Flaw says why a set of cells cannot be all that the loop passes. Exactly one is set.
type Flaw struct {
	Cell    int32 // a road cell outside, or -1
	Country int32 // a country that is not visited, or whose number does not match, or -1
	Edge    int32 // a border edge with both ends outside, or -1
}

// whyNotAll looks for a reason that the marked cells are not all of the loop.
func (s *State) whyNotAll() *Flaw {
	w, b := &s.work, s.Board
	if s.onCells > 0 {
		for c := int32(0); int(c) < s.cells; c++ {
			if s.val[c] > 0 && w.mark[c] != w.stamp {
				return &Flaw{Cell: c, Country: -1, Edge: -1}
			}
		}
	}
	for k, m := range b.Members {
		inside := 0
		for _, c := range m {
			if w.mark[c] == w.stamp {
				inside++
			}
		}
		if n := b.Number[k]; inside == 0 && !b.MaySkip || n >= 0 && n != inside {
			return &Flaw{Cell: -1, Country: int32(k), Edge: -1}
		}
	}
	for e, ends := range b.Ends {
		if b.Border[e] && w.mark[ends[0]] != w.stamp && w.mark[ends[1]] != w.stamp {
			return &Flaw{Cell: -1, Country: -1, Edge: int32(e)}
		}
	}
	return nil
}
