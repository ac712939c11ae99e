package generate

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime"
	"sync"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

// Erasures say how numbers are erased from a board that the ladder finishes.
const (
	KeepAll     = "none"
	Adversarial = "adversarial"
	Random      = "random"
)

// AnyGrade asks for boards of whatever grade.
const AnyGrade = -1

// Job says which boards to make.
type Job struct {
	Draw
	Erase   string // KeepAll, Adversarial or Random
	Grade   int    // an index of ladder.RungNames, or AnyGrade
	From    uint64 // the first index: go on after the last one made to resume
	Workers int    // 0: one a processor
}

// Item is a board that a job made: it has exactly one solution, and its grade finds it.
type Item struct {
	Index uint64
	Board *geometry.Board
	Used  []bool
	Grade int
}

// Check tells whether a job makes sense.
func (j Job) Check() error {
	switch {
	case j.W < 2 || j.H < 2:
		return errTooSmall
	case j.W > geometry.MaxSide || j.H > geometry.MaxSide:
		return fmt.Errorf("a board is at most %d cells wide and high", geometry.MaxSide)
	case j.Size < 1:
		return fmt.Errorf("an average country has at least one cell, not %v", j.Size)
	case j.Density <= 0 || j.Density > 1:
		return fmt.Errorf("the density is above 0 and at most 1, not %v", j.Density)
	case j.Grade < AnyGrade || j.Grade >= len(ladder.RungNames):
		return fmt.Errorf("there is no grade %d", j.Grade)
	case j.Erase != KeepAll && j.Erase != Adversarial && j.Erase != Random:
		return fmt.Errorf("numbers are erased %s, %s or %s, not %q", KeepAll, Adversarial, Random, j.Erase)
	}
	return nil
}

// Each makes boards in the order of their indices, until yield returns false or the context
// ends. yield gets nil for an index that gives no board of the wanted kind, so that a caller
// can show progress and remember where to resume. What an index gives depends on the job's
// draw, erasure and grade only, not on the number of workers.
func (j Job) Each(ctx context.Context, yield func(index uint64, item *Item) bool) error {
	if err := j.Check(); err != nil {
		return err
	}
	workers := j.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	type result struct {
		item *Item
		err  error
	}
	// Slots hand results over in order; at most 2*workers are under way.
	slots := make(chan chan result, 2*workers)
	type task struct {
		index uint64
		out   chan result
	}
	tasks := make(chan task)
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			for t := range tasks {
				item, err := j.one(ctx, t.index)
				t.out <- result{item, err}
			}
		})
	}
	go func() {
		defer close(tasks)
		defer close(slots)
		for i := j.From; ; i++ {
			out := make(chan result, 1)
			select {
			case slots <- out:
			case <-ctx.Done():
				return
			}
			select {
			case tasks <- task{i, out}:
			case <-ctx.Done():
				out <- result{err: ctx.Err()}
				return
			}
		}
	}()
	defer group.Wait()
	defer cancel()
	index := j.From
	for out := range slots {
		r := <-out
		if r.err != nil {
			return r.err
		}
		if !yield(index, r.item) {
			return nil
		}
		index++
	}
	return ctx.Err()
}

// one makes the board of an index, or nil when that is not of the wanted kind.
func (j Job) one(ctx context.Context, index uint64) (*Item, error) {
	made, err := Make(j.Draw, index)
	if err != nil {
		return nil, err
	}
	p := ladder.Prepare(made.Board)
	rungs := ladder.All
	if j.Grade >= 0 {
		rungs = ladder.UpTo(j.Grade)
	}
	if !Finishes(ctx, p, p.Board, rungs) {
		return nil, ctx.Err()
	}
	b := made.Board
	switch j.Erase {
	case Adversarial:
		b = EraseAll(ctx, p, rungs)
	case Random:
		b = EraseRandom(ctx, p, rungs, rand.New(rand.NewPCG(j.Seed^0x9e3779b97f4a7c15, index)))
	}
	g := Grade(ctx, p.WithNumbers(b))
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if j.Grade >= 0 && g != j.Grade {
		return nil, nil
	}
	return &Item{Index: index, Board: b, Used: made.Used, Grade: g}, nil
}
