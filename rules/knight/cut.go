package knight

import (
	"context"
	"sort"
)

// CutSearch looks for a set of squares whose removal leaves too many pieces.
type CutSearch struct {
	Set    []int32 // the cut, rising; nil when there is none
	Ended  Ended   // Found, Exhausted (there is no such set), OutOfNodes, Cancelled
	States int64   // states looked at
}

// cutState is a choice for the squares before a place in the order, as far as the
// rest depends on it.
type cutState struct {
	value  int32 // closed pieces minus the cost of the cut
	parent int32
	inCut  bool
}

// FindCut searches exactly for a set S such that G without S has more pieces than a
// tour of the task leaves when S is taken out of it: |S|+1, less one for each end
// that the task fixes in S; |S| for a closed tour. It decides square by square, and
// keeps for the squares that still have neighbours to come only which are cut and
// which are joined; so it costs what the width of the board demands, at most budget
// states (0 is no limit).
func (g *Graph) FindCut(ctx context.Context, t Task, budget int64) CutSearch {
	order, place := g.sweepOrder()
	until := make([]int, g.N) // the last place at which a neighbour is decided
	for i, s := range order {
		until[i] = i
		for _, u := range g.Moves(s) {
			until[i] = max(until[i], place[u])
		}
	}
	cost := func(s int32) int32 {
		if !t.Closed && (s == t.Start || s == t.End) {
			return 0
		}
		return 1
	}
	layers := make([][]cutState, 1, g.N+1)
	layers[0] = []cutState{{}}
	keys := []string{"\x00"}
	var frontier []int // places, rising
	var total int64
	for i, s := range order {
		var near []int // indices into frontier of neighbours of s
		for j, p := range frontier {
			if g.Joined(order[p], s) {
				near = append(near, j)
			}
		}
		wide := append(append([]int(nil), frontier...), i)
		var keep []int // indices into wide of what stays in the frontier
		var next []int
		for j, p := range wide {
			if until[p] > i {
				keep = append(keep, j)
				next = append(next, p)
			}
		}
		index := make(map[string]int32)
		var layer []cutState
		var layerKeys []string
		last := layers[len(layers)-1]
		labels := make([]byte, len(wide))
		key := make([]byte, len(keep)+1)
		floor := lowerBound(last, keys, t.Closed)
		for k := range last {
			if upperBound(last[k].value, keys[k]) < floor {
				continue
			}
			total += 2
			if budget > 0 && total > budget {
				return CutSearch{Ended: OutOfNodes, States: total}
			}
			if total&0xfff == 0 && ctx.Err() != nil {
				return CutSearch{Ended: Cancelled, States: total}
			}
			for _, cutIt := range [2]bool{false, true} {
				copy(labels, keys[k][1:])
				value := last[k].value
				flag := keys[k][0]
				if cutIt {
					labels[len(wide)-1] = 0
					value -= cost(s)
					flag = 1
				} else {
					label := byte(len(wide)) + 1
					labels[len(wide)-1] = label
					for _, j := range near {
						if old := labels[j]; old != 0 && old != label {
							for x := range labels {
								if labels[x] == old {
									labels[x] = label
								}
							}
						}
					}
				}
				value += leave(labels, keep, key[1:])
				key[0] = 0
				if t.Closed {
					key[0] = flag
				}
				state := cutState{value, int32(k), cutIt}
				if at, ok := index[string(key)]; !ok {
					text := string(key)
					index[text] = int32(len(layer))
					layer = append(layer, state)
					layerKeys = append(layerKeys, text)
				} else if layer[at].value < value {
					layer[at] = state
				}
			}
		}
		layers = append(layers, layer)
		keys, frontier = layerKeys, next
	}
	best := int32(-1)
	for k, st := range layers[g.N] {
		if st.value >= 2 || t.Closed && keys[k][0] == 1 && st.value >= 1 {
			if best < 0 || st.value > layers[g.N][best].value {
				best = int32(k)
			}
		}
	}
	if best < 0 {
		return CutSearch{Ended: Exhausted, States: total}
	}
	set := []int32{}
	for i := g.N; i > 0; i-- {
		st := layers[i][best]
		if st.inCut {
			set = append(set, order[i-1])
		}
		best = st.parent
	}
	sort.Slice(set, func(i, j int) bool { return set[i] < set[j] })
	return CutSearch{Set: set, Ended: Found, States: total}
}

// leave writes the labels of the places to keep, renumbered in order of appearance,
// and gives the number of pieces that no kept place belongs to.
func leave(labels []byte, keep []int, to []byte) int32 {
	var name [256]byte
	n := byte(0)
	for j, k := range keep {
		l := labels[k]
		if l != 0 && name[l] == 0 {
			n++
			name[l] = n
		}
		to[j] = name[l]
	}
	closed := int32(0)
	for _, l := range labels {
		if l != 0 && name[l] == 0 {
			name[l] = 255
			closed++
		}
	}
	return closed
}

// A state that is behind another by more than the frontier can make up is dropped:
// the other could put its whole frontier into the cut and then go on in the same
// way, and the first gains at most its open pieces on that.
func upperBound(value int32, key string) int32 {
	most := byte(0)
	for i := 1; i < len(key); i++ {
		most = max(most, key[i])
	}
	return value + int32(most)
}

func lowerBound(states []cutState, keys []string, closed bool) int32 {
	best := int32(-1 << 30)
	for k := range states {
		if closed && keys[k][0] == 0 {
			continue
		}
		v := states[k].value
		for i := 1; i < len(keys[k]); i++ {
			if keys[k][i] != 0 {
				v--
			}
		}
		best = max(best, v)
	}
	return best
}

// sweepOrder is the order of the squares, by rows or by columns, in which fewer
// squares at a time have neighbours on both sides; place is its inverse.
func (g *Graph) sweepOrder() (order []int32, place []int) {
	rows := make([]int32, g.N)
	for i := range rows {
		rows[i] = int32(i)
	}
	columns := append([]int32(nil), rows...)
	sort.Slice(columns, func(i, j int) bool {
		p, q := g.Board.Point(columns[i]), g.Board.Point(columns[j])
		return p.X < q.X || p.X == q.X && p.Y < q.Y
	})
	best := -1
	for _, o := range [][]int32{rows, columns} {
		at := make([]int, g.N)
		for i, s := range o {
			at[s] = i
		}
		width, cur := 0, 0
		leaves := make([]int, g.N+1)
		for i, s := range o {
			end := i
			for _, u := range g.Moves(s) {
				end = max(end, at[u])
			}
			if end > i {
				cur++
				leaves[end]++
			}
			cur -= leaves[i]
			width = max(width, cur)
		}
		if best < 0 || width < best {
			best, order, place = width, o, at
		}
	}
	return order, place
}
