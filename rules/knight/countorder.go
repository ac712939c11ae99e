package knight

import (
	"math"
	"math/rand/v2"
)

// The order in which the counter takes the squares decides its cost. Rows or columns
// are a good order; one that is worked on for a tenth of a second is often a hundred
// times better (6x6, open: 2.2 s by rows, 0.1 s so).
const (
	orderSize  = 128    // squares up to which the order is worked on
	orderWork  = 60_000 // tries
	orderCheap = 1e5    // a cost that is not worth the work
)

// countOrder gives the order of the vertices; Outside is last. mayEnd tells the
// squares on which a tour may end, seed chooses among orders.
func countOrder(r *Ring, mayEnd func(v int32) bool, seed uint64) []int32 {
	order, _ := r.G.sweepOrder()
	order = append([]int32(nil), order...)
	if n := r.G.N; n <= orderSize {
		w := &widths{g: r.G, weight: make([]float64, n), place: make([]int32, n), step: make([]float64, n)}
		for v := range w.weight {
			w.weight[v] = math.Log(3.5)
			if r.Outside < 0 || mayEnd(int32(v)) {
				w.weight[v] = math.Log(4)
			}
		}
		order = w.improve(order, seed)
	}
	if r.Outside >= 0 {
		order = append(order, r.Outside)
	}
	return order
}

// widths judges orders.
type widths struct {
	g      *Graph
	weight []float64 // logarithm of how much a square in the frontier multiplies states
	place  []int32
	step   []float64
}

// cost is about the number of states of all steps.
func (w *widths) cost(order []int32) float64 {
	for i, v := range order {
		w.place[v] = int32(i)
	}
	clear(w.step)
	for i, v := range order {
		first := int32(i) // the step in which v is touched; it leaves in its own
		for _, u := range w.g.Moves(v) {
			first = min(first, w.place[u])
		}
		w.step[first] += w.weight[v]
		w.step[i] -= w.weight[v]
	}
	cost, sum := 0.0, 0.0
	for _, d := range w.step {
		sum += d
		cost += math.Exp(sum)
	}
	return cost
}

// improve moves squares about, one at a time, as long as the cost falls, and at first
// also when it rises (annealing).
func (w *widths) improve(order []int32, seed uint64) []int32 {
	n := len(order)
	cost := w.cost(order)
	best, least := append([]int32(nil), order...), cost
	if cost < orderCheap {
		return best
	}
	r := rand.New(rand.NewPCG(1, seed))
	next := make([]int32, n)
	for k := range orderWork {
		heat := 0.3 * (1 - float64(k)/orderWork)
		i, j := r.IntN(n), r.IntN(n)
		if k%2 == 0 {
			j = max(0, min(n-1, i+r.IntN(9)-4))
		}
		copy(next, order)
		v := next[i]
		if i < j {
			copy(next[i:j], next[i+1:j+1])
		} else {
			copy(next[j+1:i+1], next[j:i])
		}
		next[j] = v
		c := w.cost(next)
		if c <= cost || r.Float64() < math.Pow(cost/c, 1/heat) {
			order, next, cost = next, order, c
			if c < least {
				least = c
				copy(best, order)
			}
		}
	}
	return best
}
