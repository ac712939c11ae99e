package machine

import (
	"math"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// AddClause adds a clause while a program is loaded. w is `Head :- Body` or a
// fact on h; vars are the clause's variables by name, for the record.
// The error is an ISO error: the head is no callable term, the body cannot be
// a body, or the predicate is protected.
func (p *Program) AddClause(h *term.Heap, w term.Word, src Source, vars []NamedVar, isSystem bool) (*Clause, error) {
	head, body, err := splitClause(h, w)
	if err != nil {
		return nil, err
	}
	name, arity, _ := h.Functor(head)
	q, err := p.Define(h, name, arity, isSystem)
	if err != nil {
		return nil, err
	}
	if q.Go != nil && p.origins[p.originOf(&src)].library != q.Library {
		return nil, isoerr.Permission(h, isoerr.Modify, isoerr.StaticProcedure, isoerr.Indicator(h, name, arity))
	}
	return p.add(h, q, head, body, src, vars, false)
}

// Accelerate makes calls of a predicate of the user's namespace run Go. Its
// meaning is given by clauses of the rule library that registers it, and a
// proof that calls it is checked by these. Only that library may define it.
func (p *Program) Accelerate(b *Builtin, library string) {
	q := p.own(term.Intern(b.Name), b.Arity, false)
	if q.clauses == nil {
		q.clauses = &bucket{}
	}
	q.Defined, q.Target, q.Go, q.Library = true, nil, b, library
	q.fnIndex = p.addFn(b)
	p.unlink(q)
}

// Native gives the Go that calls of q run, nil for clauses.
func (q *Pred) Native() *Builtin {
	switch {
	case q.Go != nil:
		return q.Go
	case q.Target != nil:
		return q.Target.Builtin
	}
	return q.Builtin
}

// NamedVar is a variable of a clause that is being added.
type NamedVar struct {
	Name string
	Word term.Word
}

// Define gives the predicate that clauses of a namespace may be added to. A
// user definition of a library predicate shadows it for the user's code; the
// built-ins and control constructs are protected.
func (p *Program) Define(h *term.Heap, name term.Atom, arity int, isSystem bool) (*Pred, error) {
	if arity > maxArity {
		return nil, isoerr.Representation(h, isoerr.MaxArity)
	}
	key := term.MakeFun(name, arity)
	if s := p.byName[system][key]; s != nil && (s.Control || s.Builtin != nil && (s.Builtin.ISO || isSystem)) {
		return nil, isoerr.Permission(h, isoerr.Modify, isoerr.StaticProcedure, isoerr.Indicator(h, name, arity))
	}
	q := p.own(name, arity, isSystem)
	if q.clauses == nil {
		q.clauses = &bucket{}
	}
	if !q.Defined || q.Target != nil {
		q.Defined, q.Target = true, nil
		if s := p.byName[system][key]; !isSystem && s != nil && s.Builtin != nil {
			p.recompile() // code compiled before calls the built-in directly
		}
		p.unlink(q)
	}
	return q, nil
}

// recompile makes every predicate of the user be compiled afresh.
func (p *Program) recompile() {
	for _, q := range p.preds {
		if q.System || q.clauses == nil {
			continue
		}
		for _, id := range q.clauses.clauses() {
			p.change(id).code = 0
		}
		p.unlink(q)
	}
}

// own gives the entry of the namespace itself, never the system's.
func (p *Program) own(name term.Atom, arity int, isSystem bool) *Pred {
	if q := p.byName[space(isSystem)][term.MakeFun(name, arity)]; q != nil {
		return q
	}
	return p.newPred(name, arity, isSystem)
}

// SetDynamic declares q dynamic.
func (p *Program) SetDynamic(q *Pred) {
	if !q.Dynamic {
		q.Dynamic, q.Defined = true, true
		p.unlink(q)
	}
}

// splitClause gives head and body of a clause term on h, the body converted:
// variables as goals become call/1.
func splitClause(h *term.Heap, w term.Word) (head, body term.Word, err error) {
	w = syntax.UnqualifiedClause(h, w)
	head, body = w, term.AtomTrue.Word()
	if h.Is(w, term.AtomNeck, 2) {
		head, body = h.Arg(w, 1), h.Arg(w, 2)
	}
	if head.IsVar() {
		return 0, 0, isoerr.Instantiation(h)
	}
	if !head.IsCallable() {
		return 0, 0, isoerr.Type(h, isoerr.Callable, head)
	}
	converted, ok := convertBody(h, body)
	if !ok {
		return 0, 0, isoerr.Type(h, isoerr.Callable, body)
	}
	return head, converted, nil
}

// convertBody wraps variables in goal position in call/1 and reports whether
// every goal is callable. It rebuilds a control construct only when something
// below it changed. A cyclic body has no end and is not callable.
func convertBody(h *term.Heap, body term.Word) (term.Word, bool) {
	type frame struct {
		w    term.Word
		args [2]term.Word
		n    int // arguments done
		of   int
	}
	body = h.Deref(body)
	var stack []frame
	result := body
	left := h.Top
	enter := func(w term.Word) (done bool, ok bool) {
		w = h.Deref(w)
		if w.IsVar() {
			result = h.NewStruct(term.AtomCall, w)
			return true, true
		}
		if !w.IsCallable() {
			return true, false
		}
		if of := controlArity(h, w); of > 0 {
			if left--; left < 0 {
				return true, false
			}
			stack = append(stack, frame{w: w, of: of})
			return false, true
		}
		result = w
		return true, true
	}
	done, ok := enter(body)
	for ok && len(stack) > 0 {
		f := &stack[len(stack)-1]
		if done {
			f.args[f.n] = result
			f.n++
		}
		if f.n < f.of {
			done, ok = enter(h.RawArg(f.w, f.n+1))
			continue
		}
		result = f.w
		for i := range f.of {
			if h.Arg(f.w, i+1) != f.args[i] {
				name, _, _ := h.Functor(f.w)
				result = h.NewStruct(name, f.args[:f.of]...)
				break
			}
		}
		stack = stack[:len(stack)-1]
		done = true
	}
	return result, ok
}

// controlArity gives how many arguments of w are goals of the same clause: those
// of conjunction, disjunction and the arrows. 0 means w is a plain goal.
func controlArity(h *term.Heap, w term.Word) int {
	name, arity, _ := h.Functor(w)
	if arity == 2 && (name == term.AtomComma || name == term.AtomSemicolon ||
		name == term.AtomArrow || name == term.AtomSoftArrow) {
		return 2
	}
	return 0
}

func (p *Program) add(h *term.Heap, q *Pred, head, body term.Word, src Source, vars []NamedVar, front bool) (*Clause, error) {
	if err := p.refuseOracle(h, body, false); err != nil {
		return nil, err
	}
	words := make([]term.Word, 0, 8)
	for _, v := range vars[:min(len(vars), math.MaxUint16)] {
		words = append(words, h.Deref(v.Word))
	}
	cells, at := h.AppendFrozenVars(p.frozen[:0], h.NewStruct(term.AtomNeck, head, body), words)
	size := len(cells)
	if size > h.Top && !h.Acyclic(head) || size > h.Top && !h.Acyclic(body) { // only a term that shares parts has an image as big
		return nil, isoerr.Representation(h, isoerr.CyclicTerm)
	}
	for i, cell := range at {
		cells = append(cells, term.Word(term.Intern(vars[i].Name))<<32|term.Word(uint32(cell)))
	}
	if p.frozen = cells; cap(p.frozen) > largeClause {
		p.frozen = nil
	}
	c := p.newRecord()
	*c = Clause{ID: c.ID, pred: q.Index, died: noGeneration, at: p.cells.put(cells), size: int32(size), names: uint16(len(at)),
		origin: int32(p.originOf(&src)), line: int32(src.Line), number: int32(src.Number)}
	if body == term.AtomTrue.Word() {
		c.flags |= flagFact
	}
	if im := p.Image(c); !hasVariable(im) {
		c.flags |= flagGround
	}
	p.stored += c.bytes()
	if !q.Dynamic {
		c.setGuard(p.findGuard(c))
	}
	p.thaw(q)
	p.generation++
	c.born = p.generation
	if front {
		q.clauses.pushFront(c.ID, p.generation)
	} else {
		q.clauses.pushBack(c.ID)
	}
	for _, v := range q.indexes {
		p.indexAdd(v.x, q, c, front)
	}
	if !q.Dynamic {
		p.unlink(q)
	}
	return c, nil
}

// largeClause is the size in cells from which the room a clause was laid out in
// is given back.
const largeClause = 1 << 16

// hasVariable reports whether a variable occurs in the image.
func hasVariable(im term.Image) bool {
	for i := 0; i < len(im.Cells); i++ {
		w := im.Cells[i]
		if w.IsVar() {
			return true
		}
		if n := w.BoxWords(); n >= 0 {
			i += n
		}
	}
	return false
}

// erase removes a clause. Running goals that began before still see it.
func (p *Program) erase(id int32) {
	if p.clause(id).Erased() {
		return
	}
	c := p.change(id)
	q := p.preds[c.pred]
	p.thaw(q)
	p.generation++
	c.died = p.generation
	q.clauses.erased++
	p.trim(q.clauses)
	for _, v := range q.indexes {
		p.indexErase(v.x, c)
	}
	p.bury(c)
	q.gone = append(q.gone, id)
	if !q.dirty {
		q.dirty = true
		p.dirty = append(p.dirty, q)
	}
	p.erased++
	if !q.Dynamic {
		p.unlink(q)
	}
}
