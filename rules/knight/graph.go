package knight

import "sync"

// leaps are the moves of a knight, in the order in which they are tried.
var leaps = [8][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}

// Graph is the squares of a board and the moves between them. Two squares are
// joined at most once, and no square to itself, whatever the wrap does.
type Graph struct {
	Board *Board
	N     int

	first []int32  // the neighbours of s are next[first[s]:first[s+1]], in rising order
	next  []int32  //
	mask  []uint64 // of each square, its neighbours as bits; only up to 64 squares

	ranksOnce [TieRandom]sync.Once // of the tie rules without a seed
	ranks     [TieRandom][]int32
	searches  sync.Pool // of *listSearch that are not in use
}

// NewGraph lists the moves of the board, in time linear in its squares.
func NewGraph(b *Board) *Graph {
	n := b.Size()
	g := &Graph{Board: b, N: n, first: make([]int32, n+1), next: make([]int32, 0, 8*n)}
	for s := range int32(n) {
		from := len(g.next)
		c := int(b.cells[s])
		x, y := c%b.W, c/b.W
		for _, l := range leaps {
			nx, ny := x+l[0], y+l[1]
			if ny < 0 || ny >= b.H {
				continue
			}
			if b.Wrap {
				nx = ((nx % b.W) + b.W) % b.W
			} else if nx < 0 || nx >= b.W {
				continue
			}
			if t := b.number[ny*b.W+nx]; t >= 0 && t != s {
				g.next = insertOnce(g.next, from, t)
			}
		}
		g.first[s+1] = int32(len(g.next))
	}
	if n <= 64 {
		g.mask = make([]uint64, n)
		for s := range int32(n) {
			for _, t := range g.Moves(s) {
				g.mask[s] |= 1 << uint(t)
			}
		}
	}
	return g
}

// insertOnce puts t among the sorted list[from:] unless it is there.
func insertOnce(list []int32, from int, t int32) []int32 {
	i := len(list)
	for i > from && list[i-1] > t {
		i--
	}
	if i > from && list[i-1] == t {
		return list
	}
	list = append(list, 0)
	copy(list[i+1:], list[i:])
	list[i] = t
	return list
}

// Moves gives the squares a knight's move from s, in rising order.
func (g *Graph) Moves(s int32) []int32 { return g.next[g.first[s]:g.first[s+1]] }

// Degree is the number of squares a move from s.
func (g *Graph) Degree(s int32) int { return int(g.first[s+1] - g.first[s]) }

// Joined reports whether a knight can move from s to t.
func (g *Graph) Joined(s, t int32) bool {
	for _, u := range g.Moves(s) {
		if u == t {
			return true
		}
	}
	return false
}

// PlainMove reports whether p to q is a knight's move without any wrap.
func PlainMove(p, q Point) bool {
	dx, dy := p.X-q.X, p.Y-q.Y
	return dx*dx+dy*dy == 5
}
