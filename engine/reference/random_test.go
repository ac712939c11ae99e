package reference_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// author writes small random programs. A predicate mostly calls later ones, so
// that most programs end.
type author struct {
	r    *rand.Rand
	text strings.Builder
}

const predicates = 5

// program gives a program of predicates p0/2 ... with goals on the first ones.
func program(seed int64) string {
	a := &author{r: rand.New(rand.NewSource(seed))}
	fmt.Fprintf(&a.text, ":- dynamic(d/2).\nd(a, 1).\nd(X, Y) :- p%d(X, Y).\n", predicates-1)
	for p := range predicates {
		for range 1 + a.r.Intn(4) {
			fmt.Fprintf(&a.text, "p%d(%s, %s)", p, a.argument(2), a.argument(2))
			if n := a.r.Intn(4); n > 0 {
				a.text.WriteString(" :- " + a.body(p, n, 2))
			}
			a.text.WriteString(".\n")
		}
	}
	for _, g := range []string{"p0(X, Y)", "p1(X, Y)", "p0(a, Y), p2(Y, Z)", "findall(X-Y, p1(X, Y), L)", "d(X, Y)"} {
		a.text.WriteString("%% ?- " + g + ".\n")
	}
	return a.text.String()
}

func (a *author) pick(options ...string) string { return options[a.r.Intn(len(options))] }

func (a *author) variable() string { return a.pick("X", "Y", "Z", "V") }

func (a *author) argument(depth int) string {
	if depth > 0 && a.r.Intn(4) == 0 {
		return a.pick(
			fmt.Sprintf("f(%s)", a.argument(depth-1)),
			fmt.Sprintf("[%s|%s]", a.argument(depth-1), a.argument(depth-1)),
			fmt.Sprintf("g(%s, %s)", a.argument(depth-1), a.argument(depth-1)))
	}
	if a.r.Intn(3) > 0 {
		return a.variable()
	}
	return a.pick("a", "b", "1", "2", "[]", "1.5", "18446744073709551616", "_")
}

func (a *author) body(p, n, depth int) string {
	goals := make([]string, n)
	for i := range goals {
		goals[i] = a.goal(p, depth)
	}
	return strings.Join(goals, ", ")
}

func (a *author) call(p int) string {
	if a.r.Intn(15) == 0 {
		return fmt.Sprintf("p%d(%s, %s)", p, a.argument(1), a.argument(1))
	}
	if p+1 < predicates && a.r.Intn(8) > 0 {
		return fmt.Sprintf("p%d(%s, %s)", p+1+a.r.Intn(predicates-p-1), a.argument(1), a.argument(1))
	}
	return a.pick("true", "d(a, X)", "maplist(var, [X, Y])", "sort([a, 1, f(a), 2.0, 1], Z)", "append(X, [V], [a, b])", "atom_chars(X, Y)", "sub_atom(ab, Z, 1, _, V)", "member(X, [a, b])", "X = a", "between(1, 3, Y)", "Y = 2")
}

func (a *author) goal(p, depth int) string {
	v, w := a.variable(), a.variable()
	sub := func(n int) string { return a.body(p, 1+a.r.Intn(n), depth-1) }
	if depth > 0 && a.r.Intn(3) == 0 {
		switch a.r.Intn(14) {
		case 0, 1:
			return fmt.Sprintf("( %s -> %s ; %s )", sub(2), sub(2), sub(2))
		case 2:
			return fmt.Sprintf("( %s ; %s )", sub(2), sub(2))
		case 3:
			return fmt.Sprintf("( %s *-> %s ; %s )", sub(2), sub(2), sub(1))
		case 4:
			return fmt.Sprintf("( %s -> %s )", sub(2), sub(1))
		case 5:
			return fmt.Sprintf("\\+ ( %s )", sub(2))
		case 6:
			return fmt.Sprintf("findall(%s, ( %s ), %s)", v, sub(2), w)
		case 7:
			return fmt.Sprintf("catch(( %s ), %s, ( %s ))", sub(2), a.pick("_", "a", "ball("+v+")", "error(type_error(_, _), _)"), sub(1))
		case 8:
			return fmt.Sprintf("call(( %s ))", sub(2))
		case 9:
			return fmt.Sprintf("G%d = ( %s ), G%d", depth, sub(2), depth)
		case 10:
			return fmt.Sprintf("once(( %s ))", sub(2))
		case 11:
			return fmt.Sprintf("forall(( %s ), ( %s ))", sub(1), sub(1))
		case 12:
			return fmt.Sprintf("( var(%s), %s == %s -> %s ; %s )", v, v, w, sub(1), sub(1))
		case 13:
			return fmt.Sprintf("ignore(( %s ))", sub(2))
		}
	}
	switch a.r.Intn(16) {
	case 0, 1:
		return "!"
	case 2:
		return fmt.Sprintf("%s = %s", v, a.argument(1))
	case 3:
		return fmt.Sprintf("%s \\= %s", v, a.argument(1))
	case 4:
		return fmt.Sprintf("%s is %s", v, a.pick("1 + 1", w+" + 1", "18446744073709551616 * 2", "7 // 2", w+" mod 2"))
	case 5:
		return fmt.Sprintf("%s %s %s", v, a.pick("<", ">=", "=:=", "=\\="), a.pick("1", "2", w, "1.5"))
	case 6:
		return fmt.Sprintf("throw(%s)", a.pick("a", "ball("+v+")", v))
	case 7:
		return fmt.Sprintf("%s(%s)", a.pick("var", "nonvar", "atom", "integer", "compound"), v)
	case 8:
		return fmt.Sprintf("%s == %s", v, w)
	case 9:
		return a.pick("fail", "true", "atom_length("+v+", "+w+")", "functor("+v+", F, 1)", "length("+v+", 2)", "atom_concat("+v+", "+w+", ab)")
	case 10:
		return fmt.Sprintf("%s(d(%s, %s))", a.pick("assertz", "asserta", "retract"), v, w)
	case 11:
		return fmt.Sprintf("copy_term(%s, %s)", v, w)
	}
	return a.call(p)
}

