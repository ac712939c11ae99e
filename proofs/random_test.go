package proofs

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/proofs/check"
)

var (
	randomPrograms = flag.Int("random", 300, "random programs to explain and check")
	randomSeed     = flag.Uint64("seed", 1, "seed of the first of them")
	randomWaits    = flag.Bool("waits", false, "goals wait in all of them")
	randomPrint    = flag.Bool("print", false, "print them")
)

// author writes random programs: predicates p0/2, p1/2, ... each of which calls
// later ones, so that every goal ends, unless it turns back. Heads are linear, results go to fresh
// variables and other variables are unified with the occurs check, so that hardly
// a cyclic term comes up. The order of unbound variables is asked too.
type author struct {
	*rand.Rand
	preds int
	vars  int // of the clause at hand: V1, V2, ...
	waits bool
	turns bool // predicates may call themselves and earlier ones
	out   strings.Builder
}

// fresh gives a variable that the clause did not use before.
func (a *author) fresh() string {
	a.vars++
	return fmt.Sprintf("V%d", a.vars)
}

func (a *author) variable() string { return fmt.Sprintf("V%d", 1+a.IntN(a.vars)) }

// linear gives an argument of a head.
func (a *author) linear() string {
	switch a.IntN(6) {
	case 0:
		return fmt.Sprintf("f(%s)", a.fresh())
	case 1:
		return fmt.Sprintf("[%s|%s]", a.fresh(), a.fresh())
	case 2:
		return fmt.Sprintf("g(%s, %s)", a.value(), a.fresh())
	case 3:
		return a.value()
	}
	return a.fresh()
}

func (a *author) pick(choices ...string) string { return choices[a.IntN(len(choices))] }

func (a *author) value() string {
	return a.pick("1", "2", "3", "a", "b", "[]", "f(a)", "f(1)", "[1, 2]", "[a]", "2.5", "100000000000000000000")
}

func (a *author) operand() string {
	if a.IntN(3) > 0 {
		return a.variable()
	}
	return a.value()
}

func (a *author) structure() string {
	switch a.IntN(6) {
	case 0:
		return fmt.Sprintf("f(%s)", a.operand())
	case 1:
		return fmt.Sprintf("[%s|%s]", a.operand(), a.operand())
	case 2:
		return fmt.Sprintf("g(%s, %s)", a.operand(), a.operand())
	}
	return a.operand()
}

// call gives a goal of a predicate after p.
func (a *author) call(p int) string {
	if a.turns && a.IntN(3) == 0 {
		return fmt.Sprintf("p%d(%s, %s)", a.IntN(p+1), a.operand(), a.pick(a.operand(), a.fresh()))
	}
	if p+1 >= a.preds {
		return a.pick("e", "d") + fmt.Sprintf("(%s, %s)", a.operand(), a.operand())
	}
	switch a.IntN(4) {
	case 0:
		return a.pick("e", "d") + fmt.Sprintf("(%s, %s)", a.operand(), a.operand())
	}
	return fmt.Sprintf("p%d(%s, %s)", p+1+a.IntN(a.preds-p-1), a.pick(a.structure(), a.fresh()), a.pick(a.operand(), a.fresh(), a.fresh()))
}

// waiting gives a goal that waits for variables, or what concerns attributes.
func (a *author) waiting(p, depth int) string {
	conditions := func() string {
		return a.pick(fmt.Sprintf("nonvar(%s)", a.variable()), fmt.Sprintf("ground(%s)", a.structure()),
			fmt.Sprintf("?=(%s, %s)", a.variable(), a.pick(a.value(), a.variable())))
	}
	switch a.IntN(8) {
	case 0, 1, 2:
		return fmt.Sprintf("freeze(%s, (%s))", a.variable(), a.body(p, depth+2))
	case 3, 4:
		return fmt.Sprintf("dif(%s, %s)", a.structure(), a.structure())
	case 5:
		return fmt.Sprintf("when(%s, (%s))", conditions(), a.body(p, depth+2))
	case 6:
		return fmt.Sprintf("when((%s%s %s), %s)", conditions(), a.pick(",", ";"), conditions(), a.call(p))
	}
	return a.pick(
		fmt.Sprintf("put_attr(%s, h, %s)", a.fresh(), a.operand()),
		fmt.Sprintf("frozen(%s, %s)", a.variable(), a.fresh()),
		fmt.Sprintf("copy_term(%s, %s)", a.structure(), a.fresh()),
		fmt.Sprintf("copy_term(%s, %s, %s)", a.structure(), a.fresh(), a.fresh()),
		fmt.Sprintf("findall(%s, e(_, %s), [%s|_])", a.structure(), a.variable(), a.fresh()),
		fmt.Sprintf("term_attvars(%s, %s)", a.structure(), a.fresh()))
}

