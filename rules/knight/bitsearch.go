package knight

import (
	"context"
	"math/bits"
)

// checkEvery is how many nodes pass between two looks at the context.
const checkEvery = 1 << 13

// bitSearch searches boards of up to 64 squares, whose sets are words.
type bitSearch struct {
	ctx  context.Context
	n    int
	mask [64]uint64
	rank [64]uint16
	at   [64]uint8 // the square of each rank

	path   [64]uint8
	choice [64][8]uint16 // candidates of each depth, the first choice last
	left   [64]uint8     // candidates not yet tried
	ends   [64]uint64    // with pruning: squares that can only be the last one
}

func newBitSearch(ctx context.Context, g *Graph, rank []int32) *bitSearch {
	b := &bitSearch{ctx: ctx, n: g.N}
	copy(b.mask[:], g.mask)
	for s, r := range rank {
		b.rank[s] = uint16(r)
		b.at[r&63] = uint8(s)
	}
	return b
}

func (b *bitSearch) run(s Search, budget int64) Run {
	if budget <= 0 {
		return Run{Ended: OutOfNodes}
	}
	last := b.n - 1
	var final uint64 = 1<<uint(b.n) - 1 // squares that may be the last
	if b.n == 64 {
		final = ^uint64(0)
	}
	free := final &^ (1 << uint(s.Start))
	var home uint64
	switch {
	case s.Closed:
		home = b.mask[s.Start]
		final = home
	case s.End >= 0:
		home = 1 << uint(s.End)
		final = home
	}
	if s.End == s.Start && !s.Closed {
		return Run{Ended: Exhausted, Nodes: 1}
	}
	nodes, check := int64(1), int64(checkEvery)
	depth := 0
	b.path[0] = uint8(s.Start)
	b.ends[0] = 0
	b.expand(0, free, s.Tie)
	for {
		if b.left[depth] == 0 {
			if depth == 0 {
				return Run{Ended: Exhausted, Nodes: nodes}
			}
			free |= 1 << (b.path[depth] & 63)
			depth--
			continue
		}
		b.left[depth]--
		c := b.at[b.choice[depth&63][b.left[depth]&7]&63]
		if nodes >= budget {
			return Run{Ended: OutOfNodes, Nodes: nodes}
		}
		if nodes >= check {
			if b.ctx.Err() != nil {
				return Run{Ended: Cancelled, Nodes: nodes}
			}
			check += checkEvery
		}
		nodes++
		depth++
		b.path[depth&63] = c
		free &^= 1 << (c & 63)
		if depth == last {
			if final>>(c&63)&1 != 0 {
				tour := make([]int32, b.n)
				for i := range tour {
					tour[i] = int32(b.path[i])
				}
				return Run{Found, tour, nodes}
			}
			b.left[depth] = 0
			continue
		}
		if home != 0 && free&home == 0 || s.Prune && b.stranded(depth, free, final) {
			b.left[depth] = 0
			continue
		}
		b.expand(depth, free, s.Tie)
	}
}

// expand sorts the free squares a move from the last one, the best at the end.
func (b *bitSearch) expand(depth int, free uint64, tie Tie) {
	depth &= 63
	list := &b.choice[depth]
	n := 0
	for m := b.mask[b.path[depth]&63] & free; m != 0; m &= m - 1 {
		c := bits.TrailingZeros64(m) & 63
		on := b.mask[c] & free
		key := uint16(bits.OnesCount64(on))<<6 | b.rank[c]
		if tie == TiePohl {
			sum := 0
			for o := on; o != 0; o &= o - 1 {
				sum += bits.OnesCount64(b.mask[bits.TrailingZeros64(o)&63] & free)
			}
			key = uint16(bits.OnesCount64(on))<<12 | uint16(sum)<<6 | b.rank[c]
		}
		i := n & 7
		n++
		for i > 0 && list[i-1] < key {
			list[i] = list[i-1]
			i--
		}
		list[i] = key
	}
	b.left[depth] = uint8(n)
}

// stranded reports that the position at depth has no continuation, because of the
// squares that lost a neighbour when the knight left the square before: one that no
// move reaches any more, or a second one that can only be the last.
func (b *bitSearch) stranded(depth int, free, final uint64) bool {
	here := b.path[depth&63]
	ends := b.ends[(depth-1)&63] &^ (1 << (here & 63))
	for m := b.mask[b.path[(depth-1)&63]&63] & free &^ b.mask[here&63]; m != 0; m &= m - 1 {
		u := bits.TrailingZeros64(m) & 63
		switch on := b.mask[u] & free; {
		case on == 0:
			return true
		case on&(on-1) == 0:
			ends |= 1 << uint(u)
		}
	}
	b.ends[depth&63] = ends
	return ends&(ends-1) != 0 || ends&^final != 0
}
