package check

import (
	"slices"

	"github.com/eyeprove/eyeprove/engine/term"
)

// replay runs each claim again from the goal that was asked, along the clauses
// the document cites, left to right, and so learns each goal as it was called.
// It searches nothing: at every goal the document's step says what was done.
// On the way it closes what C1-C7 leave open (closer.go).
//
// A step says how a goal stands in the end; the goal as it was called may be
// less instantiated. Where several calls share a step, one of them may have
// been solved otherwise than the step says: then a commitment stays open.
type replay struct {
	c      *checker
	r      *resolver
	closer *closer
	calls  []int32 // by step: how often claims and uses lead to it
	memo   memo
	met    []bool // by step: whether it was replayed before
	checks []first
	events []event
	// lost is set for the rest of a claim once the replay has left what the
	// run did; what does not fit from there on is no mismatch.
	lost bool
	// strayed is set once a goal was met that the run may have solved otherwise:
	// the steps that follow may be about calls that are not replayed. unsure is
	// set once a goal may have been called otherwise than it is replayed.
	strayed, unsure bool
	// careful replays look for goals that are solved within themselves, as long as
	// nesting, a number of inferences, is left.
	careful bool
	nesting int
}

// first is a condition whose goals must be solved the first way.
type first struct {
	entry  term.Image  // Goal - Variables, as called
	values []term.Word // the variables
}

// event is something that the replay closed, refuted or left open at a step.
type event struct {
	step int32
	kind eventKind
	came closure
}

// eventKind is what a closure is about.
type eventKind uint8

const (
	boundaryEvent   eventKind = iota // the step's own obligation, as C5 filed it
	commitmentEvent                  // a cut, a condition, a clause passed over
	builtinEvent                     // a built-in goal as it was called
)

func newReplay(c *checker, careful bool) *replay {
	p := &replay{c: c, careful: careful, nesting: maxNested, closer: newCloser(c.decider, c.options.ClosureSteps)}
	p.r = newResolver(c.ctx, libraryTheory(), c.program)
	p.r.heap.Limit = c.options.MaxCells
	p.r.guide = p
	p.r.closes = true
	p.memo = newMemo()
	p.met = make([]bool, len(c.document.steps))
	p.calls = make([]int32, len(c.document.steps))
	for _, steps := range [][]int32{c.roots, c.document.uses} {
		for _, at := range steps {
			if at != none {
				p.calls[at]++
			}
		}
	}
	return p
}

// claim replays one claim, from each of the goals it may answer until one comes to
// it and contradicts nothing. through is false when the replay did not get to the
// end, for the reason.
func (p *replay) claim(claim term.Word) (through bool, reason string) {
	mark, reason := len(p.events), theoryScoped
	var before []event // of the first goal
	asks := 0
	for range p.c.questionsOf(claim) {
		asks++
	}
	for asked := range p.c.questionsOf(claim) {
		came, why := p.answer(claim, asked)
		p.unsure = p.unsure || !came || asks > 1
		if came && !slices.ContainsFunc(p.events[mark:], func(e event) bool { return e.came.outcome == refuted }) {
			return true, ""
		}
		if before == nil {
			through, reason, before = came, why, slices.Clone(p.events[mark:])
		}
		// What is in the memo was closed by events that are dropped.
		p.events, p.memo = p.events[:mark], newMemo()
	}
	p.events = append(p.events, before...)
	return through, reason
}

// answer replays a claim as an answer to a goal.
func (p *replay) answer(claim term.Word, asked question) (through bool, reason string) {
	r, c := p.r, p.c
	r.reset(p.c.options.ClosureSteps)
	p.checks, p.lost = p.checks[:0], false
	mark := len(p.events)
	defer func() {
		switch stop := recover().(type) {
		case nil:
		case exhausted, term.LimitReached:
			through, reason = false, outOfBounds
		default:
			panic(stop)
		}
		if !through && reason != instantiation {
			p.events = p.events[:mark]
		}
	}()
	r.build.reset(asked.variables)
	goal, _ := r.build.build(asked.pattern, 0)
	goal = callVariables(r.heap, goal, atomBody, false)
	r.push(choice{kind: stopChoice})
	like := r.opaque(frame{foreign: true}, goal)
	claimed := conjuncts(c.heap, claim)
	steps := make([]int32, len(claimed))
	for i, w := range claimed {
		steps[i] = c.document.index.find(w)
	}
	first, ok := p.guided(goal, steps, claimed, like, 0)
	if !ok {
		return false, theoryScoped
	}
	r.cont = first
	if r.run().answer != solved {
		return false, theoryScoped
	}
	// The answer itself, and no mere instance of it.
	return term.VariantAcross(r.heap, goal, c.heap, claim), instantiation
}

