package check

import (
	"math"
	"math/big"
	"math/bits"

	"github.com/eyeprove/eyeprove/engine/term"
)

// maxBits bounds the size of an integer that the exact evaluator makes.
const maxBits = 1 << 26

// valueError is a type error whose culprit is a value.
type valueError struct {
	want  string
	value number
}

func (e *valueError) Error() string { return "type_error(" + e.want + ")" }

func evaluation(fault string) error {
	return &arithmeticError{kind: "evaluation_error", name: fault}
}

// constant gives the value of an evaluable atom.
func constant(a term.Atom) (number, error) {
	switch a.Name() {
	case "pi":
		return number{float: math.Pi}, nil
	case "e":
		return number{float: math.E}, nil
	case "epsilon":
		return number{float: 0x1p-52}, nil
	case "max_integer":
		return number{whole: big.NewInt(math.MaxInt64)}, nil
	case "min_integer":
		return number{whole: big.NewInt(math.MinInt64)}, nil
	case "random", "random_float", "cputime", "realtime", "walltime":
		return number{}, errOutside
	}
	return number{}, &arithmeticError{kind: "type_error", name: "evaluable"}
}

// known reports whether a compound is evaluable.
func known(f functor) error {
	switch {
	case unaries[f] != nil || binaries[f] != nil:
		return nil
	case f.FunName().Name() == "random" || f.FunName().Name() == "random_float":
		return errOutside
	}
	return &arithmeticError{kind: "type_error", name: "evaluable"}
}

var unaries = unaryTable(map[string]func(number) (number, error){
	"-":    func(x number) (number, error) { return onOne(x, (*big.Int).Neg, func(f float64) float64 { return -f }) },
	"+":    func(x number) (number, error) { return x, nil },
	"abs":  func(x number) (number, error) { return onOne(x, (*big.Int).Abs, math.Abs) },
	"sign": sign,
	"\\":   func(x number) (number, error) { return wholeOne(x, (*big.Int).Not) },
	"succ": func(x number) (number, error) {
		return wholeOne(x, func(z, x *big.Int) *big.Int { return z.Add(x, one) })
	},
	"msb":                msb,
	"float":              func(x number) (number, error) { f, err := x.toFloat(); return number{float: f}, err },
	"integer":            func(x number) (number, error) { return x.round(roundHalfAway) },
	"round":              func(x number) (number, error) { return x.round(roundHalfAway) },
	"truncate":           func(x number) (number, error) { return x.round(math.Trunc) },
	"floor":              func(x number) (number, error) { return x.round(math.Floor) },
	"ceiling":            func(x number) (number, error) { return x.round(math.Ceil) },
	"float_integer_part": func(x number) (number, error) { return floatOne(x, math.Trunc) },
	"float_fractional_part": func(x number) (number, error) {
		return floatOne(x, func(f float64) float64 { return f - math.Trunc(f) })
	},
	"sqrt": func(x number) (number, error) { return floatOne(x, math.Sqrt) },
	"sin":  func(x number) (number, error) { return floatOne(x, math.Sin) },
	"cos":  func(x number) (number, error) { return floatOne(x, math.Cos) },
	"tan":  func(x number) (number, error) { return floatOne(x, math.Tan) },
	"cot":  func(x number) (number, error) { return floatOne(x, func(f float64) float64 { return 1 / math.Tan(f) }) },
	"asin": func(x number) (number, error) { return floatOne(x, math.Asin) },
	"acos": func(x number) (number, error) { return floatOne(x, math.Acos) },
	"atan": func(x number) (number, error) { return floatOne(x, math.Atan) },
	"acot": func(x number) (number, error) {
		return floatOne(x, func(f float64) float64 { return math.Atan(1 / f) })
	},
	"sinh":  func(x number) (number, error) { return floatOne(x, math.Sinh) },
	"cosh":  func(x number) (number, error) { return floatOne(x, math.Cosh) },
	"tanh":  func(x number) (number, error) { return floatOne(x, math.Tanh) },
	"asinh": func(x number) (number, error) { return floatOne(x, math.Asinh) },
	"acosh": func(x number) (number, error) { return floatOne(x, math.Acosh) },
	"atanh": func(x number) (number, error) { return floatOne(x, math.Atanh) },
	"exp":   func(x number) (number, error) { return floatOne(x, math.Exp) },
	"log":   func(x number) (number, error) { return floatOne(x, math.Log) },
	"log2":  func(x number) (number, error) { return floatOne(x, math.Log2) },
})

var binaries = binaryTable(map[string]func(x, y number) (number, error){
	"+": func(x, y number) (number, error) {
		return onTwo(x, y, (*big.Int).Add, func(a, b float64) float64 { return a + b })
	},
	"-": func(x, y number) (number, error) {
		return onTwo(x, y, (*big.Int).Sub, func(a, b float64) float64 { return a - b })
	},
	"*":        multiply,
	"/":        divide,
	"//":       func(x, y number) (number, error) { return divideWhole(x, y, (*big.Int).Quo) },
	"rem":      func(x, y number) (number, error) { return divideWhole(x, y, (*big.Int).Rem) },
	"div":      func(x, y number) (number, error) { return divideWhole(x, y, floorDiv) },
	"mod":      func(x, y number) (number, error) { return divideWhole(x, y, floorMod) },
	"gcd":      func(x, y number) (number, error) { return wholeTwo(x, y, gcd) },
	"/\\":      func(x, y number) (number, error) { return wholeTwo(x, y, (*big.Int).And) },
	"\\/":      func(x, y number) (number, error) { return wholeTwo(x, y, (*big.Int).Or) },
	"xor":      func(x, y number) (number, error) { return wholeTwo(x, y, (*big.Int).Xor) },
	"<<":       func(x, y number) (number, error) { return shift(x, y, 1) },
	">>":       func(x, y number) (number, error) { return shift(x, y, -1) },
	"min":      func(x, y number) (number, error) { return choose(x, y, -1) },
	"max":      func(x, y number) (number, error) { return choose(x, y, 1) },
	"**":       func(x, y number) (number, error) { return floatTwo(x, y, math.Pow) },
	"^":        power,
	"atan2":    func(x, y number) (number, error) { return floatTwo(x, y, math.Atan2) },
	"atan":     func(x, y number) (number, error) { return floatTwo(x, y, math.Atan2) },
	"copysign": func(x, y number) (number, error) { return floatTwo(x, y, math.Copysign) },
	"log": func(x, y number) (number, error) {
		return floatTwo(x, y, func(b, f float64) float64 { return math.Log(f) / math.Log(b) })
	},
})

func unaryTable(byName map[string]func(number) (number, error)) map[functor]func(number) (number, error) {
	table := map[functor]func(number) (number, error){}
	for name, f := range byName {
		table[makeFunctor(name, 1)] = f
	}
	return table
}

func binaryTable(byName map[string]func(x, y number) (number, error)) map[functor]func(x, y number) (number, error) {
	table := map[functor]func(x, y number) (number, error){}
	for name, f := range byName {
		if f != nil {
			table[makeFunctor(name, 2)] = f
		}
	}
	return table
}

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