// lately gives goals of what is rarer: modules, closures, clean-ups, state, tables,
// text, odd numbers.
func (a *author) lately(p, depth int) string {
	switch n := a.IntN(18); {
	case n < 6 && depth > 2:
	case n == 0:
		return fmt.Sprintf("%s:(%s)", a.pick("m", "user", "m:n"), a.body(p, depth+1))
	case n == 1:
		return fmt.Sprintf("setup_call_cleanup(true, (%s), %s)", a.body(p, depth+1), a.pick("true", "fail", "e(1, _)"))
	case n == 2:
		return fmt.Sprintf("aggregate_all(%s, (%s), %s)", a.pick("count", "bag(X)", "set(X)", "max(X)", "sum(1)"), "X = "+a.operand()+", "+a.body(p, depth+1), a.fresh())
	case n == 3:
		return fmt.Sprintf("( once((%s)) -> %s ; %s )", a.body(p, depth+1), a.body(p, depth+1), a.goal(p, depth+1))
	case n == 4:
		return fmt.Sprintf("catch(setup_call_cleanup(true, (%s), true), B, (print_to(B, %s), %s))", a.body(p, depth+1), a.fresh(), a.goal(p, depth+1))
	case n == 5:
		return fmt.Sprintf("%s(%s, (%s), %s)", a.pick("bagof", "setof"), a.structure(), a.pick("", a.variable()+"^", "_^")+"("+a.body(p, depth+1)+")", a.fresh())
	case n == 6:
		return fmt.Sprintf("call(%s, %s)", a.pick("e(1)", "t", "m:e(2)", "[X]>>(X = "+a.operand()+")", "','(true)", "call(e, 2)", "d(1)", "\\+"), a.pick(a.fresh(), a.operand()))
	case n == 7:
		return fmt.Sprintf("%s(d(%s, %s))", a.pick("retract", "retract", "retractall", "asserta", "assertz"), a.operand(), a.pick(a.fresh(), a.value()))
	case n == 8:
		return fmt.Sprintf("%s(g, %s)", a.pick("b_setval", "nb_setval", "b_getval", "nb_getval"), a.pick(a.fresh(), a.value()))
	case n == 9:
		return fmt.Sprintf("t(%s, %s)", a.operand(), a.pick(a.fresh(), a.operand()))
	case n == 10:
		return fmt.Sprintf("findall(%s, t(%s, _), %s)", a.operand(), a.variable(), a.fresh())
	case n == 11:
		return fmt.Sprintf("format(atom(%s), '~w-~q', [%s, %s])", a.fresh(), a.operand(), a.operand())
	case n == 12:
		return a.pick(fmt.Sprintf("catch(atom_concat(%s, %s, ab), error(%s, _), true)", a.variable(), a.fresh(), a.fresh()),
			fmt.Sprintf("atomic_list_concat([%s, x], %s)", a.pick("a", "1", "2.5", "'\\n'"), a.fresh()),
			fmt.Sprintf("catch(atom_chars(%s, %s), error(%s, _), true)", a.operand(), a.fresh(), a.fresh()),
			fmt.Sprintf("catch(number_codes(%s, \"12 \"), error(%s, _), true)", a.fresh(), a.fresh()),
			fmt.Sprintf("catch(term_to_atom(%s, %s), error(%s, _), true)", a.structure(), a.fresh(), a.fresh()))
	case n == 13:
		return fmt.Sprintf("catch(%s is %s %s %s, error(%s, _), true)", a.fresh(), a.pick("nan", "inf", "-0.0", "0.0", "1.0e308", "2"), a.pick("+", "-", "*", "/", "**", "//"), a.pick("nan", "inf", "-0.0", "0", "1.0e308", "-1", a.operand()), a.fresh())
	case n == 14:
		return fmt.Sprintf("catch(%s %s %s, _, fail)", a.operand(), a.pick("=:=", "<", ">="), a.pick("inf", "nan", "0.0", "-0.0", a.operand()))
	case n == 15:
		return fmt.Sprintf("foldl(%s, [%s, %s], %s, %s)", a.pick("[X,Y,Z]>>(Z = [X|Y])", "[X,Y,Z]>>(e(X, Z) ; Z = Y)", "q3"), a.operand(), a.operand(), a.value(), a.fresh())
	case n == 16:
		return fmt.Sprintf("%s([X]>>(%s), [1, a, %s], %s)", a.pick("include", "exclude"), a.pick("integer(X)", "e(X, _)", "t(_, X)", "X == "+a.variable()), a.operand(), a.fresh())
	case n == 17:
		return fmt.Sprintf("catch(%s, error(%s, _), true)", a.pick("atom_length("+a.operand()+", "+a.operand()+")", "arg("+a.operand()+", f(a), "+a.fresh()+")",
			"functor("+a.fresh()+", "+a.operand()+", "+a.operand()+")", a.fresh()+" =.. "+a.operand(), "call("+a.operand()+")", "number_vars(1)", "length("+a.fresh()+", "+a.operand()+")"), a.fresh())
	}
	return "true"
}

