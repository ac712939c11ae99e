package ladder

// scratch holds the buffers of the rules that walk over the board.
type scratch struct {
	stamp  int32
	mark   []int32 // per cell: the stamp of the walk that marked it
	cells  []int32 // the cells of a walk, in order
	number []int32 // depth-first numbers, 0: not met
	low    []int32
	below  []int32 // road cells in the subtree
	via    []int32 // the tree edge
	side   []int8
	stack  []int32
	order  []int32
	block  []int32 // cells waiting for their block
	viable []bool
	cut    []bool // articulation cells
	root   int32  // where the last walk inside a country began
	child  int32  // the child that the cell between cuts off

	// What separate found, for the recorder.
	set       []int32 // the cells cut off
	separator int32   // the only cell they are joined to, or -1
	bridge    int32   // the only edge they are joined by, or -1
	witness   int32   // a road cell elsewhere
}

func (w *scratch) init(p *Puzzle) {
	n := p.cells
	w.mark, w.number, w.low, w.below = make([]int32, n), make([]int32, n), make([]int32, n), make([]int32, n)
	w.via, w.side, w.viable, w.cut = make([]int32, n), make([]int8, n), make([]bool, n), make([]bool, n)
}

// open tells whether the loop may still go over an edge.
func (s *State) open(e, a, b int32) bool {
	return s.val[s.cells+int(e)] >= 0 && s.val[a] >= 0 && s.val[b] >= 0
}

// depthFirst walks from a root over edges that may be used, inside one country when inside
// is not negative. It numbers the cells, and calls cutOff for each cell v with a child u
// whose subtree only v joins to the rest (v may be the root), after u's subtree is complete.
func (s *State) depthFirst(root, inside int32, cutOff func(v, u int32) bool) bool {
	w, b := &s.work, s.Board
	discover := func(c, via int32) {
		w.order = append(w.order, c)
		w.number[c] = int32(len(w.order))
		w.low[c], w.via[c], w.side[c] = w.number[c], via, 0
		w.below[c] = 0
		if s.val[c] > 0 {
			w.below[c] = 1
		}
		w.stack = append(w.stack, c)
		w.block = append(w.block, c)
	}
	w.order, w.stack, w.block = w.order[:0], w.stack[:0], w.block[:0]
	discover(root, -1)
	for len(w.stack) > 0 {
		c := w.stack[len(w.stack)-1]
		if i := w.side[c]; i < 4 {
			w.side[c]++
			e, d := b.Around[c][i], b.Beside[c][i]
			if e < 0 || e == w.via[c] || !s.open(e, c, d) || inside >= 0 && (b.Border[e] || b.Country[d] != inside) {
				continue
			}
			if w.number[d] == 0 {
				discover(d, e)
			} else {
				w.low[c] = min(w.low[c], w.number[d])
			}
			continue
		}
		w.stack = w.stack[:len(w.stack)-1]
		if len(w.stack) == 0 {
			break
		}
		p := w.stack[len(w.stack)-1]
		w.low[p] = min(w.low[p], w.low[c])
		w.below[p] += w.below[c]
		if w.low[c] >= w.number[p] && !cutOff(p, c) {
			return false
		}
	}
	return true
}

// insideCountries applies the rule that the road inside a country is one piece: cells that
// cannot be reached from a road cell inside the country are empty, and a cell that alone
// joins two road cells is on the road.
func (s *State) insideCountries() bool {
	s.dirtyAny = false
	for k := range s.dirty {
		if s.dirty[k] {
			s.dirty[k] = false
			if s.cellOn[k] > 0 && len(s.Board.Members[k]) > 1 && !s.insideCountry(int32(k)) {
				s.dirtyAny = true
				return false
			}
		}
	}
	return true
}

func (s *State) insideCountry(k int32) bool {
	w := &s.work
	m := s.Board.Members[k]
	root := int32(-1)
	for _, c := range m {
		w.number[c] = 0
		if s.val[c] > 0 {
			root = c
		}
	}
	var between [][2]int32
	s.depthFirst(root, k, func(v, u int32) bool {
		if w.below[u] > 0 && s.val[v] == 0 {
			between = append(between, [2]int32{v, u})
		}
		return true
	})
	for _, c := range m {
		if w.number[c] == 0 && s.val[c] >= 0 {
			w.root = root
			if s.rec != nil {
				w.set = s.spread(c, -1, -1, k)
			} else {
				w.set = append(w.set[:0], c)
			}
			// All of the set is cut off for the same reason.
			for _, x := range w.set {
				if !s.derive(Off(x), CountryCut, k) {
					return false
				}
			}
		}
	}
	for _, vu := range between {
		w.root, w.child = root, vu[1]
		if !s.derive(On(vu[0]), CountryBetween, vu[0]) {
			return false
		}
	}
	return true
}

// reach applies the rule that all road cells lie on one loop: a cell that shares no
// two-connected block of at least three cells with all known road cells is empty.
func (s *State) reach() bool {
	if s.onCells == 0 {
		return true
	}
	w := &s.work
	root := int32(-1)
	for c := s.cells - 1; c >= 0; c-- {
		w.number[c], w.viable[c], w.cut[c] = 0, false, false
		if s.val[c] > 0 {
			root = int32(c)
		}
	}
	some := false
	s.depthFirst(root, -1, func(v, u int32) bool {
		// The block of v and u: u, what waits after u, and v.
		at := len(w.block) - 1
		on := 0
		for ; ; at-- {
			if s.val[w.block[at]] > 0 {
				on++
			}
			if w.block[at] == u {
				break
			}
		}
		if s.val[v] > 0 {
			on++
		}
		if on == s.onCells && len(w.block)-at >= 2 {
			some = true
			w.viable[v] = true
			for _, c := range w.block[at:] {
				w.viable[c] = true
			}
		}
		w.block = w.block[:at]
		w.cut[v] = true
		return true
	})
	if !some && s.rec == nil {
		s.conflict = true
		return false
	}
	// Road cells come first: when there is no block for all of them, one of them is off.
	for _, road := range []bool{true, false} {
		for c := int32(0); int(c) < s.cells; c++ {
			if s.val[c] < 0 || w.viable[c] || (s.val[c] > 0) != road {
				continue
			}
			if s.rec == nil {
				if !s.derive(Off(c), Stranded, c) {
					return false
				}
				continue
			}
			if !s.separate(c) {
				continue
			}
			// All of the set is cut off for the same reason.
			for _, x := range w.set {
				if !s.derive(Off(x), Stranded, x) {
					return false
				}
			}
		}
	}
	return true
}

// macro applies what all region cycles agree on.
func (s *State) macro() bool {
	for p := range s.queryIn {
		s.queryIn[p] = s.val[s.PairVar(p)]
	}
	if !s.query.Ask(s.queryIn, s.queryUt) {
		return s.refute(NoCycle, -1)
	}
	for p, v := range s.queryUt {
		switch {
		case v < 0 && !s.derive(Off(s.PairVar(p)), NoCycle, int32(p)):
			return false
		case v > 0 && !s.derive(On(s.PairVar(p)), EveryCycle, int32(p)):
			return false
		}
	}
	return true
}
