package engine

import (
	"fmt"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

var (
	atomNotProvable = term.Intern("\\+")
	atomNot         = term.Intern("not")
)

// floundering warns of a negation whose variable only a later goal of the body
// binds: \+ p(X), q(X) asks whether there is no p at all. head is 0 for a query.
func (u *unit) floundering(item *syntax.Item, head, body term.Word) {
	h := u.heap
	goals := conjuncts(h, body)
	var suspects []int // of goals: negations with a goal behind them
	for i, g := range goals[:len(goals)-1] {
		if h.Is(g, atomNotProvable, 1) || h.Is(g, atomNot, 1) {
			suspects = append(suspects, i)
		}
	}
	if len(suspects) == 0 {
		return
	}
	last := map[term.Word]int{} // the last goal that a variable occurs in
	first := map[term.Word]int{}
	note := func(w term.Word, place int) {
		for _, v := range h.Variables(w) {
			if _, seen := first[v]; !seen {
				first[v] = place
			}
			last[v] = place
		}
	}
	if head != 0 {
		note(head, -1)
	}
	for i, g := range goals {
		note(g, i)
	}
	for _, i := range suspects {
		for _, v := range item.Vars {
			w := h.Deref(v.Word)
			if first[w] != i || last[w] <= i || !w.IsVar() || v.Name[0] == '_' {
				continue
			}
			u.loader.report(u.src.Diagnose(item, syntax.CodeNegation, syntax.Warning,
				fmt.Sprintf("variable %s is unbound in a negation and bound only behind it", v.Name),
				"\\+ asks whether there is no solution at all: it usually belongs behind the goal that binds the variable"))
			break
		}
	}
}
