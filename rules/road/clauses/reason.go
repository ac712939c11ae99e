package clauses

import (
	"fmt"
	"strings"

	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

// Reason writes why a step follows, as the first argument of follows/4, or of clashes/3
// when the step concludes a contradiction.
func (w *Writer) Reason(s *ladder.Step) string {
	b := w.p.Board
	country := func() string { return fmt.Sprint(s.Arg + 1) }
	on := w.some(s.Premises, true)
	off := w.some(s.Premises, false)
	call := func(args ...string) string {
		if len(args) == 0 {
			return s.Rule.String()
		}
		return s.Rule.String() + "(" + strings.Join(args, ", ") + ")"
	}
	// each writes the on-premises as separate arguments.
	each := func(first string) string {
		args := []string{first}
		for _, l := range s.Premises {
			if l&1 == 0 {
				args = append(args, Thing(b, l/2))
			}
		}
		return call(args...)
	}
	switch s.Rule {
	case ladder.Clash:
		return "both(" + Thing(b, s.Premises[0]/2) + ")"
	case ladder.Given:
		return "assumed"
	case ladder.Refuted, ladder.Wall, ladder.SomeCell, ladder.ClosedPair, ladder.NoGate, ladder.LastGate:
		return call()
	case ladder.EmptyCell, ladder.UsedEdge, ladder.FacingEmpty, ladder.CrossedPair:
		return call(Thing(b, s.Premises[0]/2))
	case ladder.BorderOnce:
		if s.Conclusion == ladder.False {
			return call(Thing(b, s.Premises[0]/2), Thing(b, s.Premises[1]/2))
		}
		return call(Thing(b, s.Premises[0]/2))
	case ladder.NumberFull:
		return call(country(), on)
	case ladder.NumberNeeded:
		return call(country(), off)
	case ladder.CrossingNeeded, ladder.PairsNeeded:
		return call(country(), w.left(s))
	case ladder.Visit:
		return call(country())
	case ladder.CrossedTwice, ladder.PairsFull:
		return each(country())
	case ladder.CrossingPartner:
		if on != "[]" {
			return call(country(), strings.Trim(on, "[]"))
		}
		return call(country())
	case ladder.DegreeFull:
		return each(cell(b, s.Arg))
	case ladder.DegreeNeeded:
		return call(cell(b, s.Arg), w.left(s))
	case ladder.DeadEnd:
		return call(cell(b, s.Arg))
	case ladder.DeadEndCell:
		return call(w.left(s))
	case ladder.CountryCut:
		return call(country(), cells(b, s.Set), Thing(b, s.Premises[0]/2), w.facts(s.Premises[1:]))
	case ladder.CountryBetween:
		k := fmt.Sprint(b.Country[s.Arg] + 1)
		return call(k, cells(b, s.Set), Thing(b, s.Premises[1]/2), Thing(b, s.Premises[0]/2), w.facts(s.Premises[2:]))
	case ladder.Stranded:
		exit := "none"
		if s.Separator >= 0 {
			exit = "cell(" + cell(b, s.Separator) + ")"
		} else if s.Bridge >= 0 {
			exit = "bridge(" + edge(b, s.Bridge) + ")"
		}
		return call(cells(b, s.Set), exit, Thing(b, s.Premises[0]/2), w.facts(s.Premises[1:]))
	case ladder.ClosesEarly:
		flaw := ""
		switch f := s.Flaw; {
		case f.Cell >= 0:
			flaw = "road(" + cell(b, f.Cell) + ")"
		case f.Edge >= 0:
			flaw = "facing(" + cell(b, b.Ends[f.Edge][0]) + ", " + cell(b, b.Ends[f.Edge][1]) + ")"
		case w.visits(f.Country, s.Path):
			flaw = fmt.Sprintf("number(%d)", f.Country+1)
		default:
			flaw = fmt.Sprintf("unvisited(%d)", f.Country+1)
		}
		return call(cells(b, s.Path), flaw)
	case ladder.LoopClosed:
		return call(cells(b, s.Path))
	case ladder.NoCycle, ladder.EveryCycle:
		return call(on, off, borderList(b, w.p.Cycles.Order()))
	}
	return call()
}

// left writes what a counting rule leaves open beside its conclusion: all edges or borders of
// its place but those that a premise says are off. A conclusion is about two of them, so that
// the other is written alone; else they are a list of at most one.
func (w *Writer) left(s *ladder.Step) string {
	b := w.p.Board
	closed := map[ladder.Var]bool{}
	for _, l := range s.Premises {
		closed[l/2] = closed[l/2] || l&1 == 1
	}
	var places []ladder.Var
	switch s.Rule {
	case ladder.CrossingNeeded:
		for _, e := range b.Rim[s.Arg] {
			places = append(places, w.p.EdgeVar(int(e)))
		}
	case ladder.PairsNeeded:
		for _, p := range b.PairsOf[s.Arg] {
			places = append(places, w.p.PairVar(int(p)))
		}
	default:
		for _, e := range b.Around[s.Arg] {
			if e >= 0 {
				places = append(places, w.p.EdgeVar(int(e)))
			}
		}
	}
	one := s.Conclusion != ladder.False && s.Rule != ladder.DeadEndCell
	var open []string
	for _, v := range places {
		if !closed[v] && !(one && v == s.Conclusion/2) {
			open = append(open, Thing(b, v))
		}
	}
	if one {
		if len(open) == 0 { // not even two are left
			return Thing(b, s.Conclusion/2)
		}
		return open[0]
	}
	return "[" + strings.Join(open, ", ") + "]"
}

// visits tells whether some cell of a path is in a country.
func (w *Writer) visits(k int32, path []int32) bool {
	for _, c := range path {
		if w.p.Board.Country[c] == k {
			return true
		}
	}
	// A country that may be skipped is no flaw but for its number.
	return w.p.Board.MaySkip
}

// some lists the things of the premises that are on (or off), in standard order. They are
// of one kind.
func (w *Writer) some(premises []ladder.Lit, on bool) string {
	b := w.p.Board
	var lists [3][]int32
	for _, l := range premises {
		if (l&1 == 0) == on {
			kind, n := ladder.Describe(b, l/2)
			lists[kind] = append(lists[kind], int32(n))
		}
	}
	switch {
	case lists[ladder.EdgeVar] != nil:
		return edges(b, lists[ladder.EdgeVar])
	case lists[ladder.PairVar] != nil:
		return borders(b, lists[ladder.PairVar])
	}
	return cells(b, lists[ladder.CellVar])
}

func (w *Writer) facts(list []ladder.Lit) string {
	out := make([]string, len(list))
	for i, l := range list {
		out[i] = Fact(w.p.Board, l)
	}
	return "[" + strings.Join(out, ", ") + "]"
}
