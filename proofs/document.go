package proofs

import (
	"errors"
	"fmt"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Options say how answers are explained. The zero value is the default.
type Options struct {
	// Expanded explains through library predicates. Otherwise they are one
	// builtin step each.
	Expanded bool
	// MaxSteps is the most steps a document may have, MaxBytes the longest it
	// may be; 0 means DefaultMaxSteps and DefaultMaxBytes.
	MaxSteps int
	MaxBytes int64
	// Interrupted is asked now and then, while derivations are rebuilt and the
	// document is written, unless it is nil; its error ends that.
	Interrupted func() error
}

// The limits that hold unless Options say otherwise.
const (
	DefaultMaxSteps = 2_000_000
	DefaultMaxBytes = 1_000_000_000
)

// ErrAstray is wrapped by the error of a solution whose derivation cannot be
// rebuilt from its log.
var ErrAstray = errors.New("the derivation cannot be rebuilt from the choice log")

// Document explains the answers of a run of one program. It is not safe for
// concurrent use.
type Document struct {
	program *machine.Program
	ops     *syntax.Operators // that it is written with
	flags   *syntax.Flags
	options Options
	r       *rebuilder
	pool    *pool
	in      importer

	claims  []claim
	steps   []step
	uses    []use
	atoms   map[term.Atom]int32 // the steps of goals that are atoms
	goals   []use               // the nodes of the solution at hand
	taken   []term.Word         // by node: the goal in the pool of one that is ground, 0 for others
	late    []asMet
	retry   *machine.Machine // runs goals of the language again, see firstLeaves
	rebuilt int              // resolution steps and built-in calls of all solutions
}

// claim is an answer and its conjuncts' steps, in uses.
type claim struct {
	goal     term.Word
	from, to int32
}

// step justifies a goal. Its uses end where those of the next step begin.
type step struct {
	goal     term.Word
	from, to int32     // in Document.uses
	called   term.Word // G0 of byCalled
	clause   int32     // of byClause: the recipe, in rebuilder.cooked
	vars     int32     // how many variables there are in it
	by       justification
}

// use is a goal that a step rests on, its variables those of the step, and the
// step that justifies it.
type use struct {
	goal term.Word
	step int32
}

// NewDocument gives an empty document on answers of p.
func NewDocument(p *machine.Program, o Options) *Document {
	if o.MaxSteps == 0 {
		o.MaxSteps = DefaultMaxSteps
	}
	if o.MaxBytes == 0 {
		o.MaxBytes = DefaultMaxBytes
	}
	d := &Document{program: p, ops: p.Ops, flags: p.Flags, options: o, r: newRebuilder(p, o.Expanded), pool: newPool(),
		atoms: map[term.Atom]int32{}}
	d.in.p = d.pool
	d.r.full, d.r.interrupted = d.consolidate, o.Interrupted
	d.r.fewNodes = min(minNodes, max(o.MaxSteps, 1<<10))
	d.r.memo.in = &d.in
	return d
}

// WriteWith sets the operators and flags that Write writes with, in place of those
// that the program has now. A document is read by those which the program's texts
// declare, and a run may have changed them.
func (d *Document) WriteWith(ops *syntax.Operators, flags *syntax.Flags) { d.ops, d.flags = ops, flags }

// Explain adds an answer. The program's clauses must be as they were when it
// was found, but for dynamic predicates. The error wraps ErrAstray, or is a
// *machine.LimitError; after a limit the document is of no use.
func (d *Document) Explain(s Solution) (err error) {
	if s.err != nil {
		return s.err
	}
	defer func() {
		switch stop := recover().(type) {
		case nil:
		case astray:
			err = fmt.Errorf("%w: %s", ErrAstray, stop.reason)
		case *machine.LimitError:
			err = stop
		case interrupted:
			err = stop.err
		case term.LimitReached:
			err = &machine.LimitError{Resource: isoerr.Memory, Limit: stop.Error()}
		default:
			panic(stop)
		}
	}()
	r := d.r
	r.rebuild(&s)
	d.rebuilt += r.steps
	r.steps = 0
	d.in.begin(r.h)
	d.addNodes(nil)
	d.in.newScope(0)
	c := claim{goal: d.in.take(r.root), from: int32(len(d.uses))}
	for _, n := range r.values {
		d.uses = append(d.uses, d.useOf(n))
	}
	c.to = int32(len(d.uses))
	d.claims = append(d.claims, c)
	if len(d.steps) > d.options.MaxSteps {
		return d.tooManySteps()
	}
	return nil
}

func (d *Document) tooManySteps() error {
	return &machine.LimitError{Resource: isoerr.Steps, Limit: fmt.Sprintf("%d steps of a proof", d.options.MaxSteps)}
}

// addNodes makes steps of the nodes whose goals have none yet, in the order in
// which the goals were solved: of the final ones, all for nil.
func (d *Document) addNodes(final []bool) {
	r := d.r
	d.goals, d.late = d.goals[:0], d.late[:0]
	for i := range r.nodes {
		if final != nil && !final[i] {
			d.goals = append(d.goals, use{})
			continue
		}
		goal := term.Word(0)
		if final != nil {
			goal = d.taken[i]
		}
		d.in.newScope(0)
		if goal == 0 {
			goal = d.in.takeGoal(r.nodes[i].goal)
		}
		at := d.find(goal)
		if at < 0 {
			at = d.add(i, goal)
		}
		d.goals = append(d.goals, use{goal, at})
	}
	d.addAsMet()
}

// roomFor gives a slice that can take one more. It doubles where append would
// take a quarter more, and leaves alone the memory that is not used yet, which
// append clears.
func roomFor[T any](s []T) []T {
	if len(s) < cap(s) {
		return s
	}
	bigger := make([]T, len(s), 2*len(s)+64)
	copy(bigger, s)
	return bigger
}

// useOf gives what an entry of rebuilder.uses or values stands for.
func (d *Document) useOf(entry int32) use {
	if entry < 0 {
		return d.r.done[^entry]
	}
	return d.goals[entry]
}

// add makes a step of node i, whose goal is given and was taken last.
func (d *Document) add(i int, goal term.Word) int32 {
	r := d.r
	n := &r.nodes[i]
	at := int32(len(d.steps))
	d.steps = append(roomFor(d.steps), step{goal: goal, by: n.by, from: int32(len(d.uses))})
	d.file(goal, at)
	s := &d.steps[at]
	end := len(r.uses)
	if i+1 < len(r.nodes) {
		end = int(r.nodes[i+1].uses)
	}
	uses := r.uses[n.uses:end]
	if n.by == byClause {
		s.clause = n.ref
	}
	switch {
	case n.by == byAbsent:
		if d.ofLanguage(n.goal) {
			d.late = append(d.late, asMet{met: n.met, node: int32(i), step: at, goal: n.goal, ifChanged: true})
		}
	case d.mattered(int32(i), goal):
		if s.by != byControl {
			uses = nil
		}
		s.by = byCalled
		d.late = append(d.late, asMet{met: n.met, node: int32(i), step: at, goal: n.goal})
	}
	for _, u := range uses {
		if s.by == byCalled && u >= 0 && r.nodes[u].inner {
			c := &r.nodes[u]
			d.late = append(d.late, asMet{met: c.met, node: u, step: at, use: int32(len(d.uses) + 1), goal: c.goal})
		}
		next := d.useOf(u)
		if !d.pool.ground(next.goal) {
			next.goal = d.in.take(r.nodes[u].goal) // with the variables of the step
		}
		d.uses = append(roomFor(d.uses), next)
	}
	s.to, s.vars = int32(len(d.uses)), int32(d.in.variables())
	return at
}

// find gives the step of a goal of the pool that was taken in a scope of its
// own, -1 for none.
func (d *Document) find(goal term.Word) int32 {
	if goal.Tag() == term.Atm {
		if at, ok := d.atoms[goal.Atom()]; ok {
			return at
		}
		return -1
	}
	return d.pool.step(goal)
}

// file notes the step of a goal.
func (d *Document) file(goal term.Word, at int32) {
	if goal.Tag() == term.Atm {
		d.atoms[goal.Atom()] = at
		return
	}
	d.pool.setStep(goal, at)
}

// Steps gives the number of steps that the document has.
func (d *Document) Steps() int { return len(d.order()) }

// Rebuilt gives the resolution steps and calls of built-ins that all solutions
// took to rebuild.
func (d *Document) Rebuilt() int { return d.rebuilt }

// Claims gives the number of answers.
func (d *Document) Claims() int { return len(d.claims) }
