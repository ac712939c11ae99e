package render

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/eyeprove/eyeprove/engine/syntax"
)

const document = `q(b).
r("text", 1 - 2).

clause(2, p(b), true).
clause(3, q(var('X')), (p(var('X')), \+ var('X') = anonymous(1))).

step(q(b), rule(3), ['X' = b], [p(b), \+ b = A]).
step(p(b), fact(2), [], []).
step(b = A, called(B = A), [], []).
`

func TestJSON(t *testing.T) {
	var out strings.Builder
	if err := JSON(&out, document, syntax.NewOperators(), &syntax.Flags{}); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Claims  []string
		Clauses []Clause
		Steps   []Step
	}
	if err := json.Unmarshal([]byte(out.String()), &got); err != nil {
		t.Fatalf("%v in\n%s", err, out.String())
	}
	if d := cmp.Diff([]string{"q(b)", `r("text", 1 - 2)`}, got.Claims); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]Clause{
		{2, "p(b)", []string{}},
		{3, "q(var('X'))", []string{"p(var('X'))", `\+ var('X') = anonymous(1)`}},
	}, got.Clauses); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]Step{
		{Goal: "q(b)", By: "rule", Clause: 3, Bindings: map[string]string{"X": "b"}, Uses: []string{"p(b)", `\+ b = A`}},
		{Goal: "p(b)", By: "fact", Clause: 2, Bindings: map[string]string{}, Uses: []string{}},
		{Goal: "b = A", By: "called", Called: "B = A", Bindings: map[string]string{}, Uses: []string{}},
	}, got.Steps); d != "" {
		t.Error(d)
	}
}

// TestJSONOfParts gives documents that lack a part.
func TestJSONOfParts(t *testing.T) {
	for document, want := range map[string]string{
		"":      "{\"claims\": [\n],\n\"clauses\": [\n],\n\"steps\": [\n]}\n",
		"p(a).": "{\"claims\": [\n  \"p(a)\"\n],\n\"clauses\": [\n],\n\"steps\": [\n]}\n",
		"step(p, builtin, [], []).": "{\"claims\": [\n],\n\"clauses\": [\n],\n\"steps\": [\n" +
			"  {\"goal\":\"p\",\"by\":\"builtin\",\"bindings\":{},\"uses\":[]}\n]}\n",
	} {
		var out strings.Builder
		if err := JSON(&out, document, syntax.NewOperators(), &syntax.Flags{}); err != nil {
			t.Fatal(err)
		}
		if out.String() != want {
			t.Errorf("%q gives\n%s", document, out.String())
		}
	}
	if err := JSON(&strings.Builder{}, "p(a", syntax.NewOperators(), &syntax.Flags{}); err == nil {
		t.Error("a text that is no document is rendered")
	}
}
