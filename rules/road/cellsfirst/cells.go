// Package cellsfirst counts the solutions of a Country Road board by brute force: it fixes
// which cells are on the loop, row by row, and then counts the ways to thread one loop
// through exactly those cells. It shares only the geometry with the other engines, and is
// meant as a judge for boards of up to about 36 cells.
package cellsfirst

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
	f := &fixer{
		b:      b,
		on:     make([]bool, b.Cells()),
		inside: make([]int, b.Countries()),
		left:   make([]int, b.Countries()),
	}
	for k, m := range b.Members {
		f.left[k] = len(m)
	}
	f.threader = newThreader(b, f.on, yield)
	f.run()
}

// fixer walks through all sets of cells that obey the rules about cells.
type fixer struct {
	b        *geometry.Board
	on       []bool
	inside   []int // fixed cells of each country that are on
	left     []int // cells of each country not yet fixed
	balance  int   // on-cells of one checkerboard colour minus those of the other
	threader *threader
}

// run fixes cells in reading order; choice[c] is the next value to try at cell c: 0 on, 1
// off, 2 none left.
func (f *fixer) run() {
	n := f.b.Cells()
	choice := make([]int, n+1)
	for c := 0; c >= 0; {
		if c == n {
			if f.balance == 0 && f.connected() && !f.threader.run() {
				return
			}
			c--
			f.release(c)
			continue
		}
		if choice[c] == 2 {
			choice[c] = 0
			if c--; c >= 0 {
				f.release(c)
			}
			continue
		}
		f.fix(c, choice[c] == 0)
		choice[c]++
		if f.possible(c) {
			c++
		} else {
			f.release(c)
		}
	}
}

func (f *fixer) fix(c int, on bool) {
	k := f.b.Country[c]
	f.on[c] = on
	f.left[k]--
	if on {
		f.inside[k]++
		f.balance += f.colour(c)
	}
}

func (f *fixer) release(c int) {
	k := f.b.Country[c]
	f.left[k]++
	if f.on[c] {
		f.inside[k]--
		f.balance -= f.colour(c)
		f.on[c] = false
	}
}

func (f *fixer) colour(c int) int {
	r, x := f.b.RowColumn(c)
	return 1 - 2*((r+x)%2)
}

// possible looks at the cell fixed last: the number of its country, the empty cells that
// face it, and whether the cells whose neighbours are all fixed by now can be passed.
func (f *fixer) possible(c int) bool {
	k := f.b.Country[c]
	if n := f.b.Number[k]; n >= 0 && (f.inside[k] > n || f.inside[k]+f.left[k] < n) {
		return false
	}
	if f.inside[k]+f.left[k] == 0 && !f.b.MaySkip {
		return false
	}
	if !f.on[c] {
		for _, s := range []geometry.Side{geometry.North, geometry.West} {
			if e := f.b.Around[c][s]; e >= 0 && f.b.Border[e] && !f.on[f.b.Beside[c][s]] {
				return false
			}
		}
	}
	if up := c - f.b.W; up >= 0 && f.on[up] && f.ways(up, c) < 2 {
		return false
	}
	if c/f.b.W == f.b.H-1 {
		if f.on[c] && f.ways(c, c) < 2 {
			return false
		}
		if left := c - 1; c%f.b.W > 0 && f.on[left] && f.ways(left, c) < 2 {
			return false
		}
	}
	return true
}

// ways counts the neighbours of a cell that are on or, being later than last, still open.
func (f *fixer) ways(c, last int) int {
	n := 0
	for s, e := range f.b.Around[c] {
		if e >= 0 && !f.b.Dangling(int(e)) {
			if d := f.b.Beside[c][s]; f.on[d] || int(d) > last {
				n++
			}
		}
	}
	return n
}

// connected tells whether the on-cells hang together and there are some.
func (f *fixer) connected() bool {
	total, first := 0, int32(-1)
	for c, on := range f.on {
		if on {
			total++
			first = int32(c)
		}
	}
	if total == 0 {
		return false
	}
	seen := make([]bool, len(f.on))
	seen[first] = true
	queue := []int32{first}
	for i := 0; i < len(queue); i++ {
		for s, e := range f.b.Around[queue[i]] {
			if e < 0 || f.b.Dangling(int(e)) {
				continue
			}
			if d := f.b.Beside[queue[i]][s]; f.on[d] && !seen[d] {
				seen[d] = true
				queue = append(queue, d)
			}
		}
	}
	return len(queue) == total
}
