package arith

import (
	"github.com/eyeprove/eyeprove/engine/term"
)

// Op is an evaluable functor: what an atom or the name of a compound means in
// an expression. One name may be several Ops, by arity (- and -, atan and atan).
type Op uint8

// The evaluable functors that compiled code names. NoOp is none.
const (
	NoOp Op = iota
	OpAdd
	OpSub
	OpMul
	OpDiv    // /
	OpIntDiv // //, truncating
	OpFloorDiv
	OpMod
	OpRem
	OpPower // **
	OpCaret // ^
	OpShiftLeft
	OpShiftRight
	OpAnd
	OpOr
	OpXor
	OpMin
	OpMax
	OpGcd
	OpAtan2
	OpCopysign
	OpLogBase
	OpTruncateTo // truncate(X) and trunc(X)
	OpNeg
	OpPos
	OpAbs
	OpSign
	OpComplement
	OpMsb
	OpLsb
	OpPopcount
	OpSucc
	OpInteger
	OpFloat
	OpFloatIntegerPart
	OpFloatFractionalPart
	OpFloor
	OpCeiling
	OpRound
	OpSqrt
	OpSin
	OpCos
	OpTan
	OpAsin
	OpAcos
	OpAtan
	OpSinh
	OpCosh
	OpTanh
	OpAsinh
	OpAcosh
	OpAtanh
	OpCot
	OpAcot
	OpExp
	OpLog
	OpLog2
	OpLgamma
	OpErf
	OpErfc
	OpRandom
	OpPi
	OpE
	OpInf
	OpNan
	OpEpsilon
	OpMaxInteger
	OpMinInteger
	OpMaxTagged
	OpMinTagged
	OpRandomFloat
	OpCPUTime
	OpRealTime
)

// Evaluable is one row of the table of evaluable functors.
type Evaluable struct {
	Name  string
	Arity int
	Op    Op
	// Stateful is set when the value is not a function of the arguments:
	// random numbers and clocks. A proof must record such a value.
	Stateful bool
	Doc      string
}

