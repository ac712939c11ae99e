package arith

import (
	"math"
	"math/big"
	"time"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

func absFloat(f float64) float64 { return math.Abs(f) }

func signFloat(f float64) float64 {
	switch {
	case f > 0:
		return 1
	case f < 0:
		return -1
	}
	return f // a zero keeps its sign, a NaN stays one
}

// floatBinary is the operations of which an argument is a float, and those
// whose result always is.
func floatBinary(h *term.Heap, op Op, x, y Number) (Number, error) {
	switch op {
	case OpMin, OpMax:
		return extreme(op, x, y), nil
	case OpIntDiv, OpFloorDiv, OpMod, OpRem, OpShiftLeft, OpShiftRight, OpAnd, OpOr, OpXor, OpGcd:
		return Number{}, needIntegers(h, x, y)
	}
	a, err := x.toFloat(h)
	if err != nil {
		return Number{}, err
	}
	b, err := y.toFloat(h)
	if err != nil {
		return Number{}, err
	}
	switch op {
	case OpAdd:
		return finite(h, a+b)
	case OpSub:
		return finite(h, a-b)
	case OpMul:
		return finite(h, a*b)
	case OpDiv:
		if b == 0 {
			return Number{}, isoerr.Evaluation(h, isoerr.ZeroDivisor)
		}
		return finite(h, a/b)
	case OpPower, OpCaret:
		if a == 0 && b < 0 {
			return undefined(h)
		}
		return finite(h, math.Pow(a, b))
	case OpAtan2:
		if a == 0 && b == 0 {
			return undefined(h)
		}
		return finite(h, math.Atan2(a, b))
	case OpCopysign:
		return fromFloat(math.Copysign(a, b)), nil
	case OpLogBase:
		if a <= 0 || b <= 0 {
			return undefined(h)
		}
		base := math.Log(a)
		if base == 0 {
			return Number{}, isoerr.Evaluation(h, isoerr.ZeroDivisor)
		}
		return finite(h, math.Log(b)/base)
	}
	panic("arith: not an operation of two arguments")
}

// extreme is min and max. Of arguments that are equal it gives the first, so
// max(1, 1.0) is 1 and max(1.0, 1) is 1.0.
func extreme(op Op, x, y Number) Number {
	c, ordered := compare(x, y)
	switch {
	case !ordered && y.isFloat() && math.IsNaN(y.float()):
		return y
	case ordered && (op == OpMin && c > 0 || op == OpMax && c < 0):
		return y
	}
	return x
}

// floatUnary is the functions of a float.
func floatUnary(h *term.Heap, op Op, f float64) (Number, error) {
	switch op {
	case OpSqrt:
		return finite(h, math.Sqrt(f))
	case OpSin:
		return finite(h, math.Sin(f))
	case OpCos:
		return finite(h, math.Cos(f))
	case OpTan:
		return finite(h, math.Tan(f))
	case OpAsin:
		return finite(h, math.Asin(f))
	case OpAcos:
		return finite(h, math.Acos(f))
	case OpAtan:
		return finite(h, math.Atan(f))
	case OpSinh:
		return finite(h, math.Sinh(f))
	case OpCosh:
		return finite(h, math.Cosh(f))
	case OpTanh:
		return finite(h, math.Tanh(f))
	case OpAsinh:
		return finite(h, math.Asinh(f))
	case OpAcosh:
		return finite(h, math.Acosh(f))
	case OpAtanh:
		if f == 1 || f == -1 {
			return undefined(h)
		}
		return finite(h, math.Atanh(f))
	case OpCot:
		if f == 0 {
			return undefined(h)
		}
		return finite(h, 1/math.Tan(f))
	case OpAcot:
		return finite(h, math.Atan(1/f))
	case OpExp:
		return finite(h, math.Exp(f))
	case OpLog, OpLog2:
		if f <= 0 {
			return undefined(h)
		}
		if op == OpLog2 {
			return finite(h, math.Log2(f))
		}
		return finite(h, math.Log(f))
	case OpLgamma:
		g, _ := math.Lgamma(f)
		return finite(h, g)
	case OpErf:
		return finite(h, math.Erf(f))
	case OpErfc:
		return finite(h, math.Erfc(f))
	}
	panic("arith: not an operation of one argument")
}

// roundFloat is the conversions of a float to an integer.
func roundFloat(h *term.Heap, op Op, f float64) (Number, error) {
	switch op {
	case OpTruncateTo:
		f = math.Trunc(f)
	case OpFloor:
		f = math.Floor(f)
	case OpCeiling:
		f = math.Ceil(f)
	default:
		f = math.Round(f)
	}
	if f >= -1<<63 && f < 1<<63 {
		return fromInt(int64(f)), nil
	}
	if f-f != 0 {
		return undefined(h)
	}
	v, _ := big.NewFloat(f).Int(nil)
	return fromBig(v), nil
}

// floatPart is the part of x before or after the point. An integer is its own
// integer part; ISO would have a type error there.
func floatPart(op Op, x Number) Number {
	if !x.isFloat() {
		if op == OpFloatIntegerPart {
			return x
		}
		return fromInt(0)
	}
	whole := math.Trunc(x.float())
	if op == OpFloatIntegerPart {
		return fromFloat(whole)
	}
	if math.IsInf(whole, 0) {
		return fromFloat(0)
	}
	return fromFloat(x.float() - whole)
}

// constant is the evaluable atoms.
func constant(h *term.Heap, op Op) (Number, error) {
	switch op {
	case OpPi:
		return fromFloat(math.Pi), nil
	case OpE:
		return fromFloat(math.E), nil
	case OpInf:
		return fromFloat(math.Inf(1)), nil
	case OpNan:
		return fromFloat(math.NaN()), nil
	case OpEpsilon:
		return fromFloat(math.Nextafter(1, 2) - 1), nil
	case OpMaxInteger:
		return fromInt(math.MaxInt64), nil
	case OpMinInteger:
		return fromInt(math.MinInt64), nil
	case OpMaxTagged:
		return fromInt(term.MaxSmall), nil
	case OpMinTagged:
		return fromInt(term.MinSmall), nil
	case OpRandomFloat:
		return outside(h, fromFloat(RandomFloat())), nil
	case OpCPUTime:
		return outside(h, fromFloat(CPUTime().Seconds())), nil
	case OpRealTime:
		return outside(h, fromInt(time.Now().Unix())), nil
	}
	panic("arith: not an operation without arguments")
}

// outside gives the value to take for one that is not a function of arguments.
func outside(h *term.Heap, n Number) Number {
	if h.Outside == nil {
		return n
	}
	return Load(h, h.Outside(n.Store(h)))
}
