package ladder

// explain fills in the premises of a step from what is known at this moment. Every premise
// is known, and none is about the concluded variable.
func (s *State) explain(step *Step) {
	b, arg := s.Board, step.Arg
	about := Var(-1)
	if step.Conclusion != False {
		about = step.Conclusion / 2
	}
	take := func(l Lit) { step.Premises = append(step.Premises, l) }
	// known takes up to most of n variables that are on (or off), other than the concluded.
	known := func(n int, v func(i int) Var, on bool, most int) {
		for i := 0; i < n && most > 0; i++ {
			x := v(i)
			if x == about || on && s.val[x] <= 0 || !on && s.val[x] >= 0 {
				continue
			}
			most--
			if on {
				take(On(x))
			} else {
				take(Off(x))
			}
		}
	}
	extra := 0 // a contradiction by counting needs one more than the rule itself
	if step.Conclusion == False {
		extra = 1
	}
	cells := func(i int) Var { return b.Members[arg][i] }
	rim := func(i int) Var { return s.EdgeVar(int(b.Rim[arg][i])) }
	gates := func(i int) Var { return s.EdgeVar(int(b.Pairs[arg].Edges[i])) }
	pairs := func(i int) Var { return s.PairVar(int(b.PairsOf[arg][i])) }
	var sides []Var
	if step.Rule >= DegreeFull && step.Rule <= DeadEndCell {
		for _, e := range b.Around[arg] {
			if e >= 0 {
				sides = append(sides, s.EdgeVar(int(e)))
			}
		}
	}
	around := func(i int) Var { return sides[i] }
	switch step.Rule {
	case EmptyCell:
		take(Off(arg))
	case UsedEdge:
		take(On(s.EdgeVar(int(arg))))
	case FacingEmpty:
		take(Off(b.Other(arg, about)))
	case NumberFull:
		known(len(b.Members[arg]), cells, true, b.Number[arg]+extra)
	case NumberNeeded:
		known(len(b.Members[arg]), cells, false, len(b.Members[arg])-b.Number[arg]+extra)
	case SomeCell:
		known(s.cells, func(i int) Var { return Var(i) }, false, s.cells)
	case Visit:
		known(len(b.Members[arg]), cells, false, len(b.Members[arg]))
	case CrossedTwice:
		known(len(b.Rim[arg]), rim, true, 2+extra)
	case CrossingNeeded:
		known(len(b.Rim[arg]), rim, false, len(b.Rim[arg])-2+extra)
	case CrossingPartner:
		if step.Conclusion == False || step.Conclusion&1 == 0 {
			known(len(b.Rim[arg]), rim, true, 1)
		}
		known(len(b.Rim[arg]), rim, false, len(b.Rim[arg]))
	case CrossedPair:
		known(len(b.Pairs[arg].Edges), gates, true, 1)
	case BorderOnce:
		known(len(b.Pairs[arg].Edges), gates, true, 1+extra)
	case ClosedPair:
		take(Off(s.PairVar(int(arg))))
		known(len(b.Pairs[arg].Edges), gates, true, extra)
	case NoGate:
		known(len(b.Pairs[arg].Edges), gates, false, len(b.Pairs[arg].Edges))
	case LastGate:
		take(On(s.PairVar(int(arg))))
		known(len(b.Pairs[arg].Edges), gates, false, len(b.Pairs[arg].Edges))
	case PairsFull:
		known(len(b.PairsOf[arg]), pairs, true, 2+extra)
	case PairsNeeded:
		known(len(b.PairsOf[arg]), pairs, false, len(b.PairsOf[arg])-2+extra)
	case DegreeFull:
		known(len(sides), around, true, 2+extra)
	case DegreeNeeded:
		take(On(arg))
		known(len(sides), around, false, 4)
	case DeadEnd, DeadEndCell:
		known(len(sides), around, false, 4)
	case CountryCut:
		take(On(s.work.root))
		step.Set = append([]int32(nil), s.work.set...)
		s.takeClosed(step, arg)
	case CountryBetween:
		k := b.Country[arg]
		take(On(s.work.root))
		step.Separator = arg
		step.Set = s.spread(s.work.child, arg, -1, k)
		for _, c := range step.Set {
			if s.val[c] > 0 {
				take(On(c))
				break
			}
		}
		s.takeClosed(step, k)
	case Stranded:
		step.Set, step.Separator, step.Bridge = append([]int32(nil), s.work.set...), s.work.separator, s.work.bridge
		take(On(s.work.witness))
		s.takeClosed(step, -1)
	case ClosesEarly:
		step.Path = append([]int32(nil), s.work.cells...)
		step.Flaw = s.whyNotAll()
		s.takePath(step)
		if step.Flaw.Cell >= 0 {
			take(On(step.Flaw.Cell))
		}
	case LoopClosed:
		x := b.Ends[arg][0]
		for c, via := x, arg; ; {
			step.Path = append(step.Path, c)
			if c, via = s.next(c, via); c == x {
				break
			}
		}
		s.takePath(step)
		take(On(s.EdgeVar(int(b.Between(step.Path[len(step.Path)-1], step.Path[0])))))
	case NoCycle, EveryCycle:
		s.takeCore(step)
	case Refuted:
		step.Uses = []int32{arg}
	}
}

