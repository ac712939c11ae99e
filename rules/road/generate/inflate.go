// Package generate makes Country Road boards that have a solution by construction: a loop is
// inflated first, cut into arcs that become countries, and the cells off the loop are given
// away blob by blob. Numbers are then erased as long as a ladder still finishes.
//
// Everything is drawn from a seed and an index, so that boards can be made in parallel, in
// any order, and again.
package generate

import (
	"math/rand/v2"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

// Draw is what Make draws from.
type Draw struct {
	W, H    int
	Size    float64 // loop cells of an average country
	Density float64 // share of the cells that the loop tries to cover, such as 0.7
	Seed    uint64
}

// Board is a generated board, every country numbered, with the loop it was made from.
type Board struct {
	*geometry.Board
	Used []bool
}

// Make makes the index-th board of a draw. The board must be at least 2 by 2. The loop is a
// solution by construction; it need not be the only one.
func Make(d Draw, index uint64) (*Board, error) {
	g, err := geometry.NewGrid(d.W, d.H)
	if err != nil {
		return nil, err
	}
	if d.W < 2 || d.H < 2 {
		return nil, errTooSmall
	}
	r := rand.New(rand.NewPCG(d.Seed, index))
	loop := inflate(g, r, int(d.Density*float64(g.Cells())))
	k := int(float64(len(loop))/d.Size + r.Float64())
	k = max(3, min(k, len(loop)))
	owner := cut(g, r, loop, k)
	spread(g, r, owner)
	numbers := map[int]int{}
	for _, c := range loop {
		numbers[owner[c]]++
	}
	b, err := geometry.FromMap(d.W, d.H, owner, numbers, false)
	if err != nil {
		return nil, err
	}
	used := make([]bool, g.Edges())
	for i, c := range loop {
		used[g.Between(c, loop[(i+1)%len(loop)])] = true
	}
	return &Board{Board: b, Used: used}, nil
}

// inflate grows a loop from a 2 by 2 square: an edge is pushed out into the neighbouring
// square, where it becomes a detour of three edges, until the loop has the wanted length or
// no edge can be pushed. It returns the cells of the loop in order.
func inflate(g *geometry.Grid, r *rand.Rand, want int) []int32 {
	row, column := r.IntN(g.H-1), r.IntN(g.W-1)
	a := int32(g.Cell(row, column))
	w := int32(g.W)
	next := make([]int32, g.Cells()) // the next cell along the loop, or -1
	for c := range next {
		next[c] = -1
	}
	for _, s := range [][2]int32{{a, a + 1}, {a + 1, a + 1 + w}, {a + 1 + w, a + w}, {a + w, a}} {
		next[s[0]] = s[1]
	}
	type push struct{ from, out, back int32 }
	for length := 4; length+2 <= max(want, 4); length += 2 {
		var ways []push
		for c := range next {
			d := next[c]
			if d < 0 {
				continue
			}
			for side, x := range g.Beside[c] {
				y := g.Beside[d][side]
				if x >= 0 && y >= 0 && next[x] < 0 && next[y] < 0 && x != d && y != int32(c) {
					ways = append(ways, push{int32(c), x, y})
				}
			}
		}
		if len(ways) == 0 {
			break
		}
		p := ways[r.IntN(len(ways))]
		d := next[p.from]
		next[p.from], next[p.out], next[p.back] = p.out, p.back, d
	}
	loop := []int32{a}
	for c := next[a]; c != a; c = next[c] {
		loop = append(loop, c)
	}
	return loop
}

// cut cuts the loop into k consecutive arcs and returns the arc of each cell, -1 off the loop.
func cut(g *geometry.Grid, r *rand.Rand, loop []int32, k int) []int {
	owner := make([]int, g.Cells())
	for c := range owner {
		owner[c] = -1
	}
	begins := make([]bool, len(loop))
	for _, i := range r.Perm(len(loop))[:k] {
		begins[i] = true
	}
	first := 0
	for !begins[first] {
		first++
	}
	arc := -1
	for i := range loop {
		at := (first + i) % len(loop)
		if begins[at] {
			arc++
		}
		owner[loop[at]] = arc
	}
	return owner
}

// spread gives each connected blob of unowned cells whole to one country beside it, so that
// no two empty cells face each other across a border.
func spread(g *geometry.Grid, r *rand.Rand, owner []int) {
	for c := range owner {
		if owner[c] >= 0 {
			continue
		}
		blob := []int32{int32(c)}
		owner[c] = -2
		var beside []int
		for i := 0; i < len(blob); i++ {
			for _, d := range g.Beside[blob[i]] {
				if d < 0 {
					continue
				}
				if owner[d] == -1 {
					owner[d] = -2
					blob = append(blob, d)
				} else if owner[d] >= 0 {
					beside = append(beside, owner[d])
				}
			}
		}
		k := beside[r.IntN(len(beside))]
		for _, d := range blob {
			owner[d] = k
		}
	}
}