// guided gives the first of the frames for the conjuncts of a goal, each with
// its step; next follows the last. It is false when there are more or fewer
// conjuncts than steps. A conjunct without a step is an instance of the fact
// in claimed.
func (p *replay) guided(goal term.Word, steps []int32, claimed []term.Word, like frame, next int32) (first int32, ok bool) {
	goals := conjuncts(p.r.heap, goal)
	if len(goals) != len(steps) {
		return 0, false
	}
	for i := len(goals) - 1; i >= 0; i-- {
		next = p.lead(goals[i], steps[i], claimed[i], like, next)
	}
	return next, true
}

// lead gives the frame of a goal that has a step to go by.
func (p *replay) lead(goal term.Word, step int32, claimed term.Word, like frame, next int32) int32 {
	f := like.part(goal, next)
	if step == none {
		f.kind, f.claimed = assumeFrame, claimed
	}
	f.step = step + 1
	return p.r.frame(f)
}

// follow solves a frame that the resolver leaves to the replay.
func (p *replay) follow(f frame) result {
	p.c.tick()
	p.r.budget.left = p.c.options.ClosureSteps
	switch f.kind {
	case doneFrame:
		return p.done(f)
	case firstFrame:
		return p.first(f)
	case assumeFrame:
		if key, _ := functorOf(p.c.heap, f.claimed); p.commits(key) {
			return result{answer: unknown} // no step says which clause was passed over
		}
		return p.assume(f, f.claimed)
	case loseFrame:
		return p.lose(f, &p.c.document.steps[f.step-1])
	}
	step := f.step - 1
	s := &p.c.document.steps[step]
	goal := p.r.heap.Deref(f.goal)
	for p.r.heap.Is(goal, atomBody, 1) {
		goal = p.r.asCalled(p.r.heap.Arg(goal, 1))
		f = p.lent(p.r.opaque(f, goal), f, goal)
	}
	if p.calls[step] > 1 {
		note, answer := p.memo.find(p.r.heap, goal, step)
		if answer != 0 {
			if p.r.unify(goal, p.memo.heap.CopyTo(p.r.heap, answer)) {
				return result{answer: solved}
			}
			return result{answer: failed}
		}
		f.note = note
		f.course.again = f.course.again || p.met[step]
	}
	p.met[step] = true
	p.lookInto(&f, goal, s)
	// What this call left unbound may not be what the replay leaves unbound.
	p.lost = p.lost || f.course.doubtful && !p.r.heap.Ground(goal)
	return p.solve(f, goal, s)
}

// commits reports whether a clause of a predicate has a cut, or may have when it is
// called: clauses come and go.
func (p *replay) commits(key functor) bool {
	q := p.c.program.predicates[key]
	return p.c.program.varies(key) || q != nil && q.cutBefore(len(q.clauses))
}

// lent gives the frame f with a goal in it that is opaque to cuts, as like is.
func (p *replay) lent(like, f frame, goal term.Word) frame {
	like = like.part(goal, f.next)
	like.step, like.kind, like.claimed = f.step, f.kind, f.claimed
	return like
}

// hasOtherClause reports whether the goal of a step unifies with the head of a
// clause that the step does not cite.
func (c *checker) hasOtherClause(s *step) bool {
	h := c.heap
	key, _ := functorOf(h, s.goal)
	q := c.program.predicates[key]
	if q == nil || s.by != byRule && s.by != byFact {
		return false
	}
	first, _ := firstArgument(h, s.goal)
	for at := q.next(0, first); at < len(q.clauses); at = q.next(at+1, first) {
		other := q.clauses[at]
		if other.number == s.clause {
			continue
		}
		mark, top := len(c.trail), h.Top
		c.build.reset(len(other.names))
		head, _ := c.build.build(other.head, 0)
		unify := h.Unify(head, s.goal, &c.trail)
		h.Undo(&c.trail, mark)
		h.Top = top
		if unify {
			return true
		}
	}
	return false
}

