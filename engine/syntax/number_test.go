package syntax

import (
	"io"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

func TestParseNumber(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"1", "1"}, {" 1", "1"}, {"\n\t 12", "12"}, {"-1", "-1"}, {" - 1", "-1"}, {"- 1", "-1"}, {"0x1F", "31"}, {"-0x1f", "-31"},
		{"0o17", "15"}, {"0b101", "5"}, {"0'a", "97"}, {"-0'a", "-97"}, {"0'''", "39"}, {"0'\\n", "10"}, {"1.5", "1.5"}, {"-1.5e3", "-1500.0"},
		{"1e3", "1000.0"}, {"1_000", "1000"}, {"007", "7"}, {"% c\n1", "1"}, {"/* c */ 1", "1"},
		{"1152921504606846976", "1152921504606846976"}, {"-1152921504606846976", "-1152921504606846976"},
		{"123456789012345678901234567890", "123456789012345678901234567890"}, {"-9223372036854775808", "-9223372036854775808"},
		{"0xffffffffffffffffffff", "1208925819614629174706175"}, {"-0.0", "-0.0"},
		{"", "!"}, {" ", "!"}, {"-", "!"}, {"1 ", "!"}, {"1.", "!"}, {"1 2", "!"}, {"+1", "!"}, {"--1", "!"}, {"a", "!"}, {"1a", "!"}, {"0x", "!"}, {"1.5e", "!"},
		{"1.0e999", "!"}, {"0'", "!"}, {"0''", "!"}, {"1 .", "!"}, {"\x00", "!"}, {"X", "!"}, {"/*", "!"}, {"1__0", "!"}, {"1_", "!"},
	} {
		h := term.NewHeap(0)
		w, err := ParseNumber(h, c.text)
		got := "!"
		if err == nil {
			got = Format(h, w, NewOperators(), WriteOptions{})
		} else if d, ok := err.(*Diagnostic); !ok || d.Atom == "" {
			t.Errorf("%q: error %v is no syntax error", c.text, err)
		}
		if got != c.want {
			t.Errorf("%q: got %s, want %s", c.text, got, c.want)
		}
	}
}

func TestParseTerm(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"foo(X)", "foo(_A)"}, {"foo.", "foo"}, {"foo. % c", "foo"}, {"foo % c", "foo"}, {"X = 'a.'", "_A=a."}, {"a =.", "!"}, {"a. b", "!"}, {"a. b.", "!"},
		{"=.", "=."}, {"=..", "=.."}, {"a.b", "!"}, {"f(", "!"}, {".", "!"}, {"'", "!"}, {"/*", "!"}, {"a. .", "!"}, {"", "EOF"}, {"  % c", "EOF"},
	} {
		h := term.NewHeap(0)
		w, err := ParseTerm(h, c.text, "", NewOperators(), &Flags{})
		got := "!"
		if err == io.EOF {
			got = "EOF"
		} else if err == nil {
			got = plain(Format(h, w.Word, NewOperators(), WriteOptions{}))
		} else if _, ok := err.(*Diagnostic); !ok {
			t.Errorf("%q: error %v is no syntax error", c.text, err)
		}
		if got != c.want {
			t.Errorf("%q: got %s, want %s", c.text, got, c.want)
		}
	}
}

func TestVariables(t *testing.T) {
	h := term.NewHeap(0)
	text := "f(X, _, Y, X, _Z, _, X"
	for i := range 40 { // beyond fewVars
		text += ", V" + string(rune('A'+i%26)) + string(rune('a'+i/26))
	}
	text += ", VAa, VNb, Y)"
	got, err := ParseTerm(h, text, "", NewOperators(), &Flags{})
	if err != nil {
		t.Fatal(err)
	}
	if len(got.Vars) != 43 || len(got.Anonymous) != 2 {
		t.Fatalf("%d named and %d anonymous variables, want 43 and 2", len(got.Vars), len(got.Anonymous))
	}
	count := map[string]int{}
	for _, v := range got.Vars {
		count[v.Name] = v.Occurrences
		if text[v.Offset:v.Offset+len(v.Name)] != v.Name {
			t.Errorf("%s is not at offset %d", v.Name, v.Offset)
		}
	}
	if count["X"] != 3 || count["Y"] != 2 || count["_Z"] != 1 || count["VAa"] != 2 || count["VNb"] != 2 || count["VBa"] != 1 {
		t.Errorf("occurrences are %v", count)
	}
	if n := len(got.Singletons()); n != 38 {
		t.Errorf("%d singletons, want 38", n)
	}
}
