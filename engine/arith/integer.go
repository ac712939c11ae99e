package arith

import (
	"math/big"
	"math/bits"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// bigBinary is every operation on two integers, of any size.
func bigBinary(h *term.Heap, op Op, x, y Number) (Number, error) {
	switch op {
	case OpAdd:
		return checkedBig(h, new(big.Int).Add(x.bigInt(), y.bigInt()))
	case OpSub:
		return checkedBig(h, new(big.Int).Sub(x.bigInt(), y.bigInt()))
	case OpMul:
		a, b := x.bigInt(), y.bigInt()
		if a.BitLen()+b.BitLen() > MaxBits {
			return Number{}, tooBig(h)
		}
		return fromBig(new(big.Int).Mul(a, b)), nil
	case OpDiv:
		return divideIntegers(h, x, y)
	case OpIntDiv, OpFloorDiv, OpMod, OpRem:
		return quotient(h, op, x, y)
	case OpPower, OpAtan2, OpCopysign, OpLogBase:
		return floatBinary(h, op, x, y)
	case OpCaret:
		return integerPower(h, x, y)
	case OpShiftLeft, OpShiftRight:
		return shift(h, op == OpShiftLeft, x, y)
	case OpAnd:
		return fromBig(new(big.Int).And(x.bigInt(), y.bigInt())), nil
	case OpOr:
		return fromBig(new(big.Int).Or(x.bigInt(), y.bigInt())), nil
	case OpXor:
		return fromBig(new(big.Int).Xor(x.bigInt(), y.bigInt())), nil
	case OpMin, OpMax:
		return extreme(op, x, y), nil
	case OpGcd:
		return gcd(x, y), nil
	}
	panic("arith: not an operation of two arguments")
}

func tooBig(h *term.Heap) error { return isoerr.ResourceOut(h, isoerr.Memory) }

func checkedBig(h *term.Heap, v *big.Int) (Number, error) {
	if v.BitLen() > MaxBits {
		return Number{}, tooBig(h)
	}
	return fromBig(v), nil
}

// divideIntegers is / where the 64-bit case does not apply: the nearest float,
// computed with enough digits that the operands may lie beyond its range.
func divideIntegers(h *term.Heap, x, y Number) (Number, error) {
	if y.sign() == 0 {
		return Number{}, isoerr.Evaluation(h, isoerr.ZeroDivisor)
	}
	const precision = 256
	a := new(big.Float).SetPrec(precision).SetInt(x.bigInt())
	b := new(big.Float).SetPrec(precision).SetInt(y.bigInt())
	f, _ := a.Quo(a, b).Float64()
	return finite(h, f)
}

func quotient(h *term.Heap, op Op, x, y Number) (Number, error) {
	if y.sign() == 0 {
		return Number{}, isoerr.Evaluation(h, isoerr.ZeroDivisor)
	}
	a, b := x.bigInt(), y.bigInt()
	q, r := new(big.Int).QuoRem(a, b, new(big.Int))
	if (op == OpFloorDiv || op == OpMod) && r.Sign() != 0 && r.Sign() != b.Sign() {
		q.Sub(q, big.NewInt(1))
		r.Add(r, b)
	}
	if op == OpIntDiv || op == OpFloorDiv {
		return fromBig(q), nil
	}
	return fromBig(r), nil
}

// integerPower is x ^ y of integers (ISO Cor. 2, 9.3.10): a negative exponent
// has an integer result only for 1 and -1.
func integerPower(h *term.Heap, x, y Number) (Number, error) {
	base := x.bigInt()
	unit := base.IsInt64() && base.Int64() >= -1 && base.Int64() <= 1
	if y.sign() < 0 {
		switch {
		case !unit:
			return Number{}, isoerr.Type(h, isoerr.Float, x.Store(h))
		case base.Sign() == 0:
			return undefined(h)
		}
	}
	if unit {
		odd := y.bigInt().Bit(0) == 1
		switch {
		case y.sign() == 0, base.Sign() < 0 && !odd:
			return fromInt(1), nil
		}
		return x, nil
	}
	if y.kind != intKind || y.int() > MaxBits || int64(base.BitLen()-1)*y.int() > MaxBits {
		return Number{}, tooBig(h)
	}
	return fromBig(new(big.Int).Exp(base, y.bigInt(), nil)), nil
}

// shift moves the bits of x left or right by y places; a negative y moves the
// other way.
func shift(h *term.Heap, left bool, x, y Number) (Number, error) {
	if y.sign() < 0 {
		left = !left
	}
	if x.sign() == 0 {
		return x, nil
	}
	places := new(big.Int).Abs(y.bigInt())
	v := x.bigInt()
	switch {
	case left && (!places.IsInt64() || places.Int64() > MaxBits-int64(v.BitLen())):
		return Number{}, tooBig(h)
	case left:
		return fromBig(new(big.Int).Lsh(v, uint(places.Uint64()))), nil
	case !places.IsInt64() || places.Int64() > int64(v.BitLen()):
		return fromInt(int64(v.Sign()) >> 1), nil // 0, or -1 for a negative x
	}
	return fromBig(new(big.Int).Rsh(v, uint(places.Uint64()))), nil
}

func gcd(x, y Number) Number {
	a, b := new(big.Int).Abs(x.bigInt()), new(big.Int).Abs(y.bigInt())
	return fromBig(new(big.Int).GCD(nil, nil, a, b))
}

// integerUnary is the operations whose argument must be an integer.
func integerUnary(h *term.Heap, op Op, x Number) (Number, error) {
	v := x.bigInt()
	switch op {
	case OpComplement:
		return fromBig(new(big.Int).Not(v)), nil
	case OpSucc:
		if v.Sign() < 0 {
			return Number{}, isoerr.Type(h, isoerr.Integer, x.Store(h))
		}
		return checkedBig(h, new(big.Int).Add(v, big.NewInt(1)))
	case OpRandom:
		if v.Sign() <= 0 {
			return undefined(h)
		}
		return outside(h, fromBig(RandomBelow(v))), nil
	}
	if v.Sign() < 0 || v.Sign() == 0 && op != OpPopcount {
		return Number{}, isoerr.Domain(h, isoerr.NotLessThanZero, x.Store(h))
	}
	switch op {
	case OpMsb:
		return fromInt(int64(v.BitLen() - 1)), nil
	case OpLsb:
		return fromInt(int64(v.TrailingZeroBits())), nil
	}
	count := 0
	for _, w := range v.Bits() {
		count += bits.OnesCount(uint(w))
	}
	return fromInt(int64(count)), nil
}
