package regions

import (
	"math/big"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

// grid returns the region graph of the board whose cells are all countries.
func grid(t testing.TB, w, h int) Graph {
	t.Helper()
	label := make([]int, w*h)
	for c := range label {
		label[c] = c
	}
	b, err := geometry.FromMap(w, h, label, nil, false)
	if err != nil {
		t.Fatal(err)
	}
	return Of(b)
}

// The counts are those of the table in testdata, which agree with OEIS A003763 and A321172.
func TestHamiltonianCyclesOfGrids(t *testing.T) {
	text, err := os.ReadFile("../testdata/grid-hamiltonian-cycles.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		f := strings.Split(line, "\t")
		m, _ := strconv.Atoi(f[0])
		n, _ := strconv.Atoi(f[1])
		g := grid(t, n, m)
		if got := Count(g).String(); got != f[2] {
			t.Errorf("%d by %d: %s cycles by layers, want %s", m, n, got, f[2])
		}
		c, err := New(g, 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		if got := c.Count().String(); got != f[2] {
			t.Errorf("%d by %d: %s cycles by diagram, want %s", m, n, got, f[2])
		}
	}
}

func TestTenByTen(t *testing.T) {
	want := "467260456608" // OEIS A003763
	if got := Count(grid(t, 10, 10)).String(); got != want {
		t.Errorf("10 by 10: %s cycles, want %s", got, want)
	}
}

func TestTooWide(t *testing.T) {
	if _, err := New(grid(t, 8, 8), 100); err != ErrTooWide {
		t.Errorf("an 8 by 8 grid in 100 states: %v", err)
	}
}

// cyclesOf lists all Hamiltonian cycles by brute force, as sets of edges.
func cyclesOf(g Graph) [][]bool {
	var out [][]bool
	links := g.links()
	used := make([]bool, len(g.Edges))
	seen := make([]bool, g.N)
	var walk func(v int32, n int)
	walk = func(v int32, n int) {
		seen[v] = true
		for _, e := range links[v] {
			u := g.other(e, v)
			if u == 0 && n == g.N && n > 2 {
				used[e] = true
				out = append(out, append([]bool(nil), used...))
				used[e] = false
			}
			if !seen[u] {
				used[e] = true
				walk(u, n+1)
				used[e] = false
			}
		}
		seen[v] = false
	}
	walk(0, 1)
	return out // each cycle twice, once in each direction
}

func TestQueriesAgainstLists(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	for round := 0; round < 400; round++ {
		g := Graph{N: 3 + r.IntN(5)}
		for a := int32(0); int(a) < g.N; a++ {
			for b := a + 1; int(b) < g.N; b++ {
				if r.IntN(3) > 0 {
					g.Edges = append(g.Edges, [2]int32{a, b})
				}
			}
		}
		list := cyclesOf(g)
		c, err := New(g, 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		if want := int64(len(list) / 2); c.Count().Cmp(big.NewInt(want)) != 0 {
			t.Fatalf("%v: %v cycles, want %d", g, c.Count(), want)
		}
		state := make([]int8, len(g.Edges))
		for e := range state {
			if r.IntN(4) == 0 {
				state[e] = int8(1 - 2*r.IntN(2))
			}
		}
		any, all, none := false, make([]bool, len(state)), make([]bool, len(state))
		for e := range state {
			all[e], none[e] = true, true
		}
		for _, cycle := range list {
			agrees := true
			for e, u := range cycle {
				agrees = agrees && !(u && state[e] < 0) && !(!u && state[e] > 0)
			}
			if !agrees {
				continue
			}
			any = true
			for e, u := range cycle {
				all[e], none[e] = all[e] && u, none[e] && !u
			}
		}
		out := make([]int8, len(state))
		if got := c.NewQuery().Ask(state, out); got != any {
			t.Fatalf("%v %v: some cycle agrees: %v, want %v", g, state, got, any)
		}
		for e := range out {
			want := int8(0)
			if all[e] {
				want = 1
			} else if none[e] {
				want = -1
			}
			if any && out[e] != want {
				t.Fatalf("%v %v: edge %d is %d, want %d", g, state, e, out[e], want)
			}
		}
	}
}

// parts counts the connected components without a vertex and without an edge.
func parts(g Graph, without, bridge int) int {
	of := make([]int, g.N)
	for v := range of {
		of[v] = v
	}
	for range g.N {
		for e, ends := range g.Edges {
			if a, b := ends[0], ends[1]; e != bridge && int(a) != without && int(b) != without {
				of[a] = min(of[a], of[b])
				of[b] = of[a]
			}
		}
	}
	n := 0
	for v := range of {
		if of[v] == v && v != without {
			n++
		}
	}
	return n
}

func TestCutsAgainstRemoval(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for round := 0; round < 500; round++ {
		g := Graph{N: 2 + r.IntN(8)}
		for v := int32(1); int(v) < g.N; v++ {
			g.Edges = append(g.Edges, [2]int32{int32(r.IntN(int(v))), v})
		}
		for range r.IntN(4) {
			a, b := int32(r.IntN(g.N)), int32(r.IntN(g.N))
			if a != b {
				g.Edges = append(g.Edges, [2]int32{a, b})
			}
		}
		vertices, bridges := map[int]bool{}, map[int]bool{}
		for _, c := range Cuts(g) {
			if !c.Verify(g) {
				t.Fatalf("%v: %+v does not verify", g, c)
			}
			if c.Vertex >= 0 {
				vertices[c.Vertex] = true
			} else {
				bridges[c.Bridge] = true
			}
		}
		for v := 0; v < g.N; v++ {
			if want := parts(g, v, -1) > 1; vertices[v] != want {
				t.Fatalf("%v: cut vertex %d: %v, want %v", g, v, vertices[v], want)
			}
		}
		for e := range g.Edges {
			if want := parts(g, -1, e) > 1; bridges[e] != want {
				t.Fatalf("%v: bridge %d: %v, want %v", g, e, bridges[e], want)
			}
		}
	}
}

func TestFalseCutsAreRefused(t *testing.T) {
	square := Graph{N: 4, Edges: [][2]int32{{0, 1}, {1, 2}, {2, 3}, {3, 0}}}
	path := Graph{N: 3, Edges: [][2]int32{{0, 1}, {1, 2}}}
	for _, c := range []struct {
		name string
		g    Graph
		cut  Cut
	}{
		{"no cut vertex", square, Cut{Vertex: 1, Bridge: -1, Side: []int{0}}},
		{"two edges leave", square, Cut{Vertex: -1, Bridge: 0, Side: []int{0}}},
		{"empty side", path, Cut{Vertex: 1, Bridge: -1}},
		{"nothing on the other side", path, Cut{Vertex: 1, Bridge: -1, Side: []int{0, 2}}},
		{"the vertex on its own side", path, Cut{Vertex: 1, Bridge: -1, Side: []int{1}}},
		{"neither vertex nor edge", path, Cut{Vertex: -1, Bridge: -1, Side: []int{0}}},
	} {
		if c.cut.Verify(c.g) {
			t.Errorf("%s: accepted", c.name)
		}
	}
	if !(Cut{Vertex: 1, Bridge: -1, Side: []int{0}}).Verify(path) {
		t.Error("the true cut is refused")
	}
}
