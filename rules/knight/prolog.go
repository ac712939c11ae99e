package knight

import (
	"fmt"
	"strconv"
	"strings"
)

// The terms of the rule library, as text that any Prolog reads.

// BoardTerm is the board as knight.pl has it.
func BoardTerm(b *Board) string {
	var text string
	if b.Full() {
		text = fmt.Sprintf("rectangle(%d, %d)", b.W, b.H)
	} else {
		text = `rows(["` + strings.Join(b.Rows(), `", "`) + `"])`
	}
	if b.Wrap {
		return "cylinder(" + text + ")"
	}
	return text
}

// TaskTerm is the task as knight.pl has it.
func TaskTerm(b *Board, t Task) string {
	switch {
	case t.Closed && t.Start >= 0:
		return "closed(" + pointTerm(b.Point(t.Start)) + ")"
	case t.Closed:
		return "closed"
	case t.Start < 0 && t.End < 0:
		return "open"
	case t.End < 0:
		return "from(" + pointTerm(b.Point(t.Start)) + ")"
	case t.Start < 0:
		return "to(" + pointTerm(b.Point(t.End)) + ")"
	}
	return "between(" + pointTerm(b.Point(t.Start)) + ", " + pointTerm(b.Point(t.End)) + ")"
}

func pointTerm(p Point) string {
	return "p(" + strconv.Itoa(p.X) + ", " + strconv.Itoa(p.Y) + ")"
}

// PointsTerm is a list of squares, such as a tour.
func PointsTerm(points []Point) string {
	var b strings.Builder
	b.WriteByte('[')
	for i, p := range points {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(pointTerm(p))
	}
	b.WriteByte(']')
	return b.String()
}

// CertificateTerm is the certificate as no_tour/3 of absence.pl checks it. The error
// says that the certificate does not hold.
func CertificateTerm(b *Board, t Task, c *Certificate) (string, error) {
	switch c.Kind {
	case Trivial:
		return "too_small", nil
	case Cut:
		return "cut(" + PointsTerm(c.Cut) + ", " + piecesTerm(c.Pieces) + ")", nil
	case Weighted:
		g := NewGraph(b)
		var set []int32
		for _, p := range c.Cut {
			set = append(set, b.Square(p))
		}
		var pieces []string
		w := g.weigh(set)
		for i, piece := range w.pieces {
			points := make([]Point, len(piece))
			for j, s := range piece {
				points[j] = b.Point(s)
			}
			pieces = append(pieces, fmt.Sprintf("piece(%s, %d)", PointsTerm(points), w.each[i]))
		}
		return "weighted(" + PointsTerm(c.Cut) + ", [" + strings.Join(pieces, ", ") + "])", nil
	case Forced:
		r := NewRing(NewGraph(b), t)
		d, err := r.Derive(c.Tree)
		if err != nil {
			return "", err
		}
		return "forced(" + r.coloursTerm(d) + ", " + r.stepsTerm(d) + ")", nil
	}
	return "", fmt.Errorf("%q is no kind of certificate", c.Kind)
}

func piecesTerm(pieces [][]Point) string {
	texts := make([]string, len(pieces))
	for i, p := range pieces {
		texts[i] = PointsTerm(p)
	}
	return "[" + strings.Join(texts, ", ") + "]"
}

// coloursTerm is the two colours, when the derivation speaks of ends; else none.
func (r *Ring) coloursTerm(d *Derivation) string {
	used := false
	for todo := []*Derivation{d}; len(todo) > 0 && !used; {
		d := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, l := range d.Lines {
			used = used || l.Rule == "end"
		}
		if d.End == Cases {
			todo = append(todo, d.In, d.Out)
		}
	}
	if !used {
		return "none"
	}
	var sides [2][]Point
	for s, c := range r.colour {
		sides[c] = append(sides[c], r.G.Board.Point(int32(s)))
	}
	return "colours(" + PointsTerm(sides[0]) + ", " + PointsTerm(sides[1]) + ")"
}

func (r *Ring) vertexTerm(v int32) string {
	if v == r.Outside {
		return "outside"
	}
	return pointTerm(r.G.Board.Point(v))
}

// edgeTerms gives the two ends of an edge, the one that is first in standard order
// first: outside, then squares by columns.
func (r *Ring) edgeTerms(a, b int32) string {
	p, q := r.point(a), r.point(b)
	if p.X > q.X || p.X == q.X && p.Y > q.Y {
		a, b = b, a
	}
	return r.vertexTerm(a) + ", " + r.vertexTerm(b)
}

// stepsTerm writes the steps of refuted/4.
func (r *Ring) stepsTerm(d *Derivation) string {
	type item struct {
		d    *Derivation
		text string
	}
	var b strings.Builder
	for todo := []item{{d: d}}; len(todo) > 0; {
		it := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if it.d == nil {
			b.WriteString(it.text)
			continue
		}
		b.WriteByte('[')
		for _, l := range it.d.Lines {
			b.WriteString(l.Rule + "(")
			if l.Rule == "loop" {
				b.WriteByte('[')
			}
			for i, v := range l.Verts {
				if i > 0 {
					b.WriteString(", ")
				}
				b.WriteString(r.vertexTerm(v))
			}
			if l.Rule == "loop" {
				b.WriteByte(']')
			}
			b.WriteString("), ")
		}
		switch it.d.End {
		case Clash:
			b.WriteString("clash(" + r.edgeTerms(it.d.A, it.d.B) + ")]")
		case Starved:
			b.WriteString("starved(" + r.vertexTerm(it.d.A) + ", " + r.vertexTerm(it.d.B) + ")]")
		case Cases:
			b.WriteString("cases(" + r.edgeTerms(it.d.A, it.d.B) + ", ")
			todo = append(todo, item{text: ")]"}, item{d: it.d.Out}, item{text: ", "}, item{d: it.d.In})
		}
	}
	return b.String()
}
