package syntax

import (
	"bytes"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

// named gives the options of answers with the variables of got by name.
func named(o WriteOptions, got Term) WriteOptions {
	o.VariableNames = map[term.Word]string{}
	for _, v := range got.Vars {
		o.VariableNames[v.Word] = v.Name
	}
	return o
}

func TestAnswerLayout(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"f(a,B,[c1,D])", "f(a, B, [c1, D])"},
		{"1-p(1,5)", "1 - p(1, 5)"},
		{"25 is 5*5", "25 is 5 * 5"},
		{"X=Y", "X = Y"},
		{"a:b:c", "a:b:c"},
		{"m:(a:-b)", "m:(a :- b)"},
		{"\\+a", "\\+ a"},
		{"-(1)", "- (1)"},
		{"-1", "-1"},
		{"-(-1)", "- -1"},
		{"-a", "- a"},
		{"1-(-1)", "1 - -1"},
		{"1-(2-3)", "1 - (2 - 3)"},
		{"(a:-b,c;d->e)", "a :- b, c ; d -> e"},
		{"f((a,b),(c:-d))", "f((a, b), (c :- d))"},
		{"[aa,b1|T]", "[aa, b1 | T]"},
		{"[aa|bb]", "[aa | bb]"},
		{"[a,b,c]", `"abc"`},
		{"[a]", `"a"`},
		{"[]", "[]"},
		{"[X,Y,c,d]", `[X, Y|"cd"]`},
		{"[r1,a]", `[r1|"a"]`},
		{"[a,r1]", "[a, r1]"},
		{"[a|T]", "[a | T]"},
		{"[a,b|c]", "[a, b | c]"},
		{"f(\"abc\",[\"x\",\"y\"])", `f("abc", ["x", "y"])`},
		{"\"a\\\"b\\\\'\\n\"", `"a\"b\\'\n"`},
		{"{a,b}", "{a, b}"},
		{"{}", "{}"},
		{"f(+,(:-))", "f(+, :-)"},
		{"(+)=x", "(+) = x"},
		{"'hello world'('A')", "'hello world'('A')"},
		{"'$VAR'(1)", "'$VAR'(1)"},
		{"(a-->b|c)", "a --> b | c"},
		{"findall(A-B,(m(p(1,1),B),\\+member(B,[p(1,1)])),[5-p(2,3)])",
			"findall(A - B, (m(p(1, 1), B), \\+ member(B, [p(1, 1)])), [5 - p(2, 3)])"},
		{"1.0+2.5e30", "1.0 + 2.5e+30"},
	} {
		h, ops := term.NewHeap(0), NewOperators()
		got, err := ParseTerm(h, c.text, "", ops, &Flags{})
		if err != nil {
			t.Fatal(err)
		}
		if s := Format(h, got.Word, ops, named(Answer(&Flags{}), got)); s != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.text, s, c.want)
		}
	}
}

func TestWriteOptions(t *testing.T) {
	for _, c := range []struct {
		text string
		o    WriteOptions
		want string
	}{
		{"'A b'+'c'", WriteOptions{}, "A b+c"},
		{"a= \\b", WriteOptions{}, "a= \\b"},
		{"[a,'B'|c]", WriteOptions{}, "[a,B|c]"},
		{"\"ab\"", WriteOptions{}, "[a,b]"},
		{"1+2*{a}", WriteOptions{IgnoreOps: true}, "+(1,*(2,{}(a)))"},
		{"[a,-1]", WriteOptions{IgnoreOps: true}, "[a,-1]"},
		{"- (1)", WriteOptions{IgnoreOps: true}, "-(1)"},
		{"f('$VAR'(0),'$VAR'(51))", WriteOptions{NumberVars: true}, "f(A,Z1)"},
		{"a:-b", WriteOptions{Priority: 999}, "(a:-b)"},
		{"a,b", WriteOptions{Priority: 999}, "(a,b)"},
		{"a=b", WriteOptions{Priority: 999}, "a=b"},
		{"f(aaaaaaaaaa,b)", WriteOptions{MaxBytes: 5}, "f(aaaaaaaaaa..."},
	} {
		h, ops := term.NewHeap(0), NewOperators()
		got, err := ParseTerm(h, c.text, "", ops, &Flags{})
		if err != nil {
			t.Fatal(err)
		}
		if s := Format(h, got.Word, ops, c.o); s != c.want {
			t.Errorf("%s: got %s, want %s", c.text, s, c.want)
		}
	}
}

