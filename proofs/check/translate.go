package check

import (
	"math"
	"slices"
	"strings"

	"github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/term"
)

// maxJudgeDepth is the deepest term that ichiban is shown. Its unification,
// comparison and evaluation recurse in Go, along list tails too.
const maxJudgeDepth = 10_000

// translator carries terms of a heap to ichiban and back.
type translator struct {
	atoms []engine.Atom // by term.Atom, one above the atom; 0 where not yet asked
	back  map[engine.Atom]term.Word

	heap   *term.Heap
	vars   map[term.Word]engine.Variable
	order  []term.Word // the variables met, in order of first occurrence
	deep   bool        // a term was deeper than maxJudgeDepth
	hasBig bool        // an integer beyond 64 bits became an atom
	odd    bool        // a float that is not what ichiban takes it for, or an atom that looks like a stand-in
	cells  int         // translated so far
	stack  []toJudge
	filler []fromJudge
}

// toJudge is an argument to be translated into a place.
type toJudge struct {
	w     term.Word
	place *engine.Term
	depth int
}

func (t *translator) begin(h *term.Heap) {
	t.heap = h
	if t.vars == nil {
		t.vars = map[term.Word]engine.Variable{}
		t.back = map[engine.Atom]term.Word{}
	}
	if len(t.order) > 0 {
		clear(t.vars)
	}
	t.order = t.order[:0]
	t.deep, t.hasBig, t.odd, t.cells = false, false, false, 0
}

func (t *translator) atom(a term.Atom) engine.Atom {
	if int(a) >= len(t.atoms) {
		grown := make([]engine.Atom, max(int(a)+64, 2*len(t.atoms)))
		copy(grown, t.atoms)
		t.atoms = grown
	}
	if t.atoms[a] == 0 {
		if strings.HasPrefix(a.Name(), bigPrefix) {
			t.odd = true
			return engine.NewAtom("odd")
		}
		t.atoms[a] = engine.NewAtom(a.Name()) + 1
		t.back[t.atoms[a]-1] = a.Word()
	}
	return t.atoms[a] - 1
}

// bigPrefix begins the names of the atoms that stand for integers beyond 64
// bits. It is a private use character; a goal with an atom of a program that
// begins so is not translated.
const bigPrefix = "\U0010F8EE"

func (t *translator) bigAtom(w term.Word) engine.Atom {
	t.hasBig = true
	return engine.NewAtom(bigPrefix + t.heap.Big(w).String())
}

// translate gives the term w for ichiban. When t.deep is set afterwards the
// result is not whole and must not be used.
func (t *translator) translate(w term.Word) engine.Term {
	h := t.heap
	var result engine.Term
	stack := append(t.stack[:0], toJudge{w, &result, 1})
	for len(stack) > 0 {
		item := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		t.cells++
		if item.depth > maxJudgeDepth || t.cells > maxJudgeCells {
			t.deep = true
			break
		}
		switch w := h.Deref(item.w); w.Tag() {
		case term.Atm:
			*item.place = t.atom(w.Atom())
		case term.Int:
			*item.place = engine.Integer(w.SmallInt())
		case term.Box:
			*item.place = t.number(w)
		case term.Str:
			at := w.Index()
			f := h.Cells[at]
			args := make([]engine.Term, f.FunArity())
			*item.place = t.atom(f.FunName()).Apply(args...)
			for i := len(args) - 1; i >= 0; i-- {
				stack = append(stack, toJudge{h.Cells[at+1+i], &args[i], item.depth + 1})
			}
		case term.Lst:
			stack = t.list(w, item, stack)
		default:
			*item.place = t.variable(w)
		}
	}
	t.stack = stack[:0]
	return result
}

func (t *translator) number(w term.Word) engine.Term {
	h := t.heap
	if h.IsFloat(w) {
		f := h.Float(w)
		// ichiban takes a negative zero for zero, and a NaN for other than itself.
		t.odd = t.odd || f == 0 && math.Signbit(f) || math.IsNaN(f)
		return engine.Float(f)
	}
	if v, ok := h.Int64(w); ok {
		return engine.Integer(v)
	}
	return t.bigAtom(w)
}

