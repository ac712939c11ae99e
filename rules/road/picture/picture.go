// Package picture draws Country Road boards with what is known of them: as text for
// terminals, and as SVG.
package picture

import (
	"fmt"
	"slices"
	"strings"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

// Text draws a board: borders as rules, numbers in the first cell of their country's upper
// left corner, o for a cell on the loop, x for an empty one, a dot for an open one.
func Text(b *geometry.Board, m geometry.Marks) string {
	var out strings.Builder
	corner := func(r, c int) byte {
		// A corner is drawn when some border or the rim touches it.
		if r == 0 || c == 0 || r == b.H || c == b.W {
			return '+'
		}
		for _, e := range []int{edgeAcross(b, r-1, c-1), edgeAcross(b, r, c-1), edgeDown(b, r-1, c-1), edgeDown(b, r-1, c)} {
			if b.Border[e] {
				return '+'
			}
		}
		return ' '
	}
	first := map[int]int{}
	for k, cells := range b.Members {
		first[int(cells[0])] = k
	}
	for r := 0; r <= b.H; r++ {
		for c := 0; c < b.W; c++ {
			out.WriteByte(corner(r, c))
			switch {
			case r == 0 || r == b.H:
				out.WriteString("-----")
			default:
				e := edgeDown(b, r-1, c)
				fill := byte(' ')
				if b.Border[e] {
					fill = '-'
				}
				line := []byte{fill, fill, fill, fill, fill}
				if m.Edge[e] == geometry.On {
					line[2] = '|'
				}
				out.Write(line)
			}
		}
		out.WriteByte(corner(r, b.W))
		out.WriteByte('\n')
		if r == b.H {
			break
		}
		for c := 0; c < b.W; c++ {
			left := byte('|')
			joined := byte(' ')
			if c > 0 {
				e := edgeAcross(b, r, c-1)
				on := m.Edge[e] == geometry.On
				if !b.Border[e] {
					left = ' '
				}
				if on {
					joined = '-'
					if !b.Border[e] {
						left = '-'
					}
				}
			}
			cell := b.Cell(r, c)
			mark := map[geometry.Mark]byte{geometry.On: 'o', geometry.Off: 'x', geometry.Open: '.'}[m.Cell[cell]]
			right := byte(' ')
			if c+1 < b.W && m.Edge[edgeAcross(b, r, c)] == geometry.On {
				right = '-'
			}
			number := string([]byte{joined, joined})
			if k, ok := first[cell]; ok && b.Number[k] >= 0 {
				number = fmt.Sprintf("%-2d", b.Number[k])
				if joined == '-' && b.Number[k] < 10 {
					number = fmt.Sprintf("%d-", b.Number[k])
				}
			} else if ok && b.Number[k] == geometry.Question {
				number = "?" + string(joined)
			}
			fmt.Fprintf(&out, "%c%s%c%c%c", left, number, mark, right, right)
		}
		out.WriteString("|\n")
	}
	return out.String()
}

func edgeAcross(b *geometry.Board, r, c int) int { return r*(b.W-1) + c }
func edgeDown(b *geometry.Board, r, c int) int   { return b.Across() + r*b.W + c }

// side gives the side between two cells that an edge crosses, u units a cell.
func side(b *geometry.Board, e, u int) (x1, y1, x2, y2 int) {
	r, c := b.RowColumn(int(b.Ends[e][1]))
	if e >= b.Across() {
		return c * u, r * u, (c + 1) * u, r * u
	}
	return c * u, r * u, c * u, (r + 1) * u
}

// Beside lays SVG pictures side by side in one.
func Beside(pictures ...string) string {
	if len(pictures) == 1 {
		return pictures[0]
	}
	var inner strings.Builder
	width, height := 0, 0
	for _, p := range pictures {
		var x, y, w, h int
		_, size, _ := strings.Cut(p, "viewBox=\"")
		fmt.Sscanf(size, "%d %d %d %d", &x, &y, &w, &h)
		inner.WriteString(strings.Replace(p, "<svg ", fmt.Sprintf("<svg x=\"%d\" y=\"0\" ", width), 1))
		width, height = width+w+20, max(height, h)
	}
	return fmt.Sprintf("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n%s</svg>\n",
		width-20, height, width-20, height, inner.String())
}

// SVG draws a board, 40 units a cell: the loop thick, empty cells with a cross, and the
// cells, edges and borders in focus (variables: cells first, then edges, then pairs of
// countries) highlighted. An edge that is known to be closed has a small cross as long as
// the picture is not finished, but for those of empty cells.
func SVG(b *geometry.Board, m geometry.Marks, focus []int) string {
	const u = 40
	var out strings.Builder
	fmt.Fprintf(&out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-4 -4 %d %d\" width=\"%d\" height=\"%d\">\n", b.W*u+8, b.H*u+8, b.W*u+8, b.H*u+8)
	fmt.Fprintf(&out, "<rect x=\"0\" y=\"0\" width=\"%d\" height=\"%d\" fill=\"white\" stroke=\"black\" stroke-width=\"3\"/>\n", b.W*u, b.H*u)
	centre := func(c int32) (int, int) {
		r, x := b.RowColumn(int(c))
		return x*u + u/2, r*u + u/2
	}
	for _, v := range focus {
		switch {
		case v < b.Cells():
			r, c := b.RowColumn(v)
			fmt.Fprintf(&out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#ffe08a\"/>\n", c*u, r*u, u, u)
		case v < b.Cells()+b.Edges():
			x1, y1 := centre(b.Ends[v-b.Cells()][0])
			x2, y2 := centre(b.Ends[v-b.Cells()][1])
			fmt.Fprintf(&out, "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"#ffe08a\" stroke-width=\"16\"/>\n", x1, y1, x2, y2)
		case v < b.Cells()+b.Edges()+len(b.Pairs):
			for _, e := range b.Pairs[v-b.Cells()-b.Edges()].Edges {
				x1, y1, x2, y2 := side(b, int(e), u)
				fmt.Fprintf(&out, "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"#ffe08a\" stroke-width=\"12\"/>\n", x1, y1, x2, y2)
			}
		}
	}
	for e := range b.Ends {
		x1, y1, x2, y2 := side(b, e, u)
		style := "stroke=\"#cccccc\" stroke-width=\"1\""
		if b.Border[e] {
			style = "stroke=\"black\" stroke-width=\"3\""
		}
		fmt.Fprintf(&out, "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" %s/>\n", x1, y1, x2, y2, style)
	}
	for k, cells := range b.Members {
		text := ""
		switch n := b.Number[k]; {
		case n >= 0:
			text = fmt.Sprint(n)
		case n == geometry.Question:
			text = "?"
		}
		if text != "" {
			r, c := b.RowColumn(int(cells[0]))
			fmt.Fprintf(&out, "<text x=\"%d\" y=\"%d\" font-family=\"sans-serif\" font-size=\"13\">%s</text>\n", c*u+4, r*u+14, text)
		}
	}
	for c, x := range m.Cell {
		cx, cy := centre(int32(c))
		if x == geometry.Off {
			fmt.Fprintf(&out, "<path d=\"M%d %dl10 10m0 -10l-10 10\" stroke=\"#999999\" stroke-width=\"2\" fill=\"none\"/>\n", cx-5, cy-5)
		} else if x == geometry.On {
			fmt.Fprintf(&out, "<circle cx=\"%d\" cy=\"%d\" r=\"3\" fill=\"#2a7a2a\"/>\n", cx, cy)
		}
	}
	open := slices.Contains(m.Edge, geometry.Open) || slices.Contains(m.Cell, geometry.Open)
	for e, x := range m.Edge {
		ends := b.Ends[e]
		if open && x == geometry.Off && m.Cell[ends[0]] != geometry.Off && m.Cell[ends[1]] != geometry.Off {
			x1, y1, x2, y2 := side(b, e, u)
			fmt.Fprintf(&out, "<path d=\"M%d %dl6 6m0 -6l-6 6\" stroke=\"#b03030\" stroke-width=\"2\" fill=\"none\"/>\n", (x1+x2)/2-3, (y1+y2)/2-3)
		}
		if x == geometry.On {
			x1, y1 := centre(b.Ends[e][0])
			x2, y2 := centre(b.Ends[e][1])
			fmt.Fprintf(&out, "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"#2a7a2a\" stroke-width=\"6\" stroke-linecap=\"round\"/>\n", x1, y1, x2, y2)
		}
	}
	out.WriteString("</svg>\n")
	return out.String()
}
