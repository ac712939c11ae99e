// Package regions holds what is known of graphs of countries: two countries are joined when
// they share a border, and a loop that visits every country once is a Hamiltonian cycle of
// this graph. Cut vertices and bridges refute it (cuts.go); the set of all such cycles is
// kept as a diagram of frontier states, never as a list (cycles.go).
package regions

import "github.com/eyeprove/eyeprove/rules/road/geometry"

// Graph is a simple undirected graph with vertices 0 to N-1.
type Graph struct {
	N     int
	Edges [][2]int32
}

// Of returns the region graph of a board: a vertex a country, an edge a pair, in the order
// of the board's Pairs.
func Of(b *geometry.Board) Graph {
	g := Graph{N: b.Countries(), Edges: make([][2]int32, len(b.Pairs))}
	for i, p := range b.Pairs {
		g.Edges[i] = [2]int32{p.A, p.B}
	}
	return g
}

// links lists for each vertex its edges.
func (g Graph) links() [][]int32 {
	out := make([][]int32, g.N)
	for e, ends := range g.Edges {
		out[ends[0]] = append(out[ends[0]], int32(e))
		out[ends[1]] = append(out[ends[1]], int32(e))
	}
	return out
}

func (g Graph) other(e, v int32) int32 {
	if g.Edges[e][0] == v {
		return g.Edges[e][1]
	}
	return g.Edges[e][0]
}
