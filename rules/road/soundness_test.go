package road_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/eyeprove/eyeprove/rules/road/cellsfirst"
	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/generate"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/loopsfirst"
	"github.com/eyeprove/eyeprove/rules/road/referee"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

// truth is what all solutions of a board agree on, by brute force.
type truth struct {
	count  int
	always []bool // per cell, then per edge: on in every solution
	never  []bool
}

func truthOf(b *geometry.Board) truth {
	n := b.Cells() + b.Edges()
	t := truth{always: make([]bool, n), never: make([]bool, n)}
	for i := range t.always {
		t.always[i], t.never[i] = true, true
	}
	loopsfirst.Each(b, func(used []bool) bool {
		t.count++
		m := geometry.LoopMarks(b.Grid, used)
		for i, x := range append(m.Cell, m.Edge...) {
			if x == geometry.On {
				t.never[i] = false
			} else {
				t.always[i] = false
			}
		}
		return true
	})
	return t
}

// rungSets are the prefixes of the ladder, the full ladder without one rung, and each rung
// alone.
func rungSets() []ladder.Rungs {
	var sets []ladder.Rungs
	for i := range ladder.RungNames {
		sets = append(sets, ladder.UpTo(i), ladder.All&^(1<<i), 1<<i)
	}
	return sets
}

// TestSoundness is the harness that finds unsound rules: on 300 random boards, the fixpoint
// of every set of rungs agrees bit for bit with every solution. It also compares the three
// engines, and checks that finishing without search means exactly one solution.
func TestSoundness(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 300))
	finished, unique, stalled := 0, 0, 0
	for i := 0; i < 300; i++ {
		w, h := 2+r.IntN(5), 2+r.IntN(5)
		b, err := generate.Anything(w, h, r)
		if err != nil {
			t.Fatal(err)
		}
		if i%3 == 0 {
			// Random boards seldom have a single solution; these have at least one.
			g, err := generate.Make(generate.Draw{W: w, H: h, Size: 1.5 + 3*r.Float64(), Density: 0.5 + r.Float64()/2, Seed: 5}, uint64(i))
			if err != nil {
				t.Fatal(err)
			}
			b = g.Board
		}
		url := (&codec.Puzzle{Board: b}).URL()
		want := truthOf(b)
		p := ladder.Prepare(b)
		got, err := search.Run(context.Background(), p, search.Options{})
		if err != nil || got.Count != want.count {
			t.Errorf("%s: search counts %d solutions, loops first %d", url, got.Count, want.count)
		}
		if w*h <= 30 || want.count < 1000 {
			if n := cellsfirst.Count(b, 0); n != want.count {
				t.Errorf("%s: cells first counts %d solutions, loops first %d", url, n, want.count)
			}
		}
		for _, rungs := range rungSets() {
			s := ladder.New(p, rungs)
			outcome := s.Run()
			if outcome == ladder.Contradictory && want.count > 0 {
				t.Errorf("%s: %v refutes a board that has %d solutions", url, rungs, want.count)
				continue
			}
			if outcome == ladder.Contradictory {
				continue
			}
			for v := range want.always {
				x := s.Value(ladder.Var(v))
				if want.count > 0 && (x > 0 && !want.always[v] || x < 0 && !want.never[v]) {
					t.Errorf("%s: %v decides %v, not so in every solution", url, rungs, v)
				}
			}
			if outcome == ladder.Finished && want.count != 1 {
				t.Errorf("%s: %v finishes, but there are %d solutions", url, rungs, want.count)
			}
			if rungs == ladder.All {
				if outcome == ladder.Finished {
					finished++
				} else if want.count == 1 {
					stalled++
					t.Errorf("%s: the only solution is not found without search", url)
				}
			}
		}
		if want.count == 1 {
			unique++
		}
	}
	t.Logf("%d boards have one solution, %d finished without search, %d stalled", unique, finished, stalled)
	if finished != unique || unique < 50 {
		t.Errorf("%d boards finished, %d have one solution", finished, unique)
	}
}

// TestGeneratedBoardsAreLegal: no rejection is needed, for all sizes of board and country.
func TestGeneratedBoardsAreLegal(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	for i := uint64(0); i < 1000; i++ {
		d := generate.Draw{W: 2 + r.IntN(11), H: 2 + r.IntN(11), Size: 1 + 7*r.Float64(), Density: r.Float64(), Seed: 1}
		b, err := generate.Make(d, i)
		if err != nil {
			t.Fatal(err)
		}
		if v := referee.JudgeLoop(b.Board, b.Used); v.Broken != "" || !v.Finished {
			t.Fatalf("%+v, %d: %s", d, i, v.Message)
		}
	}
}