// solve solves a goal as its step says.
func (p *replay) solve(f frame, goal term.Word, s *step) result {
	switch s.by {
	case byRule, byFact:
		return p.resolve(f, goal, s)
	case byBuiltin:
		return p.builtin(f, goal, s)
	case byControl:
		return p.control(f, goal, s)
	case byCalled:
		return p.called(f, goal, s)
	case byAbsent:
		return p.absent(f, goal, s)
	case byCollected:
		return p.collected(f, goal, s)
	}
	return p.assume(f, s.goal)
}

// finish gives the frame that follows the goals of a step: it looks whether the
// claimed goal is an instance of what came of the goal, and lets go of the
// choices made since.
func (p *replay) finish(f frame, goal term.Word) int32 {
	return p.r.frame(frame{kind: doneFrame, goal: p.r.asWritten(goal), step: f.step, note: f.note,
		cut: int32(len(p.r.choices)), next: f.next})
}

func (p *replay) done(f frame) result {
	r := p.r
	if f.answers != nil && !f.answers.allUsed() {
		return result{answer: failed}
	}
	s := &p.c.document.steps[f.step-1]
	if !instanceAcross(r.heap, f.goal, p.c.heap, s.goal) {
		return result{answer: failed}
	}
	r.cutTo(f.cut)
	if f.note != 0 {
		p.memo.answer(f.note, r.heap, f.goal)
	}
	return result{answer: solved}
}

// assume takes a goal to have come out as the document claims. What it left
// unbound, and later goals bound, is bound too early then: from there on nothing
// that does not fit is a mismatch.
func (p *replay) assume(f frame, claimed term.Word) result {
	if f.kind != assumeFrame && !p.r.heap.Ground(f.goal) {
		p.lost, p.unsure = true, true
	}
	if !p.r.unify(f.goal, p.c.heap.CopyTo(p.r.heap, claimed)) {
		return result{answer: failed}
	}
	return result{answer: solved}
}

// note keeps what came of closing something at the step of a frame. A mismatch
// is none after the replay has lost its way, nor where the run may have gone
// another, nor a commitment where answers of tabled goals may come first, which
// come in an order of their own.
func (p *replay) note(f frame, kind eventKind, came closure) {
	if came.outcome == refuted && (p.lost || p.strayed || f.course.doubtful || kind == commitmentEvent && len(p.c.program.tabled) > 0) {
		came = closure{open, theoryScoped}
	}
	p.events = append(p.events, event{f.step - 1, kind, came})
}

// uncalled refutes the steps called(G0) that no call bears out, where all calls
// are known: no claim was lost on the way, and no step stands for a call that may
// have been solved otherwise. A call that does bear one out settles it; how other
// calls came to the goal has events of its own.
func (p *replay) uncalled() {
	borneOut := make(map[int32]bool)
	for _, e := range p.events {
		if e.came.outcome == closed && p.c.document.steps[e.step].by == byCalled && e.kind == boundaryEvent {
			borneOut[e.step] = true
		}
	}
	known := !p.unsure && !p.strayed && len(p.c.program.tabled) == 0
	for i, e := range p.events {
		switch {
		case e.came != (closure{open, instantiation}) || e.kind != boundaryEvent || p.c.document.steps[e.step].by != byCalled:
		case borneOut[e.step]:
			p.events[i].came = closure{closed, ""}
		case known:
			p.events[i].came = closure{refuted, "the goal was never called as it says"}
		}
	}
}

// refutes reports whether a mismatch was found.
func (p *replay) refutes() bool {
	return slices.ContainsFunc(p.events, func(e event) bool { return e.came.outcome == refuted })
}

// lose goes on from a goal that does not come out as the document claims.
func (p *replay) lose(f frame, s *step) result {
	p.note(f, commitmentEvent, closure{open, theoryScoped})
	p.lost, p.strayed = true, true
	return p.assume(f, s.goal)
}
