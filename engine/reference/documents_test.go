package reference_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/reference"
	"github.com/eyeprove/eyeprove/proofs"
	"github.com/eyeprove/eyeprove/rules/knight"
	knightoracle "github.com/eyeprove/eyeprove/rules/knight/oracle"
	"github.com/eyeprove/eyeprove/rules/road"
	roadoracle "github.com/eyeprove/eyeprove/rules/road/oracle"
)

// patience is how many calls a program may make on ichiban, some seconds.
const patience = 80_000

// exception is a program that does not run on ichiban as on the machine.
type exception struct {
	program string
	reason  string
	ends    string // in the error that ends it there; "" when it answers otherwise
}

// exceptions are all of them. The test fails for a program that differs and is
// not listed, and for one that is listed and does not differ.
var exceptions = []exception{
	{"testdata/limits/long-list.pl", "ichiban recurses along lists", "10000 levels"},
	{"testdata/limits/deep-term.pl", "ichiban recurses into terms", "10000 levels"},
	{"testdata/limits/long-result.pl", "ichiban recurses along lists", "10000 levels"},
	{"testdata/limits/cyclic.pl", "ichiban's unification of cyclic terms never ends", "finite terms"},
	{"testdata/limits/cyclic-head.pl", "ichiban's unification of cyclic terms never ends", "finite terms"},
	{"testdata/limits/order.pl", "ichiban orders variables by the clauses they were passed to last", ""},
	{"testdata/limits/two-errors.pl", "the standard leaves open which of two errors is raised", ""},
	{"testdata/limits/clean-up.pl", "ichiban does not tell whether a goal can be asked for more", ""},
	{"examples/seating.pl", "ichiban has no attributed variables: nothing is woken there", ""},
	{"testdata/limits/slow.pl", "ichiban makes some ten thousand calls a second", "steps limit"},
}

// document runs a program and gives everything it says: answers, what it
// prints, errors, and, with prove set, the proof in both degrees of detail.
func document(t *testing.T, file string, prove bool, options ...engine.Option) string {
	t.Helper()
	var text, out strings.Builder
	e := engine.New(append(options, engine.WithOutput(&out), engine.Record(true), ruleLibraries())...)
	defer e.Close()
	if err := e.LoadFile(file); err != nil {
		text.WriteString("load: " + err.Error() + "\n")
	}
	var documents []*proofs.Document
	if prove {
		documents = append(documents, proofs.NewDocument(e.Program(), proofs.Options{}), proofs.NewDocument(e.Program(), proofs.Options{Expanded: true}))
	}
	claims := e.NewClaims()
	for _, g := range e.Goals() {
		solutions := 0
		for a, err := range e.Solve(context.Background(), g) {
			if err != nil {
				text.WriteString("error: " + err.Error() + "\n")
				break
			}
			if solutions++; solutions > maxSolutions {
				break
			}
			if !claims.Take(a) {
				continue
			}
			text.WriteString(a.Text() + ".\n")
			for _, d := range documents {
				if err := d.Explain(proofs.Capture(g.Image(), e.Machine(), a.Run())); err != nil {
					t.Errorf("%s: %s is not explained: %v", file, a.Text(), err)
				}
			}
		}
	}
	for _, d := range documents {
		if err := d.Write(&text); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
	e.Flush()
	return text.String() + renamed(out.String())
}

// ruleLibraries are those that examples load.
func ruleLibraries() engine.Option {
	return engine.WithRuleLibraries(
		engine.RuleLibrary{Name: "knight", Text: knight.Library(), Oracles: knightoracle.Searches(), Accelerated: knightoracle.Accelerated()},
		engine.RuleLibrary{Name: "road", Text: road.Library(), Oracles: roadoracle.Searches(), Accelerated: roadoracle.Accelerated()},
	)
}

func onIchiban() engine.Option {
	return engine.WithSearcher(func(m *machine.Machine, _ engine.Limits) engine.Searcher {
		return reference.New(m, machine.Limits{Steps: patience})
	})
}

// TestDocuments compares answers and documents of the examples, and of the
// programs of this package, on both engines, byte for byte.
func TestDocuments(t *testing.T) {
	listed := map[string]*exception{}
	for i := range exceptions {
		listed[exceptions[i].program] = &exceptions[i]
	}
	examples, _ := filepath.Glob("../../examples/*.pl")
	programs, _ := filepath.Glob("testdata/*.pl")
	limits, _ := filepath.Glob("testdata/limits/*.pl")
	if len(examples) == 0 {
		t.Fatal("there are no examples")
	}
	seen := map[string]bool{}
	for _, f := range append(append(examples, programs...), limits...) {
		name := filepath.ToSlash(strings.TrimPrefix(f, "../../"))
		seen[name] = true
		t.Run(name, func(t *testing.T) {
			known := listed[name]
			want, got := document(t, f, known == nil), document(t, f, known == nil, onIchiban())
			switch {
			case known == nil && want != got:
				t.Errorf("differs, and is no listed exception:\n%s", difference(strings.Split(want, "\n"), strings.Split(got, "\n")))
			case known != nil && want == got:
				t.Errorf("is listed (%s) and does not differ", known.reason)
			case known != nil && !strings.Contains(got, known.ends):
				t.Errorf("is to end in %q, and gives\n%s", known.ends, got)
			}
		})
	}
	for name := range listed {
		if !seen[name] {
			t.Errorf("there is no program %s", name)
		}
	}
}
