package knight

import (
	"context"
	"math/rand/v2"
)

// weight is how many paths the pieces left by a cut need at least.
type weight struct {
	total  int
	pieces [][]int32
	each   []int
}

// weigh gives each piece without the squares of set its weight: at least 1, and its
// squares less the moves that paths inside it can use, at most two a square: |K|
// minus half the sum of min(2, moves inside K).
func (g *Graph) weigh(set []int32) weight {
	gone := make([]bool, g.N)
	for _, s := range set {
		gone[s] = true
	}
	w := weight{pieces: g.pieces(set)}
	for _, piece := range w.pieces {
		ends := 0
		for _, s := range piece {
			inside := 0
			for _, u := range g.Moves(s) {
				if !gone[u] {
					inside++
				}
			}
			ends += min(2, inside)
		}
		n := max(1, len(piece)-ends/2)
		w.total += n
		w.each = append(w.each, n)
	}
	return w
}

// FindWeighted looks for a weighted cut of the task by local search, in the given
// number of steps; it is not exact. It gives nil when it found none.
func (g *Graph) FindWeighted(ctx context.Context, t Task, seed uint64, steps int) *Certificate {
	r := rand.New(rand.NewPCG(seed, 0x637574))
	in := make([]bool, g.N)
	tabu := make([]int, g.N)
	var set []int32
	list := func() []int32 {
		set = set[:0]
		for s := range int32(g.N) {
			if in[s] {
				set = append(set, s)
			}
		}
		return set
	}
	margin := func() int {
		s := list()
		return g.weigh(s).total - allowance(t, s)
	}
	for step := 1; step <= steps; step++ {
		if ctx.Err() != nil {
			return nil
		}
		best, bestAt, ties := -1<<30, -1, 0
		for s := range in {
			if tabu[s] > step {
				continue
			}
			in[s] = !in[s]
			m := margin()
			in[s] = !in[s]
			if m > 0 {
				in[s] = !in[s]
				return g.cutCertificate(Weighted, list())
			}
			if m > best {
				best, ties = m, 0
			}
			if m == best {
				ties++
				if r.IntN(ties) == 0 {
					bestAt = s
				}
			}
		}
		if bestAt < 0 {
			continue
		}
		in[bestAt] = !in[bestAt]
		tabu[bestAt] = step + 3 + r.IntN(4)
	}
	return nil
}
