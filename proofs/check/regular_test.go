package check

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Where the checker has a word on a regular expression, it is that of the standard
// library, for matches and for what is caught.
func TestRegularExpressions(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	pick := func(parts ...string) string { return parts[r.IntN(len(parts))] }
	var expression func(depth int) string
	expression = func(depth int) string {
		var b strings.Builder
		for range 1 + r.IntN(3) {
			switch n := r.IntN(12); {
			case n < 4:
				b.WriteString(pick("a", "b", "c", "1", "-", " "))
			case n < 6:
				b.WriteString(pick(".", `\d`, `\w`, `\s`, `\W`, `\D`, `\S`, `\b`, `\.`, `\n`, `\t`, `\*`, "^", "$", `\B`, `\z`, `\pL`))
			case n < 8:
				b.WriteString(pick("[abc]", "[^a]", "[a-c]", "[a-c1-3_]", `[\d-]`, `[\w.]`, "[]a]", "[a-]", "[[:alpha:]]", "[^\\s]", "[a-b-c]", "[+--]"))
			case depth < 3 && n < 11:
				b.WriteString(pick("(", "(?:", "(?P<x>", "(?P<y>", "(?P<z>", "(?P<v>", "(?P<u>", "(?i:", "(?=", "(?<w>") + expression(depth+1) + ")")
			case depth < 3:
				b.WriteString(expression(depth+1) + "|" + expression(depth+1))
			}
			if r.IntN(4) == 0 {
				b.WriteString(pick("*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0,}", "{1,2}?", "{,2}", "{x}", "{40}", "*+", "**"))
			}
		}
		return b.String()
	}
	h := term.NewHeap(0)
	settled, caught := 0, 0
	for range 30_000 {
		source := expression(0)
		var text strings.Builder
		for range r.IntN(8) {
			text.WriteString(pick("a", "b", "c", "1", "-", " ", ".", "_", "A", "\n", "\v", "*"))
		}
		h.Init(0)
		goal := h.NewStruct(term.Intern("matches"), term.Intern(text.String()).Word(), term.Intern(source).Word())
		found := matchesLoop(h, goal)
		if found.hung != notHung {
			continue
		}
		settled++
		re, err := regexp.Compile(source)
		if err != nil {
			t.Errorf("%q: %v", source, err)
			continue
		}
		if want := re.MatchString(text.String()); want != (len(found.solutions) > 0) {
			t.Errorf("%q on %q: %v", source, text.String(), !want)
		}
		var want []string
		at := re.FindStringSubmatch(text.String())
		index := re.FindStringSubmatchIndex(text.String())
		for i, name := range re.SubexpNames() {
			if at != nil && name != "" && index[2*i] >= 0 {
				want = append(want, name+"("+at[i]+")")
			}
		}
		goal = h.NewStruct(term.Intern("matches"), term.Intern(text.String()).Word(), term.Intern(source).Word(), h.NewVar())
		found = matchesLoop(h, goal)
		if found.hung != notHung {
			continue
		}
		var got []string
		if len(found.solutions) > 0 {
			for _, w := range conjuncts(h, found.solutions[0][0].right) {
				name, _, _ := h.Functor(w)
				got = append(got, name.Name()+"("+h.Arg(w, 1).Atom().Name()+")")
			}
		}
		if caught += len(got); strings.Join(got, " ") != strings.Join(want, " ") {
			t.Errorf("%q on %q caught %q, want %q", source, text.String(), got, want)
		}
	}
	if settled < 5_000 || caught < 100 {
		t.Errorf("%d expressions were decided, %d groups caught", settled, caught)
	}
	t.Logf("%d expressions decided, %d groups caught", settled, caught)
	// What takes a backtracking search for ever is given up.
	long := h.NewStruct(term.Intern("matches"), term.Intern(strings.Repeat("a", 60)+"b").Word(), term.Intern("^(a|a)*c").Word())
	if r := matchesLoop(h, long); r.hung == notHung && len(r.solutions) > 0 {
		t.Error("what does not match does")
	}
}
