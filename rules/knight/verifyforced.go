package knight

import "fmt"

// rings is the state of verifyForced: for every pair of vertices that are joined, 0
// open, 1 in, -1 out. Vertex 0 is Outside; it is unjoined for a closed task.
type rings [][]int8

const absent int8 = 2

// verifyForced replays a tree of assumptions by naive application of the rules to a
// table of all pairs, from the meaning of moves alone.
func verifyForced(b *Board, t Task, tree *Branches) error {
	n := b.Size() + 1
	points := make([]Point, n)
	number := map[Point]int{{}: 0}
	for s := 1; s < n; s++ {
		points[s] = b.Point(int32(s - 1))
		number[points[s]] = s
	}
	start := make(rings, n)
	for i := range start {
		start[i] = make([]int8, n)
		for j := range start[i] {
			start[i][j] = absent
			if i != j && (i == 0 || j == 0) && !t.Closed || i > 0 && j > 0 && i != j && isMove(b, points[i], points[j]) {
				start[i][j] = 0
			}
		}
	}
	if !t.Closed {
		for _, s := range []int32{t.Start, t.End} {
			if s >= 0 {
				start.put(0, int(s)+1, 1)
			}
		}
	}
	colour := start.colours()
	type item struct {
		state rings
		tree  *Branches
	}
	for todo := []item{{start, tree}}; len(todo) > 0; {
		it := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		clash := it.state.settle(colour, t.Closed)
		if it.tree.Leaf() {
			if !clash {
				return fmt.Errorf("a leaf of the tree meets no contradiction")
			}
			continue
		}
		if clash {
			continue
		}
		i, ok1 := number[it.tree.A]
		j, ok2 := number[it.tree.B]
		if !ok1 || !ok2 || it.state[i][j] == absent || it.tree.Out == nil {
			return fmt.Errorf("%v to %v is no move of the board", it.tree.A, it.tree.B)
		}
		in, without := it.state.copy(), it.state.copy()
		if it.state[i][j] != -1 {
			in.put(i, j, 1)
			todo = append(todo, item{in, it.tree.In})
		}
		if it.state[i][j] != 1 {
			without.put(i, j, -1)
			todo = append(todo, item{without, it.tree.Out})
		}
	}
	return nil
}

func (r rings) put(i, j int, v int8) { r[i][j], r[j][i] = v, v }

func (r rings) copy() rings {
	c := make(rings, len(r))
	for i := range r {
		c[i] = append([]int8(nil), r[i]...)
	}
	return c
}

// colours gives a colour 1 or 2 to each square so that moves change it, or nil.
func (r rings) colours() []int {
	colour := make([]int, len(r))
	for s := 1; s < len(r); s++ {
		if colour[s] != 0 {
			continue
		}
		if s > 1 {
			return nil // not connected
		}
		colour[s] = 1
		queue := []int{s}
		for len(queue) > 0 {
			u := queue[0]
			queue = queue[1:]
			for v := 1; v < len(r); v++ {
				if r[u][v] == absent {
					continue
				}
				if colour[v] == 0 {
					colour[v] = 3 - colour[u]
					queue = append(queue, v)
				} else if colour[v] == colour[u] {
					return nil
				}
			}
		}
	}
	return colour
}

// settle applies the rules until none says anything new; true is a contradiction.
func (r rings) settle(colour []int, closed bool) bool {
	first := 0
	if closed {
		first = 1
	}
	total := len(r) - first
	for changed := true; changed; {
		changed = false
		set := func(i, j int, v int8) {
			r.put(i, j, v)
			changed = true
		}
		for i := first; i < len(r); i++ {
			left, in := 0, 0
			for j := first; j < len(r); j++ {
				if r[i][j] == 0 || r[i][j] == 1 {
					left++
				}
				if r[i][j] == 1 {
					in++
				}
			}
			if left < 2 || in > 2 {
				return true
			}
			for j := first; j < len(r); j++ {
				if r[i][j] == 0 && in == 2 {
					set(i, j, -1)
				} else if r[i][j] == 0 && left == 2 {
					set(i, j, 1)
				}
			}
		}
		// Chains: from each vertex with one edge in, walk to the other end.
		for i := first; i < len(r); i++ {
			last, v, size := -1, i, 1
			for {
				next := -1
				for j := first; j < len(r); j++ {
					if j != last && r[v][j] == 1 {
						next = j
						break
					}
				}
				if next < 0 || next == i {
					if next == i && size < total {
						return true
					}
					break
				}
				last, v = v, next
				size++
			}
			if size > 2 && size < total && r[i][v] == 0 {
				set(i, v, -1)
			}
		}
		if !closed && colour != nil {
			diff := 0
			for _, c := range colour[1:] {
				diff += 3 - 2*c // 1 for colour 1, -1 for colour 2
			}
			for s := 1; s < len(r); s++ {
				bad := diff > 0 && colour[s] == 2 || diff < 0 && colour[s] == 1
				for u := 1; u < len(r) && diff == 0; u++ {
					bad = bad || u != s && r[0][u] == 1 && colour[u] == colour[s]
				}
				if bad && r[0][s] == 1 {
					return true
				}
				if bad && r[0][s] == 0 {
					set(0, s, -1)
				}
			}
		}
	}
	return false
}
