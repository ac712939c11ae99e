package check

import "github.com/eyeprove/eyeprove/engine/term"

// closer closes what C1-C7 leave open: it solves goals as they were called, on
// a resolver that knows the program's clauses, within a bound.
type closer struct {
	decider *decider
	r       *resolver
	steps   int
}

func newCloser(d *decider, steps int) *closer {
	r := newResolver(d.ctx, libraryTheory(), d.program)
	r.closes = true
	return &closer{decider: d, r: r, steps: steps}
}

// closure is what came of closing: closed, refuted with a detail, or open for
// a reason.
type closure struct {
	outcome closureOutcome
	text    string // the detail of a refutation, the reason of what stays open
}

type closureOutcome uint8

const (
	closed closureOutcome = iota
	refuted
	open
)

// close runs f on the emptied resolver with a copy of w, a term of h.
func (c *closer) close(h *term.Heap, w term.Word, f func(r *resolver, copied term.Word) closure) (came closure) {
	r := c.r
	r.reset(c.steps)
	r.check = c.decider.program.occurs
	defer func() {
		switch stop := recover().(type) {
		case nil:
		case exhausted, occursFault, term.LimitReached:
			came = closure{open, outOfBounds}
		default:
			panic(stop)
		}
	}()
	return f(r, h.CopyTo(r.heap, w))
}

// unknown gives why a run that stopped at an unknown predicate leaves open what
// was asked.
func (c *closer) unknown(result result) closure {
	return closure{open, c.decider.whyUnknown(result)}
}

// absent closes \+ G: G, as called, finitely fails.
func (c *closer) absent(h *term.Heap, goal term.Word) closure {
	return c.close(h, goal, func(r *resolver, goal term.Word) closure {
		switch result := r.solve(goal, nil); result.answer {
		case failed:
			return closure{closed, ""}
		case solved:
			return closure{refuted, "it has a solution"}
		case threw:
			return closure{refuted, "it raises an error"}
		default:
			return c.unknown(result)
		}
	})
}

// collection gives to accept, on the closer's heap, the list of instances of
// the template for all solutions of the goal.
func (c *closer) collection(h *term.Heap, template, goal term.Word, accept func(r *resolver, list term.Word) closure) closure {
	call := h.NewStruct(term.AtomFindall, template, goal, h.NewVar())
	return c.close(h, call, func(r *resolver, call term.Word) closure {
		switch result := r.solve(call, nil); result.answer {
		case solved:
			return accept(r, r.heap.Arg(call, 3))
		case failed, threw:
			return closure{refuted, "the goal raises an error"}
		default:
			return c.unknown(result)
		}
	})
}

// solution gives to accept, on the closer's heap, the instances of w after each
// solution of the goal in turn, until it is content. w and goal share variables.
func (c *closer) solution(h *term.Heap, goal, w term.Word, accept func(r *resolver, w term.Word) bool) closure {
	return c.close(h, h.NewStruct(term.AtomMinus, goal, w), func(r *resolver, pair term.Word) closure {
		result := r.solve(r.heap.Arg(pair, 1), nil)
		for {
			switch result.answer {
			case solved:
				if accept(r, r.heap.Arg(pair, 2)) {
					return closure{closed, ""}
				}
			case failed:
				return closure{refuted, "it does not hold as it was called"}
			case threw:
				return closure{refuted, "it raises an error as it was called"}
			default:
				return c.unknown(result)
			}
			result = r.again()
		}
	})
}

// thrown gives to accept the ball that a goal throws.
func (c *closer) thrown(h *term.Heap, goal term.Word, accept func(r *resolver, ball term.Word) bool) closure {
	return c.close(h, goal, func(r *resolver, goal term.Word) closure {
		result := r.solve(goal, nil)
		for result.answer == solved { // what is backtracked into may throw
			result = r.again()
		}
		switch {
		case result.answer == threw && accept(r, result.ball):
			return closure{closed, ""}
		case result.answer == failed || result.answer == threw:
			return closure{refuted, "the goal of catch/3 does not throw what was caught"}
		}
		return c.unknown(result)
	})
}

// earlier closes the commitment that an earlier clause did not make: with the
// goal as called, it fails before it reaches a cut. applies is false when its
// head does not unify.
func (c *closer) earlier(h *term.Heap, goal term.Word, earlier *clause) (came closure, applies bool) {
	came = c.close(h, goal, func(r *resolver, goal term.Word) closure {
		if !r.startClause(goal, earlier, &activation{stopAt: 1}, r.frame(frame{kind: failFrame})) {
			return closure{closed, ""}
		}
		applies = true
		switch result := r.run(); result.answer {
		case failed:
			return closure{closed, ""}
		case reached:
			return closure{refuted, "an earlier clause commits to itself"}
		case threw:
			return closure{refuted, "an earlier clause raises an error"}
		default:
			return c.unknown(result)
		}
	})
	return came, applies || came.outcome == open
}

// upToCut closes the commitment of a cut: run again from the goal as it was
// called, the goals left of it come to it with the same values first.
func (c *closer) upToCut(h *term.Heap, a *activation) closure {
	entry := h.Thaw(a.entry)
	return c.close(h, entry, func(r *resolver, entry term.Word) closure {
		again := &activation{stopAt: a.cuts}
		stop := r.frame(frame{kind: failFrame})
		var values []term.Word
		if a.clause != nil {
			if !r.startClause(entry, a.clause, again, stop) {
				return closure{refuted, "the clause does not apply as it was called"}
			}
			values = append(values, r.build.values...)
		} else {
			values, _ = r.heap.Slice(r.heap.Arg(entry, 2))
			r.push(choice{kind: stopChoice})
			r.cont = r.frame(frame{goal: r.heap.Arg(entry, 1), cut: int32(len(r.choices)), next: stop, foreign: true, body: again})
		}
		result := r.run()
		switch {
		case result.answer == reached && sameValues(r.heap, values, h, a.values):
			return closure{closed, ""}
		case result.answer == unknown:
			return c.unknown(result)
		}
		return closure{refuted, "the goals left of a cut have an earlier solution"}
	})
}

func sameValues(ha *term.Heap, a []term.Word, hb *term.Heap, b []term.Word) bool {
	nil_ := term.AtomNil.Word()
	return term.VariantAcross(ha, ha.NewList(a, nil_), hb, hb.NewList(b, nil_))
}

// startClause prepares to run one clause of the program for a goal; next
// follows its body. It is false when the head does not unify.
func (r *resolver) startClause(goal term.Word, c *clause, a *activation, next int32) bool {
	r.push(choice{kind: stopChoice})
	r.build.reset(len(c.names))
	if goal.IsCompound() && !r.unifyPattern(c.head, goal) {
		return false
	}
	r.cont = r.lay(c, frame{cut: int32(len(r.choices)), foreign: true, body: a}, next)
	return true
}
