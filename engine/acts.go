package engine

import (
	"fmt"
	"strings"

	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Effects finds out which goals can change what later goals find: those from which a
// call of such a built-in can be reached (builtin.Acts), or of a tabled predicate.
// It follows the text of clauses, and arguments that are goals; what a program puts
// together at run time it does not see. Compile the program first.
type Effects struct {
	e    *Engine
	seen map[*machine.Pred]bool // reached, and nothing was found there
}

// NewEffects begins to look at the program of e as it is now.
func (e *Engine) NewEffects() *Effects {
	return &Effects{e: e, seen: map[*machine.Pred]bool{}}
}

// Of tells what a goal can do that later goals see, "" for nothing.
func (f *Effects) Of(g *Goal) string {
	type body struct {
		im     term.Image
		w      term.Word
		system bool
	}
	queue := []body{{g.image, g.image.Root, false}}
	for len(queue) > 0 {
		b := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		stack := []term.Word{b.w}
		for len(stack) > 0 {
			w := imageDeref(b.im, stack[len(stack)-1])
			stack = stack[:len(stack)-1]
			name, arity, args := imageFunctor(b.im, w)
			if w.IsVar() || !w.IsCallable() {
				continue
			}
			if strings.Contains(name.Name(), "random") {
				return "draw random numbers"
			}
			q := f.e.program.Lookup(name, arity, b.system)
			if q == nil {
				continue
			}
			call := fmt.Sprintf("call %s/%d", syntax.FormatAtom(name), arity)
			if q.Builtin != nil && builtin.Acts(q.Builtin) || q.Tabled {
				return call
			}
			if q.Control || q.System && (q.Builtin == nil || q.Builtin.Purity != machine.Pure) {
				stack = append(stack, args...)
			}
			if q.Builtin != nil && q.Builtin.Purity == machine.Pure { // arithmetic
				for _, a := range args {
					if a := imageDeref(b.im, a); a.IsCompound() {
						if name, _, _ := imageFunctor(b.im, a); strings.Contains(name.Name(), "random") {
							return "draw random numbers"
						}
					}
				}
			}
			if f.seen[q] {
				continue
			}
			f.seen[q] = true
			for _, c := range f.e.program.Clauses(q) {
				if !c.IsFact() {
					im := f.e.program.Image(c)
					queue = append(queue, body{im, machine.BodyOf(im), q.System})
				}
			}
		}
	}
	return ""
}

func imageDeref(im term.Image, w term.Word) term.Word {
	for w.Tag() == term.Ref {
		v := im.Cells[w.Index()]
		if v == w {
			break
		}
		w = v
	}
	return w
}

// imageFunctor gives name and arity of a term of an image, and its arguments.
func imageFunctor(im term.Image, w term.Word) (name term.Atom, arity int, args []term.Word) {
	switch i := w.Index(); w.Tag() {
	case term.Atm:
		return w.Atom(), 0, nil
	case term.Lst:
		return term.AtomDot, 2, im.Cells[i : i+2]
	case term.Str:
		f := im.Cells[i]
		return f.FunName(), f.FunArity(), im.Cells[i+1 : i+1+f.FunArity()]
	}
	return 0, 0, nil
}
