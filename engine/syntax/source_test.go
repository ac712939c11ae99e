package syntax

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

// listSource describes the items of a source, one a line, and its faults.
func listSource(text string, first int) (items []string, s *Source, h *term.Heap) {
	h = term.NewHeap(0)
	ops := NewOperators()
	s = NewSource(h, "p.pl", text, first, ops, &Flags{})
	for {
		it, err := s.Next()
		var d *Diagnostic
		switch {
		case err == io.EOF:
			return items, s, h
		case errors.As(err, &d):
			items = append(items, fmt.Sprintf("%d:%d %s", d.Line, d.Col, d.Code))
			continue
		}
		kind := []string{"clause", "directive", "query"}[it.Kind]
		names := map[term.Word]string{}
		for _, v := range it.Vars {
			names[v.Word] = v.Name
		}
		text := Format(h, it.Word, ops, WriteOptions{Quoted: true, CharsAsText: true, VariableNames: names})
		items = append(items, fmt.Sprintf("%s %s %d %s", it.Start, kind, it.Number, plain(text)))
	}
}

func TestSource(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"numbers", ":- module(m, [p/1, op(700, xfx, ===>)]).\n:- use_module(library(lists)).\n:- use_module(library(x), [y/1]).\n" +
			":- meta_predicate q(0).\n:- dynamic r/1.\np(1).\n?- p(X).\np(X) :- X ===> 2.\n:- initialization(main).\n",
			[]string{"1:1 directive 0 module(m,[p/1,op(700,xfx,===>)])", "2:1 directive 0 use_module(library(lists))",
				"3:1 directive 0 use_module(library(x),[y/1])", "4:1 directive 0 meta_predicate q(0)", "5:1 directive 10 dynamic r/1",
				"6:1 clause 11 p(1)", "7:1 query 0 p(X)", "8:1 clause 12 p(X):-X===>2", "9:1 directive 13 initialization main"}},
		{"operators", ":- op(700, xfx, [is_a, ~>]), op(200, xf, !).\na is_a b.\nx ~> y! .\n:- op(0, xfx, ~>).\nx ~> y.\n",
			[]string{"1:1 directive 10 op(700,xfx,[is_a,~>]),op(200,xf,!)", "2:1 clause 11 a is_a b", "3:1 clause 12 x~>y!",
				"4:1 directive 13 op(0,xfx,~>)", "5:3 syntax_error"}},
		{"wrong operators are left to op/3", ":- op(1201, xfx, a).\n:- op(X, xfx, b).\n:- op(1, y, c).\n:- op(1, fx, [d|_]).\nd e.\n",
			[]string{"1:1 directive 10 op(1201,xfx,a)", "2:1 directive 11 op(X,xfx,b)", "3:1 directive 12 op(1,y,c)",
				"4:1 directive 13 op(1,fx,[d|_A])", "5:1 clause 14 d e"}},
		{"double quotes", "a(\"x\").\n:- set_prolog_flag(double_quotes, codes).\na(\"x\").\n:- set_prolog_flag(double_quotes, atom).\na(\"x\").\n",
			[]string{"1:1 clause 10 a(\"x\")", "2:1 directive 11 set_prolog_flag(double_quotes,codes)", "3:1 clause 12 a([120])",
				"4:1 directive 13 set_prolog_flag(double_quotes,atom)", "5:1 clause 14 a(x)"}},
		{"grammar rules", "a --> \"x\", b.\n1 --> a.\nb --> [].\n",
			[]string{"1:1 clause 10 a(_A,_B):-_A=[x|_C],b(_C,_B)", "2:1 grammar_rule", "3:1 clause 11 b(_A,_B):-_A=_B"}},
		{"errors", "a(.\nb(1) c.\nd.\ne(X) :- 'x\n.\nf.\n1 :- g.\nX.\nh.",
			[]string{"1:1 syntax_error", "2:6 syntax_error", "3:1 clause 10 d", "4:9 syntax_error", "6:1 clause 11 f", "7:1 clause_head", "8:1 clause_head", "9:1 clause 12 h"}},
		{"conditional compilation", ":- if(true).\na.\n:- elif(b).\n:- else.\n:- endif.\nb :- if(c), else.\n", []string{"1:1 conditional_compilation", "2:1 clause 10 a",
			"3:1 conditional_compilation", "4:1 conditional_compilation", "5:1 conditional_compilation", "6:1 clause 11 b:-if(c),else"}},
		{"first line", "#!/usr/bin/env eyeprove\na.\n", []string{"2:1 clause 10 a"}},
		{"byte order mark", "\uFEFFa.\n", []string{"1:1 clause 10 a"}},
		{"carriage returns", "a.\r\nb :-\r\n  c.\r\n", []string{"1:1 clause 10 a", "2:1 clause 11 b:-c"}},
		{"columns are characters", "'\u00e9\u65e5'. b.\n", []string{"1:1 clause 10 \u00e9\u65e5", "1:7 clause 11 b"}},
		{"binary", "a.\nb\x00c.\nd.\n", []string{"1:1 clause 10 a", "2:2 syntax_error"}},
		{"not UTF-8", "a.\n% \xff\nb(\xe9).\nd.\n", []string{"1:1 clause 10 a", "3:3 syntax_error"}},
		{"empty", "", nil},
		{"only comments", "% a.\n/* b. */\n", nil},
	} {
		got, _, _ := listSource(c.text, 10)
		if g, w := strings.Join(got, "\n"), strings.Join(c.want, "\n"); g != w {
			t.Errorf("%s:\n got %s\nwant %s", c.name, g, w)
		}
	}
}

