package road_test

import (
	"context"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/rules/road/cellsfirst"
	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/loopsfirst"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

// rows reads a table of testdata without its head line.
func rows(t testing.TB, name string) [][]string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var out [][]string
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		out = append(out, strings.Split(line, "\t"))
	}
	return out
}

func TestSmallBoardsByAllEngines(t *testing.T) {
	for _, row := range rows(t, "boards.tsv") {
		p, err := codec.ReadURL(row[7])
		if err != nil {
			t.Fatal(err)
		}
		want, err := strconv.Atoi(row[6])
		if err != nil {
			t.Fatal(err)
		}
		r, err := search.Run(context.Background(), ladder.Prepare(p.Board), search.Options{})
		if err != nil || r.Count != want || !r.Complete {
			t.Errorf("search: board %s has %d solutions, want %d (%v)", row[0], r.Count, want, err)
		}
		t0 := time.Now()
		if got := loopsfirst.Count(p.Board, 0); got != want {
			t.Errorf("loops first: board %s has %d solutions, want %d", row[0], got, want)
		}
		t1 := time.Now()
		if got := cellsfirst.Count(p.Board, 0); got != want {
			t.Errorf("cells first: board %s has %d solutions, want %d", row[0], got, want)
		}
		if d := time.Since(t0); d > 300*time.Millisecond {
			t.Log(row[0], t1.Sub(t0), time.Since(t1))
		}
	}
}
