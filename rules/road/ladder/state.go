package ladder

import (
	"context"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/regions"
)

// Puzzle is a board prepared for deduction: what never changes while solving. Many states
// may share one.
type Puzzle struct {
	Board  *geometry.Board
	Cycles *regions.Cycles // nil when macro does not apply
	cells  int
	edges  int
	vars   int
	single bool // one country only
	cyclic bool
}

// MaxCycleStates bounds the diagram of region cycles. A board beyond it is solved without
// macro.
const MaxCycleStates = 400_000

// Prepare makes a Puzzle.
func Prepare(b *geometry.Board) *Puzzle {
	p := &Puzzle{
		Board: b, cells: b.Cells(), edges: b.Edges(),
		single: b.Countries() == 1, cyclic: b.Cyclic(),
	}
	p.vars = p.cells + p.edges
	if p.cyclic {
		p.vars += len(b.Pairs)
		p.Cycles, _ = regions.New(regions.Of(b), MaxCycleStates)
	}
	return p
}

// Vars returns the number of variables.
func (p *Puzzle) Vars() int { return p.vars }

// Bits returns the number of cells and edges: the things a solved board decides.
func (p *Puzzle) Bits() int { return p.cells + p.edges }

// CellVar and EdgeVar and PairVar name the variables.
func (p *Puzzle) CellVar(c int) Var { return Var(c) }
func (p *Puzzle) EdgeVar(e int) Var { return Var(p.cells + e) }
func (p *Puzzle) PairVar(i int) Var { return Var(p.cells + p.edges + i) }

// State is what is known of a board: a trail of facts, with the counters that the rules
// look at. Facts are taken back in the opposite order (Undo), so that probing and searching
// cost what they touch.
type State struct {
	*Puzzle
	ctx   context.Context // of Within; nil for none
	rungs Rungs
	val   []int8 // per variable: 1 on, -1 off, 0 open
	trail []Lit
	head  int // the facts before it have been looked at by the local rules

	degOn, degOff    []int8 // per cell: used and closed edges, missing ones count as closed
	cellOn, cellOff  []int16
	rimOn, rimOff    []int16
	pairOn, pairOff  []int16 // per pair: used and closed edges
	nearOn, nearOff  []int16 // per country: crossed and closed pairs
	mate             []int32 // per cell: the other end of the path that ends here
	mateLog          []mateEntry
	onCells          int // cells that are on
	offCells         int
	dirty            []bool // per country: looked at by the connectivity rule again
	dirtyAny         bool
	loopDirty        bool // some edge or cell changed since the loop rules looked
	macroDirty       bool
	conflict         bool
	started          bool    // the opening was applied
	closing          []int32 // edges that closed a loop when they became used
	query            *regions.Query
	queryIn, queryUt []int8

	rec   *Recorder
	work  scratch
	Count Counts
}

// Counts tells what a state's user did.
type Counts struct {
	Facts       int // facts deduced
	Assumptions int // assumptions probed
}

type mateEntry struct{ cell, old int32 }

// New makes an empty state that uses some rungs. Probe in the set makes Solve probe.
func New(p *Puzzle, rungs Rungs) *State {
	b := p.Board
	k, q := b.Countries(), len(b.Pairs)
	s := &State{
		Puzzle: p, rungs: rungs,
		val:   make([]int8, p.vars),
		degOn: make([]int8, p.cells), degOff: make([]int8, p.cells),
		cellOn: make([]int16, k), cellOff: make([]int16, k),
		rimOn: make([]int16, k), rimOff: make([]int16, k),
		pairOn: make([]int16, q), pairOff: make([]int16, q),
		nearOn: make([]int16, k), nearOff: make([]int16, k),
		mate: make([]int32, p.cells), dirty: make([]bool, k),
	}
	for c := range s.mate {
		s.mate[c] = int32(c)
		for _, e := range b.Around[c] {
			if e < 0 {
				s.degOff[c]++
			}
		}
	}
	for i := range s.dirty {
		s.dirty[i] = true
	}
	s.dirtyAny, s.loopDirty, s.macroDirty = true, true, true
	if p.Cycles != nil && rungs&Macro != 0 {
		s.query = p.Cycles.NewQuery()
		s.queryIn, s.queryUt = make([]int8, q), make([]int8, q)
	}
	s.work.init(p)
	return s
}

// Rungs returns the rungs in use.
func (s *State) Rungs() Rungs { return s.rungs }

// Value tells whether a variable is on (1), off (-1) or open (0).
func (s *State) Value(v Var) int8 { return s.val[v] }

// Holds tells whether a fact is known.
func (s *State) Holds(l Lit) bool {
	if l&1 == 0 {
		return s.val[l/2] > 0
	}
	return s.val[l/2] < 0
}

// Decided counts the cells and edges that are not open.
func (s *State) Decided() int {
	n := 0
	for _, v := range s.val[:s.cells+s.edges] {
		if v != 0 {
			n++
		}
	}
	return n
}

// Complete tells whether every cell and edge is decided.
func (s *State) Complete() bool { return s.Decided() == s.Bits() }