func (a *author) goal(p, depth int) string {
	if a.waits && a.IntN(4) == 0 && depth < 6 {
		return a.waiting(p, depth)
	}
	if a.IntN(4) == 0 { // something that mostly holds
		return a.pick(a.fresh()+" = "+a.value(), "e(_, "+a.fresh()+")", "member("+a.fresh()+", [1, a, f(b)])", "true")
	}
	n := 40
	if depth > 2 {
		n = 25
	}
	if a.IntN(6) == 0 {
		return a.lately(p, depth)
	}
	switch a.IntN(n) {
	case 0, 1, 2, 3, 4, 5:
		return a.call(p)
	case 6, 7:
		if a.IntN(2) == 0 {
			return fmt.Sprintf("unify_with_occurs_check(%s, %s)", a.variable(), a.structure())
		}
		w := a.structure()
		return a.fresh() + " = " + w
	case 8:
		return a.variable() + a.pick(" \\= ", " == ", " \\== ", " @< ", " @>= ") + a.pick(a.value(), a.variable(), a.structure())
	case 9:
		return a.pick("atom", "var", "nonvar", "integer", "atomic", "compound", "is_list", "ground", "number", "callable") + "(" + a.variable() + ")"
	case 10:
		return fmt.Sprintf("member(%s, [%s, %s, %s])", a.variable(), a.value(), a.operand(), a.value())
	case 11:
		return fmt.Sprintf("between(1, 3, %s)", a.variable())
	case 12:
		return fmt.Sprintf("number(%s), %s is %[1]s + 1", a.variable(), a.fresh())
	case 13:
		return fmt.Sprintf("catch(%s is %s * 2, error(%s, _), true)", a.fresh(), a.operand(), a.fresh())
	case 14:
		return "!"
	case 15:
		return a.pick("true", "otherwise", "true")
	case 16:
		return fmt.Sprintf("append(%s, %s, %s)", a.pick("[1]", "[a, b]", "[]"), a.structure(), a.fresh())
	case 17:
		return fmt.Sprintf("length(%s, %s)", a.pick("[a]", "[1, 2]", a.fresh()), a.pick("1", "2", a.variable()))
	case 18:
		if a.IntN(2) == 0 {
			return fmt.Sprintf("keysort([%s-%s, 0-b, %s-%s], %s)", a.pick("1", a.operand()), a.operand(), a.pick("1", a.operand()), a.operand(), a.fresh())
		}
		return fmt.Sprintf("%s(%s, %s)", a.pick("msort", "sort", "keysort"), a.pick("[2-b, 1-a]", "[3-a, 3-b, 1-c]", fmt.Sprintf("[%s-a, %s-%s, 1-c]", a.operand(), a.operand(), a.operand())), a.fresh())
	case 19:
		switch a.IntN(6) {
		case 0:
			return fmt.Sprintf("compare(%s, %s, %s)", a.fresh(), a.structure(), a.structure())
		case 1:
			return fmt.Sprintf("sort(0, %s, [%s, %s, %s], %s)", a.pick("@<", "@=<", "@>", "@>="), a.operand(), a.structure(), a.operand(), a.fresh())
		case 2:
			return fmt.Sprintf("%s(%s, member(%s-%s, [%s-1, %s-2, %s-%s]), %s)", a.pick("bagof", "setof"), a.pick("X", a.operand()), a.operand(), "X", a.operand(), a.operand(), a.operand(), a.value(), a.fresh())
		}
		return fmt.Sprintf("copy_term(%s, %s)", a.structure(), a.fresh())
	case 20:
		return fmt.Sprintf("functor(%s, %s, %s)", a.pick("f(a)", "g(a, b)", a.variable()), a.pick("f", a.fresh()), a.pick("1", "0", a.fresh()))
	case 21:
		return fmt.Sprintf("assertz(d(%s, %s))", a.value(), a.value())
	case 22:
		return fmt.Sprintf("select(%s, [1, a, 2], %s)", a.variable(), a.fresh())
	case 23:
		return fmt.Sprintf("nth1(%s, [a, b], %s)", a.variable(), a.variable())
	case 24:
		return fmt.Sprintf("sub_atom(abc, %s, 1, _, %s)", a.variable(), a.variable())
	case 25, 26:
		return fmt.Sprintf("( %s ; %s )", a.body(p, depth+1), a.body(p, depth+1))
	case 27, 28:
		return fmt.Sprintf("( %s -> %s ; %s )", a.body(p, depth+1), a.body(p, depth+1), a.body(p, depth+1))
	case 29:
		return fmt.Sprintf("( %s *-> %s ; %s )", a.body(p, depth+1), a.body(p, depth+1), a.body(p, depth+1))
	case 30:
		return fmt.Sprintf("( %s -> %s )", a.body(p, depth+1), a.body(p, depth+1))
	case 31:
		return fmt.Sprintf("\\+ (%s)", a.body(p, depth+1))
	case 32:
		return fmt.Sprintf("findall(%s, (%s), %s)", a.structure(), a.body(p, depth+1), a.fresh())
	case 33:
		return fmt.Sprintf("call((%s))", a.body(p, depth+1))
	case 34:
		return fmt.Sprintf("call(p%d(%s), %s)", min(p+1, a.preds-1), a.operand(), a.operand())
	case 35:
		if a.IntN(2) == 0 {
			v := a.fresh()
			return fmt.Sprintf("call((%s = (%s), %s, %s))", v, a.body(p, depth+1), a.body(p, depth+1), a.pick(v, "( "+v+" -> true ; true )", "( "+v+" ; true )", "\\+ "+v))
		}
		return a.pick("once", "ignore", "call", "user:call") + fmt.Sprintf("((%s))", a.body(p, depth+1))
	case 36:
		return fmt.Sprintf("catch((%s, throw(b(%s))), b(%s), (%s))", a.body(p, depth+1), a.operand(), a.fresh(), a.body(p, depth+1))
	case 37:
		return fmt.Sprintf("catch((%s), _, (%s))", a.body(p, depth+1), a.body(p, depth+1))
	case 38:
		return fmt.Sprintf("forall(%s, %s)", a.call(p), a.goal(p, depth+1))
	}
	return fmt.Sprintf("maplist(%s, [%s, %s], %s)", a.pick("e", "d", "="), a.operand(), a.operand(), a.fresh())
}

