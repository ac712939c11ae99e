package agreement

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/proofs/check"
)

var rounds = flag.Int("rounds", 5_000, "how many goals TestGoAgainstClauses tries")
var seed = flag.Int("seed", 1, "of the random goals that TestAnswersOfBuiltinsAreProvable tries")

// TestGoAgainstClauses runs the engine's built-ins, which are Go, on random
// arguments, and has the checker decide the same goals its own way: by the clauses
// that say what they mean, or by another implementation. They must agree on whether
// the goal holds, and for what instance. Where arguments are wrong in several ways, or
// of a type that only one of the two looks at, one may fail and the other complain.
func TestGoAgainstClauses(t *testing.T) {
	var names []machine.Builtin
	for _, b := range builtin.Table() {
		switch b.Name {
		case "=", "\\=", "?=", "=..":
			continue // the checker unifies with occurs check, the engine without
		}
		if treatment, _ := check.TreatmentOf(b.Name, b.Arity); treatment == check.Decided && b.Purity == machine.Pure &&
			!strings.HasPrefix(b.Name, "$") && b.Arity > 0 {
			names = append(names, b)
		}
	}
	random := rand.New(rand.NewPCG(3, 9))
	counts := map[string]int{}
	var e *engine.Engine
	for n := range *rounds {
		if n%100 == 0 {
			e = engine.New(engine.WithLimits(engine.Limits{Memory: 50_000_000}))
		}
		b := names[random.IntN(len(names))]
		args := make([]string, b.Arity)
		for i := range args {
			args[i] = argument(random, 2)
		}
		goal := fmt.Sprintf("%s(%s)", syntax.FormatAtom(term.Intern(b.Name)), strings.Join(args, ", "))
		// A goal that holds is asked again as it was solved, and with a word of it altered.
		for range 3 {
			computed, solved := run(t, e, goal)
			judged := judge(t, goal, solved)
			counts[computed]++
			if (judged == "holds") != (computed == "holds") && judged != "open" && computed != "open" {
				t.Errorf("%s: the engine: %s (%s), the checker: %s", goal, computed, solved, judged)
			}
			if computed != "holds" {
				break
			}
			goal = altered(random, unnamed.ReplaceAllString(solved, "W$1"))
			parsed, err := e.ParseGoal(goal)
			if err != nil {
				break
			}
			m := e.Machine()
			if name, arity, _ := m.Functor(m.Thaw(parsed.Image())); name != term.Intern(b.Name) || arity != b.Arity {
				break // altered within quotes
			}
		}
	}
	for _, outcome := range []string{"holds", "fails", "raises"} {
		if counts[outcome] < *rounds/50 {
			t.Errorf("only %d of %d goals: %s", counts[outcome], *rounds, outcome)
		}
	}
	t.Log(counts)
}

var words = regexp.MustCompile(`\b[0-9]+|\b[a-z]\w*|"[^"]*"|\[\]`)

var unnamed = regexp.MustCompile(`\b_([0-9]+)\b`)

// altered replaces a word of a goal, or none.
func altered(r *rand.Rand, goal string) string {
	places := words.FindAllStringIndex(goal, -1)
	if len(places) < 2 || r.IntN(4) == 0 {
		return goal
	}
	at := places[1+r.IntN(len(places)-1)]
	return goal[:at[0]] + argument(r, 0) + goal[at[1]:]
}

// argument gives the text of a term.
func argument(r *rand.Rand, depth int) string {
	pick := func(texts ...string) string { return texts[r.IntN(len(texts))] }
	switch k := r.IntN(12); {
	case k < 3:
		return pick("0", "1", "2", "3", "-1", "7", "1.5", "-0.5", "100", "18446744073709551616",
			"0.0", "-0.0", "1.0Inf", "-1.0Inf", "1.5NaN", "9007199254740993", "9007199254740992.0", "-9223372036854775808", "5.0e-324", "0'\\n",
			"55296", "1114112", "-2", "97")
	case k < 5:
		return pick("a", "b", "abc", "[]", "'Hello World'", "''", "x1", "'12'", "(+)", "(<)",
			"{}", "'\\n'", "'\u00c9t\u00e9'", "'\\x0\\'", "(;)", "(',')", "('|')", "'1.5NaN'", "' 7'", "inf", "'0x1F'", "'\\'\\\\'")
	case k < 7:
		return pick("X", "Y", "X", "_")
	case k < 8 || depth == 0:
		return pick(`"abc"`, `"12"`, `"a b"`, "[a, b, c]", "[3, 1, 2]", "[X, Y]", "[b-1, a-2, b-0]", "[97, 0'1]", "[0'4, 0'2]", "[55296]", "[97, 1114112]", "[X, a]", "[a|b]", "[1, 2|X]", "[a, 'bc']", "[]", "{a}", "lists:append")
	case k < 10:
		elems := make([]string, r.IntN(4))
		for i := range elems {
			elems[i] = argument(r, depth-1)
		}
		return "[" + strings.Join(elems, ", ") + pick("", "", "", "") + "]"
	case k < 11:
		return fmt.Sprintf("f(%s, %s)", argument(r, depth-1), argument(r, depth-1))
	}
	return argument(r, depth-1) + " - " + argument(r, 0)
}

// run gives what the engine makes of a goal, and its first solution as text.
func run(t *testing.T, e *engine.Engine, text string) (outcome, solved string) {
	t.Helper()
	goal, err := e.ParseGoal(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	for answer, err := range e.Solve(ctx, goal) {
		var limit *engine.LimitError
		switch {
		case errors.As(err, &limit), ctx.Err() != nil:
			return "open", ""
		case err != nil:
			return "raises", ""
		}
		return "holds", answer.Text()
	}
	return "fails", ""
}

// judge gives what the checker makes of a goal, or, when it was solved, of the
// solution justified as what the goal as it was called comes to.
func judge(t *testing.T, goal, solved string) string {
	t.Helper()
	by := "builtin"
	if solved == "" {
		solved = goal
	} else {
		by = "called(" + goal + ")"
	}
	p, err := check.LoadProgram([]check.Source{{Name: "p.pl", Text: "%% ?- p.\np :- " + goal + " .\n"}})
	if err != nil {
		t.Fatalf("%s: %v", goal, err)
	}
	document := fmt.Sprintf("p.\nstep(p, rule(1), [], [%s]).\nstep(%s, %s, [], []).\n", solved, solved, by)
	r, err := check.Check(context.Background(), p, document, check.Options{StepsPerDecision: 100_000})
	if err != nil {
		t.Fatalf("%s: %v", goal, err)
	}
	report := r.Text()
	switch {
	case strings.Contains(report, "raises an error"):
		return "raises"
	case r.Failed(5) > 0:
		return "fails"
	case strings.Contains(report, ", bound, ") || strings.Contains(report, "theory_scoped"):
		return "open"
	}
	return "holds"
}
