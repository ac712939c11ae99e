package syntax

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// phrase is a piece of a grammar body: its translation, a goal between the
// lists from and to, goes to the heap cell slot.
type phrase struct {
	body, from, to term.Word
	slot           int
}

var atomPhrase = term.Intern("phrase")

// grammar translates grammar rules as the draft technical specification for
// ISO Prolog does, without Go recursion over the body.
type grammar struct {
	h    *term.Heap
	todo []phrase
}

// TranslateRule translates a grammar rule Head --> Body, or Head, Pushback -->
// Body, to a clause on the same heap. The error is an *isoerr.Exception:
// instantiation_error for a variable as head, type_error(callable, T) for what
// is no nonterminal, type_error(list, L) for a terminal that is no proper list.
func TranslateRule(h *term.Heap, rule term.Word) (term.Word, error) {
	rule = h.Deref(rule)
	if !h.Is(rule, term.AtomDCGArrow, 2) {
		return 0, isoerr.Type(h, isoerr.Callable, rule)
	}
	head, body := h.Arg(rule, 1), h.Arg(rule, 2)
	pushback := term.Word(0)
	if h.Is(head, term.AtomComma, 2) {
		head, pushback = h.Arg(head, 1), h.Arg(head, 2)
	}
	switch {
	case head.IsVar():
		return 0, isoerr.Instantiation(h)
	case !head.IsCallable():
		return 0, isoerr.Type(h, isoerr.Callable, head)
	}
	from, to := h.NewVar(), h.NewVar()
	g := grammar{h: h}
	newHead := g.nonterminal(head, from, to)
	if pushback == 0 {
		newBody, err := TranslateBody(h, body, from, to)
		if err != nil {
			return 0, err
		}
		return h.NewStruct(term.AtomNeck, newHead, newBody), nil
	}
	mid := h.NewVar()
	newBody, err := TranslateBody(h, body, from, mid)
	if err != nil {
		return 0, err
	}
	back, err := g.terminals(pushback, to, mid)
	if err != nil {
		return 0, err
	}
	return h.NewStruct(term.AtomNeck, newHead, h.NewStruct(term.AtomComma, newBody, back)), nil
}

// TranslateBody translates a grammar body to a goal that holds when the list
// from begins with what the body describes and to is the rest. The errors are
// those of TranslateRule.
func TranslateBody(h *term.Heap, body, from, to term.Word) (term.Word, error) {
	g := grammar{h: h}
	root := h.NewVar().Index()
	g.later(body, from, to, root)
	for len(g.todo) > 0 {
		p := g.todo[len(g.todo)-1]
		g.todo = g.todo[:len(g.todo)-1]
		goal, err := g.translate(p)
		if err != nil {
			return 0, err
		}
		h.Cells[p.slot] = goal
	}
	return h.Deref(h.Cells[root]), nil
}

func (g *grammar) later(body, from, to term.Word, slot int) {
	g.todo = append(g.todo, phrase{body, from, to, slot})
}

// pair gives name(_, _) and the cells of its arguments.
func (g *grammar) pair(name term.Atom) (goal term.Word, left, right int) {
	goal = g.h.NewOpen(name, 2)
	at := goal.Index()
	return goal, at + 1, at + 2
}

// then gives the goal (first, to = from).
func (g *grammar) then(first term.Word, p phrase) term.Word {
	return g.h.NewStruct(term.AtomComma, first, g.h.NewStruct(term.AtomEquals, p.to, p.from))
}

// translate gives the goal of p; parts of it may be left for later.
func (g *grammar) translate(p phrase) (term.Word, error) {
	h := g.h
	body := h.Deref(p.body)
	name, arity, ok := h.Functor(body)
	switch {
	case body.IsVar():
		return h.NewStruct(atomPhrase, body, p.from, p.to), nil
	case !ok:
		return 0, isoerr.Type(h, isoerr.Callable, body)
	case arity == 2 && (name == term.AtomComma || name == term.AtomArrow || name == term.AtomSoftArrow):
		goal, left, right := g.pair(name)
		mid := h.NewVar()
		g.later(h.Arg(body, 2), mid, p.to, right)
		g.later(h.Arg(body, 1), p.from, mid, left)
		return goal, nil
	case arity == 2 && (name == term.AtomSemicolon || name == term.AtomBar):
		goal, left, right := g.pair(term.AtomSemicolon)
		g.later(h.Arg(body, 2), p.from, p.to, right)
		g.later(h.Arg(body, 1), p.from, p.to, left)
		return goal, nil
	case arity == 2 && name == term.AtomColon:
		goal, left, right := g.pair(name)
		h.Cells[left] = h.Arg(body, 1)
		g.later(h.Arg(body, 2), p.from, p.to, right)
		return goal, nil
	case arity == 1 && name == term.AtomNot:
		goal := h.NewOpen(name, 1)
		g.later(h.Arg(body, 1), p.from, h.NewVar(), goal.Index()+1)
		return g.then(goal, p), nil
	case arity == 0 && name == term.AtomCut:
		return g.then(body, p), nil
	case arity == 1 && name == term.AtomCurly:
		return g.then(h.Arg(body, 1), p), nil
	case body.Tag() == term.Lst || arity == 0 && name == term.AtomNil:
		return g.terminals(body, p.from, p.to)
	}
	return g.nonterminal(body, p.from, p.to), nil
}

// nonterminal adds the two lists to a callable; call//N is no exception.
func (g *grammar) nonterminal(body, from, to term.Word) term.Word {
	name, arity, _ := g.h.Functor(body)
	args := make([]term.Word, arity, arity+2)
	for i := range args {
		args[i] = g.h.Arg(body, i+1)
	}
	return g.h.NewStruct(name, append(args, from, to)...)
}

// terminals gives from = [T1, T2 ... | to].
func (g *grammar) terminals(list, from, to term.Word) (term.Word, error) {
	elems, end := g.h.Slice(list)
	if end != term.ProperList {
		return 0, isoerr.Type(g.h, isoerr.List, list)
	}
	return g.h.NewStruct(term.AtomEquals, from, g.h.NewList(elems, to)), nil
}