// No comparison of these programs has two operands that are in error and of
// which one is a compound: see testdata/limits/two-errors.pl.

// compareRandom runs a random program on both engines. An outcome that limits
// or ichiban's dread of cyclic terms explain ends the comparison.
func compareRandom(t *testing.T, seed int64) {
	t.Helper()
	text := program(seed)
	limits := machine.Limits{Steps: 1000, Memory: 100_000_000}
	ours, theirs := load(t, "random", text), onReference(t, "random", text, limits)
	ours.engine.Machine().SetLimits(limits)
	for i, g := range ours.engine.Goals() {
		want, got := ours.ask(g), theirs.ask(theirs.engine.Goals()[i])
		for k, line := range want {
			if strings.HasPrefix(line, "stop ") {
				return
			}
			if k < len(got) && (strings.HasPrefix(got[k], "stop steps") || strings.HasPrefix(got[k], "stop depth")) {
				return
			}
		}
		if d := difference(want, got); d != "" {
			t.Fatalf("seed %d\n%s\n?- %s.\n%s", seed, text, g.Text, d)
		}
	}
}

func TestRandomPrograms(t *testing.T) {
	n := int64(200)
	if testing.Short() {
		n = 30
	}
	for seed := range n {
		compareRandom(t, seed)
	}
}

// FuzzEngines is TestRandomPrograms without an end.
func FuzzEngines(f *testing.F) {
	for seed := range int64(10) {
		f.Add(seed)
	}
	f.Fuzz(compareRandom)
}

// expression gives an arithmetic expression.
func (a *author) expression(depth int) string {
	if depth == 0 || a.r.Intn(4) == 0 {
		switch a.r.Intn(4) {
		case 0:
			return fmt.Sprint(a.r.Intn(21) - 10)
		case 1:
			return a.pick("0.5", "-2.5", "1.0e10", "3.0", "0.0", "1.0e300", "-7.25", "9007199254740993.0")
		case 2:
			return a.pick("9223372036854775807", "-9223372036854775808", "4611686018427387904", "9007199254740993", "-4611686018427387905", "4294967296", "18446744073709551616")
		default:
			return a.pick("1", "2", "3", "7", "60", "a", "pi", "foo(1)")
		}
	}
	x, y := a.expression(depth-1), a.expression(depth-1)
	if a.r.Intn(3) == 0 {
		return fmt.Sprintf("%s(%s)", a.pick("abs", "sign", "-", "\\", "truncate", "round", "ceiling", "floor", "float",
			"float_integer_part", "float_fractional_part", "sqrt", "sin", "cos", "atan", "exp", "log", "+"), x)
	}
	if a.r.Intn(5) == 0 {
		return fmt.Sprintf("%s(%s, %s)", a.pick("min", "max", "atan2"), x, y)
	}
	return fmt.Sprintf("(%s %s %s)", x, a.pick("+", "-", "*", "/", "//", "rem", "mod", "div", "**", "^", "/\\", "\\/", "xor", ">>", "<<"), y)
}

// TestRandomArithmetic compares values and errors of expressions.
func TestRandomArithmetic(t *testing.T) {
	n := 60
	if testing.Short() {
		n = 10
	}
	for seed := range n {
		a := &author{r: rand.New(rand.NewSource(int64(seed)))}
		for range 50 {
			x := a.expression(2)
			fmt.Fprintf(&a.text, "%%%% ?- catch(X is %s, error(X, _), true).\n", x)
			fmt.Fprintf(&a.text, "%%%% ?- catch(%s %s %s, error(X, _), true).\n", x, a.pick("=:=", "<", ">=", "=\\="), a.expression(1))
		}
		compare(t, "arithmetic", a.text.String())
	}
}
