package check

import (
	"context"

	"github.com/eyeprove/eyeprove/engine/term"
)

// resolver is a small, slow and plain Prolog: clauses in source order, goals
// from the left, cut, the control constructs, findall and catch. It keeps its
// own stacks, so that depth costs memory and never Go stack, and every
// inference is paid from a budget.
type resolver struct {
	unifier
	theory  *theory
	program *Program
	// closes lets the resolver use the program's clauses too, as C8 does. C5
	// does not: then a predicate of the program is unknown.
	closes bool
	court  *court
	guide  *replay // solves the frames that have a step to go by
	nested *nested // looks out for calls within a call

	tabling *tabling
	floor   int32 // no catch from this choice down is running

	frames  []frame
	choices []choice
	cont    int32 // the frame to go on with

	foundAll []collection
	used     []*answers // those of which an answer was used, in order
	// unanswered counts the calls that the answers left without an outcome;
	// missed is the predicate of the first that is not known here.
	unanswered int
	missed     functor
}

// frame is a goal that is still to be solved, and what follows it.
type frame struct {
	goal term.Word
	kind frameKind
	cut  int32 // a cut in the goal removes the choices from this one on
	next int32
	// foreign goals come from the document or through call/N, not from the text
	// of a clause of the theory: they mean the program's predicates.
	foreign bool
	answers *answers    // what calls of the theory's clauses are answered from
	body    *activation // the clause or called goal that a cut in the goal is in
	step    int32       // one above the number of the step that says how, else 0
	note    int32       // of a replay: an entry of its memo or of its checks
	claimed term.Word   // of a replay: the fact, of the document, that the goal came to
	course  course      // of a replay
}

// activation is a run of a clause body, or of a goal that is opaque to cuts.
type activation struct {
	// stopAt is the number of cuts, counted from 1, at which the resolver stops
	// with reached; 0 for never.
	stopAt, cuts int

	// For a replay: what is needed to run it again up to a cut.
	entry  term.Image  // the goal as it was called
	clause *clause     // nil for a goal that is opaque to cuts
	values []term.Word // of the clause's variables, else of the goal's
	step   int32
}

type frameKind uint8

const (
	solveFrame   frameKind = iota // solve goal
	stopFrame                     // a solution of the whole
	cutFrame                      // remove the choices from cut on
	softCutFrame                  // disarm the choice cut
	failFrame                     // fail
	collectFrame                  // add an instance of goal to the innermost findall
	leaveFrame                    // the goal of a catch has succeeded
	doneFrame                     // a replayed goal has been solved
	firstFrame                    // a condition has been solved that must be the first way
	assumeFrame                   // a replayed goal is an instance of a fact
	loseFrame                     // a replayed goal did not come out as claimed
)

// choice is a point to come back to.
type choice struct {
	kind   choiceKind
	cont   int32 // what to go on with
	frames int32 // lengths of stacks to come back to
	trail  int32
	top    int
	goal   term.Word // of clauses: the goal; of a catch: the catch/3 goal
	frame  frame     // that of the goal
	pred   *predicate
	clause int // the clause to try next
	rest   []solution
	used   int // length of the log of used answers
	events int // length of the replay's log of events
	// unanswered is that of the resolver when the choice was made.
	unanswered int
}

type choiceKind uint8

const (
	clauseChoice   choiceKind = iota // try the next clause
	goOnChoice                       // go on with cont
	refutedChoice                    // go on with cont, now that a condition or negated goal has failed
	answerChoice                     // an answered call is being retried
	deadChoice                       // nothing: a soft cut has passed
	solutionChoice                   // take the next solution of rest
	collectChoice                    // a findall has all its solutions
	catchChoice                      // nothing, but errors stop here
	stopChoice                       // nothing left
)

// collection is a findall under way.
type collection struct {
	results []term.Image
}

// How a goal came out.
type answer uint8

const (
	solved answer = iota
	failed
	threw   // resolver.ball says what
	unknown // missing is a predicate that cannot be decided here
	reached // an activation was stopped at a cut
)

// result is how a goal came out; ball is what was thrown and not caught.
type result struct {
	answer  answer
	ball    term.Word
	missing functor
	reason  string // why a goal of a known predicate is not decided
}

