package reference

import (
	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// translation makes a clause of the program one of ichiban's.
type translation struct {
	s      *Searcher
	x      exporter
	system bool    // its goals are read in the system's namespace
	about  string  // for the names of the predicates made for constructs
	frame  pl.Term // what its cuts go back to; nil when ichiban's own ! will do
}

// sequence is a conjunction in the making.
type sequence struct {
	goals []pl.Term
	log   pl.Term // the choice log behind the last goal
}

func (q *sequence) add(g pl.Term) { q.goals = append(q.goals, g) }

// logged adds a goal that takes the choice log before and behind it last.
func (q *sequence) logged(name pl.Atom, args ...pl.Term) {
	behind := pl.NewVariable()
	q.add(name.Apply(append(args, q.log, behind)...))
	q.log = behind
}

// open lays a clause down for translation and gives its head and body. ok is
// false for a clause deeper than what ichiban is given.
func (s *Searcher) open(c *machine.Clause) (t *translation, head, body term.Word, ok bool) {
	h := s.scratch
	im := s.p.Image(c)
	h.Init(2 * len(im.Cells))
	w := h.Thaw(im)
	t = &translation{s: s, system: s.p.PredOf(c).System, about: s.p.PredOf(c).Name.Name()}
	t.x = exporter{atoms: &s.atoms, heap: h}
	t.x.export(w)
	s.bigs = s.bigs || t.x.big
	return t, h.Arg(w, 1), h.Arg(w, 2), !t.x.tooDeep
}

// clause gives ichiban a clause of a static predicate, under a name of its own
// and with three arguments more: the clause's id and the choice log before and
// behind it; and a fourth, the frame, when the predicate needs one. With alone
// set the clause is the only one of its name, so that every cut needs the frame.
// It reports whether it could.
func (s *Searcher) clause(c *machine.Clause, name pl.Atom, framed, alone bool) bool {
	t, head, body, ok := s.open(c)
	if !ok {
		return false
	}
	args, seq := t.head(head)
	place := pl.NewVariable()
	if places, own := cutsIn(t.x.heap, body); places > 0 && (alone || !own) {
		t.frame = place
	}
	start := seq.log
	t.body(body, seq)
	args = append(args, pl.Integer(c.ID), start, seq.log)
	if framed {
		args = append(args, place)
	}
	s.add(name.Apply(args...), seq.goals)
	return true
}

// head translates the arguments of a head. A variable that occurs again in the
// head is another one there, and the body begins by unifying the two: a linear
// head cannot make cyclic terms, and $same finds those that it would make.
func (t *translation) head(head term.Word) ([]pl.Term, *sequence) {
	seq := &sequence{log: pl.NewVariable()}
	h := t.x.heap
	_, arity, _ := h.Functor(head)
	args := make([]pl.Term, arity)
	for i := range args {
		args[i] = t.x.export(h.RawArg(head, i+1))
	}
	seen := map[pl.Variable]bool{}
	for i := range args {
		args[i] = linear(args[i], seen, seq)
	}
	return args, seq
}

// linear gives t with fresh variables for those that were seen before.
func linear(t pl.Term, seen map[pl.Variable]bool, seq *sequence) pl.Term {
	result := t
	stack := []*pl.Term{&result}
	for len(stack) > 0 {
		place := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		switch t := (*place).(type) {
		case pl.Variable:
			if seen[t] {
				v := pl.NewVariable()
				*place = v
				seq.add(atomSame.Apply(t, v))
			}
			seen[t] = true
		case pl.Compound:
			args := make([]pl.Term, t.Arity())
			for i := range args {
				args[i] = t.Arg(i)
			}
			*place = t.Functor().Apply(args...)
			for i := len(args) - 1; i >= 0; i-- {
				stack = append(stack, &args[i])
			}
		}
	}
	return result
}

// body translates goals. Where a frame is set every cut goes back to it.
func (t *translation) body(w term.Word, seq *sequence) {
	h := t.x.heap
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if h.Is(w, term.AtomComma, 2) {
			stack = append(stack, h.RawArg(w, 2), h.RawArg(w, 1))
			continue
		}
		t.goal(w, seq)
	}
}

