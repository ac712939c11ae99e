package reference

import (
	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// procedure is a static predicate as ichiban has it.
type procedure struct {
	pred    *machine.Pred
	ids     []int32 // of the clauses it was made of
	name    pl.Atom
	framed  bool // a clause needs a frame for its cuts
	tooDeep bool // a clause is deeper than what ichiban is given
}

// current reports whether the clauses are still those it was made of.
func (q *procedure) current(p *machine.Program) bool {
	clauses := p.Clauses(q.pred)
	if len(clauses) != len(q.ids) || q.pred.Dynamic {
		return false
	}
	for i, c := range clauses {
		if c.ID != q.ids[i] {
			return false
		}
	}
	return true
}

// link gives a static predicate to ichiban at its first call.
func (s *Searcher) link(p *machine.Pred) *procedure {
	if made := s.linked[p]; made != nil {
		return made
	}
	made := &procedure{pred: p, name: s.newName(p.Name.Name())}
	s.linked[p] = made
	clauses := s.p.Clauses(p)
	for _, c := range clauses {
		made.ids = append(made.ids, c.ID)
		_, _, body, ok := s.open(c)
		made.tooDeep = made.tooDeep || !ok
		if count, own := cutsIn(s.scratch, body); count > 0 && !own {
			made.framed = true
		}
	}
	if made.tooDeep {
		return made
	}
	for _, c := range clauses {
		s.clause(c, made.name, made.framed, false)
	}
	return made
}

// named reports whether the choice log names the clause that a call of q
// takes. Which clause that is does not matter here: ichiban finds it.
func (s *Searcher) named(q *procedure, args []pl.Term, env *pl.Env) bool {
	if len(q.ids) < 2 {
		return false
	}
	h := s.probe
	h.Init(0)
	words := make([]term.Word, len(args))
	for i, a := range args {
		words[i] = s.outline(h, a, env)
	}
	c, none, _ := s.p.Select(h, q.pred, words)
	return c == nil && !none
}

// outline lays down as much of an argument as can select clauses: its functor,
// or its value.
func (s *Searcher) outline(h *term.Heap, t pl.Term, env *pl.Env) term.Word {
	switch t := env.Resolve(t).(type) {
	case pl.Variable:
		return h.NewVar()
	case pl.Atom:
		return s.atoms.inward(t).Word()
	case pl.Compound:
		return h.NewOpen(s.atoms.inward(t.Functor()), t.Arity())
	default:
		m := importer{heap: h}
		return m.number(t)
	}
}
