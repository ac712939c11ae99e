package quads

import (
	"errors"
	"fmt"
	"slices"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// description is a description as understood.
type description struct {
	outcomes   []outcome
	unexpected bool
}

// formal are the formal terms of errors that may stand without error/2.
var formal = []string{
	"instantiation_error/0", "uninstantiation_error/1", "type_error/2", "domain_error/2", "existence_error/2",
	"permission_error/3", "representation_error/1", "evaluation_error/1", "resource_error/1",
	"syntax_error/1", "system_error/0", "system_error/1",
}

// understand reads a description of the answers of a query with these variables.
func understand(text string, names []string, ops *syntax.Operators, flags *syntax.Flags) (*description, error) {
	h := term.NewHeap(256)
	t, err := syntax.ParseTerm(h, text, "description", ops, flags)
	if err != nil {
		var d *syntax.Diagnostic
		if errors.As(err, &d) {
			return nil, errors.New(d.Message)
		}
		return nil, err
	}
	r := &describer{h: h, t: t, ops: ops, names: names, d: &description{}}
	for i, n := range names {
		r.vars = append(r.vars, 0)
		for _, v := range t.Vars {
			if v.Name == n {
				r.vars[i] = v.Word
			}
		}
		if r.vars[i] == 0 {
			r.vars[i] = h.NewVar()
		}
	}
	for _, a := range operands(h, t.Word, term.AtomSemicolon) {
		if err := r.answer(a); err != nil {
			return nil, err
		}
	}
	return r.d, r.validate()
}

type describer struct {
	h     *term.Heap
	t     syntax.Term
	ops   *syntax.Operators
	names []string
	vars  []term.Word
	d     *description
}

// operands takes apart (A op B op ...).
func operands(h *term.Heap, w term.Word, op term.Atom) []term.Word {
	var out []term.Word
	for w = h.Deref(w); h.Is(w, op, 2); w = h.Arg(w, 2) {
		out = append(out, h.Arg(w, 1))
	}
	return append(out, w)
}

// answer adds the outcome of one answer.
func (r *describer) answer(w term.Word) error {
	h := r.h
	o := outcome{kind: solution}
	var trail []term.Word
	defer func() { h.Undo(&trail, 0) }()
	for _, g := range operands(h, w, term.AtomComma) {
		name, arity, _ := h.Functor(g)
		key := fmt.Sprintf("%s/%d", name, arity)
		switch {
		case g.IsVar():
			return errors.New("a variable is no answer")
		case key == "true/0":
		case key == "unexpected/0":
			r.d.unexpected = true
		case key == "=/2":
			if !h.Unify(h.Arg(g, 1), h.Arg(g, 2), &trail) {
				return fmt.Errorf("the equations of one answer contradict each other: %s", r.format(w))
			}
		case key == "false/0" || key == "fail/0":
			o.kind = end
		case key == ".../0":
			o.kind = more
		case key == "loops/0":
			o.kind = loops
		case key == "halt/0":
			o.kind = halted
		case key == "halt/1":
			n, ok := h.Int64(h.Arg(g, 1))
			if !ok || !h.IsInteger(h.Arg(g, 1)) {
				return errors.New("halt takes an exit status")
			}
			o.kind, o.status = halted, int(n)
		case key == "throw/1":
			r.ball(&o, h.Arg(g, 1))
		case key == "error/2":
			r.ball(&o, g)
		case slices.Contains(formal, key):
			r.ball(&o, h.NewStruct(term.AtomError, g, h.NewVar()))
		default:
			return fmt.Errorf("this describes no answer: %s", r.format(g))
		}
	}
	if o.kind == solution {
		o.values = h.Freeze(h.NewList(r.vars, term.AtomNil.Word()))
	}
	r.d.outcomes = append(r.d.outcomes, o)
	return nil
}

func (r *describer) ball(o *outcome, w term.Word) {
	o.kind = failure
	var wild []term.Word
	for _, v := range r.t.Anonymous {
		if v = r.h.Deref(v); v.IsVar() {
			wild = append(wild, v)
		}
	}
	o.ball, o.wild = r.h.FreezeVars(w, wild)
}

func (r *describer) format(w term.Word) string {
	names := map[term.Word]string{}
	for _, v := range r.t.Vars {
		names[v.Word] = v.Name
	}
	return syntax.Format(r.h, w, r.ops, syntax.WriteOptions{Quoted: true, Layout: syntax.Spaced, VariableNames: names, MaxBytes: 500})
}

// validate refuses answers behind one that ends the search.
func (r *describer) validate() error {
	all := r.d.outcomes
	for _, o := range all[:len(all)-1] {
		if o.kind != solution {
			return errors.New("an answer is described behind one that ends the search")
		}
	}
	return nil
}
