package knight

import (
	"context"
	"fmt"
)

// Verdict is the answer to a task.
type Verdict string

// The three verdicts.
const (
	Tour    Verdict = "tour"
	NoTour  Verdict = "no_tour"
	Unknown Verdict = "unknown"
)

// Options bound a decision and choose among tours.
type Options struct {
	Task
	Tie  Tie    // the tie rule that is tried first
	Seed uint64 // 0 is the plain search; another seed gives other ties, hence another tour
	// Budget is how many nodes the searches may take together; 0 is DefaultBudget.
	Budget int64
}

// DefaultBudget is the nodes a decision may take, about a second of work.
const DefaultBudget = 20_000_000

// Decision is the answer to a task, and what it cost.
type Decision struct {
	Verdict     Verdict
	Tour        []Point      // for Tour
	Certificate *Certificate // for NoTour
	Reason      string       // for Unknown: what ended, and how to go on
	Method      string       // what answered: plain search, roth, exact solver, filter ...
	Nodes       int64        // nodes of all searches together
}

// Decide answers whether the board has a tour of the task. The answer does not
// depend on the budget, except that a small one may leave it Unknown.
func Decide(ctx context.Context, b *Board, o Options) Decision {
	return NewGraph(b).Decide(ctx, o)
}

// Decide is as the function of that name.
func (g *Graph) Decide(ctx context.Context, o Options) Decision {
	d := Decision{}
	if o.Budget <= 0 {
		o.Budget = DefaultBudget
	}
	if o.Closed {
		o.End = -1
	}
	if g.N > ringLimit {
		if tour := Construct(ctx, g.Board, o.Task, o.Seed); tour != nil {
			return g.found(d, tour, "construction")
		}
	}
	if c := g.filtered(o.Task); c != nil {
		d.Verdict, d.Certificate, d.Method = NoTour, c, "filter"
		return d
	}
	if c := g.fourRows(o.Task); c != nil {
		d.Verdict, d.Certificate, d.Method = NoTour, c, "cut of four rows"
		return d
	}
	if g.N > ringLimit {
		if g.steer(ctx, o, o.Budget, &d) {
			return d
		}
		return g.decideLarge(ctx, o, d)
	}
	if g.quick(ctx, o, &d) || g.N >= steerLeast && g.steer(ctx, o, int64(200*g.N), &d) {
		return d
	}
	// The exact solver and restarts of the search, in turns that grow; after the first
	// the search for a cut.
	ring := NewRing(g, o.Task)
	for share := int64(firstShare); ; share *= 4 {
		left := min(share, o.Budget-d.Nodes) / assumptionCost
		if left <= 0 || ctx.Err() != nil {
			return g.unknown(ctx, o, d)
		}
		p := ring.Decide(ctx, left)
		d.Nodes += p.Nodes * assumptionCost
		switch p.Ended {
		case Found:
			return g.found(d, p.Tour, "exact solver")
		case Exhausted:
			d.Verdict, d.Method = NoTour, "exact solver"
			d.Certificate = g.absence(ctx, o, p.Tree)
			return d
		}
		if g.restarts(ctx, o, &d, share) {
			return d
		}
		if budget := (o.Budget - d.Nodes) / stateCost; share == firstShare && budget > 0 {
			cut := g.FindCut(ctx, o.Task, min(budget, cutStates))
			d.Nodes += cut.States * stateCost
			if cut.Ended == Found {
				d.Verdict, d.Method, d.Certificate = NoTour, "cut search", g.cutCertificate(Cut, cut.Set)
				return d
			}
		}
	}
}

const (
	firstShare = 100_000   // nodes of the first turn of the exact solver
	cutStates  = 3_000_000 // states that the search for a cut may look at
	stateCost  = 5         // how many nodes such a state counts for
)

// assumptionCost is how many nodes an assumption of the exact solver counts for: it
// takes 2 to 7 microseconds, a node 12 to 25 nanoseconds.
const assumptionCost = 200

// ringLimit is the number of squares up to which the exact solver is tried.
const ringLimit = 900

// quick tries a few short searches with each tie rule.
func (g *Graph) quick(ctx context.Context, o Options, d *Decision) bool {
	short := int64(20*g.N + 2000)
	ties := []Tie{o.Tie, TieFixed, TieRoth, TiePohl}
	if o.Seed != 0 {
		ties = []Tie{TieRandom, TieRandom, TieRandom}
	}
	for i, tie := range ties {
		if i > 0 && tie == o.Tie && o.Seed == 0 {
			continue // tried first
		}
		if g.attempt(ctx, o, d, Search{Task: o.Task, Tie: tie, Seed: o.Seed + uint64(i), Budget: short, Prune: i > 0}) {
			return true
		}
	}
	return false
}

// restarts spends nodes on pruned searches from other starts, in other orders, each
// run longer than the last.
func (g *Graph) restarts(ctx context.Context, o Options, d *Decision, nodes int64) bool {
	length := int64(4*g.N + 200)
	for i := uint64(1); nodes > 0 && ctx.Err() == nil; i++ {
		tie := [...]Tie{TieRandom, TieRoth, TieRandom, TiePohl}[i%4]
		s := Search{Task: o.Task, Tie: tie, Seed: o.Seed + i, Budget: min(length, nodes), Prune: true}
		if s.Start < 0 && tie != TieRandom {
			s.Start = int32((uint64(g.N)*i*11/29 + o.Seed) % uint64(g.N))
		}
		before := d.Nodes
		if g.attempt(ctx, o, d, s) {
			return true
		}
		nodes -= max(1, d.Nodes-before)
		length += length / 8
	}
	return false
}

func (g *Graph) attempt(ctx context.Context, o Options, d *Decision, s Search) bool {
	s.Budget = min(s.Budget, o.Budget-d.Nodes)
	if s.Budget <= 0 {
		return false
	}
	r := g.Search(ctx, s)
	d.Nodes += r.Nodes
	if r.Ended == Found {
		*d = g.found(*d, r.Tour, "search, ties by "+s.Tie.String())
		return true
	}
	return false
}

func (g *Graph) found(d Decision, tour []int32, method string) Decision {
	d.Verdict, d.Method = Tour, method
	d.Tour = make([]Point, len(tour))
	for i, s := range tour {
		d.Tour[i] = g.Board.Point(s)
	}
	return d
}

// absence gives the certificate that clauses check in the fewest steps: a cut, a
// weighted cut, else the tree that the exact solver found.
func (g *Graph) absence(ctx context.Context, o Options, tree *Branches) *Certificate {
	if cut := g.FindCut(ctx, o.Task, cutStates/10); cut.Ended == Found {
		return g.cutCertificate(Cut, cut.Set)
	}
	if tree.Nodes() > 1 && g.N <= 100 {
		if c := g.FindWeighted(ctx, o.Task, 1, 60); c != nil {
			return c
		}
	}
	return &Certificate{Kind: Forced, Tree: tree}
}

func (g *Graph) unknown(ctx context.Context, o Options, d Decision) Decision {
	d.Verdict = Unknown
	if ctx.Err() != nil {
		d.Reason = fmt.Sprintf("the time ended after %d nodes: give more time (--timeout), or another --seed", d.Nodes)
		return d
	}
	d.Reason = fmt.Sprintf("the budget of %d nodes ended: another --seed or a --start may answer at once, a larger --budget may", o.Budget)
	return d
}
