package ladder

// derive adds a fact that a rule concludes; arg says where the rule applies (a cell, an
// edge, a country or a pair, by the rule). A fact that is known already is no step. When
// the opposite is known, this is a conflict. derive returns false on a conflict.
func (s *State) derive(l Lit, rule Rule, arg int32) bool {
	if s.Holds(l) {
		return true
	}
	s.Count.Facts++
	clash := s.val[l/2] != 0
	if s.rec != nil {
		s.rec.deduced(s, l, rule, arg, clash)
	}
	if clash {
		s.conflict = true
		return false
	}
	s.assign(l)
	return true
}

// refute concludes a contradiction directly: a rule's counting has no way out.
func (s *State) refute(rule Rule, arg int32) bool {
	s.Count.Facts++
	if s.rec != nil {
		s.rec.deduced(s, False, rule, arg, false)
	}
	s.conflict = true
	return false
}

// Assume adds a fact that nothing justifies: a mark of a partial grid, a probe, a guess. It
// returns false when the opposite is known.
func (s *State) Assume(l Lit) bool { return s.derive(l, Given, 0) }

// Conflict tells whether the last propagation ended in a contradiction.
func (s *State) Conflict() bool { return s.conflict }

// Propagate applies the rules of all rungs but probe until nothing more follows. It returns
// false on a contradiction.
func (s *State) Propagate() bool {
	if s.conflict {
		return false
	}
	if !s.started {
		s.started = true
		if !s.opening() {
			return false
		}
	}
	for {
		for s.head < len(s.trail) {
			l := s.trail[s.head]
			s.head++
			if !s.local(l) {
				return false
			}
		}
		before := len(s.trail)
		if s.loopDirty && s.rungs&Loop != 0 && !s.earlyClosures() {
			return false
		}
		if len(s.trail) == before && s.dirtyAny && s.rungs&Once != 0 && !s.insideCountries() {
			return false
		}
		if len(s.trail) == before && s.loopDirty {
			s.loopDirty = false
			if s.rungs&Loop != 0 && !s.reach() {
				return false
			}
		}
		if len(s.trail) == before && s.macroDirty {
			s.macroDirty = false
			if s.query != nil && !s.macro() {
				return false
			}
		}
		if len(s.trail) == before {
			return true
		}
	}
}

// opening applies what follows before anything is known.
func (s *State) opening() bool {
	b := s.Board
	if s.rungs&Region != 0 {
		for e := range b.Border {
			if b.Dangling(e) && !s.derive(Off(s.EdgeVar(e)), Wall, int32(e)) {
				return false
			}
		}
		if !s.someCell() {
			return false
		}
	}
	for k := range b.Members {
		if !s.country(int32(k)) || !s.rim(int32(k)) || !s.near(int32(k)) {
			return false
		}
	}
	for p := range b.Pairs {
		if !s.pair(int32(p)) {
			return false
		}
	}
	for c := 0; c < s.cells; c++ {
		if !s.degree(int32(c)) {
			return false
		}
	}
	return true
}

// local applies the rules that a new fact takes part in as a neighbour.
func (s *State) local(l Lit) bool {
	b := s.Board
	on := l&1 == 0
	switch n := l / 2; {
	case int(n) < s.cells:
		if !on && s.rungs&Region != 0 {
			for i, e := range b.Around[n] {
				if e < 0 {
					continue
				}
				if !s.derive(Off(s.EdgeVar(int(e))), EmptyCell, n) {
					return false
				}
				if b.Border[e] && !s.derive(On(b.Beside[n][i]), FacingEmpty, e) {
					return false
				}
			}
		}
		if s.rungs&Region != 0 && !s.someCell() {
			return false
		}
		return s.country(b.Country[n]) && (!on || s.degree(n))
	case int(n) < s.cells+s.edges:
		e := n - int32(s.cells)
		x, y := b.Ends[e][0], b.Ends[e][1]
		if on && s.rungs&Region != 0 {
			if !s.derive(On(x), UsedEdge, e) || !s.derive(On(y), UsedEdge, e) {
				return false
			}
		}
		if !s.degree(x) || !s.degree(y) {
			return false
		}
		if on && s.rungs&Loop != 0 && !s.closed(e) {
			return false
		}
		if p := b.PairOf[e]; p >= 0 {
			return s.rim(b.Country[x]) && s.rim(b.Country[y]) && s.pair(p)
		}
		return true
	default:
		p := n - int32(s.cells+s.edges)
		return s.pair(p) && s.near(b.Pairs[p].A) && s.near(b.Pairs[p].B)
	}
}

// someCell: where all countries may be skipped, some cell must still be on.
func (s *State) someCell() bool {
	if !s.Board.MaySkip {
		return true
	}
	return s.fill(s.cells, s.onCells, s.offCells, 1, SomeCell, 0, func(i int) Var { return Var(i) })
}

// fill concludes that the open ones of n variables are on when only as many as needed are
// not off; it refutes when even those are too few.
func (s *State) fill(n, on, off, need int, rule Rule, arg int32, v func(i int) Var) bool {
	switch {
	case n-off > need || on >= need:
		return true
	case n-off < need:
		return s.refute(rule, arg)
	}
	for i := 0; i < n; i++ {
		if x := v(i); s.val[x] == 0 && !s.derive(On(x), rule, arg) {
			return false
		}
	}
	return true
}

