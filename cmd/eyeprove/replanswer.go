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
// variables of the goal, true when it binds none. Unbound variables are written by
// their names in the goal; others as _, or _A, _B ... where they occur again.
func answerText(a *engine.Answer, ops *syntax.Operators, flags *syntax.Flags) string {
	h := term.NewHeap(0)
	instance := h.Freeze(a.Term(h))
	variables := a.Goal.Variables()
	values := a.Goal.Values(h, instance)
	o := syntax.Answer(flags)
	o.Priority = 699 // below =
	o.VariableNames = nameVariables(h, variables, values)
	var parts []string
	for i, name := range variables {
		v := h.Deref(values[i])
		if name[0] == '_' || v.IsVar() && o.VariableNames[v] == name {
			continue
		}
		parts = append(parts, name+" = "+syntax.Format(h, v, ops, o))
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

// nameVariables gives the names of the unbound variables in an answer. Of several
// variables of the goal that stand for one, the last names it.
func nameVariables(h *term.Heap, variables []string, values []term.Word) map[term.Word]string {
	names, taken := map[term.Word]string{}, map[string]bool{}
	for i, name := range variables {
		taken[name] = true
		if v := h.Deref(values[i]); v.IsVar() && (name[0] != '_' || names[v] == "") {
			names[v] = name
		}
	}
	next := 0
	order, count := occurrences(h, variables, values)
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

// occurrences gives the variables in the values that are shown, in order of first
// occurrence, and how often each occurs.
func occurrences(h *term.Heap, variables []string, values []term.Word) (order []term.Word, count map[term.Word]int) {
	count = map[term.Word]int{}
	var stack []term.Word
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
