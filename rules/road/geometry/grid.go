// Package geometry describes Country Road boards: the grid of cells, the edges
// between neighbours, the borders drawn across edges, and the countries they cut out.
//
// It decides nothing. It is the only package that the three counting engines
// (search, cellsfirst, loopsfirst) have in common.
package geometry

import "fmt"

// Side is one of the four sides of a cell.
type Side int

// The sides, clockwise. Opposite sides differ by two.
const (
	North Side = iota
	East
	South
	West
)

// MaxSide bounds the width and the height of a board, so that hostile input cannot ask
// for unbounded memory.
const MaxSide = 100

// Grid is a W by H rectangle of cells. Cell (row, column), both from 0, has number
// row*W+column. Edges join orthogonal neighbours; the (W-1)*H edges between left and right
// neighbours come first, row by row, then the W*(H-1) edges between upper and lower ones.
// That is also the order of the border bits in a puzzle's URL.
type Grid struct {
	W, H int
	// Ends holds the two cells of each edge, the smaller number first.
	Ends [][2]int32
	// Around holds the edge at each side of each cell, or -1 at the rim of the board.
	Around [][4]int32
	// Beside holds the neighbour at each side of each cell, or -1.
	Beside [][4]int32
}

// NewGrid makes a grid of w columns and h rows. It fails when a side is below 1 or above
// MaxSide.
func NewGrid(w, h int) (*Grid, error) {
	if w < 1 || h < 1 || w > MaxSide || h > MaxSide {
		return nil, fmt.Errorf("a board is 1 to %d cells wide and high, not %d by %d", MaxSide, w, h)
	}
	g := &Grid{W: w, H: h}
	g.Around = make([][4]int32, w*h)
	g.Beside = make([][4]int32, w*h)
	for c := range g.Around {
		g.Around[c] = [4]int32{-1, -1, -1, -1}
		g.Beside[c] = [4]int32{-1, -1, -1, -1}
	}
	join := func(a, b int, s Side) {
		e := int32(len(g.Ends))
		g.Ends = append(g.Ends, [2]int32{int32(a), int32(b)})
		g.Around[a][s], g.Around[b][(s+2)%4] = e, e
		g.Beside[a][s], g.Beside[b][(s+2)%4] = int32(b), int32(a)
	}
	for r := 0; r < h; r++ {
		for c := 0; c+1 < w; c++ {
			join(r*w+c, r*w+c+1, East)
		}
	}
	for r := 0; r+1 < h; r++ {
		for c := 0; c < w; c++ {
			join(r*w+c, (r+1)*w+c, South)
		}
	}
	return g, nil
}

// Cells returns the number of cells.
func (g *Grid) Cells() int { return g.W * g.H }

// Edges returns the number of edges.
func (g *Grid) Edges() int { return len(g.Ends) }

// Across counts the edges between left and right neighbours; they have the lowest numbers.
func (g *Grid) Across() int { return (g.W - 1) * g.H }

// Cell returns the number of the cell at a row and a column, both from 0.
func (g *Grid) Cell(row, column int) int { return row*g.W + column }

// RowColumn is the inverse of Cell.
func (g *Grid) RowColumn(cell int) (row, column int) { return cell / g.W, cell % g.W }

// Other returns the end of an edge that is not the given cell.
func (g *Grid) Other(edge, cell int32) int32 {
	if g.Ends[edge][0] == cell {
		return g.Ends[edge][1]
	}
	return g.Ends[edge][0]
}

// Between returns the edge that joins two cells, or -1 when they are not neighbours.
func (g *Grid) Between(a, b int32) int32 {
	for s, n := range g.Beside[a] {
		if n == b {
			return g.Around[a][s]
		}
	}
	return -1
}

// CellName writes a cell for people: rows and columns from 1, as in "r2c5".
func (g *Grid) CellName(cell int) string {
	r, c := g.RowColumn(cell)
	return fmt.Sprintf("r%dc%d", r+1, c+1)
}

// EdgeName writes an edge for people, as in "r2c5-r2c6".
func (g *Grid) EdgeName(edge int) string {
	return g.CellName(int(g.Ends[edge][0])) + "-" + g.CellName(int(g.Ends[edge][1]))
}
