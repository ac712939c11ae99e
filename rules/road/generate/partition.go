package generate

import (
	"math/rand/v2"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

// Partition cuts a board into k countries at random, with no thought of a loop: k cells are
// drawn, and then open neighbours of a country are added to it, one at a time, at random.
// The countries carry no numbers.
func Partition(w, h, k int, r *rand.Rand) (*geometry.Board, error) {
	g, err := geometry.NewGrid(w, h)
	if err != nil {
		return nil, err
	}
	owner := make([]int, g.Cells())
	for c := range owner {
		owner[c] = -1
	}
	var rim [][2]int32 // a cell and a neighbour that may join its country
	add := func(c int32, o int) {
		owner[c] = o
		for _, d := range g.Beside[c] {
			if d >= 0 && owner[d] < 0 {
				rim = append(rim, [2]int32{c, d})
			}
		}
	}
	for i, c := range r.Perm(g.Cells())[:min(k, g.Cells())] {
		add(int32(c), i)
	}
	for len(rim) > 0 {
		i := r.IntN(len(rim))
		step := rim[i]
		rim[i] = rim[len(rim)-1]
		rim = rim[:len(rim)-1]
		if owner[step[1]] < 0 {
			add(step[1], owner[step[0]])
		}
	}
	return geometry.FromMap(w, h, owner, nil, false)
}

// EvenPartition is like Partition, but the smallest country that can still grow grows next,
// so that countries are of nearly equal size.
func EvenPartition(w, h, k int, r *rand.Rand) (*geometry.Board, error) {
	g, err := geometry.NewGrid(w, h)
	if err != nil {
		return nil, err
	}
	owner := make([]int, g.Cells())
	for c := range owner {
		owner[c] = -1
	}
	members := make([][]int32, 0, k)
	for i, c := range r.Perm(g.Cells())[:min(k, g.Cells())] {
		owner[c] = i
		members = append(members, []int32{int32(c)})
	}
	for left := g.Cells() - len(members); left > 0; left-- {
		best, bestWays := -1, []int32(nil)
		for i, cells := range members {
			if best >= 0 && len(cells) >= len(members[best]) {
				continue
			}
			var ways []int32
			for _, c := range cells {
				for _, d := range g.Beside[c] {
					if d >= 0 && owner[d] < 0 {
						ways = append(ways, d)
					}
				}
			}
			if len(ways) > 0 {
				best, bestWays = i, ways
			}
		}
		c := bestWays[r.IntN(len(bestWays))]
		owner[c] = best
		members[best] = append(members[best], c)
	}
	return geometry.FromMap(w, h, owner, nil, false)
}

// Anything makes a random board for tests: any partition, random numbers that may be
// impossible, sometimes walls inside countries, sometimes the flag e.
func Anything(w, h int, r *rand.Rand) (*geometry.Board, error) {
	b, err := Partition(w, h, 1+r.IntN(w*h), r)
	if err != nil {
		return nil, err
	}
	border := append([]bool(nil), b.Border...)
	if r.IntN(4) == 0 {
		for e := range border {
			border[e] = border[e] || r.IntN(10) == 0
		}
	}
	if b, err = geometry.NewBoard(w, h, border, nil, r.IntN(4) == 0); err != nil {
		return nil, err
	}
	numbers := append([]int(nil), b.Number...)
	share := r.IntN(5)
	for k := range numbers {
		if r.IntN(8) < share {
			numbers[k] = 1 + r.IntN(len(b.Members[k]))
			if r.IntN(12) == 0 {
				numbers[k] = 0
			}
		} else if r.IntN(20) == 0 {
			numbers[k] = geometry.Question
		}
	}
	return b.WithNumbers(numbers), nil
}