var evaluables = []Evaluable{
	{"+", 2, OpAdd, false, "sum"},
	{"-", 2, OpSub, false, "difference"},
	{"*", 2, OpMul, false, "product"},
	{"/", 2, OpDiv, false, "quotient, always a float"},
	{"//", 2, OpIntDiv, false, "integer quotient, truncated"},
	{"div", 2, OpFloorDiv, false, "integer quotient, rounded down"},
	{"mod", 2, OpMod, false, "remainder with the sign of the divisor"},
	{"rem", 2, OpRem, false, "remainder with the sign of the dividend"},
	{"**", 2, OpPower, false, "power, always a float"},
	{"^", 2, OpCaret, false, "power, an integer for integers"},
	{"<<", 2, OpShiftLeft, false, "shift left"},
	{">>", 2, OpShiftRight, false, "arithmetic shift right"},
	{"/\\", 2, OpAnd, false, "bitwise and"},
	{"\\/", 2, OpOr, false, "bitwise or"},
	{"xor", 2, OpXor, false, "bitwise exclusive or"},
	{"min", 2, OpMin, false, "the smaller; the first when equal"},
	{"max", 2, OpMax, false, "the larger; the first when equal"},
	{"gcd", 2, OpGcd, false, "greatest common divisor"},
	{"atan2", 2, OpAtan2, false, "angle of the point (second, first)"},
	{"atan", 2, OpAtan2, false, "angle of the point (second, first)"},
	{"copysign", 2, OpCopysign, false, "float of the first with the sign of the second"},
	{"log", 2, OpLogBase, false, "logarithm of the second to the base of the first"},
	{"plus", 2, OpAdd, false, "sum"},

	{"-", 1, OpNeg, false, "negation"},
	{"+", 1, OpPos, false, "the same"},
	{"abs", 1, OpAbs, false, "absolute value"},
	{"sign", 1, OpSign, false, "-1, 0 or 1 of the argument's type"},
	{"\\", 1, OpComplement, false, "bitwise complement"},
	{"msb", 1, OpMsb, false, "position of the highest set bit"},
	{"lsb", 1, OpLsb, false, "position of the lowest set bit"},
	{"popcount", 1, OpPopcount, false, "count of set bits"},
	{"succ", 1, OpSucc, false, "one more"},
	{"integer", 1, OpInteger, false, "nearest integer"},
	{"float", 1, OpFloat, false, "conversion to float"},
	{"float_integer_part", 1, OpFloatIntegerPart, false, "part before the point, a float"},
	{"float_fractional_part", 1, OpFloatFractionalPart, false, "part after the point"},
	{"truncate", 1, OpTruncateTo, false, "integer towards zero"},
	{"trunc", 1, OpTruncateTo, false, "integer towards zero"},
	{"floor", 1, OpFloor, false, "integer not above"},
	{"ceiling", 1, OpCeiling, false, "integer not below"},
	{"round", 1, OpRound, false, "nearest integer, halves away from zero"},
	{"sqrt", 1, OpSqrt, false, "square root"},
	{"sin", 1, OpSin, false, "sine"},
	{"cos", 1, OpCos, false, "cosine"},
	{"tan", 1, OpTan, false, "tangent"},
	{"asin", 1, OpAsin, false, "arc sine"},
	{"acos", 1, OpAcos, false, "arc cosine"},
	{"atan", 1, OpAtan, false, "arc tangent"},
	{"sinh", 1, OpSinh, false, "hyperbolic sine"},
	{"cosh", 1, OpCosh, false, "hyperbolic cosine"},
	{"tanh", 1, OpTanh, false, "hyperbolic tangent"},
	{"asinh", 1, OpAsinh, false, "inverse hyperbolic sine"},
	{"acosh", 1, OpAcosh, false, "inverse hyperbolic cosine"},
	{"atanh", 1, OpAtanh, false, "inverse hyperbolic tangent"},
	{"cot", 1, OpCot, false, "cotangent"},
	{"acot", 1, OpAcot, false, "arc cotangent"},
	{"exp", 1, OpExp, false, "e to the power"},
	{"log", 1, OpLog, false, "natural logarithm"},
	{"log2", 1, OpLog2, false, "binary logarithm"},
	{"lgamma", 1, OpLgamma, false, "logarithm of the absolute gamma function"},
	{"erf", 1, OpErf, false, "error function"},
	{"erfc", 1, OpErfc, false, "one minus the error function"},
	{"random", 1, OpRandom, true, "random integer from 0 below the argument"},

	{"pi", 0, OpPi, false, "3.14159..."},
	{"e", 0, OpE, false, "2.71828..."},
	{"inf", 0, OpInf, false, "infinity, a float above all others"},
	{"nan", 0, OpNan, false, "the float that is not a number"},
	{"epsilon", 0, OpEpsilon, false, "distance of 1.0 to the next float"},
	{"max_integer", 0, OpMaxInteger, false, "largest 64-bit integer"},
	{"min_integer", 0, OpMinInteger, false, "least 64-bit integer"},
	{"max_tagged_integer", 0, OpMaxTagged, false, "largest integer kept in one cell"},
	{"min_tagged_integer", 0, OpMinTagged, false, "least integer kept in one cell"},
	{"random", 0, OpRandomFloat, true, "random float from 0.0 below 1.0"},
	{"random_float", 0, OpRandomFloat, true, "random float from 0.0 below 1.0"},
	{"cputime", 0, OpCPUTime, true, "seconds of processor time, a float"},
	{"realtime", 0, OpRealTime, true, "seconds since 1970, an integer"},
}

// byAtom finds an Op from the atom in constant time: the atoms of the table
// are interned at start-up, so their numbers are small.
var byAtom [3][]Op

var statefulOps [256]bool

func init() {
	for _, e := range evaluables {
		a := int(term.Intern(e.Name))
		for len(byAtom[e.Arity]) <= a {
			byAtom[e.Arity] = append(byAtom[e.Arity], NoOp)
		}
		byAtom[e.Arity][a] = e.Op
		statefulOps[e.Op] = e.Stateful
	}
}

// Evaluables gives the table of evaluable functors, which is not to be changed.
func Evaluables() []Evaluable { return evaluables }

// Lookup gives the Op of name/arity, NoOp when it is not evaluable.
func Lookup(name term.Atom, arity int) Op {
	if arity < 0 || arity > 2 || int(name) >= len(byAtom[arity]) {
		return NoOp
	}
	return byAtom[arity][name]
}

// Stateful reports whether the value of op is not a function of its arguments.
func (op Op) Stateful() bool { return statefulOps[op] }
