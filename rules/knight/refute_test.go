package knight

import (
	"fmt"
	"testing"
	"time"
)

// The exact solver agrees with the data on every board whose answer they give.
func TestExactSolverOnBoards(t *testing.T) {
	for _, row := range append(readTable(t, "boards.tsv"), readTable(t, "late_yes.tsv")...) {
		g := NewGraph(row.board(t))
		start := time.Now()
		p := NewRing(g, Any).Decide(background, 200_000)
		want := Found
		if row[3] == "no" {
			want = Exhausted
		}
		note := ""
		if p.Tree != nil {
			note = fmt.Sprint("tree ", p.Tree.Nodes())
		}
		t.Logf("%-50s ended %d nodes %d %s %v", row[0], p.Ended, p.Nodes, note, time.Since(start).Round(time.Millisecond))
		if p.Ended != want {
			t.Errorf("%s: ended %d, want %d", row[0], p.Ended, want)
		}
	}
}
