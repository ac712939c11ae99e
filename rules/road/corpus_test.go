//go:build unix

package road_test

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"syscall"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/generate"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

// TestCorpus solves the published puzzles with uniqueness, and compares each solution with
// the hash that stands in the table.
func TestCorpus(t *testing.T) {
	start, worst := cpu(t), time.Duration(0)
	for _, row := range rows(t, "corpus.tsv") {
		p, err := codec.ReadURL(row[0])
		if err != nil {
			t.Fatal(err)
		}
		began := cpu(t)
		r, err := search.Solve(context.Background(), p.Board)
		if err != nil {
			t.Fatal(err)
		}
		worst = max(worst, cpu(t)-began)
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
	all := cpu(t) - start
	t.Logf("CPU time: %v for all, %v for the worst", all, worst)
	if all > 5*time.Second || worst > time.Second {
		t.Errorf("CPU time: %v for all (want 5 s), %v for the worst (want 1 s)", all, worst)
	}
}

// cpu is the processor time that this process has used.
func cpu(t *testing.T) time.Duration {
	t.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// TestCorpusWithoutGuessing: the ladder finishes every published puzzle that has one
// solution, which proves that it has no other.
func TestCorpusWithoutGuessing(t *testing.T) {
	grades := map[string]int{}
	for _, row := range rows(t, "corpus.tsv") {
		p, err := codec.ReadURL(row[0])
		if err != nil {
			t.Fatal(err)
		}
		g := generate.Grade(context.Background(), ladder.Prepare(p.Board))
		if (g >= 0) != (row[3] == "1") {
			t.Errorf("%s has %s solutions and the grade %d", row[0], row[3], g)
		}
		if g >= 0 {
			grades[ladder.RungNames[g]]++
		}
	}
	t.Logf("grades: %v", grades)
}