func newResolver(ctx context.Context, t *theory, p *Program) *resolver {
	r := &resolver{theory: t, program: p, tabling: newTabling()}
	r.heap = term.NewHeap(1 << 12)
	r.heap.Limit = 1 << 27
	r.check = occursFails
	r.build.heap = r.heap
	r.budget = &budget{ctx: ctx}
	r.court = newCourt(ctx)
	return r
}

// reset forgets everything, and gives a fresh budget.
func (r *resolver) reset(steps int) {
	r.heap.Init(0)
	r.trail = r.trail[:0]
	r.frames = append(r.frames[:0], frame{kind: stopFrame})
	r.choices = r.choices[:0]
	r.foundAll = r.foundAll[:0]
	r.used = r.used[:0]
	r.unanswered, r.missed = 0, 0
	r.floor = 0
	r.tabling.forget()
	r.budget.left = steps
}

// solve finds the first solution of a goal on the resolver's heap. Calls of
// the theory's clauses are answered from a, unless it is nil.
func (r *resolver) solve(goal term.Word, a *answers) result {
	return r.solveFrame(frame{goal: goal, foreign: true, answers: a})
}

// solveFrame is solve for a frame made by the caller.
func (r *resolver) solveFrame(f frame) result {
	r.push(choice{kind: stopChoice})
	r.frames[0].answers = f.answers
	f.cut = int32(len(r.choices))
	r.cont = r.frame(f)
	return r.run()
}

// asCalled gives a goal as it is run when it is called now; for one that has a
// number among its goals, what throws the error.
func (r *resolver) asCalled(goal term.Word) term.Word {
	h := r.heap
	goal = h.Deref(goal)
	if len(goalArguments(h, goal, false)) == 0 {
		return goal
	}
	if !goalsCallable(h, goal) {
		fault := h.NewStruct(atomTypeError, term.Intern("callable").Word(), goal)
		return h.NewStruct(term.Intern("throw"), h.NewStruct(term.AtomError, fault, h.NewVar()))
	}
	return callVariables(h, goal, atomBody, false)
}

// asWritten gives a goal without what asCalled put into it.
func (r *resolver) asWritten(goal term.Word) term.Word {
	h := r.heap
	if len(goalArguments(h, goal, false)) == 0 {
		return goal
	}
	root := h.NewStruct(atomBody, goal)
	open := []int{root.Index() + 1}
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		w := h.Deref(h.Cells[at])
		if h.Is(w, atomBody, 1) {
			h.Cells[at] = h.Arg(w, 1)
			continue
		}
		goals := goalArguments(h, w, false)
		if len(goals) > 0 {
			w = copyCompound(h, w)
			for _, i := range goals {
				open = append(open, w.Index()+i)
			}
		}
		h.Cells[at] = w
	}
	return h.Arg(root, 1)
}

// goalsCallable reports whether all goals of a control construct are variables or
// callable.
func goalsCallable(h *term.Heap, goal term.Word) bool {
	walk := []term.Word{goal}
	for len(walk) > 0 {
		w := h.Deref(walk[len(walk)-1])
		walk = walk[:len(walk)-1]
		if !w.IsVar() && !w.IsCallable() {
			return false
		}
		for _, i := range goalArguments(h, w, false) {
			walk = append(walk, h.RawArg(w, i))
		}
	}
	return true
}

// call gives a frame for a goal that stands in f's and is opaque to cut.
func (r *resolver) call(f frame, goal term.Word, next int32) int32 {
	return r.frame(frame{goal: r.asCalled(goal), cut: int32(len(r.choices)), next: next, foreign: f.foreign, answers: f.answers})
}

// part gives the frame of a goal that stands in f's and is open to cut.
func (f frame) part(goal term.Word, next int32) frame {
	f.goal, f.next, f.step, f.note = goal, next, 0, 0
	return f
}

func (r *resolver) frame(f frame) int32 {
	r.frames = append(r.frames, f)
	return int32(len(r.frames) - 1)
}

func (r *resolver) push(c choice) {
	c.frames, c.trail, c.top = int32(len(r.frames)), int32(len(r.trail)), r.heap.Top
	c.used, c.unanswered = len(r.used), r.unanswered
	if r.guide != nil {
		c.events = len(r.guide.events)
	}
	r.choices = append(r.choices, c)
}

// cutTo removes the choices from this one on.
func (r *resolver) cutTo(height int32) {
	for i := len(r.choices) - 1; i >= int(height); i-- {
		if r.choices[i].kind == collectChoice {
			r.foundAll = r.foundAll[:len(r.foundAll)-1]
		}
		r.choices[i] = choice{}
	}
	r.choices = r.choices[:height]
}

