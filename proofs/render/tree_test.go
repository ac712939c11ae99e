package render

import (
	"fmt"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/syntax"
)

func tree(t *testing.T, text string, o TreeOptions) string {
	t.Helper()
	var out strings.Builder
	if err := Tree(&out, text, syntax.NewOperators(), &syntax.Flags{}, o); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestTree(t *testing.T) {
	const text = `p(a), q.
s(B).

step(p(a), rule(3), ['X' = a], [(q, r(A, C)), f(1)]).
step(q, fact(4), [], []).
step(r(A, B), control, [], [q, p(a)]).
step(s(A), absent, [], []).
step(q, fact(5), [], [no]).
`
	where := func(n int64) string { return map[int64]string{3: "x.pl:7"}[n] }
	for _, test := range []struct {
		options TreeOptions
		want    string
	}{
		{TreeOptions{Where: where}, `p(a)  <- rule 3, x.pl:7
  q  <- fact 4
  r(A, B)  <- control
    q  <- fact 4
    p(a)  <- rule 3, x.pl:7, see above
  f(1)  <- no step: taken for a fact
q  <- fact 4

s(A)  <- no proof of it
`},
		{TreeOptions{Depth: 1, Hide: []string{"f/1", "f/x"}}, `p(a)  <- rule 3
  q  <- fact 4
  r(A, B)  <- control ...
q  <- fact 4

s(A)  <- no proof of it
`},
		{TreeOptions{Only: []string{"q/0"}}, `p(a)  <- rule 3
  q  <- fact 4
  q  <- fact 4
q  <- fact 4

s(A)  <- no proof of it
`},
		{TreeOptions{Hide: []string{"r"}}, `p(a)  <- rule 3
  q  <- fact 4
  f(1)  <- no step: taken for a fact
q  <- fact 4

s(A)  <- no proof of it
`},
	} {
		if got := tree(t, text, test.options); got != test.want {
			t.Errorf("%+v:\n%s\nwant\n%s", test.options, got, test.want)
		}
	}
	err := Tree(&strings.Builder{}, "p(a b).", syntax.NewOperators(), &syntax.Flags{}, TreeOptions{})
	if err == nil {
		t.Error("a document that does not read gives no error")
	}
}

// A derivation as deep as memory allows takes no Go stack, and one in which every
// goal is used twice no exponential time.
func TestTreeOfLongDerivations(t *testing.T) {
	var b strings.Builder
	b.WriteString("p(0).\n")
	const n = 20_000
	for i := range n {
		fmt.Fprintf(&b, "step(p(%d), rule(1), [], [p(%d), p(%d)]).\n", i, i+1, i+1)
	}
	fmt.Fprintf(&b, "step(p(%d), fact(2), [], []).\n", n)
	got := tree(t, b.String(), TreeOptions{Only: []string{"q"}})
	if want := "p(0)  <- rule 1\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := strings.Count(tree(t, b.String(), TreeOptions{Depth: 50}), "\n"); got != 101 {
		t.Errorf("%d lines, want 101", got)
	}
}
