package knight

import (
	"fmt"
	"strings"
)

// Canonical is one text for all the boards and tasks that are mirror images or turns
// of each other: on the plane by the eight symmetries of the square, on a cylinder by
// the two mirrors and by turning it along.
func Canonical(b *Board, t Task) string {
	least := ""
	for _, s := range symmetries(b) {
		if text := s.text(b, t); least == "" || text < least {
			least = text
		}
	}
	return least
}

// symmetry takes a board to an image of it: moved along a cylinder, mirrored, and with
// columns for rows.
type symmetry struct {
	shift        int
	flipX, flipY bool
	turn         bool
}

// symmetries gives those that take knight's moves to knight's moves.
func symmetries(b *Board) []symmetry {
	var all []symmetry
	for k := range 4 {
		s := symmetry{flipX: k&1 > 0, flipY: k&2 > 0}
		if !b.Wrap {
			all = append(all, s, symmetry{flipX: s.flipX, flipY: s.flipY, turn: true})
			continue
		}
		for s.shift = range b.W {
			all = append(all, s)
		}
	}
	return all
}

// at gives where a place of the image comes from.
func (s symmetry) at(b *Board, p Point) Point {
	if s.turn {
		p.X, p.Y = p.Y, p.X
	}
	if s.flipX {
		p.X = b.W + 1 - p.X
	}
	if s.flipY {
		p.Y = b.H + 1 - p.Y
	}
	p.X = (p.X-1+s.shift)%b.W + 1
	return p
}

// text is the image: its cells, each a hole, a square, the start or the end, row by
// row, and what else the task says.
func (s symmetry) text(b *Board, t Task) string {
	w, h := b.W, b.H
	if s.turn {
		w, h = h, w
	}
	var text strings.Builder
	fmt.Fprintf(&text, "%dx%d wrap=%v closed=%v ", w, h, b.Wrap, t.Closed)
	for y := 1; y <= h; y++ {
		for x := 1; x <= w; x++ {
			switch q := b.Square(s.at(b, Point{x, y})); {
			case q < 0:
				text.WriteByte('.')
			case q == t.Start:
				text.WriteByte('S')
			case q == t.End:
				text.WriteByte('E')
			default:
				text.WriteByte('#')
			}
		}
	}
	return text.String()
}
