package knight

import (
	"fmt"
	"strconv"
	"strings"
)

// WrapMoves counts the moves of a tour that are no knight's move without the wrap.
func WrapMoves(tour []Point, closed bool) int {
	n := 0
	for i := 1; i < len(tour); i++ {
		if !PlainMove(tour[i-1], tour[i]) {
			n++
		}
	}
	if closed && len(tour) > 1 && !PlainMove(tour[len(tour)-1], tour[0]) {
		n++
	}
	return n
}

// Grid is the board as text, each square with the number of its step, from 1; holes
// are dots. A tour of no squares gives the bare board.
func Grid(b *Board, tour []Point) string {
	width := len(strconv.Itoa(max(1, len(tour))))
	step := map[Point]int{}
	for i, p := range tour {
		step[p] = i + 1
	}
	var text strings.Builder
	for y := 1; y <= b.H; y++ {
		var line strings.Builder
		for x := 1; x <= b.W; x++ {
			p := Point{x, y}
			cell := "."
			if n, ok := step[p]; ok {
				cell = strconv.Itoa(n)
			} else if b.Square(p) >= 0 {
				cell = "#"
			}
			fmt.Fprintf(&line, "%*s ", width, cell)
		}
		text.WriteString(strings.TrimRight(line.String(), " ") + "\n")
	}
	return text.String()
}

const cellSize = 32 // of a square in an SVG, in its units

// numbered is the most squares whose picture has the numbers of the steps.
const numbered = 400

// SVG draws the board and the path: a filled disc at the start, a ring at the end, the
// number of each step in the corner of its square unless there are too many; a move
// over the joined edge is drawn as two strokes that run off the board, out and in at
// one height.
func SVG(b *Board, tour []Point, closed bool) string {
	var s strings.Builder
	w, h := b.W*cellSize, b.H*cellSize
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 %d %d" width="%d" height="%d">`+"\n", w+8, h+8, w+8, h+8)
	title := "knight's tour"
	if closed {
		title = "closed knight's tour"
	}
	fmt.Fprintf(&s, "<title>%s, %d columns, %d rows</title>\n", title, b.W, b.H)
	fmt.Fprintf(&s, `<defs><clipPath id="board"><rect x="0" y="0" width="%d" height="%d"/></clipPath></defs>`+"\n", w, h)
	for i := range b.Size() {
		p := b.Point(int32(i))
		fill := "#f2e6d0"
		if (p.X+p.Y)%2 != 0 {
			fill = "#c8a878"
		}
		fmt.Fprintf(&s, `<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>`+"\n", (p.X-1)*cellSize, (p.Y-1)*cellSize, cellSize, cellSize, fill)
	}
	if b.Wrap {
		fmt.Fprintf(&s, `<path d="M0 0V%dM%d 0V%d" stroke="#888" stroke-width="2" stroke-dasharray="4 4"/>`+"\n", h, w, h)
	}
	s.WriteString(`<g clip-path="url(#board)" fill="none" stroke="#20408a" stroke-width="2" stroke-linejoin="round"><path d="`)
	pen := Point{}
	line := func(p, q Point) {
		if pen != p {
			fmt.Fprintf(&s, "M%d %d", middle(p.X), middle(p.Y))
		}
		fmt.Fprintf(&s, "L%d %d", middle(q.X), middle(q.Y))
		pen = q
	}
	for i, p := range tour {
		if i == 0 && !closed {
			continue
		}
		q := tour[(i+len(tour)-1)%len(tour)]
		if i == 0 && len(tour) < 2 {
			continue
		}
		if PlainMove(q, p) || !b.Wrap {
			line(q, p)
			continue
		}
		// Off the board at one edge, and in again at the other.
		dx := wrapStep(b, q, p)
		line(q, Point{q.X + dx, p.Y})
		pen = Point{}
		line(Point{p.X - dx, q.Y}, p)
	}
	s.WriteString(`"/></g>` + "\n")
	if len(tour) > 0 {
		first, last := tour[0], tour[len(tour)-1]
		fmt.Fprintf(&s, `<circle cx="%d" cy="%d" r="7" fill="#2a8a3a"/>`+"\n", middle(first.X), middle(first.Y))
		if !closed {
			fmt.Fprintf(&s, `<circle cx="%d" cy="%d" r="7" fill="none" stroke="#b02020" stroke-width="3"/>`+"\n", middle(last.X), middle(last.Y))
		}
	}
	if len(tour) <= numbered {
		s.WriteString(`<g font-family="sans-serif" font-size="9" fill="#222" stroke="#fff" stroke-opacity="0.7" stroke-width="2" paint-order="stroke">` + "\n")
		for i, p := range tour {
			fmt.Fprintf(&s, `<text x="%d" y="%d">%d</text>`+"\n", (p.X-1)*cellSize+2, (p.Y-1)*cellSize+9, i+1)
		}
		s.WriteString("</g>\n")
	}
	s.WriteString("</svg>\n")
	return s.String()
}

func middle(n int) int { return (n-1)*cellSize + cellSize/2 }

// wrapStep gives the columns, with sign, that a move over the joined edge takes.
func wrapStep(b *Board, p, q Point) int {
	dx := 3 - max(p.Y-q.Y, q.Y-p.Y)
	if (p.X+dx-q.X)%b.W == 0 {
		return dx
	}
	return -dx
}
