package reference

import (
	"math/big"
	"slices"

	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/term"
)

// maxDepth is the deepest term that ichiban is given. Lists count by their
// length, for it recurses along tails too.
const maxDepth = 10_000

// atoms translates atoms both ways.
type atoms struct {
	out []pl.Atom // by term.Atom, one above the atom; 0 where not yet asked
	in  map[pl.Atom]term.Atom
}

func (a *atoms) outward(x term.Atom) pl.Atom {
	if int(x) >= len(a.out) {
		a.out = append(a.out, make([]pl.Atom, int(x)+64-len(a.out)+len(a.out)/2)...)
	}
	if a.out[x] == 0 {
		a.out[x] = pl.NewAtom(x.Name()) + 1
		a.in[a.out[x]-1] = x
	}
	return a.out[x] - 1
}

func (a *atoms) inward(x pl.Atom) term.Atom {
	y, ok := a.in[x]
	if !ok {
		y = term.Intern(x.String())
		a.in[x] = y
	}
	return y
}

// exporter carries terms of a heap to ichiban. Variables keep their identity
// for as long as the exporter is used.
type exporter struct {
	atoms   *atoms
	heap    *term.Heap
	vars    map[term.Word]pl.Term
	big     bool // an integer beyond 64 bits was met
	tooDeep bool // a term was deeper than maxDepth: the result is not whole
}

// part is an argument to be translated into a place.
type part struct {
	w     term.Word
	place *pl.Term
	depth int
}

func (x *exporter) export(w term.Word) pl.Term {
	h := x.heap
	var result pl.Term
	stack := []part{{w, &result, 1}}
	for len(stack) > 0 {
		item := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if item.depth > maxDepth {
			x.tooDeep = true
			return nil
		}
		switch w := h.Deref(item.w); w.Tag() {
		case term.Atm:
			*item.place = x.atoms.outward(w.Atom())
		case term.Int:
			*item.place = pl.Integer(w.SmallInt())
		case term.Box:
			*item.place = x.number(w)
		case term.Str, term.Lst:
			name, arity, _ := h.Functor(w)
			args := make([]pl.Term, arity)
			*item.place = x.atoms.outward(name).Apply(args...)
			for i := arity; i > 0; i-- {
				stack = append(stack, part{h.RawArg(w, i), &args[i-1], item.depth + 1})
			}
		default:
			*item.place = x.variable(w)
		}
	}
	return result
}

func (x *exporter) number(w term.Word) pl.Term {
	h := x.heap
	if h.IsFloat(w) {
		return pl.Float(h.Float(w))
	}
	if v, ok := h.Int64(w); ok {
		return pl.Integer(v)
	}
	x.big = true
	return bigInteger(h.Big(w).String())
}

func (x *exporter) variable(w term.Word) pl.Term {
	v, ok := x.vars[w]
	if !ok {
		v = pl.NewVariable()
		if x.vars == nil {
			x.vars = map[term.Word]pl.Term{}
		}
		x.vars[w] = v
	}
	return v
}

// importer lays terms of ichiban down on a heap. Variables keep their identity
// for as long as the importer is used.
type importer struct {
	atoms *atoms
	heap  *term.Heap
	env   *pl.Env
	vars  map[pl.Variable]term.Word
}

// hole is a cell that waits for a term.
type hole struct {
	t    pl.Term
	cell int
}

func (m *importer) importTerm(t pl.Term) term.Word {
	h := m.heap
	h.Reserve(1)
	root := h.Top
	h.Top++
	stack := []hole{{t, root}}
	for len(stack) > 0 {
		item := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		h.Cells[item.cell] = term.MakeRef(item.cell)
		switch t := m.env.Resolve(item.t).(type) {
		case pl.Variable:
			w, ok := m.vars[t]
			if !ok {
				w = term.MakeRef(item.cell)
				m.set(t, w)
			}
			h.Cells[item.cell] = w
		case pl.Atom:
			h.Cells[item.cell] = m.atoms.inward(t).Word()
		case pl.Compound:
			n := t.Arity()
			w := h.NewOpen(m.atoms.inward(t.Functor()), n)
			h.Cells[item.cell] = w
			first := w.Index()
			if w.Tag() == term.Str {
				first++
			}
			for i := n - 1; i >= 0; i-- {
				stack = append(stack, hole{t.Arg(i), first + i})
			}
		default:
			w := m.number(t)
			h.Cells[item.cell] = w
		}
	}
	return h.Deref(term.MakeRef(root))
}

func (m *importer) set(v pl.Variable, w term.Word) {
	if m.vars == nil {
		m.vars = map[pl.Variable]term.Word{}
	}
	m.vars[v] = w
}

func (m *importer) number(t pl.Term) term.Word {
	switch t := t.(type) {
	case pl.Integer:
		return m.heap.NewInt(int64(t))
	case pl.Float:
		return m.heap.NewFloat(float64(t))
	case bigInteger:
		v, _ := new(big.Int).SetString(string(t), 10)
		return m.heap.NewBig(v)
	}
	return term.AtomNil.Word() // an opaque value: no term of a program holds one
}

// byAge gives the unbound variables of args a cell each, the older ones first:
// that is the order in which variables compare.
func (m *importer) byAge(args []pl.Term) []pl.Variable {
	vars := variablesOf(m.env, args...)
	slices.Sort(vars)
	for _, v := range vars {
		m.set(v, m.heap.NewVar())
	}
	return vars
}

// variablesOf gives the distinct unbound variables of terms in order of first
// occurrence.
func variablesOf(env *pl.Env, terms ...pl.Term) []pl.Variable {
	var vars []pl.Variable
	var seen map[pl.Variable]bool
	stack := append(make([]pl.Term, 0, 16), terms...)
	slices.Reverse(stack)
	for len(stack) > 0 {
		t := env.Resolve(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		switch t := t.(type) {
		case pl.Variable:
			if seen == nil {
				seen = map[pl.Variable]bool{}
			}
			if !seen[t] {
				seen[t] = true
				vars = append(vars, t)
			}
		case pl.Compound:
			for i := t.Arity() - 1; i >= 0; i-- {
				stack = append(stack, t.Arg(i))
			}
		}
	}
	return vars
}

// copyTerm gives a copy of t with fresh variables that holds in any
// environment. A ground t is resolved only.
func copyTerm(t pl.Term, env *pl.Env) pl.Term {
	type copying struct {
		t     pl.Term
		place *pl.Term
	}
	var result pl.Term
	var fresh map[pl.Variable]pl.Term
	stack := []copying{{t, &result}}
	for len(stack) > 0 {
		item := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		switch t := env.Resolve(item.t).(type) {
		case pl.Variable:
			v, ok := fresh[t]
			if !ok {
				if fresh == nil {
					fresh = map[pl.Variable]pl.Term{}
				}
				v = pl.NewVariable()
				fresh[t] = v
			}
			*item.place = v
		case pl.Compound:
			args := make([]pl.Term, t.Arity())
			*item.place = t.Functor().Apply(args...)
			for i := range args {
				stack = append(stack, copying{t.Arg(i), &args[i]})
			}
		default:
			*item.place = t
		}
	}
	return result
}

// list gives the terms as a list that ends in tail.
func list(terms []pl.Term, tail pl.Term) pl.Term {
	for i := len(terms) - 1; i >= 0; i-- {
		tail = cons(terms[i], tail)
	}
	return tail
}

func cons(head, tail pl.Term) pl.Term { return atomDot.Apply(head, tail) }

var (
	atomDot = pl.NewAtom(".")
	atomNil = pl.NewAtom("[]")
)
