package knight

import "fmt"

// Verify says whether the points are a tour of the task on the board; nil is yes,
// and the error names the first wrong step. It uses no graph and no search. Only
// tests and the command's check rely on it: what is claimed is judged by clauses.
func Verify(b *Board, t Task, tour []Point) error {
	seen := make([]int32, b.W*b.H) // the step of each cell, from 1
	for i, p := range tour {
		if p.X < 1 || p.X > b.W || p.Y < 1 || p.Y > b.H {
			return fmt.Errorf("step %d: %v is off the board", i+1, p)
		}
		if b.Square(p) < 0 {
			return fmt.Errorf("step %d: %v is a hole", i+1, p)
		}
		cell := (p.Y-1)*b.W + p.X - 1
		if at := seen[cell]; at != 0 {
			return fmt.Errorf("step %d: %v was visited before, at step %d", i+1, p, at)
		}
		seen[cell] = int32(i + 1)
		if i > 0 && !isMove(b, tour[i-1], p) {
			return fmt.Errorf("step %d: from %v to %v is no knight's move", i+1, tour[i-1], p)
		}
		if i == 0 && t.Start >= 0 && p != b.Point(t.Start) {
			return fmt.Errorf("step 1: the tour starts on %v, it must start on %v", p, b.Point(t.Start))
		}
	}
	if len(tour) != b.Size() {
		return fmt.Errorf("after step %d: the tour ends, and %d of %d squares are not visited", len(tour), b.Size()-len(tour), b.Size())
	}
	last := tour[len(tour)-1]
	switch {
	case t.Closed && (len(tour) < 3 || !isMove(b, last, tour[0])):
		return fmt.Errorf("step %d: from %v the knight cannot move back to %v, so the tour is not closed", len(tour), last, tour[0])
	case !t.Closed && t.End >= 0 && last != b.Point(t.End):
		return fmt.Errorf("step %d: the tour ends on %v, it must end on %v", len(tour), last, b.Point(t.End))
	}
	return nil
}

func isMove(b *Board, p, q Point) bool {
	dy := max(p.Y-q.Y, q.Y-p.Y)
	if dy < 1 || dy > 2 {
		return false
	}
	dx := 3 - dy
	if !b.Wrap {
		return p.X-q.X == dx || q.X-p.X == dx
	}
	return (p.X-q.X-dx)%b.W == 0 || (q.X-p.X-dx)%b.W == 0
}

// VerifyCertificate says whether the certificate shows that the board has no tour
// of the task; nil is yes. It shares nothing with the searches but the board.
func VerifyCertificate(b *Board, t Task, c *Certificate) error {
	switch c.Kind {
	case Trivial:
		if n := b.Size(); t.Closed && n < 3 || !t.Closed && n > 1 && t.Start >= 0 && t.Start == t.End {
			return nil
		}
		return fmt.Errorf("the task is not trivial")
	case Cut, Weighted:
		return verifyCut(b, t, c)
	case Forced:
		if c.Tree == nil {
			return fmt.Errorf("the certificate has no tree")
		}
		return verifyForced(b, t, c.Tree)
	}
	return fmt.Errorf("%q is no kind of certificate", c.Kind)
}

func verifyCut(b *Board, t Task, c *Certificate) error {
	const inCut = -1
	piece := map[Point]int{}
	put := func(p Point, k int) error {
		if _, twice := piece[p]; twice || b.Square(p) < 0 {
			return fmt.Errorf("%v is listed twice or no square", p)
		}
		piece[p] = k
		return nil
	}
	allowed := len(c.Cut) + 1
	for _, p := range c.Cut {
		if err := put(p, inCut); err != nil {
			return err
		}
		if s := b.Square(p); s == t.Start || s == t.End {
			allowed--
			if t.Start == t.End {
				return fmt.Errorf("both ends are %v", p)
			}
		}
	}
	if t.Closed {
		allowed = max(1, len(c.Cut))
	}
	for k, points := range c.Pieces {
		if len(points) == 0 {
			return fmt.Errorf("piece %d is empty", k+1)
		}
		for _, p := range points {
			if err := put(p, k); err != nil {
				return err
			}
		}
	}
	if len(piece) != b.Size() {
		return fmt.Errorf("%d squares are in no piece", b.Size()-len(piece))
	}
	total := 0
	for k, points := range c.Pieces {
		ends := 0
		for i, p := range points {
			inside := 0
			for _, q := range points {
				if q != p && isMove(b, p, q) {
					inside++
				}
			}
			ends += min(2, inside)
			for q, other := range piece {
				if other != inCut && other != k && isMove(b, p, q) {
					return fmt.Errorf("square %d of piece %d, %v, is a move from %v of another piece", i+1, k+1, p, q)
				}
			}
		}
		if c.Kind == Weighted {
			total += max(1, len(points)-ends/2)
		} else {
			total++
		}
	}
	if total <= allowed {
		return fmt.Errorf("%d pieces, and a tour may have %d", total, allowed)
	}
	return nil
}
