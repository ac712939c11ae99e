package builtin

import (
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// cutOff gives a copy of w in which ... stands for what is nested deeper than
// depth, as max_depth(Depth) of write_term/2 has it. The element of a list after
// n others is n levels deeper than the first.
func cutOff(m *machine.Machine, w term.Word, depth int64) term.Word {
	type part struct {
		word  term.Word
		depth int64 // its own
		cell  int   // where its copy goes
		tail  bool  // of a list
	}
	ellipsis := term.Intern("...").Word()
	m.Reserve(2)
	root := m.Cons(0, 0).Index()
	stack := []part{{word: w, depth: 1, cell: root}}
	for len(stack) > 0 {
		p := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		t := m.Deref(p.word)
		list := t.Tag() == term.Lst
		var c term.Word
		switch name, arity, _ := m.Functor(t); {
		case p.depth > depth && !(p.tail && t == term.AtomNil.Word()), p.tail && list && p.depth >= depth:
			c = ellipsis
		case list:
			c = m.Cons(0, 0)
			stack = append(stack, part{m.RawArg(t, 2), p.depth + 1, c.Index() + 1, true}, part{m.RawArg(t, 1), p.depth + 1, c.Index(), false})
		case arity > 0:
			c = m.NewOpen(name, arity)
			for i := arity; i > 0; i-- {
				stack = append(stack, part{m.RawArg(t, i), p.depth + 1, c.Index() + i, false})
			}
		default:
			c = t
		}
		m.Cells[p.cell] = c
	}
	return m.Cells[root]
}
