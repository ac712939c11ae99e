package knight

import "context"

// listSearch searches boards of any size. It keeps for each square how many free
// squares are a move away, so a step costs the moves of one square.
type listSearch struct {
	ctx  context.Context
	g    *Graph
	rank []int32

	free   []bool
	onward []uint8 // free squares a move from each square
	path   []int32
	stack  []int32 // candidates of all depths, the first choice of each last
	from   []int32 // where the candidates of each depth begin on the stack
}

func newListSearch(ctx context.Context, g *Graph, rank []int32) *listSearch {
	return &listSearch{
		ctx: ctx, g: g, rank: rank, free: make([]bool, g.N), onward: make([]uint8, g.N),
		path: make([]int32, 0, g.N), from: make([]int32, 0, g.N), stack: make([]int32, 0, 4*g.N),
	}
}

func (l *listSearch) run(s Search, budget int64) Run {
	if budget <= 0 {
		return Run{Ended: OutOfNodes}
	}
	if s.End == s.Start && !s.Closed {
		return Run{Ended: Exhausted, Nodes: 1}
	}
	g := l.g
	for i := range l.free {
		l.free[i] = true
		l.onward[i] = uint8(g.Degree(int32(i)))
	}
	homes := int(l.onward[s.Start]) // free squares from which a closed tour can close
	l.path, l.stack, l.from = l.path[:0], l.stack[:0], l.from[:0]
	nodes, check := int64(1), int64(checkEvery)
	l.step(s.Start)
	l.expand(s.Tie)
	for {
		if int(l.from[len(l.from)-1]) == len(l.stack) {
			if len(l.path) == 1 {
				return Run{Ended: Exhausted, Nodes: nodes}
			}
			l.back()
			if s.Closed {
				homes = int(l.onward[s.Start])
			}
			continue
		}
		c := l.stack[len(l.stack)-1]
		l.stack = l.stack[:len(l.stack)-1]
		if nodes >= budget {
			return Run{Ended: OutOfNodes, Nodes: nodes}
		}
		if nodes >= check {
			if l.ctx.Err() != nil {
				return Run{Ended: Cancelled, Nodes: nodes}
			}
			check += checkEvery
		}
		nodes++
		stranded := l.step(c)
		if len(l.path) == g.N {
			if s.Closed && g.Joined(c, s.Start) || !s.Closed && (s.End < 0 || c == s.End) {
				return Run{Found, append([]int32(nil), l.path...), nodes}
			}
			l.from = append(l.from, int32(len(l.stack)))
			continue
		}
		if s.Closed {
			homes = int(l.onward[s.Start])
		}
		if s.Prune && stranded || s.Closed && homes == 0 || !s.Closed && c == s.End {
			l.from = append(l.from, int32(len(l.stack)))
			continue
		}
		l.expand(s.Tie)
	}
}

// step moves the knight to c. It reports whether the square it left has stranded
// one that no move reaches any more.
func (l *listSearch) step(c int32) bool {
	stranded := false
	if n := len(l.path); n > 0 {
		for _, u := range l.g.Moves(l.path[n-1]) {
			if l.free[u] && l.onward[u] == 0 && u != c {
				stranded = true
			}
		}
	}
	l.path = append(l.path, c)
	l.free[c] = false
	for _, u := range l.g.Moves(c) {
		l.onward[u]--
	}
	return stranded
}

func (l *listSearch) back() {
	c := l.path[len(l.path)-1]
	l.path = l.path[:len(l.path)-1]
	l.from = l.from[:len(l.from)-1]
	l.free[c] = true
	for _, u := range l.g.Moves(c) {
		l.onward[u]++
	}
}

// expand puts the free squares a move from the last one on the stack, the best on
// top.
func (l *listSearch) expand(tie Tie) {
	base := len(l.stack)
	l.from = append(l.from, int32(base))
	var keys [8]uint64
	n := 0
	for _, c := range l.g.Moves(l.path[len(l.path)-1]) {
		if !l.free[c] {
			continue
		}
		key := uint64(l.onward[c])<<48 | uint64(l.rank[c])
		if tie == TiePohl {
			sum := 0
			for _, u := range l.g.Moves(c) {
				if l.free[u] {
					sum += int(l.onward[u])
				}
			}
			key |= uint64(sum) << 32
		}
		l.stack = append(l.stack, 0)
		i := n
		n++
		for i > 0 && keys[i-1] < key {
			keys[i] = keys[i-1]
			l.stack[base+i] = l.stack[base+i-1]
			i--
		}
		keys[i] = key
		l.stack[base+i] = c
	}
}
