package arith

import (
	"math"
	"math/big"
	"math/bits"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Binary applies op to two evaluated numbers.
func Binary(h *term.Heap, op Op, a, b term.Word) (term.Word, error) {
	if a.Tag() == term.Box || b.Tag() == term.Box {
		if w, done := bigInPlace(h, op, a, b); done {
			return w, nil
		}
	}
	n, err := binary(h, op, Load(h, a), Load(h, b))
	if err != nil {
		return 0, err
	}
	return n.Store(h), nil
}

// Unary applies op to an evaluated number.
func Unary(h *term.Heap, op Op, a term.Word) (term.Word, error) {
	n, err := unary(h, op, Load(h, a))
	if err != nil {
		return 0, err
	}
	return n.Store(h), nil
}

func binary(h *term.Heap, op Op, x, y Number) (Number, error) {
	if x.kind == intKind && y.kind == intKind {
		if n, ok := smallBinary(op, x.int(), y.int()); ok {
			return n, nil
		}
	} else if x.isFloat() || y.isFloat() {
		return floatBinary(h, op, x, y)
	}
	return bigBinary(h, op, x, y)
}

// smallBinary is the operations on 64-bit integers that neither overflow nor
// fail; ok is false for the others.
func smallBinary(op Op, x, y int64) (n Number, ok bool) {
	switch op {
	case OpAdd:
		s := x + y
		return fromInt(s), (x^s)&(y^s) >= 0
	case OpSub:
		s := x - y
		return fromInt(s), (x^y)&(x^s) >= 0
	case OpMul:
		hi, lo := bits.Mul64(uint64(x), uint64(y))
		// The signed high word, from the unsigned product.
		shi := int64(hi) - (x>>63)&y - (y>>63)&x
		return fromInt(int64(lo)), shi == int64(lo)>>63
	case OpDiv:
		if y != 0 {
			return fromFloat(float64(x) / float64(y)), true
		}
	case OpAnd:
		return fromInt(x & y), true
	case OpOr:
		return fromInt(x | y), true
	case OpXor:
		return fromInt(x ^ y), true
	case OpMin:
		return fromInt(min(x, y)), true
	case OpMax:
		return fromInt(max(x, y)), true
	case OpShiftRight:
		if y >= 0 {
			return fromInt(x >> min(y, 63)), true
		}
	case OpShiftLeft:
		if y >= 0 && y < 63 && x<<y>>y == x {
			return fromInt(x << y), true
		}
	case OpIntDiv, OpFloorDiv, OpMod, OpRem:
		if y == 0 || y == -1 {
			return Number{}, false
		}
		q, r := x/y, x%y
		switch op {
		case OpIntDiv:
			return fromInt(q), true
		case OpRem:
			return fromInt(r), true
		}
		if r != 0 && (r < 0) != (y < 0) {
			q, r = q-1, r+y
		}
		if op == OpMod {
			return fromInt(r), true
		}
		return fromInt(q), true
	}
	return Number{}, false
}

func unary(h *term.Heap, op Op, x Number) (Number, error) {
	switch op {
	case OpPos:
		return x, nil
	case OpNeg:
		switch {
		case x.isFloat():
			return fromFloat(-x.float()), nil
		case x.kind == intKind && x.int() != math.MinInt64:
			return fromInt(-x.int()), nil
		}
		return fromBig(new(big.Int).Neg(x.bigInt())), nil
	case OpAbs:
		if x.isFloat() {
			return fromFloat(absFloat(x.float())), nil
		}
		if x.sign() < 0 {
			return unary(h, OpNeg, x)
		}
		return x, nil
	case OpSign:
		if x.isFloat() {
			return fromFloat(signFloat(x.float())), nil
		}
		return fromInt(int64(x.sign())), nil
	case OpFloat:
		f, err := x.toFloat(h)
		return fromFloat(f), err
	case OpInteger, OpRound, OpTruncateTo, OpFloor, OpCeiling:
		if x.isFloat() {
			return roundFloat(h, op, x.float())
		}
		return x, nil
	case OpFloatIntegerPart, OpFloatFractionalPart:
		return floatPart(op, x), nil
	case OpComplement, OpMsb, OpLsb, OpPopcount, OpSucc, OpRandom:
		if err := needInteger(h, x); err != nil {
			return Number{}, err
		}
		return integerUnary(h, op, x)
	}
	f, err := x.toFloat(h)
	if err != nil {
		return Number{}, err
	}
	return floatUnary(h, op, f)
}
