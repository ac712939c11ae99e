package generate

import (
	"context"
	"errors"
	"math/rand/v2"
	"sort"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

var errTooSmall = errors.New("a loop needs a board of at least 2 by 2 cells")

// Finishes tells whether some rungs finish a board without guessing, which proves that it
// has exactly one solution. It is false when the context ends first.
func Finishes(ctx context.Context, p *ladder.Puzzle, b *geometry.Board, rungs ladder.Rungs) bool {
	return ladder.New(p.WithNumbers(b), rungs).Within(ctx).Run() == ladder.Finished
}

// Grade returns the weakest rung that finishes a board together with those below it, as an
// index of ladder.RungNames, or -1 when none does or the context ends.
func Grade(ctx context.Context, p *ladder.Puzzle) int {
	for i := range ladder.RungNames {
		if Finishes(ctx, p, p.Board, ladder.UpTo(i)) {
			return i
		}
	}
	return -1
}

// EraseAll erases numbers adversarially: it tries every number, those of the countries with
// the fewest choices last, and erases it when the rungs still finish. Each number that is
// left is needed, unless the context ended first. The board must be one that the rungs finish.
func EraseAll(ctx context.Context, p *ladder.Puzzle, rungs ladder.Rungs) *geometry.Board {
	b := p.Board
	order := make([]int, b.Countries())
	for k := range order {
		order[k] = k
	}
	// A number says most where it leaves few sets of cells: full and single-cell countries.
	slack := func(k int) int {
		n, m := b.Number[k], len(b.Members[k])
		return min(n, m-n)
	}
	sort.SliceStable(order, func(i, j int) bool { return slack(order[i]) < slack(order[j]) })
	numbers := append([]int(nil), b.Number...)
	for _, k := range order {
		old := numbers[k]
		if old == geometry.NoNumber {
			continue
		}
		numbers[k] = geometry.NoNumber
		if !Finishes(ctx, p, b.WithNumbers(numbers), rungs) {
			numbers[k] = old
		}
	}
	return b.WithNumbers(numbers)
}

// EraseRandom erases numbers in random order until the first one without which the rungs no
// longer finish. The board must be one that the rungs finish.
func EraseRandom(ctx context.Context, p *ladder.Puzzle, rungs ladder.Rungs, r *rand.Rand) *geometry.Board {
	b := p.Board
	numbers := append([]int(nil), b.Number...)
	for _, k := range r.Perm(len(numbers)) {
		old := numbers[k]
		numbers[k] = geometry.NoNumber
		if !Finishes(ctx, p, b.WithNumbers(numbers), rungs) {
			numbers[k] = old
			break
		}
	}
	return b.WithNumbers(numbers)
}

// Kept counts the numbers of a board.
func Kept(b *geometry.Board) int {
	n := 0
	for _, x := range b.Number {
		if x != geometry.NoNumber {
			n++
		}
	}
	return n
}
