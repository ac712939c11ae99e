package check

import (
	"math"
	"math/big"

	"github.com/eyeprove/eyeprove/engine/term"
)

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
	case "max_tagged_integer":
		return number{whole: big.NewInt(term.MaxSmall)}, nil
	case "min_tagged_integer":
		return number{whole: big.NewInt(term.MinSmall)}, nil
	case "inf":
		return number{float: math.Inf(1)}, nil
	case "nan":
		return number{float: math.NaN()}, nil
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
	"-": func(x number) (number, error) {
		return onOne(x, (*big.Int).Neg, func(f float64) float64 { return -f }), nil
	},
	"+":    func(x number) (number, error) { return x, nil },
	"abs":  func(x number) (number, error) { return onOne(x, (*big.Int).Abs, math.Abs), nil },
	"sign": sign,
	"\\":   func(x number) (number, error) { return wholeOne(x, (*big.Int).Not) },
	"succ": func(x number) (number, error) {
		if x.whole != nil && x.whole.Sign() < 0 {
			return number{}, &valueError{"integer", x}
		}
		return wholeOne(x, func(z, x *big.Int) *big.Int { return z.Add(x, one) })
	},
	"msb": func(x number) (number, error) {
		return bitOf(x, func(x *big.Int) int { return x.BitLen() - 1 })
	},
	"lsb": func(x number) (number, error) {
		return bitOf(x, func(x *big.Int) int { return int(x.TrailingZeroBits()) })
	},
	"popcount": popcount,
	"float":    func(x number) (number, error) { f, err := x.toFloat(); return number{float: f}, err },
	"integer":  func(x number) (number, error) { return x.round(roundHalfAway) },
	"round":    func(x number) (number, error) { return x.round(roundHalfAway) },
	"trunc":    func(x number) (number, error) { return x.round(math.Trunc) },
	"truncate": func(x number) (number, error) { return x.round(math.Trunc) },
	"floor":    func(x number) (number, error) { return x.round(math.Floor) },
	"ceiling":  func(x number) (number, error) { return x.round(math.Ceil) },
	"float_integer_part": func(x number) (number, error) {
		return onOne(x, (*big.Int).Set, math.Trunc), nil
	},
	"float_fractional_part": func(x number) (number, error) {
		return onOne(x, func(z, _ *big.Int) *big.Int { return z }, fraction), nil
	},
	"sqrt": func(x number) (number, error) { return floatOne(x, math.Sqrt) },
	"sin":  func(x number) (number, error) { return floatOne(x, math.Sin) },
	"cos":  func(x number) (number, error) { return floatOne(x, math.Cos) },
	"tan":  func(x number) (number, error) { return floatOne(x, math.Tan) },
	"cot":  func(x number) (number, error) { return floatOne(x, cotangent) },
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
	"atanh": func(x number) (number, error) { return floatOne(x, within(math.Atanh)) },
	"exp":   func(x number) (number, error) { return floatOne(x, math.Exp) },
	"log":   func(x number) (number, error) { return floatOne(x, positive(math.Log)) },
	"log2":  func(x number) (number, error) { return floatOne(x, positive(math.Log2)) },
	"erf":   func(x number) (number, error) { return floatOne(x, math.Erf) },
	"erfc":  func(x number) (number, error) { return floatOne(x, math.Erfc) },
	"lgamma": func(x number) (number, error) {
		return floatOne(x, func(f float64) float64 { g, _ := math.Lgamma(f); return g })
	},
})

var binaries = binaryTable(map[string]func(x, y number) (number, error){
	"+":    add,
	"plus": add,
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
	"**":       func(x, y number) (number, error) { return floatTwo(x, y, floatPower) },
	"^":        power,
	"atan2":    func(x, y number) (number, error) { return floatTwo(x, y, angle) },
	"atan":     func(x, y number) (number, error) { return floatTwo(x, y, angle) },
	"copysign": copysign,
	"log":      func(x, y number) (number, error) { return floatTwo(x, y, logarithm) },
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
