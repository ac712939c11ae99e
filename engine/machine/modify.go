package machine

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Assert adds a clause at run time, as assertz/1, or as asserta/1 with front.
// A predicate that did not exist becomes dynamic; a static one may not change.
func (m *Machine) Assert(clause term.Word, front bool) error {
	head, body, err := splitClause(&m.Heap, clause)
	if err != nil {
		return err
	}
	name, arity, _ := m.Functor(head)
	q, err := m.modifiable(name, arity, true)
	if err != nil {
		return err
	}
	c, err := m.p.add(&m.Heap, q, head, body, Source{}, nil, front)
	if err != nil {
		return err
	}
	c.flags |= flagAsserted
	if !m.room(0) {
		return m.memoryLimit()
	}
	return nil
}

// modifiable gives the dynamic predicate name/arity of the user, making it when
// create is set; nil when there is none.
func (m *Machine) modifiable(name term.Atom, arity int, create bool) (*Pred, error) {
	q := m.p.byName[user][term.MakeFun(name, arity)]
	if q != nil && q.Target == nil && q.Defined {
		if !q.Dynamic {
			return nil, m.permission(isoerr.Modify, isoerr.StaticProcedure, name, arity)
		}
		return q, nil
	}
	s := m.p.byName[system][term.MakeFun(name, arity)]
	if s != nil && (s.Control || s.Builtin != nil && s.Builtin.ISO) {
		return nil, m.permission(isoerr.Modify, isoerr.StaticProcedure, name, arity)
	}
	if !create {
		if s != nil && s.Defined {
			return nil, m.permission(isoerr.Modify, isoerr.StaticProcedure, name, arity)
		}
		return nil, nil
	}
	q, err := m.p.Define(&m.Heap, name, arity, false)
	if err != nil {
		return nil, err
	}
	m.p.SetDynamic(q)
	return q, nil
}

func (m *Machine) permission(op isoerr.Operation, t isoerr.PermissionType, name term.Atom, arity int) error {
	return isoerr.Permission(&m.Heap, op, t, isoerr.Indicator(&m.Heap, name, arity))
}

// headOf checks the head argument of clause/2 and retract/1.
func (m *Machine) headOf(head term.Word) (name term.Atom, arity int, err error) {
	head = m.Deref(head)
	if head.IsVar() {
		return 0, 0, isoerr.Instantiation(&m.Heap)
	}
	name, arity, ok := m.Functor(head)
	if !ok {
		return 0, 0, isoerr.Type(&m.Heap, isoerr.Callable, head)
	}
	return name, arity, nil
}

// walk is a search through clauses that a built-in goes on with: the bucket,
// the position and the generation it began in.
type walk struct {
	found
	pos int
	gen uint64
}

func (m *Machine) packWalk(w walk) term.Word {
	return m.NewStruct(atomWalk, w.ref, term.MakeSmall(int64(w.pos)), term.MakeSmall(int64(w.gen)))
}

var atomWalk = term.Intern("$walk")

func (m *Machine) unpackWalk(state term.Word) walk {
	state = m.Deref(state)
	ref := m.Arg(state, 1)
	return walk{
		found: found{b: m.p.bucket(ref), ref: ref},
		pos:   int(m.Arg(state, 2).SmallInt()),
		gen:   uint64(m.Arg(state, 3).SmallInt()),
	}
}

// arguments gives the arguments of a callable term, as stored.
func (m *Machine) arguments(w term.Word) []term.Word {
	w = m.Deref(w)
	i := w.Index()
	switch w.Tag() {
	case term.Lst:
		return m.Cells[i : i+2]
	case term.Str:
		return m.Cells[i+1 : i+1+m.Cells[i].FunArity()]
	}
	return nil
}

// nextWalk unifies head and body with the next clause of the walk that matches.
// It gives the clause, nil for none, and the state to go on with, 0 at the end.
func (m *Machine) nextWalk(w walk, head, body term.Word) (c *Clause, next term.Word) {
	args := m.arguments(head)
	if w.b == nil {
		if w.one == 0 {
			return nil, 0
		}
		if c := m.p.clause(w.one); m.tryClause(c, head, args, body) {
			return c, 0
		}
		return nil, 0
	}
	var f filter
	m.setFilter(&f, args)
	w.pos = m.nextMatch(&f, w.b, w.pos, w.gen)
	for w.pos < w.b.end() {
		c := m.p.clause(w.b.at(w.pos))
		w.pos = m.nextMatch(&f, w.b, w.pos+1, w.gen)
		if m.tryClause(c, head, args, body) {
			if w.pos < w.b.end() {
				next = m.packWalk(w)
			}
			return c, next
		}
		args = m.arguments(head)
	}
	return nil, 0
}

