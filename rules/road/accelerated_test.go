package road_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/rules/road/clauses"
	"github.com/eyeprove/eyeprove/rules/road/generate"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

// TestAcceleratedMeansItsClauses: no_region_cycle/4 run by its clauses, under swipl, says
// what the diagram of region cycles says, on random boards with random borders crossed and
// closed.
func TestAcceleratedMeansItsClauses(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	var program strings.Builder
	var goals []string
	var want []bool
	for i := 0; i < 150; i++ {
		b, err := generate.EvenPartition(5, 5, 3+r.IntN(9), r)
		if err != nil {
			t.Fatal(err)
		}
		p := ladder.Prepare(b)
		name := fmt.Sprintf("p%d", i)
		state := make([]int8, len(b.Pairs))
		var crossed, closed []string
		for e, pair := range b.Pairs {
			border := fmt.Sprintf("border(%d, %d)", pair.A+1, pair.B+1)
			switch r.IntN(8) {
			case 0:
				state[e] = 1
				crossed = append(crossed, border)
			case 1:
				state[e] = -1
				closed = append(closed, border)
			}
		}
		var order []string
		for _, e := range r.Perm(len(b.Pairs)) {
			order = append(order, fmt.Sprintf("border(%d, %d)", b.Pairs[e].A+1, b.Pairs[e].B+1))
		}
		program.WriteString(clauses.Facts(name, b))
		list := func(s []string) string { return "[" + strings.Join(s, ", ") + "]" }
		goals = append(goals, fmt.Sprintf("no_region_cycle(%s, %s, %s, %s)", name, list(order), list(crossed), list(closed)))
		want = append(want, !p.Cycles.NewQuery().Ask(state, nil))
	}
	none := 0
	for i, got := range swipl(t, program.String(), goals...) {
		if want[i] {
			none++
		}
		if (got == "yes") != want[i] {
			t.Errorf("%s: the clauses say %s, the diagram %v", goals[i], got, want[i])
		}
	}
	if none < 20 || none > len(goals)-20 {
		t.Errorf("%d of %d questions have no cycle: too one-sided", none, len(goals))
	}
}
