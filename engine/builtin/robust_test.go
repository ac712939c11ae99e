package builtin_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// argumentPool is what TestRobust calls built-ins with.
var argumentPool = []string{
	"X", "Y", "_", "a", "[]", "''", "'A b'", "{}", "'\u00e9'", "0", "1", "-1", "3", "2.5", "-0.0", "1.0e300",
	"123456789012345678901234567890", "-123456789012345678901234567890", "1152921504606846975", "9223372036854775807",
	"[a]", "[a, b, c]", "[X]", "[a|X]", "[a|b]", "\"abc\"", "[0'a, 0'b]", "[1-a, 2-b]", "[[]]", "[3, 1, 2]",
	"f(a)", "f(X, Y, X)", "a - b", "1 + 2", "(a :- b)", "(a --> b)", "(a, b)", "X - Y", "'$VAR'(1)", "'$stream'(1)", "'$stream'(99)",
	"user_input", "user_output", "atom(X)", "codes(X)", "seed(1)", "[quoted(true)]", "[variable_names(['X' = X])]", "@<", "<", "read", "xfx", "700",
	"'~w'", "\"~a~t~20|~d\"", "'2024-02-29'", "'(?<n>.)'", "inf", "random", "unknown", "error", "a / 1", "x ^ y",
}

// A built-in called with anything at all answers, fails or raises an error: it
// neither panics nor runs for long.
func TestRobust(t *testing.T) {
	w := newWorld(t)
	rnd := rand.New(rand.NewPCG(1, 2))
	rounds := 60
	if testing.Short() {
		rounds = 10
	}
	for _, b := range builtin.Table() {
		n := rounds
		if b.Arity == 0 {
			n = 1
		}
		for range n {
			text := syntax.FormatAtom(term.Intern(b.Name))
			for i := range b.Arity {
				sep := ", "
				if i == 0 {
					sep = "("
				}
				text += sep + argumentPool[rnd.IntN(len(argumentPool))]
			}
			if b.Arity > 0 {
				text += ")"
			}
			begin := time.Now()
			got := w.ask(fmt.Sprintf("call(%s).", text))
			if d := time.Since(begin); d > time.Second {
				t.Errorf("%s took %v: %v", text, d, got)
			}
			// Undo what would end or change the cases that follow.
			w.ask("set_input(user_input), set_output(user_output), set_prolog_flag(double_quotes, chars), set_prolog_flag(unknown, error).")
		}
	}
}
