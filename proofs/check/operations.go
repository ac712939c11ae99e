package check

import (
	"math"
	"math/big"
	"math/bits"
)

// maxBits bounds the size of an integer that the exact evaluator makes.
const maxBits = 1 << 26

var one = big.NewInt(1)

// toFloat gives the nearest float.
func (x number) toFloat() (float64, error) {
	if x.whole == nil {
		return x.float, nil
	}
	f, _ := new(big.Float).SetInt(x.whole).Float64()
	if math.IsInf(f, 0) {
		return 0, evaluation("float_overflow")
	}
	return f, nil
}

// checked gives a float, or the error that stands for one that is not finite.
func checked(f float64) (number, error) {
	switch {
	case math.IsNaN(f):
		return number{}, evaluation("undefined")
	case math.IsInf(f, 0):
		return number{}, evaluation("float_overflow")
	}
	return number{float: f}, nil
}

func onOne(x number, whole func(z, x *big.Int) *big.Int, float func(float64) float64) (number, error) {
	if x.whole != nil {
		return number{whole: whole(new(big.Int), x.whole)}, nil
	}
	return checked(float(x.float))
}

func onTwo(x, y number, whole func(z, x, y *big.Int) *big.Int, float func(a, b float64) float64) (number, error) {
	if x.whole != nil && y.whole != nil {
		return number{whole: whole(new(big.Int), x.whole, y.whole)}, nil
	}
	return floatTwo(x, y, float)
}

func wholeOne(x number, f func(z, x *big.Int) *big.Int) (number, error) {
	if x.whole == nil {
		return number{}, &valueError{"integer", x}
	}
	return number{whole: f(new(big.Int), x.whole)}, nil
}

func wholeTwo(x, y number, f func(z, x, y *big.Int) *big.Int) (number, error) {
	if x.whole == nil {
		return number{}, &valueError{"integer", x}
	}
	if y.whole == nil {
		return number{}, &valueError{"integer", y}
	}
	return number{whole: f(new(big.Int), x.whole, y.whole)}, nil
}

func floatOne(x number, f func(float64) float64) (number, error) {
	a, err := x.toFloat()
	if err != nil {
		return number{}, err
	}
	return checked(f(a))
}

func floatTwo(x, y number, f func(a, b float64) float64) (number, error) {
	a, err := x.toFloat()
	if err != nil {
		return number{}, err
	}
	b, err := y.toFloat()
	if err != nil {
		return number{}, err
	}
	return checked(f(a, b))
}

func multiply(x, y number) (number, error) {
	if x.whole != nil && y.whole != nil && x.whole.BitLen()+y.whole.BitLen() > maxBits {
		return number{}, errTooBig
	}
	return onTwo(x, y, (*big.Int).Mul, func(a, b float64) float64 { return a * b })
}

// divide gives a float. For integers beyond 2^53 the rounding of the quotient
// and that of the operands can differ; then the value is not sure.
func divide(x, y number) (number, error) {
	b, err := y.toFloat()
	if err != nil {
		return number{}, err
	}
	if b == 0 {
		return number{}, evaluation("zero_divisor")
	}
	v, err := floatTwo(x, y, func(a, b float64) float64 { return a / b })
	if err != nil || x.whole == nil || y.whole == nil {
		return v, err
	}
	precise, _ := new(big.Rat).SetFrac(x.whole, y.whole).Float64()
	if precise != v.float {
		return number{}, errUnsure
	}
	return v, nil
}

func divideWhole(x, y number, f func(z, x, y *big.Int) *big.Int) (number, error) {
	if y.whole != nil && y.whole.Sign() == 0 && x.whole != nil {
		return number{}, evaluation("zero_divisor")
	}
	return wholeTwo(x, y, f)
}

func floorDiv(z, x, y *big.Int) *big.Int {
	rest := new(big.Int)
	z.QuoRem(x, y, rest)
	if rest.Sign() != 0 && rest.Sign() != y.Sign() {
		z.Sub(z, one)
	}
	return z
}

func floorMod(z, x, y *big.Int) *big.Int {
	z.Rem(x, y)
	if z.Sign() != 0 && z.Sign() != y.Sign() {
		z.Add(z, y)
	}
	return z
}

func gcd(z, x, y *big.Int) *big.Int {
	return z.GCD(nil, nil, new(big.Int).Abs(x), new(big.Int).Abs(y))
}

func sign(x number) (number, error) {
	if x.whole != nil {
		return number{whole: big.NewInt(int64(x.whole.Sign()))}, nil
	}
	return number{float: float64(compareFloats(x.float, 0))}, nil
}

func msb(x number) (number, error) {
	if x.whole == nil {
		return number{}, &valueError{"integer", x}
	}
	if x.whole.Sign() <= 0 {
		return number{}, evaluation("undefined")
	}
	return number{whole: big.NewInt(int64(x.whole.BitLen() - 1))}, nil
}

func roundHalfAway(f float64) float64 { return math.Round(f) }

// round gives the integer that f makes of a float.
func (x number) round(f func(float64) float64) (number, error) {
	if x.whole != nil {
		return x, nil
	}
	whole, _ := big.NewFloat(f(x.float)).Int(nil)
	return number{whole: whole}, nil
}

// shift shifts left for direction 1, right, rounding down, for -1.
func shift(x, y number, direction int64) (number, error) {
	if x.whole == nil || y.whole == nil {
		return wholeTwo(x, y, nil)
	}
	if !y.whole.IsInt64() {
		return number{}, errTooBig
	}
	by := y.whole.Int64() * direction
	if by >= 0 {
		if x.whole.Sign() != 0 && by+int64(x.whole.BitLen()) > maxBits {
			return number{}, errTooBig
		}
		return number{whole: new(big.Int).Lsh(x.whole, uint(by))}, nil
	}
	return number{whole: new(big.Int).Rsh(x.whole, uint(-by))}, nil
}

// choose gives the smaller of two for direction -1, the greater for 1. Numbers
// that compare equal and are not the same make the value unsure.
func choose(x, y number, direction int) (number, error) {
	order, err := compareNumbers(x, y)
	switch {
	case err != nil:
		return number{}, err
	case order == 0 && (x.whole == nil) != (y.whole == nil):
		return number{}, errUnsure
	case order == direction:
		return x, nil
	}
	return y, nil
}

// power is ^: exact for integers, where a negative exponent is an error unless
// the base is 1 or -1.
func power(x, y number) (number, error) {
	if x.whole == nil || y.whole == nil {
		return floatTwo(x, y, math.Pow)
	}
	switch {
	case x.whole.IsInt64() && x.whole.Int64() == 1:
		return x, nil
	case x.whole.IsInt64() && x.whole.Int64() == -1:
		if y.whole.Bit(0) == 0 {
			return number{whole: one}, nil
		}
		return x, nil
	case y.whole.Sign() < 0 && x.whole.Sign() == 0:
		return number{}, evaluation("zero_divisor")
	case y.whole.Sign() < 0:
		return number{}, &valueError{"float", x}
	case x.whole.Sign() == 0 && y.whole.Sign() > 0:
		return x, nil
	case !y.whole.IsInt64():
		return number{}, errTooBig
	}
	high, low := bits.Mul64(uint64(x.whole.BitLen()), uint64(y.whole.Int64()))
	if high != 0 || low > maxBits {
		return number{}, errTooBig
	}
	return number{whole: new(big.Int).Exp(x.whole, y.whole, nil)}, nil
}
