package road_test

import (
	"context"
	"testing"

	"github.com/eyeprove/eyeprove/rules/road/cellsfirst"
	"github.com/eyeprove/eyeprove/rules/road/clauses"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/loopsfirst"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

func countAll(t *testing.T, b *geometry.Board) [3]int {
	t.Helper()
	r, err := search.Run(context.Background(), ladder.Prepare(b), search.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return [3]int{r.Count, cellsfirst.Count(b, 0), loopsfirst.Count(b, 0)}
}

// TestStripsHaveNoSolution: a square cut into rows, by all engines and by its certificate.
func TestStripsHaveNoSolution(t *testing.T) {
	for n := 4; n <= 6; n++ {
		label := make([]int, n*n)
		for c := range label {
			label[c] = c / n
		}
		b, err := geometry.FromMap(n, n, label, nil, false)
		if err != nil {
			t.Fatal(err)
		}
		if got := countAll(t, b); got != [3]int{} {
			t.Errorf("%d by %d cut into rows: %v solutions", n, n, got)
		}
		c, err := clauses.Certify(context.Background(), ladder.Prepare(b), ladder.All, 0)
		if err != nil || c.Claim != "none" || c.Steps != 1 {
			t.Errorf("%d by %d cut into rows: %+v, %v", n, n, c, err)
		}
	}
}

// TestSingletons: where every cell is a country, solutions are Hamiltonian cycles of the
// grid; the wider ones are counted in package regions.
func TestSingletons(t *testing.T) {
	for _, x := range []struct{ w, h, want int }{
		{2, 2, 1}, {2, 3, 1}, {2, 5, 1}, {2, 8, 1}, {3, 4, 2}, {3, 5, 0}, {4, 4, 6}, {4, 5, 14}, {5, 5, 0}, {6, 6, 1072},
	} {
		label := make([]int, x.w*x.h)
		for c := range label {
			label[c] = c
		}
		b, err := geometry.FromMap(x.w, x.h, label, nil, false)
		if err != nil {
			t.Fatal(err)
		}
		if got := countAll(t, b); got != [3]int{x.want, x.want, x.want} {
			t.Errorf("%d by %d singletons: %v, want %d", x.w, x.h, got, x.want)
		}
	}
}