// run goes on until there is a solution or nothing is left to try.
func (r *resolver) run() result { return r.proceed(false) }

// again looks for a further solution after a solved result.
func (r *resolver) again() result { return r.proceed(true) }

// proceed is run, back from the latest choice if so told. Where a unification throws,
// it goes on from the catch.
func (r *resolver) proceed(back bool) result {
	for {
		came, raised := r.proceedTo(back)
		if !raised || !r.recover(came.ball) {
			return came
		}
		back = false
	}
}

// proceedTo is proceed as far as to a unification that throws.
func (r *resolver) proceedTo(back bool) (came result, raised bool) {
	if r.check == occursRaises {
		defer func() {
			switch stop := recover().(type) {
			case nil:
			case occursFault:
				came, raised = result{answer: threw, ball: stop.ball(r.heap)}, true
			default:
				panic(stop)
			}
		}()
	}
	if back && !r.backtrack() {
		return result{answer: failed}, false
	}
	return r.goOn(), false
}

// goOn solves goal after goal.
func (r *resolver) goOn() result {
	for {
		r.budget.spend(1)
		f := r.frames[r.cont]
		ok := true
		switch f.kind {
		case stopFrame:
			if f.answers == nil || f.answers.allUsed() {
				return result{answer: solved}
			}
			ok = false
		case cutFrame:
			r.cutTo(f.cut)
			r.cont = f.next
		case softCutFrame:
			r.choices[f.cut].kind = deadChoice
			r.cont = f.next
		case failFrame:
			ok = false
		case collectFrame:
			r.collect(f.goal)
			ok = false
		case leaveFrame:
			r.cont = f.next
		default:
			r.cont = f.next
			step := r.dispatch(f)
			switch step.answer {
			case unknown, reached:
				return step
			case threw:
				if !r.recover(step.ball) {
					return step
				}
			case failed:
				ok = false
			}
		}
		if !ok && !r.backtrack() {
			return result{answer: failed}
		}
	}
}

// dispatch solves the goal of a frame, or what else it stands for.
func (r *resolver) dispatch(f frame) result {
	if f.step != 0 || f.kind != solveFrame {
		return r.guide.follow(f)
	}
	return r.step(f)
}

// use notes that an answer was used; unuse takes back all since the log had
// this length.
func (r *resolver) use(a *answers) {
	a.used++
	r.used = append(r.used, a)
}

func (r *resolver) unuse(length int) {
	for _, a := range r.used[length:] {
		a.used--
	}
	r.used = r.used[:length]
}

// backtrack goes back to the latest choice that has something left; false
// when there is none.
func (r *resolver) backtrack() bool {
	for len(r.choices) > 0 {
		c := &r.choices[len(r.choices)-1]
		r.undo(int(c.trail))
		r.heap.Top = c.top
		r.frames = r.frames[:c.frames]
		r.unuse(c.used)
		if r.guide != nil {
			r.guide.events = r.guide.events[:c.events]
		}
		switch c.kind {
		case clauseChoice:
			r.cont = c.frame.next
			if r.tryClauses(c.frame, c.goal, c.pred, c.clause, true) {
				return true
			}
			continue
		case goOnChoice:
			r.cont = c.cont
			r.choices = r.choices[:len(r.choices)-1]
			return true
		case refutedChoice:
			condition, f, cont, sure := c.goal, c.frame, c.cont, c.unanswered == r.unanswered
			r.choices = r.choices[:len(r.choices)-1]
			if r.answerRefuted(f, condition) || sure {
				r.cont = cont
				return true
			}
			continue
		case answerChoice:
			goal, f := c.goal, c.frame
			r.choices = r.choices[:len(r.choices)-1]
			if r.solveUnanswered(f, goal) {
				return true
			}
			continue
		case solutionChoice:
			r.cont = c.cont
			if r.takeSolution(c.goal, c.rest, c.cont, true) {
				return true
			}
			continue
		case collectChoice:
			goal, cont, sure := c.goal, c.cont, c.unanswered == r.unanswered
			r.choices, r.cont = r.choices[:len(r.choices)-1], cont
			if r.gather(goal) && sure {
				r.cont = cont
				return true
			}
			continue
		case stopChoice:
			return false
		}
		r.choices = r.choices[:len(r.choices)-1]
	}
	return false
}
