package oracle

import (
	"slices"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/rules/road/clauses"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/referee"
)

// asked is one call of a predicate about the geometry of a board.
type asked struct {
	m     *machine.Machine
	board *geometry.Board
	args  []term.Word // those after the puzzle
}

// geometric makes a predicate about a board out of a function, which says what the last
// argument is, or nothing when that is given too. The first so many arguments given must be
// ground; puzzle tells which of them is the puzzle. ok is false where the clauses fail.
func geometric(name, doc string, arity, given, puzzle int, say func(a asked) (text string, ok bool)) machine.Builtin {
	fn := func(m *machine.Machine, args []term.Word) (bool, error) {
		for _, w := range args[:given] {
			if !m.Heap.Ground(w) {
				return false, isoerr.Instantiation(&m.Heap)
			}
		}
		b, err := boardOf(m, args[puzzle])
		if err != nil {
			return false, err
		}
		said, ok := say(asked{m, b, slices.Delete(slices.Clone(args), puzzle, puzzle+1)})
		if !ok || said == "" {
			return ok, nil
		}
		w, why, err := parse(m, said)
		if why != "" || err != nil {
			return false, err
		}
		return m.Unify(args[arity-1], w), nil
	}
	return machine.Builtin{Name: name, Arity: arity, Purity: machine.Accelerated, Fn: fn, Doc: doc}
}

// geometryOf gives the predicates of board.pl, loop.pl and solution.pl that Go runs.
func geometryOf() []machine.Builtin {
	return []machine.Builtin{
		geometric("edges_of", "edges_of(+Puzzle, +Cell, ?Edges): all edges of a cell", 3, 2, 0, func(a asked) (string, bool) {
			c, ok := a.cell(a.args[0])
			if !ok {
				return "", false
			}
			var list []int32
			for _, e := range a.board.Around[c] {
				if e >= 0 {
					list = append(list, e)
				}
			}
			slices.Sort(list)
			return clauses.Edges(a.board, list), true
		}),
		geometric("rim", "rim(+Puzzle, +Country, ?Edges): all edges that leave a country", 3, 2, 0, func(a asked) (string, bool) {
			k, ok := a.country(a.args[0])
			if !ok {
				return "", false
			}
			return clauses.Edges(a.board, a.board.Rim[k]), true
		}),
		geometric("gates", "gates(+Puzzle, +Country1, +Country2, ?Edges): all edges between two countries", 4, 3, 0, func(a asked) (string, bool) {
			k, okK := a.country(a.args[0])
			l, okL := a.country(a.args[1])
			if !okK || !okL {
				return "", false
			}
			var list []int32
			for _, e := range a.board.Rim[k] {
				if x, y := a.board.Country[a.board.Ends[e][0]], a.board.Country[a.board.Ends[e][1]]; x == l || y == l {
					list = append(list, e)
				}
			}
			return clauses.Edges(a.board, list), true
		}),
		geometric("borders_of", "borders_of(+Puzzle, +Country, ?Borders): all borders of a country", 3, 2, 0, func(a asked) (string, bool) {
			k, ok := a.country(a.args[0])
			if !ok {
				return "", false
			}
			return clauses.Borders(a.board, a.board.PairsOf[k]), true
		}),
		geometric("all_cells", "all_cells(+Puzzle, ?Cells): the cells of the board, country by country", 2, 1, 0, func(a asked) (string, bool) {
			return clauses.Cells(a.board, slices.Concat(a.board.Members...)), true
		}),
		geometric("all_edges", "all_edges(+Puzzle, ?Edges): the edges of the board", 2, 1, 0, func(a asked) (string, bool) {
			list := make([]int32, a.board.Edges())
			for e := range list {
				list[e] = int32(e)
			}
			return clauses.Edges(a.board, list), true
		}),
		geometric("steps", "steps(+Path, +Puzzle, ?Edges): the edges along a path", 3, 2, 1, func(a asked) (string, bool) {
			list, ok := a.path(a.args[0])
			if !ok || len(list) == 0 {
				return "", false
			}
			edges, ok := a.along(list)
			return clauses.Edges(a.board, edges), ok
		}),
		geometric("solution", "solution(+Puzzle, +Loop): the loop obeys every rule", 2, 2, 0, func(a asked) (string, bool) {
			list, ok := a.path(a.args[0])
			if !ok || len(list) < 4 {
				return "", false
			}
			edges, ok := a.along(append(list, list[0]))
			if sorted := slices.Sorted(slices.Values(list)); !ok || len(slices.Compact(sorted)) < len(list) {
				return "", false
			}
			used := make([]bool, a.board.Edges())
			for _, e := range edges {
				used[e] = true
			}
			return "", referee.JudgeLoop(a.board, used).Broken == ""
		}),
	}
}

// boardOf gives the board of a puzzle.
func boardOf(m *machine.Machine, w term.Word) (*geometry.Board, error) {
	p, err := described(m, w)
	if err != nil {
		return nil, err
	}
	return p.Board, nil
}

// country reads the name of a country; its index is one less.
func (a asked) country(w term.Word) (int32, bool) {
	k, ok := (&reader{m: a.m, h: &a.m.Heap}).number(w)
	if !ok || k < 1 || k > a.board.Countries() {
		return -1, false
	}
	return int32(k - 1), true
}

func (a asked) cell(w term.Word) (int32, bool) {
	c, ok := (&reader{m: a.m, h: &a.m.Heap}).cell(a.board.Grid, w)
	return int32(c), ok
}

// path reads a list of cells.
func (a asked) path(w term.Word) ([]int32, bool) {
	list, end := a.m.Slice(w)
	if end != term.ProperList {
		return nil, false
	}
	out := make([]int32, len(list))
	for i, w := range list {
		c, ok := a.cell(w)
		if !ok {
			return nil, false
		}
		out[i] = c
	}
	return out, true
}

// along gives the edges between the cells of a path, each a neighbour of the one before.
func (a asked) along(path []int32) ([]int32, bool) {
	var out []int32
	for i := 1; i < len(path); i++ {
		e := a.board.Between(path[i-1], path[i])
		if e < 0 {
			return nil, false
		}
		out = append(out, e)
	}
	return out, true
}
