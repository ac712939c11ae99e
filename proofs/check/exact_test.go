package check

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// expressions gives random expressions over the operands where integers
// overflow and floats round.
func expressions(r *rand.Rand) string {
	operands := []string{"0", "1", "-1", "2", "3", "-7", "10", "63", "64", "9007199254740993", "9223372036854775807",
		"-9223372036854775808", "4611686018427387904", "0.5", "2.5", "-2.5", "1.0e10", "1.0e20", "3.0", "0.0"}
	unary := []string{"-", "abs", "sign", "float", "floor", "ceiling", "round", "truncate", "sqrt", "\\", "+",
		"float_integer_part", "float_fractional_part", "exp", "sin", "cos", "atan", "log", "tan", "asin", "acos"}
	binary := []string{"+", "-", "*", "/", "//", "rem", "mod", "div", "min", "max", "**", "^", ">>", "<<", "/\\", "\\/", "xor", "atan2"}
	operand := func() string { return operands[r.IntN(len(operands))] }
	one := func() string {
		if r.IntN(2) == 0 {
			return fmt.Sprintf("'%s'(%s)", double(unary[r.IntN(len(unary))]), operand())
		}
		return fmt.Sprintf("'%s'(%s, %s)", double(binary[r.IntN(len(binary))]), operand(), operand())
	}
	if r.IntN(3) > 0 {
		return one()
	}
	return fmt.Sprintf("'%s'(%s, %s)", double(binary[r.IntN(len(binary))]), one(), operand())
}

func double(s string) string {
	if s == "\\" || s == "/\\" || s == "\\/" {
		out := ""
		for _, c := range s {
			if c == '\\' {
				out += "\\\\"
			} else {
				out += string(c)
			}
		}
		return out
	}
	return s
}

// The exact evaluator and ichiban agree wherever ichiban is asked and does not
// run out of bits.
func TestExactAgreesWithIchiban(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	h := term.NewHeap(0)
	var j judge
	p := primitives[makeFunctor("is", 2)]
	seen := map[string]bool{}
	for range 20_000 {
		h.Init(0)
		text := expressions(r)
		expr, err := syntax.ParseTerm(h, text, "", syntax.NewOperators(), &syntax.Flags{})
		if err != nil {
			t.Fatal(text, err)
		}
		goal := h.NewStruct(term.AtomIs, h.NewVar(), expr.Word)
		if p.unfit != nil && p.unfit(h, goal) {
			continue
		}
		theirs := j.rule(context.Background(), h, goal, p)
		ours := isLoop(h, goal)
		if theirs.hung != notHung || ours.hung != notHung {
			continue
		}
		if theirs.ball != 0 {
			continue
		}
		a, b := outcomeText(h, theirs), outcomeText(h, ours)
		if a != b && !seen[a+b] {
			seen[a+b] = true
			t.Errorf("%s: ichiban %s, exact %s", text, a, b)
		}
	}
}

func outcomeText(h *term.Heap, r ruling) string {
	ops := syntax.NewOperators()
	if r.ball != 0 {
		return "error " + syntax.Format(h, h.Arg(h.Arg(r.ball, 1), 1), ops, syntax.WriteOptions{Quoted: true})
	}
	if len(r.solutions) == 0 {
		return "fails"
	}
	return syntax.Format(h, r.solutions[0][0].right, ops, syntax.WriteOptions{Quoted: true})
}
