package knight

import "context"

// strip builds an open tour of a board of three rows (or columns): blocks of
// one length, each crossed from a square to one from which the same square of the
// next block is a move away, and a last block that may end anywhere. Boards of four
// rows cannot be built so: their outer rows are half of the squares, and no two of
// them are a move apart, so that a tour can cross such a board only once.
func strip(ctx context.Context, b *Board, t Task) []int32 {
	if t.Closed || t.Start >= 0 || t.End >= 0 {
		return nil
	}
	const rows = 3
	length := max(b.W, b.H)
	for k := 4; k <= 10; k++ {
		// The last block takes the rest, and one or two blocks more where it must.
		for last := length%k + k; last < 3*k && last < length; last += k {
			for y := 1; y <= rows; y++ {
				for x := 1; x <= 2; x++ {
					start := Point{x, y}
					end := stripPath(ctx, last, rows, start, nil)
					if end == nil {
						continue
					}
					if path := stripPath(ctx, k, rows, start, stripEnds(k, rows, start)); path != nil {
						return repeatStrip(b, path, k, (length-last)/k, end)
					}
				}
			}
		}
	}
	return nil
}

// stripEnds gives the squares of a block of k columns from which start of the next
// one is a move away.
func stripEnds(k, rows int, start Point) []Point {
	var ends []Point
	for _, l := range leaps {
		p := Point{start.X + k + l[0], start.Y + l[1]}
		if p.X <= k && p.Y >= 1 && p.Y <= rows {
			ends = append(ends, p)
		}
	}
	return ends
}

// stripPath finds a tour of a block from start to one of the ends, or to anywhere
// when there are none.
func stripPath(ctx context.Context, w, rows int, start Point, ends []Point) []Point {
	b, err := Rectangle(w, rows, false)
	if err != nil {
		return nil
	}
	g := NewGraph(b)
	tasks := []Task{{Start: b.Square(start), End: -1}}
	if ends != nil {
		tasks = nil
		for _, e := range ends {
			tasks = append(tasks, Task{Start: b.Square(start), End: b.Square(e)})
		}
	}
	for _, t := range tasks {
		r := NewRing(g, t)
		if p := r.Decide(ctx, 2000); p.Ended == Found {
			return g.found(Decision{}, p.Tour, "").Tour
		}
	}
	return nil
}

// repeatStrip lays path n times, then the last block.
func repeatStrip(b *Board, path []Point, k, n int, last []Point) []int32 {
	tour := make([]int32, 0, b.Size())
	put := func(path []Point, x int) {
		for _, p := range path {
			p.X += x
			if b.W < b.H {
				p.X, p.Y = p.Y, p.X
			}
			tour = append(tour, b.Square(p))
		}
	}
	for i := range n {
		put(path, i*k)
	}
	put(last, n*k)
	return tour
}
