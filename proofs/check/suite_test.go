package check

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

var update = flag.Bool("update", false, "rewrite the golden reports of ../testdata/good")

// verdict is what a checker says of a document, as far as the suite looks.
type verdict struct {
	valid  bool
	failed [c8 + 1]bool
}

// checkFunc is a checker the suite can be tried on; discharge asks for C8.
type checkFunc func(program, document string, discharge bool) verdict

func realChecker(t *testing.T) checkFunc {
	return func(program, document string, discharge bool) verdict {
		r := mustCheck(t, program, document, Options{Discharge: discharge})
		v := verdict{valid: r.Valid()}
		for _, f := range r.Failures {
			v.failed[f.condition] = true
		}
		return v
	}
}

func mustCheck(t *testing.T, program, document string, options Options) *Report {
	t.Helper()
	p, err := LoadProgram([]Source{{Name: "program.pl", Text: program}})
	if err != nil {
		t.Fatalf("program: %v", err)
	}
	r, err := Check(context.Background(), p, document, options)
	if err != nil {
		t.Fatalf("check: %v", err)
	}
	return r
}

func readFile(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// good is an undamaged document with its program.
type good struct{ name, program, document string }

func goodDocuments(t *testing.T) map[string]good {
	names, err := filepath.Glob("../testdata/good/*.pl")
	if err != nil || len(names) == 0 {
		t.Fatal("no good documents")
	}
	all := map[string]good{}
	for _, name := range names {
		base := strings.TrimSuffix(name, ".pl")
		all[filepath.Base(base)] = good{filepath.Base(base), readFile(t, name), readFile(t, base+".proof")}
	}
	return all
}

// bad is a damaged document: the trap, and the conditions that refuse it.
type bad struct {
	name    string
	control good
	refused []condition
	damaged string
	program string // other than the control's, when the trap is in the program
}

// badDocuments reads ../testdata/bad. A file says in its first lines which good
// document it damages and what refuses the result; lines "- old" and "+ new"
// then replace lines of the document. A "- old" line must be in it once. Lines
// "program: text" are added to the program.
func badDocuments(t *testing.T, controls map[string]good) []bad {
	names, err := filepath.Glob("../testdata/bad/*.txt")
	if err != nil || len(names) < 20 {
		t.Fatal("too few bad documents")
	}
	var all []bad
	for _, name := range names {
		b, err := parseBad(readFile(t, name), controls)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		b.name = filepath.Base(name)
		all = append(all, b)
	}
	return all
}

func parseBad(text string, controls map[string]good) (bad, error) {
	var b bad
	document := []string{}
	at := -1 // where "+" lines go
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		key, rest, _ := strings.Cut(line, " ")
		switch key {
		case "#":
		case "control:":
			control, ok := controls[rest]
			if !ok {
				return b, fmt.Errorf("no control %q", rest)
			}
			b.control, b.program = control, control.program
			document = strings.Split(strings.TrimRight(control.document, "\n"), "\n")
			at = len(document)
		case "program:":
			b.program += rest + "\n"
		case "refused:":
			for _, id := range strings.Fields(rest) {
				b.refused = append(b.refused, condition(id[1]-'1'))
			}
		case "-":
			found := -1
			for i, l := range document {
				if l == rest {
					if found >= 0 {
						return b, fmt.Errorf("more than once in the control: %s", rest)
					}
					found = i
				}
			}
			if found < 0 {
				return b, fmt.Errorf("not in the control: %s", rest)
			}
			document = append(document[:found:found], document[found+1:]...)
			at = found
		case "+":
			document = append(document[:at:at], append([]string{rest}, document[at:]...)...)
			at++
		default:
			return b, fmt.Errorf("what is %q?", line)
		}
	}
	if b.refused == nil || b.control.name == "" {
		return b, fmt.Errorf("no control or no condition that refuses it")
	}
	b.damaged = strings.Join(document, "\n") + "\n"
	return b, nil
}

// complaints gives what a checker gets wrong. The control of each bad document
// is a good one, so that a checker which refuses everything is found out.
func complaints(goods map[string]good, bads []bad, check checkFunc) []string {
	var wrong []string
	for _, g := range goods {
		for _, discharge := range []bool{false, true} {
			if v := check(g.program, g.document, discharge); !v.valid {
				wrong = append(wrong, fmt.Sprintf("good/%s was refused by %s", g.name, v))
			}
		}
	}
	for _, b := range bads {
		closure := slices.Contains(b.refused, c8)
		if v := check(b.program, b.damaged, false); closure && !v.valid {
			wrong = append(wrong, fmt.Sprintf("bad/%s is for C8, and without it is %s", b.name, v))
		}
		v := check(b.program, b.damaged, closure)
		var want verdict
		for _, c := range b.refused {
			want.failed[c] = true
		}
		if v != want {
			wrong = append(wrong, fmt.Sprintf("bad/%s: %s, want %s", b.name, v, want))
		}
	}
	return wrong
}

