package engine

import (
	"fmt"
	"strings"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Answer is a solution of a goal. It stays valid when the search goes on.
type Answer struct {
	Goal   *Goal
	engine *Engine
	run    machine.Solutions
	image  term.Image // the goal's instance
	text   string
	ground bool

	waiting term.Image // instance - goals, when its variables have attributes
}

// Binding is a variable of a goal and the text of what an answer binds it to.
type Binding struct{ Name, Value string }

// maxAnswer is the longest text of an answer, in bytes. A term that shares its
// parts can be small in the machine and beyond any size when it is written.
const maxAnswer = 1 << 28

func (e *Engine) answer(g *Goal, run machine.Solutions) (*Answer, error) {
	h, w := &e.machine.Heap, run.Goal()
	o := syntax.Answer(e.program.Flags)
	o.MaxBytes = e.maxAnswer
	a := &Answer{Goal: g, engine: e, run: run, text: syntax.Format(h, w, e.program.Ops, o)}
	endless := strings.HasSuffix(a.text, "...") && !h.Acyclic(w)
	if len(a.text) > e.maxAnswer || endless {
		limit := fmt.Sprintf("%d bytes for the text of one answer", e.maxAnswer)
		if endless {
			limit += ", which is a cyclic term,"
		}
		return nil, &machine.LimitError{Resource: isoerr.Memory, Limit: limit}
	}
	a.ground = h.Ground(w)
	err := e.machine.Sheltered(func() (err error) {
		a.image = h.Freeze(w)
		if r, ok := run.(*machine.Run); ok && !a.ground {
			a.waiting, _, err = r.Waiting()
		}
		return err
	})
	if err != nil {
		return nil, e.explain(err, g.place)
	}
	return a, nil
}

// Text gives the goal's instance in the layout of answers, without a final dot.
func (a *Answer) Text() string { return a.text }

// Ground reports whether the instance holds no unbound variable.
func (a *Answer) Ground() bool { return a.ground }

// Term gives the goal's instance on h.
func (a *Answer) Term(h *term.Heap) term.Word { return h.Thaw(a.image) }

// Waiting gives the goal's instance on h, and a list of the goals that wait for its
// variables to be bound, as copy_term/3 gives them.
func (a *Answer) Waiting(h *term.Heap) (instance, goals term.Word) {
	if len(a.waiting.Cells) == 0 {
		return a.Term(h), term.AtomNil.Word()
	}
	w := h.Thaw(a.waiting)
	return h.Arg(w, 1), h.Arg(w, 2)
}

// Run gives the search that found the answer, whose choice log is that of this
// answer until the search goes on.
func (a *Answer) Run() machine.Solutions { return a.run }

// predicate gives name and arity of the goal.
func (a *Answer) predicate() (term.Atom, int) {
	name, arity, _ := imageFunctor(a.image, a.image.Deref(a.image.Root))
	return name, arity
}

// Bindings gives what the named variables of the goal are bound to, in order of
// first occurrence. Unbound ones, and those whose name begins with _, are left
// out. Time is linear in the size of goal and bindings.
func (a *Answer) Bindings() []Binding {
	h := term.NewHeap(len(a.image.Cells) + len(a.Goal.image.Cells))
	values := a.Goal.Values(h, a.Term(h))
	var out []Binding
	for i, name := range a.Goal.names {
		if v := h.Deref(values[i]); name[0] != '_' && !v.IsVar() {
			out = append(out, Binding{name, a.engine.Format(h, v)})
		}
	}
	return out
}
