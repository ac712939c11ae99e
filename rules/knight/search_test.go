package knight

import (
	"context"
	"testing"
)

var background = context.Background()

// The plain search of the notes visits exactly the nodes that the data give for
// these boards, so it is the search whose nodes are the difficulty.
func TestPlainSearchNodes(t *testing.T) {
	for _, row := range readTable(t, "late_yes.tsv") {
		want := row[3]
		if want[0] == '>' {
			continue
		}
		g := NewGraph(row.board(t))
		r := g.PlainNodes(background, Any, 3_000_000)
		if r.Ended != Found || itoa(r.Nodes) != want {
			t.Errorf("%s: %d nodes (%v), want %s", row[0], r.Nodes, r.Ended, want)
		}
	}
}
