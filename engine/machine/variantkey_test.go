package machine

import (
	"math/rand/v2"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Keys are equal exactly for variants, whatever parts of the terms are shared, in
// terms that are written as trees and in those whose distinct parts are.
func TestVariantKey(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	f := term.Intern("f")
	equal := 0
	for range 3000 {
		m := New(NewProgram(nil))
		h := &m.Heap
		vars := []term.Word{h.NewVar(), h.NewVar(), h.NewVar()}
		parts := append([]term.Word{f.Word(), h.NewInt(1), h.NewInt(1 << 62), h.NewFloat(0.5), h.NewFloat(0.5)}, vars...)
		grow := func(n int) term.Word {
			for range n {
				a, b := parts[rng.IntN(len(parts))], parts[max(0, len(parts)-1-rng.IntN(3))]
				if rng.IntN(3) == 0 {
					parts = append(parts, h.NewList([]term.Word{a}, b))
				} else {
					parts = append(parts, h.NewStruct(f, a, b))
				}
			}
			return parts[len(parts)-1]
		}
		x := grow(1 + rng.IntN(18))
		y := tree(h, x, 1<<15)
		if y == 0 {
			continue
		}
		if rng.IntN(2) == 0 {
			y = tree(h, grow(1), 1<<15) // another, mostly
		}
		if y == 0 {
			continue
		}
		variants := h.Variant(x, y)
		if variants {
			equal++
		}
		if same := m.variantKey(x) == m.variantKey(y); same != variants {
			t.Fatalf("variants %v, keys equal %v", variants, same)
		}
	}
	if equal < 500 {
		t.Errorf("only %d variants", equal)
	}
}

// A term that shares its parts 2^40-fold, and one that contains itself, have keys.
func TestVariantKeyOfShared(t *testing.T) {
	m := New(NewProgram(nil))
	h := &m.Heap
	build := func(leaf term.Word) term.Word {
		w := leaf
		for range 40 {
			w = h.NewStruct(term.Intern("f"), w, w)
		}
		return w
	}
	if m.variantKey(build(h.NewVar())) != m.variantKey(build(h.NewVar())) {
		t.Error("variants have other keys")
	}
	if m.variantKey(build(h.NewInt(1))) == m.variantKey(build(h.NewInt(2))) {
		t.Error("other terms have the same key")
	}
	v := h.NewVar()
	if !m.Unify(v, h.NewStruct(term.Intern("f"), h.NewInt(1), v)) {
		t.Fatal("no cycle")
	}
	if m.variantKey(v) != m.variantKey(v) {
		t.Error("a cyclic term has two keys")
	}
}

// tree gives a copy of w that shares nothing but variables, 0 when it would have
// more than most cells.
func tree(h *term.Heap, w term.Word, most int) term.Word {
	if h.Top > 4*most {
		return 0
	}
	w = h.Deref(w)
	switch w.Tag() {
	case term.Str, term.Lst:
		a, b := tree(h, h.Arg(w, 1), most), tree(h, h.Arg(w, 2), most)
		if a == 0 || b == 0 {
			return 0
		}
		if w.Tag() == term.Lst {
			return h.NewList([]term.Word{a}, b)
		}
		return h.NewStruct(term.Intern("f"), a, b)
	}
	return w
}
