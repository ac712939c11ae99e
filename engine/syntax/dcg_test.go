package syntax

import (
	"testing"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

func TestTranslateRule(t *testing.T) {
	for _, c := range []struct{ rule, want string }{
		{"a --> b", "a(_A,_B):-b(_A,_B)"},
		{"a --> b, c", "a(_A,_B):-b(_A,_C),c(_C,_B)"},
		{"a(X) --> b(X, Y), c(Y)", "a(_A,_B,_C):-b(_A,_D,_B,_E),c(_D,_E,_C)"},
		{"a --> []", "a(_A,_B):-_A=_B"},
		{"a --> [x, y]", "a(_A,_B):-_A=[x,y|_B]"},
		{`a --> "xy", b`, "a(_A,_B):-_A=[x,y|_C],b(_C,_B)"},
		{"a --> b ; c", "a(_A,_B):-b(_A,_B);c(_A,_B)"},
		{"a --> b | c", "a(_A,_B):-b(_A,_B);c(_A,_B)"},
		{"a --> b -> c ; d", "a(_A,_B):-b(_A,_C)->c(_C,_B);d(_A,_B)"},
		{"a --> b *-> c ; d", "a(_A,_B):-b(_A,_C)*->c(_C,_B);d(_A,_B)"},
		{"a --> !, b", "a(_A,_B):-(!,_C=_A),b(_C,_B)"},
		{"a --> {g(X)}, b", "a(_A,_B):-(g(_C),_D=_A),b(_D,_B)"},
		{"a --> \\+ b, c", "a(_A,_B):-(\\+b(_A,_C),_D=_A),c(_D,_B)"},
		{"a --> X", "a(_A,_B):-phrase(_C,_A,_B)"},
		{"a --> call(f, X)", "a(_A,_B):-call(f,_C,_A,_B)"},
		{"a --> call(F), b", "a(_A,_B):-call(_C,_A,_D),b(_D,_B)"},
		{"a --> m:b", "a(_A,_B):-m:b(_A,_B)"},
		{"a, [x] --> b", "a(_A,_B):-b(_A,_C),_B=[x|_C]"},
		{`a, "xy" --> b, [z]`, "a(_A,_B):-(b(_A,_C),_C=[z|_D]),_B=[x,y|_D]"},
		{"a, [] --> b", "a(_A,_B):-b(_A,_C),_B=_C"},
		{"X --> b", "instantiation_error"},
		{"1 --> b", "type_error(callable,1)"},
		{"a --> 1", "type_error(callable,1)"},
		{"a --> b, 1", "type_error(callable,1)"},
		{"a --> [x|X]", "type_error(list,[x|_A])"},
		{"a, b --> c", "type_error(list,b)"},
	} {
		h, ops := term.NewHeap(0), NewOperators()
		rule, err := ParseTerm(h, c.rule, "rule", ops, &Flags{})
		if err != nil {
			t.Fatal(err)
		}
		w, err := TranslateRule(h, rule.Word)
		if e, ok := err.(*isoerr.Exception); ok {
			w = h.Arg(h.Thaw(e.Ball), 1)
		} else if err != nil {
			t.Fatal(err)
		}
		if got := plain(Format(h, w, ops, WriteOptions{Quoted: true})); got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.rule, got, c.want)
		}
	}
}
