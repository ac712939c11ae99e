package check

import "context"

// budget bounds the work for one decision: inferences, and cells looked at by
// unification. Its methods panic with exhausted, or with stopped when the
// context ends; decider.decide recovers the first, Check the second.
type budget struct {
	ctx   context.Context
	left  int
	ticks int
}

// exhausted is the panic of a decision that used up its budget.
type exhausted struct{}

func (b *budget) spend(n int) {
	if b.left -= n; b.left < 0 {
		panic(exhausted{})
	}
	if b.ticks += n; b.ticks > 1<<14 {
		b.ticks = 0
		if err := b.ctx.Err(); err != nil {
			panic(stopped{err})
		}
	}
}
