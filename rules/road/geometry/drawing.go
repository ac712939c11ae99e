package geometry

import (
	"fmt"
	"strings"
)

// Marks is what is known, or claimed, of a grid: each cell and each edge is on the loop,
// off it, or open.
type Marks struct {
	Cell []Mark
	Edge []Mark
}

// Mark is the state of one cell or one edge.
type Mark int8

// The three marks. Open is the zero value.
const (
	Open Mark = 0
	On   Mark = 1
	Off  Mark = -1
)

// NewMarks returns open marks for a grid.
func NewMarks(g *Grid) Marks {
	return Marks{Cell: make([]Mark, g.Cells()), Edge: make([]Mark, g.Edges())}
}

// LoopMarks returns the finished marks of a set of used edges: every other edge is off, and
// a cell is on exactly when a used edge ends there.
func LoopMarks(g *Grid, used []bool) Marks {
	m := NewMarks(g)
	for c := range m.Cell {
		m.Cell[c] = Off
	}
	for e, u := range used {
		m.Edge[e] = Off
		if u {
			m.Edge[e] = On
			m.Cell[g.Ends[e][0]], m.Cell[g.Ends[e][1]] = On, On
		}
	}
	return m
}

// glyphs gives the letter of a cell by its used sides, bit 1<<Side.
var glyphs = map[int]byte{
	0: '.', 5: '|', 10: '-', 3: 'L', 9: 'J', 12: '7', 6: 'F',
	1: '^', 4: 'v', 2: '>', 8: '<', 7: '+', 11: '+', 13: '+', 14: '+', 15: '+',
}

// Drawing writes a set of used edges as the canonical solution text: H lines of W letters,
// each ended by a newline; '.' is a cell off the loop, otherwise the letter says which two
// sides are used: | - L J 7 F. What is not a loop shows its loose ends as ^ > v < and its
// branches as +.
func Drawing(g *Grid, used []bool) string {
	var out strings.Builder
	for c := 0; c < g.Cells(); c++ {
		sides := 0
		for s, e := range g.Around[c] {
			if e >= 0 && used[e] {
				sides |= 1 << s
			}
		}
		out.WriteByte(glyphs[sides])
		if (c+1)%g.W == 0 {
			out.WriteByte('\n')
		}
	}
	return out.String()
}

// ReadDrawing reads a canonical solution text back into used edges. An edge counts as used
// when both its cells say so; a side that only one of them uses is an error, as are a wrong
// size and an unknown letter, each with its line and column.
func ReadDrawing(g *Grid, text string) ([]bool, error) {
	lines := strings.Split(strings.TrimRight(text, "\r\n \t"), "\n")
	if len(lines) != g.H {
		return nil, fmt.Errorf("the drawing has %d lines, the board %d rows", len(lines), g.H)
	}
	sides := make([]int, g.Cells())
	back := map[byte]int{}
	for s, b := range glyphs {
		if b != '+' {
			back[b] = s
		}
	}
	for r, line := range lines {
		line = strings.TrimRight(line, "\r ")
		if len(line) != g.W {
			return nil, fmt.Errorf("line %d of the drawing has %d letters, the board %d columns", r+1, len(line), g.W)
		}
		for c := 0; c < g.W; c++ {
			s, ok := back[line[c]]
			if !ok {
				return nil, fmt.Errorf("line %d, column %d: %q is not a letter of a drawing (. | - L J 7 F)", r+1, c+1, line[c])
			}
			sides[g.Cell(r, c)] = s
		}
	}
	used := make([]bool, g.Edges())
	for c := range sides {
		for s, e := range g.Around[c] {
			if sides[c]>>s&1 == 0 {
				continue
			}
			if e < 0 {
				return nil, fmt.Errorf("at %s the line leaves the board", g.CellName(c))
			}
			if sides[g.Beside[c][s]]>>((s+2)%4)&1 == 0 {
				return nil, fmt.Errorf("the line at %s does not go on at %s", g.CellName(c), g.CellName(int(g.Beside[c][s])))
			}
			used[e] = true
		}
	}
	return used, nil
}

// ReadMarks reads a partial grid: a drawing in which '.' is an open cell, 'x' an empty one,
// 'o' one on the loop, and a line may end (^ > v <). Every other letter says which sides are
// used; the other edges are open.
func ReadMarks(g *Grid, text string) (Marks, error) {
	m := NewMarks(g)
	plain := strings.NewReplacer("x", ".", "o", ".").Replace(text)
	used, err := ReadDrawing(g, plain)
	if err != nil {
		return m, err
	}
	for e, u := range used {
		if u {
			m.Edge[e] = On
			m.Cell[g.Ends[e][0]], m.Cell[g.Ends[e][1]] = On, On
		}
	}
	for r, line := range strings.Split(strings.TrimRight(text, "\r\n \t"), "\n") {
		for c := 0; c < g.W; c++ {
			switch line[c] {
			case 'x':
				m.Cell[g.Cell(r, c)] = Off
			case 'o':
				m.Cell[g.Cell(r, c)] = On
			}
		}
	}
	return m, nil
}