// Marks returns what is known as marks of the grid.
func (s *State) Marks() geometry.Marks {
	m := geometry.NewMarks(s.Board.Grid)
	for c := range m.Cell {
		m.Cell[c] = geometry.Mark(s.val[c])
	}
	for e := range m.Edge {
		m.Edge[e] = geometry.Mark(s.val[s.cells+e])
	}
	return m
}

// Used returns the edges that are on.
func (s *State) Used() []bool {
	used := make([]bool, s.edges)
	for e := range used {
		used[e] = s.val[s.cells+e] > 0
	}
	return used
}

// Mark returns the present length of the trail, for Undo.
func (s *State) Mark() int { return len(s.trail) }

// assign adds an open fact to the trail and counts it.
func (s *State) assign(l Lit) {
	v := l / 2
	on := l&1 == 0
	s.trail = append(s.trail, l)
	b := s.Board
	step := func(n, f []int16, i int32) {
		if on {
			n[i]++
		} else {
			f[i]++
		}
	}
	if on {
		s.val[v] = 1
	} else {
		s.val[v] = -1
	}
	switch n := int(v); {
	case n < s.cells:
		if on {
			s.onCells++
		} else {
			s.offCells++
		}
		step(s.cellOn, s.cellOff, b.Country[n])
		s.touch(b.Country[n])
	case n < s.cells+s.edges:
		e := int32(n - s.cells)
		x, y := b.Ends[e][0], b.Ends[e][1]
		if on {
			s.degOn[x]++
			s.degOn[y]++
			s.join(e, x, y)
		} else {
			s.degOff[x]++
			s.degOff[y]++
		}
		if p := b.PairOf[e]; p >= 0 {
			step(s.pairOn, s.pairOff, p)
			step(s.rimOn, s.rimOff, b.Country[x])
			step(s.rimOn, s.rimOff, b.Country[y])
		}
		s.touch(b.Country[x])
	default:
		p := n - s.cells - s.edges
		step(s.nearOn, s.nearOff, b.Pairs[p].A)
		step(s.nearOn, s.nearOff, b.Pairs[p].B)
		s.macroDirty = true
	}
}

func (s *State) touch(k int32) {
	s.dirty[k] = true
	s.dirtyAny = true
	s.loopDirty = true
}

// join connects the paths that end at x and y. The mate of a cell inside a path is stale.
func (s *State) join(e, x, y int32) {
	if s.degOn[x] > 2 || s.degOn[y] > 2 {
		return // A branch: some rule will refute it, or the rung loop is not in use.
	}
	p, q := s.mate[x], s.mate[y]
	if p == y && s.degOn[x] == 2 && s.degOn[y] == 2 {
		s.closing = append(s.closing, e)
	}
	s.mateLog = append(s.mateLog, mateEntry{p, s.mate[p]}, mateEntry{q, s.mate[q]})
	s.mate[p], s.mate[q] = q, p
}

// Undo takes facts back until the trail has the given length.
func (s *State) Undo(mark int) {
	b := s.Board
	for len(s.trail) > mark {
		l := s.trail[len(s.trail)-1]
		s.trail = s.trail[:len(s.trail)-1]
		v := l / 2
		on := l&1 == 0
		step := func(n, f []int16, i int32) {
			if on {
				n[i]--
			} else {
				f[i]--
			}
		}
		s.val[v] = 0
		switch n := int(v); {
		case n < s.cells:
			if on {
				s.onCells--
			} else {
				s.offCells--
			}
			step(s.cellOn, s.cellOff, b.Country[n])
		case n < s.cells+s.edges:
			e := int32(n - s.cells)
			x, y := b.Ends[e][0], b.Ends[e][1]
			if on {
				if s.degOn[x] <= 2 && s.degOn[y] <= 2 {
					for range 2 {
						m := s.mateLog[len(s.mateLog)-1]
						s.mateLog = s.mateLog[:len(s.mateLog)-1]
						s.mate[m.cell] = m.old
					}
				}
				s.degOn[x]--
				s.degOn[y]--
			} else {
				s.degOff[x]--
				s.degOff[y]--
			}
			if p := b.PairOf[e]; p >= 0 {
				step(s.pairOn, s.pairOff, p)
				step(s.rimOn, s.rimOff, b.Country[x])
				step(s.rimOn, s.rimOff, b.Country[y])
			}
		default:
			p := n - s.cells - s.edges
			step(s.nearOn, s.nearOff, b.Pairs[p].A)
			step(s.nearOn, s.nearOff, b.Pairs[p].B)
		}
	}
	s.head = min(s.head, mark)
	s.conflict = false
	s.closing = s.closing[:0]
	// The state at the mark was a fixpoint when a caller made the mark after Propagate;
	// what was dirty then is not remembered, so that everything counts as clean.
	clear(s.dirty)
	s.dirtyAny, s.loopDirty, s.macroDirty = false, false, false
}

// WithNumbers returns the same puzzle for a board that differs in its numbers only; what
// was prepared is shared.
func (p *Puzzle) WithNumbers(b *geometry.Board) *Puzzle {
	q := *p
	q.Board = b
	return &q
}
