package generate

import (
	"context"
	"errors"
	"testing"

	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

// TestJobEndsWithItsContext: a board that takes minutes does not keep a job from ending.
func TestJobEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	job := Job{Draw: Draw{W: 40, H: 40, Size: 3, Density: 0.6, Seed: 1}, Erase: Adversarial, Grade: AnyGrade, Workers: 1}
	made, err := Make(job.Draw, 0)
	if err != nil {
		t.Fatal(err)
	}
	s := ladder.New(ladder.Prepare(made.Board), ladder.All).Within(ctx)
	cancel()
	if got := s.Run(); got != ladder.Ended {
		t.Errorf("a ladder whose context is over is %v", got)
	}
	if s.Count.Assumptions > 0 {
		t.Errorf("it made %d assumptions", s.Count.Assumptions)
	}
	err = job.Each(ctx, func(uint64, *Item) bool { t.Error("something was made"); return true })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("the job ends with %v", err)
	}
}

// TestResumeAndWorkers: what an index gives depends on neither the number of workers nor
// where the job began.
func TestResumeAndWorkers(t *testing.T) {
	collect := func(from uint64, workers int) map[uint64]string {
		out := map[uint64]string{}
		job := Job{Draw: Draw{W: 6, H: 6, Size: 2, Density: 0.5, Seed: 3}, Erase: Adversarial, Grade: AnyGrade, From: from, Workers: workers}
		if err := job.Each(context.Background(), func(i uint64, item *Item) bool {
			if item != nil {
				text := ladder.RungNames[item.Grade]
				for _, n := range item.Board.Number {
					text += string(rune('A' + n + 1))
				}
				out[i] = text
			}
			return i < 30
		}); err != nil {
			t.Fatal(err)
		}
		return out
	}
	all, two, late := collect(0, 1), collect(0, 2), collect(12, 2)
	if len(all) < 3 {
		t.Errorf("%d boards of 31", len(all))
	}
	for i, want := range all {
		if two[i] != want {
			t.Errorf("index %d: one worker makes %s, two %s", i, want, two[i])
		}
		if i >= 12 && late[i] != want {
			t.Errorf("index %d: from 12 it is %s, not %s", i, late[i], want)
		}
	}
}
