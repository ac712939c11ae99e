package check

import "github.com/eyeprove/eyeprove/engine/term"

// A pattern is a term of a clause in prefix order: an atom or small integer is
// its word, a compound its functor word followed by its arguments, a number
// out of line its header and raw words, and a variable a Ref word that holds
// the variable's slot. A list cell is the functor '.'/2.
type pattern []term.Word

// slots numbers the variables of one clause in order of first occurrence.
type slots struct {
	of   map[term.Word]int
	vars []term.Word
}

func newSlots() *slots { return &slots{of: map[term.Word]int{}} }

func (s *slots) slot(v term.Word) int {
	i, ok := s.of[v]
	if !ok {
		i = len(s.vars)
		s.of[v] = i
		s.vars = append(s.vars, v)
	}
	return i
}

// makePattern gives the pattern of w, adding its variables to s.
func makePattern(h *term.Heap, w term.Word, s *slots) pattern {
	var p pattern
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		switch w.Tag() {
		case term.Atm, term.Int:
			p = append(p, w)
		case term.Box:
			at := w.Index()
			n := h.Cells[at].FunArity()
			p = append(p, h.Cells[at:at+n+1]...)
		case term.Str, term.Lst:
			name, arity, _ := h.Functor(w)
			p = append(p, term.MakeFun(name, arity))
			for k := arity; k > 0; k-- {
				stack = append(stack, h.RawArg(w, k))
			}
		default:
			p = append(p, term.MakeRef(s.slot(w)))
		}
	}
	return p
}

// matcher matches patterns against terms of one heap without ever binding a
// variable of the heap: the pattern's variables take values, the term's are
// constants.
type matcher struct {
	heap   *term.Heap
	values []term.Word // by slot; 0, which is no term, where the slot has no value
	stack  []term.Word
}

// reset forgets all values and makes room for n slots.
func (m *matcher) reset(n int) {
	if cap(m.values) < n {
		m.values = make([]term.Word, n, 2*n)
	}
	m.values = m.values[:n]
	clear(m.values)
}

// match reports whether w is the instance of p under the values so far, giving
// values to the slots that have none.
func (m *matcher) match(p pattern, w term.Word) bool {
	h := m.heap
	stack := append(m.stack[:0], w)
	defer func() { m.stack = stack[:0] }()
	for i := 0; i < len(p); i++ {
		computed := p[i]
		claimed := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		switch computed.Tag() {
		case term.Ref:
			slot := computed.Index()
			if m.values[slot] == 0 {
				m.values[slot] = claimed
			} else if !h.Identical(m.values[slot], claimed) {
				return false
			}
		case term.Fun:
			if n := computed.BoxWords(); n >= 0 {
				if claimed.Tag() != term.Box || !sameWords(p[i:i+n+1], h.Cells[claimed.Index():]) {
					return false
				}
				i += n
				continue
			}
			arity := computed.FunArity()
			switch claimed.Tag() {
			case term.Lst:
				if computed != term.FunDot {
					return false
				}
				at := claimed.Index()
				stack = append(stack, h.Cells[at+1], h.Cells[at])
			case term.Str:
				at := claimed.Index()
				if h.Cells[at] != computed {
					return false
				}
				for k := arity; k > 0; k-- {
					stack = append(stack, h.Cells[at+k])
				}
			default:
				return false
			}
		default:
			if computed != claimed {
				return false
			}
		}
	}
	return true
}

func sameWords(a, b []term.Word) bool {
	if len(b) < len(a) {
		return false
	}
	for i, w := range a {
		if b[i] != w {
			return false
		}
	}
	return true
}
