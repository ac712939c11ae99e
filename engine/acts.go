package engine

import (
	"fmt"
	"iter"
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
	e     *Engine
	seen  map[*machine.Pred]bool // reached, and nothing was found there
	queue []within               // to be looked at
}

// within is a goal in an image, in the language's clauses or the program's.
type within struct {
	im     term.Image
	w      term.Word
	system bool
}

// NewEffects begins to look at the program of e as it is now.
func (e *Engine) NewEffects() *Effects {
	return &Effects{e: e, seen: map[*machine.Pred]bool{}}
}

// Of tells what a goal can do that later goals see, "" for nothing.
func (f *Effects) Of(g *Goal) string {
	f.queue = append(f.queue[:0], within{g.image, g.image.Root, false})
	found := drawsRandom(g.image)
	for len(f.queue) > 0 && found == "" {
		last := len(f.queue) - 1
		next := f.queue[last]
		f.queue = f.queue[:last]
		found = f.look(next)
	}
	if found != "" {
		clear(f.seen) // not all of it was looked at
	}
	return found
}

// look gives what a goal does by itself, and adds the goals in its arguments and in the
// clauses of its predicate to the queue.
func (f *Effects) look(g within) string {
	w := g.im.Deref(g.w)
	if !w.IsCallable() {
		return ""
	}
	name, arity, args := imageFunctor(g.im, w)
	q := f.e.program.Lookup(name, arity, g.system)
	if q == nil {
		return ""
	}
	if q.Builtin != nil && builtin.Acts(q.Builtin) || q.Tabled {
		return fmt.Sprintf("call %s/%d", syntax.FormatAtom(name), arity)
	}
	if q.Control || q.System && (q.Builtin == nil || q.Builtin.Purity != machine.Pure) {
		for _, a := range args {
			f.queue = append(f.queue, within{g.im, a, g.system})
		}
	}
	if f.seen[q] {
		return ""
	}
	f.seen[q] = true
	for _, c := range f.e.program.Clauses(q) {
		if c.IsFact() {
			continue
		}
		im := f.e.program.Image(c)
		if found := drawsRandom(im); found != "" {
			return found
		}
		f.queue = append(f.queue, within{im, machine.BodyOf(im), q.System})
	}
	return ""
}

// drawsRandom tells what a term can do in which random numbers are named, be it in an
// expression.
func drawsRandom(im term.Image) string {
	for name := range atoms(im) {
		if strings.Contains(name.Name(), "random") {
			return "draw random numbers"
		}
	}
	return ""
}

// atoms gives the atoms of an image and the names of its compounds.
func atoms(im term.Image) iter.Seq[term.Atom] {
	return func(yield func(term.Atom) bool) {
		if im.Root.Tag() == term.Atm && !yield(im.Root.Atom()) {
			return
		}
		for i := 0; i < len(im.Cells); i++ {
			w := im.Cells[i]
			switch n := w.BoxWords(); {
			case n >= 0:
				i += n
			case w.Tag() == term.Atm && !yield(w.Atom()), w.Tag() == term.Fun && !yield(w.FunName()):
				return
			}
		}
	}
}

// imageFunctor gives name and arity of a callable term of an image, and its arguments.
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
