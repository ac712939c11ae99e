package builtin

import (
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// solutions runs a nondeterministic built-in whose answers are known when it
// is called: all, asked only then, gives every candidate, and those that unify
// with pattern are the answers. What is left to try is a list in state. The
// last answer leaves no choice point.
func solutions(m *machine.Machine, pattern, state term.Word, all func() []term.Word) (bool, term.Word, error) {
	if state == 0 {
		var fit []term.Word
		for _, c := range all() {
			if m.Unifiable(pattern, c) {
				fit = append(fit, c)
			}
		}
		switch len(fit) {
		case 0:
			return false, 0, nil
		case 1:
			return m.Unify(pattern, fit[0]), 0, nil
		}
		state = m.NewList(fit, term.AtomNil.Word())
	}
	list := m.Deref(state)
	next := m.Arg(list, 2)
	if next == term.AtomNil.Word() {
		next = 0
	}
	return m.Unify(pattern, m.Arg(list, 1)), next, nil
}