func (a *author) body(p, depth int) string {
	goals := []string{a.goal(p, depth)}
	for a.IntN(2) == 0 && len(goals) < 4 {
		goals = append(goals, a.goal(p, depth))
	}
	return strings.Join(goals, ", ")
}

func (a *author) program() string {
	a.preds = 2 + a.IntN(4)
	if a.waits {
		a.out.WriteString("attr_unify_hook(V, W) :- ( V = W ; e(V, W) ).\n")
	}
	a.out.WriteString(":- dynamic(d/2).\nd(1, b).\nd(c, c).\ne(1, a).\ne(2, b).\ne(b, 3).\ne(2, X) :- d(X, X).\n" +
		":- table(t/2).\nt(X, Y) :- t(X, Z), e(Z, Y).\nt(X, Y) :- e(X, Y), \\+ u(X).\nu(b).\n" +
		"print_to(B, f(B)).\nq3(X, Y, X-Y).\nq3(_, Y, Y) :- !.\nq3(X, _, X).\n")
	for p := range a.preds {
		for range 2 + a.IntN(3) {
			a.vars = 0
			fmt.Fprintf(&a.out, "p%d(%s, %s)", p, a.linear(), a.linear())
			if a.vars == 0 {
				a.vars = 1
			}
			if a.IntN(8) > 0 {
				fmt.Fprintf(&a.out, " :- %s", a.body(p, 0))
			}
			a.out.WriteString(".\n")
		}
	}
	return a.out.String()
}

