package arith

import (
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// variable stands for a fresh variable in the expressions of tests.
type variable struct{}

// call is a compound in the expressions of tests.
type call struct {
	name string
	args []any
}

func f(name string, args ...any) call { return call{name, args} }

func pow2(n uint) *big.Int { return new(big.Int).Lsh(big.NewInt(1), n) }

func build(h *term.Heap, x any) term.Word {
	switch x := x.(type) {
	case int:
		return h.NewInt(int64(x))
	case float64:
		return h.NewFloat(x)
	case *big.Int:
		return h.NewBig(x)
	case string:
		return term.Intern(x).Word()
	case variable:
		return h.NewVar()
	case call:
		var args []term.Word
		for _, a := range x.args {
			args = append(args, build(h, a))
		}
		return h.NewStruct(term.Intern(x.name), args...)
	}
	panic("not an expression")
}

// show writes numbers and error terms, as far as these tests need.
func show(h *term.Heap, w term.Word) string {
	w = h.Deref(w)
	switch {
	case h.IsFloat(w):
		return fmt.Sprintf("%#v", h.Float(w))
	case h.IsInteger(w):
		return h.Big(w).String()
	case w.IsVar():
		return "_"
	}
	name, arity, _ := h.Functor(w)
	var args []string
	for i := range arity {
		args = append(args, show(h, h.Arg(w, i+1)))
	}
	if arity == 0 {
		return name.Name()
	}
	return name.Name() + "(" + strings.Join(args, ",") + ")"
}

func result(h *term.Heap, w term.Word, err error) string {
	if err == nil {
		return show(h, w)
	}
	ball := h.Thaw(err.(*isoerr.Exception).Ball)
	return show(h, h.Arg(ball, 1))
}

func TestEval(t *testing.T) {
	minInt := int(math.MinInt64)
	maxInt := int(math.MaxInt64)
	for _, c := range []struct {
		expr any
		want string
	}{
		{7, "7"},
		{f("+", 1, 2), "3"},
		{f("+", maxInt, 1), "9223372036854775808"},
		{f("-", minInt, 1), "-9223372036854775809"},
		{f("-", f("+", maxInt, 1), 1), "9223372036854775807"},
		{f("*", maxInt, maxInt), "85070591730234615847396907784232501249"},
		{f("*", minInt, -1), "9223372036854775808"},
		{f("*", -1, minInt), "9223372036854775808"},
		{f("*", 1<<32, 1<<31), "9223372036854775808"},
		{f("*", -1<<32, 1<<31), "-9223372036854775808"},
		{f("*", 0, minInt), "0"},
		{f("*", 1.5, 2), "3"},
		{f("*", 1.0, -2.0), "-2"},
		{f("-", minInt), "9223372036854775808"},
		{f("-", pow2(64)), "-18446744073709551616"},
		{f("-", pow2(63)), "-9223372036854775808"},
		{f("abs", minInt), "9223372036854775808"},
		{f("abs", -2.5), "2.5"},
		{f("+", 3), "3"},
		{f("succ", 3), "4"},
		{f("succ", -1), "type_error(integer,-1)"},
		{f("plus", 3, 4), "7"},

		// Division: / gives a float, the others integers.
		{f("/", 6, 3), "2"},
		{f("/", 1, 4), "0.25"},
		{f("/", 1, 4.0), "0.25"},
		{f("/", pow2(2000), pow2(1999)), "2"},
		{f("/", 3, pow2(2000)), "0"},
		{f("/", pow2(2000), 3), "evaluation_error(float_overflow)"},
		{f("/", 5, 0), "evaluation_error(zero_divisor)"},
		{f("/", 5, 0.0), "evaluation_error(zero_divisor)"},
		{f("/", 0.0, 0), "evaluation_error(zero_divisor)"},
		{f("//", -7, 2), "-3"},
		{f("//", 7, -2), "-3"},
		{f("div", -7, 2), "-4"},
		{f("div", 7, -2), "-4"},
		{f("rem", -7, 2), "-1"},
		{f("mod", -7, 3), "2"},
		{f("mod", 7, -3), "-2"},
		{f("mod", -6, 3), "0"},
		{f("//", minInt, -1), "9223372036854775808"},
		{f("mod", minInt, -1), "0"},
		{f("rem", 5, -1), "0"},
		{f("div", 5, -1), "-5"},
		{f("mod", f("-", pow2(70)), 3), "2"},
		{f("div", f("-", pow2(70)), 3), "-393530540239137101142"},
		{f("//", f("-", pow2(70)), 3), "-393530540239137101141"},
		{f("mod", 5, 0), "evaluation_error(zero_divisor)"},
		{f("rem", 5, 0), "evaluation_error(zero_divisor)"},
		{f("//", pow2(70), 0), "evaluation_error(zero_divisor)"},
		{f("mod", 5.0, 2), "type_error(integer,5)"},
		{f("//", 4, 2.5), "type_error(integer,2.5)"},

		// Powers.
		{f("**", 2, 3), "8"},
		{f("**", 2, -1), "0.5"},
		{f("**", 0, 0), "1"},
		{f("**", 0, -1), "evaluation_error(undefined)"},
		{f("**", -8.0, 0.5), "evaluation_error(undefined)"},
		{f("**", 10, 400), "evaluation_error(float_overflow)"},
		{f("^", 2, 3), "8"},
		{f("^", 2, 100), "1267650600228229401496703205376"},
		{f("^", 2, -1), "type_error(float,2)"},
		{f("^", 1, -1), "1"},
		{f("^", -1, -1), "-1"},
		{f("^", -1, -2), "1"},
		{f("^", 0, -1), "evaluation_error(undefined)"},
		{f("^", 0, 0), "1"},
		{f("^", 0, 5), "0"},
		{f("^", 1, pow2(80)), "1"},
		{f("^", -1, pow2(80)), "1"},
		{f("^", 2, 0.5), "1.4142135623730951"},
		{f("^", 2.0, 3), "8"},
		{f("^", 7, f("^", 7, 7)), ""},
		{f("^", 3, 1000000000), "resource_error(memory)"},
		{f("^", 2, pow2(80)), "resource_error(memory)"},

		// Bits.
		{f("<<", 1, 3), "8"},
		{f("<<", 1, 62), "4611686018427387904"},
		{f("<<", 1, 63), "9223372036854775808"},
		{f("<<", -1, 63), "-9223372036854775808"},
		{f("<<", 1, -1), "0"},
		{f("<<", 0, 1000000000), "0"},
		{f("<<", 1, 1000000000), "resource_error(memory)"},
		{f("<<", 1, pow2(70)), "resource_error(memory)"},
		{f(">>", 1, f("-", pow2(70))), "resource_error(memory)"},
		{f(">>", -1, 5), "-1"},
		{f(">>", -5, 100), "-1"},
		{f(">>", 5, pow2(70)), "0"},
		{f(">>", 1, -3), "8"},
		{f(">>", pow2(70), 68), "4"},
		{f("/\\", 12, 10), "8"},
		{f("\\/", 12, 10), "14"},
		{f("xor", 12, 10), "6"},
		{f("\\", 5), "-6"},
		{f("\\", 5.0), "type_error(integer,5)"},
		{f("<<", 1.0, 2), "type_error(integer,1)"},
		{f("msb", 1000), "9"},
		{f("msb", pow2(100)), "100"},
		{f("msb", 0), "domain_error(not_less_than_zero,0)"},
		{f("lsb", 8), "3"},
		{f("popcount", 255), "8"},
		{f("gcd", 12, -18), "6"},
		{f("gcd", 0, 0), "0"},
		{f("gcd", pow2(70), 6), "2"},
		{f("gcd", 2.0, 6), "type_error(integer,2)"},

		// Order and sign.
		{f("max", 1, 1.0), "1"},
		{f("min", 2, 1.5), "1.5"},
		{f("max", 2, 3), "3"},
		{f("max", f("inf"), 3), "+Inf"},
		{f("min", pow2(64), 3.0), "3"},
		{f("sign", -3), "-1"},
		{f("sign", -3.5), "-1"},
		{f("sign", pow2(70)), "1"},
		{f("copysign", 2, -0.5), "-2"},

		// Conversion.
		{f("truncate", -2.5), "-2"},
		{f("trunc", 2.5), "2"},
		{f("floor", -2.5), "-3"},
		{f("ceiling", -2.5), "-2"},
		{f("round", 2.5), "3"},
		{f("round", -2.5), "-3"},
		{f("integer", 2.5), "3"},
		{f("integer", 7), "7"},
		{f("truncate", 1e20), "100000000000000000000"},
		{f("truncate", -9223372036854775808.0), "-9223372036854775808"},
		{f("truncate", 9223372036854775808.0), "9223372036854775808"},
		{f("truncate", "inf"), "evaluation_error(undefined)"},
		{f("float", 3), "3"},
		{f("float", pow2(2000)), "evaluation_error(float_overflow)"},
		{f("float_integer_part", -2.5), "-2"},
		{f("float_fractional_part", -2.5), "-0.5"},

		// Functions.
		{f("sqrt", 4), "2"},
		{f("sqrt", -1), "evaluation_error(undefined)"},
		{f("log", 0), "evaluation_error(undefined)"},
		{f("log", -1.0), "evaluation_error(undefined)"},
		{f("log", 2, 8), "3"},
		{f("log", 1, 8), "evaluation_error(zero_divisor)"},
		{f("log2", 8), "3"},
		{f("exp", 0), "1"},
		{f("exp", 1000), "evaluation_error(float_overflow)"},
		{f("asin", 2), "evaluation_error(undefined)"},
		{f("acos", 2), "evaluation_error(undefined)"},
		{f("atan2", 0, 0), "evaluation_error(undefined)"},
		{f("atan", 1, 0), "1.5707963267948966"},
		{f("atan2", 0.0, -1), "3.141592653589793"},
		{f("cot", 0), "evaluation_error(undefined)"},
		{f("acot", 1), "0.7853981633974483"},
		{f("*", 1e308, 10), "evaluation_error(float_overflow)"},
		{f("-", "inf", "inf"), "evaluation_error(undefined)"},
		{f("-", "inf"), "-Inf"},
		{"pi", "3.141592653589793"},
		{"e", "2.718281828459045"},
		{"epsilon", "2.220446049250313e-16"},
		{"max_integer", "9223372036854775807"},
		{"min_integer", "-9223372036854775808"},

		// What is not an expression.
		{variable{}, "instantiation_error"},
		{f("+", variable{}, "a"), "instantiation_error"},
		{f("+", "a", variable{}), "type_error(evaluable,/(a,0))"},
		{"foo", "type_error(evaluable,/(foo,0))"},
		{f("foo", 1, variable{}), "type_error(evaluable,/(foo,2))"},
		{f(".", 1, "[]"), "type_error(evaluable,/(.,2))"},
		{f("foo", 1, 2, 3), "type_error(evaluable,/(foo,3))"},
		{f("pi", 1), "type_error(evaluable,/(pi,1))"},
	} {
		h := term.NewHeap(0)
		w := build(h, c.expr)
		v, err := Eval(h, w)
		if got := result(h, v, err); got != c.want && c.want != "" {
			t.Errorf("%s = %s, want %s", show(h, w), got, c.want)
		} else if c.want == "" && err != nil {
			t.Errorf("%s: %s", show(h, w), got)
		}
	}
}

func TestResultTypes(t *testing.T) {
	for _, c := range []struct {
		expr  any
		float bool
	}{
		{f("/", 6, 3), true}, {f("**", 2, 3), true}, {f("^", 2, 3), false},
		{f("//", 6, 3), false}, {f("max", 1, 1.0), false}, {f("max", 1.0, 1), true},
		{f("min", 1, 1.0), false}, {f("sign", -2.0), true}, {f("^", 2.0, 3), true},
		{f("float_integer_part", 2.5), true}, {f("truncate", 2.5), false},
		{"realtime", false}, {"cputime", true}, {"random", true}, {f("random", 5), false},
		{f("random", pow2(100)), false},
	} {
		h := term.NewHeap(0)
		v, err := Eval(h, build(h, c.expr))
		if err != nil || h.IsFloat(v) != c.float {
			t.Errorf("%v = %s", c.expr, result(h, v, err))
		}
	}
}

// A result that fits 64 bits again is stored as such.
func TestNormalised(t *testing.T) {
	h := term.NewHeap(0)
	v, err := Eval(h, build(h, f("-", f("<<", 1, 60), 1)))
	if err != nil || v.Tag() != term.Int {
		t.Errorf("2^60-1 is not a small integer")
	}
}

func TestCompare(t *testing.T) {
	for _, c := range []struct {
		a, b any
		want string
	}{
		{1, 2, "-1"}, {2, 1, "1"}, {1, 1.0, "0"}, {1.0, 1, "0"}, {-1, -0.5, "-1"},
		{1<<53 + 1, float64(1 << 53), "1"}, {float64(1 << 53), 1<<53 + 1, "-1"},
		{1 << 53, float64(1 << 53), "0"},
		{pow2(70), math.Pow(2, 70), "0"}, {pow2(70), math.Pow(2, 71), "-1"},
		{pow2(70), 3.5, "1"}, {pow2(70), pow2(71), "-1"}, {pow2(70), 1, "1"},
		{math.MaxInt64, 9223372036854775808.0, "-1"},
		{math.Inf(1), pow2(5000), "1"}, {pow2(5000), math.Inf(-1), "1"},
		{math.NaN(), 1, "undefined"}, {1, math.NaN(), "undefined"}, {math.NaN(), math.NaN(), "undefined"},
		{0.0, math.Copysign(0, -1), "0"},
	} {
		h := term.NewHeap(0)
		got, err := Compare(h, build(h, c.a), build(h, c.b))
		s := fmt.Sprint(got)
		if err != nil {
			s = "undefined"
		}
		if s != c.want {
			t.Errorf("compare(%v, %v) = %s, want %s", c.a, c.b, s, c.want)
		}
	}
}

// Depth is bounded by memory, not by Go's stack: to the left, to the right,
// and through one argument.
func TestDeep(t *testing.T) {
	const depth = 1_000_000
	for name, step := range map[string]func(h *term.Heap, w term.Word) term.Word{
		"left":  func(h *term.Heap, w term.Word) term.Word { return h.NewStruct(term.AtomPlus, w, h.NewInt(1)) },
		"right": func(h *term.Heap, w term.Word) term.Word { return h.NewStruct(term.AtomPlus, h.NewInt(1), w) },
		"unary": func(h *term.Heap, w term.Word) term.Word { return h.NewStruct(term.Intern("succ"), w) },
	} {
		h := term.NewHeap(0)
		w := h.NewInt(0)
		for range depth {
			w = step(h, w)
		}
		v, err := Eval(h, w)
		if got := result(h, v, err); got != "1000000" {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestStateful(t *testing.T) {
	if !Lookup(term.Intern("random"), 1).Stateful() || Lookup(term.AtomPlus, 2).Stateful() {
		t.Error("random(N) is stateful and + is not")
	}
	if Lookup(term.Intern("no such functor"), 2) != NoOp || Lookup(term.AtomPlus, 3) != NoOp {
		t.Error("unknown functors have no operation")
	}
}

func BenchmarkEval(b *testing.B) {
	h := term.NewHeap(1 << 16)
	w := build(h, f("+", f("*", 3, 4), f("mod", 17, 5)))
	top := h.Top
	for b.Loop() {
		h.Top = top
		if _, err := Eval(h, w); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkEvalFloat(b *testing.B) {
	h := term.NewHeap(1 << 16)
	w := build(h, f("+", f("*", 3.5, 4), f("sqrt", 17)))
	top := h.Top
	for b.Loop() {
		h.Top = top
		if _, err := Eval(h, w); err != nil {
			b.Fatal(err)
		}
	}
}
