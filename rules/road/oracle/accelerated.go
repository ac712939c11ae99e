package oracle

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/rules/road/regions"
)

// Accelerated gives the predicates of library(road) that Go runs in place of their clauses.
func Accelerated() []machine.Builtin {
	return append(geometryOf(), machine.Builtin{
		Name: "no_region_cycle", Arity: 4, Purity: machine.Accelerated, Fn: noRegionCycle,
		Doc: "no_region_cycle(+Puzzle, +Order, +Crossed, +Closed): no cycle through all countries crosses the borders of Crossed and none of Closed",
	})
}

// noRegionCycle means what the clauses of macro.pl say: the board is cyclic, Order lists
// every border once, and no Hamiltonian cycle of the region graph agrees with the rest. A
// border that is in both lists counts as crossed, and one that is not on the board counts
// for nothing.
func noRegionCycle(m *machine.Machine, args []term.Word) (bool, error) {
	for _, w := range args {
		if !m.Heap.Ground(w) {
			return false, isoerr.Instantiation(&m.Heap)
		}
	}
	p, err := described(m, args[0])
	if err != nil {
		return false, err
	}
	if !p.Board.Cyclic() {
		return false, nil
	}
	graph := regions.Of(p.Board)
	edge := map[[2]int64]int{}
	for e, ends := range graph.Edges {
		edge[[2]int64{int64(ends[0]) + 1, int64(ends[1]) + 1}] = e
	}
	// borders gives the numbers of the listed borders, -1 for what is none.
	borders := func(w term.Word) ([]int, bool) {
		list, end := m.Slice(w)
		if end != term.ProperList {
			return nil, false
		}
		var out []int
		for _, b := range list {
			e := -1
			if b = m.Deref(b); m.Is(b, term.Intern("border"), 2) {
				x, y := m.Deref(m.RawArg(b, 1)), m.Deref(m.RawArg(b, 2))
				if m.IsInteger(x) && m.IsInteger(y) {
					k, _ := m.Int64(x)
					l, _ := m.Int64(y)
					if n, ok := edge[[2]int64{k, l}]; ok {
						e = n
					}
				}
			}
			out = append(out, e)
		}
		return out, true
	}
	order, ok := borders(args[1])
	if !ok || len(order) != len(graph.Edges) {
		return false, nil
	}
	met := make([]bool, len(graph.Edges))
	for _, e := range order {
		if e < 0 || met[e] {
			return false, nil
		}
		met[e] = true
	}
	crossed, okA := borders(args[2])
	closed, okB := borders(args[3])
	if !okA || !okB {
		return false, nil
	}
	state := make([]int8, len(graph.Edges))
	for _, e := range closed {
		if e >= 0 {
			state[e] = -1
		}
	}
	for _, e := range crossed {
		if e >= 0 {
			state[e] = 1
		}
	}
	cycles := p.Cycles
	if cycles == nil {
		return false, isoerr.ResourceOut(&m.Heap, isoerr.Memory) // The region graph is too wide.
	}
	return !cycles.NewQuery().Ask(state, nil), nil
}
