package oracle

import (
	"cmp"
	"slices"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/rules/knight"
)

// Accelerated gives the predicates of library(knight) that Go runs in place of their
// clauses. The clauses of knight.pl are what they mean, and what proofs are checked
// by. Board and Square must be ground, their numbers integers of 32 bits, sizes not
// below 0, rows lists: for others the clauses may have an answer, and these have an
// error.
func Accelerated() []machine.Builtin {
	return []machine.Builtin{
		{Name: "squares", Arity: 2, Purity: machine.Accelerated, Fn: squares, Doc: "squares(+Board, -Squares): the squares of the board in standard order"},
		{Name: "moves", Arity: 3, Purity: machine.Accelerated, Fn: moves, Doc: "moves(+Board, +Square, -Squares): the squares of the board a knight's move from Square, in standard order"},
		{Name: "degree", Arity: 3, Purity: machine.Accelerated, Fn: degree, Doc: "degree(+Board, +Square, -Degree): how many squares of the board are a knight's move from Square"},
	}
}

// boardTerm is the term of a board, looked at where it is.
type boardTerm struct {
	h             *term.Heap
	rings         int         // cylinder( how often
	width, height int         // of rectangle(Width, Height)
	rows          []term.Word // of rows(Rows); nil for a rectangle
}

// readBoardTerm is false for what is no board, such as rectangle(3).
func readBoardTerm(h *term.Heap, w term.Word) (b boardTerm, ok bool, err error) {
	if !h.Ground(w) {
		return b, false, isoerr.Instantiation(h)
	}
	b.h = h
	w = h.Deref(w)
	for ; h.Is(w, term.Intern("cylinder"), 1); b.rings++ {
		w = h.Arg(w, 1)
	}
	switch {
	case h.Is(w, term.Intern("rectangle"), 2):
		if b.width, err = size(h, h.Arg(w, 1)); err == nil {
			b.height, err = size(h, h.Arg(w, 2))
		}
		return b, true, err
	case h.Is(w, term.Intern("rows"), 1):
		b.rows, err = list(h, h.Arg(w, 1))
		return b, true, err
	}
	return b, false, nil
}

// list gives the elements of a list, never nil.
func list(h *term.Heap, w term.Word) ([]term.Word, error) {
	elements, end := h.Slice(w)
	if end != term.ProperList {
		return nil, isoerr.Type(h, isoerr.List, w)
	}
	return append([]term.Word{}, elements...), nil
}

// integer gives an integer of 32 bits.
func integer(h *term.Heap, w term.Word) (int, error) {
	w = h.Deref(w)
	if !h.IsInteger(w) {
		return 0, isoerr.Type(h, isoerr.Integer, w)
	}
	n, ok := h.Int64(w)
	if !ok || n != int64(int32(n)) {
		return 0, isoerr.Representation(h, isoerr.MaxInteger)
	}
	return int(n), nil
}

// size gives an integer that is not below 0.
func size(h *term.Heap, w term.Word) (int, error) {
	n, err := integer(h, w)
	if err == nil && n < 0 {
		err = isoerr.Domain(h, isoerr.NotLessThanZero, w)
	}
	return n, err
}

// cell tells what a cell of a row is. It is false when it is neither square nor hole.
func (b *boardTerm) cell(w term.Word) (square, ok bool) {
	switch atomName(b.h.Deref(w)) {
	case "#":
		return true, true
	case ".":
		return false, true
	}
	return false, false
}

// squares means squares/2 of knight.pl.
func squares(m *machine.Machine, args []term.Word) (bool, error) {
	h := &m.Heap
	b, ok, err := readBoardTerm(h, args[0])
	if err != nil || !ok {
		return false, err
	}
	var found []knight.Point
	if b.rows == nil {
		if b.width < 1 || b.height < 1 {
			return false, nil
		}
		if b.width*b.height > knight.MaxSquares {
			return false, isoerr.Representation(h, isoerr.MaxInteger)
		}
		for x := 1; x <= b.width; x++ {
			for y := 1; y <= b.height; y++ {
				found = append(found, knight.Point{X: x, Y: y})
			}
		}
		return m.Unify(args[1], points(h, found)), nil
	}
	for y, row := range b.rows {
		cells, err := list(h, row)
		if err != nil {
			return false, err
		}
		for x, c := range cells {
			square, ok := b.cell(c)
			if !ok {
				return false, nil
			}
			if square {
				found = append(found, knight.Point{X: x + 1, Y: y + 1})
			}
		}
	}
	slices.SortFunc(found, inOrder)
	return m.Unify(args[1], points(h, found)), nil
}

// inOrder is the standard order of squares: by columns.
func inOrder(p, q knight.Point) int { return cmp.Or(p.X-q.X, p.Y-q.Y) }

// moves means moves/3 of knight.pl.
func moves(m *machine.Machine, args []term.Word) (bool, error) {
	found, ok, err := movesFrom(m, args)
	if err != nil || !ok {
		return false, err
	}
	return m.Unify(args[2], points(&m.Heap, found)), nil
}

// degree means degree/3 of knight.pl.
func degree(m *machine.Machine, args []term.Word) (bool, error) {
	found, ok, err := movesFrom(m, args)
	if err != nil || !ok {
		return false, err
	}
	return m.Unify(args[2], m.Heap.NewInt(int64(len(found)))), nil
}

// movesFrom gives the squares a move from args[1] on the board args[0].
func movesFrom(m *machine.Machine, args []term.Word) (found []knight.Point, ok bool, err error) {
	h := &m.Heap
	b, ok, err := readBoardTerm(h, args[0])
	if err != nil {
		return nil, false, err
	}
	if !h.Ground(args[1]) {
		return nil, false, isoerr.Instantiation(h)
	}
	from := h.Deref(args[1])
	if !h.Is(from, term.Intern("p"), 2) {
		return nil, false, nil
	}
	x, err := integer(h, h.Arg(from, 1))
	if err != nil {
		return nil, false, err
	}
	y, err := integer(h, h.Arg(from, 2))
	if err != nil {
		return nil, false, err
	}
	if !ok || b.rings > 1 {
		return nil, false, nil
	}
	width := b.width
	if b.rings == 1 && b.rows != nil {
		if len(b.rows) == 0 {
			return nil, false, nil
		}
		first, err := list(h, b.rows[0])
		if err != nil {
			return nil, false, err
		}
		width = len(first)
	}
	if b.rings == 1 && width == 0 {
		return nil, false, isoerr.Evaluation(h, isoerr.ZeroDivisor)
	}
	for _, l := range [8][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}} {
		p := knight.Point{X: x + l[0], Y: y + l[1]}
		if b.rings == 1 {
			p.X = ((p.X-1)%width+width)%width + 1
		}
		square, ok, err := b.at(p)
		if err != nil || !ok {
			return nil, false, err
		}
		if square {
			found = append(found, p)
		}
	}
	slices.SortFunc(found, inOrder)
	return slices.Compact(found), true, nil
}

// at means place/4 of knight.pl: whether the place is a square.
func (b *boardTerm) at(p knight.Point) (square, ok bool, err error) {
	if b.rows == nil {
		return p.X >= 1 && p.X <= b.width && p.Y >= 1 && p.Y <= b.height, true, nil
	}
	if p.Y < 1 || p.Y > len(b.rows) {
		return false, true, nil
	}
	row, err := list(b.h, b.rows[p.Y-1])
	if err != nil || p.X < 1 || p.X > len(row) {
		return false, err == nil, err
	}
	square, ok = b.cell(row[p.X-1])
	return square, ok, nil
}
