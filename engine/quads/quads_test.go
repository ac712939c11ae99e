package quads_test

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/library"
	"github.com/eyeprove/eyeprove/engine/quads"
)

// run runs the quads of a file.
func run(t *testing.T, file string, o quads.Options) *quads.Report {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	report, err := quads.Parse(file, string(text)).Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	return report
}

// complain reports the failures of a file.
func complain(t *testing.T, r *quads.Report) {
	t.Helper()
	for _, f := range r.Faults {
		t.Error(f)
	}
	for _, q := range r.Results {
		if !q.Passed {
			t.Errorf("%s:%d: ?- %s.\n  expected: %s\n  actual:   %s", r.Name, q.Line, q.Query, q.Expected, q.Actual)
		}
	}
}

// The language tests. Their descriptions also say whether an alternative is left.
func TestLanguage(t *testing.T) {
	entries, err := os.ReadDir("testdata")
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		if !strings.HasSuffix(e.Name(), ".pl") {
			t.Errorf("testdata/%s is no file of quads: no test reads it", e.Name())
			continue
		}
		t.Run(strings.TrimSuffix(e.Name(), ".pl"), func(t *testing.T) {
			r := run(t, filepath.Join("testdata", e.Name()), quads.Options{Determinism: true})
			if *rewrite {
				write(t, filepath.Join("testdata", e.Name()), r)
				return
			}
			complain(t, r)
			if len(r.Results) == 0 {
				t.Error("no quad")
			}
			total += len(r.Results)
		})
	}
	t.Logf("%d quads", total)
}

// The clauses of the library that say what Go predicates mean answer the quads of
// these files as the Go code does. They are loaded as a program, whose own
// definitions go before the built-ins.
func TestMeaning(t *testing.T) {
	var meaning []engine.Source
	for _, f := range library.Files() {
		if f.Meaning {
			meaning = append(meaning, engine.Source{Name: f.Name, Text: f.Text})
		}
	}
	for _, name := range []string{"arithmetic", "comparison", "structure", "atomtext", "textlibrary", "sorting", "dates", "typetest"} {
		t.Run(name, func(t *testing.T) {
			complain(t, run(t, filepath.Join("testdata", name+".pl"), quads.Options{Before: meaning}))
		})
	}
}

var rewrite = flag.Bool("rewrite", false, "write what fails in testdata as it is")

// write replaces the descriptions of the quads that failed by what they do.
func write(t *testing.T, file string, r *quads.Report) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(text), "\n")
	var out strings.Builder
	parsed := quads.Parse(file, string(text))
	at := 0
	for i, q := range parsed.Quads {
		result := r.Results[i]
		if result.Passed || strings.HasPrefix(result.Actual, "line ") {
			continue
		}
		begin := q.Line - 1 + strings.Count(strings.TrimRight(q.Query, " \n"), "\n") + 1
		out.WriteString(strings.Join(lines[at:begin], ""))
		for at = begin; at < len(lines); at++ {
			l := lines[at]
			if !strings.HasPrefix(l, " ") && !strings.HasPrefix(l, ";") && !strings.HasPrefix(l, "% outputs:") {
				break
			}
		}
		answers, outputs, writes := strings.Cut(result.Actual, " % outputs: ")
		answers = strings.TrimSuffix(answers, " (no answer is described)")
		outputs = strings.TrimSuffix(outputs, " (no answer is described)")
		out.WriteString("   " + strings.ReplaceAll(answers, " ; ", "\n;  ") + "\n")
		if writes {
			out.WriteString("% outputs: " + outputs + "\n")
		}
	}
	out.WriteString(strings.Join(lines[at:], ""))
	if err := os.WriteFile(file, []byte(out.String()), 0o666); err != nil {
		t.Fatal(err)
	}
}
