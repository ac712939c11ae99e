package bank

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"testing"

	"github.com/eyeprove/eyeprove/rules/road/clauses"
	"github.com/eyeprove/eyeprove/rules/road/generate"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

// TestBank solves, grades and certifies every board again.
func TestBank(t *testing.T) {
	entries, err := Entries()
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for _, e := range entries {
		url := e.Puzzle.URL()
		if e.Puzzle.W != e.Size || e.Puzzle.H != e.Size {
			t.Errorf("%s is not of size %d", url, e.Size)
		}
		p := ladder.Prepare(e.Puzzle.Board)
		r, err := search.Run(context.Background(), p, search.Options{Limit: 2, Keep: 2})
		if err != nil || r.Count != 1 {
			t.Errorf("%s has %d solutions (%v)", url, r.Count, err)
			continue
		}
		sum := sha256.Sum256([]byte(geometry.Drawing(e.Puzzle.Grid, r.Solutions[0])))
		if got := hex.EncodeToString(sum[:]); got != e.Hash {
			t.Errorf("%s has another solution than the bank says", url)
		}
		if g := generate.Grade(context.Background(), p); g < 0 || ladder.RungNames[g] != e.Grade {
			t.Errorf("%s has the grade %d, not %s", url, g, e.Grade)
		}
		c, err := clauses.Certify(context.Background(), p, ladder.All, 1000)
		if err != nil || c.Claim != "unique" || c.Guessed {
			t.Errorf("%s is not certified without nested assumptions: %v", url, err)
		}
		count[fmt.Sprint(e.Size, " ", e.Grade)]++
	}
	if len(count) != 12 {
		t.Errorf("%d pairs of size and grade", len(count))
	}
	for key, n := range count {
		if n < 10 {
			t.Errorf("%s: %d boards", key, n)
		}
	}
}
