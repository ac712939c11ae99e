package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/rules/knight"
)

// knightRows gives the lines of a table of the knight library's test data.
func knightRows(t *testing.T, name string) [][]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("../../rules/knight/testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if !strings.HasPrefix(line, "# ") && !strings.HasPrefix(line, "board\t") {
			rows = append(rows, strings.Split(line, "\t"))
		}
	}
	return rows
}

// Every board of the data is decided, and the clauses prove the answer with nothing
// left to trust: each presence by its tour, each absence by its certificate, and
// where the exact solver refutes too, by that refutation as well.
func TestKnightProofs(t *testing.T) {
	j := newKnightJudge()
	ctx := context.Background()
	prove := func(b *knight.Board, d knight.Decision) {
		t.Helper()
		e := entry{board: b, task: knight.Any}
		goal, err := e.goal(d)
		if err == nil {
			err = j.judge(ctx, goal)
		}
		if err != nil {
			t.Errorf("%s wrap=%v: %v", b.Text(), b.Wrap, err)
		}
	}
	decide := func(text string, wrap bool, want knight.Verdict) {
		t.Helper()
		b, err := knight.Parse(text, wrap)
		if err != nil {
			t.Fatal(err)
		}
		d := knight.Decide(ctx, b, knight.Options{Task: knight.Any})
		if d.Verdict != want {
			t.Errorf("%s wrap=%v: %s, want %s", text, wrap, d.Verdict, want)
			return
		}
		prove(b, d)
		if want == knight.NoTour {
			p := knight.NewRing(knight.NewGraph(b), knight.Any).Decide(ctx, 2000)
			if p.Tree != nil && p.Tree.Nodes() < 30 {
				d.Certificate = &knight.Certificate{Kind: knight.Forced, Tree: p.Tree}
				prove(b, d)
			}
		}
	}
	for _, r := range knightRows(t, "boards.tsv") {
		want := knight.Tour
		if r[3] == "no" {
			want = knight.NoTour
		}
		decide(r[0], r[1] == "1", want)
	}
	for _, r := range knightRows(t, "late_yes.tsv") {
		decide(r[0], r[1] == "1", knight.Tour)
	}
	for _, r := range knightRows(t, "wrap_pairs.tsv") {
		decide(r[0], true, knight.Tour)
		decide(r[0], false, knight.NoTour)
	}
}

// The proof of a tour grows by some ten steps a square, not with its square.
func TestKnightProofSize(t *testing.T) {
	j := newKnightJudge()
	for _, side := range []int{8, 16} {
		b, err := knight.Rectangle(side, side, false)
		if err != nil {
			t.Fatal(err)
		}
		e := entry{board: b, task: knight.Any}
		goal, err := e.goal(knight.Decide(context.Background(), b, knight.Options{Task: knight.Any}))
		if err != nil {
			t.Fatal(err)
		}
		text, err := j.prove(context.Background(), goal)
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(text), "\nstep("); n > 12*side*side {
			t.Errorf("%dx%d: %d steps", side, side, n)
		}
	}
}

// A judge refuses what does not hold.
func TestKnightJudgeRefuses(t *testing.T) {
	j := newKnightJudge()
	for _, goal := range []string{
		"tour(rectangle(3, 4), open, [p(1, 1)])",
		"no_tour(rectangle(5, 5), open, cut([], [[p(1, 1)]]))",
		fmt.Sprintf("no_tour(rectangle(4, 4), open, cut(%s, []))", "[p(2, 2)]"),
	} {
		if err := j.judge(context.Background(), goal); err == nil || !strings.Contains(err.Error(), "do not prove") {
			t.Errorf("%s: %v", goal, err)
		}
	}
}

// The whole bank is solved, proved and checked again on every build; -short leaves
// the proofs out.
func TestKnightBank(t *testing.T) {
	judge := newKnightJudge().judge
	if testing.Short() {
		judge = nil
	}
	for _, err := range knight.CheckBank(context.Background(), knight.Bank(), judge, nil) {
		t.Error(err)
	}
}