// tryClause unifies head and body with a clause; nothing stays bound when they
// do not match.
func (m *Machine) tryClause(c *Clause, head term.Word, args []term.Word, body term.Word) bool {
	mark, hb := m.tr, m.hb
	m.hb = m.Top // trail everything: this clause may not match
	ok := m.matchClause(c, head, args, body)
	m.hb = hb
	if !ok {
		m.undo(mark)
	}
	return ok
}

func (m *Machine) matchClause(c *Clause, head term.Word, args []term.Word, body term.Word) bool {
	if c.IsFact() {
		return m.matchHead(c, args) && m.unify(body, term.AtomTrue.Word())
	}
	t := m.Thaw(m.p.Image(c))
	return m.unify(head, m.RawArg(t, 1)) && m.unify(body, m.RawArg(t, 2))
}

// startWalk begins a walk over the clauses of q that can match head.
func (m *Machine) startWalk(q *Pred, head term.Word) walk {
	w := walk{found: m.p.candidates(&m.Heap, q, m.arguments(head)), gen: m.p.generation}
	if w.b != nil {
		w.pos = w.b.first()
	}
	return w
}

// ClauseRedo is clause/2 as a built-in.
func ClauseRedo(m *Machine, args []term.Word, state term.Word) (bool, term.Word, error) {
	head := syntax.Unqualified(&m.Heap, args[0])
	if state != 0 {
		return m.name(m.nextWalk(m.unpackWalk(state), head, args[1]))
	}
	name, arity, err := m.headOf(head)
	if err != nil {
		return false, 0, err
	}
	if b := m.Deref(args[1]); !b.IsVar() && !b.IsCallable() {
		return false, 0, isoerr.Type(&m.Heap, isoerr.Callable, b)
	}
	q := m.p.Lookup(name, arity, false)
	if q == nil {
		return false, 0, nil
	}
	if q.System {
		return false, 0, m.permission(isoerr.Access, isoerr.PrivateProcedure, name, arity)
	}
	if q.clauses == nil {
		return false, 0, nil
	}
	return m.name(m.nextWalk(m.startWalk(q, head), head, args[1]))
}

// name makes what a walk came to the outcome of a built-in.
func (m *Machine) name(c *Clause, next term.Word) (bool, term.Word, error) {
	if c == nil {
		return false, 0, nil
	}
	m.named = c.ID
	return true, next, nil
}

// RetractRedo is retract/1 as a built-in.
func RetractRedo(m *Machine, args []term.Word, state term.Word) (bool, term.Word, error) {
	w := syntax.UnqualifiedClause(&m.Heap, args[0])
	head, body := w, term.AtomTrue.Word()
	if m.Is(w, term.AtomNeck, 2) {
		head, body = m.Arg(w, 1), m.RawArg(w, 2)
	}
	var at walk
	if state != 0 {
		at = m.unpackWalk(state)
	} else {
		name, arity, err := m.headOf(head)
		if err != nil {
			return false, 0, err
		}
		q, err := m.modifiable(name, arity, false)
		if err != nil {
			return false, 0, err
		}
		if q == nil || q.clauses == nil {
			return false, 0, nil
		}
		at = m.startWalk(q, head)
	}
	c, next := m.nextWalk(at, head, body)
	if c != nil {
		m.p.erase(c.ID)
	}
	return m.name(c, next)
}

// RetractAll erases every clause whose head unifies with head; an unknown
// predicate becomes dynamic.
func (m *Machine) RetractAll(head term.Word) error {
	head = syntax.Unqualified(&m.Heap, head)
	name, arity, err := m.headOf(head)
	if err != nil {
		return err
	}
	q, err := m.modifiable(name, arity, true)
	if err != nil {
		return err
	}
	w := m.startWalk(q, head)
	for {
		mark, top := m.tr, m.Top
		body := m.NewVar()
		c, next := m.nextWalk(w, head, body)
		if c == nil {
			return nil
		}
		m.p.erase(c.ID)
		if next == 0 {
			m.undo(mark)
			m.Top = top
			return nil
		}
		w = m.unpackWalk(next)
		m.undo(mark)
		m.Top = top
	}
}

// Abolish removes a dynamic predicate with all its clauses.
func (m *Machine) Abolish(name term.Atom, arity int) error {
	q, err := m.modifiable(name, arity, false)
	if q == nil || err != nil {
		return err
	}
	for _, c := range m.p.Clauses(q) {
		m.p.erase(c.ID)
	}
	q.Dynamic, q.Defined = false, false
	m.p.unlink(q)
	return nil
}

// DeclareDynamic makes name/arity dynamic, as dynamic/1.
func (m *Machine) DeclareDynamic(name term.Atom, arity int) error {
	q, err := m.p.Define(&m.Heap, name, arity, false)
	if err != nil {
		return err
	}
	m.p.SetDynamic(q)
	return nil
}
