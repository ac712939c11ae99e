package check

import (
	"context"
	"errors"
	"fmt"

	"github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/term"
)

// judge decides goals of primitive predicates on ichiban/prolog, whose Go
// functions it calls directly: no text is parsed and no clause is stored.
type judge struct {
	vm   engine.VM
	tr   translator
	args []engine.Term
}

// hung says why the judge has no answer.
type hung uint8

const (
	notHung    hung = iota
	tooDeep         // a term is deeper than a recursive library may see
	bigNumbers      // an integer beyond 64 bits, where its value matters
	oddValue        // a negative zero, a NaN, or an atom that looks like a stand-in
	tooMany         // more solutions than asked for
	broken          // ichiban failed in a way that is no Prolog error
	outside         // the value depends on chance or the clock
	byAge           // the order of two variables decides
)

// equation is what a solution asks to be unified.
type equation struct{ left, right term.Word }

// solution is one way a primitive goal holds: the equations that make it so.
type solution []equation

// ruling is what the judge says of a goal.
type ruling struct {
	hung      hung
	ball      term.Word // what was thrown, 0 for nothing
	solutions []solution
}

// maxJudgeCells is the largest goal, in cells, that ichiban is shown.
const maxJudgeCells = 1 << 24

// rule solves the goal on ichiban, once: none of the primitives it is shown has
// several solutions. The goal is a term of h, where values of solutions and thrown balls are laid down. The
// output argument, if any, is left to the caller to unify: ichiban refuses
// some partly bound outputs, and its unification is no match for every term.
func (j *judge) rule(ctx context.Context, h *term.Heap, goal term.Word, p *primitive) ruling {
	t := &j.tr
	t.begin(h)
	output := 0
	if p.output != nil {
		output = p.output(h, goal)
	}
	args := j.args[:0]
	for i := 1; i <= p.arity; i++ {
		if i == output {
			args = append(args, engine.NewVariable())
			continue
		}
		args = append(args, t.translate(h.RawArg(goal, i)))
		if t.deep {
			return ruling{hung: tooDeep}
		}
	}
	j.args = args
	switch {
	case t.hasBig && !p.structural:
		return ruling{hung: bigNumbers}
	case t.odd:
		return ruling{hung: oddValue}
	}
	var result ruling
	k := func(env *engine.Env) *engine.Promise {
		var s solution
		if len(t.order) > 0 || output > 0 {
			s = j.solution(env, goal, output)
		}
		result.solutions = append(result.solutions, s)
		return engine.Bool(true)
	}
	_, err := j.force(ctx, p, args, k)
	if err != nil {
		var thrown engine.Exception
		if !errors.As(err, &thrown) {
			return ruling{hung: broken}
		}
		result.ball = withoutContext(h, t.fetch(thrown.Term(), nil, map[engine.Variable]term.Word{}))
	}
	return result
}

// force calls the primitive. ichiban panics on some goals.
func (j *judge) force(ctx context.Context, p *primitive, args []engine.Term, k engine.Cont) (ok bool, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("ichiban: %v", r)
		}
	}()
	return p.call(&j.vm, args, k, nil).Force(&forceContext{Context: ctx, left: maxForces})
}

// withoutContext gives the ball of an error with a variable in place of what each
// implementation puts there as it likes.
func withoutContext(h *term.Heap, ball term.Word) term.Word {
	if !h.Is(ball, term.AtomError, 2) {
		return ball
	}
	return h.NewStruct(term.AtomError, h.Arg(ball, 1), h.NewVar())
}

// maxForces bounds the steps ichiban takes for one goal.
const maxForces = 1 << 20

// forceContext ends when it was asked maxForces times whether it has ended,
// which ichiban does once a step.
type forceContext struct {
	context.Context
	left int
}

var over = func() chan struct{} { c := make(chan struct{}); close(c); return c }()

// Done is asked by ichiban before every step.
func (f *forceContext) Done() <-chan struct{} {
	if f.left--; f.left < 0 {
		return over
	}
	return f.Context.Done()
}

// Err is asked once Done has been closed.
func (f *forceContext) Err() error {
	if err := f.Context.Err(); err != nil {
		return err
	}
	return context.DeadlineExceeded
}

// solution reads off what a solution says about the variables of the goal and
// the output argument. Variables that stay unbound and distinct stand for
// themselves.
func (j *judge) solution(env *engine.Env, goal term.Word, output int) solution {
	t := &j.tr
	fresh := map[engine.Variable]term.Word{}
	for _, w := range t.order {
		if v, ok := env.Resolve(t.vars[w]).(engine.Variable); ok && fresh[v] == 0 {
			fresh[v] = w
		}
	}
	var s solution
	for _, w := range t.order {
		if value := t.fetch(t.vars[w], env, fresh); value != w {
			s = append(s, equation{w, value})
		}
	}
	if output > 0 {
		s = append(s, equation{t.heap.Arg(goal, output), t.fetch(j.args[output-1], env, fresh)})
	}
	return s
}
