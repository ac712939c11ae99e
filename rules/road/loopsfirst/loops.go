// Package loopsfirst counts the solutions of a Country Road board by brute force: it
// enumerates the simple cycles of the grid, reads the empty cells off as the complement,
// and keeps the cycles that obey the rules. It shares only the geometry with the other
// engines, and is meant as a judge for boards of up to about 40 cells.
package loopsfirst

import "github.com/eyeprove/eyeprove/rules/road/geometry"

// Count counts solutions, up to limit (0: all of them).
func Count(b *geometry.Board, limit int) int {
	n := 0
	Each(b, func([]bool) bool {
		n++
		return limit == 0 || n < limit
	})
	return n
}

// Each calls yield with the used edges of each solution until yield returns false. The slice
// is valid during the call only.
func Each(b *geometry.Board, yield func(used []bool) bool) {
	w := &walk{
		b: b, yield: yield,
		used:    make([]bool, b.Edges()),
		on:      make([]bool, b.Cells()),
		crossed: make([]int, b.Countries()),
		inside:  make([]int, b.Countries()),
	}
	for start := 0; start < b.Cells() && !w.stop; start++ {
		w.from(int32(start))
	}
}

type walk struct {
	b       *geometry.Board
	yield   func([]bool) bool
	used    []bool
	on      []bool
	crossed []int // used border edges of each country
	inside  []int // cells of each country on the walk
	stop    bool
}

// from enumerates the cycles whose first cell in reading order is start. A cycle leaves its
// first cell to the right and comes back from below, so each is met once. The walk keeps
// its own stack: stack[i] is the i-th cell and the next side to try there.
func (w *walk) from(start int32) {
	type frame struct {
		cell int32
		via  int32 // the edge that led here
		side int
	}
	first := w.b.Around[start][geometry.East]
	last := w.b.Around[start][geometry.South]
	if first < 0 || last < 0 || w.b.Dangling(int(first)) || w.b.Dangling(int(last)) {
		return
	}
	w.visit(start, 1)
	w.take(first, 1)
	second := w.b.Other(first, start)
	w.visit(second, 1)
	stack := []frame{{cell: second, via: first}}
	for len(stack) > 0 && !w.stop {
		f := &stack[len(stack)-1]
		if f.side == 4 {
			w.visit(f.cell, -1)
			w.take(f.via, -1)
			stack = stack[:len(stack)-1]
			continue
		}
		e := w.b.Around[f.cell][f.side]
		d := w.b.Beside[f.cell][f.side]
		f.side++
		switch {
		case e < 0 || e == f.via || d < start || w.b.Dangling(int(e)):
		case d == start:
			if e == last {
				w.take(e, 1)
				if w.legal() && !w.yield(w.used) {
					w.stop = true
				}
				w.take(e, -1)
			}
		case w.on[d] || !w.mayCross(e):
		default:
			w.take(e, 1)
			w.visit(d, 1)
			stack = append(stack, frame{cell: d, via: e})
		}
	}
	for i := len(stack) - 1; i >= 0; i-- {
		w.visit(stack[i].cell, -1)
		w.take(stack[i].via, -1)
	}
	w.visit(start, -1)
}

func (w *walk) visit(c int32, step int) {
	w.on[c] = step > 0
	w.inside[w.b.Country[c]] += step
}

func (w *walk) take(e int32, step int) {
	w.used[e] = step > 0
	if w.b.PairOf[e] >= 0 {
		for _, c := range w.b.Ends[e] {
			w.crossed[w.b.Country[c]] += step
		}
	}
}

func (w *walk) mayCross(e int32) bool {
	if w.b.PairOf[e] < 0 {
		return true
	}
	x, y := w.b.Country[w.b.Ends[e][0]], w.b.Country[w.b.Ends[e][1]]
	return w.crossed[x] < 2 && w.crossed[y] < 2
}

// legal tells whether the closed walk obeys every rule.
func (w *walk) legal() bool {
	for k, n := range w.b.Number {
		if w.crossed[k] > 2 || n >= 0 && w.inside[k] != n || w.inside[k] == 0 && !w.b.MaySkip {
			return false
		}
	}
	for e, ends := range w.b.Ends {
		if w.b.Border[e] && !w.on[ends[0]] && !w.on[ends[1]] {
			return false
		}
	}
	return true
}