func (v verdict) String() string {
	if v.valid {
		return "valid"
	}
	var ids []string
	for c, failed := range v.failed {
		if failed {
			ids = append(ids, condition(c).id())
		}
	}
	return "refused by " + strings.Join(ids, " ")
}

func TestDocuments(t *testing.T) {
	goods := goodDocuments(t)
	for _, wrong := range complaints(goods, badDocuments(t, goods), realChecker(t)) {
		t.Error(wrong)
	}
}

// The suite itself must find out a checker that accepts everything, one that
// refuses everything, and one that only reads the document.
func TestSuiteFindsOutStandIns(t *testing.T) {
	goods := goodDocuments(t)
	bads := badDocuments(t, goods)
	refusal := func(c condition) (v verdict) { v.failed[c] = true; return v }
	standIns := map[string]checkFunc{
		"accepts everything": func(string, string, bool) verdict { return verdict{valid: true} },
		"refuses everything": func(string, string, bool) verdict { return refusal(c1) },
		"takes no notice of C8": func(program, document string, _ bool) verdict {
			return realChecker(t)(program, document, false)
		},
		"only reads": func(program, document string, _ bool) verdict {
			r := mustCheck(t, program, document, Options{})
			for _, f := range r.Failures {
				if f.subject == 0 {
					return refusal(c3)
				}
			}
			return verdict{valid: true}
		},
	}
	for name, standIn := range standIns {
		if len(complaints(goods, bads, standIn)) == 0 {
			t.Errorf("the suite is content with a checker that %s", name)
		}
	}
	// Each condition has a document that no other condition refuses.
	alone := map[condition]bool{}
	for _, b := range bads {
		if len(b.refused) == 1 {
			alone[b.refused[0]] = true
		}
	}
	for c := range c8 + 1 {
		if !alone[c] {
			t.Errorf("no bad document is refused by %s alone", c.id())
		}
	}
}

func TestReports(t *testing.T) {
	for _, g := range goodDocuments(t) {
		golden := filepath.Join("../testdata/good", g.name+".check")
		got := mustCheck(t, g.program, g.document, Options{}).Text()
		if *update {
			if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if want := readFile(t, golden); got != want {
			t.Errorf("%s: report differs from %s:\n%s", g.name, golden, got)
		}
	}
}

// A document checked as terms gives the report of its text.
func TestCheckFacts(t *testing.T) {
	for _, g := range goodDocuments(t) {
		p, err := LoadProgram([]Source{{Name: "program.pl", Text: g.program}})
		if err != nil {
			t.Fatal(err)
		}
		h := term.NewHeap(0)
		r := syntax.NewReader(h, g.document, "proof", p.ops, p.flags)
		facts := func(yield func(Fact) bool) {
			for {
				fact, err := r.Read()
				if err != nil || !yield(Fact{Heap: h, Word: fact.Word}) {
					return
				}
			}
		}
		report, err := CheckFacts(context.Background(), p, facts, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got, want := report.Text(), mustCheck(t, g.program, g.document, Options{}).Text(); got != want {
			t.Errorf("%s: as terms\n%s\nas text\n%s", g.name, got, want)
		}
	}
}

func TestStrictAndJSON(t *testing.T) {
	g := goodDocuments(t)["negation"]
	r := mustCheck(t, g.program, g.document, Options{Strict: true})
	if r.Failed(5) != 3 || r.Verdict() != "failed" {
		t.Errorf("strict: %d failures of C5, verdict %s; want one for each of 3 boundaries", r.Failed(5), r.Verdict())
	}
	text, err := r.JSON()
	if err != nil {
		t.Fatal(err)
	}
	var object struct {
		Valid      bool
		Verdict    string
		Steps      int
		Trusted    []struct{ Kind, Reason, Conclusion string }
		Failures   []struct{ Condition, Conclusion string }
		Conditions []struct {
			ID      string
			Covered int
		}
	}
	if err := json.Unmarshal(text, &object); err != nil {
		t.Fatal(err)
	}
	if object.Valid || object.Steps != 6 || len(object.Trusted) != 3 || object.Trusted[0].Conclusion != `\+ husband(fred)` ||
		len(object.Failures) != 3 || object.Failures[0].Condition != "C5" || len(object.Conditions) != 7 || object.Conditions[6].Covered != 8 {
		t.Errorf("JSON: %s", text)
	}
}