// A cyclic term, which unification without occurs check can make, has no end;
// MaxBytes gives it one.
func TestWriteCyclicTerm(t *testing.T) {
	h, ops := term.NewHeap(0), NewOperators()
	for _, text := range []string{"f(X)", "[a|X]", "a,X", "X+1", "-X", "-(X+1)"} {
		got, err := ParseTerm(h, text, "", ops, &Flags{})
		if err != nil {
			t.Fatal(err)
		}
		h.Cells[got.Vars[0].Word.Index()] = got.Word
		for name, o := range layouts {
			o.MaxBytes = 100
			if n := len(Format(h, got.Word, ops, o)); n > 120 {
				t.Errorf("%s, %s: %d bytes", text, name, n)
			}
		}
	}
}

type failingWriter struct{}

func (failingWriter) Write([]byte) (int, error) { return 0, errors.New("full") }

func TestWriteToASink(t *testing.T) {
	h, ops := term.NewHeap(0), NewOperators()
	w := h.NewChars(strings.Repeat("long ", 50000), term.AtomNil.Word())
	want := Format(h, w, ops, WriteOptions{Quoted: true})
	var out bytes.Buffer
	if err := Write(&out, h, w, ops, WriteOptions{Quoted: true}); err != nil || out.String() != want {
		t.Errorf("Write: %v, %d bytes, want %d", err, out.Len(), len(want))
	}
	if err := Write(failingWriter{}, h, w, ops, WriteOptions{}); err == nil {
		t.Error("Write: the error of the sink is lost")
	}
	if got := string(Append([]byte("-"), h, term.MakeSmall(-1), ops, WriteOptions{})); got != "--1" {
		t.Errorf("Append: got %s, want --1", got)
	}
}

func TestFormatFloat(t *testing.T) {
	for f, want := range map[float64]string{
		0: "0.0", math.Copysign(0, -1): "-0.0", 1: "1.0", -1.5: "-1.5", 0.1: "0.1", 1e14: "100000000000000.0", 1e15: "1.0e+15",
		1e22: "1.0e+22", 1.5e300: "1.5e+300", 0.0001: "0.0001", 0.00001: "1.0e-5", 5e-324: "5.0e-324", 123456.789: "123456.789",
		math.MaxFloat64: "1.7976931348623157e+308", math.Nextafter(0.3, 1): "0.30000000000000004", 2.5e-7: "2.5e-7",
	} {
		if got := FormatFloat(f); got != want {
			t.Errorf("FormatFloat(%g) = %s, want %s", f, got, want)
		}
	}
}

func TestFormatAtomAndDot(t *testing.T) {
	for name, want := range map[string]string{
		"a": "a", "aB_1": "aB_1", "A": "'A'", "a b": "'a b'", "": "''", "[]": "[]", "{}": "{}", "!": "!", ";": ";", ",": "','",
		"|": "'|'", "+": "+", "=..": "=..", ".": "'.'", "..": "..", "/*": "'/*'", "*/": "*/", "'": `'\''`, "\\": "\\", "a\\": `'a\\'`,
		"\n": `'\n'`, "\x1b": `'\x1B\'`, "\u00e9": "\u00e9", "\u00c9": "'\u00c9'", "\u2192": "\u2192", "\u00a0": `'\xA0\'`, "\u201c": "'\u201c'", "%": "'%'",
	} {
		got := FormatAtom(term.Intern(name))
		if got != want {
			t.Errorf("FormatAtom(%q) = %s, want %s", name, got, want)
		}
		dotted := string(AppendDot([]byte(got)))
		if back, err := NewReader(term.NewHeap(0), dotted+"\n", "", NewOperators(), &Flags{}).Read(); err != nil || back.Word != term.Intern(name).Word() {
			t.Errorf("%s reads back as %v, %v", dotted, back.Word, err)
		}
	}
}