func TestNextNumberContinues(t *testing.T) {
	_, s, _ := listSource("a. b. :- c.", 5)
	if s.NextNumber() != 8 {
		t.Errorf("NextNumber is %d, want 8", s.NextNumber())
	}
}

func TestDeclaredGoals(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"both spellings", "%% ?- p(X).\n%% goal: q(X, Y)\np(1).\n", []string{"1:7 p(X)", "2:10 q(X, Y)"}},
		{"several lines", "%% ?- p(X),\n%%    q(X,\n%%      \"a. b\").\n%% That was the goal.\np(1).\n",
			[]string{"1:7 p(X), q(X, \"a. b\")"}},
		{"operators of the program", "%% ?- a ==> X.\n:- op(700, xfx, ==>).\n", []string{"1:7 a ==> X"}},
		{"only comment lines with two %", "% ?- a.\n%%% ?- b.\nc. %% ?- d.\n/*\n%% ?- e.\n*/\n  %% ?- f.\n%%?-g.\n", []string{"7:9 f", "8:5 g"}},
		{"a gap ends a goal", "%% ?- a\n\n%% b.\n%% ?- c\nd.\n%% e.\n", []string{"1:7 a", "4:7 c"}},
		{"behind a byte order mark", "\uFEFF%% ?- a.\n%% ?- b.\n", []string{"1:7 a", "2:7 b"}},
		{"inside a clause", "a :-\n%% ?- b.\n  c.\n", []string{"2:7 b"}},
		{"errors have places", "%% ?- a b.\n%% ?- a,\n%%   ).\n%% ?-\n%% ?- ok.\n", []string{"5:7 ok", "1:9: error", "3:6: error", "4:6: error"}},
	} {
		_, s, h := listSource(c.text, 1)
		goals, errs := s.DeclaredGoals()
		var got []string
		for _, g := range goals {
			names := map[term.Word]string{}
			for _, v := range g.Vars {
				names[v.Word] = v.Name
			}
			o := Answer(&Flags{})
			o.VariableNames = names
			got = append(got, g.Start.String()+" "+Format(h, g.Word, s.reader.ops, o))
		}
		for _, err := range errs {
			d := err.(*Diagnostic)
			got = append(got, fmt.Sprintf("%d:%d: %s", d.Line, d.Col, d.Severity))
		}
		if g, w := strings.Join(got, "\n"), strings.Join(c.want, "\n"); g != w {
			t.Errorf("%s:\n got %s\nwant %s", c.name, g, w)
		}
	}
}

// TestDeclaredGoalDrawn draws the line of a faulty goal as it stands in the text.
func TestDeclaredGoalDrawn(t *testing.T) {
	s := NewSource(term.NewHeap(0), "p.pl", "p(1).\n  %% ?- a,\n %%   b c.\n", 1, NewOperators(), &Flags{})
	for {
		if _, err := s.Next(); err != nil {
			break
		}
	}
	_, errs := s.DeclaredGoals()
	if len(errs) != 1 || !strings.Contains(errs[0].(*Diagnostic).Render(), "\n    3 |  %%   b c.\n      |         ^\n") {
		t.Errorf("got %v", errs[0].(*Diagnostic).Render())
	}
}

func TestSingletons(t *testing.T) {
	h := term.NewHeap(0)
	s := NewSource(h, "p.pl", "p(X, Y, _, _Z) :-\n  q(X, Abc).\nr(X) :- s(X).\n", 1, NewOperators(), &Flags{})
	it, err := s.Next()
	if err != nil {
		t.Fatal(err)
	}
	want := "p.pl:1:6: warning: variables Y, Abc occur only once\n" +
		"    1 | p(X, Y, _, _Z) :-\n" +
		"      |      ^\n" +
		"  note: a name that begins with _ says that this is intended\n"
	if got := s.Singletons(&it).Render(); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if it, err = s.Next(); err != nil || s.Singletons(&it) != nil {
		t.Errorf("r(X): error %v, warning %v; want none", err, s.Singletons(&it))
	}
}
