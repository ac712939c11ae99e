package knight

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
)

// Tie says which square comes first of those with equally few onward moves.
type Tie uint8

// The tie rules; the package's notes define them.
const (
	TieFixed  Tie = iota // row-major order
	TieRoth              // the farthest from the centre of the board
	TiePohl              // the one with the fewest moves two steps on
	TieRandom            // an order drawn from the seed
)

func (t Tie) String() string { return [...]string{"fixed", "roth", "pohl", "random"}[t] }

// Task is what a tour must be.
type Task struct {
	Start, End int32 // a square, or -1 for any
	Closed     bool  // the last square is a move from the first; End is then ignored
}

// Any is the task of an open tour from anywhere to anywhere.
var Any = Task{Start: -1, End: -1}

// Search is one depth-first search.
type Search struct {
	Task
	Tie    Tie
	Seed   uint64 // for TieRandom
	Budget int64  // nodes; 0 is no limit
	Prune  bool   // give up positions with a stranded square; not the plain search
}

// Ended says how a search ended.
type Ended uint8

// The ends of a search.
const (
	Found     Ended = iota // a tour
	Exhausted              // everything was tried
	OutOfNodes
	Cancelled // the context ended
)

// Run is what a search did.
type Run struct {
	Ended Ended
	Tour  []int32 // squares in the order of the visit; nil unless Found
	Nodes int64   // squares stepped on, starts included
}

// Search runs a depth-first search with Warnsdorff's rule. The starts, when the
// task leaves them open, are tried in the order of their squares with one budget
// for all. It looks at the context every few thousand nodes.
func (g *Graph) Search(ctx context.Context, s Search) Run {
	if s.Budget <= 0 {
		s.Budget = math.MaxInt64
	}
	if s.Closed && g.N < 3 {
		return Run{Ended: Exhausted}
	}
	starts := g.starts(s)
	if g.N == 1 {
		return Run{Found, []int32{0}, 1}
	}
	rank := g.rankFor(s.Tie, s.Seed)
	var total int64
	var walk func(Search, int64) Run
	if g.mask != nil {
		walk = newBitSearch(ctx, g, rank).run
	} else {
		l := newListSearch(ctx, g, rank)
		defer l.release()
		walk = l.run
	}
	for _, start := range starts {
		s.Start = start
		r := walk(s, s.Budget-total)
		total += r.Nodes
		if r.Ended != Exhausted {
			r.Nodes = total
			return r
		}
	}
	return Run{Ended: Exhausted, Nodes: total}
}

func (g *Graph) starts(s Search) []int32 {
	if s.Start >= 0 {
		return []int32{s.Start}
	}
	if s.Closed {
		// Every closed tour passes the square with the fewest moves.
		best := int32(0)
		for t := range int32(g.N) {
			if g.Degree(t) < g.Degree(best) {
				best = t
			}
		}
		return []int32{best}
	}
	all := make([]int32, g.N)
	for i := range all {
		all[i] = int32(i)
	}
	if s.Tie == TieRandom {
		shuffle(all, s.Seed^0x9e3779b97f4a7c15)
	}
	return all
}

// rankFor is rank, kept for the rules that have no seed.
func (g *Graph) rankFor(tie Tie, seed uint64) []int32 {
	if tie == TieRandom {
		return g.rank(tie, seed)
	}
	g.ranksOnce[tie].Do(func() { g.ranks[tie] = g.rank(tie, 0) })
	return g.ranks[tie]
}

// rank is the place of each square in the order that settles ties.
func (g *Graph) rank(tie Tie, seed uint64) []int32 {
	order := make([]int32, g.N)
	for i := range order {
		order[i] = int32(i)
	}
	switch tie {
	case TieRoth:
		far := make([]int, g.N)
		for s := range far {
			p := g.Board.Point(int32(s))
			dx, dy := 2*p.X-1-g.Board.W, 2*p.Y-1-g.Board.H
			if g.Board.Wrap {
				dx = 0
			}
			far[s] = dx*dx + dy*dy
		}
		slices.SortStableFunc(order, func(a, b int32) int { return far[b] - far[a] })
	case TieRandom:
		shuffle(order, seed)
	}
	rank := make([]int32, g.N)
	for i, s := range order {
		rank[s] = int32(i)
	}
	return rank
}

func shuffle(list []int32, seed uint64) {
	r := rand.New(rand.NewPCG(seed, 0x6b6e69676874))
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}

// PlainNodes is the difficulty of a board: the nodes of the plain search, and
// whether it found a tour within the budget.
func (g *Graph) PlainNodes(ctx context.Context, t Task, budget int64) Run {
	return g.Search(ctx, Search{Task: t, Budget: budget})
}
