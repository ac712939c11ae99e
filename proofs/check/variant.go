package check

import "github.com/eyeprove/eyeprove/engine/term"

// variant reports whether two terms of the store are equal up to a renaming of
// variables. What holds no variable is compared by its place alone, and no pair is
// looked at again and again.
func (s *store) variant(a, b term.Word) bool {
	h := s.heap
	var left, right numbering
	met := map[[2]term.Word]bool(nil)
	unmarked := maxUnmarked
	stack := []term.Word{a, b}
	for len(stack) > 0 {
		a, b := h.Deref(stack[len(stack)-2]), h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-2]
		switch {
		case a.IsVar() && b.IsVar():
			if left.number(a) != right.number(b) {
				return false
			}
			continue
		case a.Tag() != b.Tag():
			return false
		case !a.IsCompound() || s.closed(a) || s.closed(b):
			if a != b {
				return false
			}
			continue
		}
		if unmarked--; unmarked < 0 {
			if met == nil {
				met = map[[2]term.Word]bool{}
			}
			if met[[2]term.Word{a, b}] {
				continue
			}
			met[[2]term.Word{a, b}] = true
		}
		i, j := a.Index(), b.Index()
		if a.Tag() == term.Lst {
			stack = append(stack, h.Cells[i+1], h.Cells[j+1], h.Cells[i], h.Cells[j])
			continue
		}
		if h.Cells[i] != h.Cells[j] {
			return false
		}
		for k := h.Cells[i].FunArity(); k > 0; k-- {
			stack = append(stack, h.Cells[i+k], h.Cells[j+k])
		}
	}
	return true
}
