package knight

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
)

// Limits bound an exact count.
type Limits struct {
	States   int                // the most states to keep at a time; 0 is no limit
	Progress func(done, of int) // called before each vertex; nil is silence
}

// StateBytes is about what the counter needs for a state, in bytes.
const StateBytes = 50

// Count gives the exact number of tours of a task: directed open tours, or
// undirected closed ones. It looks at no tour: it takes the vertices one by one and
// keeps how the paths so far join those that they touch (frontier dynamic
// programming). The cost grows with the width of the board, not with the number of
// tours. The error is a *Uncounted.
func (g *Graph) Count(ctx context.Context, t Task, l Limits) (*big.Int, error) {
	switch {
	case t.Closed && g.N < 3:
		return new(big.Int), nil
	case g.N == 1:
		return big.NewInt(1), nil
	case !t.Closed && t.Start >= 0 && t.Start == t.End:
		return new(big.Int), nil
	}
	r := NewRing(g, t)
	if r.colour != nil && (t.Closed && r.excess != 0 || max(r.excess, -r.excess) > 1) {
		return new(big.Int), nil
	}
	n, err := r.race(ctx, l)
	if err == nil && !t.Closed && t.Start < 0 && t.End < 0 {
		n.Lsh(n, 1) // each ring through Outside is two directed tours
	}
	return n, err
}

// What keeps the counter from a count, beside the error of the context.
var (
	ErrTooWide = errors.New("too wide")
	ErrStates  = errors.New("too many states")
)

// Uncounted says why there is no count, and what to do about it.
type Uncounted struct {
	Cause error // ErrTooWide, ErrStates, or the error of the context
	text  string
}

func (u *Uncounted) Error() string { return u.text }

// Unwrap gives the cause.
func (u *Uncounted) Unwrap() error { return u.Cause }

// race counts in several orders, in turns with more and more states, until one of them
// suffices: it cannot be foreseen which is the best, and they differ by ten times
// (7x7, open: one keeps 1 million states at most, another 8).
func (r *Ring) race(ctx context.Context, l Limits) (*big.Int, error) {
	const orders, first = 4, 100_000
	var sweeps []*sweep
	for most := first; ; most *= 4 {
		last := l.States > 0 && most >= l.States
		if last {
			most = l.States
		}
		for k := range orders {
			if k == len(sweeps) {
				sweeps = append(sweeps, newSweep(r, uint64(k)))
			}
			w := sweeps[k]
			if w == nil {
				continue
			}
			n, err := w.run(ctx, Limits{most, l.Progress})
			if !errors.Is(err, ErrStates) || last && k == orders-1 {
				return n, err
			}
		}
		if last || !slices.ContainsFunc(sweeps, func(w *sweep) bool { return w != nil }) {
			return nil, &Uncounted{ErrTooWide, fmt.Sprintf("the board is too wide: a state holds %d squares at a time", maxSlots)}
		}
	}
}

// run takes the vertices in order. A count may outgrow its words: then everything is
// counted again with twice as many.
func (w *sweep) run(ctx context.Context, l Limits) (*big.Int, error) {
	for words := 1; ; words *= 2 {
		n, overflow, err := w.count(ctx, l, words)
		if err != nil || !overflow {
			return n, err
		}
	}
}

// count counts with so many words of 64 bits for each state.
func (w *sweep) count(ctx context.Context, l Limits, words int) (n *big.Int, overflow bool, err error) {
	states, next := newTable(w.lay, words), newTable(w.lay, words)
	states.add(w.lay.start(), 1, nil)
	x := extender{sweep: w, total: new(big.Int)}
	for i := range w.steps {
		if l.Progress != nil {
			l.Progress(i, len(w.steps))
		}
		x.step, x.next = &w.steps[i], next
		next.clear()
		for k := range states.slots {
			if k&0xfff == 0 && ctx.Err() != nil {
				return nil, false, w.ended(ctx, i, states.used+next.used)
			}
			if states.slots[k].key == 0 {
				continue
			}
			var s state
			s, x.n, x.more = states.at(k)
			for _, e := range x.enter {
				w.lay.put(&s, e, e)
			}
			x.extend(s)
			if l.States > 0 && next.used > l.States {
				return nil, false, &Uncounted{ErrStates, fmt.Sprintf(
					"%d states do not suffice, at square %d of %d: more --states may, %d bytes each", l.States, i+1, len(w.steps), StateBytes)}
			}
		}
		if next.overflow {
			return nil, true, nil
		}
		states, next = next, states
	}
	return x.total, false, nil
}

// ended is the error when the context ends.
func (w *sweep) ended(ctx context.Context, i, used int) error {
	what := "the time ended"
	if errors.Is(ctx.Err(), context.Canceled) {
		what = "interrupted"
	}
	return &Uncounted{ctx.Err(), fmt.Sprintf("%s at square %d of %d, with %d states: give more time (--timeout)", what, i+1, len(w.steps), used)}
}
