package render

import (
	"errors"
	"io"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// proof is a proof document in memory: goals as texts, uses as numbers.
type proof struct {
	claims [][]use // the conjuncts of each claim
	steps  []node
}

// node is a step.
type node struct {
	goal   string
	key    predicate
	by     string // rule, fact, builtin, ...
	clause int64  // the number of a rule or fact
	called string // the goal as it was called
	uses   []use
}

// use is a goal that a claim or a step rests on.
type use struct {
	step int32  // -1 for a goal without a step: an instance of a fact of the program
	goal string // of one without a step
	key  predicate
}

// predicate names the predicate of a goal.
type predicate struct {
	name  term.Atom
	arity int
}

// readDocument reads the facts of a document. The error is a *syntax.Diagnostic
// for one that does not read.
func readDocument(text string, ops *syntax.Operators, flags *syntax.Flags) (*proof, error) {
	h := term.NewHeap(1 << 12)
	b := &documentBuilder{h: h, ops: ops, options: syntax.Answer(flags), d: &proof{}, index: map[string]int32{}}
	r := syntax.NewReader(h, text, "proof", ops, flags)
	var open []pending
	for {
		h.Init(0)
		t, err := r.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		switch w := t.Word; {
		case h.Is(w, term.AtomClause, 3):
		case h.Is(w, term.AtomStep, 4):
			at := int32(len(b.d.steps))
			if goals, ok := b.step(w); ok {
				open = append(open, pending{at, goals})
			}
		default:
			open = append(open, pending{-1, b.goals(w)})
		}
	}
	// Uses may come before or after the steps they lead to.
	for _, p := range open {
		uses := b.resolve(p.goals)
		if p.step < 0 {
			b.d.claims = append(b.d.claims, uses)
		} else {
			b.d.steps[p.step].uses = uses
		}
	}
	return b.d, nil
}

// pending is the goals that a step, or a claim with step -1, rests on.
type pending struct {
	step  int32
	goals []goalText
}

// goalText is a goal as text, its variables named A, B, ... in order of first
// occurrence, so that goals are variants exactly when their texts are equal.
type goalText struct {
	text string
	key  predicate
}

type documentBuilder struct {
	h       *term.Heap
	ops     *syntax.Operators
	options syntax.WriteOptions
	d       *proof
	index   map[string]int32 // steps by the text of their goal
}

// step files a step/4 fact and gives the goals it uses. It is false for a second
// step of a goal.
func (b *documentBuilder) step(w term.Word) (uses []goalText, ok bool) {
	h := b.h
	goal := b.text(h.Arg(w, 1))
	if _, known := b.index[goal.text]; known {
		return nil, false
	}
	n := node{goal: goal.text, key: goal.key}
	by := h.Arg(w, 2)
	name, arity, _ := h.Functor(by)
	n.by = name.Name()
	if arity == 1 {
		if number, ok := h.Int64(h.Arg(by, 1)); ok {
			n.clause = number
		} else {
			n.called = b.text(h.Arg(by, 1)).text
		}
	}
	b.index[goal.text] = int32(len(b.d.steps))
	b.d.steps = append(b.d.steps, n)
	elems, _ := h.Slice(h.Arg(w, 4))
	for _, e := range elems {
		uses = append(uses, b.goals(e)...)
	}
	return uses, true
}

// goals gives the conjuncts of a goal.
func (b *documentBuilder) goals(w term.Word) []goalText {
	var goals []goalText
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := b.h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if b.h.Is(w, term.AtomComma, 2) {
			stack = append(stack, b.h.Arg(w, 2), b.h.Arg(w, 1))
		} else {
			goals = append(goals, b.text(w))
		}
	}
	return goals
}

func (b *documentBuilder) text(w term.Word) goalText {
	h := b.h
	w = h.Deref(w)
	o := b.options
	if !h.Ground(w) {
		o.VariableNames = map[term.Word]string{}
		for i, v := range h.Variables(w) {
			o.VariableNames[v] = letters(i)
		}
	}
	name, arity, _ := h.Functor(w)
	return goalText{syntax.Format(h, w, b.ops, o), predicate{name, arity}}
}

func (b *documentBuilder) resolve(goals []goalText) []use {
	uses := make([]use, len(goals))
	for i, g := range goals {
		at, ok := b.index[g.text]
		if !ok {
			uses[i] = use{step: -1, goal: g.text, key: g.key}
			continue
		}
		uses[i] = use{step: at, key: g.key}
	}
	return uses
}
