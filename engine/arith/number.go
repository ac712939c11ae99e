// Package arith evaluates arithmetic expressions that live on a term.Heap.
//
//	v, err := arith.Eval(h, expr)      // X is Expr
//	c, err := arith.Compare(h, v, w)   // of two evaluated numbers
//
// Errors are *isoerr.Exception with the terms of ISO 13211-1, 9. Integers are
// unbounded up to MaxBits; beyond, the result is resource_error(memory).
package arith

// For maintainers. Evaluation works on Number, a small struct passed in
// registers, so the values between the operations of one expression cost no
// heap cells: only the final result is stored. A Number of kind big never fits
// 64 bits; every operation on big.Int results goes through fromBig, which
// restores that.

import (
	"math"
	"math/big"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// MaxBits bounds the size of an integer result, some ten million decimal
// digits. It keeps one operation from running for minutes with no way to stop
// it, and 1 << 1000000000 from taking all memory.
const MaxBits = 1 << 25

// Number is the value of an expression: an integer or a float.
type Number struct {
	kind kind
	bits uint64   // the int64 or the bits of the float64
	big  *big.Int // set when kind is bigKind; never changed once here
}

type kind uint8

const (
	intKind kind = iota
	bigKind
	floatKind
)

func fromInt(v int64) Number     { return Number{kind: intKind, bits: uint64(v)} }
func fromFloat(f float64) Number { return Number{kind: floatKind, bits: math.Float64bits(f)} }

// fromBig takes ownership of v.
func fromBig(v *big.Int) Number {
	if v.IsInt64() {
		return fromInt(v.Int64())
	}
	return Number{kind: bigKind, big: v}
}

func (n Number) int() int64     { return int64(n.bits) }
func (n Number) float() float64 { return math.Float64frombits(n.bits) }
func (n Number) isFloat() bool  { return n.kind == floatKind }

// bigInt gives an integer as a big.Int that must not be changed.
func (n Number) bigInt() *big.Int {
	if n.kind == bigKind {
		return n.big
	}
	return big.NewInt(n.int())
}

// sign gives -1, 0 or 1 for an integer.
func (n Number) sign() int {
	if n.kind == bigKind {
		return n.big.Sign()
	}
	switch v := n.int(); {
	case v < 0:
		return -1
	case v > 0:
		return 1
	}
	return 0
}

// Load gives the value of the dereferenced number w.
func Load(h *term.Heap, w term.Word) Number {
	if w.Tag() == term.Int {
		return fromInt(w.SmallInt())
	}
	if h.IsFloat(w) {
		return fromFloat(h.Float(w))
	}
	return fromBig(h.Big(w))
}

// Store builds n on the heap.
func (n Number) Store(h *term.Heap) term.Word {
	switch n.kind {
	case intKind:
		return h.NewInt(n.int())
	case bigKind:
		return h.NewBig(n.big)
	}
	return h.NewFloat(n.float())
}

// toFloat converts to float64; an integer beyond its range is float_overflow.
func (n Number) toFloat(h *term.Heap) (float64, error) {
	switch n.kind {
	case floatKind:
		return n.float(), nil
	case intKind:
		return float64(n.int()), nil
	}
	f, _ := new(big.Float).SetInt(n.big).Float64()
	if math.IsInf(f, 0) {
		return 0, isoerr.Evaluation(h, isoerr.FloatOverflow)
	}
	return f, nil
}

// finite is the result of a float operation: an infinity or a NaN is an error.
func finite(h *term.Heap, f float64) (Number, error) {
	switch {
	case f-f == 0:
		return fromFloat(f), nil
	case math.IsNaN(f):
		return Number{}, isoerr.Evaluation(h, isoerr.Undefined)
	}
	return Number{}, isoerr.Evaluation(h, isoerr.FloatOverflow)
}

func undefined(h *term.Heap) (Number, error) {
	return Number{}, isoerr.Evaluation(h, isoerr.Undefined)
}

func needInteger(h *term.Heap, n Number) error {
	if n.isFloat() {
		return isoerr.Type(h, isoerr.Integer, n.Store(h))
	}
	return nil
}

func needIntegers(h *term.Heap, x, y Number) error {
	if err := needInteger(h, x); err != nil {
		return err
	}
	return needInteger(h, y)
}