func (t *translator) variable(w term.Word) engine.Variable {
	v, ok := t.vars[w]
	if !ok {
		v = engine.NewVariable()
		t.vars[w] = v
		t.order = append(t.order, w)
	}
	return v
}

// list translates a list in one piece; a list that ends in a compound other
// than a list is made of cells.
func (t *translator) list(w term.Word, item toJudge, stack []toJudge) []toJudge {
	h := t.heap
	length := 0
	end := w
	for end.Tag() == term.Lst {
		length++
		if item.depth+length > maxJudgeDepth {
			t.deep = true
			return stack[:0]
		}
		end = h.Deref(h.Cells[end.Index()+1])
	}
	elems := make([]engine.Term, length)
	switch {
	case end == term.AtomNil.Word():
		*item.place = engine.List(elems...)
	case end.Tag() == term.Str:
		// The last cell is an ordinary compound whose second argument is still
		// to come.
		cell := make([]engine.Term, 2)
		last := t.atom(term.AtomDot).Apply(cell...)
		stack = append(stack, toJudge{end, &cell[1], item.depth + length})
		*item.place = engine.PartialList(last, elems[:length-1]...)
		elems = append(elems[:length-1:length-1], nil)
		return t.elements(w, elems, &cell[0], item.depth, stack)
	default:
		var tail engine.Term
		switch end.Tag() {
		case term.Atm:
			tail = t.atom(end.Atom())
		case term.Int:
			tail = engine.Integer(end.SmallInt())
		case term.Box:
			tail = t.number(end)
		default:
			tail = t.variable(end)
		}
		*item.place = engine.PartialList(tail, elems...)
	}
	return t.elements(w, elems, nil, item.depth, stack)
}

// elements queues the elements of the list w; last, unless nil, is the place
// of the last one.
func (t *translator) elements(w term.Word, elems []engine.Term, last *engine.Term, depth int, stack []toJudge) []toJudge {
	h := t.heap
	from := len(stack)
	for i := range elems {
		place := &elems[i]
		if last != nil && i == len(elems)-1 {
			place = last
		}
		stack = append(stack, toJudge{h.Cells[w.Index()], place, depth + i + 1})
		w = h.Deref(h.Cells[w.Index()+1])
	}
	slices.Reverse(stack[from:])
	return stack
}

// fromJudge is a term of ichiban's to be laid down in a cell.
type fromJudge struct {
	term engine.Term
	cell int
}

// fetch lays a term of ichiban's down on the heap. Variables that translate
// made give their originals back; others become fresh ones, kept in fresh.
func (t *translator) fetch(x engine.Term, env *engine.Env, fresh map[engine.Variable]term.Word) term.Word {
	h := t.heap
	h.Reserve(1)
	root := h.Top
	h.Top++
	stack := append(t.filler[:0], fromJudge{x, root})
	for len(stack) > 0 {
		item := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		var w term.Word
		switch x := env.Resolve(item.term).(type) {
		case engine.Atom:
			w = t.atomBack(x)
		case engine.Integer:
			w = h.NewInt(int64(x))
		case engine.Float:
			w = h.NewFloat(float64(x))
		case engine.Variable:
			w = fresh[x]
			if w == 0 {
				w = h.NewVar()
				fresh[x] = w
			}
		case engine.Compound:
			n := x.Arity()
			name := t.atomBack(x.Functor()).Atom()
			w = h.NewOpen(name, n)
			first := w.Index()
			if w.Tag() == term.Str {
				first++
			}
			for i := range n {
				stack = append(stack, fromJudge{x.Arg(i), first + i})
			}
		}
		h.Cells[item.cell] = w
	}
	t.filler = stack[:0]
	return h.Deref(h.Cells[root])
}

func (t *translator) atomBack(a engine.Atom) term.Word {
	if w, ok := t.back[a]; ok {
		return w
	}
	name := a.String()
	if digits, ok := strings.CutPrefix(name, bigPrefix); ok && t.hasBig {
		if v, ok := parseBig(digits); ok {
			return t.heap.NewBig(v)
		}
	}
	w := term.Intern(name).Word()
	if len(t.back) < 1<<20 {
		t.back[a] = w
	}
	return w
}
