package stats

import (
	"fmt"
	"math/rand/v2"

	"github.com/eyeprove/eyeprove/rules/road/generate"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/regions"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

// ambiguity: of boards with several solutions, whether a second one visits the countries in
// the same cyclic order.
func (r *run) ambiguity() (*Table, error) {
	t := &Table{Name: r.name, Title: "Ambiguous boards: what the second solution changes"}
	t.Columns = []string{"size", "ambiguous boards", "same country order", "a different one"}
	for _, x := range []struct{ size, boards int }{{6, 51}, {8, 34}} {
		want := r.samples(x.boards)
		same, found := 0, 0
		for i := 0; found < want; i++ {
			if err := r.step(found, want); err != nil {
				return nil, err
			}
			p, err := r.board(x.size, 3, i)
			if err != nil {
				return nil, err
			}
			got, err := r.two(p)
			if err != nil {
				return nil, err
			}
			if got.Count < 2 {
				continue
			}
			found++
			if sameOrder(p.Board, got.Solutions[0], got.Solutions[1]) {
				same++
			}
		}
		t.row(fmt.Sprintf("%dx%d", x.size, x.size), found, share(same, found), share(found-same, found))
		t.Samples += fmt.Sprintf("%d ambiguous boards of %dx%d; ", found, x.size, x.size)
	}
	t.Samples += fmt.Sprintf("every country numbered, seed %d", r.o.Seed)
	return t, nil
}

// sameOrder tells whether two loops cross the same borders between countries, which is the
// same cyclic order of countries.
func sameOrder(b *geometry.Board, x, y []bool) bool {
	for _, p := range b.Pairs {
		crossed := [2]bool{}
		for _, e := range p.Edges {
			crossed[0] = crossed[0] || x[e]
			crossed[1] = crossed[1] || y[e]
		}
		if crossed[0] != crossed[1] {
			return false
		}
	}
	return true
}

// cycles: uniqueness by the number of Hamiltonian cycles of the region graph.
func (r *run) cycles() (*Table, error) {
	t := &Table{Name: r.name, Title: "Uniqueness by Hamiltonian cycles of the region graph, 6x6"}
	t.Columns = []string{"cycles", "boards", "unique"}
	bins := []struct {
		name string
		most int64
	}{{"exactly 1", 1}, {"2-4", 4}, {"5-16", 16}, {"17 or more", 1 << 62}}
	boards, unique := make([]int, len(bins)), make([]int, len(bins))
	n := r.samples(100)
	for i := 0; i < n; i++ {
		if err := r.step(i, n); err != nil {
			return nil, err
		}
		p, err := r.board(6, 3, i)
		if err != nil {
			return nil, err
		}
		got, err := r.two(p)
		if err != nil {
			return nil, err
		}
		count := p.Cycles.Count().Int64()
		for k := range bins {
			if count <= bins[k].most {
				boards[k]++
				if got.Count == 1 {
					unique[k]++
				}
				break
			}
		}
	}
	for k := range bins {
		t.row(bins[k].name, boards[k], share(unique[k], boards[k]))
	}
	t.Samples = fmt.Sprintf("%d boards of 6x6, every country numbered, seed %d", n, r.o.Seed)
	return t, nil
}

// countries: the same by the size of countries, with what the ladder below probe reaches.
func (r *run) countries() (*Table, error) {
	t := &Table{Name: r.name, Title: "Uniqueness by country size (loop cells of an average country)"}
	t.Columns = []string{"size", "avg country", "unique", "median macro cycles", "ladder reach"}
	for _, x := range []struct {
		size    int
		country float64
	}{{6, 2.5}, {6, 3.5}, {6, 4.5}, {6, 6}, {8, 2.5}, {8, 6}} {
		n := r.samples(60)
		unique, decided, bits := 0, 0, 0
		var cycles []int64
		for i := 0; i < n; i++ {
			if err := r.step(i, n); err != nil {
				return nil, err
			}
			p, err := r.board(x.size, x.country, i)
			if err != nil {
				return nil, err
			}
			got, err := r.two(p)
			if err != nil {
				return nil, err
			}
			if got.Count == 1 {
				unique++
			}
			cycles = append(cycles, p.Cycles.Count().Int64())
			s := ladder.New(p, ladder.All&^ladder.Probe)
			s.Run()
			decided += s.Decided()
			bits += p.Bits()
		}
		t.row(fmt.Sprintf("%dx%d", x.size, x.size), x.country, share(unique, n), median(cycles), share(decided, bits))
	}
	t.Samples = fmt.Sprintf("%d boards a row, every country numbered, reach without probe, seed %d", r.samples(60), r.o.Seed)
	return t, nil
}

// partitions: random partitions, before a single number exists.
func (r *run) partitions() (*Table, error) {
	t := &Table{Name: r.name, Title: "Random partitions without numbers"}
	t.Columns = []string{"size", "growth", "countries", "cut vertex", "region graph Hamiltonian", "board solvable"}
	n := r.samples(120)
	for row := 0; row < 8; row++ {
		k, even := []int{4, 6, 8, 12}[row%4], row < 4
		growth := map[bool]string{true: "even", false: "random"}[even]
		cut, hamiltonian, solvable := 0, 0, 0
		for i := 0; i < n; i++ {
			if err := r.step(i, n); err != nil {
				return nil, err
			}
			b, err := r.partition(6, k, i, even)
			if err != nil {
				return nil, err
			}
			p := ladder.Prepare(b)
			if len(regions.Cuts(regions.Of(b))) > 0 {
				cut++
			}
			if p.Cycles.Count().Sign() > 0 {
				hamiltonian++
			}
			got, err := search.Run(r.ctx, p, search.Options{Limit: 1})
			if err != nil {
				return nil, err
			}
			solvable += got.Count
		}
		t.row("6x6", growth, k, share(cut, n), share(hamiltonian, n), share(solvable, n))
	}
	t.Samples = fmt.Sprintf("%d partitions a row, seed %d; a bridge counts as a cut vertex", n, r.o.Seed)
	return t, nil
}

// numbers: how many numbers are left after erasing, of boards that the ladder finishes.
func (r *run) numbers() (*Table, error) {
	t := &Table{Name: r.name, Title: "Numbers kept after erasing as long as the full ladder finishes"}
	t.Columns = []string{"size", "boards", "countries", "kept (adversarial)", "kept (random erasure)"}
	for _, x := range []struct{ size, boards int }{{6, 30}, {8, 15}} {
		want := r.samples(x.boards)
		countries, adversarial, random, found := 0, 0, 0, 0
		for i := 0; found < want; i++ {
			if err := r.step(found, want); err != nil {
				return nil, err
			}
			p, err := r.board(x.size, 3, i)
			if err != nil {
				return nil, err
			}
			if got, err := r.two(p); err != nil {
				return nil, err
			} else if got.Count != 1 || !generate.Finishes(r.ctx, p, p.Board, ladder.All) {
				continue
			}
			found++
			countries += p.Board.Countries()
			adversarial += generate.Kept(generate.EraseAll(r.ctx, p, ladder.All))
			random += generate.Kept(generate.EraseRandom(r.ctx, p, ladder.All, rand.New(rand.NewPCG(r.o.Seed, uint64(i)))))
		}
		mean := func(n int) string { return fmt.Sprintf("%.1f", float64(n)/float64(found)) }
		t.row(fmt.Sprintf("%dx%d", x.size, x.size), found, mean(countries), mean(adversarial), mean(random))
		t.Samples += fmt.Sprintf("%d boards of %dx%d; ", found, x.size, x.size)
	}
	t.Samples += fmt.Sprintf("seed %d", r.o.Seed)
	return t, nil
}
