package knight

// Filters is what the three cheap filters say of a board. A board that fails one of
// them has no open tour; one that passes all may still have none.
type Filters struct {
	// Colours is false when the graph of moves cannot be coloured in two colours
	// (some cylinders of odd width): parity then says nothing.
	Colours      bool
	Black, White int // squares of each colour, when Colours; Black that of the first square

	Parity       bool // passed: the colours differ by at most one
	Degree       bool // passed: no square without moves, at most two with a single one
	Connectivity bool // passed: every square can be reached from every other

	colour []int8 // of each square 0 or 1, when Colours and the board is connected
}

// Pass reports whether the board passed all three.
func (f *Filters) Pass() bool { return f.Parity && f.Degree && f.Connectivity }

// Failed names the first filter that the board failed, or "".
func (f *Filters) Failed() string {
	switch {
	case !f.Parity:
		return "parity"
	case !f.Degree:
		return "degree"
	case !f.Connectivity:
		return "connectivity"
	}
	return ""
}

// Filter runs the three filters, in one pass over the graph each.
func (g *Graph) Filter() *Filters {
	f := &Filters{}
	g.filterColours(f)
	g.filterDegree(f)
	return f
}

// filterDegree judges the number of moves of each square.
func (g *Graph) filterDegree(f *Filters) {
	f.Degree = true
	ends := 0
	for s := range int32(g.N) {
		switch g.Degree(s) {
		case 0:
			f.Degree = f.Degree && g.N == 1
		case 1:
			ends++
		}
	}
	f.Degree = f.Degree && ends <= 2
}

// filterColours walks the board, which tells its colours and whether it is connected.
func (g *Graph) filterColours(f *Filters) {
	f.Colours, f.Parity = true, true
	f.colour = make([]int8, g.N)
	seen := make([]bool, g.N)
	// Colours of one component may be swapped without changing the others, so the
	// difference of the whole board is known only when it is connected; parity is
	// judged by the least difference that some colouring has.
	var diffs []int
	queue := make([]int32, 0, g.N)
	for s := range int32(g.N) {
		if seen[s] {
			continue
		}
		seen[s] = true
		queue = append(queue[:0], s)
		counts := [2]int{1, 0}
		for len(queue) > 0 {
			u := queue[len(queue)-1]
			queue = queue[:len(queue)-1]
			for _, v := range g.Moves(u) {
				if !seen[v] {
					seen[v] = true
					f.colour[v] = 1 - f.colour[u]
					counts[f.colour[v]]++
					queue = append(queue, v)
				} else if f.colour[v] == f.colour[u] {
					f.Colours = false
				}
			}
		}
		diffs = append(diffs, counts[0]-counts[1])
		f.Black += counts[0]
		f.White += counts[1]
	}
	f.Connectivity = len(diffs) == 1
	if f.Colours {
		f.Parity = leastSum(diffs) <= 1
	}
}

// leastSum is the least absolute value of a sum of the numbers with signs of one's
// choice. Many components only need the verdict "small", so it stops at 64 of them.
func leastSum(diffs []int) int {
	if len(diffs) == 1 {
		return max(diffs[0], -diffs[0])
	}
	if len(diffs) > 64 {
		return 0
	}
	reach := map[int]bool{0: true}
	for _, d := range diffs {
		to := make(map[int]bool, 2*len(reach))
		for r := range reach {
			to[r+d], to[r-d] = true, true
		}
		reach = to
	}
	best := 1 << 30
	for r := range reach {
		best = min(best, max(r, -r))
	}
	return best
}
