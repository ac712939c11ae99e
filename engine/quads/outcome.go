package quads

import (
	"strconv"
	"strings"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// kind is what a search does next.
type kind uint8

const (
	solution kind = iota
	end           // no further solution
	failure       // an error
	more          // described only: anything but end
	loops         // a limit was reached
	halted
)

// outcome is what a search did, or should do. All of its terms are images.
type outcome struct {
	kind kind
	// of a solution: the list of the values of the query's variables
	values term.Image
	// of a failure
	ball         term.Image
	wild         []int // described: cells of ball with anonymous variables
	status       int   // of halted
	alternatives bool  // of a solution found: the search had not ended
}

// same reports whether an outcome is the described one.
func (want *outcome) same(got *outcome) bool {
	if want.kind != got.kind {
		return false
	}
	h := term.NewHeap(len(want.values.Cells) + len(got.values.Cells) + len(want.ball.Cells) + 2*len(got.ball.Cells) + 16)
	switch want.kind {
	case solution:
		return h.Variant(h.Thaw(want.values), h.Thaw(got.values))
	case failure:
		return want.matches(got, h)
	case halted:
		return want.status == got.status
	}
	return true
}

// matches compares balls: the described one must become a variant of the other
// when its anonymous variables are replaced.
func (want *outcome) matches(got *outcome, h *term.Heap) bool {
	base := h.Top
	described := h.Thaw(want.ball)
	wild := make(map[term.Word]bool)
	for _, c := range want.wild {
		if c >= 0 {
			wild[h.Deref(term.MakeRef(base+c))] = true
		}
	}
	ball := h.Thaw(got.ball)
	if h.Is(described, term.AtomError, 2) && h.Is(ball, term.AtomError, 2) {
		described, ball = h.Arg(described, 1), h.Arg(ball, 1)
	}
	forth, back := map[term.Word]term.Word{}, map[term.Word]term.Word{}
	stack := []term.Word{described, ball}
	for len(stack) > 0 {
		a, b := h.Deref(stack[len(stack)-2]), h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-2]
		if wild[a] {
			continue
		}
		if a.IsVar() || b.IsVar() {
			x, seenA := forth[a]
			y, seenB := back[b]
			if !a.IsVar() || !b.IsVar() || seenA != seenB || seenA && (x != b || y != a) {
				return false
			}
			forth[a], back[b] = b, a
			continue
		}
		n, k, _ := h.Functor(a)
		m, l, _ := h.Functor(b)
		if k == 0 || l == 0 {
			if !h.Identical(a, b) {
				return false
			}
			continue
		}
		if n != m || k != l {
			return false
		}
		for i := k; i > 0; i-- {
			stack = append(stack, h.RawArg(a, i), h.RawArg(b, i))
		}
	}
	return true
}

// describe writes outcomes as a description.
func describe(found []outcome, names []string, ops *syntax.Operators, flags *syntax.Flags) string {
	var parts []string
	for i := range found {
		parts = append(parts, found[i].text(names, ops, flags))
	}
	text := strings.Join(parts, " ; ")
	if strings.ContainsRune("+-*/\\^<>=~:.?@#&$", rune(text[len(text)-1])) {
		text += " " // the dot would be part of the name before it
	}
	return text + "."
}

func (o *outcome) text(names []string, ops *syntax.Operators, flags *syntax.Flags) string {
	switch o.kind {
	case end:
		return "false"
	case more:
		return "..."
	case loops:
		return "loops"
	case halted:
		if o.status == 0 {
			return "halt"
		}
		return "halt(" + strconv.Itoa(o.status) + ")"
	}
	h := term.NewHeap(len(o.values.Cells) + len(o.ball.Cells) + 16)
	options := syntax.Answer(flags)
	options.MaxBytes = 2000
	options.VariableNames = map[term.Word]string{}
	options.Priority = 999
	if o.kind == failure {
		ball := h.Thaw(o.ball)
		nameVariables(h, ball, options.VariableNames)
		if !h.Is(ball, term.AtomError, 2) {
			return "throw(" + syntax.Format(h, ball, ops, options) + ")"
		}
		return "error(" + syntax.Format(h, h.Arg(ball, 1), ops, options) + ", _)"
	}
	values, _ := h.Slice(h.Thaw(o.values))
	options.Priority = 699
	var equations []string
	for i, v := range values {
		if v = h.Deref(v); v.IsVar() && options.VariableNames[v] == "" {
			options.VariableNames[v] = names[i]
		}
	}
	for _, v := range values {
		nameVariables(h, v, options.VariableNames)
	}
	for i, v := range values {
		if v = h.Deref(v); !v.IsVar() || options.VariableNames[v] != names[i] {
			equations = append(equations, names[i]+" = "+syntax.Format(h, v, ops, options))
		}
	}
	if len(equations) == 0 {
		return "true"
	}
	return strings.Join(equations, ", ")
}

// nameVariables gives the variables of w that have no name the names _A, _B ...
func nameVariables(h *term.Heap, w term.Word, names map[term.Word]string) {
	for _, v := range h.Variables(w) {
		if names[v] != "" {
			continue
		}
		n := len(names)
		name := "_" + string(rune('A'+n%26))
		if n >= 26 {
			name += strconv.Itoa(n / 26)
		}
		names[v] = name
	}
}
