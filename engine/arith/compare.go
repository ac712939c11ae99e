package arith

import (
	"cmp"
	"math"
	"math/big"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Compare gives -1, 0 or 1 for two evaluated numbers, by their mathematical
// values: an integer and a float are compared exactly, whatever their size.
// Comparing with NaN is evaluation_error(undefined).
func Compare(h *term.Heap, a, b term.Word) (int, error) {
	if a.Tag() == term.Int && b.Tag() == term.Int {
		return cmp.Compare(int64(a), int64(b)), nil
	}
	return CompareNumbers(h, Load(h, a), Load(h, b))
}

// CompareNumbers is Compare for values that are not stored.
func CompareNumbers(h *term.Heap, x, y Number) (int, error) {
	c, ordered := compare(x, y)
	if !ordered {
		return 0, isoerr.Evaluation(h, isoerr.Undefined)
	}
	return c, nil
}

// compare reports as not ordered what involves NaN.
func compare(x, y Number) (c int, ordered bool) {
	switch {
	case x.isFloat() && y.isFloat():
		f, g := x.float(), y.float()
		return cmp.Compare(f, g), f == f && g == g
	case x.isFloat():
		c, ordered = compareIntFloat(y, x.float())
		return -c, ordered
	case y.isFloat():
		return compareIntFloat(x, y.float())
	case x.kind == intKind && y.kind == intKind:
		return cmp.Compare(x.int(), y.int()), true
	}
	return x.bigInt().Cmp(y.bigInt()), true
}

func compareIntFloat(x Number, f float64) (int, bool) {
	switch {
	case math.IsNaN(f):
		return 0, false
	case math.IsInf(f, 1):
		return -1, true
	case math.IsInf(f, -1):
		return 1, true
	}
	if x.kind == intKind && x.int() > -1<<53 && x.int() < 1<<53 {
		return cmp.Compare(float64(x.int()), f), true
	}
	whole, _ := big.NewFloat(f).Int(nil) // truncated towards zero
	if c := x.bigInt().Cmp(whole); c != 0 {
		return c, true
	}
	return cmp.Compare(0, f-math.Trunc(f)), true
}
