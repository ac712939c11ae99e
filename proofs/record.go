package proofs

import (
	"strings"

	"github.com/eyeprove/eyeprove/engine/term"
)

// record gives head and conjuncts of a clause on h as a clause/3 fact has them:
// a named variable X as var('X'), any other as anonymous(I), numbered in order
// of first occurrence. A fact has no conjuncts.
func record(h *term.Heap, k *recipe) (head term.Word, body []term.Word) {
	base := h.Top
	whole := h.Thaw(k.im)
	for _, v := range k.vars {
		if v.Cell >= 0 && !strings.HasPrefix(v.Name, "_") {
			h.Cells[base+v.Cell] = h.NewStruct(term.AtomVarRecord, term.Intern(v.Name).Word())
		}
	}
	for i, v := range h.Variables(whole) {
		h.Cells[v.Index()] = h.NewStruct(term.AtomAnonymous, h.NewInt(int64(i+1)))
	}
	head = h.Arg(whole, 1)
	if k.fact {
		return head, nil
	}
	stack := []term.Word{h.RawArg(whole, 2)}
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if h.Is(w, term.AtomComma, 2) {
			stack = append(stack, h.RawArg(w, 2), h.RawArg(w, 1))
			continue
		}
		body = append(body, w)
	}
	return head, body
}

// binding is 'Name' = Value of a step.
type binding struct{ name, value term.Word }

// bindings gives what the derivation bound the named variables of the clause of
// a step to, in order of first occurrence.
func (d *Document) bindings(s *step, out []binding) []binding {
	if s.by != byClause {
		return out
	}
	for _, n := range d.r.cooked[s.clause].names {
		w := s.goal
		if n.goal > 0 {
			w = d.uses[s.from+n.goal-1].goal
		}
		for _, i := range n.path {
			w = d.pool.h.Arg(w, int(i))
		}
		if !w.IsVar() {
			out = append(out, binding{n.name, w})
		}
	}
	return out
}