// takePath takes the used edges along the step's path.
func (s *State) takePath(step *Step) {
	for i := 1; i < len(step.Path); i++ {
		step.Premises = append(step.Premises, On(s.EdgeVar(int(s.Board.Between(step.Path[i-1], step.Path[i])))))
	}
}

// spread collects the cells that can be reached from c over open edges, without a cell and
// without an edge, inside one country when inside is not negative.
func (s *State) spread(c, without, bridge, inside int32) []int32 {
	w, b := &s.work, s.Board
	w.stamp++
	w.mark[c] = w.stamp
	set := []int32{c}
	for i := 0; i < len(set); i++ {
		x := set[i]
		for side, e := range b.Around[x] {
			d := b.Beside[x][side]
			if e < 0 || e == bridge || d == without || w.mark[d] == w.stamp {
				continue
			}
			// The first cell may itself be known to be off: it is what a clash is about.
			if s.val[s.cells+int(e)] < 0 || s.val[d] < 0 || inside >= 0 && (b.Border[e] || b.Country[d] != inside) {
				continue
			}
			w.mark[d] = w.stamp
			set = append(set, d)
		}
	}
	return set
}

// takeClosed takes, for each edge that leaves the step's set other than to its separator or
// over its bridge, the fact that closes it: the edge, or the cell beyond. Inside a country
// only edges inside it count.
func (s *State) takeClosed(step *Step, inside int32) {
	b := s.Board
	in := make(map[int32]bool, len(step.Set))
	for _, c := range step.Set {
		in[c] = true
	}
	taken := map[Lit]bool{}
	for _, c := range step.Set {
		for side, e := range b.Around[c] {
			d := b.Beside[c][side]
			if e < 0 || in[d] || d == step.Separator || e == step.Bridge || inside >= 0 && (b.Border[e] || b.Country[d] != inside) {
				continue
			}
			l := Off(d)
			if s.val[s.cells+int(e)] < 0 {
				l = Off(s.EdgeVar(int(e)))
			}
			if !taken[l] {
				taken[l] = true
				step.Premises = append(step.Premises, l)
			}
		}
	}
}

// separate looks for the reason why no loop passes both c and all road cells: a set around
// c that at most one cell or one edge joins to a road cell elsewhere. It prefers the reason
// with the smallest set, and returns false when no single reason exists; then another cell
// has one.
func (s *State) separate(c int32) bool {
	w := &s.work
	found := false
	try := func(separator, bridge int32) {
		set := s.spread(c, separator, bridge, -1)
		if found && len(set) >= len(w.set) {
			return
		}
		for x := int32(0); int(x) < s.cells; x++ {
			if s.val[x] > 0 && w.mark[x] != w.stamp && x != separator {
				found = true
				w.set, w.separator, w.bridge, w.witness = set, separator, bridge, x
				return
			}
		}
	}
	try(-1, -1)
	for _, x := range w.order {
		if x == c {
			continue
		}
		if w.cut[x] {
			try(x, -1)
		}
		if e := w.via[x]; e >= 0 && w.low[x] == w.number[x] {
			try(-1, e)
		}
	}
	if e := w.via[c]; w.number[c] > 0 && e >= 0 && w.low[c] == w.number[c] {
		try(-1, e)
	}
	return found
}

// coreStates is how many states of the diagram the borders of a core may leave. Who checks a
// proof goes through the states again, and more: with 100, premises are hardly more and the
// states of the 10 by 10 boards of the bank 40% fewer than with minimal cores.
const coreStates = 100

// takeCore takes a small set of crossed and closed borders that still forces the step.
func (s *State) takeCore(step *Step) {
	state := append([]int8(nil), s.queryIn...)
	if step.Arg >= 0 {
		state[step.Arg] = 1
		if step.Rule == EveryCycle {
			state[step.Arg] = -1
		}
	}
	var decided []int
	for p, v := range state {
		if v != 0 && int32(p) != step.Arg {
			decided = append(decided, p)
		}
	}
	s.query.Ask(state, nil)
	most := max(s.query.Reached(), coreStates)
	// Drop borders in halves, quarters, and so on, as long as no cycle agrees and the states
	// stay few.
	for size := (len(decided) + 1) / 2; size > 0; size /= 2 {
		for at := 0; at < len(decided); {
			end := min(at+size, len(decided))
			for _, p := range decided[at:end] {
				state[p] = 0
			}
			if s.query.Ask(state, nil) || s.query.Reached() > most {
				for _, p := range decided[at:end] {
					state[p] = s.queryIn[p]
				}
				at = end
			} else {
				decided = append(decided[:at:at], decided[end:]...)
			}
		}
	}
	for _, p := range decided {
		if s.queryIn[p] > 0 {
			step.Premises = append(step.Premises, On(s.PairVar(p)))
		} else {
			step.Premises = append(step.Premises, Off(s.PairVar(p)))
		}
	}
}