// Every answer of a random program is explained, and the document passes, also
// when what it leaves open is closed: nothing of it may be refuted.
func TestRandomPrograms(t *testing.T) {
	defer consolidateOften()()
	answers := 0
	for seed := *randomSeed; seed < *randomSeed+uint64(*randomPrograms); seed++ {
		a := author{Rand: rand.New(rand.NewPCG(seed, 0)), waits: seed%3 == 2 || *randomWaits, turns: seed%4 == 1}
		program := a.program()
		if *randomPrint {
			t.Log(program)
		}
		n, err := explainRandom(program, seed%3 == 0)
		if err != nil {
			t.Errorf("seed %d: %v\n%s", seed, err, a.out.String())
		}
		answers += n
	}
	t.Logf("%d answers", answers)
}

// consolidateOften makes long derivations of short ones, until the function it
// gives is called.
func consolidateOften() (undo func()) {
	cells, nodes, growth := minCells, minNodes, maxGrowth
	minCells, minNodes, maxGrowth = 1, 1, 1
	return func() { minCells, minNodes, maxGrowth = cells, nodes, growth }
}

func explainRandom(program string, expanded bool) (answers int, err error) {
	e := engine.New(engine.Record(true), engine.WithLimits(engine.Limits{Steps: 5_000}))
	if err := e.LoadString("random.pl", program); err != nil {
		return 0, err
	}
	d := NewDocument(e.Program(), Options{Expanded: expanded})
	m := e.Machine()
	m.SetStress(len(program)%4 == 0)
	asked := term.Image{}
	{
		h := term.NewHeap(0)
		asked = h.Freeze(h.NewStruct(term.Intern("p0"), h.NewVar(), h.NewVar()))
	}
	run := m.Solve(m.Thaw(asked))
	for answers < 10 && run.Next() {
		if err := d.Explain(Capture(asked, m, run)); err != nil {
			if errors.Is(err, ErrAstray) && strings.Contains(err.Error(), "contains itself") {
				return answers, nil // a cyclic term, which no document can hold
			}
			return answers, err
		}
		answers++
	}
	if err := run.Err(); err != nil {
		if _, thrown := machine.IsException(err); !thrown && !errors.As(err, new(*machine.LimitError)) {
			return answers, err
		}
	}
	if answers == 0 {
		return 0, nil
	}
	var out bytes.Buffer
	if err := d.Write(&out); err != nil {
		return answers, err
	}
	p, err := check.LoadProgram([]check.Source{{Name: "random.pl", Text: program}})
	if err != nil {
		return answers, err
	}
	for _, o := range []check.Options{{}, {Discharge: true, ClosureSteps: 20_000}} {
		o.Goals = []string{"p0(X, Y)"}
		report, err := check.Check(context.Background(), p, out.String(), o)
		if err != nil {
			return answers, err
		}
		if !report.Valid() {
			return answers, fmt.Errorf("the proof does not pass\n%s\n%s", report.Text(), out.String())
		}
	}
	return answers, nil
}

// Terms that contain themselves are not explained, but their unification ends.
func TestCyclicTermsEnd(t *testing.T) {
	for _, body := range []string{"X = Y", "q(X, Y)", "nb_setval(v, X), nb_getval(v, Y)"} {
		program := "p0(1, 2) :- X = g(X, X), Y = g(Y, Y), " + body + ".\nq(X, X).\n"
		answers, err := explainRandom(program, false)
		if err != nil || answers != 0 {
			t.Errorf("%s: %d answers, %v", body, answers, err)
		}
	}
}
