package cellsfirst

import "github.com/eyeprove/eyeprove/rules/road/geometry"

// threader counts the loops through exactly the cells that are on: it goes through the
// cells in reading order and decides the edges to the right and below, so that every
// on-cell gets two used edges and every country at most two crossings; what remains at the
// end is checked to be one single loop.
type threader struct {
	b       *geometry.Board
	on      []bool
	yield   func([]bool) bool
	used    []bool
	degree  []int
	crossed []int
	options []int // per cell: the next of the four combinations of right and below to try
}

func newThreader(b *geometry.Board, on []bool, yield func([]bool) bool) *threader {
	return &threader{
		b: b, on: on, yield: yield,
		used:    make([]bool, b.Edges()),
		degree:  make([]int, b.Cells()),
		crossed: make([]int, b.Countries()),
		options: make([]int, b.Cells()+1),
	}
}

// run returns false when yield asked to stop.
func (t *threader) run() bool {
	n := t.b.Cells()
	goOn := true
	for c := 0; c >= 0; {
		if c == n {
			if goOn && t.single() {
				goOn = t.yield(t.used)
			}
			c--
			continue
		}
		t.clear(c)
		if t.options[c] == 4 || !goOn {
			t.options[c] = 0
			c--
			continue
		}
		o := t.options[c]
		t.options[c]++
		if t.put(c, o&1 == 1, o&2 == 2) {
			c++
		}
	}
	return goOn
}

// put decides the edges to the right and below of a cell; false when that cannot be.
func (t *threader) put(c int, right, below bool) bool {
	ok := t.step(c, geometry.East, right) && t.step(c, geometry.South, below)
	want := 0
	if t.on[c] {
		want = 2
	}
	return ok && t.degree[c] == want
}

func (t *threader) step(c int, s geometry.Side, use bool) bool {
	if !use {
		return true
	}
	e := t.b.Around[c][s]
	if e < 0 || t.b.Dangling(int(e)) || !t.on[c] || !t.on[t.b.Beside[c][s]] {
		return false
	}
	t.count(e, 1)
	if t.degree[c] > 2 || t.degree[t.b.Beside[c][s]] > 2 {
		return false
	}
	if t.b.PairOf[e] >= 0 {
		for _, d := range t.b.Ends[e] {
			if t.crossed[t.b.Country[d]] > 2 {
				return false
			}
		}
	}
	return true
}

func (t *threader) clear(c int) {
	for _, s := range []geometry.Side{geometry.East, geometry.South} {
		if e := t.b.Around[c][s]; e >= 0 && t.used[e] {
			t.count(e, -1)
		}
	}
}

func (t *threader) count(e int32, step int) {
	t.used[e] = step > 0
	for _, d := range t.b.Ends[e] {
		t.degree[d] += step
		if t.b.PairOf[e] >= 0 {
			t.crossed[t.b.Country[d]] += step
		}
	}
}

// single tells whether the used edges, two at each on-cell, are one loop.
func (t *threader) single() bool {
	total, first := 0, -1
	for c, on := range t.on {
		if on {
			total++
			first = c
		}
	}
	length, c, via := 0, int32(first), int32(-1)
	for {
		for s, e := range t.b.Around[c] {
			if e >= 0 && e != via && t.used[e] {
				via, c = e, t.b.Beside[c][s]
				break
			}
		}
		if length++; c == int32(first) {
			return length == total
		}
	}
}
