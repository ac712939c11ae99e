package main

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// answerWidth is the length from which an answer takes a line for each variable.
const answerWidth = 76

// answerText writes an answer as a goal that can be pasted back: equations for the
// variables of the goal and the goals that wait for others, true when it binds none.
// Unbound variables are written by their names in the goal; others as _, or _A, _B ...
// where they occur again.
func answerText(a *engine.Answer, ops *syntax.Operators, flags *syntax.Flags) string {
	h := term.NewHeap(0)
	instance, waiting := a.Waiting(h)
	variables := a.Goal.Variables()
	values := a.Goal.Values(h, instance)
	o := syntax.Answer(flags)
	o.Priority = 699 // below =
	o.VariableNames = nameVariables(h, variables, values, waiting)
	var parts []string
	for i, name := range variables {
		v := h.Deref(values[i])
		if name[0] == '_' || v.IsVar() && o.VariableNames[v] == name {
			continue
		}
		parts = append(parts, name+" = "+syntax.Format(h, v, ops, o))
	}
	o.Priority = 999
	for ; waiting.Tag() == term.Lst; waiting = h.Arg(waiting, 2) {
		parts = append(parts, syntax.Format(h, unqualified(h, h.Arg(waiting, 1)), ops, o))
	}
	text := strings.Join(parts, ", ")
	switch {
	case text == "":
		return "true"
	case utf8.RuneCountInString(text) > answerWidth:
		return strings.Join(parts, ",\n")
	}
	return text
}

// unqualified gives a goal that waits for a variable without the module user in front
// of the goal inside.
func unqualified(h *term.Heap, w term.Word) term.Word {
	if !h.Is(w, term.Intern("freeze"), 2) && !h.Is(w, term.Intern("when"), 2) {
		return w
	}
	inner := h.Arg(w, 2)
	if !h.Is(inner, term.AtomColon, 2) || !h.Is(h.Arg(inner, 1), term.Intern("user"), 0) {
		return w
	}
	name, _, _ := h.Functor(w)
	return h.NewStruct(name, h.Arg(w, 1), h.Arg(inner, 2))
}

// nameVariables gives the names of the unbound variables in an answer. Of several
// variables of the goal that stand for one, the last names it.
func nameVariables(h *term.Heap, variables []string, values []term.Word, waiting term.Word) map[term.Word]string {
	names, taken := map[term.Word]string{}, map[string]bool{}
	for i, name := range variables {
		taken[name] = true
		if v := h.Deref(values[i]); v.IsVar() && (name[0] != '_' || names[v] == "") {
			names[v] = name
		}
	}
	next := 0
	order, count := occurrences(h, variables, values, waiting)
	for _, v := range order {
		if names[v] != "" {
			continue
		}
		if count[v] == 1 {
			names[v] = "_"
			continue
		}
		for {
			name := fmt.Sprintf("_%c", 'A'+next%26)
			if next >= 26 {
				name += fmt.Sprint(next / 26)
			}
			next++
			if !taken[name] {
				names[v] = name
				break
			}
		}
	}
	return names
}

// occurrences gives the variables in what is shown, values and goals, in order of first
// occurrence, and how often each occurs.
func occurrences(h *term.Heap, variables []string, values []term.Word, waiting term.Word) (order []term.Word, count map[term.Word]int) {
	count = map[term.Word]int{}
	stack := []term.Word{waiting}
	for i := len(values) - 1; i >= 0; i-- {
		if variables[i][0] != '_' {
			stack = append(stack, values[i])
		}
	}
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		switch {
		case w.IsVar():
			if count[w]++; count[w] == 1 {
				order = append(order, w)
			}
		case w.IsCompound():
			_, arity, _ := h.Functor(w)
			for i := arity; i > 0; i-- {
				stack = append(stack, h.RawArg(w, i))
			}
		}
	}
	return order, count
}
