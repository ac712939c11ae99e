package stats

import (
	"fmt"

	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

// reach: the share of bits (cells and edges) decided at each rung's fixpoint, and the share
// of boards finished.
func (r *run) reach() (*Table, error) {
	t := &Table{Name: r.name, Title: "What each rung reaches: share of bits decided at its fixpoint, and of boards finished"}
	t.Columns = append([]string{"size", "boards"}, ladder.RungNames...)
	for _, n := range ladder.RungNames {
		t.Columns = append(t.Columns, n+" finishes")
	}
	for _, x := range []struct{ size, boards int }{{6, 80}, {8, 80}, {10, 40}} {
		boards := r.samples(x.boards)
		decided, finished := make([]int, len(ladder.RungNames)), make([]int, len(ladder.RungNames))
		bits := 0
		for i := 0; i < boards; i++ {
			if err := r.step(i, boards); err != nil {
				return nil, err
			}
			p, err := r.board(x.size, 3, i)
			if err != nil {
				return nil, err
			}
			bits += p.Bits()
			for g := range ladder.RungNames {
				s := ladder.New(p, ladder.UpTo(g)).Within(r.ctx)
				if s.Run() == ladder.Finished {
					finished[g]++
				}
				decided[g] += s.Decided()
			}
		}
		row := []any{fmt.Sprintf("%dx%d", x.size, x.size), boards}
		for _, d := range decided {
			row = append(row, share(d, bits))
		}
		for _, f := range finished {
			row = append(row, share(f, boards))
		}
		t.row(row...)
		t.Samples += fmt.Sprintf("%d boards of %dx%d; ", boards, x.size, x.size)
	}
	t.Samples += fmt.Sprintf("every country numbered, seed %d", r.o.Seed)
	return t, nil
}

// ablation: what is lost when one rung is dropped. Bits are those decided at the fixpoint of
// the rungs below probe; assumptions are those that probe makes until nothing more follows.
func (r *run) ablation() (*Table, error) {
	t := &Table{Name: r.name, Title: "Ablation: drop one rung from the full ladder"}
	t.Columns = []string{"size", "drop", "bits lost at the fixpoint", "boards moved", "probe assumptions", "bits lost after probe"}
	for _, x := range []struct{ size, boards int }{{6, 40}, {8, 30}} {
		boards := r.samples(x.boards)
		var lost, lostAfter, moved, assumptions [4]int
		base := 0
		for i := 0; i < boards; i++ {
			if err := r.step(i, boards); err != nil {
				return nil, err
			}
			p, err := r.board(x.size, 3, i)
			if err != nil {
				return nil, err
			}
			measure := func(rungs ladder.Rungs) (fixpoint, after, probes int) {
				s := ladder.New(p, rungs&^ladder.Probe)
				s.Run()
				q := ladder.New(p, rungs).Within(r.ctx)
				q.Run()
				return s.Decided(), q.Decided(), q.Count.Assumptions
			}
			fixpoint, after, probes := measure(ladder.All)
			base += probes
			for d := range lost {
				f, a, n := measure(ladder.All &^ (1 << d))
				lost[d] += fixpoint - f
				lostAfter[d] += after - a
				assumptions[d] += n
				if f != fixpoint {
					moved[d]++
				}
			}
		}
		for d := range lost {
			t.row(fmt.Sprintf("%dx%d", x.size, x.size), "-"+ladder.RungNames[d], lost[d], fmt.Sprintf("%d/%d", moved[d], boards),
				fmt.Sprintf("%+.1f%%", 100*float64(assumptions[d]-base)/float64(max(base, 1))), lostAfter[d])
		}
		t.Samples += fmt.Sprintf("%d boards of %dx%d; ", boards, x.size, x.size)
	}
	t.Samples += fmt.Sprintf("every country numbered, seed %d", r.o.Seed)
	return t, nil
}
