package oracle

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/rules/road"
	"github.com/eyeprove/eyeprove/rules/road/clauses"
	"github.com/eyeprove/eyeprove/rules/road/generate"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

// TestGeometryMeansItsClauses runs goals about random boards twice, by Go and by the clauses
// that Go is run in place of: the answers are the same, and so are the failures.
func TestGeometryMeansItsClauses(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 1))
	solved, refused := 0, 0
	for i := 0; i < 60; i++ {
		b, err := generate.Anything(2+r.IntN(4), 2+r.IntN(4), r)
		if err != nil {
			t.Fatal(err)
		}
		goals := []string{"all_cells(p, X)", "all_edges(p, X)", "rim(p, none, X)"}
		for k := 0; k <= b.Countries()+1; k++ {
			goals = append(goals, fmt.Sprintf("rim(p, %d, X)", k), fmt.Sprintf("borders_of(p, %d, X)", k),
				fmt.Sprintf("gates(p, %d, %d, X)", k, r.IntN(b.Countries()+2)))
		}
		for row := 0; row <= b.H+1; row++ {
			for column := 0; column <= b.W+1; column++ {
				goals = append(goals, fmt.Sprintf("edges_of(p, cell(%d, %d), X)", row, column))
			}
		}
		for j := 0; j < 6; j++ {
			path := walk(b, r)
			goals = append(goals, "steps("+path+", p, X)", "solution(p, "+path+"), X = yes")
		}
		goals = append(goals, rectangles(b)...)
		for i, said := range compare(t, clauses.Facts("p", b), goals) {
			if strings.HasPrefix(goals[i], "solution") {
				if said == "no" {
					refused++
				} else {
					solved++
				}
			}
		}
	}
	if solved < 10 || refused < 10 {
		t.Errorf("%d loops that solve their board, %d that do not", solved, refused)
	}
}

// walk makes a path of cells that are mostly neighbours.
func walk(b *geometry.Board, r *rand.Rand) string {
	c := int32(r.IntN(b.Cells()))
	list := []int32{c}
	for range r.IntN(6) {
		if d := b.Beside[c][r.IntN(4)]; d >= 0 {
			c = d
		} else if r.IntN(8) == 0 {
			c = int32(r.IntN(b.Cells()))
		}
		list = append(list, c)
	}
	return clauses.Cells(b, list)
}

// rectangles asks of some rims of rectangles whether they solve the board, whole and with
// their first cell left out.
func rectangles(b *geometry.Board) []string {
	var goals []string
	eachRim(b, func(used []bool) {
		if loop := clauses.Loop(b, used); len(goals) < 30 {
			goals = append(goals, "solution(p, "+loop+"), X = yes")
			_, cut, _ := strings.Cut(loop, "), ")
			goals = append(goals, "solution(p, ["+cut+"), X = yes")
		}
	})
	return goals
}

// eachRim gives the rims of all rectangles of cells.
func eachRim(b *geometry.Board, yield func(used []bool)) {
	for top := 0; top+1 < b.H; top++ {
		for left := 0; left+1 < b.W; left++ {
			for bottom := b.H - 1; bottom > top; bottom-- {
				for right := b.W - 1; right > left; right-- {
					used := make([]bool, b.Edges())
					for c := left; c < right; c++ {
						used[b.Between(int32(b.Cell(top, c)), int32(b.Cell(top, c+1)))] = true
						used[b.Between(int32(b.Cell(bottom, c)), int32(b.Cell(bottom, c+1)))] = true
					}
					for r := top; r < bottom; r++ {
						used[b.Between(int32(b.Cell(r, left)), int32(b.Cell(r+1, left)))] = true
						used[b.Between(int32(b.Cell(r, right)), int32(b.Cell(r+1, right)))] = true
					}
					yield(used)
				}
			}
		}
	}
}

// compare runs goals with and without the Go that stands in for clauses, and returns the
// first answers.
func compare(t *testing.T, facts string, goals []string) []string {
	t.Helper()
	answers := func(accelerated bool) []string {
		library := engine.RuleLibrary{Name: "road", Text: road.Library(), Oracles: Searches()}
		if accelerated {
			library.Accelerated = Accelerated()
		}
		e := engine.New(engine.WithRuleLibraries(library))
		defer e.Close()
		if err := e.LoadString("p.pl", ":- use_module(library(road)).\n"+facts); err != nil {
			t.Fatal(err)
		}
		var out []string
		for _, g := range goals {
			goal, err := e.ParseGoal(g)
			if err != nil {
				t.Fatal(err)
			}
			said := "no"
			for answer, err := range e.Solve(context.Background(), goal) {
				if err != nil {
					t.Fatalf("%s: %v", g, err)
				}
				said = answer.Text()
				break
			}
			out = append(out, said)
		}
		return out
	}
	byGo, byClauses := answers(true), answers(false)
	for i := range goals {
		if byGo[i] != byClauses[i] {
			t.Errorf("%s\n%s\nGo says %s\nthe clauses %s", facts, goals[i], byGo[i], byClauses[i])
		}
	}
	return byGo
}
