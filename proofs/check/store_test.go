package check

import (
	"context"
	"fmt"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

// factsOf checks facts that share what they have in common on one heap.
func factsOf(t testing.TB, program string, facts func(h *term.Heap, yield func(kept int, fact term.Word) bool)) *Report {
	t.Helper()
	p, err := LoadProgram([]Source{{Name: "program.pl", Text: program}})
	if err != nil {
		t.Fatal(err)
	}
	h := term.NewHeap(0)
	report, err := CheckFacts(context.Background(), p, func(yield func(Fact) bool) {
		facts(h, func(kept int, fact term.Word) bool { return yield(Fact{Heap: h, Kept: kept, Word: fact}) })
	}, Options{MaxCells: 1 << 22})
	if err != nil {
		t.Fatal(err)
	}
	return report
}

// makeStep gives step(goal, by, [], uses).
func makeStep(h *term.Heap, goal, by term.Word, uses ...term.Word) term.Word {
	end := term.AtomNil.Word()
	return h.NewStruct(term.AtomStep, goal, by, end, h.NewList(uses, end))
}

// A term of 2^60 cells whose parts are shared is taken, looked up, compared and
// matched by its distinct parts, with variables or without.
func TestSharedTerms(t *testing.T) {
	program := "%% ?- p(X, Y).\np(X, X) :- q(X).\nq(X).\n"
	for _, leaf := range []string{"a", "X"} {
		for _, kept := range []bool{false, true} {
			r := factsOf(t, program, func(h *term.Heap, yield func(int, term.Word) bool) {
				big := func() term.Word {
					w := term.Intern(leaf).Word()
					if leaf == "X" {
						w = h.NewVar()
					}
					for range 60 {
						w = h.NewStruct(term.Intern("f"), w, w)
					}
					return w
				}
				p := func(w, v term.Word) term.Word { return h.NewStruct(term.Intern("p"), w, v) }
				q := func(w term.Word) term.Word { return h.NewStruct(term.Intern("q"), w) }
				top := func() int {
					if kept {
						return h.Top
					}
					return 0
				}
				one, two := big(), big()
				yield(top(), p(one, one))
				rule := h.NewStruct(term.AtomRule, h.NewInt(1))
				fact := h.NewStruct(term.AtomFact, h.NewInt(2))
				if leaf == "X" { // another name, the same in each fact
					yield(top(), makeStep(h, p(two, two), rule, q(two)))
				} else { // two terms that are equal
					yield(top(), makeStep(h, p(one, two), rule, q(one)))
				}
				yield(top(), makeStep(h, q(big()), fact))
			})
			if !r.Valid() || r.Verified != 2 {
				t.Errorf("leaf %s, kept %t: %v", leaf, kept, r.Failures)
			}
		}
	}
}

// Cells above what is kept may be another term in the next fact.
func TestCellsAreUsedAgain(t *testing.T) {
	r := factsOf(t, "%% ?- p(X).\np(a).\np(b).\n", func(h *term.Heap, yield func(int, term.Word) bool) {
		for _, kept := range []int{h.Top, 0} {
			for i, name := range []string{"a", "b"} {
				top := h.Top
				arg := h.NewStruct(term.Intern("p"), term.Intern(name).Word())
				if kept > 0 {
					yield(kept, arg)
				} else {
					yield(kept, makeStep(h, arg, h.NewStruct(term.AtomFact, h.NewInt(int64(i+1)))))
				}
				h.Top = top
			}
		}
	})
	if !r.Valid() || r.Claims != 2 || r.Verified != 2 {
		t.Errorf("%s", r.Text())
	}
}

// A fact that contains itself is refused.
func TestInfiniteFact(t *testing.T) {
	for _, asStep := range []bool{false, true} {
		r := factsOf(t, "%% ?- p(X).\np(X).\n", func(h *term.Heap, yield func(int, term.Word) bool) {
			w := h.NewStruct(term.Intern("f"), h.NewVar())
			h.Cells[w.Index()+1] = w
			goal := h.NewStruct(term.Intern("p"), w)
			if asStep {
				goal = makeStep(h, goal, h.NewStruct(term.AtomFact, h.NewInt(1)))
			}
			yield(0, goal)
		})
		if r.Failed(3) != 1 {
			t.Errorf("step %t: %s", asStep, r.Text())
		}
	}
}

// Steps whose goals have variables share them in the store; as evidence they have
// variables of their own.
func TestEvidenceHasItsOwnVariables(t *testing.T) {
	program := "%% ?- p(X).\np(X) :- e(X, f(Y)), \\+ e(Y, X).\ne(X, f(X)).\n"
	r := mustCheck(t, program, "p(A).\nstep(p(A), rule(1), [], [e(A, f(A)), \\+ e(A, A)]).\n"+
		"step(e(A, f(A)), fact(2), [], []).\nstep(\\+ e(A, A), absent, [], []).\n", Options{})
	if r.Failed(6) != 1 { // e(A, A) and e(B, f(B)) unify, to a term that contains itself
		t.Errorf("%s", r.Text())
	}
	r = mustCheck(t, ":- set_prolog_flag(occurs_check, true).\n"+program,
		"p(A).\nstep(p(A), rule(2), [], [e(A, f(A)), \\+ e(A, A)]).\n"+
			"step(e(A, f(A)), fact(3), [], []).\nstep(\\+ e(A, A), absent, [], []).\n", Options{})
	if r.Failed(6) != 0 {
		t.Errorf("with the occurs check: %s", r.Text())
	}
}

// What a program does to the flag occurs_check.
func TestOccursCheckFlag(t *testing.T) {
	for text, want := range map[string]occursCheck{
		"p.": occursOff,
		":- set_prolog_flag(occurs_check, true).":                                           occursFails,
		":- set_prolog_flag(occurs_check, error).":                                          occursRaises,
		":- set_prolog_flag(occurs_check, true).\n:- set_prolog_flag(occurs_check, false).": occursOff,
		":- set_prolog_flag(occurs_check, X).":                                              occursVaries,
		":- set_prolog_flag(double_quotes, codes).":                                         occursOff,
		"p :- set_prolog_flag(occurs_check, true).":                                         occursVaries,
		"p :- set_prolog_flag(double_quotes, codes).":                                       occursOff,
		"p(F) :- set_prolog_flag(F, true).":                                                 occursVaries,
		":- initialization(set_prolog_flag(occurs_check, true)).":                           occursVaries,
	} {
		p, err := LoadProgram([]Source{{Name: "p.pl", Text: text + "\n"}})
		if err != nil {
			t.Fatal(err)
		}
		if p.occurs != want {
			t.Errorf("%s: %d, want %d", text, p.occurs, want)
		}
	}
}

// BenchmarkSharedLists checks the proof of a walk along one long list, whose text is
// quadratic in its length; B/op is to be linear.
func BenchmarkSharedLists(b *testing.B) {
	const n = 5000
	program := "%% ?- walk(L).\nwalk([]).\nwalk([X|L]) :- walk(L).\n"
	b.ReportAllocs()
	for b.Loop() {
		r := factsOf(b, program, func(h *term.Heap, yield func(int, term.Word) bool) {
			rule, fact := h.NewStruct(term.AtomRule, h.NewInt(2)), h.NewStruct(term.AtomFact, h.NewInt(1))
			goals := []term.Word{h.NewStruct(term.Intern("walk"), term.AtomNil.Word())}
			list := term.AtomNil.Word()
			for i := range n {
				list = h.Cons(h.NewInt(int64(i)), list)
				goals = append(goals, h.NewStruct(term.Intern("walk"), list))
			}
			kept := h.Top
			yield(kept, goals[n])
			yield(kept, makeStep(h, goals[0], fact))
			for i, goal := range goals[1:] {
				h.Top = kept
				yield(kept, makeStep(h, goal, rule, goals[i]))
			}
		})
		if r.Verified != n+1 || !r.Valid() {
			b.Fatal(fmt.Sprint(r.Verified, r.Failures))
		}
	}
}
