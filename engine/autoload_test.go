package engine

import (
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// TestDocumented reads the lines that say what a library file offers.
func TestDocumented(t *testing.T) {
	for doc, want := range map[string]struct {
		name  string
		arity int
	}{
		"append(?Xs, ?Ys, ?Zs) is nondet.\n":       {"append", 3},
		"repeat is multi.\n":                       {"repeat", 0},
		"halt.\n":                                  {"halt", 0},
		"^(?Variables, :Goal) is nondet.\n":        {"^", 2},
		"p(+f(X, Y), -[A, B]) is det.\n":           {"p", 2},
		"listing is det (of everything, always).":  {"listing", 0},
		"foldl(:Closure, ?Xs, ?V0, ?V) is nondet.": {"foldl", 4},
	} {
		name, arity := documented(doc)
		if name != want.name || arity != want.arity {
			t.Errorf("%q documents %s/%d, want %s/%d", doc, name, arity, want.name, want.arity)
		}
	}
}

// TestCatalogue loads every library file by itself: what it calls must be known,
// what it documents defined, and what it defines documented or a helper.
func TestCatalogue(t *testing.T) {
	documentedIn := map[*libraryFile]map[term.Word]bool{}
	for f, file := range theCatalogue().byName {
		if documentedIn[file] == nil {
			documentedIn[file] = map[term.Word]bool{}
		}
		documentedIn[file][f] = true
	}
	for _, file := range theCatalogue().files {
		p := machine.NewProgram(builtin.Table())
		l := newLibraries(p)
		for f := range documentedIn[file] {
			l.load(f.FunName(), f.FunArity())
			break
		}
		defined := map[term.Word]bool{}
		for _, q := range p.Preds(true) {
			if q.Library == "" {
				continue
			}
			f := term.MakeFun(q.Name, q.Arity)
			defined[f] = true
			if !documentedIn[file][f] && !strings.HasSuffix(q.Name.Name(), "_") && !strings.HasPrefix(q.Name.Name(), "$") {
				t.Errorf("library(%s) defines %s/%d, which is neither documented nor named as a helper", file.Name, q.Name, q.Arity)
			}
			for _, c := range p.Clauses(q) {
				for _, g := range goalsOf(p.Image(c)) {
					s := p.Lookup(g.FunName(), g.FunArity(), true)
					if theCatalogue().byName[g] == nil && (s == nil || !s.Defined) {
						t.Errorf("library(%s), line %d calls %s/%d, which is not known", file.Name, p.Source(c).Line, g.FunName(), g.FunArity())
					}
				}
			}
		}
		for f := range documentedIn[file] {
			if !defined[f] {
				t.Errorf("library(%s) documents %s/%d and does not define it", file.Name, f.FunName(), f.FunArity())
			}
		}
	}
}

// goalsOf gives the predicates that the body of a clause, as an image, calls.
func goalsOf(im term.Image) []term.Word {
	h := term.NewHeap(len(im.Cells))
	w := h.Thaw(im)
	var out []term.Word
	stack := []term.Word{h.Arg(w, 2)}
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if !w.IsCallable() {
			continue
		}
		name, arity, _ := h.Functor(w)
		switch name.Name() {
		case ",", ";", "->", "*->", "\\+", "findall", "forall", "call":
			for i := 1; i <= arity; i++ {
				if name != term.AtomCall || arity == 1 {
					if name.Name() != "findall" || i == 2 {
						stack = append(stack, h.RawArg(w, i))
					}
				}
			}
			continue
		case "catch":
			stack = append(stack, h.RawArg(w, 1), h.RawArg(w, 3))
			continue
		}
		out = append(out, term.MakeFun(name, arity))
	}
	return out
}

// TestLibraryIsLoadedOnDemand: a program that uses none of the library has none.
func TestLibraryIsLoadedOnDemand(t *testing.T) {
	e := loaded(t, "p(1).\n")
	if _, err := texts(t, e, "p(X)"); err != nil {
		t.Fatal(err)
	}
	if n := len(e.libs.loaded); n != 0 {
		t.Errorf("%d library files are loaded", n)
	}
	if got, err := texts(t, e, "append(X, [c], [a, b, c])"); err != nil || len(got) != 1 {
		t.Errorf("%v, %v", got, err)
	}
	if n := len(e.libs.loaded); n != 1 {
		t.Errorf("%d library files are loaded", n)
	}
}

// TestShadowing: a program's own definition is the program's alone.
func TestShadowing(t *testing.T) {
	e := loaded(t, "append(_, _, mine).\nboth(X, Y) :- append(a, b, X), maplist(=(1), [Y]), flat(Y).\nflat(Y) :- append([[Y], []], [1]).\n")
	got, err := texts(t, e, "both(X, Y)")
	if err != nil || len(got) != 1 || got[0] != "both(mine, 1)" {
		t.Errorf("%v, %v", got, err)
	}
}

func BenchmarkNew(b *testing.B) {
	for b.Loop() {
		New()
	}
}
