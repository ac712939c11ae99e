package road_test

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

// TestCorpus solves the published puzzles with uniqueness, and compares each solution with
// the hash that stands in the table.
func TestCorpus(t *testing.T) {
	start := time.Now()
	for _, row := range rows(t, "corpus.tsv") {
		p, err := codec.ReadURL(row[0])
		if err != nil {
			t.Fatal(err)
		}
		began := time.Now()
		r, err := search.Solve(context.Background(), p.Board)
		if err != nil {
			t.Fatal(err)
		}
		if d := time.Since(began); d > 200*time.Millisecond {
			t.Logf("%s: %v, %d guesses", row[0], d, r.Guesses)
		}
		if want := map[string]int{"1": 1, "2+": 2}[row[3]]; r.Count != want {
			t.Errorf("%s: %d solutions, want %s", row[0], r.Count, row[3])
			continue
		}
		if row[4] == "-" {
			continue
		}
		sum := sha256.Sum256([]byte(geometry.Drawing(p.Grid, r.Solutions[0])))
		if got := hex.EncodeToString(sum[:]); got != row[4] {
			t.Errorf("%s: another solution than the table's", row[0])
		}
	}
	t.Logf("all: %v", time.Since(start))
}
