package knight

import "context"

// listSearch searches boards of any size. It keeps for each square how many free
// squares are a move away, so a step costs the moves of one square.
type listSearch struct {
	ctx  context.Context
	g    *Graph
	rank []int32

	onward []uint8 // free squares a move from each square; visited is added on a visit
	path   []int32
	stack  []int32 // candidates of all depths, the first choice of each last
	from   []int32 // where the candidates of each depth begin on the stack
}

const visited = 0x80

// newListSearch takes its memory from an earlier search of the graph when there is
// one; release gives it back.
func newListSearch(ctx context.Context, g *Graph, rank []int32) *listSearch {
	l, ok := g.searches.Get().(*listSearch)
	if !ok {
		l = &listSearch{g: g, onward: make([]uint8, g.N), path: make([]int32, g.N), from: make([]int32, g.N+1), stack: make([]int32, 0, 4*g.N)}
	}
	l.ctx, l.rank = ctx, rank
	return l
}

func (l *listSearch) release() { l.g.searches.Put(l) }

func (l *listSearch) run(s Search, budget int64) Run {
	if budget <= 0 {
		return Run{Ended: OutOfNodes}
	}
	if s.End == s.Start && !s.Closed {
		return Run{Ended: Exhausted, Nodes: 1}
	}
	g := l.g
	n := g.N
	for i := range l.onward {
		l.onward[i] = uint8(g.first[i+1] - g.first[i])
	}
	path, from := l.path[:n], l.from[:n+1]
	stack := l.stack[:0]
	nodes, check := int64(1), int64(checkEvery)
	depth := 0
	c := s.Start
	for {
		path[depth] = c
		dead := s.Prune && depth > 0 && l.stranding(path[depth-1], c) || c == s.End && !s.Closed && depth < n-1
		from[depth] = int32(len(stack))
		stack = l.visit(c, stack, s.Tie)
		if depth == n-1 {
			if s.Closed && g.Joined(c, s.Start) || !s.Closed && (s.End < 0 || c == s.End) {
				l.stack = stack
				return Run{Found, append([]int32(nil), path...), nodes}
			}
		}
		if dead || s.Closed && l.onward[s.Start]&^visited == 0 {
			stack = stack[:from[depth]]
		}
		for int(from[depth]) == len(stack) {
			if depth == 0 {
				return Run{Ended: Exhausted, Nodes: nodes}
			}
			l.leave(path[depth])
			depth--
		}
		if nodes >= budget {
			l.stack = stack
			return Run{Ended: OutOfNodes, Nodes: nodes}
		}
		if nodes >= check {
			if l.ctx.Err() != nil {
				return Run{Ended: Cancelled, Nodes: nodes}
			}
			check += checkEvery
		}
		nodes++
		depth++
		c = stack[len(stack)-1]
		stack = stack[:len(stack)-1]
	}
}

// stranding reports that a move from before to c leaves a free square that no move
// reaches any more. c is not yet visited.
func (l *listSearch) stranding(before, c int32) bool {
	for _, u := range l.g.Moves(before) {
		if l.onward[u] == 0 && u != c {
			return true
		}
	}
	return false
}

// visit puts the knight on c, and the free squares a move from it on the stack, the
// best on top.
func (l *listSearch) visit(c int32, stack []int32, tie Tie) []int32 {
	onward, rank := l.onward, l.rank
	moves := l.g.next[l.g.first[c]:l.g.first[c+1]]
	onward[c] |= visited
	var keys [8]uint64 // onward moves, their sum for Pohl's rule, rank, square
	n := 0
	for _, u := range moves {
		o := onward[u] - 1
		onward[u] = o
		if o >= visited {
			continue
		}
		key := uint64(o)<<56 | uint64(rank[u])<<24 | uint64(u)
		i := n
		n++
		for i > 0 && keys[(i-1)&7] < key {
			keys[i&7] = keys[(i-1)&7]
			i--
		}
		keys[i&7] = key
	}
	if tie == TiePohl {
		l.secondLook(keys[:n])
	}
	for _, k := range keys[:n] {
		stack = append(stack, int32(k&0xffffff))
	}
	return stack
}

// secondLook sorts by Pohl's rule: of equal squares the one whose own onward squares
// have the fewest onward moves in sum is the last.
func (l *listSearch) secondLook(keys []uint64) {
	for i := range keys {
		sum := 0
		for _, u := range l.g.Moves(int32(keys[i] & 0xffffff)) {
			if l.onward[u] < visited {
				sum += int(l.onward[u])
			}
		}
		key := keys[i] | uint64(sum)<<48
		j := i
		for j > 0 && keys[j-1] < key {
			keys[j] = keys[j-1]
			j--
		}
		keys[j] = key
	}
}

func (l *listSearch) leave(c int32) {
	l.onward[c] &^= visited
	for _, u := range l.g.Moves(c) {
		l.onward[u]++
	}
}
