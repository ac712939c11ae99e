package check

import (
	"errors"
	"math"
	"math/big"

	"github.com/eyeprove/eyeprove/engine/term"
)

// number is a value of arithmetic: an exact integer, or a float when whole is
// nil.
type number struct {
	whole *big.Int
	float float64
}

// Why an expression has no value here.
var (
	errTooBig  = errors.New("the value is beyond the bounds of a check")
	errUnsure  = errors.New("the value depends on how a float is rounded")
	errOutside = errors.New("the value depends on more than the expression")
)

// arithmeticError is an error of the language: the formal term of error/2, as
// a functor name and its arguments.
type arithmeticError struct {
	kind    string // evaluation_error, type_error, instantiation_error
	name    string // zero_divisor, undefined; the type of a type error
	culprit term.Word
}

func (e *arithmeticError) Error() string {
	if e.name == "" {
		return e.kind
	}
	return e.kind + "(" + e.name + ")"
}

// exact evaluates expressions of one heap over integers without bounds. It is
// asked where ichiban, whose integers have 64 bits, has no answer.
type exact struct {
	heap *term.Heap
}

// pending is a compound whose arguments are being evaluated.
type pending struct {
	functor functor
	next    int // the argument to evaluate next, from 1
	word    term.Word
}

// evaluate gives the value of the expression w. The error is one of those
// above or an *arithmeticError. Depth costs memory, not Go stack.
func (x *exact) evaluate(w term.Word) (number, error) {
	h := x.heap
	var values []number
	var open []pending
	w = h.Deref(w)
	for {
		switch w.Tag() {
		case term.Int, term.Box:
			values = append(values, x.value(w))
		case term.Atm:
			v, err := constant(w.Atom())
			if err != nil {
				return number{}, x.blame(err, w, 0)
			}
			values = append(values, v)
		case term.Str, term.Lst:
			f, _ := functorOf(h, w)
			if err := known(f); err != nil {
				return number{}, x.blame(err, f.FunName().Word(), f.FunArity())
			}
			open = append(open, pending{f, 2, w})
			w = h.Arg(w, 1)
			continue
		default:
			return number{}, &arithmeticError{kind: "instantiation_error"}
		}
		for {
			if len(open) == 0 {
				return values[0], nil
			}
			top := &open[len(open)-1]
			arity := top.functor.FunArity()
			if top.next <= arity {
				w = h.Arg(top.word, top.next)
				top.next++
				break
			}
			v, err := x.apply(top.functor, values[len(values)-arity:])
			if err != nil {
				return number{}, err
			}
			values = append(values[:len(values)-arity], v)
			open = open[:len(open)-1]
		}
	}
}

// blame completes a type_error(evaluable, Name/Arity).
func (x *exact) blame(err error, name term.Word, arity int) error {
	var language *arithmeticError
	if errors.As(err, &language) && language.name == "evaluable" {
		language.culprit = x.heap.NewStruct(term.AtomSlash, name, term.MakeSmall(int64(arity)))
	}
	return err
}

func (x *exact) value(w term.Word) number {
	if x.heap.IsFloat(w) {
		return number{float: x.heap.Float(w)}
	}
	return number{whole: x.heap.Big(w)}
}

// word lays a number down on the heap.
func (x *exact) word(v number) term.Word {
	if v.whole != nil {
		return x.heap.NewBig(v.whole)
	}
	return x.heap.NewFloat(v.float)
}

func (x *exact) apply(f functor, args []number) (number, error) {
	if f.FunArity() == 1 {
		return x.typed(unaries[f](args[0]))
	}
	return x.typed(binaries[f](args[0], args[1]))
}

// typed lays down the culprit of a type error about a value.
func (x *exact) typed(v number, err error) (number, error) {
	var mismatch *valueError
	if errors.As(err, &mismatch) {
		return v, &arithmeticError{"type_error", mismatch.want, x.word(mismatch.value)}
	}
	return v, err
}

// compareNumbers gives the sign of a - b, by their mathematical values.
func compareNumbers(a, b number) (int, error) {
	switch {
	case a.isNaN() || b.isNaN():
		return 0, evaluation("undefined")
	case a.whole != nil && b.whole != nil:
		return a.whole.Cmp(b.whole), nil
	}
	return bigFloat(a).Cmp(bigFloat(b)), nil
}

func (x number) isNaN() bool { return x.whole == nil && math.IsNaN(x.float) }

// bigFloat gives the exact value of v.
func bigFloat(v number) *big.Float {
	if v.whole != nil {
		return new(big.Float).SetInt(v.whole)
	}
	return big.NewFloat(v.float)
}

func parseBig(digits string) (*big.Int, bool) { return new(big.Int).SetString(digits, 10) }
