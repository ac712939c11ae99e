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

// onOne applies the function for the type of x. That for floats gives what it gives,
// infinities included: it is of those that only change a sign or drop digits.
func onOne(x number, whole func(z, x *big.Int) *big.Int, float func(float64) float64) number {
	if x.whole != nil {
		return number{whole: whole(new(big.Int), x.whole)}
	}
	return number{float: float(x.float)}
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

func add(x, y number) (number, error) {
	return onTwo(x, y, (*big.Int).Add, func(a, b float64) float64 { return a + b })
}

func copysign(x, y number) (number, error) {
	a, err := x.toFloat()
	if err != nil {
		return number{}, err
	}
	b, err := y.toFloat()
	return number{float: math.Copysign(a, b)}, err
}

// angle is that of the point (x, y), which must not be the origin.
func angle(y, x float64) float64 {
	if x == 0 && y == 0 {
		return math.NaN()
	}
	return math.Atan2(y, x)
}

func logarithm(base, x float64) float64 {
	if base <= 0 || x <= 0 {
		return math.NaN()
	}
	return math.Log(x) / math.Log(base)
}

// positive gives f, undefined for what is not above zero; within gives f, undefined
// at and beyond -1 and 1.
func positive(f func(float64) float64) func(float64) float64 {
	return func(x float64) float64 {
		if x <= 0 {
			return math.NaN()
		}
		return f(x)
	}
}

func within(f func(float64) float64) func(float64) float64 {
	return func(x float64) float64 {
		if math.Abs(x) >= 1 {
			return math.NaN()
		}
		return f(x)
	}
}

func cotangent(x float64) float64 {
	if x == 0 {
		return math.NaN()
	}
	return 1 / math.Tan(x)
}

// fraction is the part behind the point, none for an infinity.
func fraction(f float64) float64 {
	if math.IsInf(f, 0) {
		return 0
	}
	return f - math.Trunc(f)
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
	if b, err := y.toFloat(); err == nil && b == 0 {
		return number{}, evaluation("zero_divisor")
	}
	v, err := floatTwo(x, y, func(a, b float64) float64 { return a / b })
	if x.whole == nil || y.whole == nil {
		return v, err
	}
	precise, _ := new(big.Rat).SetFrac(x.whole, y.whole).Float64()
	if err != nil { // an operand is beyond floats
		return checked(precise)
	}
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
	if x.float == 0 || x.isNaN() {
		return x, nil
	}
	return number{float: math.Copysign(1, x.float)}, nil
}

// bitOf gives the place of a bit of a positive integer.
func bitOf(x number, place func(*big.Int) int) (number, error) {
	switch {
	case x.whole == nil:
		return number{}, &valueError{"integer", x}
	case x.whole.Sign() <= 0:
		return number{}, evaluation("undefined")
	}
	return number{whole: big.NewInt(int64(place(x.whole)))}, nil
}

func popcount(x number) (number, error) {
	switch {
	case x.whole == nil:
		return number{}, &valueError{"integer", x}
	case x.whole.Sign() < 0:
		return number{}, evaluation("undefined")
	}
	n := 0
	for _, w := range x.whole.Bits() {
		n += bits.OnesCount(uint(w))
	}
	return number{whole: big.NewInt(int64(n))}, nil
}

func roundHalfAway(f float64) float64 { return math.Round(f) }

// round gives the integer that f makes of a float.
func (x number) round(f func(float64) float64) (number, error) {
	if x.whole != nil {
		return x, nil
	}
	if math.IsInf(x.float, 0) || math.IsNaN(x.float) {
		return number{}, evaluation("undefined")
	}
	whole, _ := big.NewFloat(f(x.float)).Int(nil)
	return number{whole: whole}, nil
}

// shift shifts left for direction 1, right, rounding down, for -1.
func shift(x, y number, direction int64) (number, error) {
	if x.whole == nil || y.whole == nil {
		return wholeTwo(x, y, nil)
	}
	left := y.whole.Sign() >= 0 == (direction > 0)
	by := new(big.Int).Abs(y.whole)
	far := !by.IsInt64() || by.Int64() > maxBits // further than any integer here is long
	switch {
	case x.whole.Sign() == 0:
		return x, nil
	case !left && far:
		return number{whole: big.NewInt(int64(min(x.whole.Sign(), 0)))}, nil
	case !left:
		return number{whole: new(big.Int).Rsh(x.whole, uint(by.Int64()))}, nil
	case far || by.Int64()+int64(x.whole.BitLen()) > maxBits:
		return number{}, errTooBig
	}
	return number{whole: new(big.Int).Lsh(x.whole, uint(by.Int64()))}, nil
}

// choose gives the smaller of two for direction -1, the greater for 1: the first
// of two that compare equal, and the one that is no number.
func choose(x, y number, direction int) (number, error) {
	order, err := compareNumbers(y, x)
	if err != nil && y.isNaN() || err == nil && order == direction {
		return y, nil
	}
	return x, nil
}

// floatPower is undefined for a negative power of zero.
func floatPower(a, b float64) float64 {
	if a == 0 && b < 0 {
		return math.NaN()
	}
	return math.Pow(a, b)
}

// power is ^: exact for integers, where a negative exponent is an error unless
// the base is 1 or -1.
func power(x, y number) (number, error) {
	if x.whole == nil || y.whole == nil {
		return floatTwo(x, y, floatPower)
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
		return number{}, evaluation("undefined")
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
