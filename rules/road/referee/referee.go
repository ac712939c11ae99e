// Package referee judges a finished or partial grid against the rules of Country Road, and
// names the first broken rule and where. It accepts every valid loop; it does not look for
// one, and shares no code with the engines that do.
package referee

import (
	"fmt"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

// Verdict is the outcome. Broken is empty when no rule is broken; then Finished tells
// whether the marks are a solution, or a grid that may still become one.
type Verdict struct {
	Broken   string // the name of the rule, one of the constants below
	Cells    []int  // where
	Edges    []int
	Message  string // one sentence for people
	Finished bool
}

// The rules, in the order in which they are looked at.
const (
	Mismatch    = "mark"           // an edge is used although an end of it is marked off
	WallCrossed = "wall"           // a border drawn inside a country is crossed
	Branch      = "branch"         // a cell has three or four used edges
	DeadEnd     = "dead_end"       // the loop cannot go on at a cell
	CrossedMore = "visited_twice"  // more than two border edges of a country are used
	SamePair    = "border_twice"   // the same border is crossed twice (three countries or more)
	TooMany     = "number_full"    // more cells of a country are on the loop than its number
	TooFew      = "number_missing" // fewer cells can be on the loop than the number
	FacingEmpty = "facing_empty"   // two empty cells face each other across a border
	LeftOut     = "left_out"       // no cell of a country can be on the loop
	SmallLoop   = "two_loops"      // a closed loop, and more line or a marked cell outside it
	NoLine      = "no_line"        // a finished grid without a line
)

// Judge looks at marks of a board. Open edges and cells of a partial grid are given the
// benefit of the doubt: only what no further mark can mend counts as broken. In a grid
// whose edges are all decided, the cells count as decided too.
func Judge(b *geometry.Board, m geometry.Marks) Verdict {
	j := &judge{b: b, edge: m.Edge, cell: append([]geometry.Mark(nil), m.Cell...), finished: true}
	for _, e := range m.Edge {
		j.finished = j.finished && e != geometry.Open
	}
	for _, look := range []func() *Verdict{j.lines, j.degrees, j.crossings, j.numbers, j.empties, j.loops} {
		if v := look(); v != nil {
			return *v
		}
	}
	return Verdict{Finished: j.finished}
}

// JudgeLoop judges a finished set of used edges.
func JudgeLoop(b *geometry.Board, used []bool) Verdict {
	return Judge(b, geometry.LoopMarks(b.Grid, used))
}

type judge struct {
	b        *geometry.Board
	edge     []geometry.Mark
	cell     []geometry.Mark
	finished bool
}

func broken(rule string, cells, edges []int, format string, args ...any) *Verdict {
	return &Verdict{Broken: rule, Cells: cells, Edges: edges, Message: fmt.Sprintf(format, args...)}
}

// lines compares edges with the marks of their ends, and carries on-marks to the ends.
func (j *judge) lines() *Verdict {
	for e, m := range j.edge {
		if m != geometry.On {
			continue
		}
		if j.b.Dangling(e) {
			return broken(WallCrossed, nil, []int{e}, "the loop crosses the wall at %s", j.b.EdgeName(e))
		}
		for _, c := range j.b.Ends[e] {
			if j.cell[c] == geometry.Off {
				return broken(Mismatch, []int{int(c)}, []int{e}, "%s is marked empty, but the line %s ends there", j.b.CellName(int(c)), j.b.EdgeName(e))
			}
			j.cell[c] = geometry.On
		}
	}
	return nil
}

func (j *judge) degrees() *Verdict {
	for c := range j.cell {
		used, open := 0, 0
		for _, e := range j.b.Around[c] {
			if e >= 0 && j.edge[e] == geometry.On {
				used++
			}
			if e >= 0 && j.edge[e] == geometry.Open && !j.b.Dangling(int(e)) {
				open++
			}
		}
		name := j.b.CellName(c)
		switch {
		case used > 2:
			return broken(Branch, []int{c}, nil, "the line branches at %s", name)
		case j.cell[c] == geometry.On && used+open < 2 && used > 0:
			return broken(DeadEnd, []int{c}, nil, "the line comes to a dead end at %s", name)
		case j.cell[c] == geometry.On && used+open < 2:
			return broken(DeadEnd, []int{c}, nil, "%s is on the loop, but the line cannot pass there", name)
		case j.cell[c] == geometry.Open && used+open < 2:
			j.cell[c] = geometry.Off
		}
	}
	return nil
}

func (j *judge) crossings() *Verdict {
	if j.b.Countries() == 1 {
		return nil
	}
	if v := j.visits(); v != nil {
		return v
	}
	for k, rim := range j.b.Rim {
		var used []int
		open := 0
		for _, e := range rim {
			switch j.edge[e] {
			case geometry.On:
				used = append(used, int(e))
			case geometry.Open:
				open++
			}
		}
		if len(used) > 2 {
			return broken(CrossedMore, nil, used, "the border of %s is crossed more than twice", j.b.CountryName(k))
		}
		if len(used) == 1 && open == 0 {
			return broken(LeftOut, ints(j.b.Members[k]), used, "the loop enters %s and cannot leave it", j.b.CountryName(k))
		}
		if len(used)+open < 2 && !j.b.MaySkip {
			return broken(LeftOut, ints(j.b.Members[k]), nil, "the loop cannot enter and leave %s", j.b.CountryName(k))
		}
	}
	if j.b.Cyclic() {
		for _, p := range j.b.Pairs {
			var used []int
			for _, e := range p.Edges {
				if j.edge[e] == geometry.On {
					used = append(used, int(e))
				}
			}
			if len(used) > 1 {
				return broken(SamePair, nil, used, "the border between %s and %s is crossed twice", j.b.CountryName(int(p.A)), j.b.CountryName(int(p.B)))
			}
		}
	}
	return nil
}

// visits looks for a country whose cells are all off.
func (j *judge) visits() *Verdict {
	for k, cells := range j.b.Members {
		off := 0
		for _, c := range cells {
			if j.cell[c] == geometry.Off {
				off++
			}
		}
		if off == len(cells) && !j.b.MaySkip {
			return broken(LeftOut, ints(cells), nil, "the loop does not pass %s", j.b.CountryName(k))
		}
	}
	return nil
}

func (j *judge) numbers() *Verdict {
	for k, n := range j.b.Number {
		on, open := 0, 0
		for _, c := range j.b.Members[k] {
			switch j.cell[c] {
			case geometry.On:
				on++
			case geometry.Open:
				open++
			}
		}
		if n < 0 {
			continue
		}
		if on > n {
			return broken(TooMany, ints(j.b.Members[k]), nil, "%s has %d cells on the loop, its number is %d", j.b.CountryName(k), on, n)
		}
		if on+open < n {
			return broken(TooFew, ints(j.b.Members[k]), nil, "%s can have at most %d cells on the loop, its number is %d", j.b.CountryName(k), on+open, n)
		}
	}
	return nil
}

func (j *judge) empties() *Verdict {
	for e, ends := range j.b.Ends {
		if j.b.Border[e] && j.cell[ends[0]] == geometry.Off && j.cell[ends[1]] == geometry.Off {
			return broken(FacingEmpty, []int{int(ends[0]), int(ends[1])}, []int{e}, "%s and %s face each other across a border and are both empty", j.b.CellName(int(ends[0])), j.b.CellName(int(ends[1])))
		}
	}
	return nil
}

// loops looks for closed loops: one may exist only when nothing else is on.
func (j *judge) loops() *Verdict {
	on := 0
	for _, m := range j.cell {
		if m == geometry.On {
			on++
		}
	}
	seen := make([]bool, len(j.cell))
	for c := range j.cell {
		if seen[c] || j.cell[c] != geometry.On {
			continue
		}
		cells, closed := j.follow(c, seen)
		if closed && len(cells) < on {
			return broken(SmallLoop, cells, nil, "the loop through %s is closed, and does not reach all that is on", j.b.CellName(c))
		}
		if closed && !j.finished {
			inside := make([]bool, len(j.cell))
			for _, d := range cells {
				inside[d] = true
			}
			if v := j.alone(inside); v != nil {
				return v
			}
		}
	}
	if on == 0 && j.finished {
		return broken(NoLine, nil, nil, "there is no line")
	}
	return nil
}

// alone judges a closed loop of a partial grid as the whole solution, which it must be.
func (j *judge) alone(inside []bool) *Verdict {
	m := geometry.NewMarks(j.b.Grid)
	for e, ends := range j.b.Ends {
		m.Edge[e] = geometry.Off
		if j.edge[e] == geometry.On && inside[ends[0]] {
			m.Edge[e] = geometry.On
		}
	}
	if v := Judge(j.b, m); v.Broken != "" {
		v.Message = "the loop is closed, and then " + v.Message
		return &v
	}
	return nil
}

// follow collects the cells that used edges join to c, and tells whether they are a cycle.
func (j *judge) follow(c int, seen []bool) (cells []int, closed bool) {
	seen[c] = true
	cells = []int{c}
	closed = true
	for i := 0; i < len(cells); i++ {
		used := 0
		for s, e := range j.b.Around[cells[i]] {
			if e < 0 || j.edge[e] != geometry.On {
				continue
			}
			used++
			if d := int(j.b.Beside[cells[i]][s]); !seen[d] {
				seen[d] = true
				cells = append(cells, d)
			}
		}
		closed = closed && used == 2
	}
	return cells, closed
}

func ints(a []int32) []int {
	out := make([]int, len(a))
	for i, x := range a {
		out[i] = int(x)
	}
	return out
}
