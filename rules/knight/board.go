package knight

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// The largest board that is read, in columns or rows and in squares.
const (
	MaxSide    = 4000
	MaxSquares = 4_000_000
)

// Point is a square: X is the column from the left, Y the row from the top, both
// from 1.
type Point struct{ X, Y int }

func (p Point) String() string { return fmt.Sprintf("%d,%d", p.X, p.Y) }

// Board is a set of squares in a rectangle of W columns and H rows. With Wrap the
// left and the right edge are joined. Squares are numbered from 0 in row-major
// order.
type Board struct {
	W, H int
	Wrap bool

	number []int32 // of each cell in row-major order; -1 for a hole
	cells  []int32 // of each square, its cell
}

// Parse reads a board: WxH, or rows of '#' (square) and '.' (hole) joined by '/' or
// newlines. The error says what is wrong and where.
func Parse(text string, wrap bool) (*Board, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return nil, fmt.Errorf("the board is empty: give WxH, or rows of # and . joined by /")
	}
	if w, h, ok := strings.Cut(strings.ToLower(text), "x"); ok && !strings.ContainsAny(text, "#./\n") {
		nw, err1 := strconv.Atoi(w)
		nh, err2 := strconv.Atoi(h)
		if errors.Is(err1, strconv.ErrRange) || errors.Is(err2, strconv.ErrRange) {
			return nil, fmt.Errorf("a board of %s is too large: at most %d a side and %d cells", text, MaxSide, MaxSquares)
		}
		if err1 != nil || err2 != nil {
			return nil, fmt.Errorf("%q is no board: a size is WxH, such as 8x8", text)
		}
		return Rectangle(nw, nh, wrap)
	}
	rows := strings.FieldsFunc(text, func(r rune) bool { return r == '/' || r == '\n' || r == '\r' })
	for i := range rows {
		rows[i] = strings.TrimSpace(rows[i])
	}
	return FromRows(rows, wrap)
}

// Rectangle is the full board of w columns and h rows.
func Rectangle(w, h int, wrap bool) (*Board, error) {
	if w < 1 || h < 1 {
		return nil, fmt.Errorf("a board of %dx%d has no squares: both sides must be at least 1", w, h)
	}
	if w > MaxSide || h > MaxSide || w*h > MaxSquares {
		return nil, tooLarge(w, h)
	}
	b := newBoard(w, h, wrap)
	for i := range b.number {
		b.add(i)
	}
	return b, nil
}

// FromRows is the board of these rows of '#' and '.', the top one first.
func FromRows(rows []string, wrap bool) (*Board, error) {
	if len(rows) == 0 {
		return nil, fmt.Errorf("the board is empty: it has no rows")
	}
	w := utf8.RuneCountInString(rows[0])
	if w > MaxSide || len(rows) > MaxSide || w*len(rows) > MaxSquares {
		return nil, tooLarge(w, len(rows))
	}
	b := newBoard(w, len(rows), wrap)
	for y, row := range rows {
		cells := []rune(row)
		if len(cells) != w {
			return nil, fmt.Errorf("row %d has %d cells, row 1 has %d: rows must be of one length", y+1, len(cells), w)
		}
		for x, c := range cells {
			switch c {
			case '#':
				b.add(y*w + x)
			case '.':
			default:
				return nil, fmt.Errorf("row %d, column %d: %q is neither # (square) nor . (hole)", y+1, x+1, c)
			}
		}
	}
	if b.Size() == 0 {
		return nil, fmt.Errorf("the board is empty: it has no square, only holes")
	}
	return b, nil
}

func tooLarge(w, h int) error {
	return fmt.Errorf("a board of %dx%d is too large: at most %d a side and %d cells", w, h, MaxSide, MaxSquares)
}

func newBoard(w, h int, wrap bool) *Board {
	b := &Board{W: w, H: h, Wrap: wrap, number: make([]int32, w*h)}
	for i := range b.number {
		b.number[i] = -1
	}
	return b
}

func (b *Board) add(cell int) {
	b.number[cell] = int32(len(b.cells))
	b.cells = append(b.cells, int32(cell))
}

// Size is the number of squares.
func (b *Board) Size() int { return len(b.cells) }

// Point gives the place of square s.
func (b *Board) Point(s int32) Point {
	c := int(b.cells[s])
	return Point{c%b.W + 1, c/b.W + 1}
}

// Square gives the number of the square at p, or -1 when p is a hole or off the
// board.
func (b *Board) Square(p Point) int32 {
	if p.X < 1 || p.X > b.W || p.Y < 1 || p.Y > b.H {
		return -1
	}
	return b.number[(p.Y-1)*b.W+p.X-1]
}

// Full reports whether the board has no holes.
func (b *Board) Full() bool { return len(b.cells) == b.W*b.H }

// Rows gives the text of the board, a string of '#' and '.' for each row.
func (b *Board) Rows() []string {
	rows := make([]string, b.H)
	line := make([]byte, b.W)
	for y := range rows {
		for x := range line {
			line[x] = '.'
			if b.number[y*b.W+x] >= 0 {
				line[x] = '#'
			}
		}
		rows[y] = string(line)
	}
	return rows
}

// Text is the board as Parse reads it: WxH when it is full, else its rows.
func (b *Board) Text() string {
	if b.Full() {
		return fmt.Sprintf("%dx%d", b.W, b.H)
	}
	return strings.Join(b.Rows(), "/")
}

// Unwrapped is the same board with its edges not joined.
func (b *Board) Unwrapped() *Board {
	plain := *b
	plain.Wrap = false
	return &plain
}
