package check

import "github.com/eyeprove/eyeprove/engine/term"

// When the clean-up of setup_call_cleanup/3 is run depends on how many choices its
// goal leaves, which another Prolog need not leave. Without variables it can bind
// nothing, so it does not matter when it is run, unless it throws or acts. Then the
// goal means once(Setup), call(Goal).

var (
	// keySentry and keyRelieve begin and end such a goal, see engine/library/control.pl.
	keySentry  = makeFunctor("$sentry", 3)
	keyRelieve = makeFunctor("$relieve", 2)
	keyCatcher = makeFunctor("setup_call_catcher_cleanup", 4)
	keyHarmful = makeFunctor("$harmful", 0)
)

// cleanUp solves what concerns a clean-up, where no uses tell of it; settled is
// false for other goals.
func (r *resolver) cleanUp(f frame, goal term.Word, key functor) (came result, settled bool) {
	h := r.heap
	switch {
	case f.answers != nil:
		return result{}, false
	case key == keySentry:
		cleanUp := h.Arg(goal, 1)
		if !h.Ground(cleanUp) {
			return r.unknown(f, keySentry), true
		}
		harmless := h.NewStruct(term.AtomSemicolon, h.NewStruct(term.AtomArrow, cleanUp, term.AtomTrue.Word()), term.AtomTrue.Word())
		f.foreign = true
		f.goal = h.NewStruct(term.AtomCatch, harmless, h.NewVar(), keyHarmful.FunName().Word())
		r.cont = r.frame(f.part(f.goal, r.cont))
		return result{answer: solved}, true
	case key == keyRelieve:
		if !r.unify(h.Arg(goal, 2), term.Intern("open").Word()) {
			return result{answer: failed}, true
		}
		return result{answer: solved}, true
	case key == keyHarmful, key == keyCatcher && f.foreign && !h.Ground(h.Arg(goal, 3)):
		return r.unknown(f, keySentry), true // a ball, or the reason of the clean-up
	}
	return result{}, false
}
