package syntax

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

// deepness is how deep the terms of TestDeepTerms are. EYEPROVE_DEPTH sets
// another depth; ten million was tried by hand: 2 to 5 seconds a row, less than
// 3 GB for all of them.
func deepness(t *testing.T) int {
	if s := os.Getenv("EYEPROVE_DEPTH"); s != "" {
		n, err := strconv.Atoi(s)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	if testing.Short() {
		return 100_000
	}
	return 1_000_000
}

// Nothing recurses over a term: depth costs memory, not Go stack.
func TestDeepTerms(t *testing.T) {
	n := deepness(t)
	for _, c := range []struct{ name, text, want string }{
		{"parentheses", strings.Repeat("(", n) + "a" + strings.Repeat(")", n), "a"},
		{"compounds", strings.Repeat("f(", n) + "a" + strings.Repeat(")", n), ""},
		{"last arguments", strings.Repeat("f(x,", n) + "a" + strings.Repeat(")", n), ""},
		{"lists in lists", strings.Repeat("[", n) + strings.Repeat("]", n), ""},
		{"curly terms", strings.Repeat("{", n) + "a" + strings.Repeat("}", n), ""},
		{"conjunction", strings.Repeat("a,", n) + "a", ""},
		{"sum", strings.Repeat("1+", n) + "1", ""},
		{"sum to the right", strings.Repeat("1+(", n) + "1" + strings.Repeat(")", n), strings.Repeat("1+(", n-1) + "1+1" + strings.Repeat(")", n-1)},
		{"prefix operators", strings.Repeat("- ", n) + "a", strings.Repeat("- ", n-1) + "-a"},
		{"long list", "[" + strings.Repeat("x1,", n) + "x1]", ""},
		{"long text", `"` + strings.Repeat("x", n) + `"`, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			h, ops := term.NewHeap(0), NewOperators()
			got, err := ParseTerm(h, c.text, "deep", ops, &Flags{})
			if err != nil {
				t.Fatal(err)
			}
			if c.want == "" {
				c.want = c.text
			}
			text := Format(h, got.Word, ops, WriteOptions{Quoted: true, CharsAsText: true})
			if text != c.want {
				t.Errorf("written differently: %.60s ... for %.60s ...", text, c.want)
			}
		})
	}
}

// A deep term that is cut short or closed wrongly is an error like any other.
func TestDeepErrors(t *testing.T) {
	n := deepness(t)
	for _, text := range []string{strings.Repeat("(", n), strings.Repeat("f(", n) + "]", strings.Repeat("a:-", n)} {
		_, err := ParseTerm(term.NewHeap(0), text, "deep", NewOperators(), &Flags{})
		if _, ok := err.(*Diagnostic); !ok {
			t.Errorf("%.20s...: got %v, want a diagnostic", text, err)
		}
	}
}

func TestDeepGrammarRule(t *testing.T) {
	n := deepness(t) / 10
	h, ops := term.NewHeap(0), NewOperators()
	for _, text := range []string{
		"a --> " + strings.Repeat("b, ", n) + "c",
		"a --> " + strings.Repeat("\\+ (", n) + "c" + strings.Repeat(")", n),
		"a --> " + strings.Repeat("(", n) + strings.Repeat("b), c ; ", 0) + "b" + strings.Repeat(", c)", n),
	} {
		got, err := ParseTerm(h, text, "deep", ops, &Flags{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := TranslateRule(h, got.Word); err != nil {
			t.Error(err)
		}
	}
}

func BenchmarkReadClauses(b *testing.B) {
	var sb strings.Builder
	const clauses = 20000
	for i := range clauses {
		fmt.Fprintf(&sb, "edge(node_%d, [X, Y | Rest], \"abc\", 'Quoted atom') :-\n"+
			"    member(X-%d, Rest), %% comment\n    Y is X * 2 + %d, !, \\+ foo(Z, bar(Z, _)).\n", i, i, i)
	}
	text := sb.String()
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	h, ops := term.NewHeap(0), NewOperators()
	for b.Loop() {
		r := NewReader(h, text, "bench", ops, &Flags{})
		for range clauses {
			h.Top = 1
			if _, err := r.Read(); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkWriteClauses(b *testing.B) {
	h, ops := term.NewHeap(0), NewOperators()
	text := `step(move(p(1, 2), [p(3, 4), "abc" | _T]), rule(12), ['X' = 1 + 2 * Y, 'Z' = foo], [a, (b, \+ c ; d)]).`
	got, err := ParseTerm(h, text, "bench", ops, &Flags{})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	var out []byte
	for b.Loop() {
		out = Append(out[:0], h, got.Word, ops, Answer(&Flags{}))
	}
	b.SetBytes(int64(len(out)))
}
