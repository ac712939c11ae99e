package term

import (
	"math"
	"math/big"
	"math/rand"
	"testing"
)

// randomTerm makes a term of up to size subterms with variables from vars.
func randomTerm(r *rand.Rand, h *Heap, vars []Word, size int) Word {
	if size <= 1 {
		switch r.Intn(6) {
		case 0:
			return vars[r.Intn(len(vars))]
		case 1:
			return h.NewInt(r.Int63n(2000) - 1000)
		case 2:
			return h.NewBig(new(big.Int).Lsh(big.NewInt(r.Int63n(100)-50), uint(r.Intn(200))))
		case 3:
			odd := []float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN()}
			if i := r.Intn(10); i < len(odd) {
				return h.NewFloat(odd[i])
			}
			return h.NewFloat(r.NormFloat64())
		}
		return Intern(string(rune('a' + r.Intn(5)))).Word()
	}
	n := 1 + r.Intn(3)
	args := make([]Word, n)
	for i := range args {
		args[i] = randomTerm(r, h, vars, (size-1)/n)
	}
	name := Intern(string(rune('f' + r.Intn(3))))
	if n == 2 && r.Intn(2) == 0 {
		name = AtomDot
	}
	return h.NewStruct(name, args...)
}

func TestNumbers(t *testing.T) {
	h := NewHeap(0)
	for _, v := range []int64{0, 1, -1, MaxSmall, MinSmall, MaxSmall + 1, MinSmall - 1, math.MaxInt64, math.MinInt64} {
		if got, ok := h.Int64(h.NewInt(v)); !ok || got != v {
			t.Errorf("%d comes back as %d, %v", v, got, ok)
		}
		b := big.NewInt(v)
		if got := h.Big(h.NewBig(b)); got.Cmp(b) != 0 {
			t.Errorf("%d comes back as %d", b, got)
		}
	}
	huge := new(big.Int).Exp(big.NewInt(-7), big.NewInt(301), nil)
	w := h.NewBig(huge)
	if got := h.Big(w); got.Cmp(huge) != 0 || !h.NegativeBig(w) || !h.IsInteger(w) || h.IsFloat(w) {
		t.Errorf("%d comes back as %d", huge, got)
	}
	if _, fits := h.Int64(w); fits {
		t.Error("a huge integer fits 64 bits")
	}
	if f := h.NewFloat(-0.5); h.Float(f) != -0.5 || !h.IsFloat(f) || h.IsInteger(f) {
		t.Error("a float does not come back")
	}
}

// TestImages freezes and thaws random terms: what comes back is a variant with
// variables of its own, on the same heap and on another.
func TestImages(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	h, other := NewHeap(0), NewHeap(0)
	for range 2000 {
		vars := []Word{h.NewVar(), h.NewVar(), h.NewVar()}
		w := randomTerm(r, h, vars, r.Intn(30))
		c := h.Copy(w)
		if !h.Variant(w, c) {
			t.Fatal("a copy is no variant")
		}
		for _, v := range h.Variables(c) {
			for _, u := range vars {
				if u == v {
					t.Fatal("a copy shares a variable")
				}
			}
		}
		if !VariantAcross(h, w, other, h.CopyTo(other, w)) {
			t.Fatal("a copy on another heap is no variant")
		}
		im, at := h.FreezeVars(w, vars)
		back := other.Thaw(im)
		base := other.Top - len(im.Cells)
		for i, v := range vars {
			if h.Occurs(v, w) != (at[i] >= 0) {
				t.Fatal("FreezeVars misses a variable, or finds one too many")
			}
			if at[i] >= 0 && len(im.Cells) > 0 && !other.Occurs(MakeRef(base+at[i]), back) {
				t.Fatal("FreezeVars gives the wrong cell")
			}
		}
	}
}

// TestOrder compares random terms: the order is total, and agrees with Identical.
func TestOrder(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	h := NewHeap(0)
	vars := []Word{h.NewVar(), h.NewVar()}
	var ws []Word
	for range 60 {
		ws = append(ws, randomTerm(r, h, vars, r.Intn(6)))
	}
	for _, a := range ws {
		for _, b := range ws {
			ab := h.Compare(a, b)
			if ab != -h.Compare(b, a) {
				t.Fatal("the order is not antisymmetric")
			}
			if (ab == 0) != h.Identical(a, b) {
				t.Fatal("Compare and Identical disagree")
			}
			for _, c := range ws {
				if ab <= 0 && h.Compare(b, c) <= 0 && h.Compare(a, c) > 0 {
					t.Fatal("the order is not transitive")
				}
			}
		}
	}
}

// TestUnify unifies terms with instances and undoes it.
func TestUnify(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	h := NewHeap(0)
	for range 1000 {
		vars := []Word{h.NewVar(), h.NewVar(), h.NewVar()}
		a := randomTerm(r, h, vars, 12)
		b := h.Copy(a)
		before := h.Freeze(a)
		var trail []Word
		for _, v := range h.Variables(b) {
			if !h.Unify(v, h.NewInt(r.Int63n(9)), &trail) {
				t.Fatal("a variable does not take a number")
			}
		}
		mark := len(trail)
		if !h.Unify(a, b, &trail) || !h.Identical(a, b) || !h.Ground(a) {
			t.Fatal("a term does not unify with its instance")
		}
		h.Undo(&trail, mark)
		if scratch := NewHeap(0); !VariantAcross(h, a, scratch, scratch.Thaw(before)) {
			t.Fatal("undoing leaves a trace")
		}
	}
}

func TestLimit(t *testing.T) {
	h := NewHeap(0)
	h.Limit = 1000
	defer func() {
		if _, ok := recover().(LimitReached); !ok {
			t.Error("a heap grew past its limit")
		}
	}()
	for range 2000 {
		h.NewVar()
	}
}

func TestSlice(t *testing.T) {
	h := NewHeap(0)
	a, v := Intern("a").Word(), h.NewVar()
	for _, c := range []struct {
		w   Word
		n   int
		end ListEnd
	}{
		{AtomNil.Word(), 0, ProperList},
		{h.NewList([]Word{a, a, a}, AtomNil.Word()), 3, ProperList},
		{h.NewList([]Word{a}, v), 1, PartialList},
		{v, 0, PartialList},
		{h.NewList([]Word{a, a}, a), 2, NotList},
		{a, 0, NotList},
	} {
		if elems, end := h.Slice(c.w); len(elems) != c.n || end != c.end {
			t.Errorf("got %d elements and end %d, want %d and %d", len(elems), end, c.n, c.end)
		}
	}
}
