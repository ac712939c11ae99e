package engine

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// loaded gives an engine with a program; warnings fail the test.
func loaded(t testing.TB, program string, options ...Option) *Engine {
	t.Helper()
	e := New(append([]Option{WithReport(func(d *syntax.Diagnostic) { t.Error(d.Render()) })}, options...)...)
	if err := e.LoadString("test.pl", program); err != nil {
		t.Fatal(err)
	}
	return e
}

func goal(t testing.TB, e *Engine, text string) *Goal {
	t.Helper()
	g, err := e.ParseGoal(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// texts gives the solutions of a goal, and the error that ended the search.
func texts(t testing.TB, e *Engine, text string) (out []string, failure error) {
	t.Helper()
	for a, err := range e.Solve(context.Background(), goal(t, e, text)) {
		if err != nil {
			return out, err
		}
		out = append(out, a.Text())
	}
	return out, nil
}

const family = `
%% ?- grandparent(X, Y).
parent(alice, bob).
parent(bob, carol).
parent(bob, dave).
grandparent(X, Z) :- parent(X, Y), parent(Y, Z).
`

func TestSolve(t *testing.T) {
	e := loaded(t, family)
	got, err := texts(t, e, "grandparent(alice, Who).")
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff([]string{"grandparent(alice, carol)", "grandparent(alice, dave)"}, got); d != "" {
		t.Error(d)
	}
	if n := len(e.Goals()); n != 1 {
		t.Fatalf("%d goals", n)
	}
	if g := e.Goals()[0]; g.Text != "grandparent(X, Y)" || g.File != "test.pl" || g.Line != 2 {
		t.Errorf("goal %q of %s:%d", g.Text, g.File, g.Line)
	}
}

func TestBindings(t *testing.T) {
	e := loaded(t, family)
	var answers []*Answer
	for a, err := range e.Solve(context.Background(), goal(t, e, "parent(X, Y), append(L, _, [1, f(Z)]), _W = 1, member(V-V, [X-X])")) {
		if err != nil {
			t.Fatal(err)
		}
		answers = append(answers, a)
	}
	if len(answers) != 9 {
		t.Fatalf("%d answers", len(answers))
	}
	want := []Binding{{"X", "alice"}, {"Y", "bob"}, {"L", "[1]"}, {"V", "alice"}}
	if d := cmp.Diff(want, answers[1].Bindings()); d != "" {
		t.Error(d)
	}
	if answers[1].Ground() {
		t.Error("Z is unbound, and the answer is called ground")
	}
	h := term.NewHeap(0)
	if w := answers[1].Term(h); !h.Is(w, term.AtomComma, 2) {
		t.Error("the answer is no conjunction")
	}
}

// TestLeavingEarly ends searches in the middle and begins others.
func TestLeavingEarly(t *testing.T) {
	e := loaded(t, "n(0).\nn(N) :- n(M), N is M + 1.\n")
	g := goal(t, e, "findall(X, member(X, [1, 2]), L), n(N)")
	before := runtime.NumGoroutine()
	for round := range 2000 {
		ctx, cancel := context.WithCancel(context.Background())
		n := 0
		for a, err := range e.Solve(ctx, g) {
			if err != nil {
				t.Fatal(err)
			}
			if n++; n == 5 {
				if want := "findall(X, member(X, [1, 2]), [1, 2]), n(4)"; round == 0 && a.Text()[strings.Index(a.Text(), "[1, 2]), n"):] != want[strings.Index(want, "[1, 2]), n"):] {
					t.Errorf("got %s", a.Text())
				}
				break
			}
		}
		cancel()
	}
	if n := runtime.NumGoroutine(); n > before+2 {
		t.Errorf("%d goroutines, %d before", n, before)
	}
	if top := e.Machine().Top; top > 1<<16 {
		t.Errorf("the heap holds %d cells after all searches were closed", top)
	}
}

func TestBusy(t *testing.T) {
	e := loaded(t, family)
	g := goal(t, e, "parent(X, Y)")
	for range e.Solve(context.Background(), g) {
		if _, err := texts(t, e, "true"); !errors.Is(err, ErrBusy) {
			t.Errorf("a goal within a goal gives %v", err)
		}
		break
	}
	if got, err := texts(t, e, "parent(X, carol)"); err != nil || len(got) != 1 {
		t.Errorf("afterwards: %v, %v", got, err)
	}
}

func TestCancel(t *testing.T) {
	e := loaded(t, "loop :- loop.\n")
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	time.AfterFunc(20*time.Millisecond, func() { cancel(cause) })
	for _, err := range e.Solve(ctx, goal(t, e, "catch(loop, _, true)")) {
		if !errors.Is(err, cause) {
			t.Errorf("got %v", err)
		}
	}
	if got, err := texts(t, e, "X = 1"); err != nil || len(got) != 1 {
		t.Errorf("afterwards: %v, %v", got, err)
	}
	for _, err := range e.Solve(ctx, goal(t, e, "loop")) {
		if !errors.Is(err, cause) {
			t.Errorf("a context that is over gives %v", err)
		}
	}
}

func TestLimits(t *testing.T) {
	const program = "loop :- loop.\ngrow(L) :- grow([L|L]).\n"
	for goal, limits := range map[string]Limits{
		"catch(loop, _, true)": {Steps: 5000},
		"loop":                 {Deadline: time.Now().Add(30 * time.Millisecond)},
		"grow([])":             {Memory: 20 << 20},
	} {
		e := loaded(t, program)
		e.Machine().SetLimits(limits)
		_, err := texts(t, e, goal)
		var limit *LimitError
		if !errors.As(err, &limit) || !IsLimit(err) {
			t.Errorf("%s under %+v gives %v", goal, limits, err)
		}
	}
	// Loading is bounded too, and so are directives.
	for text, limits := range map[string]Limits{
		strings.Repeat("p(1).\n", 1000): {Deadline: time.Now()},
		":- repeat, fail.\n":            {Steps: 5000},
	} {
		if err := New(WithLimits(limits)).LoadString("text", text); !IsLimit(err) {
			t.Errorf("loading %.20q under %+v gives %v", text, limits, err)
		}
	}
}

func TestHalt(t *testing.T) {
	e := loaded(t, "p :- halt(5).\n")
	_, err := texts(t, e, "catch(p, _, true)")
	var halt *Halt
	if !errors.As(err, &halt) || halt.Code != 5 {
		t.Errorf("got %v", err)
	}
	if err := e.LoadString("halt.pl", ":- halt(6).\n:- halt(7).\n"); !errors.As(err, &halt) || halt.Code != 6 {
		t.Errorf("loading gives %v", err)
	}
}

// TestHugeText writes an answer that is small in the machine.
func TestHugeText(t *testing.T) {
	e := loaded(t, "twice(0, x) :- !.\ntwice(N, f(T, T)) :- M is N - 1, twice(M, T).\n")
	e.maxAnswer = 1 << 20
	_, err := texts(t, e, "twice(100, T)")
	if !IsLimit(err) {
		t.Errorf("got %v", err)
	}
}

func TestLoadFS(t *testing.T) {
	files := fstest.MapFS{
		"main.pl":      {Data: []byte(":- include('lib/a').\n%% ?- p(X).\nlast(1).\n")},
		"lib/a.pl":     {Data: []byte(":- [b].\n:- ensure_loaded('b.pl').\np(1).\n")},
		"lib/b.pl":     {Data: []byte("p(2).\n:- initialization(assertz(done)).\n")},
		"cycle.pl":     {Data: []byte(":- include('lib/c').\n")},
		"lib/c.pl":     {Data: []byte(":- include('../cycle').\n")},
		"unread.pl":    {Data: []byte("p(.\nq(1).\nr(")},
		"operators.pl": {Data: []byte(":- op(700, xfx, =>).\n:- set_prolog_flag(double_quotes, codes).\n")},
	}
	e := New()
	if err := e.LoadFS(files, "main.pl"); err != nil {
		t.Fatal(err)
	}
	if got, err := texts(t, e, "p(X), done"); err != nil || len(got) != 2 {
		t.Errorf("%v, %v", got, err)
	}
	var names []string
	for _, s := range e.Sources() {
		names = append(names, s.Name)
	}
	if d := cmp.Diff([]string{"main.pl", "lib/a.pl", "lib/b.pl"}, names); d != "" {
		t.Error(d)
	}
	numbers := map[string]int{}
	for _, q := range e.Program().Preds(false) {
		for _, c := range e.Program().Clauses(q) {
			numbers[e.Program().Source(c).File] = e.Program().Source(c).Number
		}
	}
	delete(numbers, "") // asserted
	if d := cmp.Diff(map[string]int{"main.pl": 2, "lib/a.pl": 5, "lib/b.pl": 6}, numbers); d != "" {
		t.Error(d)
	}

	var fault *LoadError
	if err := e.LoadFS(files, "cycle.pl"); !errors.As(err, &fault) || !fault.Incomplete ||
		!strings.Contains(err.Error(), "lib/c.pl:1:1: error: ../cycle includes itself") {
		t.Errorf("a cycle gives %v", err)
	}
	if err := New().LoadFS(files, "unread.pl"); !errors.As(err, &fault) || len(fault.Diagnostics) != 2 {
		t.Errorf("syntax errors give %v", err)
	}
	if err := New().LoadFS(files, "none.pl"); !errors.As(err, &fault) || !fault.Incomplete {
		t.Errorf("a missing file gives %v", err)
	}
	// A text that is no file can load none.
	if err := New().LoadString("text", ":- include('main.pl').\n"); !errors.As(err, &fault) {
		t.Errorf("a text that includes a file gives %v", err)
	}
	// What a text says about syntax holds for the goals.
	o := New()
	if err := o.LoadFS(files, "operators.pl"); err != nil {
		t.Fatal(err)
	}
	if got, err := texts(t, o, `X = (a => "b")`); err != nil || len(got) != 1 || got[0] != "(a => [98]) = (a => [98])" {
		t.Errorf("%v, %v", got, err)
	}
}

func TestClaims(t *testing.T) {
	e := loaded(t, "p(a).\np(b) :- true.\np(X) :- q(X).\nq(c).\nq(c).\nq(_).\n:- dynamic(d/1).\nd(1).\nd(X) :- X = 2.\n")
	claims := e.NewClaims()
	var taken []string
	for _, text := range []string{"p(X)", "q(c)", "d(X)", "p(X), true"} {
		for a, err := range e.Solve(context.Background(), goal(t, e, text)) {
			if err != nil {
				t.Fatal(err)
			}
			if claims.Take(a) {
				taken = append(taken, a.Text())
			}
		}
	}
	want := []string{"p(c)", "d(2)", "p(a), true", "p(b), true", "p(c), true"}
	if d := cmp.Diff(want, taken); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(LeftOut{Unbound: 2, Repeated: 2, Facts: 6}, claims.Left); d != "" {
		t.Error(d)
	}
}

func TestNearest(t *testing.T) {
	for _, c := range []struct {
		name, want string
		candidates []string
	}{
		{"memebr", "member", []string{"number", "member", "append"}},
		{"prof", "proof", []string{"proof", "proof-detail"}},
		{"chekc", "check", []string{"help", "check"}},
		{"Append", "append", []string{"append"}},
		{"x", "", []string{"y", "xyz"}},
		{"same", "", []string{"same"}},
		{"quite_different", "", []string{"append", "member"}},
	} {
		if got := Nearest(c.name, c.candidates); got != c.want {
			t.Errorf("nearest to %q: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestRuleLibrariesComeLast: the clauses of a rule library are numbered behind those
// of every text of the program.
func TestRuleLibrariesComeLast(t *testing.T) {
	rules := WithRuleLibraries(RuleLibrary{Name: "leaps", Text: "leap(1, 2).\nleap(2, 1).\n"})
	texts := []Source{
		{Name: "a.pl", Text: ":- use_module(library(leaps)).\na(1).\na(2).\n"},
		{Name: "b.pl", Text: ":- use_module(library(leaps)).\nb(1).\n"},
	}
	want := map[string][]int{"a/1": {1, 2}, "b/1": {3}, "leap/2": {4, 5}}
	for _, readOnly := range []bool{false, true} {
		options := []Option{rules}
		if readOnly {
			options = append(options, ReadOnly())
		}
		e := New(options...)
		for _, s := range texts {
			if err := e.LoadString(s.Name, s.Text); err != nil {
				t.Fatal(err)
			}
		}
		var names []string
		for _, s := range e.Sources() {
			names = append(names, s.Name)
		}
		if d := cmp.Diff([]string{"a.pl", "b.pl", "library(leaps)"}, names); d != "" {
			t.Error(d)
		}
		if readOnly {
			if n := len(e.Program().Preds(false)); n != 0 {
				t.Errorf("reading only defined %d predicates", n)
			}
			continue
		}
		got := map[string][]int{}
		for _, q := range e.Program().Preds(false) {
			for _, c := range e.Program().Clauses(q) {
				key := fmt.Sprintf("%s/%d", q.Name, q.Arity)
				got[key] = append(got[key], e.Program().Source(c).Number)
			}
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Error(d)
		}
	}
}