// empty concludes that the open ones of n variables are off when as many as allowed are on;
// it refutes when more are.
func (s *State) empty(n, on, off, most int, rule Rule, arg int32, v func(i int) Var) bool {
	switch {
	case on > most:
		return s.refute(rule, arg)
	case on < most || on+off == n:
		return true
	}
	for i := 0; i < n; i++ {
		if x := v(i); s.val[x] == 0 && !s.derive(Off(x), rule, arg) {
			return false
		}
	}
	return true
}

// country looks at the cells of a country: its number, and that it is visited.
func (s *State) country(k int32) bool {
	m := s.Board.Members[k]
	on, off := int(s.cellOn[k]), int(s.cellOff[k])
	cell := func(i int) Var { return m[i] }
	if n := s.Board.Number[k]; n >= 0 && s.rungs&Region != 0 {
		if !s.empty(len(m), on, off, n, NumberFull, k, cell) {
			return false
		}
		on, off = int(s.cellOn[k]), int(s.cellOff[k])
		if !s.fill(len(m), on, off, n, NumberNeeded, k, cell) {
			return false
		}
	}
	if s.rungs&Once != 0 && !s.Board.MaySkip {
		return s.fill(len(m), int(s.cellOn[k]), int(s.cellOff[k]), 1, Visit, k, cell)
	}
	return true
}

// rim looks at the border edges of a country: exactly two are used, or with the flag e none.
func (s *State) rim(k int32) bool {
	if s.rungs&Once == 0 || s.single {
		return true
	}
	m := s.Board.Rim[k]
	edge := func(i int) Var { return s.EdgeVar(int(m[i])) }
	if !s.empty(len(m), int(s.rimOn[k]), int(s.rimOff[k]), 2, CrossedTwice, k, edge) {
		return false
	}
	on, off := int(s.rimOn[k]), int(s.rimOff[k])
	if !s.Board.MaySkip {
		return s.fill(len(m), on, off, 2, CrossingNeeded, k, edge)
	}
	if on == 1 {
		return s.fill(len(m), on, off, 2, CrossingPartner, k, edge)
	}
	if on == 0 && len(m)-off == 1 {
		for i := range m {
			if s.val[edge(i)] == 0 {
				return s.derive(Off(edge(i)), CrossingPartner, k)
			}
		}
	}
	return true
}

// pair looks at the border between two countries of a cyclic board.
func (s *State) pair(p int32) bool {
	if !s.cyclic || s.rungs&(Once|Macro) == 0 {
		return true
	}
	m := s.Board.Pairs[p].Edges
	v := s.PairVar(int(p))
	edge := func(i int) Var { return s.EdgeVar(int(m[i])) }
	if s.pairOn[p] > 0 && !s.derive(On(v), CrossedPair, p) {
		return false
	}
	if int(s.pairOff[p]) == len(m) && !s.derive(Off(v), NoGate, p) {
		return false
	}
	if s.val[v] < 0 {
		return s.empty(len(m), int(s.pairOn[p]), int(s.pairOff[p]), 0, ClosedPair, p, edge)
	}
	if s.val[v] > 0 && !s.fill(len(m), int(s.pairOn[p]), int(s.pairOff[p]), 1, LastGate, p, edge) {
		return false
	}
	if s.rungs&Once != 0 {
		return s.empty(len(m), int(s.pairOn[p]), int(s.pairOff[p]), 1, BorderOnce, p, edge)
	}
	return true
}

// near looks at the borders of a country: exactly two are crossed, on a cyclic board.
func (s *State) near(k int32) bool {
	if !s.cyclic || s.rungs&Once == 0 {
		return true
	}
	m := s.Board.PairsOf[k]
	pair := func(i int) Var { return s.PairVar(int(m[i])) }
	return s.empty(len(m), int(s.nearOn[k]), int(s.nearOff[k]), 2, PairsFull, k, pair) &&
		s.fill(len(m), int(s.nearOn[k]), int(s.nearOff[k]), 2, PairsNeeded, k, pair)
}

// degree looks at the edges of a cell: none or two are used.
func (s *State) degree(c int32) bool {
	if s.rungs&Loop == 0 {
		return true
	}
	around := &s.Board.Around[c]
	if s.degOn[c] > 2 {
		return s.refute(DegreeFull, c)
	}
	if s.degOn[c] == 2 && s.degOff[c] < 2 {
		for _, e := range around {
			if e >= 0 && s.val[s.EdgeVar(int(e))] == 0 && !s.derive(Off(s.EdgeVar(int(e))), DegreeFull, c) {
				return false
			}
		}
		return true
	}
	switch left := 4 - s.degOff[c]; {
	case left <= 1:
		for _, e := range around {
			if e >= 0 && s.val[s.EdgeVar(int(e))] >= 0 && !s.derive(Off(s.EdgeVar(int(e))), DeadEnd, c) {
				return false
			}
		}
		return s.derive(Off(c), DeadEndCell, c)
	case left == 2 && s.val[c] > 0 && s.degOn[c] < 2:
		for _, e := range around {
			if e >= 0 && s.val[s.EdgeVar(int(e))] == 0 && !s.derive(On(s.EdgeVar(int(e))), DegreeNeeded, c) {
				return false
			}
		}
	}
	return true
}