func (t *translation) goal(w term.Word, seq *sequence) {
	h := t.x.heap
	name, arity, ok := h.Functor(w)
	if !ok { // a variable, or a number, which call/1 refuses
		seq.logged(atomSolve, atomCall.Apply(t.x.export(w)))
		return
	}
	switch f := term.MakeFun(name, arity); {
	case f == funTrue || f == funOtherwise:
	case f == funFail || f == funFalse:
		seq.add(atomFailure)
	case f == funCut && t.frame == nil:
		seq.add(atomCut)
	case f == funCut:
		seq.add(atomCutTo.Apply(t.frame))
	case f == funOr:
		left := h.Arg(w, 1)
		if h.Is(left, term.AtomArrow, 2) || h.Is(left, term.AtomSoftArrow, 2) {
			t.conditional(left, h.Arg(w, 2), seq)
			return
		}
		t.disjunction(w, seq)
	case f == funThen || f == funSoftThen:
		t.conditional(w, 0, seq)
	case f == funNot && isBody(t.x.export(h.Arg(w, 1)), nil):
		t.negation(h.Arg(w, 1), seq)
	case f == funFindall || f == funCatch || f == funThrow || f == funModule || f == funNot,
		name == term.AtomCall && arity >= 1 && arity <= maxCall:
		seq.logged(atomSolve, t.x.export(w))
	default:
		t.call(w, name, arity, seq)
	}
}

// call translates a goal of a predicate.
func (t *translation) call(w term.Word, name term.Atom, arity int, seq *sequence) {
	h := t.x.heap
	args := make([]pl.Term, arity, arity+2)
	for i := range args {
		args[i] = t.x.export(h.RawArg(w, i+1))
	}
	if q := t.s.p.Lookup(name, arity, t.system); q != nil && q.Builtin != nil && !q.Builtin.Noted() && !q.Builtin.Ages && arity <= maxRegistered {
		seq.add(t.s.primitive(q.Builtin).Apply(args...))
		return
	}
	e := t.s.entry(name, arity, t.system)
	if e.wide() {
		seq.logged(atomWide, opaque[entry]{e}, e.name.Apply(args...))
		return
	}
	seq.logged(e.name, args...)
}

// maxCall is the largest N of call/N, maxRegistered the largest arity of a Go
// predicate.
const (
	maxCall       = 8
	maxRegistered = 8
)

// cutsIn counts the cuts of a body that reach out of it, and reports whether
// ichiban's own ! does for them: there is one, and it is a goal of the body
// itself.
func cutsIn(h *term.Heap, body term.Word) (count int, own bool) {
	type item struct {
		w    term.Word
		deep bool
	}
	own = true
	stack := []item{{body, false}}
	for len(stack) > 0 {
		i := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		w := h.Deref(i.w)
		name, arity, _ := h.Functor(w)
		switch term.MakeFun(name, arity) {
		case funCut:
			if w.Tag() == term.Atm {
				count++
				own = own && !i.deep
			}
		case funAnd:
			stack = append(stack, item{h.RawArg(w, 2), i.deep}, item{h.RawArg(w, 1), i.deep})
		case funOr:
			stack = append(stack, item{h.RawArg(w, 2), true}, item{h.RawArg(w, 1), true})
		case funThen, funSoftThen:
			stack = append(stack, item{h.RawArg(w, 2), true}) // a cut in the condition is local to it
		}
	}
	return count, own && count <= 1
}

var (
	funAnd       = term.MakeFun(term.AtomComma, 2)
	funOr        = term.MakeFun(term.AtomSemicolon, 2)
	funThen      = term.MakeFun(term.AtomArrow, 2)
	funSoftThen  = term.MakeFun(term.AtomSoftArrow, 2)
	funNot       = term.MakeFun(term.AtomNot, 1)
	funFindall   = term.MakeFun(term.AtomFindall, 3)
	funCatch     = term.MakeFun(term.AtomCatch, 3)
	funThrow     = term.MakeFun(term.AtomThrow, 1)
	funModule    = term.MakeFun(term.AtomColon, 2)
	funTrue      = term.MakeFun(term.AtomTrue, 0)
	funOtherwise = term.MakeFun(term.Intern("otherwise"), 0)
	funCut       = term.MakeFun(term.AtomCut, 0)
	funFail      = term.MakeFun(term.AtomFail, 0)
	funFalse     = term.MakeFun(term.AtomFalse, 0)
)
