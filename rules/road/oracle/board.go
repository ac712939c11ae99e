package oracle

import (
	"fmt"
	"strings"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

// reader takes the facts of one puzzle out of a program.
type reader struct {
	m    *machine.Machine
	h    *term.Heap // facts are thawed here, not on the machine's heap
	name string
}

// readBoard reads the puzzle that a program's facts describe: road_board and the others of
// board.pl, or else road_url of url.pl.
func readBoard(m *machine.Machine, name string) (*geometry.Board, error) {
	r := &reader{m: m, h: term.NewHeap(0), name: name}
	boards := r.facts("road_board", 5)
	if urls := r.facts("road_url", 2); len(boards) == 0 && len(urls) == 1 {
		p, err := codec.ReadURL(r.characters(urls[0][1]))
		if err != nil {
			return nil, fmt.Errorf("the URL of %s cannot be read: %v", name, err)
		}
		return p.Board, nil
	}
	if len(boards) != 1 {
		return nil, fmt.Errorf("there are %d facts road_board(%s, ...), not one", len(boards), name)
	}
	w, okW := r.number(boards[0][1])
	h, okH := r.number(boards[0][2])
	visit := r.text(boards[0][3])
	if !okW || !okH || visit != "every" && visit != "some" {
		return nil, fmt.Errorf("road_board(%s, ...) does not give a width, a height, and every or some", name)
	}
	g, err := geometry.NewGrid(w, h)
	if err != nil {
		return nil, err
	}
	label := make([]int, g.Cells())
	for _, f := range r.facts("road_at", 3) {
		c, ok := r.cell(g, f[1])
		k, number := r.number(f[2])
		if !ok || !number || k < 1 {
			return nil, fmt.Errorf("road_at(%s, %s, %s) does not name a cell and a country", name, r.text(f[1]), r.text(f[2]))
		}
		label[c] = k
	}
	b, err := geometry.FromMap(w, h, label, nil, visit == "some")
	if err != nil {
		return nil, err
	}
	border := append([]bool(nil), b.Border...)
	for _, f := range r.facts("road_walls", 2) {
		walls, _ := r.h.Slice(f[1])
		for _, wall := range walls {
			e, ok := r.edge(g, wall)
			if !ok {
				return nil, fmt.Errorf("%s is no edge of the board, as east(1, 2) or south(1, 2)", r.text(wall))
			}
			border[e] = true
		}
	}
	if b, err = geometry.NewBoard(w, h, border, nil, b.MaySkip); err != nil {
		return nil, err
	}
	numbers := append([]int(nil), b.Number...)
	for k, cells := range b.Members {
		if label[cells[0]] != k+1 {
			return nil, fmt.Errorf("the countries of %s are not numbered from 1 in reading order", name)
		}
	}
	for _, f := range r.facts("road_country", 4) {
		k, ok := r.number(f[1])
		if !ok || k < 1 || k > len(numbers) {
			return nil, fmt.Errorf("there is no country %s", r.text(f[1]))
		}
		if n, ok := r.number(f[2]); ok && n >= 0 && n <= geometry.MaxNumber {
			numbers[k-1] = n
		}
	}
	return b.WithNumbers(numbers), nil
}

// facts gives the arguments of the facts of a predicate about the puzzle.
func (r *reader) facts(predicate string, arity int) [][]term.Word {
	q := r.m.Program().Lookup(term.Intern(predicate), arity, false)
	if q == nil {
		return nil
	}
	var out [][]term.Word
	for _, c := range r.m.Program().Clauses(q) {
		if !c.IsFact() {
			continue
		}
		head := r.h.Deref(r.h.Arg(r.h.Thaw(r.m.Program().Image(c)), 1))
		args := make([]term.Word, arity)
		for i := range args {
			args[i] = r.h.Deref(r.h.Arg(head, i+1))
		}
		if r.text(args[0]) == r.name {
			out = append(out, args)
		}
	}
	return out
}

func (r *reader) text(w term.Word) string {
	return syntax.Format(r.h, w, syntax.NewOperators(), syntax.Answer(r.m.Program().Flags))
}

// characters joins a list of characters; what is none is left out.
func (r *reader) characters(w term.Word) string {
	list, _ := r.h.Slice(w)
	var out strings.Builder
	for _, c := range list {
		if c = r.h.Deref(c); c.Tag() == term.Atm {
			out.WriteString(c.Atom().Name())
		}
	}
	return out.String()
}

func (r *reader) number(w term.Word) (int, bool) {
	w = r.h.Deref(w)
	if !r.h.IsInteger(w) {
		return 0, false
	}
	n, ok := r.h.Int64(w)
	return int(n), ok && n == int64(int32(n))
}

// edge reads east(Row, Column) or south(Row, Column).
func (r *reader) edge(g *geometry.Grid, w term.Word) (int32, bool) {
	w = r.h.Deref(w)
	side := geometry.East
	switch {
	case r.h.Is(w, term.Intern("south"), 2):
		side = geometry.South
	case !r.h.Is(w, term.Intern("east"), 2):
		return -1, false
	}
	c, ok := r.place(g, w)
	if !ok {
		return -1, false
	}
	e := g.Around[c][side]
	return e, e >= 0
}

func (r *reader) cell(g *geometry.Grid, w term.Word) (int, bool) {
	w = r.h.Deref(w)
	if !r.h.Is(w, term.Intern("cell"), 2) {
		return 0, false
	}
	return r.place(g, w)
}

// place reads the row and the column of a term cell, east or south.
func (r *reader) place(g *geometry.Grid, w term.Word) (int, bool) {
	row, okR := r.number(r.h.Arg(w, 1))
	column, okC := r.number(r.h.Arg(w, 2))
	if !okR || !okC || row < 1 || column < 1 || row > g.H || column > g.W {
		return 0, false
	}
	return g.Cell(row-1, column-1), true
}
