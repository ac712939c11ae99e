package reference

import (
	"strconv"

	ichiban "github.com/ichiban/prolog"
	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Searcher solves goals over the program of a machine, one at a time.
type Searcher struct {
	m          *machine.Machine // its heap takes goals and answers; built-ins run on it
	p          *machine.Program
	vm         *pl.VM
	atoms      atoms
	entries    map[entryKey]*entry
	linked     map[*machine.Pred]*procedure
	primitives map[entryKey]bool  // registered
	shadows    map[term.Word]bool // built-ins that the program defined when clauses were made
	names      int                // predicates made, for their names
	exits      int
	marks      map[pl.Term]pl.Term // the choice log where the evaluation of a table began
	globals    pl.Term             // list of the values of global variables that backtracking restores
	bigs       bool                // an integer beyond 64 bits has been seen
	stored     map[uint64]*storedClause
	scratch    *term.Heap // for clauses while they are translated
	probe      *term.Heap // for arguments that select clauses
	bounds
}

// New gives a searcher over the program of m, which must not be running.
func New(m *machine.Machine, limits machine.Limits) *Searcher {
	s := &Searcher{
		m:       m,
		p:       m.Program(),
		atoms:   atoms{in: map[pl.Atom]term.Atom{}},
		marks:   map[pl.Term]pl.Term{},
		scratch: term.NewHeap(1 << 10),
		probe:   term.NewHeap(1 << 10),
	}
	s.limits = limits
	s.forget()
	return s
}

// forget drops everything that was made of clauses and begins with a fresh
// ichiban.
func (s *Searcher) forget() {
	s.vm = &ichiban.New(nil, nil).VM
	s.entries = map[entryKey]*entry{}
	s.linked = map[*machine.Pred]*procedure{}
	s.stored = map[uint64]*storedClause{}
	s.primitives = map[entryKey]bool{}
	s.shadows = s.shadowed()
	s.registerCuts()
	s.registerGoals()
	s.registerConstructs()
}

// shadowed gives the built-ins that the program has a definition of its own for.
func (s *Searcher) shadowed() map[term.Word]bool {
	found := map[term.Word]bool{}
	for _, q := range s.p.Preds(false) {
		if b := s.p.Lookup(q.Name, q.Arity, true); b != nil && b.Builtin != nil {
			found[term.MakeFun(q.Name, q.Arity)] = true
		}
	}
	return found
}

// refresh notices, before a search, definitions that clauses were translated
// without.
func (s *Searcher) refresh() {
	now := s.shadowed()
	same := len(now) == len(s.shadows)
	for f := range now {
		same = same && s.shadows[f]
	}
	if !same {
		s.forget()
		return
	}
	for q, made := range s.linked {
		if !made.current(s.p) {
			delete(s.linked, q)
		}
	}
}

// newName gives a name that no other predicate of ichiban's has.
func (s *Searcher) newName(about string) pl.Atom {
	s.names++
	return pl.NewAtom(about + "#" + strconv.Itoa(s.names))
}

// add gives ichiban the clause head :- goals.
func (s *Searcher) add(head pl.Term, goals []pl.Term) {
	clause := head
	if n := len(goals); n > 0 {
		body := goals[n-1]
		for i := n - 2; i >= 0; i-- {
			body = atomComma.Apply(goals[i], body)
		}
		clause = atomNeck.Apply(head, body)
	}
	if _, err := pl.Assertz(s.vm, clause, pl.Success, nil).Force(s.context()); err != nil {
		panic("reference: a clause is refused: " + err.Error())
	}
}

var (
	atomComma     = pl.NewAtom(",")
	atomNeck      = pl.NewAtom(":-")
	atomCut       = pl.NewAtom("!")
	atomSemicolon = pl.NewAtom(";")
	atomThen      = pl.NewAtom("->")
	atomSoftThen  = pl.NewAtom("*->")
	atomNot       = pl.NewAtom("\\+")
	atomColon     = pl.NewAtom(":")
	atomCall      = pl.NewAtom("call")
	atomCatch     = pl.NewAtom("catch")
	atomThrow     = pl.NewAtom("throw")
	atomFindall   = pl.NewAtom("findall")
	atomTrue      = pl.NewAtom("true")
	atomOtherwise = pl.NewAtom("otherwise")
	atomFail      = pl.NewAtom("fail")
	atomFalse     = pl.NewAtom("false")
	atomSystem    = pl.NewAtom("system")
	atomArgs      = pl.NewAtom("$args")
)
