package agreement

import (
	"fmt"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Operands of evaluable functors: of each type and size, and those at the edges.
var operands = []string{"0", "1", "-1", "2", "3", "-7", "63", "9007199254740993", "1152921504606846975",
	"9223372036854775807", "-9223372036854775808", "9223372036854775808", "10^25", "-(10^25)", "10^400",
	"0.0", "-0.0", "0.5", "-0.5", "2.5", "-2.5", "1.0", "3.0", "1.0e10", "1.0e300", "-1.0e-300", "inf", "-inf", "nan"}

// TestEvaluables has the engine evaluate each evaluable functor on each choice of
// operands, and the checker decide what came of it.
func TestEvaluables(t *testing.T) {
	e := engine.New(engine.Record(true))
	open, agreed := 0, 0
	for _, v := range arith.Evaluables() {
		name := syntax.FormatAtom(term.Intern(v.Name))
		var expressions []string
		switch v.Arity {
		case 0:
			expressions = []string{name}
		case 1:
			for _, x := range operands {
				expressions = append(expressions, fmt.Sprintf("%s(%s)", name, x))
			}
		case 2:
			for _, x := range operands {
				for _, y := range operands {
					expressions = append(expressions, fmt.Sprintf("%s(%s, %s)", name, x, y))
				}
			}
		}
		for _, x := range expressions {
			for _, goal := range []string{"X is " + x, x + " =< 3", x + " =:= 2.5"} {
				if v.Arity == 2 && !strings.HasPrefix(goal, "X") {
					continue
				}
				computed, solved := run(t, e, goal)
				judged := judge(t, goal, solved)
				if judged == "open" || computed == "open" || v.Stateful {
					open++
				} else if judged != computed {
					t.Errorf("%s: the engine: %s (%s), the checker: %s", goal, computed, solved, judged)
				} else {
					agreed++
				}
				if computed == "raises" && !v.Stateful && (v.Arity < 2 || agreed%7 == 0) {
					prove(t, e, fmt.Sprintf("catch(%s, error(_, _), true)", goal)) // the same error
				}
			}
		}
	}
	t.Logf("%d agree, %d open", agreed, open)
}
