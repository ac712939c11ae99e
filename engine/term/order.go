package term

import (
	"cmp"
	"math"
	"strings"
)

// Compare gives -1, 0 or 1 by the standard order of terms (ISO 13211-1, 7.2):
// variables by age, floats, integers, atoms by character code, compounds by
// arity, name and arguments. All floats come before all integers, what is no
// number before all other floats, and -0.0 before 0.0, which is another term.
func (h *Heap) Compare(a, b Word) int {
	sign, _ := h.CompareAged(a, b)
	return sign
}

// CompareAged is Compare that also reports whether the order of two distinct
// variables decided, which is their age. That it did does not depend on which
// of them is the older.
func (h *Heap) CompareAged(a, b Word) (sign int, aged bool) {
	var stack []Word
	same := h.newClasses()
	for {
		a, b = h.Deref(a), h.Deref(b)
		if a != b {
			if a.Tag() == Int && b.Tag() == Int {
				return cmp.Compare(int64(a), int64(b)), false
			}
			ra, rb := h.rank(a), h.rank(b)
			if ra != rb {
				return cmp.Compare(ra, rb), false
			}
			switch ra {
			case rankVar:
				return cmp.Compare(a, b), true
			case rankFloat:
				if c := compareFloats(h.Float(a), h.Float(b)); c != 0 {
					return c, false
				}
			case rankInteger:
				if c := h.compareInts(a, b); c != 0 {
					return c, false
				}
			case rankAtom:
				return strings.Compare(a.Atom().Name(), b.Atom().Name()), false
			default:
				na, ka, _ := h.Functor(a)
				nb, kb, _ := h.Functor(b)
				if ka != kb {
					return cmp.Compare(ka, kb), false
				}
				if na != nb {
					return strings.Compare(na.Name(), nb.Name()), false
				}
				if same.merge(a, b) {
					break
				}
				for k := ka; k > 1; k-- {
					stack = append(stack, h.RawArg(a, k), h.RawArg(b, k))
				}
				a, b = h.RawArg(a, 1), h.RawArg(b, 1)
				continue
			}
		}
		if len(stack) == 0 {
			return 0, false
		}
		a, b = stack[len(stack)-2], stack[len(stack)-1]
		stack = stack[:len(stack)-2]
	}
}

const (
	rankVar = iota
	rankFloat
	rankInteger
	rankAtom
	rankCompound
)

func (h *Heap) rank(w Word) int {
	switch w.Tag() {
	case Ref, Att:
		return rankVar
	case Int:
		return rankInteger
	case Atm:
		return rankAtom
	case Box:
		if h.IsFloat(w) {
			return rankFloat
		}
		return rankInteger
	}
	return rankCompound
}

func compareFloats(a, b float64) int {
	if c := cmp.Compare(a, b); c != 0 || math.Signbit(a) == math.Signbit(b) {
		return c
	}
	if math.Signbit(a) {
		return -1
	}
	return 1
}

func (h *Heap) compareInts(a, b Word) int {
	if a.Tag() == Int && b.Tag() == Int {
		return cmp.Compare(a.SmallInt(), b.SmallInt())
	}
	return h.Big(a).Cmp(h.Big(b))
}

// Identical reports whether a and b are the same term (==/2).
func (h *Heap) Identical(a, b Word) bool {
	var stack []Word
	same := h.newClasses()
	for {
		a, b = h.Deref(a), h.Deref(b)
		if a != b {
			if a.Tag() != b.Tag() {
				return false
			}
			switch a.Tag() {
			case Lst:
				if same.merge(a, b) {
					break
				}
				i, j := a.Index(), b.Index()
				stack = append(stack, h.Cells[i+1], h.Cells[j+1])
				a, b = h.Cells[i], h.Cells[j]
				continue
			case Str:
				i, j := a.Index(), b.Index()
				if h.Cells[i] != h.Cells[j] {
					return false
				}
				if same.merge(a, b) {
					break
				}
				for k := h.Cells[i].FunArity(); k > 1; k-- {
					stack = append(stack, h.Cells[i+k], h.Cells[j+k])
				}
				a, b = h.Cells[i+1], h.Cells[j+1]
				continue
			case Box:
				if !h.equalBox(a, b) {
					return false
				}
			default:
				return false
			}
		}
		if len(stack) == 0 {
			return true
		}
		a, b = stack[len(stack)-2], stack[len(stack)-1]
		stack = stack[:len(stack)-2]
	}
}

// Variant reports whether a and b are equal up to a renaming of variables.
func (h *Heap) Variant(a, b Word) bool {
	return VariantAcross(h, a, h, b)
}

// VariantAcross is Variant for terms of two heaps.
func VariantAcross(ha *Heap, a Word, hb *Heap, b Word) bool {
	var forth, back map[Word]Word
	left := ha.Top + hb.Top
	var met map[[2]Word]bool // pairs compared, once there are more than cells
	stack := []Word{a, b}
	for len(stack) > 0 {
		a, b := ha.Deref(stack[len(stack)-2]), hb.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-2]
		if a.IsVar() && b.IsVar() {
			if forth == nil {
				forth, back = map[Word]Word{}, map[Word]Word{}
			}
			va, seenA := forth[a]
			vb, seenB := back[b]
			if seenA != seenB || seenA && (va != b || vb != a) {
				return false
			}
			forth[a], back[b] = b, a
			continue
		}
		if a.Tag() != b.Tag() {
			return false
		}
		switch a.Tag() {
		case Lst, Str:
			na, ka, _ := ha.Functor(a)
			nb, kb, _ := hb.Functor(b)
			if na != nb || ka != kb {
				return false
			}
			if left--; left < 0 {
				if met == nil {
					met = map[[2]Word]bool{}
				}
				if met[[2]Word{a, b}] {
					continue
				}
				met[[2]Word{a, b}] = true
			}
			for k := ka; k > 0; k-- {
				stack = append(stack, ha.RawArg(a, k), hb.RawArg(b, k))
			}
		case Box:
			i, j := a.Index(), b.Index()
			n := ha.Cells[i].FunArity()
			for k := 0; k <= n; k++ {
				if ha.Cells[i+k] != hb.Cells[j+k] {
					return false
				}
			}
		default:
			if a != b {
				return false
			}
		}
	}
	return true
}
