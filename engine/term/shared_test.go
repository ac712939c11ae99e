package term_test

import (
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

// cycle gives the term X = f(a, X), or X = [a|X] when list is set, of n cells
// around.
func cycle(h *term.Heap, n int, list bool) term.Word {
	a := term.Intern("a").Word()
	end := h.NewVar()
	w := end
	for range n {
		if list {
			w = h.Cons(a, w)
		} else {
			w = h.NewStruct(term.Intern("f"), a, w)
		}
	}
	h.Cells[end.Index()] = w
	return w
}

// doubled gives f(X,X) with X = f(Y,Y) and so on, n times, around leaf.
func doubled(h *term.Heap, n int, leaf term.Word) term.Word {
	for range n {
		leaf = h.NewStruct(term.Intern("f"), leaf, leaf)
	}
	return leaf
}

func TestCyclicAndSharedTerms(t *testing.T) {
	b := term.Intern("b").Word()
	for _, list := range []bool{false, true} {
		h := term.NewHeap(0)
		x, y := cycle(h, 2, list), cycle(h, 3, list)
		v := h.NewVar()
		mixed := h.NewStruct(term.Intern("g"), x, v)
		var trail []term.Word
		if !h.Unify(x, y, &trail) || !h.Identical(x, y) || h.Compare(x, y) != 0 || !h.Variant(x, y) {
			t.Errorf("list %v: equal cyclic terms are found different", list)
		}
		if h.Ground(mixed) || !h.Ground(x) || len(h.Variables(mixed)) != 1 || h.Occurs(v, x) || !h.Occurs(v, mixed) {
			t.Errorf("list %v: variables of a cyclic term", list)
		}
		if h.Acyclic(x) || h.Acyclic(mixed) {
			t.Errorf("list %v: a cyclic term is found finite", list)
		}
		c := h.Copy(mixed)
		if h.Acyclic(c) || h.Ground(c) || h.Identical(c, mixed) || !h.Identical(h.Arg(c, 1), x) {
			t.Errorf("list %v: copy of a cyclic term", list)
		}
		if list {
			if elems, end := h.Slice(x); end != term.NotList || elems != nil {
				t.Error("a cyclic list is found a list")
			}
		}
	}
	h := term.NewHeap(0)
	v := h.NewVar()
	x, y, z := doubled(h, 100, v), doubled(h, 100, v), doubled(h, 100, b)
	if !h.Identical(x, y) || h.Identical(x, z) || h.Compare(x, z) >= 0 || h.Variant(x, z) || !h.Variant(x, y) {
		t.Error("terms that share their parts are compared wrongly")
	}
	if h.Ground(x) || !h.Ground(z) || len(h.Variables(x)) != 1 || !h.Acyclic(x) {
		t.Error("variables of a term that shares its parts")
	}
	if c := h.Copy(x); len(h.Variables(c)) != 1 || !h.Variant(c, x) {
		t.Error("copy of a term that shares its parts")
	}
	var trail []term.Word
	if !h.Unify(x, z, &trail) || h.Deref(v) != b {
		t.Error("terms that share their parts do not unify")
	}
}
